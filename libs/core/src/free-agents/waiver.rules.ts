import type { FinalRow } from '../competition/champion.rules.js';
import { randomFrom } from '../random.js';
import { isInRoto } from '../leagues/formats.js';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { PLAY } from '../leagues/settings/play.settings.js';
import type { ClaimEnding, DecidedWaiver } from './waiver.words.js';

/** Hours that a dropped player stays on waivers (docs/rules.md, Free agents); 0 disables waivers. */
export function waiverHours(settings: Pick<LeagueSettings, 'waiver_hours'>): number {
  return settings.waiver_hours ?? PLAY.waiver_hours.default;
}

export interface Claimant {
  readonly teamId: string;
  /** Points in the current regular season. */
  readonly points: number;
  /** Place in the table of matchups or of roto; undefined in a season of points. */
  readonly rank?: number;
}

/**
 * The teams with the figures that decide the order of their claims. In roto, teams with equal points can have different
 * places.
 */
export function claimantsIn(
  table: readonly FinalRow[],
  teamIds: readonly string[],
  settings: Pick<LeagueSettings, 'format'>,
): Claimant[] {
  const rows = new Map(table.map((row) => [row.teamId, row]));
  return [...new Set(teamIds)].map((teamId) => {
    const { points = 0, rank, record } = rows.get(teamId) ?? {};
    const hasPlaces = record !== undefined || isInRoto(settings);
    return { teamId, points, ...(hasPlaces && rank !== undefined ? { rank } : {}) };
  });
}

export interface PlacedClaimant extends Claimant {
  /** The number drawn for the team. Among teams with equal points, the lowest number comes first. */
  readonly drew: number;
}

/** Numbers are drawn from 1 to this. */
export const DRAW_MOST = 1_000;

/**
 * Sorts the claimants: last of the table of matchups or roto, or fewest points, first, then the lowest drawn number.
 * The numbers depend only on the logged seed (docs/rules.md, Free agents).
 */
export function claimOrder(claimants: readonly Claimant[], seed: string): PlacedClaimant[] {
  const random = randomFrom(seed);
  const taken = new Set<number>();
  // The teams are sorted first, so that the result depends only on the seed.
  const drawn = [...claimants]
    .sort((a, b) => (a.teamId < b.teamId ? -1 : 1))
    .map((claimant): PlacedClaimant => {
      let drew: number;
      do drew = Math.floor(random() * DRAW_MOST) + 1;
      while (taken.has(drew) && taken.size < DRAW_MOST);
      taken.add(drew);
      return { ...claimant, drew };
    });
  return drawn.sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || a.points - b.points || a.drew - b.drew);
}

/** The order for one player: the team that dropped the player claims last, whatever its points. */
export function orderForWaiver<C extends { readonly teamId: string }>(inOrder: readonly C[], droppedBy: string): C[] {
  return [
    ...inOrder.filter(({ teamId }) => teamId !== droppedBy),
    ...inOrder.filter(({ teamId }) => teamId === droppedBy),
  ];
}

/** Teams whose place was decided by the draw: another team is level with them, and neither dropped the player. */
export function drawnAmong(inOrder: readonly PlacedClaimant[], droppedBy: string): PlacedClaimant[] {
  const others = inOrder.filter(({ teamId }) => teamId !== droppedBy);
  return others.filter(({ teamId, points, rank }) =>
    others.some((other) => other.teamId !== teamId && other.points === points && other.rank === rank),
  );
}

export function whyClaimLost({ droppedBy, winner, claimants, nameOf }: DecidedWaiver, teamId: string): ClaimEnding {
  const of = (id: string | null) => claimants.find((one) => one.teamId === id);
  const [first, mine] = [of(winner), of(teamId)];
  const team = first === undefined ? '' : nameOf(first.teamId);
  if (!first || !mine || team === '') return { key: 'later' };
  if (teamId === droppedBy) return { key: 'droppedBy', figures: { first: team } };
  if (first.rank !== undefined && mine.rank !== undefined && first.rank !== mine.rank)
    return { key: 'lowerInTable', figures: { first: team, place: first.rank, yours: mine.rank } };
  if (first.points === mine.points)
    return { key: 'drawn', figures: { first: team, drew: first.drew, yours: mine.drew } };
  return { key: 'fewerPoints', figures: { first: team, points: first.points, yours: mine.points } };
}

export interface SequencedClaim {
  readonly teamId: string;
  readonly waiverId: string;
}

/**
 * The order in which simultaneous claims are tried: team by team, each with its most wanted player first. A claim for a
 * player that the team itself dropped waits until the end if other teams claim that player too. `claims` must be in
 * each team's own order.
 */
export function claimSequence<C extends SequencedClaim>(
  claims: readonly C[],
  order: readonly string[],
  droppedBy: ReadonlyMap<string, string>,
): C[] {
  const turns = order.flatMap((teamId) => claims.filter((claim) => claim.teamId === teamId));
  const waits = ({ teamId, waiverId }: C): boolean =>
    droppedBy.get(waiverId) === teamId &&
    claims.some((other) => other.waiverId === waiverId && other.teamId !== teamId);
  return [...turns.filter((claim) => !waits(claim)), ...turns.filter(waits)];
}
