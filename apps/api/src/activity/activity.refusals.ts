import { refusalsIn } from '@crease/core/refusals.js';
import { ACTIVITY_REFUSALS as fr } from './activity.refusals.fr.js';

export const ACTIVITY_REFUSALS = {
  tooManyRequests: () => ({ message: 'That was a lot at once. Please try again in a minute.' }),
};

export const { refusal } = refusalsIn('api/activity', { en: ACTIVITY_REFUSALS, fr });
