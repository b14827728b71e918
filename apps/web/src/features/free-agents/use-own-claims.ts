import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaimView } from '@crease/core/free-agents/free-agents.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { showToast, toastWhile } from '../../ui/layers/toast.js';
import { useSortable } from '../../ui/lists/use-sortable.js';
import { claimsKey } from './free-agents.data.js';
import * as t from './free-agents.words.en.js';

export function useClaimOrder(leagueId: string, open: readonly ClaimView[], decided: readonly ClaimView[]) {
  const client = useQueryClient();
  const order = useMutation({
    mutationFn: (wanted: readonly ClaimView[]) =>
      request('PUT /:league_id/free-agents/claims/order', {
        league_id: leagueId,
        body: { claim_ids: wanted.map(({ id }) => id) },
      }),
    onMutate: async (wanted) => {
      // Cancel a fetch in flight: its answer would restore the old order.
      await client.cancelQueries({ queryKey: claimsKey(leagueId) });
      const before = client.getQueryData<ClaimView[]>(claimsKey(leagueId));
      client.setQueryData<ClaimView[]>(claimsKey(leagueId), [...wanted, ...decided]);
      return { before };
    },
    onError: (error, _, kept) => {
      client.setQueryData(claimsKey(leagueId), kept?.before);
      showToast({ kind: 'error', text: error.message });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) }),
  });
  const claimOf = (id: string) => open.find((claim) => claim.id === id);
  return useSortable(
    open.map(({ id }) => id),
    (ids) => {
      order.mutate(ids.flatMap((id) => claimOf(id) ?? []));
    },
    (id) => claimOf(id)?.player_name ?? t.theClaim,
    order.isPending,
  );
}

export function useWithdraw(leagueId: string) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<string | null>(null);
  const withdraw = (claim: ClaimView) => {
    setLeaving(claim.id);
    void toastWhile(
      request('DELETE /:league_id/free-agents/claims/:claim_id', { league_id: leagueId, claim_id: claim.id }),
      {
        loading: t.withdrawing,
        success: t.claimWithdrawn({ player: claim.player_name }),
      },
    )
      .then(
        () => client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) }),
        () => undefined,
      )
      .finally(() => setLeaving(null));
  };
  return { leaving, withdraw };
}
