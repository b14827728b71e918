import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { WatchListAnswer } from '@crease/core/players/players.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { showToast } from '../../ui/layers/toast.js';

/** The reader's watch list in a league; a change shows at once, and on their other devices. */
export function useWatchList(leagueId: string): { ids: ReadonlySet<number>; toggle: (id: number) => void } {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keys.watchList(leagueId),
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/watch-list', { league_id: leagueId, signal })).players,
  });
  const ids = useMemo(() => new Set(data?.map(({ player_id }) => player_id)), [data]);
  // Do not create the list before it has loaded: it would show all other players as not watched.
  const show = (id: number, on: boolean) =>
    client.setQueryData<WatchListAnswer['players']>(keys.watchList(leagueId), (before) => {
      if (before === undefined) return before;
      const others = before.filter(({ player_id }) => player_id !== id);
      return on ? [{ player_id: id, added_at: '' }, ...others] : others;
    });
  const { mutate } = useMutation({
    mutationFn: ({ id, on }: { id: number; on: boolean }) =>
      request(on ? 'PUT /:league_id/watch-list/:player_id' : 'DELETE /:league_id/watch-list/:player_id', {
        league_id: leagueId,
        player_id: id,
      }),
    onMutate: async ({ id, on }) => {
      await client.cancelQueries({ queryKey: keys.watchList(leagueId) });
      show(id, on);
    },
    onError: (error, { id, on }) => {
      show(id, !on);
      showToast({ kind: 'error', text: error.message });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.watchList(leagueId) }),
  });
  const toggle = useCallback((id: number) => mutate({ id, on: !ids.has(id) }), [mutate, ids]);
  return { ids, toggle };
}
