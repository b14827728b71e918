import { Injectable } from '@nestjs/common';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Dollars } from '@crease/core/money.js';
import type { Position, Place } from '@crease/core/position.js';
import { isRookie } from '@crease/core/players/rookie.rules.js';
import type { Season } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { HeldPlayer, Newcomer, RosterRules, TeamBooks } from '@crease/core/teams/team.model.js';
import { pgArray, type Transaction } from '../platform/database/database.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';

type Sql = Transaction['sql'];

/** A league as the moves of its teams need it. */
export interface PlayingLeague {
  readonly id: string;
  readonly name: string;
  readonly type: LeagueType;
  readonly phase: LeaguePhase;
  readonly season: Season;
  readonly timeZone: string;
  readonly settings: LeagueSettings;
  /** The limits of this moment. */
  readonly rules: RosterRules;
  /** The cap that waits for the next season; null where the present one stays. */
  readonly comingCap: Dollars | null;
}

interface PlayerFacts {
  id: number;
  name: string;
  position: Position;
  capHit: number;
  estimated: boolean;
  retainedByOthers: number;
  place: Place;
  status: string;
  birthDate: string | null;
  draftedOrSigned: boolean;
  override: boolean | null;
  lines: { season: string; gp: number }[] | null;
}

interface BooksRow {
  season: Season;
  team_id: string;
  name: string;
  players: PlayerFacts[];
  retained: number;
  contracts: number;
}

/**
 * What the rules need of player `p` in league $1 and season y.season, for json_build_object. The cap hit is the season's, else the last one
 * known before it, else the minimum salary; both of the latter are estimated. A commissioner's word on the health counts while it lasts.
 */
const FACTS = `
  'id', p.id, 'name', p.full_name, 'position', p.position,
  'capHit', coalesce(hit.cap_hit, (select (value #>> '{}')::int from system_config where key = 'minimum_salary')),
  'estimated', hit.season is distinct from y.season,
  'status', coalesce((select o.status from status_override o where o.league_id = $1 and o.player_id = p.id and o.ended_at is null and o.ends_at > now()), p.status),
  'birthDate', to_char(p.birth_date, 'YYYY-MM-DD'), 'draftedOrSigned', p.drafted_or_signed,
  'override', (select o.rookie from rookie_override o where o.league_id = $1 and o.player_id = p.id),
  'lines', (select json_agg(json_build_object('season', s.season, 'gp', coalesce(s.gp, 0))) from player_season s where s.player_id = p.id and not s.playoffs and s.season < y.season)`;

const HIT = `left join lateral (select c.cap_hit, c.season from contract c where c.player_id = p.id and c.season <= y.season order by c.season desc limit 1) hit on true`;

const retainedByOthers = (team: string): string =>
  `(select coalesce(sum(retained_part(x.player_id, x.percent, y.season)), 0) from retention x where x.league_id = $1 and x.player_id = p.id and x.team_id is distinct from ${team} and x.ended_at is null and x.through_season >= y.season)`;

const BOOKS = `
  select y.season, t.id as team_id, t.name, coalesce(held.players, '[]') as players, coalesce(kept.amount, 0)::bigint as retained, coalesce(kept.contracts, 0)::int as contracts
  from team t
  cross join unnest($2::text[]) as y(season)
  left join lateral (
    select json_agg(json_build_object('place', r.place, 'retainedByOthers', ${retainedByOthers('r.team_id')}, ${FACTS}) order by p.id) as players
    from roster_entry r join player p on p.id = r.player_id ${HIT} where r.team_id = t.id
  ) held on true
  left join lateral (
    select sum(retained_part(k.player_id, k.percent, y.season)) as amount, count(distinct k.player_id) as contracts from retention k where k.team_id = t.id and k.ended_at is null and k.through_season >= y.season
  ) kept on true
  where t.league_id = $1 and t.id = any($3::text[])
  order by t.id, y.season`;

const ONE = `
  select json_build_object('place', 'active', 'retainedByOthers', ${retainedByOthers('$4')}, ${FACTS}) as player,
    (select sum(retained_part(o.player_id, o.percent, y.season))::bigint from retention o where o.league_id = $1 and o.player_id = p.id and o.team_id = $4 and o.ended_at is null and o.through_season >= y.season) as own
  from player p cross join (select $2::text as season) y ${HIT} where p.id = $3`;

