import { nameFigure, type NameFigure } from '@crease/core/draft/draft-name.words.js';
import { heldInSeason } from '@crease/core/leagues/drafts/draft.table.js';
import { Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { FARM_KEYS, rookieLimits, type FarmSettings } from '@crease/core/leagues/farm.rules.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Dollars } from '@crease/core/money.js';
import type { Place } from '@crease/core/position.js';
import { isRookie } from '@crease/core/players/rookie.rules.js';
import type { Season } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { FarmFacts, HeldPlayer, Newcomer, RosterRules, TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db, Tables } from '../platform/database/database.js';
import { anyOf, clockNow, textArray } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { statusIn } from '../players/player-status.queries.js';
import { contractIn } from '../players/player-cost.queries.js';
import { spaceGivenIn } from './caps/traded-space.tables.js';
import { deadIn, retainedBy, retainedByOthers, retainedPart } from './charges.queries.js';
import { farmFacts } from './farm.queries.js';
import { irDue } from './ir-return.queries.js';
import { refusal } from './teams.refusals.js';
import { draftsToWaitFor } from '../leagues/league-lock.tables.js';
import { namesIn } from '../platform/database/rows.js';

const l = namesIn('league as l');
const c = namesIn('setting_change as c');

export interface PlayingLeague {
  readonly id: string;
  readonly name: string;
  readonly type: LeagueType;
  readonly phase: LeaguePhase;
  readonly season: Season;
  readonly timeZone: string;
  /** Plays on the sample's players and games. */
  readonly sample: boolean;
  /** The last day of the regular season; null when the season has not begun. */
  readonly endsOn: string | null;
  readonly settings: LeagueSettings;
  readonly rules: RosterRules;
  /** The salary cap decided for the next season; null when none was. */
  readonly comingCap: Dollars | null;
}

/** For query parts about player `p`, whose relevant contract is joined as `hit`. */
const player = expressionBuilder<
  Tables & { p: Tables['player']; hit: { cap_hit: number | null; season: string | null } },
  'p' | 'hit'
>();

/** Player `p`'s facts for the rules, in a season. A commissioner's status counts while it lasts. */
function factsOf(
  db: Db,
  leagueId: string,
  {
    team,
    place,
    season,
    irReturn,
  }: {
    team: Expression<string>;
    place: Expression<Place>;
    season: Expression<string>;
    irReturn: Expression<{ due: string; over: boolean } | null>;
  },
) {
  const { ref, fn, selectFrom } = player;
  return jsonBuildObject({
    id: ref('p.id'),
    name: ref('p.full_name'),
    position: ref('p.position'),
    detail: ref('p.position_detail'),
    place,
    irReturn,
    capHit: fn.coalesce('hit.cap_hit', minimumSalary),
    estimated: player('hit.season', 'is distinct from', season).$castTo<boolean>(),
    retainedByOthers: retainedByOthers(db, leagueId, { player: ref('p.id'), team, season }),
    status: statusIn(sql.val(leagueId)),
    birthDate: ref('p.birth_date'),
    draftedOrSigned: ref('p.drafted_or_signed'),
    override: selectFrom('rookie_override as o')
      .select('o.rookie')
      .where('o.league_id', '=', leagueId)
      .whereRef('o.player_id', '=', 'p.id')
      .$asScalar()
      .$castTo<boolean | null>(),
    lines: selectFrom('player_season as s')
      .select((line) =>
        line.fn
          .jsonAgg(jsonBuildObject({ season: line.ref('s.season'), gp: line.fn.coalesce('s.gp', sql.lit(0)) }))
          .as('lines'),
      )
      .whereRef('s.player_id', '=', 'p.id')
      .where('s.playoffs', '=', false)
      .where('s.season', '<=', season)
      .$asScalar()
      .$castTo<{ season: string; gp: number }[] | null>(),
  });
}
type PlayerFacts = ReturnType<typeof factsOf> extends Expression<infer Facts> ? Facts : never;

const irReturnFacts = sql<{ due: string; over: boolean } | null>`(
  select json_build_object('due', x.due, 'over', x.due <= ${clockNow}) from (select ${irDue} as due) x where x.due is not null)`;

const heldBy = (db: Db, leagueId: string, team: Expression<string>, season: Expression<string>) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('p.id'), season),
      (on) => on.onTrue(),
    )
    .select(({ ref, fn }) =>
      fn
        .jsonAgg(
          factsOf(db, leagueId, { team: ref('r.team_id'), place: ref('r.place'), season, irReturn: irReturnFacts }),
        )
        .orderBy('p.id')
        .as('players'),
    )
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', team)
    .as('held');

/** A league's settings for its rookie bank; null when it has set none. */
const farmSettings = (leagueId: string) =>
  sql<FarmSettings | null>`(select jsonb_object_agg(s.key, s.value) from ${l.table}, jsonb_each(${l.settings}) s
    where ${l.id} = ${leagueId} and s.key = ${anyOf(FARM_KEYS)})`;

