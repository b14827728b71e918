import { lazyPart } from '../state/lazy-part.js';

export const PlayerFilters = lazyPart(async () => (await import('./PlayerFilters.js')).PlayerFilters);
export const FoundElsewhere = lazyPart(async () => (await import('./FoundElsewhere.js')).Found);
