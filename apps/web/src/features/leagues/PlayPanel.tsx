import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waiverHours } from '@crease/core/free-agents/waiver.rules.js';
import type { LeagueAnswer, LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import {
  CATEGORIES,
  eachCategory,
  SCORING,
  scoringOf,
  type Category,
  type Scoring,
} from '@crease/core/players/scoring.table.js';
import { capital } from '@crease/core/text.rules.js';
import type { PlaySettingsBody } from '@crease/core/leagues/settings.schema.js';
import { ApiRefusal, api } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { Stepper } from '../../ui/Stepper.js';
import { showToast } from '../../ui/toast.js';
import { isWeight, readWeight } from './weights.js';

const LONGEST_WAIVER = 168;

const textsOf = (scoring: Scoring) => eachCategory((category) => String(scoring[category]));

function zones(own: string): string[] {
  const all = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return all.includes(own) ? all : [own, ...all];
}

interface Touched {
  readonly weights?: Readonly<Partial<Record<Category, string>>>;
  readonly hours?: number;
  readonly zone?: string;
}

/** What was touched and is not saved yet: also what was typed while the save was under way. */
const without = (touched: Touched, saved: Touched): Touched => ({
  weights: Object.fromEntries(
    Object.entries(touched.weights ?? {}).filter(([key, text]) => text !== saved.weights?.[key as Category]),
  ),
  ...(touched.hours === undefined || touched.hours === saved.hours ? {} : { hours: touched.hours }),
  ...(touched.zone === undefined || touched.zone === saved.zone ? {} : { zone: touched.zone }),
});

/** What a commissioner may change at any time: points, waivers and the time zone of days and weeks. What is past stays as it was. */
export function PlayPanel({ league }: { league: LeagueView }) {
  const client = useQueryClient();
  // Only what was touched here; everything else is as the league has it, whoever changes it meanwhile.
  const [touched, setTouched] = useState<Touched>({});
  const now = scoringOf(league);
  const weights = { ...textsOf(now), ...touched.weights };
  const hours = touched.hours ?? waiverHours(league);
  const zone = touched.zone ?? league.time_zone;
  const touch = (change: Touched) =>
    setTouched((before) => ({ ...before, ...change, weights: { ...before.weights, ...change.weights } }));
  const wrong = CATEGORIES.some((category) => !isWeight(weights[category]));
  const scored = CATEGORIES.some((category) => readWeight(weights[category]) !== now[category]);
  const body: PlaySettingsBody = {
    ...(scored && !wrong ? { scoring: eachCategory((category) => readWeight(weights[category])) } : {}),
    ...(hours === waiverHours(league) ? {} : { waiver_hours: hours }),
    ...(zone === league.time_zone ? {} : { time_zone: zone }),
  };
  const changed = Object.keys(body).length > 0;
  const save = useMutation({
    mutationFn: (sent: { touched: Touched; body: PlaySettingsBody }) =>
      api.patch<SettingsChangedAnswer>(`${league.league_id}/play-settings`, sent.body),
    onSuccess: ({ applied }, sent) => {
      // In season the time zone waits for midnight.
      const zoned = sent.body.time_zone === undefined || applied.includes('time_zone');
      showToast({
        kind: 'success',
        text: zoned ? 'Settings saved' : 'Settings saved. The time zone changes at midnight.',
      });
      const held = Object.fromEntries(Object.entries(sent.body).filter(([key]) => applied.includes(key)));
      client.setQueryData<LeagueAnswer>(keys.summary(league.league_id), (loaded) =>
        loaded === undefined ? loaded : { ...loaded, league: { ...loaded.league, ...held } },
      );
      setTouched((left) => without(left, sent.touched));
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
    },
  });
  const refused = save.error instanceof ApiRefusal ? save.error.fields : {};
  return (
    <Panel title="Play">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed && !wrong) save.mutate({ touched, body });
        }}
      >
        <FormAlert message={save.error === null ? null : save.error.message} />
        <fieldset>
          <legend className="mb-2 text-xs font-medium text-ink-3">Points for a</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {CATEGORIES.map((key) => (
              <TextField
                key={key}
                label={capital(SCORING[key].words)}
                inputMode="decimal"
                value={weights[key]}
                error={
                  isWeight(weights[key])
                    ? (refused[`scoring.${key}`] ?? null)
                    : 'A number from -100 to 100, two decimals at most.'
                }
                onChange={(event) => touch({ weights: { [key]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <Stepper
            label="Hours on waivers"
            hint={hours === 0 ? 'Dropped players are free agents at once.' : 'Dropped players wait so long for claims.'}
            value={hours}
            max={LONGEST_WAIVER}
            error={refused.waiver_hours}
            onChange={(value) => touch({ hours: value })}
          />
          <Select
            label="Time zone"
            hint={
              league.phase === 'in-season'
                ? 'Days and weeks of the league begin at its midnight. In season a change waits for the next one.'
                : 'Days and weeks of the league begin at its midnight.'
            }
            value={zone}
            options={zones(league.time_zone).map((one) => ({ value: one, label: one.replaceAll('_', ' ') }))}
            error={refused.time_zone}
            onChange={(value) => touch({ zone: value })}
          />
        </div>
        <Button type="submit" variant="primary" className="mt-4" busy={save.isPending} disabled={!changed || wrong}>
          Save
        </Button>
      </form>
    </Panel>
  );
}
