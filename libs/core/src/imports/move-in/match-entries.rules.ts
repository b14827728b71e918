import type { Season } from '../../season.js';
import {
  bothScores,
  isBye,
  MATCH_LIMITS,
  periodOf,
  sideScore,
  stageAfter,
  stageOf,
  type SideScore,
  type Stage,
} from '../sheet/match-cells.rules.js';
import { noTeam, teamIn, type Entry, type KnownRow, type Read } from './known-row.rules.js';
import type { ExtrasSaid } from './extras.words.js';

/** A match whose round is not known before all rows of its season are read. */
export interface ReadMatch extends Omit<Entry<'matches'>, 'round' | 'bracket'> {
  readonly stage: Stage;
}

const { period: MOST_PERIODS, round: MOST_ROUNDS, points: MOST_POINTS } = MATCH_LIMITS;

export function readMatch(row: KnownRow, season: Season): Read<ReadMatch> {
  const { cells, where } = row;
  if (isBye(cells.home_team ?? '') || isBye(cells.away_team ?? '')) return null;
  const home = teamIn(row, 'home_team');
  const away = teamIn(row, 'away_team');
  if (home === null) return noTeam(row, 'home_team');
  if (away === null) return noTeam(row, 'away_team');
  const scores = scoresOf(row.cells);
  if (scores === null) return { key: 'odd.score', figures: { cell: scoreCell(cells) } };
  const [own, other] = scores;
  const most = [own.points, other.points].find((points) => Math.abs(points) > MOST_POINTS);
  if (most !== undefined) return { key: 'odd.matchPoints', figures: { points: most, most: MOST_POINTS } };
  const winner = winnerOf(row, home, away);
  if (winner === undefined) return { key: 'odd.winner', figures: { cell: cells.winner ?? '' } };
  const place = placeOf(cells);
  if ('key' in place) return place;
  return {
    ...{ where, season, period: place.period, stage: place.stage, home, away },
    ...{ home_points: own.points, away_points: other.points },
    categories: own.categories || other.categories,
    winner,
  };
}

function scoresOf({ score, home_score: home, away_score: away }: KnownRow['cells']) {
  const sides: readonly (SideScore | null)[] = [sideScore(home ?? ''), sideScore(away ?? '')];
  const [own, other] = sides;
  return own != null && other != null ? ([own, other] as const) : bothScores(score ?? '');
}

const scoreCell = ({ score, home_score: home, away_score: away }: KnownRow['cells']): string | null =>
  [home, away, score].flatMap((cell) => cell ?? []).join(', ') || null;

/** The winner that the row names: a team of the row or its side. Null without one, undefined for other words. */
function winnerOf({ cells, teamIds }: KnownRow, home: string, away: string): string | null | undefined {
  const cell = (cells.winner ?? '').trim();
  if (/^(?:|-+|–|tie|tied|draw|nulle?|egalite|égalité)$/i.test(cell)) return null;
  if (/^(?:home|domicile|local|receveur)$/i.test(cell) || cell === cells.home_team) return home;
  if (/^(?:away|visitor|visiteur)$/i.test(cell) || cell === cells.away_team) return away;
  return [home, away].find((id) => teamIds.get(cell) === id);
}

function placeOf({
  period: written,
  stage: said,
}: KnownRow['cells']): { readonly period: number | null; readonly stage: Stage } | ExtrasSaid {
  const period = periodOf(written ?? '');
  // A column of weeks may name the round.
  const named = period === null && written !== undefined ? written : undefined;
  const cell = said ?? named ?? '';
  const own = stageOf(cell);
  const isOpen = own?.is === 'playoffs' || (own?.is === 'regular' && cell.trim() === '');
  const stage = (isOpen && period !== null ? stageAfter(written ?? '') : null) ?? own;
  if (stage === null || (named !== undefined && said === undefined && stage.is === 'playoffs'))
    return { key: 'odd.stage', figures: { cell } };
  if (period !== null && period > MOST_PERIODS)
    return { key: 'odd.period', figures: { cell: written ?? '', most: MOST_PERIODS } };
  if (stage.is === 'round' && stage.round > MOST_ROUNDS)
    return { key: 'odd.playoffRound', figures: { round: stage.round, most: MOST_ROUNDS } };
  if (period === null && (stage.is === 'regular' || stage.is === 'playoffs' || stage.is === 'consolation'))
    return { key: 'odd.noPeriod' };
  return { period, stage };
}

