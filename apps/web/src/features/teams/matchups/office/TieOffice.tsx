import { useState } from 'react';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { ReasonField, isReason } from '../../../../ui/fields/ReasonField.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import type { MatchupPlace } from '../matchups.model.js';
import * as t from './tie-office.words.en.js';

const WINNER = '/:league_id/matchups/:period/:number/winner';

interface Tie {
  readonly leagueId: string;
  readonly at: MatchupPlace;
  /** The two tied teams, the home side first. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

const placeIn = ({ leagueId, at }: Tie) => ({
  league_id: leagueId,
  period: String(at.period),
  number: String(at.number),
});

/** Actions on a play-off tie. Renders nothing for other members. */
export function TieOffice({ decided, ...tie }: Tie & { readonly decided: boolean }) {
  const { me } = useLoadedLeague(tie.leagueId);
  const [deciding, setDeciding] = useState(false);
  const undo = useLeagueChange(tie.leagueId, null, () => request(`DELETE ${WINNER}`, placeIn(tie)), {
    said: t.takenBack,
    toastsErrors: true,
  });
  if (!me.is_commissioner) return null;
  const [home = '', away = ''] = tie.teams.map(({ name }) => name);
  return (
    <div className="mt-1">
      {decided ? (
        <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate()} aria-label={t.takeBackOf({ home, away })}>
          {t.takeBack}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setDeciding(true)} aria-label={t.decideOf({ home, away })}>
          {t.decide}
        </Button>
      )}
      {deciding && <TieDialog tie={tie} onClose={() => setDeciding(false)} />}
    </div>
  );
}

function TieDialog({ tie, onClose }: { tie: Tie; onClose: () => void }) {
  const [winner, setWinner] = useState<string | null>(null);
  const change = useLeagueChange(tie.leagueId, onClose, (body: { team_id: string; reason: string }) =>
    request(`PUT ${WINNER}`, { ...placeIn(tie), body }),
  );
  const form = useFields({ reason: '' }, change);
  const { reason } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t.decide}
      description={t.hint}
      submit={t.decide}
      ready={winner !== null && isReason(reason)}
      {...form.sending}
      onSubmit={() => change.mutate({ team_id: winner ?? '', reason: reason.trim() })}
    >
      <SegmentedControl
        label={t.winner}
        full
        value={winner}
        options={tie.teams.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setWinner}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
