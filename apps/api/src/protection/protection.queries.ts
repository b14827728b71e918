import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  PublishedSheetsAnswer,
  SavedSheetsAnswer,
  SheetAnswer,
} from '@crease/core/protection/protection.schema.js';
import type { SinceLocked } from '@crease/core/protection/deadline.rules.js';
import {
  presentSheet,
  seasonsKept,
  sheetFaults,
  sheetMinimums,
  sheetRules,
  sheetTotals,
  type SeasonsKept,
  type Sheet,
} from '@crease/core/protection/sheet.rules.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { charge } from '@crease/core/teams/cap.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { clockNow, isSo, listOf } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { playerPoints } from '../points/points.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { contractIn } from '../teams/charges.queries.js';
import { costsOf, rulesByTeam } from './keeper-picks.queries.js';

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** The changes since the present round was locked that decide whether it can be reopened. */
export async function sinceLocked(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'season' | 'phase'>,
): Promise<SinceLocked> {
  const row = await db
    .selectFrom('protection_round as r')
    .select(({ eb, ref, selectFrom }) => [
      eb('r.locked_at', 'is not', null).as('locked'),
      listOf(
        selectFrom('draft as d')
          .select('d.name')
          .where('d.league_id', '=', league.id)
          .where('d.kind', '<>', 'mock')
          .whereRef('d.begun_at', '>', 'r.locked_at')
          .orderBy('d.begun_at'),
      ).as('draftsBegun'),
      listOf(
        selectFrom('draft as d')
          .select('d.name')
          .where('d.league_id', '=', league.id)
          .where('d.season', '=', league.season)
          .where('d.kind', '<>', 'mock')
          .where('d.type', '=', 'general')
          .where('d.status', '=', 'lobby')
          .where(eb('r.kind', '=', 'round')),
      ).as('draftsWithKeepers'),
      listOf(
        selectFrom('roster_entry as e')
          .innerJoin('player as p', 'p.id', 'e.player_id')
          .select('p.full_name')
          .where('e.league_id', '=', league.id)
          .where(
            'e.player_id',
            '=',
            sql<number>`any(
              select (gone ->> 'player_id')::int from jsonb_array_elements(${ref('r.lock_done')} -> 'released') as gone)`,
          )
          .orderBy('p.full_name'),
      ).as('taken'),
    ])
    .where('r.league_id', '=', league.id)
    .where('r.season', '=', league.season)
    .executeTakeFirst();
  return {
    protecting: league.phase === 'protection',
    locked: row?.locked === true,
    draftsBegun: row?.draftsBegun ?? [],
    draftsWithKeepers: row?.draftsWithKeepers ?? [],
    taken: row?.taken ?? [],
  };
}

const onSheet = (list: 's.core' | 's.bench') => sql.ref<number[]>(list);

/** The players released from the sheet's team, from the round's stored `lock_done`. */
const releasedFrom = sql<number[]>`array(
  select (gone ->> 'player_id')::int from jsonb_array_elements(${sql.ref('r.lock_done')} -> 'released') as gone
  where gone ->> 'team_id' = ${sql.ref('s.team_id')})`;

/** The players on one list of a sheet, with their figures of its season. */
const listed = (db: Db, season: string, list: RawBuilder<number[]>) =>
  jsonArrayFrom(
    db
      .selectFrom('player as p')
      .leftJoinLateral(contractIn(db, sql.ref<number>('p.id'), sql<string>`${season}::text`), (on) => on.onTrue())
      .select(({ fn, eb }) => [
        'p.id as player_id',
        'p.full_name as name',
        'p.position',
        'p.contract_expiry',
        'p.expiry_status',
        fn.coalesce('hit.cap_hit', minimumSalary).as('cap_hit'),
        eb('hit.season', 'is distinct from', season).$castTo<boolean>().as('estimated'),
      ])
      .where('p.id', '=', sql<number>`any(${list})`)
      .orderBy(sql`array_position(array['F', 'D', 'G'], p.position::text)`)
      .orderBy('p.full_name'),
  );

