import { randomFrom } from '../random.js';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { SETTINGS } from '../leagues/settings.table.js';

/** Hours that a dropped player is on waivers (docs/rules.md, Free agents); 0 means that there are no waivers. */
export function waiverHours(settings: Pick<LeagueSettings, 'waiver_hours'>): number {
  return settings.waiver_hours ?? SETTINGS.waiver_hours.default;
}

export interface Claimant {
  readonly teamId: string;
  /** Points of the present regular season. */
  readonly points: number;
}

/** A claimant in its place. */
export interface PlacedClaimant extends Claimant {
  /** The number drawn for the team; between teams with equal points the lowest comes first. */
  readonly drew: number;
}

/** Numbers are drawn from 1 to this. */
export const DRAW_MOST = 1_000;

/**
 * Who comes first: the team with the fewest points; between equal points, the lowest number drawn. The numbers follow
 * from the logged seed alone (docs/rules.md, Free agents).
 */
export function claimOrder(claimants: readonly Claimant[], seed: string): PlacedClaimant[] {
  const random = randomFrom(seed);
  const taken = new Set<number>();
  // The teams are sorted first, so that only the seed decides.
  const drawn = [...claimants]
    .sort((a, b) => (a.teamId < b.teamId ? -1 : 1))
    .map((claimant): PlacedClaimant => {
      let drew: number;
      do drew = Math.floor(random() * DRAW_MOST) + 1;
      while (taken.has(drew) && taken.size < DRAW_MOST);
      taken.add(drew);
      return { ...claimant, drew };
    });
  return drawn.sort((a, b) => a.points - b.points || a.drew - b.drew);
}

/** The same for one player: the team that dropped the player claims last, whatever its points. */
export function orderForWaiver<C extends { readonly teamId: string }>(inOrder: readonly C[], droppedBy: string): C[] {
  return [
    ...inOrder.filter(({ teamId }) => teamId !== droppedBy),
    ...inOrder.filter(({ teamId }) => teamId === droppedBy),
  ];
}

/**
 * Teams of this order whose place the draw decided: another of them has as many points, and neither dropped the player.
 */
export function drawnAmong(inOrder: readonly PlacedClaimant[], droppedBy: string): PlacedClaimant[] {
  const others = inOrder.filter(({ teamId }) => teamId !== droppedBy);
  return others.filter(({ teamId, points }) =>
    others.some((other) => other.teamId !== teamId && other.points === points),
  );
}

export interface SequencedClaim {
  readonly teamId: string;
  readonly waiverId: string;
}

/**
 * In which order claims of one time are tried: team by team, each in the order in which it wants the players. A claim
 * on a player whom the team dropped itself waits until everybody else has had their turn, where others claim that
 * player too. `claims` stand in each team's own order.
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
