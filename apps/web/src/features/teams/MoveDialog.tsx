import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {} from '@crease/core/teams/team.schema.js';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import type { RosterLine } from '@crease/core/leagues/league.answers.js';
import { Companions, movesOf, useCompanions } from '../players/moves/Companions.js';
import { Failed, MovePreview } from '../moves/MoveEffect.js';
import { useShortWarning } from '../moves/ShortWarning.js';
import { ReasonField, isReason } from '../../ui/fields/ReasonField.js';
import { request } from '../../platform/requests/api-client.js';
import { keys, useLoadedLeague } from '../open-league/league-data.js';
import { useOnce } from '../../platform/requests/once.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { showToast } from '../../ui/layers/toast.js';
import { moveWords, type MoveType } from './move.model.js';
import * as t from './teams.words.en.js';

/** Preview of a move. If it is refused, offers the moves that make it legal, to send in the same request. */
export function MoveDialog({
  leagueId,
  teamId,
  player,
  type,
  onClose,
}: {
  leagueId: string;
  teamId: string;
  player: Pick<RosterLine, 'player_id' | 'name'>;
  type: MoveType;
  onClose: () => void;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const once = useOnce();
  const [reason, setReason] = useState('');
  const company = useCompanions();
  const words = moveWords(type, farmRules(league));
  // A commissioner who moves another team's player must give a reason; the server requires it even for the preview.
  const foreign = me.team_id !== teamId;
  const moves = [{ type, player_id: player.player_id }, ...movesOf(company.moves)];
  // An addition costs a free-agent pick, so moves with one go to that endpoint.
  const { added } = company;
  const body = added === null ? { moves } : { player_id: added.player_id, moves, team_id: teamId };
  const preview = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'preview', body],
    queryFn: ({ signal }) => {
      const override_reason = foreign ? 'Looking at the effect' : null;
      return added !== null
        ? request('POST /:league_id/free-agents/preview', {
            league_id: leagueId,
            body: { player_id: added.player_id, moves, team_id: teamId, override_reason },
            signal,
          })
        : request('POST /:league_id/teams/:team_id/moves/preview', {
            league_id: leagueId,
            team_id: teamId,
            body: { moves, override_reason },
            signal,
          });
    },
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const refusal = preview.data?.refusal ?? null;
  const short = useShortWarning(preview.data?.warnings ?? [], words.anyway);
  const override = me.is_commissioner && (refusal !== null || foreign);
  const move = useMutation({
    mutationFn: () => {
      const override_reason = override ? reason.trim() : null;
      const more = { override_reason, ...short.body };
      return once({ ...body, ...more }, (key) =>
        added !== null
          ? request('POST /:league_id/free-agents/add', {
              league_id: leagueId,
              body: { player_id: added.player_id, moves, team_id: teamId, ...more },
              key,
            }).then(() => undefined)
          : request('POST /:league_id/teams/:team_id/moves', {
              league_id: leagueId,
              team_id: teamId,
              body: { moves, ...more },
              key,
            }).then(() => undefined),
      );
    },
    onSuccess: () => {
      const more = company.moves.length + (company.added === null ? 0 : 1);
      showToast({ kind: 'success', text: words.done({ player: player.name, more }) });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
    // The team may have changed since the preview, so refetch the remedies.
    onError: () => void preview.refetch(),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.title({ player: player.name })}
      description={words.detail}
      submit={refusal !== null && me.is_commissioner ? words.anyway : words.action}
      danger={type === 'drop'}
      ready={
        preview.data !== undefined &&
        !preview.isPlaceholderData &&
        short.confirmed &&
        (refusal === null || override) &&
        (!override || isReason(reason))
      }
      busy={move.isPending}
      error={move.error && <Failed error={move.error} />}
      onSubmit={() => move.mutate()}
    >
      <MovePreview query={preview} />
      {short.node}
      <Companions
        leagueId={leagueId}
        moves={company.moves}
        added={company.added}
        onRemove={company.remove}
        onTake={company.take}
        preview={preview.data}
      />
      {override && (
        <ReasonField
          label={foreign ? t.reasonForForeignMove : t.reasonForOverride}
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