@Injectable()
export class ProtectionQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  /** The caller's own sheet with all data that it is judged by. */
  async own(member: Member): Promise<SheetAnswer> {
    const teamId = member.teamId;
    if (teamId === null) throw new RefusalError(refusal('forbidden.read', { kind: 'forbidden' }));
    return this.database.read(async (db) => {
      const league = await this.books.league(db, member.leagueId);
      const before = await keptBefore(db, league);
      const ofAll = sheetRules(league.settings, before);
      if (!ofAll) throw new RefusalError(refusal('noSheets'));
      const [team] = await this.books.books(db, league.id, [teamId]);
      if (!team) throw new Error('a member’s team has books');
      const rules = (await rulesByTeam(db, league, ofAll, [team], before))(team);
      const row = await db
        .selectFrom('protection_sheet')
        .select(['core', 'bench', 'automatic'])
        .where('team_id', '=', teamId)
        .where('season', '=', league.season)
        .executeTakeFirst();
      const round = await db
        .selectFrom('protection_round')
        .select((eb) => ['deadline', 'locked_at', isSo(eb('deadline', '<=', clockNow)).as('over')])
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .executeTakeFirst();
      const { points, games, from } = await playerPoints(
        db,
        league.id,
        seasonPlus(league.season, -1),
        team.players.map(({ id }) => id),
      );
      const ends = await contractEnds(db, teamId);
      const locked = round?.locked_at != null;
      const saved: Sheet = row ?? { core: [], bench: [] };
      const sheet = locked ? saved : presentSheet(team, saved);
      const totals = sheetTotals(team, sheet);
      return {
        season: league.season,
        deadline: iso(round?.deadline),
        locked_at: iso(round?.locked_at),
        open: league.phase === 'protection' && round !== undefined && !locked && !round.over,
        empty: row === undefined,
        automatic: row?.automatic ?? false,
        core: [...sheet.core],
        bench: [...sheet.bench],
        players: team.players.map((player) => ({
          player_id: player.id,
          name: player.name,
          position: player.position,
          place: player.place,
          cap_hit: player.capHit,
          charge: charge(player),
          estimated: player.estimated === true,
          contract_expiry: ends.get(player.id)?.contract_expiry ?? null,
          expiry_status: ends.get(player.id)?.expiry_status ?? null,
          last_points: points.get(player.id) ?? 0,
          last_games: games.get(player.id) ?? 0,
          kept: before.get(player.id) ?? 0,
          round: rules.rounds?.asked.get(player.id) ?? null,
          on:
            player.place === 'rookie'
              ? 'safe'
              : sheet.core.includes(player.id)
                ? 'core'
                : sheet.bench.includes(player.id)
                  ? 'bench'
                  : null,
        })),
        rules: {
          kind: rules.kind,
          limit: rules.limit,
          bench_limit: rules.benchLimit,
          bench_size: rules.benchSize,
          minimums: sheetMinimums(team, rules),
          keepers: rules.most?.keepers ?? null,
          most: rules.most ? { F: rules.most.F, D: rules.most.D, G: rules.most.G } : null,
          years: rules.years?.most ?? null,
          rounds: rules.rounds ? { picks: [...rules.rounds.picks], otherwise: rules.rounds.otherwise } : null,
        },
        totals: {
          core: totals.core,
          bench: totals.bench,
          core_players: totals.corePlayers,
          bench_players: totals.benchPlayers,
          by_position: { ...totals.byPosition },
        },
        faults: locked ? [] : sheetFaults(team, sheet, rules),
        points_from: from,
      };
    });
  }

  /**
   * For commissioners while sheets are open: the teams that have saved a sheet, and when. The sheets themselves stay
   * hidden until the deadline.
   */
  async saved(member: Member): Promise<SavedSheetsAnswer> {
    requireCommissioner(member, refusal('forbidden.saved'));
    const rows = await this.database.db
      .selectFrom('league as l')
      .innerJoin('team as t', 't.league_id', 'l.id')
      .leftJoin('protection_round as r', (join) =>
        join.onRef('r.league_id', '=', 'l.id').onRef('r.season', '=', 'l.current_season'),
      )
      .leftJoin('protection_sheet as s', (join) =>
        join.onRef('s.team_id', '=', 't.id').onRef('s.season', '=', 'l.current_season'),
      )
      .select(({ eb, exists, selectFrom }) => [
        'l.current_season as season',
        't.id as team_id',
        't.name as team_name',
        's.updated_at as saved_at',
        exists(selectFrom('membership as m').select('m.user_id').whereRef('m.team_id', '=', 't.id'))
          .$castTo<boolean>()
          .as('has_manager'),
        eb
          .and([eb('l.phase', '=', 'protection'), eb('r.season', 'is not', null), eb('r.locked_at', 'is', null)])
          .$castTo<boolean>()
          .as('open'),
      ])
      .where('l.id', '=', member.leagueId)
      .orderBy(({ fn }) => fn('lower', ['t.name']))
      .orderBy('t.number')
      .execute();
    const teams = rows
      .filter(({ open }) => open)
      .map(({ team_id, team_name, has_manager, saved_at }) => ({
        team_id,
        team_name,
        has_manager,
        saved_at: iso(saved_at),
      }));
    return { season: rows[0]?.season ?? '', teams };
  }

  /** The sheets of all teams in a season; empty until they are locked. */
  async published(leagueId: string, asked: Season | undefined): Promise<PublishedSheetsAnswer> {
    const { db } = this.database;
    const chosen = asked === undefined ? sql.ref<string>('l.current_season') : sql<string>`${asked}::text`;
    const round = await db
      .selectFrom('league as l')
      .leftJoin('protection_round as r', (join) => join.onRef('r.league_id', '=', 'l.id').on('r.season', '=', chosen))
      .select([chosen.as('season'), 'r.deadline', 'r.locked_at', 'r.kind', 'r.brought'])
      .where('l.id', '=', leagueId)
      .executeTakeFirst();
    const season = round?.season ?? asked ?? '';
    const kind = round?.kind ?? 'dollars';
    const brought = round?.brought ?? false;
    if (round?.locked_at == null)
      return {
        season,
        deadline: iso(round?.deadline),
        locked_at: null,
        points_from: 'games',
        kind,
        brought,
        sheets: [],
      };
    const sheets = await db
      .selectFrom('protection_sheet as s')
      .innerJoin('team as t', 't.id', 's.team_id')
      .innerJoin('protection_round as r', (join) =>
        join.onRef('r.league_id', '=', 's.league_id').onRef('r.season', '=', 's.season'),
      )
      .select([
        's.team_id',
        't.name as team_name',
        's.automatic',
        's.reason',
        listed(db, season, onSheet('s.core')).as('core'),
        listed(db, season, onSheet('s.bench')).as('bench'),
        listed(db, season, releasedFrom).as('released'),
      ])
      .where('s.league_id', '=', leagueId)
      .where('s.season', '=', season)
      .where('s.locked_at', 'is not', null)
      .orderBy(({ fn }) => fn('lower', ['t.name']))
      .orderBy('t.number')
      .execute();
    const { points, games, from } = await playerPoints(
      db,
      leagueId,
      seasonPlus(season, -1),
      sheets.flatMap(({ core, bench, released }) => [...core, ...bench, ...released].map(({ player_id }) => player_id)),
    );
    const costs = kind === 'round' ? await costsOf(db, leagueId, season) : null;
    const rated = (list: (typeof sheets)[number]['core']) =>
      list.map((player) => ({
        ...player,
        last_points: points.get(player.player_id) ?? 0,
        last_games: games.get(player.player_id) ?? 0,
        cost: costs?.get(player.player_id)?.label ?? null,
      }));
    return {
      season,
      deadline: iso(round.deadline),
      locked_at: iso(round.locked_at),
      points_from: from,
      kind,
      brought,
      sheets: sheets.map((sheet) => ({
        ...sheet,
        core: rated(sheet.core),
        bench: rated(sheet.bench),
        released: rated(sheet.released),
      })),
    };
  }
}

/**
 * For each player the number of consecutive seasons kept before the present one. Queried only when the rules use it.
 */
export async function keptBefore(
  db: Db,
  { id, season, settings }: Pick<PlayingLeague, 'id' | 'season' | 'settings'>,
): Promise<SeasonsKept> {
  if ((settings.keeper_years ?? 0) === 0 && settings.keeper_kind !== 'round') return new Map();
  const sheets = await db
    .selectFrom('protection_sheet')
    .select(['season', 'core', 'bench'])
    .where('league_id', '=', id)
    .where('season', '<', season)
    .where('locked_at', 'is not', null)
    .execute();
  return seasonsKept(
    sheets.map(({ season: of, core, bench }) => ({ season: of, players: [...core, ...bench] })),
    season,
  );
}

async function contractEnds(db: Db, teamId: string) {
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['p.id', 'p.contract_expiry', 'p.expiry_status'])
    .where('r.team_id', '=', teamId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
