import { lazyRoomPart } from '../state/lazy-room-part.js';

export const PlayerFilters = lazyRoomPart(async () => (await import('./PlayerFilters.js')).PlayerFilters);
export const FoundElsewhere = lazyRoomPart(async () => (await import('./FoundElsewhere.js')).Found);
