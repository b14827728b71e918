import { QueryClient } from '@tanstack/react-query';
import { ApiRefusal, NetworkFailure } from './api-client.js';

const TRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network too a question is asked: its failure is said and can be tried again, where waiting would show
      // nothing for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      // A refusal is an answer; only a missing answer is worth another try.
      retry: (failures, error) =>
        failures < TRIES && (error instanceof NetworkFailure || (error instanceof ApiRefusal && error.status >= 500)),
      retryDelay: (attempt) => 400 * 2 ** attempt,
      refetchOnWindowFocus: true,
    },
    // An action that waited for the network would be done at a moment of its own choosing.
    mutations: { retry: false, networkMode: 'always' },
  },
});
