import { randomFrom } from '../../random.js';
import type { OrderKind, Slot } from '../draft.model.js';

/**
 * A draft pick as an asset: original team, current owner and round. `extra` is 0 for the team's own pick, 1 or more for
 * compensatory ones.
 */
export interface PickAsset {
  readonly id: string;
  readonly round: number;
  readonly originalTeamId: string;
  readonly ownerTeamId: string;
  readonly extra: number;
  /** The place in the round; omitted for the end. */
  readonly place?: number | null;
  readonly forfeited?: boolean;
  /** The keeper that the pick was given up for. */
  readonly keeper?: Slot['keeper'] | null;
}

/** Fisher–Yates shuffle. The teams are sorted first, so the result depends on the seed only. */
export function randomOrder(teamIds: readonly string[], seed: string): string[] {
  const random = randomFrom(seed);
  const order = [...teamIds].sort();
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const swap = order[last] as string;
    order[last] = order[other] as string;
    order[other] = swap;
  }
  return order;
}

/** Fewest points first. Ties are sorted by team id, so that the order is deterministic. */
export function reverseStandings(points: readonly { teamId: string; points: number }[]): string[] {
  return [...points].sort((a, b) => a.points - b.points || (a.teamId < b.teamId ? -1 : 1)).map((entry) => entry.teamId);
}

/**
 * Lays the picks out in the order in which they are made. A traded pick keeps its original team's place. Compensatory
 * picks come at their place in the round, or at its end. `perRound` (manual orders only) gives rounds their own order;
 * a team listed again gets its compensatory picks there. Forfeited picks keep their number.
 */
export function layOutSlots(
  kind: OrderKind,
  teamIds: readonly string[],
  picks: readonly PickAsset[],
  perRound?: readonly (readonly string[])[],
): Slot[] {
  const rounds = [...new Set(picks.map((pick) => pick.round))].sort((a, b) => a - b);
  const slots: Slot[] = [];
  rounds.forEach((round, index) => {
    const base = (kind === 'manual' ? perRound?.[index] : undefined) ?? teamIds;
    const order = kind === 'snake' && index % 2 === 1 ? [...base].reverse() : base;
    const place = placesOf(order);
    const placeOf = (pick: PickAsset) => place.get(pick.originalTeamId)?.[pick.extra] ?? order.length + pick.extra;
    const firstOf = (pick: PickAsset) => place.get(pick.originalTeamId)?.[0] ?? order.length;
    const named = (pick: PickAsset) => place.get(pick.originalTeamId)?.[pick.extra] !== undefined;
    const placed = picks
      .filter((pick) => pick.round === round && pick.place != null && !named(pick))
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || (a.id < b.id ? -1 : 1));
    const inRound = picks
      .filter((pick) => pick.round === round && !placed.includes(pick))
      .sort((a, b) => placeOf(a) - placeOf(b) || firstOf(a) - firstOf(b) || (a.id < b.id ? -1 : 1));
    for (const pick of placed) inRound.splice((pick.place ?? 1) - 1, 0, pick);
    inRound.forEach((pick, position) => {
      slots.push({
        overall: slots.length + 1,
        round,
        pickInRound: position + 1,
        pickId: pick.id,
        originalTeamId: pick.originalTeamId,
        ownerTeamId: pick.ownerTeamId,
        status: pick.forfeited ? 'forfeited' : 'open',
        ...(pick.extra > 0 ? { extra: pick.extra } : {}),
        ...(pick.keeper ? { keeper: pick.keeper } : {}),
        player: null,
        how: null,
        at: null,
      });
    });
  });
  return slots;
}

/** Positions of each team in a round's order: its own pick first, then its compensatory picks. */
function placesOf(order: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  order.forEach((teamId, position) => places.set(teamId, [...(places.get(teamId) ?? []), position]));
  return places;
}
