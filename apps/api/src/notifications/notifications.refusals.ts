import { refusalsIn } from '@crease/core/refusals.js';

const NOTIFICATION_REFUSALS = {
  tooManyRequests: () => ({
    message: 'This calendar was asked for too often.',
    fix: 'Let the calendar program refresh it once in an hour or less.',
  }),
};

export const { refusal } = refusalsIn(NOTIFICATION_REFUSALS);
