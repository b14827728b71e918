import { draftName } from '../../french/hockey.js';
import { capital } from '../../text.rules.js';
import type { Translation } from '../../words.js';
import type * as en from './draft-name.words.en.js';

const named = (words: string, { mock }: en.NameFigures): string =>
  mock ? `Simulation\u00A0: ${words}` : capital(words);

export const DRAFT_NAMES: Translation<typeof en.DRAFT_NAMES> = {
  yearly: (draft) => named(`${draftName(draft.type)} ${draft.season}`, draft),
  startup: (draft) =>
    named(
      draft.type === 'general'
        ? `repêchage initial ${draft.season}`
        : `${draftName(draft.type)} ${draft.season} (initial)`,
      draft,
    ),
};

export const unnamed = (): string => 'Repêchage';
