import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { FIRST_SAMPLE_ID } from '@crease/core/players/players.values.js';
import {
  pointsOf,
  SCORED_COLUMNS,
  scoringOf,
  sumOfPoints,
  type ScoredLine,
  type StoredScoring,
} from '@crease/core/players/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { rulesOfDay, type PastRules } from '@crease/core/seasons/scoring.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import { pgArray, type Transaction } from '../platform/database/database.js';

/*
 * The one source of points (docs/rules.md, Points). A player's and a team's points are sums of the same lines: the games of the season, each by the
 * weights that held at its day's noon. Where no game of a season is known, its season lines stand in, and whoever shows them says so.
 */

type Sql = Transaction['sql'];

/** The figures of games (`k`), added up. */
const SUMS = SCORED_COLUMNS.map((column) => `sum(k.${column})::int as ${column}`).join(', ');

export type PointsFrom = 'games' | 'season-lines';

/** Points of players in a regular season, whoever had them. Who is left out has none. */
export interface PlayerPoints {
  readonly from: PointsFrom;
  readonly points: ReadonlyMap<number, number>;
}

/** A player's points for a team: of the days on which the team had that player active. */
export interface TeamShare {
  readonly playerId: number;
  readonly points: number;
}

interface Played {
  settings: Pick<LeagueSettings, 'scoring'>;
  time_zone: string;
  past: { until: number; scoring: StoredScoring; time_zone: string }[];
  first: string | null;
  last: string | null;
  starts_on: string | null;
  today: string;
  real: boolean;
  sample: boolean;
}

interface Day {
  day: string;
  noon: number;
  /** Index of its weights. */
  weights: number;
  /** Teams earn on it: the league's season has begun, and the day is over everywhere. */
  counts: boolean;
}

interface Reckoning {
  days: Day[];
  /** Weights by the index that days name. */
  weights: StoredScoring[];
  /** Those of today. */
  scoring: StoredScoring;
  /** Whether any game of real players is known, and any of the sample's. */
  real: boolean;
  sample: boolean;
}

/** The days of a season's games with what they are reckoned by. */
async function daysOf(sql: Sql, leagueId: string, season: Season): Promise<Reckoning> {
  const [row] = await sql<Played>(
    `select l.settings, l.time_zone, to_char(g.first, 'YYYY-MM-DD') as first, to_char(g.last, 'YYYY-MM-DD') as last, to_char(s.starts_on, 'YYYY-MM-DD') as starts_on,
       to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD') as today,
       exists (select from player_game k where k.season = $2 and not k.playoffs and k.player_id < $3) as real,
       exists (select from player_game k where k.season = $2 and not k.playoffs and k.player_id >= $3) as sample,
       coalesce((select json_agg(json_build_object('until', extract(epoch from p.until_at) * 1000, 'scoring', p.scoring, 'time_zone', p.time_zone) order by p.until_at) from scoring_past p where p.league_id = l.id), '[]') as past
     from league l
     left join league_season s on s.league_id = l.id and s.season = $2
     cross join (select min(day) as first, max(day) as last from player_game where season = $2 and not playoffs) g
     where l.id = $1`,
    [leagueId, season, FIRST_SAMPLE_ID],
  );
  if (!row) throw new Error('a league that is read exists');
  const scoring = scoringOf(row.settings);
  const past: PastRules[] = row.past.map(({ until, scoring: held, time_zone }) => ({
    until,
    scoring: held,
    timeZone: time_zone,
  }));
  const days: Day[] = [];
  const weights: StoredScoring[] = [];
  if (row.first !== null && row.last !== null) {
    for (let day = row.first; day <= row.last; day = dayPlus(day, 1)) {
      const rules = rulesOfDay(day, past, { scoring, timeZone: row.time_zone });
      if (!weights.includes(rules.scoring)) weights.push(rules.scoring);
      days.push({
        day,
        noon: rules.noon,
        weights: weights.indexOf(rules.scoring),
        counts: row.starts_on !== null && day >= row.starts_on && day < row.today,
      });
    }
  }
  return { days, weights, scoring, real: row.real, sample: row.sample };
}