const booksIn = (db: Db, leagueId: string, teamIds: readonly string[], seasons: readonly Season[]) =>
  db
    .selectFrom('team as t')
    .crossJoin(sql<{ season: string }>`unnest(${textArray(seasons)})`.as<'y'>(sql`y (season)`))
    .leftJoinLateral(
      ({ ref }) => heldBy(db, leagueId, ref('t.id'), ref('y.season')),
      (on) => on.onTrue(),
    )
    .leftJoinLateral(
      ({ ref }) => retainedBy(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, ref('y.season')),
      (on) => on.onTrue(),
    )
    .select(['y.season', 't.id', 't.name', 'held.players', 'kept.amount', 'kept.contracts'])
    .select(({ ref }) => deadIn(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, ref('y.season')).as('dead'))
    .select(({ ref }) =>
      spaceGivenIn(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, ref('y.season')).as('space_given'),
    )
    .select(farmSettings(leagueId).as('farm'))
    .where('t.league_id', '=', leagueId)
    .where('t.id', '=', anyOf(teamIds));
type BooksRow = InferResult<ReturnType<typeof booksIn>>[number];

/** Reads teams as every move, trade and sheet is judged: players, costs and limits. */
@Injectable()
export class BooksQueries {
  async league(db: Db, leagueId: string): Promise<PlayingLeague> {
    const row = await db
      .selectFrom('league as l')
      .select(['l.id', 'l.name', 'l.type', 'l.phase', 'l.current_season as season', 'l.time_zone as timeZone'])
      .select(['l.settings', 'l.is_sample as sample'])
      .select(({ selectFrom }) =>
        selectFrom('league_season as y')
          .select('y.ends_on')
          .whereRef('y.league_id', '=', 'l.id')
          .whereRef('y.season', '=', 'l.current_season')
          .as('endsOn'),
      )
      .select(({ selectFrom }) =>
        selectFrom('setting_change as c')
          .select(sql<Dollars>`(${c.after} #>> '{}')::bigint`.as('cap'))
          .whereRef('c.league_id', '=', 'l.id')
          .where('c.key', '=', 'salary_cap')
          .where('c.state', '=', 'coming')
          .where('c.effect', '=', 'next-season')
          .as('comingCap'),
      )
      .where('l.id', '=', leagueId)
      .executeTakeFirst();
    if (!row) throw notFound('league');
    return { ...row, rules: rosterRules(row.settings, row.phase) };
  }

