import { useState } from 'react';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { Companions, movesOf, useCompanions } from '../players/moves/Companions.js';
import { moveNotice, MovePreview } from '../moves/MoveEffect.js';
import { useShortWarning } from '../moves/ShortWarning.js';
import { ReasonField, isReason } from '../../ui/fields/ReasonField.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { showToast } from '../../ui/layers/toast.js';
import { moveWords, type MoveType } from './move.model.js';
import { useMovePreview, useMakeMoves } from './use-moves.js';
import * as t from './teams.words.en.js';

interface MoveDialogProps {
  leagueId: string;
  teamId: string;
  player: Pick<TeamRosterLine, 'player_id' | 'name' | 'rookie'>;
  type: MoveType;
  onClose: () => void;
}

/** Preview of a move. If refused, offers moves that make it legal. */
export function MoveDialog(props: MoveDialogProps) {
  const { leagueId, teamId, player, type, onClose } = props;
  const { league, me } = useLoadedLeague(leagueId);
  const [reason, setReason] = useState('');
  const company = useCompanions();
  const words = moveWords(type, farmRules(league), player);
  // A commissioner must give a reason for another team's player, even for the preview.
  const foreign = me.team_id !== teamId;
  const moves = [{ type, player_id: player.player_id }, ...movesOf(company.moves)];
  const wanted = { leagueId, teamId, moves, added: company.added };
  const preview = useMovePreview(wanted, foreign);
  const refusal = preview.data?.refusal ?? null;
  const short = useShortWarning(preview.data?.warnings ?? [], words.anyway);
  const override = me.is_commissioner && (refusal !== null || foreign);
  const move = useMakeMoves(wanted, {
    onSuccess: () => {
      const more = company.moves.length + (company.added === null ? 0 : 1);
      showToast({ kind: 'success', text: words.done({ player: player.name, more }) });
      onClose();
    },
    // The team may have changed since the preview.
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
      error={moveNotice(move.error, preview.data)}
      onSubmit={() => move.mutate({ override_reason: override ? reason.trim() : null, ...short.body })}
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
        needed={!override}
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
