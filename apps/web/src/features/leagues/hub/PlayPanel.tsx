import { knownZones } from '@crease/core/time-zone.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeagueAnswer, LeagueView } from '@crease/core/leagues/league.answers.js';
import { PRESET_WORDS } from '@crease/core/players/scoring/presets.words.en.js';
import { presetOf } from '@crease/core/players/scoring/scoring.presets.js';
import { capital } from '@crease/core/text.rules.js';
import type { SettingsChange } from '@crease/core/settings/settings.schema.js';
import { scoringWords } from '@crease/core/players/scoring/scoring.words.js';
import { hintOf, settingWords } from '@crease/core/leagues/settings/setting-words.js';
import { applies, isFigure, rowOf, stateOf, UNASKED_KEYS } from '@crease/core/leagues/settings.values.js';
import { ApiRefusal, request } from '../../../platform/requests/api-client.js';
import { OFFERED } from '../../../platform/session/language.js';
import { keys } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Panel } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useSettings } from '../settings/settings.data.js';
import { ScoringDialog } from '../settings/ScoringDialog.js';
import * as t from './hub.words.en.js';

type PlayKey = (typeof UNASKED_KEYS)[number];
const SINGLE = UNASKED_KEYS.filter((key) => rowOf(key).unit !== 'weights');

function zones(own: string): string[] {
  const all = knownZones();
  return all.includes(own) ? all : [own, ...all];
}

/** The league's language is not a setting, but is saved with them. */
type Touched = Readonly<Partial<Record<PlayKey | 'language', number | string | boolean>>>;

/** The edits that are still unsaved, including those typed during the save. */
const without = (touched: Touched, saved: Touched): Touched =>
  Object.fromEntries(Object.entries(touched).filter(([key, value]) => value !== saved[key as keyof Touched]));

function useSavePlay(leagueId: string, onSaved: (touched: Touched) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: { touched: Touched; body: SettingsChange }) =>
      request('PATCH /:league_id/settings', { league_id: leagueId, body: sent.body }),
    onSuccess: ({ applied, ended }, sent) => {
      // In season a setting may take effect at midnight.
      const waiting = UNASKED_KEYS.find(
        (key) =>
          rowOf(key).begins === 'midnight' &&
          sent.body[key] !== undefined &&
          !applied.includes(key) &&
          ended?.some((one) => one.key === key && one.state === 'cancelled') !== true,
      );
      showToast({
        kind: 'success',
        text: [
          waiting === undefined
            ? t.settingsSaved
            : t.settingsSavedForMidnight({ setting: settingWords(waiting).words }),
          ...(ended ?? []).map(({ words }) => words),
        ].join(' '),
      });
      const held = Object.fromEntries(Object.entries(sent.body).filter(([key]) => applied.includes(key)));
      client.setQueryData<LeagueAnswer>(keys.summary(leagueId), (loaded) =>
        loaded === undefined ? loaded : { ...loaded, league: { ...loaded.league, ...held } },
      );
      onSaved(sent.touched);
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
}

/** Settings that a commissioner may change at any time without the settings form. They do not affect the past. */
export function PlayPanel({ league }: { league: LeagueView }) {
  // Holds only local edits; the rest keeps following the league while other users change it.
  const [touched, setTouched] = useState<Touched>({});
  const now = { ...stateOf(league), language: league.language };
  // A field shows what it will be; setting it back to the present value cancels that.
  const coming = Object.fromEntries(
    (useSettings(league.league_id).data?.coming ?? []).map(({ key, after }) => [key, after]),
  ) as Touched;
  const body: SettingsChange = Object.fromEntries(
    Object.entries(touched).filter(
      ([key, value]) => value !== (coming[key as keyof Touched] ?? now[key as keyof Touched]),
    ),
  );
  const changed = Object.keys(body).length > 0;
  const save = useSavePlay(league.league_id, (saved) => setTouched((left) => without(left, saved)));
  const [scoring, setScoring] = useState(false);
  const refused = save.error instanceof ApiRefusal ? save.error.fields : {};
  return (
    <Panel title={t.play} bodyClassName="pt-3">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) save.mutate({ touched, body });
        }}
      >
        <FormAlert message={save.error === null ? null : save.error.message} />
        <ScoringLine league={league} onEdit={() => setScoring(true)} />
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {SINGLE.filter((key) => applies(key, league.league_type, { ...league })).map((key) => (
            <PlayField
              key={key}
              name={key}
              league={league}
              value={touched[key] ?? coming[key] ?? now[key]}
              error={refused[key]}
              onChange={(value) => setTouched((before) => ({ ...before, [key]: value }))}
            />
          ))}
          {OFFERED.length > 1 && (
            <Select
              label={t.languageOfLeague}
              hint={t.languageOfLeagueHint}
              value={String(touched.language ?? now.language)}
              options={OFFERED.map(({ language, name }) => ({ value: language as string, label: name }))}
              error={refused.language}
              onChange={(value) => setTouched((before) => ({ ...before, language: value }))}
            />
          )}
        </div>
        <Button type="submit" variant="primary" className="mt-4" busy={save.isPending} disabled={!changed}>
          {t.save}
        </Button>
      </form>
      {scoring && <ScoringDialog league={league} onClose={() => setScoring(false)} />}
    </Panel>
  );
}

function ScoringLine({ league, onEdit }: { league: LeagueView; onEdit: () => void }) {
  const { scoring } = stateOf(league);
  const preset = presetOf(scoring);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-sm font-medium text-ink-2">
          {preset === null ? t.ownScoring : t.presetScoring({ preset: PRESET_WORDS[preset].label })}
        </h3>
        <p className="text-sm text-ink-3">{capital(scoringWords(scoring))}</p>
      </div>
      <Button onClick={onEdit}>{t.editScoring}</Button>
    </div>
  );
}

function PlayField({
  name,
  league,
  value,
  error,
  onChange,
}: {
  name: PlayKey;
  league: LeagueView;
  value: unknown;
  error: string | undefined;
  onChange: (value: number | string | boolean) => void;
}) {
  const row = rowOf(name);
  const { label } = settingWords(name);
  if (isFigure(row)) {
    const figure = Number(value);
    return (
      <Stepper
        label={label}
        hint={hintOf(name, figure)}
        value={figure}
        step={row.step}
        max={row.max}
        error={error}
        onChange={onChange}
      />
    );
  }
  if (row.unit === 'switch')
    return <Switch label={label} hint={hintOf(name, value === true)} checked={value === true} onChange={onChange} />;
  if (row.unit !== 'zone') return null;
  const hint = hintOf(name, String(value));
  const waits = row.begins === 'midnight' && league.phase === 'in-season';
  return (
    <Select
      label={label}
      hint={waits ? `${hint} ${t.changeWaitsForNextSeason}` : hint}
      value={String(value)}
      options={zones(league.time_zone).map((one) => ({ value: one, label: one.replaceAll('_', ' ') }))}
      error={error}
      onChange={onChange}
    />
  );
}
