import { refusalsIn } from '@crease/core/refusals.js';
import { byReader } from '@crease/core/words.js';
import * as english from './words/imports.refusals.en.js';
import * as french from './words/imports.refusals.fr.js';
import { IMPORTS_REFUSALS as en } from './words/imports.refusals.en.js';

export type { FantraxPart } from './words/imports.refusals.en.js';

export const { refuse, refusal } = refusalsIn('api/imports', { en, fr: french.IMPORTS_REFUSALS });

/** Prefixes a refusal with its file, when there are several. */
export const inFile = byReader({ en: english.inFile, fr: french.inFile });

/** Explains why a league accepts no imported rosters now. */
export const movedInWords = byReader({ en: english.movedInWords, fr: french.movedInWords });
export const followedWords = byReader({ en: english.followedWords, fr: french.followedWords });
