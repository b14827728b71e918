import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MovesAnswer, MovesPreview } from '@crease/core/teams/team.schema.js';
import type { RosterLine } from '@crease/core/leagues/league.answers.js';
import { api } from '../../platform/api-client.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { TextField } from '../../ui/Field.js';
import { ErrorState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { showToast } from '../../ui/toast.js';
import { Failed, MoveEffect } from '../../platform/MoveEffect.js';
import { MOVE_WORDS, type MoveType } from './move.words.js';

const LEAST_REASON = 3;

/** What a move does to the team, before it is made. */
export function MoveDialog({ leagueId, teamId, player, type, onClose }: { leagueId: string; teamId: string; player: RosterLine; type: MoveType; onClose: () => void }) {
  const { me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const words = MOVE_WORDS[type];
  // A commissioner who moves another team's player always says why; the server asks for it even to look.
  const foreign = me.team_id !== teamId;
  const path = `${leagueId}/teams/${teamId}/moves`;
  const moves = [{ type, player_id: player.player_id }];
  const preview = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'preview', type, player.player_id],
    queryFn: ({ signal }) => api.post<MovesPreview>(`${path}/preview`, { moves, override_reason: foreign ? 'Looking at the effect' : null }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const refusal = preview.data?.refusal ?? null;
  const override = me.is_commissioner && (refusal !== null || foreign);
  const move = useMutation({
    mutationFn: () => api.post<MovesAnswer>(path, { moves, override_reason: override ? reason.trim() : null }),
    onSuccess: () => {
      showToast({ kind: 'success', text: words.done(player.name) });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={move.isPending}
      title={words.title(player.name)}
      description={words.detail}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={type === 'drop' ? 'danger' : 'primary'} busy={move.isPending} disabled={preview.data === undefined || (refusal !== null && !override) || (override && reason.trim().length < LEAST_REASON)} onClick={() => move.mutate()}>
            {refusal === null ? words.action : `${words.action} anyway`}
          </Button>
        </>
      }
    >
      {preview.data !== undefined ? <MoveEffect preview={preview.data} /> : preview.error === null ? <SkeletonRows rows={6} lead={false} /> : <ErrorState message={preview.error.message} retry={() => void preview.refetch()} retrying={preview.isFetching} />}
      {override && <TextField label={foreign ? 'Reason for moving another team’s player' : 'Reason for the override'} hint="Everybody can read it in the activity log." value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} className="mt-4" />}
      {move.error !== null && (
        <div className="mt-4">
          <Failed error={move.error} />
        </div>
      )}
    </Dialog>
  );
}
