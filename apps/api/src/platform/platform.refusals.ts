import { refusalsIn } from '@crease/core/refusals.js';
import { byReader } from '@crease/core/words.js';
import { fixAndWait as fixAndWaitEn, PLATFORM_REFUSALS as en } from './platform.refusals.en.js';
import { fixAndWait as fixAndWaitFr, PLATFORM_REFUSALS as fr } from './platform.refusals.fr.js';

export type { NotReady, Thing } from './platform.refusals.en.js';

export const { refusal } = refusalsIn('api/platform', { en, fr });

/** Fix for a used-up limit: the feature's fix, and when the limit resets. */
export const fixAndWait = byReader({ en: fixAndWaitEn, fr: fixAndWaitFr });