  /**
   * Locks teams until the transaction ends, by id and before anything else is written, so that transactions cannot
   * deadlock. Refuses teams of other leagues.
   */
  async lock(db: Db, leagueId: string, teamIds: readonly string[]): Promise<void> {
    const wanted = new Set(teamIds);
    const found = await db
      .selectFrom('team')
      .select('id')
      .where('league_id', '=', leagueId)
      .where('id', '=', anyOf([...wanted]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    if (found.length < wanted.size) throw notFound('team');
  }

  /**
   * The books of teams in a season (default: the league's present one), in the order of `teamIds`. Lock the teams
   * first. A later season has its contracts, and the retentions that last until then.
   */
  async books(db: Db, leagueId: string, teamIds: readonly string[], season?: Season): Promise<TeamBooks[]> {
    const when = season ?? (await seasonOf(db, leagueId));
    const years = await this.years(db, leagueId, teamIds, [when]);
    return years.map(([books]) => {
      if (!books) throw new Error('a season that is asked for has books');
      return books;
    });
  }

  /** Books by team and then by season, in the given orders, with one statement. */
  async years(
    db: Db,
    leagueId: string,
    teamIds: readonly string[],
    seasons: readonly Season[],
  ): Promise<TeamBooks[][]> {
    const rows = await booksIn(db, leagueId, teamIds, seasons).execute();
    const farm = await farmFacts(
      db,
      leagueId,
      rows[0]?.farm,
      rows.flatMap(({ players }) => (players ?? []).map(({ id }) => id)),
    );
    const found = new Map(rows.map((row) => [`${row.id} ${row.season}`, row]));
    return teamIds.map((id) =>
      seasons.map((season) => {
        const row = found.get(`${id} ${season}`);
        if (!row) throw notFound('team');
        return booksOf(row, season, farm);
      }),
    );
  }

  /** A player as they would be on a team's active roster, whichever team has them now. */
  async player(db: Db, leagueId: string, teamId: string, playerId: number, season?: Season): Promise<Newcomer> {
    const when = season ?? (await seasonOf(db, leagueId));
    const [player] = await this.newcomers(db, leagueId, teamId, [playerId], when);
    if (!player) throw notFound('player');
    return player;
  }

  /** The same for several players, sorted by id; unknown ids are left out. */
  async newcomers(
    db: Db,
    leagueId: string,
    teamId: string,
    playerIds: readonly number[],
    season: Season,
  ): Promise<Newcomer[]> {
    if (playerIds.length === 0) return [];
    const at = sql.val(season);
    const rows = await db
      .selectFrom('player as p')
      .leftJoinLateral(
        ({ ref }) => contractIn(db, leagueId, ref('p.id'), at),
        (on) => on.onTrue(),
      )
      .select(({ selectFrom }) => [
        factsOf(db, leagueId, {
          team: sql.val(teamId),
          place: sql.lit<Place>('active'),
          season: at,
          irReturn: sql<null>`null`,
        }).as('facts'),
        farmSettings(leagueId).as('farm'),
        selectFrom('retention as x')
          .select(({ fn }) => fn.sum<number | null>(retainedPart(at)).as('amount'))
          .where('x.league_id', '=', leagueId)
          .whereRef('x.player_id', '=', 'p.id')
          .where('x.team_id', '=', teamId)
          .where('x.ended_at', 'is', null)
          .where('x.through_season', '>=', season)
          .as('own'),
      ])
      .where('p.id', '=', anyOf(playerIds))
      .orderBy('p.id')
      .execute();
    const farm = await farmFacts(db, leagueId, rows[0]?.farm, playerIds);
    return rows.map(({ facts, own, farm: rules }) => ({
      ...heldPlayer(facts, season, rules, farm.get(facts.id)),
      retainedByTeam: own,
    }));
  }

  /**
   * Refuses while a draft of the league runs or is paused, because it relies on the teams' holdings. Locks the drafts,
   * so that a starting draft waits for this transaction, and this one for a pick in progress.
   */
  async refuseDuringDraft(db: Db, leagueId: string): Promise<void> {
    const held = await heldDraft(db, leagueId);
    if (held !== null) throw new RefusalError(refusal('draftRunning', { figures: { draft: held } }));
  }

  /**
   * A season's draft allows moves of held players while it runs and must then follow them: returns true. Locks the open
   * drafts, so that moves follow one after the other.
   */
  async lockDraftsForMoves(db: Db, leagueId: string): Promise<boolean> {
    const drafts = await db
      .selectFrom('draft')
      .select(['name', 'built', 'status', 'type'])
      .where('league_id', '=', leagueId)
      .where('kind', '<>', 'mock')
      .where('status', '<>', 'ended')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const held = drafts.find(({ status }) => status !== 'lobby');
    if (held !== undefined && !heldInSeason(held.type))
      throw new RefusalError(refusal('draftRunning', { figures: { draft: nameFigure(held) } }));
    return held !== undefined;
  }
}

/** The name of a running or paused draft of the league, or null. No draft begins until this transaction ends. */
export async function heldDraft(db: Db, leagueId: string): Promise<NameFigure | null> {
  const drafts = await draftsToWaitFor(db, leagueId).where('status', '<>', 'ended').execute();
  const held = drafts.find(({ status }) => status === 'running' || status === 'paused');
  return held === undefined ? null : nameFigure(held);
}

async function seasonOf(db: Db, leagueId: string): Promise<Season> {
  const league = await db.selectFrom('league').select('current_season').where('id', '=', leagueId).executeTakeFirst();
  if (!league) throw notFound('league');
  return league.current_season;
}

function booksOf(row: BooksRow, season: Season, farm: ReadonlyMap<number, FarmFacts>): TeamBooks {
  return {
    teamId: row.id,
    name: row.name,
    players: (row.players ?? []).map((facts) => heldPlayer(facts, season, row.farm, farm.get(facts.id))),
    retained: row.amount ?? 0,
    retainedContracts: row.contracts ?? 0,
    ...(row.dead === null ? {} : { dead: row.dead }),
    ...(row.space_given === null ? {} : { spaceGiven: row.space_given }),
  };
}

function heldPlayer(
  facts: PlayerFacts,
  season: Season,
  settings: FarmSettings | null,
  farm: FarmFacts | undefined,
): HeldPlayer {
  const { id, name, position, detail, capHit, estimated, retainedByOthers: retained, place, status } = facts;
  const rookie =
    facts.override ??
    isRookie(
      {
        position,
        birth_date: facts.birthDate,
        drafted_or_signed: facts.draftedOrSigned,
        seasons: facts.lines ?? [],
      },
      season,
      rookieLimits(settings ?? {}),
    );
  return {
    id,
    name,
    position,
    detail,
    capHit,
    ...(estimated ? { estimated } : {}),
    retainedByOthers: retained,
    place,
    status,
    rookie,
    ...(farm === undefined ? {} : { farm }),
    ...(facts.irReturn === null
      ? {}
      : { irReturn: { dueAt: new Date(facts.irReturn.due).toISOString(), over: facts.irReturn.over } }),
  };
}
