import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import type { DraftState, Slot } from '../draft.model.js';
import { noPoolWords, shortPoolWords } from './pool-size.words.js';

export const openPicks = (slots: readonly Pick<Slot, 'status'>[]): number =>
  slots.filter(({ status }) => status === 'open').length;

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
  if (players === 0 && !mayBeEmpty(draft)) return noPoolWords(picks);
  return shortPoolWords({ picks, players });
}
