import { create } from 'zustand';
import { keep, readKept } from '../../../platform/device/device-storage.js';

/** Screen reader verbosity: every pick and turn, only the user's own team, or only urgent messages. */
export type Spoken = 'all' | 'mine' | 'off';

const NEXT: Readonly<Record<Spoken, Spoken>> = { all: 'mine', mine: 'off', off: 'all' };

const stored = (): Spoken => {
  const kept = readKept('draft.spoken');
  return kept === 'mine' || kept === 'off' ? kept : 'all';
};

export const useSpoken = create<{ spoken: Spoken }>(() => ({ spoken: stored() }));

export function changeSpoken(): void {
  const spoken = NEXT[useSpoken.getState().spoken];
  useSpoken.setState({ spoken });
  keep('draft.spoken', spoken);
}

/** True when a sentence is announced at this verbosity. Urgent sentences always are. */
export const isSaid = (spoken: Spoken, sentence: { readonly urgent: boolean; readonly others?: boolean }): boolean =>
  sentence.urgent || spoken === 'all' || (spoken === 'mine' && sentence.others !== true);
