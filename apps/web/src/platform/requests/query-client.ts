import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiRefusal, NetworkFailure } from './api-client.js';

const TRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Send queries even when offline: they fail visibly and can be retried, instead of waiting without a message.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      // Retry only missing answers and server errors; a refusal is an answer.
      retry: (failures, error) =>
        failures < TRIES && (error instanceof NetworkFailure || (error instanceof ApiRefusal && error.status >= 500)),
      retryDelay: (attempt) => 400 * 2 ** attempt,
      refetchOnWindowFocus: true,
    },
    // A queued mutation would run at an unexpected time.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Hashes of queries that get scored games by their own stream at present. */
const followed = new Set<string>();
export const isFollowed = (queryHash: string): boolean => followed.has(queryHash);

/** Notes whether a query gets scored games by its own stream, so that these need not be read again. */
export function noteFollowed(queryKey: QueryKey, isNow: boolean): void {
  if (isNow) followed.add(hashKey(queryKey));
  else followed.delete(hashKey(queryKey));
}
