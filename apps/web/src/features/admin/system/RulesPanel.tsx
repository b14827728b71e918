import { useState } from 'react';
import type { AdminConfigAnswer } from '@crease/core/auth/auth.schema.js';
import { formatMoney } from '@crease/core/money.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf, refusedFields } from '../../../platform/requests/failure.js';
import { keys } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { TextField } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { useRefreshAdmin } from '../admin.data.js';
import * as t from './system.words.en.js';

interface Change {
  current_season?: string | null;
  season_dates?: { starts_on: string; ends_on: string } | null;
  minimum_salary?: number;
}

function useSetRule(saved: (config: AdminConfigAnswer) => string) {
  const refresh = useRefreshAdmin();
  return useChange({
    send: (change: Change) => request('PUT /admin/config', { body: change }),
    said: saved,
    onDone: refresh,
    stale: [keys.system, ['league']],
  });
}

/** The installation's season: the calendar's, or one that is set until it is cleared. */
export function SeasonForm({ config }: { config: AdminConfigAnswer }) {
  const [season, setSeason] = useState(config.current_season);
  const save = useSetRule(({ current_season }) => t.seasonIs({ season: current_season }));
  const seasons = [...new Set([config.current_season, config.calendar_season, ...config.seasons])].sort().reverse();
  const behind = config.season_set && config.current_season < config.calendar_season;
  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={failureOf(save.error)} />
      <p className={behind ? 'rounded-md bg-warn-soft px-3 py-2 text-warn' : 'text-ink-2'}>
        {config.season_set
          ? t.seasonSetNotCalendar({ currentSeason: config.current_season, calendarSeason: config.calendar_season })
          : t.seasonFollowsCalendar({ season: config.calendar_season })}
      </p>
      <Select
        label={t.season}
        value={season}
        options={seasons.map((value) => ({
          value,
          label: value === config.calendar_season ? t.calendarSeasonLabel({ season: value }) : value,
        }))}
        onChange={setSeason}
        hint={t.seasonHint}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={save.isPending && save.variables.current_season !== null}
          disabled={save.isPending || (config.season_set && season === config.current_season)}
          onClick={() => save.mutate({ current_season: season })}
        >
          {t.setSeason}
        </Button>
        {config.season_set && (
          <Button
            busy={save.isPending && save.variables.current_season === null}
            disabled={save.isPending}
            onClick={() => save.mutate({ current_season: null })}
          >
            {t.followCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first and last day of the present season, used by leagues that begin it. */
export function SeasonDatesForm({ config }: { config: AdminConfigAnswer }) {
  const { starts_on, ends_on, set } = config.season_dates;
  const [dates, setDates] = useState({ starts_on, ends_on });
  const save = useSetRule(({ season_dates }) =>
    t.seasonRunsFromTo({ first: season_dates.starts_on, last: season_dates.ends_on }),
  );
  const wrong = refusedFields(save.error);
  const busy = (clears: boolean) => save.isPending && (save.variables.season_dates === null) === clears;
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <FormAlert message={failureOf(save.error, ['starts_on', 'ends_on'])} />
      <div className="grid gap-3 sm:grid-cols-2">
        {(['starts_on', 'ends_on'] as const).map((field) => (
          <TextField
            key={field}
            type="date"
            label={field === 'starts_on' ? t.firstDayOf({ season: config.current_season }) : t.lastDay}
            value={dates[field]}
            error={wrong[field] ?? wrong[`season_dates.${field}`]}
            onChange={(event) => setDates({ ...dates, [field]: event.target.value })}
          />
        ))}
      </div>
      <p className="text-sm text-ink-3">{set ? t.datesSetByYou : t.defaultDatesHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy(false)}
          disabled={save.isPending || (dates.starts_on === starts_on && dates.ends_on === ends_on)}
          onClick={() => save.mutate({ season_dates: dates })}
        >
          {t.setDates}
        </Button>
        {set && (
          <Button busy={busy(true)} disabled={save.isPending} onClick={() => save.mutate({ season_dates: null })}>
            {t.useDefaultDates}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Cap hit of a player who never signed a contract. */
export function MinimumSalaryForm({ config }: { config: AdminConfigAnswer }) {
  const [amount, setAmount] = useState(config.minimum_salary);
  const setFor = config.minimum_salary_season;
  const behind = setFor !== null && setFor < config.current_season;
  const save = useSetRule(({ minimum_salary }) => t.minimumSalaryIs({ amount: formatMoney(minimum_salary) }));
  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={failureOf(save.error, ['minimum_salary'])} />
      {behind && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">
          {t.minimumSalaryStale({ salarySeason: setFor, currentSeason: config.current_season })}
        </p>
      )}
      <Stepper
        label={t.minimumSalary}
        value={amount}
        onChange={setAmount}
        step={25_000}
        min={0}
        max={100_000_000}
        format="money"
        error={refusedFields(save.error).minimum_salary}
        hint={t.minimumSalaryHint}
      />
      <Button
        variant="primary"
        className="self-start"
        busy={save.isPending}
        disabled={amount === config.minimum_salary && !behind}
        onClick={() => save.mutate({ minimum_salary: amount })}
      >
        {behind && amount === config.minimum_salary ? t.itStillHolds : t.save}
      </Button>
    </div>
  );
}
