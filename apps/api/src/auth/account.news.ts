import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { SecurityKind } from './security.words.js';

/** Changes of the address show on every page, and decide which invitations are the user's. */
const OF_THE_ADDRESS: readonly SecurityKind[] = ['emailVerified', 'emailChanged', 'siteOwnerClaimed'];

/** What the user's open screens are told when something is written into their log of security. */
export const newsOf = (kind: SecurityKind): BareEventTo<'user'> =>
  OF_THE_ADDRESS.includes(kind) ? 'profileChanged' : 'accountChanged';
