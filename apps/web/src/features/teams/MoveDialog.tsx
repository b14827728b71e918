import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MovesAnswer, MovesPreview } from '@crease/core/teams/team.schema.js';
import type { RosterLine } from '@crease/core/leagues/league.answers.js';
import { Failed, MovePreview } from '../../platform/MoveEffect.js';
import { ReasonField, isReason } from '../../platform/ReasonField.js';
import { api } from '../../platform/api-client.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { useOnce } from '../../platform/once.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { showToast } from '../../ui/toast.js';
import { MOVE_WORDS, type MoveType } from './move.words.js';


/** What a move does to the team, before it is made. */
export function MoveDialog({ leagueId, teamId, player, type, onClose }: { leagueId: string; teamId: string; player: RosterLine; type: MoveType; onClose: () => void }) {
  const { me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const once = useOnce();
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
    mutationFn: () => {
      const body = { moves, override_reason: override ? reason.trim() : null };
      return once(body, (key) => api.post<MovesAnswer>(path, body, { key }));
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: words.done(player.name) });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.title(player.name)}
      description={words.detail}
      submit={refusal === null ? words.action : `${words.action} anyway`}
      danger={type === 'drop'}
      ready={preview.data !== undefined && (refusal === null || override) && (!override || isReason(reason))}
      busy={move.isPending}
      error={move.error && <Failed error={move.error} />}
      onSubmit={() => move.mutate()}
    >
      <MovePreview query={preview} />
      {override && <ReasonField label={foreign ? 'Reason for moving another team’s player' : 'Reason for the override'} value={reason} onChange={setReason} />}
    </FormDialog>
  );
}
