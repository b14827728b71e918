import type { Season } from '../../season.js';
import { startYear } from '../../season.js';
import { ageOn, rookieDay } from '../rookie.rules.js';
import type { Position } from '../players.values.js';
import { DEFAULT_SCORING, lineOfSeason, pointsOf, type ScoredColumn } from './scoring.table.js';

export interface RankingFacts {
  readonly id: number;
  readonly position: Position;
  readonly birth_date: string | null;
  readonly draft_overall: number | null;
  readonly draft_year: number | null;
  readonly roster_status: string | null;
  /** Regular-season lines. Figures missing from the source are null. */
  readonly seasons: readonly (Readonly<Record<ScoredColumn, number | null>> & {
    readonly season: Season;
    readonly gp: number;
  })[];
}

/** Weights of the newest season and the two before it. */
const WEIGHTS = [5, 3, 2];
const FULL_SEASON = 82;
/** Points of defensemen and goalies are scaled because fewer of them score. */
const SCARCITY: Readonly<Record<Position, number>> = { F: 1, D: 1.3, G: 0.95 };

/** Scales worth by age, because a keeper league pays for youth. */
function ageFactor(age: number): number {
  if (age <= 22) return 1.22;
  if (age <= 25) return 1.14;
  if (age <= 28) return 1.06;
  if (age <= 31) return 1;
  if (age <= 34) return 0.88;
  return 0.72;
}

/**
 * A prospect's expected points per season from their NHL draft position. The value fades in the years after the draft.
 */
function promise(player: RankingFacts, season: Season): number {
  if (player.draft_overall === null || player.draft_year === null) return 0;
  const years = Math.max(0, startYear(season) - player.draft_year);
  return (44 / Math.sqrt(player.draft_overall + 1)) * Math.max(0, 1 - years / 7);
}

/** A player's worth in points per full season, before comparison with others. */
export function playerWorth(player: RankingFacts, season: Season): number {
  const first = startYear(season);
  let earned = 0;
  let games = 0;
  let shares = 0;
  let weights = 0;
  for (const [back, weight] of WEIGHTS.entries()) {
    const line = player.seasons.find((one) => startYear(one.season) === first - back);
    if (line === undefined) continue;
    earned += weight * pointsOf(lineOfSeason(line), DEFAULT_SCORING, player.position);
    games += weight * line.gp;
    shares += weight * Math.min(1, line.gp / (player.position === 'G' ? 55 : FULL_SEASON));
    weights += weight;
  }
  // a few good games are no season, so eight games without points are added
  const pace =
    games === 0 ? 0 : (earned / (games + 8 * (WEIGHTS[0] ?? 1))) * (player.position === 'G' ? 55 : FULL_SEASON);
  const trust = weights === 0 ? 0 : 0.35 + 0.65 * (shares / weights);
  const age = player.birth_date === null ? 29 : ageOn(player.birth_date, rookieDay(season));
  const standing = player.roster_status === 'no-contract' ? 0.6 : player.roster_status === 'inactive' ? 0.1 : 1;
  return Math.max(pace * trust, promise(player, season)) * SCARCITY[player.position] * ageFactor(age) * standing;
}

/**
 * The site's ranking when none was imported; 1 is best. Every player gets a rank. Ties are sorted by draft position,
 * then id, so that the result is deterministic.
 */
export function rankPlayers(players: readonly RankingFacts[], season: Season): Map<number, number> {
  const worth = players.map((player) => ({
    id: player.id,
    worth: playerWorth(player, season),
    drafted: player.draft_overall ?? 999,
  }));
  worth.sort((one, two) => two.worth - one.worth || one.drafted - two.drafted || one.id - two.id);
  return new Map(worth.map((one, index) => [one.id, index + 1]));
}
