import { useState } from 'react';
import { dayWords, isDay } from '@crease/core/calendar.js';
import type { LastDayBody } from '@crease/core/competition/matchups/office/schedule.calls.js';
import type { MatchupPeriodView, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { swapTeams } from '@crease/core/competition/matchups/office/pairs.rules.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { Button } from '../../../../ui/Button.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { Select } from '../../../../ui/fields/Select.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { showToast } from '../../../../ui/layers/toast.js';
import { daysWords } from '../matchup-labels.js';
import * as t from './office.words.en.js';

/** A commissioner's actions on the schedule. Renders nothing for others, and where nothing can be changed. */
export function ScheduleOffice({
  leagueId,
  matchups: { season, periods },
  period,
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
  period: MatchupPeriodView;
}) {
  const { me, league } = useLoadedLeague(leagueId);
  const [open, setOpen] = useState<'pairs' | 'redraw' | null>(null);
  if (!me.is_commissioner || league.phase !== 'in-season' || season !== league.current_season) return null;
  if (period.state !== 'coming') return null;
  const close = () => setOpen(null);
  const isRegular = period.round === null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isRegular && periods[0]?.state === 'coming' && <Button onClick={() => setOpen('redraw')}>{t.redraw}</Button>}
      <MoveEnd leagueId={leagueId} periods={periods} period={period} label={t.moveEnd} />
      {isRegular && <Button onClick={() => setOpen('pairs')}>{t.editPairs}</Button>}
      {open === 'pairs' && <PairsDialog leagueId={leagueId} period={period} onClose={close} />}
      {open === 'redraw' && <RedrawDialog leagueId={leagueId} onClose={close} />}
    </div>
  );
}

/** Moves the last days of rounds to come after a table, which has no page of matchups. */
export function RoundsOffice({
  leagueId,
  matchups: { season, periods },
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
}) {
  const { me, league } = useLoadedLeague(leagueId);
  if (!me.is_commissioner || league.phase !== 'in-season' || season !== league.current_season) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {periods.map((period) => (
        <MoveEnd
          key={period.number}
          leagueId={leagueId}
          periods={periods}
          period={period}
          label={t.moveEndWithDays({ days: daysWords(period) })}
        />
      ))}
    </div>
  );
}

/** Renders nothing where the period or its round has begun, and for the last one. */
function MoveEnd({
  leagueId,
  periods,
  period,
  label,
}: {
  leagueId: string;
  periods: MatchupsAnswer['periods'];
  period: MatchupPeriodView;
  label: string;
}) {
  const [open, setOpen] = useState(false);
  const { number, round } = period;
  const together = round === null ? [period] : periods.filter((one) => one.round === round);
  const isOpen = together.every(({ state }) => state === 'coming') && periods.some((one) => one.number === number + 1);
  if (!isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && <DaysDialog leagueId={leagueId} period={period} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Pair {
  readonly home: string;
  readonly away: string | null;
}

function PairsDialog({
  leagueId,
  period: { number, matchups },
  onClose,
}: {
  leagueId: string;
  period: MatchupPeriodView;
  onClose: () => void;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const [pairs, setPairs] = useState(() =>
    matchups.map(({ home_team_id: home, away_team_id: away }): Pair => ({ home, away })),
  );
  const save = useLeagueChange(leagueId, onClose, () =>
    request('PUT /:league_id/matchups/:period/pairs', {
      league_id: leagueId,
      period: String(number),
      body: { pairs: pairs.map(({ home, away }) => ({ home_team_id: home, away_team_id: away })) },
    }),
  );
  const named = pairs.flatMap(({ home, away }) => [home, away ?? 'bye']);
  const isDouble = new Set(named).size < named.length;
  const options = teams.map(({ team_id, team_name }) => ({ value: team_id, label: team_name }));
  const place = (team: string, label: string) => (
    <Select
      label={label}
      hideLabel
      value={team}
      options={options}
      onChange={(chosen) => setPairs(swapTeams(pairs, team, chosen))}
    />
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t.editPairsOf({ number })}
      description={isDouble ? t.editDoublesHint : t.editPairsHint}
      submit={t.save}
      {...save.sending}
      onSubmit={() => save.mutate()}
    >
      <ul className="flex flex-col gap-2">
        {pairs.map(({ home, away }, index) => (
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
            {place(home, t.homeTeam({ number: index + 1 }))}
            {away === null ? (
              <span className="col-span-2 text-sm text-ink-2">{t.idleTeam}</span>
            ) : (
              <>
                <span className="text-sm text-ink-3">{t.versus}</span>
                {place(away, t.awayTeam({ number: index + 1 }))}
              </>
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

function DaysDialog({
  leagueId,
  period: { number, ends_on },
  onClose,
}: {
  leagueId: string;
  period: MatchupPeriodView;
  onClose: () => void;
}) {
  // The dialog may render with the moved day before the undo.
  const [endsOn] = useState(ends_on);
  const send = (body: LastDayBody) =>
    request('PUT /:league_id/matchups/:period/days', { league_id: leagueId, period: String(number), body });
  const undo = useLeagueChange(leagueId, null, () => send({ ends_on: endsOn }), {
    said: t.dayIsBack({ number }),
    toastsErrors: true,
  });
  const done = () => {
    showToast({
      kind: 'success',
      text: t.dayMoved({ number }),
      action: { label: t.undo, run: () => undo.mutate() },
    });
    onClose();
  };
  const save = useLeagueChange(leagueId, done, send);
  const form = useFields({ ends_on: endsOn }, save);
  const { ends_on: day } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t.moveEndOf({ number })}
      description={t.moveEndHint({ next: number + 1 })}
      submit={t.saveDay}
      ready={isDay(day) && day !== endsOn}
      {...form.sending}
      onSubmit={() => save.mutate({ ends_on: day })}
    >
      <TextField
        label={t.lastDay}
        type="date"
        required
        hint={isDay(day) ? dayWords(day) : undefined}
        {...form.text('ends_on')}
      />
    </FormDialog>
  );
}

function RedrawDialog({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const redraw = useLeagueChange(leagueId, onClose, () =>
    request('POST /:league_id/matchups/redraw', { league_id: leagueId }),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t.redraw}
      description={t.redrawHint}
      submit={t.redraw}
      {...redraw.sending}
      onSubmit={() => redraw.mutate()}
    />
  );
}
