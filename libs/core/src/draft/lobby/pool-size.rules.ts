import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import { many } from '../../text.rules.js';
import type { DraftState, Slot } from '../draft.model.js';

export interface ShortPool {
  readonly picks: number;
  readonly players: number;
}

export const openPicks = (slots: readonly Pick<Slot, 'status'>[]): number =>
  slots.filter(({ status }) => status === 'open').length;

/** Describes a pool smaller than the number of picks: '48 picks, 34 players: the last 14 will be empty.' */
export function shortPoolWords({ picks, players }: ShortPool): string {
  if (players === 0) return `${many(picks, 'pick')}, no players: the draft ends when it begins.`;
  const empty = picks - players;
  return `${many(picks, 'pick')}, ${many(players, 'player')}: the last ${empty === 1 ? 'pick' : empty} will be empty.`;
}

type Begun = Pick<DraftState, 'type' | 'kind' | 'rules'>;

/** True for a draft that can begin without players: teams have their rosters, and the next draft or season waits. */
export const mayBeEmpty = ({ type, kind, rules }: Begun): boolean =>
  draftsToBank(type) || (kind === 'annual' && rules.sizesRest === true);

/** The same for a lobby; null when the pool is large enough or its size is unknown. */
export function shortPool(
  { slots, ...draft }: Begun & { readonly slots: readonly Pick<Slot, 'status'>[] },
  players: number | undefined,
): string | null {
  const picks = openPicks(slots);
  if (players === undefined || players >= picks) return null;
  if (players === 0 && !mayBeEmpty(draft))
    return `${many(picks, 'pick')}, no players: the draft cannot begin before players are imported.`;
  return shortPoolWords({ picks, players });
}
