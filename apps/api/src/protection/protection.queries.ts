import { Injectable } from '@nestjs/common';
import type {
  PublishedSheet,
  PublishedSheetsAnswer,
  SavedSheetView,
  SavedSheetsAnswer,
  SheetAnswer,
} from '@crease/core/protection/protection.schema.js';
import type { SinceLocked } from '@crease/core/protection/deadline.rules.js';
import {
  presentSheet,
  sheetFaults,
  sheetMinimums,
  sheetRules,
  sheetTotals,
  type Sheet,
} from '@crease/core/protection/sheet.rules.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { charge } from '@crease/core/teams/cap.rules.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { forbidden, RefusalError } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { playerPoints } from '../points/points.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';

type Sql = Transaction['sql'];

interface RoundRow {
  deadline: string | Date | null;
  locked_at: string | Date | null;
  over: boolean;
}

const iso = (at: string | Date | null | undefined): string | null => (at == null ? null : new Date(at).toISOString());

/** What has become of the present round since it was locked. */
export async function sinceLocked(
  sql: Sql,
  league: Pick<PlayingLeague, 'id' | 'season' | 'phase'>,
): Promise<SinceLocked> {
  const [row] = await sql<{ locked: boolean; draftsBegun: string[]; taken: string[] }>(
    `select r.locked_at is not null as locked,
       array(select d.name from draft d where d.league_id = $1 and d.kind <> 'mock' and d.begun_at > r.locked_at order by d.begun_at) as "draftsBegun",
       array(select p.full_name from jsonb_array_elements(r.lock_done -> 'released') as gone join roster_entry e on e.league_id = $1 and e.player_id = (gone ->> 'player_id')::int
             join player p on p.id = e.player_id order by p.full_name) as taken
     from protection_round r where r.league_id = $1 and r.season = $2`,
    [league.id, league.season],
  );
  return {
    protecting: league.phase === 'protection',
    locked: row?.locked ?? false,
    draftsBegun: row?.draftsBegun ?? [],
    taken: row?.taken ?? [],
  };
}

@Injectable()
export class ProtectionQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  /** The caller's own sheet with everything that it is judged by. */
  async own(member: Member): Promise<SheetAnswer> {
    const teamId = member.teamId;
    if (teamId === null) throw forbidden('You have no team in this league.', 'Published sheets are open to everybody.');
    return this.database.write(async ({ sql }) => {
      const league = await this.books.league(sql.db, member.leagueId);
      const rules = sheetRules(league.settings);
      if (!rules) throw new RefusalError(refusal('noSheets'));
      const [team] = await this.books.books(sql.db, league.id, [teamId]);
      if (!team) throw new Error('a member’s team has books');
      const [row] = await sql<{ core: number[]; bench: number[]; automatic: boolean }>(
        'select core, bench, automatic from protection_sheet where team_id = $1 and season = $2',
        [teamId, league.season],
      );
      const [round] = await sql<RoundRow>(
        'select deadline, locked_at, coalesce(deadline <= clock_timestamp(), false) as over from protection_round where league_id = $1 and season = $2',
        [league.id, league.season],
      );
      const { points, from } = await playerPoints(
        sql.db,
        league.id,
        seasonPlus(league.season, -1),
        team.players.map(({ id }) => id),
      );
      const ends = await this.contractEnds(sql, teamId);
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
          limit: rules.limit,
          bench_limit: rules.benchLimit,
          bench_size: rules.benchSize,
          minimums: sheetMinimums(team, rules),
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

  private async contractEnds(
    sql: Sql,
    teamId: string,
  ): Promise<Map<number, { contract_expiry: number | null; expiry_status: string | null }>> {
    const rows = await sql<{ id: number; contract_expiry: number | null; expiry_status: string | null }>(
      'select p.id, p.contract_expiry, p.expiry_status from roster_entry r join player p on p.id = r.player_id where r.team_id = $1',
      [teamId],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Which teams have saved a sheet and when, for commissioners, while sheets are open. What is on them nobody sees before the deadline. */
  async saved(member: Member): Promise<SavedSheetsAnswer> {
    requireCommissioner(member, 'see which teams have saved a sheet');
    const rows = await this.database.query<
      Omit<SavedSheetView, 'saved_at'> & { season: string; saved_at: Date | null; open: boolean }
    >(
      `select l.current_season as season, t.id as team_id, t.name as team_name, s.updated_at as saved_at,
         exists (select from membership m where m.team_id = t.id) as has_manager, l.phase = 'protection' and r.season is not null and r.locked_at is null as open
       from league l join team t on t.league_id = l.id
       left join protection_round r on r.league_id = l.id and r.season = l.current_season
       left join protection_sheet s on s.team_id = t.id and s.season = l.current_season
       where l.id = $1 order by lower(t.name), t.number`,
      [member.leagueId],
    );
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

  /** Everybody's sheets of a season, once they are locked; before that nobody's. */
  async published(leagueId: string, asked: Season | undefined): Promise<PublishedSheetsAnswer> {
    const [round] = await this.database.query<RoundRow & { season: string }>(
      `select l.season, r.deadline, r.locked_at from (select coalesce($2, current_season) as season from league where id = $1) l
       left join protection_round r on r.league_id = $1 and r.season = l.season`,
      [leagueId, asked ?? null],
    );
    const season = round?.season ?? asked ?? '';
    if (round?.locked_at == null)
      return { season, deadline: iso(round?.deadline), locked_at: null, points_from: 'games', sheets: [] };
    const listed = (list: string) =>
      `(select coalesce(json_agg(json_build_object('player_id', p.id, 'name', p.full_name, 'position', p.position, 'contract_expiry', p.contract_expiry, 'expiry_status', p.expiry_status,
           'cap_hit', coalesce(hit.cap_hit, (select (value #>> '{}')::int from system_config where key = 'minimum_salary')), 'estimated', hit.season is distinct from s.season)
         order by array_position(array['F', 'D', 'G'], p.position::text), p.full_name), '[]')
        from player p left join lateral (select c.cap_hit, c.season from contract c where c.player_id = p.id and c.season <= s.season order by c.season desc limit 1) hit on true where p.id = any(s.${list}))`;
    type Unrated = Omit<PublishedSheet, 'core' | 'bench'> &
      Record<'core' | 'bench', Omit<PublishedSheet['core'][number], 'last_points'>[]>;
    const sheets = await this.database.query<Unrated>(
      `select s.team_id, t.name as team_name, s.automatic, s.reason, ${listed('core')} as core, ${listed('bench')} as bench
       from protection_sheet s join team t on t.id = s.team_id where s.league_id = $1 and s.season = $2 and s.locked_at is not null order by lower(t.name), t.number`,
      [leagueId, season],
    );
    const { sql } = this.database;
    const { points, from } = await playerPoints(
      sql.db,
      leagueId,
      seasonPlus(season, -1),
      sheets.flatMap(({ core, bench }) => [...core, ...bench].map(({ player_id }) => player_id)),
    );
    const rated = (list: Unrated['core']) =>
      list.map((player) => ({ ...player, last_points: points.get(player.player_id) ?? 0 }));
    return {
      season,
      deadline: iso(round.deadline),
      locked_at: iso(round.locked_at),
      points_from: from,
      sheets: sheets.map((sheet) => ({ ...sheet, core: rated(sheet.core), bench: rated(sheet.bench) })),
    };
  }
}
