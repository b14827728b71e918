import { useState } from 'react';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { useLoadedLeague, useTeamsById } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { ReasonField, isReason } from '../../../../ui/fields/ReasonField.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import * as t from './set-result.words.en.js';

const RESULT = '/:league_id/matchups/:period/:number/result';

/** A commissioner's actions on a result. Renders nothing for others. */
export function SetResult({ leagueId, answer }: { leagueId: string; answer: MatchupPageAnswer }) {
  const { me } = useLoadedLeague(leagueId);
  const [setting, setSetting] = useState(false);
  const { period, number, set } = answer;
  const undo = useLeagueChange(
    leagueId,
    null,
    () => request(`DELETE ${RESULT}`, { league_id: leagueId, period: String(period.number), number: String(number) }),
    { said: t.takenBack, toastsErrors: true },
  );
  if (!me.is_commissioner || answer.settable !== true) return null;
  return (
    <>
      <Button onClick={() => setSetting(true)}>{t.setResult}</Button>
      {set?.undoable === true && (
        <Button busy={undo.isPending} onClick={() => undo.mutate()}>
          {t.takeBack}
        </Button>
      )}
      {setting && <SetResultDialog leagueId={leagueId} answer={answer} onClose={() => setSetting(false)} />}
    </>
  );
}

const hintOf = (isRound: boolean, byCategories: boolean): string =>
  isRound ? (byCategories ? t.hintRoundCategories : t.hintRound) : byCategories ? t.hintCategories : t.hint;

/** Points as typed; null when they are no number. */
const read = (text: string): number | null => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text.trim()) : null);

function SetResultDialog({
  leagueId,
  answer: { period, number, home, away, categories },
  onClose,
}: {
  leagueId: string;
  answer: MatchupPageAnswer;
  onClose: () => void;
}) {
  const { nameOf } = useTeamsById(leagueId);
  const change = useLeagueChange(
    leagueId,
    onClose,
    (body: { home_points: number; away_points: number; reason: string }) =>
      request(`PUT ${RESULT}`, {
        league_id: leagueId,
        period: String(period.number),
        number: String(number),
        body,
      }),
  );
  const form = useFields(
    { home_points: String(home.points), away_points: String(away?.points ?? 0), reason: '' },
    change,
  );
  const { reason } = form.values;
  const [own, other] = [read(form.values.home_points), read(form.values.away_points)];
  return (
    <FormDialog
      onClose={onClose}
      title={t.setResult}
      description={hintOf(period.round !== null, categories !== null)}
      submit={t.setResult}
      ready={own !== null && other !== null && isReason(reason)}
      {...form.sending}
      onSubmit={() => change.mutate({ home_points: own ?? 0, away_points: other ?? 0, reason: reason.trim() })}
    >
      <TextField
        label={t.pointsOf({ team: nameOf(home.team_id) })}
        inputMode="decimal"
        autoComplete="off"
        {...form.text('home_points', own === null ? t.notANumber : undefined)}
      />
      <TextField
        label={t.pointsOf({ team: nameOf(away?.team_id) })}
        inputMode="decimal"
        autoComplete="off"
        {...form.text('away_points', other === null ? t.notANumber : undefined)}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
