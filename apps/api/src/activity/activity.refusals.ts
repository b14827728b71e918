import { refusalsIn } from '@crease/core/refusals.js';

const ACTIVITY_REFUSALS = {
  tooManyRequests: () => ({ message: 'That was a lot at once. Please try again in a minute.' }),
};

export const { refusal } = refusalsIn('api/activity', { en: ACTIVITY_REFUSALS });
