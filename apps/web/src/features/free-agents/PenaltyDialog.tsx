import type { FaPickView } from '@crease/core/answer.parts.js';
import { ReasonField, isReason } from '../../ui/fields/ReasonField.js';
import { request } from '../../platform/requests/api-client.js';
import { useLeagueChange } from '../open-league/use-league-change.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import * as t from './free-agents.words.en.js';

export function PenaltyDialog({
  leagueId,
  pick,
  owner,
  onClose,
}: {
  leagueId: string;
  pick: FaPickView;
  owner: string;
  onClose: () => void;
}) {
  const back = pick.player_taken === 'penalty';
  const change = useLeagueChange(
    leagueId,
    onClose,
    (reason: string) =>
      request(
        back
          ? 'POST /:league_id/free-agents/picks/:pick_id/pardon'
          : 'POST /:league_id/free-agents/picks/:pick_id/penalty',
        { league_id: leagueId, pick_id: pick.id, body: { reason } },
      ),
    { said: back ? t.pickGivenBack : t.pickForfeited },
  );
  const form = useFields({ reason: '' }, change);
  const { reason } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={
        back
          ? t.giveBackPickQuestion({ team: owner, week: pick.week })
          : t.forfeitPickQuestion({ week: pick.week, team: owner })
      }
      description={back ? t.giveBackPickHint : t.forfeitPickHint}
      submit={back ? t.giveBack : t.forfeitPick}
      danger={!back}
      ready={isReason(reason)}
      {...form.sending}
      onSubmit={() => change.mutate(reason.trim())}
    >
      <ReasonField autoFocus {...form.field('reason')} />
    </FormDialog>
  );
}