/** Players' points of a regular season, by the league's scoring. */
export async function playerPoints(
  sql: Sql,
  leagueId: string,
  season: Season,
  playerIds: readonly number[],
): Promise<PlayerPoints> {
  const { days, weights, scoring, real, sample } = await daysOf(sql, leagueId, season);
  // Games of real players say nothing of a season that the sample's played without, nor the other way round.
  const known = playerIds.some((id) => (id < FIRST_SAMPLE_ID ? real : sample));
  if (!known) {
    const lines = await sql<ScoredLine & { id: number }>(
      `select player_id as id, ${SCORED_COLUMNS.join(', ')} from player_season where season = $1 and not playoffs and player_id = any($2::int[])`,
      [season, pgArray(playerIds)],
    );
    return { from: 'season-lines', points: new Map(lines.map(({ id, ...line }) => [id, pointsOf(line, scoring)])) };
  }
  const rows = await sql<ScoredLine & { id: number; weights: number }>(
    `select k.player_id as id, d.weights, ${SUMS}
     from player_game k join jsonb_to_recordset($2::jsonb) as d(day date, weights int) on d.day = k.day
     where k.season = $1 and not k.playoffs and k.player_id = any($3::int[]) group by 1, 2`,
    [season, JSON.stringify(days.map(({ day, weights: index }) => ({ day, weights: index }))), pgArray(playerIds)],
  );
  return { from: 'games', points: summed(rows, weights) };
}

/** What each player, of today or of then, earned for a team in a regular season: together what the team earned. */
export async function teamShares(sql: Sql, leagueId: string, teamId: string, season: Season): Promise<TeamShare[]> {
  const { days, weights } = await daysOf(sql, leagueId, season);
  const counted = days.filter(({ counts }) => counts);
  if (counted.length === 0) return [];
  const rows = await sql<ScoredLine & { id: number; weights: number }>(
    `select k.player_id as id, d.weights, ${SUMS}
     from roster_stay r
     join player_game k on k.player_id = r.player_id and k.season = $3 and not k.playoffs
     join jsonb_to_recordset($4::jsonb) as d(day date, noon float8, weights int) on d.day = k.day and r.from_at <= to_timestamp(d.noon / 1000) and (r.to_at is null or r.to_at > to_timestamp(d.noon / 1000))
     where r.league_id = $1 and r.team_id = $2 and r.place = 'active' group by 1, 2`,
    [
      leagueId,
      teamId,
      season,
      JSON.stringify(counted.map(({ day, noon, weights: index }) => ({ day, noon, weights: index }))),
    ],
  );
  return [...summed(rows, weights)].map(([playerId, points]) => ({ playerId, points }));
}

/** Lines of the same weights added up, and then those of a player. */
function summed(
  rows: readonly (ScoredLine & { id: number; weights: number })[],
  weights: readonly StoredScoring[],
): Map<number, number> {
  const points = new Map<number, number>();
  for (const { id, weights: index, ...line } of rows) {
    const scoring = weights[index];
    if (scoring) points.set(id, sumOfPoints([points.get(id) ?? 0, pointsOf(line, scoring)]));
  }
  return points;
}

/** What a team earned in a season, as its table has it. */
export async function teamPoints(
  sql: Sql,
  teamId: string,
  season: Season,
): Promise<{ regular: number; playoffs: number }> {
  const rows = await sql<{ playoffs: boolean; points: number }>(
    'select playoffs, points::float8 as points from team_points where team_id = $1 and season = $2',
    [teamId, season],
  );
  const of = (playoffs: boolean) => rows.find((row) => row.playoffs === playoffs)?.points ?? 0;
  return { regular: of(false), playoffs: of(true) };
}
