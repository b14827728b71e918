import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferBody, RestrictedAgentView } from '@crease/core/free-agents/rfa/rfa.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { formatExact } from '../../../ui/figures/time.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useLeagueChange } from '../../open-league/use-league-change.js';
import { keys } from '../../open-league/league-data.js';
import * as t from './rfa.words.en.js';

/** Restricted free agents with the offers of the reader's own team; other teams' offers are sealed. */
export const useRestricted = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.freeAgents(leagueId), 'restricted'],
    queryFn: ({ signal }) => request('GET /:league_id/free-agents/restricted', { league_id: leagueId, signal }),
  });

export function useSaveOffer(leagueId: string, player: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferBody) => request('POST /:league_id/free-agents/offers', { league_id: leagueId, body }),
    onSuccess: async ({ decided_at: at }) => {
      showToast({ kind: 'success', text: t.offerMade({ player, when: formatExact(Date.parse(at)) }) });
      onDone();
      await client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) });
    },
  });
}

export function useWithdrawOffer(leagueId: string, player: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (offerId: string) =>
      request('DELETE /:league_id/free-agents/offers/:offer_id', { league_id: leagueId, offer_id: offerId }),
    onSuccess: async () => {
      showToast({ kind: 'success', text: t.offerWithdrawn({ player }) });
      onDone();
      await client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) });
    },
  });
}

export function useAnswerOffer(leagueId: string, agent: RestrictedAgentView, onDone: () => void) {
  const player = agent.player_name;
  return useLeagueChange(
    leagueId,
    onDone,
    (match: boolean) =>
      request('POST /:league_id/free-agents/restricted/:player_id/answer', {
        league_id: leagueId,
        player_id: agent.player_id,
        body: { match },
      }),
    { said: (match) => (match ? t.playerKept({ player }) : t.playerLetGo({ player })) },
  );
}
