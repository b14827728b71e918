import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { playerOf, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import { NetworkFailure } from '../../../platform/requests/api-client.js';
import { draftApi } from '../sync/draft.data.js';
import { failureText } from '../sync/draft-labels.js';
import { useScope, useView } from './room-context.js';

const SAVE_AFTER_MS = 350;

interface QueueState {
  readonly status: 'loading' | 'open' | 'failed';
  readonly wishes: readonly Wish[];
  /** The queue stored on the server, by which Auto picks. */
  readonly saved: readonly Wish[];
  readonly failure: string | null;
  /** There are local changes that the server does not have yet. */
  readonly unsaved: boolean;
}

export interface QueueTransport {
  load(): Promise<readonly Wish[]>;
  save(wishes: readonly Wish[]): Promise<void>;
}

/** A team's queue as its manager sees it: changes apply at once and are saved a moment later; the last write wins. */
export interface DraftQueue {
  readonly store: StoreApi<QueueState>;
  set(wishes: readonly Wish[]): void;
  /** Refetches the queue, unless a local change is being saved. */
  refresh(): Promise<void>;
  flush(): Promise<void>;
}

export function createQueue(transport: QueueTransport): DraftQueue {
  const store = createStore<QueueState>(() => ({
    status: 'loading',
    wishes: [],
    saved: [],
    failure: null,
    unsaved: false,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;
  let edits = 0;

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (saving !== null) await saving;
    if (!store.getState().unsaved) return;
    const mine = edits;
    const { wishes } = store.getState();
    saving = transport
      .save(wishes)
      .then(
        () => store.setState({ failure: null, saved: wishes, ...(mine === edits ? { unsaved: false } : {}) }),
        // After a network failure the next change or refresh sends it again; a refused queue is not.
        (error: unknown) =>
          store.setState({
            failure: failureText(error),
            ...(error instanceof NetworkFailure ? {} : { unsaved: false }),
          }),
      )
      .finally(() => {
        saving = null;
      });
    await saving;
  }

  return {
    store,
    set(wishes) {
      edits += 1;
      store.setState({ wishes, unsaved: true });
      clearTimeout(timer);
      timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    },
    async refresh() {
      if (store.getState().unsaved) return save();
      const mine = edits;
      try {
        const wishes = await transport.load();
        if (mine === edits) store.setState({ status: 'open', wishes, saved: wishes, failure: null });
      } catch (error) {
        if (store.getState().status !== 'open') store.setState({ status: 'failed', failure: failureText(error) });
      }
    },
    flush: save,
  };
}

const queues = new Map<string, DraftQueue>();
const NO_QUEUE = createQueue({ load: () => Promise.resolve([]), save: () => Promise.resolve() });

function useOwnQueue(): DraftQueue {
  const { leagueId, draftId } = useScope();
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  return useMemo(() => {
    if (teamId === null) return NO_QUEUE;
    const key = `${draftId}/${teamId}`;
    const known = queues.get(key);
    if (known !== undefined) return known;
    const made = createQueue({
      load: async () => (await draftApi.queue(leagueId, draftId, teamId)).wishes,
      save: async (wishes) => {
        await draftApi.saveQueue(leagueId, draftId, teamId, wishes);
      },
    });
    queues.set(key, made);
    return made;
  }, [leagueId, draftId, teamId]);
}

/** Syncs the queue with the user's other windows. Mounted once in a room. */
export function useQueueSync(): void {
  const queue = useOwnQueue();
  const changes = useView((view) => view.queueChanges);
  // Refetch when another window changed the queue, and when this window is focused again.
  useEffect(() => {
    if (queue === NO_QUEUE) return;
    void queue.refresh();
    const back = () => {
      if (document.visibilityState === 'visible') void queue.refresh();
      else void queue.flush();
    };
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      void queue.flush();
    };
  }, [queue, changes]);
}

export function useQueue() {
  const queue = useOwnQueue();
  const state = useSyncExternalStore(queue.store.subscribe, queue.store.getState);
  const places = useMemo(
    () => new Map(state.wishes.flatMap((wish, index) => [[playerOf(wish), index + 1] as const])),
    [state.wishes],
  );
  const toggle = useCallback(
    (id: number) => {
      const { wishes } = queue.store.getState();
      const others = wishes.filter((wish) => playerOf(wish) !== id);
      queue.set(others.length < wishes.length ? others : [...wishes, id]);
    },
    [queue],
  );
  return { ...state, places, toggle, set: queue.set, retry: () => void queue.refresh() };
}
