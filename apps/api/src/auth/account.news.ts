import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { SecurityKind } from './words/security.words.js';

/** Changes of the address. They show on every page and decide which invitations belong to the user. */
const OF_THE_ADDRESS: readonly SecurityKind[] = ['emailVerified', 'emailChanged', 'siteOwnerClaimed'];

export const newsOf = (kind: SecurityKind): BareEventTo<'user'> =>
  OF_THE_ADDRESS.includes(kind) ? 'profileChanged' : 'accountChanged';
