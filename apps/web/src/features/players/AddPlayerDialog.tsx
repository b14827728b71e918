import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FreeAgentAdded } from '@crease/core/free-agents/free-agents.schema.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { api } from '../../platform/api-client.js';
import { keys, useLoadedLeague, useTeam } from '../../platform/league-data.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { ErrorState } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { showToast } from '../../ui/toast.js';
import { MoveEffect, Refused } from '../../platform/MoveEffect.js';

const NOBODY = '';

/** Adding a free agent, with a drop in the same move where there is no room. */
export function AddPlayerDialog({ leagueId, player, onClose }: { leagueId: string; player: { id: number; full_name: string }; onClose: () => void }) {
  const { me } = useLoadedLeague(leagueId);
  const teamId = me.team_id ?? '';
  const client = useQueryClient();
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  const [drop, setDrop] = useState(NOBODY);
  const body = { player_id: player.id, drop_player_ids: drop === NOBODY ? [] : [Number(drop)] };
  const preview = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'add', player.id, drop],
    queryFn: ({ signal }) => api.post<MovesPreview>(`${leagueId}/free-agents/preview`, body, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const add = useMutation({
    mutationFn: () => api.post<FreeAgentAdded>(`${leagueId}/free-agents/add`, body),
    onSuccess: () => {
      showToast({ kind: 'success', text: `${player.full_name} added` });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={add.isPending}
      title={`Add ${player.full_name}?`}
      description="It uses one of this week’s free-agent picks."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={add.isPending} disabled={preview.data?.refusal !== null || preview.isPlaceholderData} onClick={() => add.mutate()}>
            {drop === NOBODY ? 'Add player' : 'Add and drop'}
          </Button>
        </>
      }
    >
      <Select
        label="Drop in the same move"
        value={drop}
        options={[{ value: NOBODY, label: 'Nobody' }, ...roster.map((one) => ({ value: String(one.player_id), label: `${one.name} (${one.position_detail})` }))]}
        onChange={setDrop}
        className="mb-4"
      />
      {preview.data !== undefined ? <MoveEffect preview={preview.data} /> : preview.error === null ? <SkeletonRows rows={6} lead={false} /> : <ErrorState message={preview.error.message} retry={() => void preview.refetch()} retrying={preview.isFetching} />}
      {add.error !== null && (
        <div className="mt-4">
          <Refused>{add.error.message}</Refused>
        </div>
      )}
    </Dialog>
  );
}
