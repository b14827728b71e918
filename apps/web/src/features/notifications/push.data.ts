import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushAnswer } from '@crease/core/notifications/push.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { showToast } from '../../ui/layers/toast.js';

// Below the preferences' key: a change on another device invalidates both.
const KEY = [...keys.preferences, 'push'] as const;

export const usePush = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => request('GET /push', { signal }) });

/** Mutates the caller's push settings; its answer replaces the cached one. */
export function usePushChange<T>(ask: (value: T) => Promise<PushAnswer | null>, done?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onMutate: () => client.cancelQueries({ queryKey: KEY }),
    onSuccess: (answer) => {
      if (answer === null) return;
      client.setQueryData<PushAnswer>(KEY, answer);
      if (done !== undefined) showToast({ kind: 'success', text: done });
    },
    onError: (error) => showToast({ kind: 'error', text: error.message }),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
