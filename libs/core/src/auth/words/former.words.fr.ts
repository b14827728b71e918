import type { Translation } from '../../words.js';
import type * as en from './former.words.en.js';

export const FORMER: Translation<typeof en.FORMER> = { name: 'Ex-DG', mention: 'ex-DG' };
