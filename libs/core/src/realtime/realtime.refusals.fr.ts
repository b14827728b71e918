import type { Translation } from '../words.js';
import type * as en from './realtime.refusals.en.js';

export const REALTIME_REFUSALS: Translation<typeof en.REALTIME_REFUSALS> = {
  outdated: () => ({
    message: 'Crease a été mis à jour depuis que vous avez ouvert cette page.',
    fix: 'Rechargez la page.',
  }),
};
