import { create } from 'zustand';
import { keep, readKept } from '../../platform/device-storage.js';

/** What a screen reader hears of a draft: every pick and turn, what concerns one's own team, or only what is urgent. */
export type Spoken = 'all' | 'mine' | 'off';

const NEXT: Readonly<Record<Spoken, Spoken>> = { all: 'mine', mine: 'off', off: 'all' };

const stored = (): Spoken => {
  const kept = readKept('draft.spoken');
  return kept === 'mine' || kept === 'off' ? kept : 'all';
};

export const useSpoken = create<{ spoken: Spoken }>(() => ({ spoken: stored() }));

/** Goes on to the next of the three choices. */
export function changeSpoken(): void {
  const spoken = NEXT[useSpoken.getState().spoken];
  useSpoken.setState({ spoken });
  keep('draft.spoken', spoken);
}

/** Whether a sentence is said under a choice. What is urgent always is. */
export const isSaid = (spoken: Spoken, sentence: { readonly urgent: boolean; readonly others?: boolean }): boolean =>
  sentence.urgent || spoken === 'all' || (spoken === 'mine' && sentence.others !== true);
