import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import { streamSql } from '../platform/events/audience.js';
import type { SecurityKind } from './security.words.js';

/** What of the account stands on every page, and decides which invitations are his: its address, and that it is confirmed. */
const OF_THE_ADDRESS: readonly SecurityKind[] = ['emailVerified', 'emailChanged'];

/** What the user's open screens are told when something is written into his log of security. */
export const newsOf = (kind: SecurityKind): BareEventTo<'user'> =>
  OF_THE_ADDRESS.includes(kind) ? 'profileChanged' : 'accountChanged';

/**
 * Parts of a statement that tells the users of `source` (which has a `user_id`), each once: for what is written in one statement without
 * a transaction around it. The relays bring it to the sockets.
 */
export const tellUsersOf = (source: string, type: `'${BareEventTo<'user'>}'` | `$${number}::text`): string => `
  numbered as (
    insert into stream (id, seq) select ${streamSql('user', 'user_id')}, 1 from ${source} where user_id is not null
    on conflict (id) do update set seq = stream.seq + 1 returning id, seq),
  told as (
    insert into event (stream, seq, league_id, type, data, rooms, actor)
    select id, seq, null, ${type}, '{}'::jsonb, array[id], substr(id, 6) from numbered returning id)`;
