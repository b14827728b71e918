import { later } from '../state/later.js';

export const PlayerFilters = later(async () => (await import('./PlayerFilters.js')).PlayerFilters);
export const FoundElsewhere = later(async () => (await import('./FoundElsewhere.js')).Found);
