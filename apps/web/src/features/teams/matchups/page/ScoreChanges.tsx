import { useState } from 'react';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { ScoreChangeBody } from '@crease/core/competition/matchups/office/score-change.calls.js';
import { figureTitle } from '@crease/core/competition/matchups/office/score-change.words.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { formatPoints } from '../../../open-league/points.js';
import { useLoadedLeague, useTeamsById } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { ReasonField, isReason } from '../../../../ui/fields/ReasonField.js';
import { Select } from '../../../../ui/fields/Select.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { TeamChanges } from '../office/TeamChanges.js';
import * as t from './score-changes.words.en.js';

/** True for a commissioner while scores can change. */
function useIsOpen(
  leagueId: string,
  { period, season, set, away, median_played: playsMedian }: MatchupPageAnswer,
): boolean {
  const { me, league } = useLoadedLeague(leagueId);
  return (
    me.is_commissioner &&
    league.phase === 'in-season' &&
    season === league.current_season &&
    period.state !== 'coming' &&
    (period.round === null || period.state !== 'final') &&
    set === null &&
    (away !== null || playsMedian)
  );
}

/** Changes the score of a begun matchup. Renders nothing for others. */
export function ChangeScore({ leagueId, answer }: { leagueId: string; answer: MatchupPageAnswer }) {
  const [open, setOpen] = useState(false);
  if (!useIsOpen(leagueId, answer)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.changeScore}</Button>
      {open && <ChangeDialog leagueId={leagueId} answer={answer} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Changes of the scores with their reasons. A commissioner can take them back. */
export function ScoreChanges({ leagueId, answer }: { leagueId: string; answer: MatchupPageAnswer }) {
  return (
    <TeamChanges
      leagueId={leagueId}
      changes={answer.score_changes ?? []}
      isOpen={useIsOpen(leagueId, answer)}
      undo={(change_id) => request('DELETE /:league_id/score-changes/:change_id', { league_id: leagueId, change_id })}
      words={{ changed: t.changed, takeBack: t.takeBack, takeBackOf: t.takeBackOf, takenBack: t.takenBack }}
      centered
    />
  );
}

/** Parses a number with either minus sign and decimal mark; null otherwise. */
const read = (text: string): number | null => {
  const typed = text.trim().replace('−', '-').replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : null;
};

function ChangeDialog({
  leagueId,
  answer: { period, number, home, away, score_figures: figures },
  onClose,
}: {
  leagueId: string;
  answer: MatchupPageAnswer;
  onClose: () => void;
}) {
  const { nameOf } = useTeamsById(leagueId);
  const sides = [home, ...(away === null ? [] : [away])];
  const [teamId, setTeamId] = useState(home.team_id);
  const [figure, setFigure] = useState(figures?.[0] ?? null);
  const change = useLeagueChange(leagueId, onClose, (body: ScoreChangeBody) =>
    request('POST /:league_id/matchups/:period/:number/score-changes', {
      league_id: leagueId,
      period: String(period.number),
      number: String(number),
      body,
    }),
  );
  const form = useFields({ amount: '', reason: '' }, change);
  const { reason } = form.values;
  const amount = read(form.values.amount);
  const isWrong = amount === null && form.values.amount.trim() !== '';
  return (
    <FormDialog
      onClose={onClose}
      title={t.changeScore}
      description={figures === undefined ? t.hint : t.hintCategories}
      submit={t.changeScore}
      ready={amount !== null && amount !== 0 && isReason(reason)}
      {...form.sending}
      onSubmit={() => change.mutate({ team_id: teamId, figure, amount: amount ?? 0, reason: reason.trim() })}
    >
      <Select
        label={t.team}
        value={teamId}
        options={sides.map(({ team_id: value }) => ({ value, label: nameOf(value) }))}
        onChange={setTeamId}
      />
      {figures !== undefined && (
        <Select
          label={t.figure}
          value={figure ?? ''}
          options={figures.map((value) => ({ value, label: figureTitle(value) }))}
          onChange={setFigure}
        />
      )}
      <TextField
        label={figures === undefined ? t.points : t.amount}
        inputMode="text"
        required
        autoComplete="off"
        {...form.text('amount', isWrong ? t.notANumber : undefined)}
      />
      {figure === null && (
        <p role="status" className="text-sm wrap-anywhere text-ink-2 tabular-nums">
          {t.scoreAfter({
            changed: amount !== null && amount !== 0,
            sides: sides.map(({ team_id: id, points }) => ({
              team: nameOf(id),
              points: formatPoints(id === teamId ? sumOfPoints([points, amount ?? 0]) : points),
            })),
          })}
        </p>
      )}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
