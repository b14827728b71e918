import type { Translation } from '../../words.js';
import type * as en from './former.words.en.js';

/** Words for a person whose account is deleted: as a name, and after an @ in a post. */
export const FORMER: Translation<typeof en.FORMER> = { name: 'Ex-DG', mention: 'ex-DG' };
