import { expressionBuilder, sql } from 'kysely';
import type { TiedMatch } from '@crease/core/competition/playoffs/playoff.words.js';
import type { Season } from '@crease/core/season.js';
import type { Db, Tables } from '../../../platform/database/database.js';
import { clockNow, isSo } from '../../../platform/database/sql.js';
import { loadPeriods, type Period } from '../matchup.queries.js';
import { isLevel, tieOver } from '../matchup-score.js';
import { lastRound } from '../playoff.queries.js';
import { namesIn } from '../../../platform/database/rows.js';

const g = namesIn('nhl_game as g');
const q = namesIn('matchup_period as q');
const p = namesIn('matchup_period as p');

/** A level match of the round paired last, which a commissioner decides. */
export interface OpenTie extends TiedMatch {
  readonly period: number;
  readonly number: number;
  readonly home: string;
  readonly away: string;
}

/**
 * The ties of the round that was paired last that wait for a commissioner. Empty while its games are played.
 * @param periods of the play-offs, or all
 * @param before a round that may be paired already
 */
export function openTies(periods: readonly Period[], before = Number.POSITIVE_INFINITY): OpenTie[] {
  if (periods[0]?.ties !== 'commissioner') return [];
  const round = lastRound(periods, before);
  const rounds = Math.max(...periods.map((one) => one.round ?? 0));
  const played = periods.filter((one) => one.round === round);
  const last = played.at(-1);
  if (last === undefined || (last.state !== 'ended' && last.state !== 'final')) return [];
  return last.matchups.flatMap((pair) => {
    const { number, bracket, home_team_id: home, away_team_id: away } = pair;
    if (away === null || tieOver(played, pair) !== null || !isLevel(played, pair)) return [];
    return [{ round, rounds, bracket, period: last.number, number, home, away }];
  });
}

export const findOpenTies = async (
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  before?: number,
) => openTies(await loadPeriods(db, id, season, 'rounds'), before);

/** The ties that a commissioner can decide now, and when the better seed wins; null where the season's end decides. */
export async function findAnnouncedTies(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
): Promise<{ readonly ties: readonly OpenTie[]; readonly until: number | null }> {
  const rule = await db
    .selectFrom('matchup_season')
    .select('ties')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .executeTakeFirst();
  if (rule?.ties !== 'commissioner') return { ties: [], until: null };
  const periods = await loadPeriods(db, id, season, 'rounds');
  const ties = openTies(periods).filter(({ period }) => periods.find(({ number }) => number === period)?.told === true);
  const [first] = ties;
  if (first === undefined) return { ties: [], until: null };
  const [next] = await findRound(db, { id, season }, first.round + 1);
  return { ties, until: next?.begins_at.getTime() ?? null };
}

/**
 * The moment at which the round of period `p` begins: with its first NHL game. Without a known game, 24:00 UTC on its
 * first day.
 */
export const roundBegins = sql<Date>`(select coalesce(min(${g.starts_at}), (min(${q.starts_on}) + 1)::timestamp at time zone
  'utc') from ${q.table} left join ${g.table} on ${g.season} = ${q.season} and not ${g.playoffs}
    and ${g.state} not in ('postponed', 'cancelled') and ${g.day} between ${q.starts_on} and ${q.ends_on}
  where ${q.league_id} = ${p.league_id} and ${q.season} = ${p.season} and ${q.round} = ${p.round})`;

export const isPaired = () =>
  expressionBuilder<Tables & { p: Tables['matchup_period'] }, 'p'>().exists(({ selectFrom }) =>
    selectFrom('matchup as m')
      .select('m.number')
      .whereRef('m.league_id', '=', 'p.league_id')
      .whereRef('m.season', '=', 'p.season')
      .whereRef('m.period', '=', 'p.number'),
  );

/**
 * A round that has begun, with the moment of its first game and the league's time zone; null otherwise. The moment is
 * null where that game was postponed after the pairs were final.
 */
export async function findBegunRound(
  db: Db,
  league: { readonly id: string; readonly season: Season },
  round: number,
): Promise<{ readonly round: number; readonly at: number | null; readonly timeZone: string } | null> {
  const [first] = await findRound(db, league, round);
  if (first?.begun !== true) return null;
  const { timeZone } = await db
    .selectFrom('league')
    .select('time_zone as timeZone')
    .where('id', '=', league.id)
    .executeTakeFirstOrThrow();
  return { round, at: first.playing ? first.begins_at.getTime() : null, timeZone };
}

/**
 * A round that is not the first: when it begins, and whether it has begun. Its pairs are final then, even when its
 * first game is postponed. Empty after the last round.
 */
export const findRound = (db: Db, { id, season }: { readonly id: string; readonly season: Season }, round: number) =>
  db
    .selectFrom('matchup_period as p')
    .select(({ eb, or, and }) => [
      'p.number',
      roundBegins.as('begins_at'),
      isSo(eb(roundBegins, '<=', clockNow)).as('playing'),
      // The first period of a round keeps when its pairs are decided again.
      isSo(or([eb(roundBegins, '<=', clockNow), and([isPaired(), eb('p.pairs_due', 'is', null)])])).as('begun'),
    ])
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('p.round', '=', round)
    .orderBy('p.number')
    .execute();
