import type { DraftEvent } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { Refusal, StoredRefusal } from '@crease/core/result.js';
import type { Envelope } from '@crease/core/streams/room.js';

/** Questions of the page; each gets an answer with its number. */
export type Question =
  | { readonly about: 'snapshot' | 'time' }
  | { readonly about: 'events'; readonly since: number }
  | { readonly about: 'call'; readonly call: string; readonly body: unknown };

export type ToWorker =
  | { readonly type: 'open'; readonly attempt: number; readonly players: readonly PoolEntry[] }
  | { readonly type: 'ask'; readonly number: number; readonly question: Question }
  | { readonly type: 'hidden'; readonly hidden: boolean };

export type FromWorker =
  | { readonly type: 'event'; readonly envelope: Envelope<DraftEvent> }
  | { readonly type: 'answer'; readonly number: number; readonly value: unknown }
  | {
      readonly type: 'refusal';
      readonly number: number;
      readonly status: number;
      /** Without words when it is one of a draft's. */
      readonly refusal: Refusal;
      /** The key and the figures of its words. Messages between threads leave out symbols. */
      readonly stored: StoredRefusal | undefined;
    }
  | { readonly type: 'failure'; readonly number: number };
