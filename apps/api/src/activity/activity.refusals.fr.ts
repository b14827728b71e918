import type { Translation } from '@crease/core/words.js';
import type * as en from './activity.refusals.js';

export const ACTIVITY_REFUSALS: Translation<typeof en.ACTIVITY_REFUSALS> = {
  tooManyRequests: () => ({ message: 'Trop de demandes en peu de temps. Réessayez dans une minute.' }),
};
