import { create } from 'zustand';

/** What a screen reader hears of a draft: every pick and turn, what concerns one's own team, or only what is urgent. */
export type Spoken = 'all' | 'mine' | 'off';

const SPOKEN = 'crease.draft.spoken';
const NEXT: Readonly<Record<Spoken, Spoken>> = { all: 'mine', mine: 'off', off: 'all' };

const stored = (): Spoken => {
  try {
    const kept = localStorage.getItem(SPOKEN);
    return kept === 'mine' || kept === 'off' ? kept : 'all';
  } catch {
    return 'all';
  }
};

export const useSpoken = create<{ spoken: Spoken }>(() => ({ spoken: stored() }));

/** Goes on to the next of the three choices. */
export function changeSpoken(): void {
  const spoken = NEXT[useSpoken.getState().spoken];
  useSpoken.setState({ spoken });
  try {
    localStorage.setItem(SPOKEN, spoken);
  } catch {
    // Storage can be forbidden: then the choice lasts as long as the page.
  }
}

/** Whether a sentence is said under a choice. What is urgent always is. */
export const isSaid = (spoken: Spoken, sentence: { readonly urgent: boolean; readonly others?: boolean }): boolean =>
  sentence.urgent || spoken === 'all' || (spoken === 'mine' && sentence.others !== true);
