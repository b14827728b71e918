import type { Translation } from '@crease/core/words.js';
import type * as en from './advice.words.en.js';

export const waitForTrade: Translation<typeof en.waitForTrade> = () => 'Attendez que ce soit réglé.';
