import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useChange } from '../../platform/requests/use-change.js';

const moveInKey = (leagueId: string) => [...keys.league(leagueId), 'move-in'] as const;

export function useMoveIns(leagueId: string) {
  return useQuery({
    queryKey: moveInKey(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/move-in', { league_id: leagueId, signal }),
  });
}

export function useBring(leagueId: string) {
  const client = useQueryClient();
  return useChange({
    send: ({ text, name, dryRun }: { text: string; name: string; dryRun: boolean }) => {
      const form = new FormData();
      form.append('file', new Blob([text], { type: 'application/json' }), name);
      return request('POST /:league_id/move-in', {
        league_id: leagueId,
        query: { dry_run: String(dryRun) },
        body: form,
      });
    },
    onDone: (answer) => {
      if (!answer.dry_run) void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
}

export function useUndoMove(leagueId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, key }: { id: string; key: string }) =>
      request('POST /:league_id/move-in/:move_in_id/undo', { league_id: leagueId, move_in_id: id, key }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.league(leagueId) }),
  });
}

export function useFantrax(leagueId: string) {
  return useChange({
    send: (id: string) => request('GET /:league_id/move-in/fantrax', { league_id: leagueId, query: { id } }),
  });
}
