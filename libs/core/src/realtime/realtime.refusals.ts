import { refusalsIn } from '../refusals.js';

const REALTIME_REFUSALS = {
  outdated: () => ({ message: 'This page is of another release than the service.', fix: 'Reload the page.' }),
};

export const { refusal } = refusalsIn(REALTIME_REFUSALS);
