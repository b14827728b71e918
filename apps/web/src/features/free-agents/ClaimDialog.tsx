import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaimView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { api } from '../../platform/api-client.js';
import { keys, useTeam } from '../../platform/league-data.js';
import { Failed, MoveEffect } from '../../platform/MoveEffect.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { ErrorState } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { formatExact } from '../../ui/time.js';
import { showToast } from '../../ui/toast.js';

const NOBODY = '';

/** Claiming a player on waivers, or changing who goes for him. */
export function ClaimDialog({ leagueId, teamId, waiver, claim, onClose }: { leagueId: string; teamId: string; waiver: Pick<WaiverView, 'player_id' | 'player_name' | 'clears_at'>; claim: ClaimView | null; onClose: () => void }) {
  const client = useQueryClient();
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  const [drop, setDrop] = useState(claim?.drop_player_id == null ? NOBODY : String(claim.drop_player_id));
  const preview = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'claim', waiver.player_id, drop],
    queryFn: async ({ signal }) => {
      const answer = await api.post<MovesPreview>(`${leagueId}/free-agents/preview`, { player_id: waiver.player_id, drop_player_ids: drop === NOBODY ? [] : [Number(drop)] }, { signal });
      // That he is on waivers is why he is claimed; what the team would look like stands below anyway.
      return answer.refusal?.name === 'onWaivers' ? { ...answer, refusal: null } : answer;
    },
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const save = useMutation({
    mutationFn: () => api.post<{ claim_id: string }>(`${leagueId}/free-agents/claims`, { player_id: waiver.player_id, drop_player_id: drop === NOBODY ? null : Number(drop), priority: claim?.priority ?? null }),
    onSuccess: () => {
      showToast({ kind: 'success', text: claim === null ? `${waiver.player_name} claimed` : 'Claim changed' });
      onClose();
      void client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={save.isPending}
      title={claim === null ? `Claim ${waiver.player_name}?` : `Claim of ${waiver.player_name}`}
      description={`Decided ${formatExact(Date.parse(waiver.clears_at))}. Of the teams that claim him, the one with the fewest points has him and spends a pick.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {claim === null ? 'Claim player' : 'Save claim'}
          </Button>
        </>
      }
    >
      <Select
        label="Drop if the claim wins"
        hint="He leaves the team only when the claim wins."
        value={drop}
        options={[{ value: NOBODY, label: 'Nobody' }, ...roster.map((one) => ({ value: String(one.player_id), label: `${one.name} (${one.position_detail})` }))]}
        onChange={setDrop}
        className="mb-4"
      />
      {preview.data !== undefined ? <MoveEffect preview={preview.data} /> : preview.error === null ? <SkeletonRows rows={6} lead={false} /> : <ErrorState message={preview.error.message} retry={() => void preview.refetch()} retrying={preview.isFetching} />}
      {save.error !== null && (
        <div className="mt-4">
          <Failed error={save.error} />
        </div>
      )}
    </Dialog>
  );
}
