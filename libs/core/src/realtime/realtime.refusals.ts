import { refusalsIn } from '../refusals.js';

const REALTIME_REFUSALS = {
  outdated: () => ({ message: 'Crease was updated since you opened this page.', fix: 'Reload the page.' }),
};

export const { refusal } = refusalsIn('realtime', { en: REALTIME_REFUSALS });
