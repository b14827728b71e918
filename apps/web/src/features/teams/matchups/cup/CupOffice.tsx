import { useState } from 'react';
import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { Select } from '../../../../ui/fields/Select.js';
import { Switch } from '../../../../ui/fields/Switch.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { daysWords } from '../matchup-labels.js';
import * as t from './cup.words.en.js';

interface OfficeProps {
  leagueId: string;
  plan: NonNullable<CupAnswer['plan']>;
}

/** Chooses the periods of the cup before its draw. Renders nothing for managers, and where there is no choice. */
export function CupOffice({ leagueId, plan }: OfficeProps) {
  const { me } = useLoadedLeague(leagueId);
  const [open, setOpen] = useState(false);
  if (!me.is_commissioner || plan.periods.length <= plan.rounds) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t.choosePeriods}
      </Button>
      {open && <PeriodsDialog leagueId={leagueId} plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function PeriodsDialog({
  leagueId,
  plan: { rounds, periods, chosen },
  onClose,
}: OfficeProps & { onClose: () => void }) {
  const [first, setFirst] = useState(chosen.length === 0);
  const [days, setDays] = useState(() =>
    (chosen.length === 0 ? periods.slice(0, rounds) : chosen).map(({ starts_on: day }) => day),
  );
  const save = useLeagueChange(leagueId, onClose, () =>
    request('PUT /:league_id/cup/periods', { league_id: leagueId, body: { starts_on: first ? [] : days } }),
  );
  const options = periods.map((period) => ({ value: period.starts_on, label: daysWords(period) }));
  return (
    <FormDialog
      onClose={onClose}
      title={t.choosePeriods}
      description={t.choosePeriodsHint({ rounds })}
      submit={t.savePeriods}
      {...save.sending}
      onSubmit={() => save.mutate()}
    >
      <Switch label={t.firstPeriods} checked={first} onChange={setFirst} />
      {!first && (
        // In two columns, so that a low screen shows them all.
        <div className="grid gap-4 sm:grid-cols-2 short:gap-2">
          {days.map((day, index) => (
            <Select
              key={index}
              label={t.cupRound({ round: index + 1, rounds })}
              value={day}
              options={options}
              onChange={(chosenDay) => setDays(days.with(index, chosenDay))}
            />
          ))}
        </div>
      )}
    </FormDialog>
  );
}
