import { create } from 'zustand';
import { keep, readKept } from '../../../platform/device/device-storage.js';

/** Screen reader verbosity: every pick and turn, only the user's own team, or only urgent messages. */
export type AnnouncementLevel = 'all' | 'mine' | 'off';

const NEXT: Readonly<Record<AnnouncementLevel, AnnouncementLevel>> = { all: 'mine', mine: 'off', off: 'all' };

const stored = (): AnnouncementLevel => {
  const kept = readKept('draft.spoken');
  return kept === 'mine' || kept === 'off' ? kept : 'all';
};

export const useAnnouncementLevel = create<{ level: AnnouncementLevel }>(() => ({ level: stored() }));

export function changeAnnouncementLevel(): void {
  const level = NEXT[useAnnouncementLevel.getState().level];
  useAnnouncementLevel.setState({ level });
  keep('draft.spoken', level);
}

/** True when a sentence is announced at this verbosity. Urgent sentences always are. */
export const isAnnounced = (
  level: AnnouncementLevel,
  sentence: { readonly urgent: boolean; readonly others?: boolean },
): boolean => sentence.urgent || level === 'all' || (level === 'mine' && sentence.others !== true);
