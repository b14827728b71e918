import type { DraftType } from '../../draft-type.js';

export interface NameFigures {
  readonly season: string;
  readonly type: DraftType;
  readonly mock: boolean;
}

const named = (words: string, { mock }: NameFigures): string => (mock ? `Mock: ${words}` : words);

/** Names of drafts that no commissioner has named. */
export const DRAFT_NAMES = {
  yearly: (draft: NameFigures) => named(`${draft.season} ${draft.type} draft`, draft),
  startup: (draft: NameFigures) =>
    named(`${draft.season} startup ${draft.type === 'general' ? '' : `${draft.type} `}draft`, draft),
};

/** A draft without a name. */
export const unnamed = (): string => 'Draft';
