import { isFollowed, queryClient } from '../platform/requests/query-client.js';

/**
 * Milliseconds. Events within FLUSH_MS cause one refetch. A random delay up to SCATTER_MS spreads the members'
 * requests.
 */
const FLUSH_MS = 120;
const SCATTER_MS = 300;

/** The key in `pending` for everything. */
const EVERYTHING = '[]';
/** `spare`: leave out pages that follow their own stream. */
interface Pending {
  readonly queryKey: readonly unknown[];
  readonly spare: boolean;
}
const pending = new Map<string, Pending>();
let flushing: ReturnType<typeof setTimeout> | undefined;
let held = 0;
export const isHeld = () => held > 0;

/** Postpones refetches. Returns the function that ends it. */
export function holdRefetches(): () => void {
  held++;
  return () => {
    held--;
    flushSoon();
  };
}

const isAsked = (spare: boolean) => (query: { readonly queryHash: string }) => !spare || !isFollowed(query.queryHash);

/** A query in its first fetch may have read older data, so it is invalidated again when it finishes. */
export function refetchNow(queryKey: readonly unknown[], spare = false) {
  const predicate = isAsked(spare);
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate })) {
    if (query.state.data !== undefined) continue;
    query.promise?.then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
  void queryClient.invalidateQueries({ queryKey, predicate });
}

/**
 * Batches invalidations: a series of events causes one refetch after a random delay. A draft room shows none of this
 * data, so the refetch waits until the user leaves it.
 */
function flushSoon() {
  if (held > 0 || flushing !== undefined || pending.size === 0) return;
  flushing = setTimeout(
    () => {
      flushing = undefined;
      if (held > 0) return;
      const everything = pending.get(EVERYTHING);
      const stale = everything === undefined ? [...pending.values()] : [everything];
      pending.clear();
      for (const { queryKey, spare } of stale) refetchNow(queryKey, spare);
    },
    FLUSH_MS + Math.random() * SCATTER_MS,
  );
}

export function refetchSoon(queryKeys: readonly (readonly unknown[])[], spare = false) {
  for (const queryKey of queryKeys) {
    const key = JSON.stringify(queryKey);
    pending.set(key, { queryKey, spare: spare && pending.get(key)?.spare !== false });
  }
  flushSoon();
}

/** Refetches everything, because events may have been missed. */
export function refetchAll() {
  pending.set(EVERYTHING, { queryKey: [], spare: false });
  flushSoon();
}
