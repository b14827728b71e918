import { PRESET_KEYS, PRESETS, type PresetKey } from '@crease/core/players/scoring/scoring.presets.js';
import { FORMAT_PRESET_KEYS, formatPresetOf, withFormatPreset } from '@crease/core/leagues/presets/format-presets.js';
import { MARKET_PRESET_KEYS } from '@crease/core/leagues/presets/market-presets.js';
import { capital } from '@crease/core/text.rules.js';
import { useState, useId } from 'react';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { Select } from '../../../ui/fields/Select.js';
import { useSystemConfig } from '../../open-league/league-data.js';
import { TextField } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { InfoTip } from '../../../ui/layers/Tooltip.js';
import {
  marketOf,
  withField,
  withMarket,
  withRecommended,
  withType,
  type LeagueFormState,
} from './league-form.store.js';
import { cx } from '../../../ui/cx.js';
import { PRESET_WORDS } from '@crease/core/players/scoring/presets.words.en.js';
import { scoringWords } from '@crease/core/players/scoring/scoring.words.js';
import * as t from './enter.words.en.js';

export function useChoosesPlayers(): boolean {
  const players = useSystemConfig().data?.players;
  return players?.real === true && players.sample;
}

type Change = (next: (now: LeagueFormState) => Partial<LeagueFormState>) => void;

export function NewLeagueFields({
  state: { form, recommended, sample, points },
  nameError,
  refusedName,
  change,
}: {
  state: LeagueFormState;
  nameError: string | undefined;
  refusedName: string | undefined;
  change: Change;
}) {
  const choosesPlayers = useChoosesPlayers();
  const [nameLeft, setNameLeft] = useState(false);
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <TextField
        label={t.leagueName}
        required
        data-autofocus=""
        maxLength={60}
        autoComplete="off"
        value={form.league_name}
        error={refusedName ?? (nameLeft ? nameError : undefined)}
        onChange={(event) => change((now) => withField(now, 'league_name', event.target.value))}
        onBlur={() => setNameLeft(form.league_name !== '' || nameLeft)}
      />
      <TypeField value={form.league_type} change={change} />
      <PresetCards
        legend={t.howSeasonIsWon}
        words={t.formatPresets}
        keys={FORMAT_PRESET_KEYS}
        value={formatPresetOf(form)}
        onChange={(key) => change((now) => ({ form: withFormatPreset(now.form, key) }))}
      />
      {form.league_type === 'dynasty' && (
        <PresetCards
          legend={t.howPlayersArePaid}
          words={t.marketPresets}
          keys={MARKET_PRESET_KEYS}
          value={marketOf({ form, points })}
          onChange={(key) => change((now) => withMarket(now, key))}
        />
      )}
      {choosesPlayers && <PlayersField sample={sample} change={change} />}
      <Select<PresetKey>
        label={t.scoring}
        hint={t.scoringChangeableHint({ scoring: capital(scoringWords(PRESETS[points].scoring)) })}
        value={points}
        options={PRESET_KEYS.map((key) => ({ value: key, label: PRESET_WORDS[key].label }))}
        onChange={(key) => change(() => ({ points: key }))}
        className="sm:col-span-2"
      />
      <Checkbox
        label={t.recommendedSettings}
        hint={t.recommendedSettingsHint}
        checked={recommended}
        onChange={(on) => change((now) => withRecommended(now, on))}
        className="sm:col-span-2"
      />
    </div>
  );
}

function TypeField({ value, change }: { value: LeagueForm['league_type']; change: Change }) {
  return (
    <div className="flex flex-col gap-1">
      <span className="flex items-center gap-1 text-sm font-medium text-ink-2">
        {t.leagueType}
        <InfoTip label={t.aboutLeagueType} text={t.leagueTypeHint} />
      </span>
      <SegmentedControl
        label={t.leagueType}
        full
        value={value}
        options={[
          { value: 'dynasty', label: t.dynasty },
          { value: 'redraft', label: t.reDraft },
        ]}
        onChange={(type) => change((now) => withType(now, type))}
      />
    </div>
  );
}

function PlayersField({ sample, change }: { sample: boolean; change: Change }) {
  return (
    <div className="flex flex-col gap-1 sm:col-span-2">
      <span className="flex items-center gap-1 text-sm font-medium text-ink-2">
        {t.players}
        <InfoTip label={t.aboutPlayers} text={t.playersHint} />
      </span>
      <SegmentedControl
        label={t.players}
        value={sample ? 'sample' : 'real'}
        options={[
          { value: 'real', label: t.realPlayers },
          { value: 'sample', label: t.inventedSample },
        ]}
        onChange={(kind) => change(() => ({ sample: kind === 'sample' }))}
        className="self-start"
      />
    </div>
  );
}

/** Presets as cards; none is selected when the settings match no preset. */
function PresetCards<Key extends string>({
  legend,
  words,
  keys,
  value,
  onChange,
}: {
  legend: string;
  words: Readonly<Record<Key, { readonly label: string; readonly about: string }>>;
  keys: readonly Key[];
  value: Key | null;
  onChange: (key: Key) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium text-ink-2">{legend}</legend>
      <div className={cx('grid gap-2', keys.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
        {keys.map((key) => (
          <label key={key} className="relative flex cursor-pointer">
            <input
              type="radio"
              name={name}
              value={key}
              aria-describedby={`${name}-${key}`}
              aria-label={words[key].label}
              checked={value === key}
              onChange={() => onChange(key)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
            />
            <span className="flex-1 rounded-md border border-line-strong bg-surface px-3 py-2 peer-checked:border-accent peer-checked:bg-accent-soft peer-hover:border-ink-3">
              <span className="block text-sm font-semibold">{words[key].label}</span>
              <span id={`${name}-${key}`} className="block text-xs text-ink-2">
                {words[key].about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
