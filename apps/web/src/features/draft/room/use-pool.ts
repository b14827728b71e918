import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { atCapHit } from '@crease/core/draft/charge.rules.js';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { useLeague } from '../../open-league/league-data.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import type { DraftRoom } from '../sync/draft-room.store.js';
import { buildPool } from '../state/pool.model.js';
import { pickSalary } from '../state/room-hooks.js';
import type { RoomUiStore } from '../state/room-ui.store.js';

export function usePool({ store }: DraftRoom, ui: RoomUiStore, leagueId: string, draftId: string, alone: boolean) {
  const season = useStore(store, (view) => view.state?.season ?? '');
  const lobby = useStore(store, (view) => view.state?.status === 'lobby');
  const poolChanges = useStore(store, (view) => view.poolChanges);
  const acting = useStore(ui, (room) => room.acting);
  const salary = useStore(store, ({ state, my }) => (state === null ? null : pickSalary(state, my, acting)));
  const client = useQueryClient();
  useEffect(() => {
    if (poolChanges > 0) void client.invalidateQueries({ queryKey: draftKeys.pool(draftId, 'lobby') });
  }, [client, draftId, poolChanges]);
  // On slow connections the statistics load once the list is shown.
  const brief = useQuery({
    queryKey: draftKeys.pool(draftId, 'brief'),
    queryFn: () => draftApi.briefPool(leagueId, draftId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The pool is fixed when the draft begins; before that it follows the league's rosters.
  const query = useQuery({
    queryKey: draftKeys.pool(draftId, lobby ? 'lobby' : 'fixed'),
    queryFn: ({ signal }) => draftApi.pool(leagueId, draftId, signal),
    enabled: !brief.isPending,
    staleTime: lobby ? 60_000 : Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    refetchOnWindowFocus: lobby,
    refetchOnReconnect: lobby,
  });
  const players = (query.data ?? brief.data)?.players;
  const league = useLeague(alone ? undefined : leagueId).data?.league;
  const byPoints = alone || (league !== undefined && isDecidedByPoints(league));
  const pool = useMemo(
    () =>
      players === undefined
        ? null
        : buildPool(salary === null ? players : players.map((one) => atCapHit(one, salary)), season, byPoints),
    [players, season, byPoints, salary],
  );
  return { pool, error: query.error, refetch: query.refetch };
}
