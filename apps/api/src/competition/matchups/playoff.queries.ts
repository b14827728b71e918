import type {
  FurtherBracket,
  HeadToHead,
  PlayoffPair,
  Playoffs,
  Seed,
} from '@crease/core/competition/playoffs/playoff.rules.js';
import { aheadBy } from '@crease/core/competition/matchups/tie-break.rules.js';
import { thousandths } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { loadPeriods, type Period } from './matchup.queries.js';
import { scoreOver, tieOver, winsOver } from './matchup-score.js';

/** The teams of a season's play-offs, or of the bracket next to them, best seed first; empty before they begin. */
export const seedsOf = (db: Db, leagueId: string, season: Season, consolation = false): Promise<Seed[]> =>
  db
    .selectFrom('playoff_team')
    .select(['team_id as teamId', 'seed', 'out_in as outIn'])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('consolation', '=', consolation)
    .orderBy('seed')
    .execute();

/** The seeds can still change: the first game of the play-offs has not begun. */
export const areSeedsOpen = async (db: Db, leagueId: string, season: Season): Promise<boolean> =>
  (await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('round', '=', 1)
    .where('pairs_due', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * The seeds between which a regular matchup can no longer change because it breaks ties of the play-offs; none before
 * their first game.
 */
export async function seedsByMeetings(
  db: Db,
  leagueId: string,
  season: Season,
  { round, ties }: Pick<Period, 'round' | 'ties'>,
): Promise<Seed[]> {
  const breaksTies = round === null && ties === 'head-to-head' && !(await areSeedsOpen(db, leagueId, season));
  return breaksTies ? seedsOf(db, leagueId, season) : [];
}

/** The winner of the bracket next to the title; null while several of its teams are in, and without one. */
export async function lowerWinner(db: Db, leagueId: string, season: Season): Promise<string | null> {
  const left = (await seedsOf(db, leagueId, season, true)).filter(({ outIn }) => outIn === null);
  return left.length === 1 ? (left[0]?.teamId ?? null) : null;
}

/**
 * A round's pairs with total points, and the matches won where these decide. Category points are those of the total
 * sums.
 */
export function pairsOf(
  periods: readonly Period[],
  round: number,
  bracket: FurtherBracket | null = null,
): PlayoffPair[] {
  const played = periods.filter((period) => period.round === round);
  const pairs = played[0]?.matchups.filter((pair) => pair.bracket === bracket) ?? [];
  return pairs.map((pair) => {
    const { home_team_id: home, away_team_id: away } = pair;
    const { homePoints, awayPoints } = scoreOver(played, pair);
    const broken = tieOver(played, pair);
    const wins = winsOver(played, pair);
    return {
      home,
      away,
      homePoints,
      awayPoints,
      ...(wins === null ? {} : { wins }),
      ...(broken === null ? {} : { broken: { by: broken.by, ahead: aheadBy(broken) } }),
    };
  });
}

/** A team's points and those of its opponent over all periods of a round; null without an opponent in it. */
export async function sumsOfRound(
  db: Db,
  of: { readonly leagueId: string; readonly season: Season; readonly period: number; readonly teamId: string },
): Promise<{ readonly own: number; readonly against: number } | null> {
  const periods = await loadPeriods(db, of.leagueId, of.season, { number: of.period });
  for (const matchup of periods.at(-1)?.matchups ?? []) {
    const { home_team_id: home, away_team_id: away } = matchup;
    if (away === null || ![home, away].includes(of.teamId)) continue;
    const { homePoints, awayPoints } = scoreOver(periods, matchup);
    return home === of.teamId ? { own: homePoints, against: awayPoints } : { own: awayPoints, against: homePoints };
  }
  return null;
}

/** The meetings of two teams in the regular periods, where they decide a tie. */
export function headToHead(periods: readonly Period[]): HeadToHead {
  if (periods[0]?.ties !== 'head-to-head') return () => 0;
  const met = periods.flatMap(({ round, matchups }) => (round === null ? matchups : []));
  return (one, other) => {
    let wins = 0;
    for (const { home_team_id: home, away_team_id: away, ...points } of met) {
      if (![one, other].includes(home) || ![one, other].includes(away ?? '')) continue;
      const ahead =
        Math.sign(thousandths(points.home_points ?? 0) - thousandths(points.away_points ?? 0)) ||
        aheadBy(points.broken);
      wins += home === one ? ahead : -ahead;
    }
    return wins;
  };
}

/** The last paired round, of all or of those before one; 0 before the first. */
export const lastRound = (periods: readonly Period[], before = Number.POSITIVE_INFINITY): number =>
  Math.max(
    0,
    ...periods.map(({ round, matchups }) => (round !== null && round < before && matchups.length > 0 ? round : 0)),
  );

/** The play-off periods, and the regular head-to-head results when these decide ties. */
export async function loadRounds(db: Db, leagueId: string, season: Season) {
  const periods = await loadPeriods(db, leagueId, season, 'rounds');
  const byMeetings = periods[0]?.ties === 'head-to-head';
  return { periods, meetings: headToHead(byMeetings ? await loadPeriods(db, leagueId, season) : []) };
}

/** The play-offs of a season with their present results; null before they begin. */
export async function findPlayoffs(db: Db, leagueId: string, season: Season): Promise<Playoffs | null> {
  const seeds = await seedsOf(db, leagueId, season);
  if (seeds.length === 0) return null;
  const { periods, meetings } = await loadRounds(db, leagueId, season);
  const round = lastRound(periods);
  return {
    seeds,
    round,
    pairs: pairsOf(periods, round),
    third: pairsOf(periods, round, 'third'),
    headToHead: meetings,
  };
}
