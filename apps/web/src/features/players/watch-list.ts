import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { WatchListAnswer } from '@crease/core/players/players.schema.js';
import { api } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';
import { showToast } from '../../ui/toast.js';

/** Whom the reader watches in a league; a change shows at once, and on his other devices. */
export function useWatchList(leagueId: string): { ids: ReadonlySet<number>; toggle: (id: number) => void } {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: keys.watchList(leagueId), queryFn: async ({ signal }) => (await api.get<WatchListAnswer>(`${leagueId}/watch-list`, { signal })).players });
  const ids = useMemo(() => new Set(data?.map(({ player_id }) => player_id)), [data]);
  const { mutate } = useMutation({
    mutationFn: ({ id, on }: { id: number; on: boolean }) => (on ? api.put(`${leagueId}/watch-list/${id}`) : api.delete(`${leagueId}/watch-list/${id}`)),
    onMutate: async ({ id, on }) => {
      await client.cancelQueries({ queryKey: keys.watchList(leagueId) });
      client.setQueryData<WatchListAnswer['players']>(keys.watchList(leagueId), (before = []) => (on ? [{ player_id: id, added_at: '' }, ...before] : before.filter(({ player_id }) => player_id !== id)));
    },
    onError: (error) => showToast({ kind: 'error', text: error.message }),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.watchList(leagueId) }),
  });
  const toggle = useCallback((id: number) => mutate({ id, on: !ids.has(id) }), [mutate, ids]);
  return { ids, toggle };
}
