import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { movesOf, useCompanions, type Companion } from './Companions.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './moves.words.en.js';

export const NOBODY = '';

export type Place = 'active' | 'toIr' | 'toBank';

export interface AddPlayerDialogProps {
  leagueId: string;
  player: Pick<LeaguePlayer, 'id' | 'full_name' | 'status' | 'rookie'>;
  onClose: () => void;
}

export function useAddForm(leagueId: string, player: AddPlayerDialogProps['player']) {
  const { teams, me } = useLoadedLeague(leagueId);
  const [teamId, setTeamId] = useState(me.team_id ?? teams[0]?.team_id ?? '');
  const [drop, setDrop] = useState(NOBODY);
  const [place, setPlace] = useState<Place>('active');
  const company = useCompanions();
  const body = {
    player_id: player.id,
    team_id: teamId,
    drop_player_ids: drop === NOBODY ? [] : [Number(drop)],
    moves: [...(place === 'active' ? [] : [{ type: place, player_id: player.id }]), ...movesOf(company.moves)],
  };
  /** A move of the new player sets their place in the form; the first drop fills the form's own field. */
  const take = (steps: readonly Companion[]) => {
    const rest = steps.filter((step) => {
      if (step.player_id === player.id && (step.type === 'toIr' || step.type === 'toBank')) setPlace(step.type);
      else if (step.type === 'drop' && drop === NOBODY && steps.find(({ type }) => type === 'drop') === step)
        setDrop(String(step.player_id));
      else return true;
      return false;
    });
    company.take(rest);
  };
  const chooseTeam = (id: string) => {
    setTeamId(id);
    setDrop(NOBODY);
    company.clear();
  };
  const chooseDrop = (id: string) => {
    setDrop(id);
    company.remove(Number(id));
  };
  return { teamId, drop, place, company, body, setPlace, chooseTeam, chooseDrop, take };
}

export function useAddPlayer(
  { leagueId, player, onClose }: AddPlayerDialogProps,
  { teamId, body }: ReturnType<typeof useAddForm>,
) {
  const { me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const once = useOnce();
  const [reason, setReason] = useState('');
  const foreign = me.team_id !== teamId;
  const preview = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'add', body],
    queryFn: ({ signal }) => request('POST /:league_id/free-agents/preview', { league_id: leagueId, body, signal }),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const refusal = preview.data?.refusal ?? null;
  const short = useShortWarning(preview.data?.warnings ?? [], t.addAndDropAnyway);
  const override = me.is_commissioner && (foreign || refusal !== null);
  const add = useMutation({
    mutationFn: () => {
      const wanted = { ...body, override_reason: override ? reason.trim() : null, ...short.body };
      return once(wanted, (key) =>
        request('POST /:league_id/free-agents/add', { league_id: leagueId, body: wanted, key }),
      );
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: t.playerAdded({ player: player.full_name }) });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
    // The team may have changed since the preview.
    onError: () => void preview.refetch(),
  });
  return { preview, refusal, short, override, foreign, reason, setReason, add };
}