/** What every move, trade and sheet is judged by. Everything here reads inside the caller's transaction. */
@Injectable()
export class BooksQueries {
  /** The league with the limits of its phase. */
  async league(sql: Sql, leagueId: string): Promise<PlayingLeague> {
    const [row] = await sql<Omit<PlayingLeague, 'rules'>>(
      `select id, name, type, phase, current_season as season, time_zone as "timeZone", settings,
         (select (c.after #>> '{}')::bigint from setting_change c where c.league_id = league.id and c.key = 'salary_cap' and c.state = 'coming' and c.effect = 'next-season') as "comingCap"
       from league where id = $1`,
      [leagueId],
    );
    if (!row) throw notFound('This league');
    return { ...row, rules: rosterRules(row.settings, row.phase) };
  }

  /**
   * Locks teams in the order of their ids, so that two who need the same ones never wait for each other, and whoever decides on a
   * team's books decides on the last ones. Lock before anything else is written: what a draft writes beside (it takes no lock on teams)
   * and the league's log come after. Refuses a team that is not of this league.
   */
  async lock(sql: Sql, leagueId: string, teamIds: readonly string[]): Promise<void> {
    const wanted = new Set(teamIds);
    const found = await sql(
      'select id from team where league_id = $1 and id = any($2::text[]) order by id for no key update',
      [leagueId, pgArray([...wanted])],
    );
    if (found.length < wanted.size) throw notFound('This team');
  }

  /**
   * The books of teams of a league in a season (the league's present one when left out), in the order asked for. To decide on them, lock
   * the teams first. Charges of a later season are those of its contracts and of the retentions that last so long.
   */
  async books(sql: Sql, leagueId: string, teamIds: readonly string[], season?: Season): Promise<TeamBooks[]> {
    const when = season ?? (await seasonOf(sql, leagueId));
    const years = await this.years(sql, leagueId, teamIds, [when]);
    return years.map(([books]) => {
      if (!books) throw new Error('a season that is asked for has books');
      return books;
    });
  }

  /** The books of teams in several seasons, by team and then by season as asked for: one statement, which feeds everything that shows a season to come. */
  async years(
    sql: Sql,
    leagueId: string,
    teamIds: readonly string[],
    seasons: readonly Season[],
  ): Promise<TeamBooks[][]> {
    const rows = await sql<BooksRow>(BOOKS, [leagueId, pgArray(seasons), pgArray(teamIds)]);
    const found = new Map(rows.map((row) => [`${row.team_id} ${row.season}`, row]));
    return teamIds.map((id) =>
      seasons.map((season) => {
        const row = found.get(`${id} ${season}`);
        if (!row) throw notFound('This team');
        return booksOf(row, season);
      }),
    );
  }

  /** A player as he would stand on a team's active roster, whoever has him now. */
  async player(sql: Sql, leagueId: string, teamId: string, playerId: number, season?: Season): Promise<Newcomer> {
    const when = season ?? (await seasonOf(sql, leagueId));
    const [row] = await sql<{ player: PlayerFacts; own: number | null }>(ONE, [leagueId, when, playerId, teamId]);
    if (!row) throw notFound('This player');
    return { ...heldPlayer(row.player, when), retainedByTeam: row.own };
  }

  /**
   * Refuses while a draft of the league runs or is paused: its legality was reckoned from the teams as they stood when it began. The
   * lock on the draft's row makes a draft that is about to begin wait for this transaction, and this one for a pick in the making.
   */
  async refuseDuringDraft(sql: Sql, leagueId: string): Promise<void> {
    const drafts = await sql<{ name: string; status: string }>(
      `select name, status from draft where league_id = $1 and kind <> 'mock' and status <> 'ended' order by id for share`,
      [leagueId],
    );
    const held = drafts.find(({ status }) => status === 'running' || status === 'paused');
    if (held)
      throw new RefusalError({
        name: 'draftRunning',
        message: `${held.name} is being held, so rosters stand still.`,
        fix: 'Wait until the draft has ended.',
      });
  }
}

async function seasonOf(sql: Sql, leagueId: string): Promise<Season> {
  const [row] = await sql<{ season: string }>('select current_season as season from league where id = $1', [leagueId]);
  if (!row) throw notFound('This league');
  return row.season;
}

function booksOf(row: BooksRow, season: Season): TeamBooks {
  return {
    teamId: row.team_id,
    name: row.name,
    players: row.players.map((facts) => heldPlayer(facts, season)),
    retained: row.retained,
    retainedContracts: row.contracts,
  };
}

function heldPlayer(facts: PlayerFacts, season: Season): HeldPlayer {
  const { id, name, position, capHit, estimated, retainedByOthers: retained, place, status } = facts;
  const rookie =
    facts.override ??
    isRookie(
      { birth_date: facts.birthDate, drafted_or_signed: facts.draftedOrSigned, seasons: facts.lines ?? [] },
      season,
    );
  return {
    id,
    name,
    position,
    capHit,
    ...(estimated ? { estimated } : {}),
    retainedByOthers: retained,
    place,
    status,
    rookie,
  };
}
