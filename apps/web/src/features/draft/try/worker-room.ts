import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { Refusal, StoredRefusal } from '@crease/core/result.js';
import { ApiRefusal, NetworkFailure } from '../../../platform/requests/api-client.js';
import type { RoomListener, RoomTransport } from '../sync/draft-room.transport.js';
import { NO_CHAT } from './no-chat.js';
import type { TryServer } from './try.model.js';
import type { FromWorker, Question, ToWorker } from './worker-protocol.js';

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface RoomWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

const startWorker = (): RoomWorker => new Worker(new URL('./try-worker.ts', import.meta.url), { type: 'module' });

/** Words a refusal of the worker. Loads the catalogue with the first one. */
async function worded(refusal: Refusal, stored: StoredRefusal | undefined): Promise<Refusal> {
  if (stored === undefined) return refusal;
  const catalogue = await import('@crease/core/draft/draft.refusals.js');
  // The key and its figures come from a call in the worker that the compiler has checked.
  const inWords = catalogue.refusal as (key: string, more: { readonly figures?: unknown }) => Refusal;
  return { ...refusal, ...inWords(stored.key, { figures: stored.figures }) };
}

export function openWorkerRoom(
  attempt: number,
  players: readonly PoolEntry[],
  worker: RoomWorker = startWorker(),
): TryServer {
  const waiting = new Map<number, Asked>();
  let listener: RoomListener | null = null;
  let asked = 0;
  let ended = false;
  const fail = () => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new NetworkFailure());
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }) => {
    if (data.type === 'event') return listener?.event(data.envelope);
    const question = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.type === 'answer') question?.resolve(data.value);
    else if (data.type === 'failure') question?.reject(new NetworkFailure());
    else
      void worded(data.refusal, data.stored).then(
        (refusal) => question?.reject(new ApiRefusal(data.status, refusal, {})),
        () => question?.reject(new NetworkFailure()),
      );
  });
  // The worker's answers have the types of `LocalRoom`, whose transport and calls it asks.
  const ask = <T>(question: Question): Promise<T> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(new NetworkFailure());
      asked += 1;
      waiting.set(asked, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ type: 'ask', number: asked, question });
    });
  const events = (since: number) => ask<Awaited<ReturnType<RoomTransport['events']>>>({ about: 'events', since });
  worker.postMessage({ type: 'open', attempt, players });
  return {
    transport: {
      listen(to) {
        listener = to;
        to.connected();
        return () => {
          listener = null;
        };
      },
      snapshot: () => ask({ about: 'snapshot' }),
      join: events,
      events,
      poll: events,
      hurry: () => undefined,
      time: () => ask({ about: 'time' }),
      ...NO_CHAT,
    },
    answer: (call, { body }) => ask({ about: 'call', call, body }),
    setHidden: (hidden) => worker.postMessage({ type: 'hidden', hidden }),
    close() {
      worker.terminate();
      fail();
    },
  };
}