/** The matches with their rounds. Rounds that are named from the end are counted per season. */
export function withRounds(read: readonly ReadMatch[], refuse: (where: string, why: ExtrasSaid) => void) {
  const seasons = new Map<Season, ReadMatch[]>();
  for (const match of read) seasons.set(match.season, [...(seasons.get(match.season) ?? []), match]);
  return [...seasons.values()].flatMap((matches) => {
    const roundOf = roundsOf(matches);
    return matches.flatMap((match): Entry<'matches'>[] => {
      const { stage, ...rest } = match;
      const round = roundOf(match);
      if (round !== null && round > MOST_ROUNDS) {
        refuse(match.where, { key: 'odd.playoffRound', figures: { round, most: MOST_ROUNDS } });
        return [];
      }
      return [{ ...rest, round, bracket: stage.is === 'third' || stage.is === 'consolation' ? stage.is : null }];
    });
  });
}

/** The round of each match of a season; null for a regular match, and where the period decides. */
function roundsOf(matches: readonly ReadMatch[]): (match: ReadMatch) => number | null {
  const ofTitle = matches.filter(
    ({ stage }) => stage.is !== 'regular' && stage.is !== 'third' && stage.is !== 'consolation',
  );
  const byMark = roundsByMark(ofTitle);
  const numbered = ofTitle.flatMap(({ stage, period }) => {
    const marked = period === null ? undefined : byMark.get(period);
    const round = marked ?? (stage.is === 'round' ? stage.round : undefined);
    return round === undefined ? [] : [{ round, period }];
  });
  const all = allRounds(ofTitle, numbered);
  const titleRound = ({ stage, period }: ReadMatch): number | null => {
    const marked = period === null ? undefined : byMark.get(period);
    if (marked !== undefined) return marked;
    if (stage.is === 'round') return stage.round;
    return stage.is === 'fromEnd' ? all - stage.rounds : null;
  };
  const last = Math.max(1, ...ofTitle.map((match) => titleRound(match) ?? 0));
  return (match) => {
    if (match.stage.is === 'third') return match.period === null ? last : null;
    return match.stage.is === 'regular' || match.stage.is === 'consolation' ? null : titleRound(match);
  };
}

/**
 * The round of each period where a column only marks the play-offs: one period after the other. A period whose pairs
 * all meet again in the next one belongs to the same round. Empty without such a column.
 */
function roundsByMark(ofTitle: readonly ReadMatch[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, Set<string>>();
  for (const { period, home, away } of ofTitle)
    if (period !== null) pairs.set(period, (pairs.get(period) ?? new Set<string>()).add([home, away].sort().join(' ')));
  const isMark =
    ofTitle.some(({ stage }) => stage.is === 'playoffs') ||
    (pairs.size > 1 && ofTitle.every(({ stage }) => stage.is === 'round' && stage.round === 1));
  const rounds = new Map<number, number>();
  if (!isMark) return rounds;
  let round = 0;
  let before: ReadonlySet<string> | null = null;
  for (const [period, now] of [...pairs].sort(([one], [other]) => one - other)) {
    if (before === null || [...before].some((pair) => !now.has(pair))) round += 1;
    rounds.set(period, round);
    before = now;
  }
  return rounds;
}

/**
 * The number of rounds by the names that count from the end. They come after the numbered rounds, except after those of
 * later periods; in the same period both names mean one round.
 */
function allRounds(
  ofTitle: readonly ReadMatch[],
  numbered: readonly { readonly round: number; readonly period: number | null }[],
): number {
  const known = new Map(numbered.map((one) => [JSON.stringify(one), one]));
  const named = new Map(
    ofTitle.flatMap(({ stage, period }) =>
      stage.is === 'fromEnd' ? [[JSON.stringify([stage.rounds, period]), { rounds: stage.rounds, period }]] : [],
    ),
  );
  let all = 0;
  for (const { rounds, period } of named.values()) {
    all = Math.max(all, rounds + 1);
    for (const one of known.values()) {
      const isNear = period !== null && one.period !== null;
      if (!isNear || one.period < period) all = Math.max(all, one.round + 1 + rounds);
      else if (one.period === period) all = Math.max(all, one.round + rounds);
    }
  }
  return all;
}
