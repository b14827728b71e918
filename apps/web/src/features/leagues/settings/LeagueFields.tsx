import type { ReactNode } from 'react';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { LeagueFormErrors } from '@crease/core/leagues/form.rules.js';
import { hasPlayoffs, needsPlayoffs } from '@crease/core/leagues/settings/playoff.settings.js';
import { SETTING_SECTIONS } from '@crease/core/leagues/setting.model.js';
import { hintOf as ownHintOf, sectionWords, settingWords } from '@crease/core/leagues/settings/setting-words.js';
import {
  applies,
  FORM_KEYS,
  isFigure,
  rowOf,
  type FormKey,
  type SettingValue,
} from '@crease/core/leagues/settings.values.js';
import { dayOfSeason } from '@crease/core/leagues/calendar.rules.js';
import { calendarSeason } from '@crease/core/season.js';
import { TextField } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { InfoTip } from '../../../ui/layers/Tooltip.js';
import { CategoryField } from './CategoryField.js';
import * as t from './settings.words.en.js';

export interface LeagueFieldsProps {
  form: LeagueForm;
  errors: LeagueFormErrors;
  onChange: (field: FormKey, value: LeagueForm[FormKey]) => void;
  /** When a change would take effect; null when at once. */
  hintOf?: (field: FormKey) => string | null;
  fixed?: (field: FormKey) => boolean;
}

/**
 * A league's settings except name and type. Omits what does not apply to the type, is switched off, or is of play-offs
 * that the league does not have.
 */
export function LeagueFields({ form, ...field }: LeagueFieldsProps) {
  const playoffs = hasPlayoffs(form);
  const shown = FORM_KEYS.filter(
    (key) => applies(key, form.league_type, { ...form }) && (playoffs || !needsPlayoffs(key)),
  );
  return SETTING_SECTIONS.map((section) => {
    const keys = shown.filter((key) => rowOf(key).section === section);
    const { title, tip } = sectionWords(section);
    return keys.length === 0 ? null : (
      <Section key={section} title={title} tip={typeof tip === 'string' ? tip : tip[form.league_type]}>
        {keys.map((key) => (
          <Field key={key} name={key} form={form} {...field} />
        ))}
      </Section>
    );
  });
}

function Field({
  name,
  form,
  errors,
  onChange,
  hintOf = () => null,
  fixed = () => false,
}: LeagueFieldsProps & { name: FormKey }) {
  const row = rowOf(name);
  const { label, options = {} } = settingWords(name);
  const ownHint = (value: SettingValue) => ownHintOf(name, value);
  const when = hintOf(name);
  if (row.unit === 'switch')
    return (
      <Switch
        label={label}
        hint={when === null ? ownHint(null) : `${ownHint(null)}. ${when}`}
        checked={form[name] === true}
        onChange={(value) => onChange(name, value)}
        className="sm:col-span-2 lg:col-span-3"
      />
    );
  if (row.unit === 'choice')
    return (
      <Select
        label={label}
        hint={[ownHint(null), when].filter(Boolean).join(' ')}
        value={String(form[name] ?? row.default)}
        options={Object.entries(options).map(([value, option]) => ({ value, label: option.label }))}
        error={errors[name]}
        onChange={(value) => onChange(name, value)}
      />
    );
  if (row.unit === 'day')
    return (
      <DayField
        label={label}
        hint={[ownHint(String(form[name])), when].filter(Boolean).join(' ')}
        disabled={fixed(name)}
        value={String(form[name])}
        error={errors[name]}
        onChange={(day) => onChange(name, day)}
      />
    );
  if (row.unit === 'categories') {
    const text = String(form[name] ?? row.default);
    return (
      <CategoryField
        label={label}
        hint={[ownHint(text), when].filter(Boolean).join(' ')}
        disabled={fixed(name)}
        value={text}
        error={errors[name]}
        onChange={(value) => onChange(name, value)}
      />
    );
  }
  if (row.unit === 'dates') {
    const text = String(form[name] ?? row.default);
    return (
      <TextField
        label={label}
        hint={[ownHint(text), when].filter(Boolean).join(' ')}
        disabled={fixed(name)}
        value={text}
        inputMode="text"
        autoComplete="off"
        error={errors[name]}
        onChange={(event) => onChange(name, event.target.value)}
      />
    );
  }
  if (!isFigure(row)) return null;
  const value = Number(form[name] ?? 0);
  return (
    <Stepper
      label={label}
      hint={row.atZero === true ? [ownHint(value), when].filter(Boolean).join(' ') : (when ?? ownHint(value))}
      disabled={fixed(name)}
      value={value}
      step={row.step ?? 1}
      max={row.unit === 'percent' ? 100 : undefined}
      format={row.unit === 'money' || row.unit === 'percent' ? row.unit : 'number'}
      error={errors[name]}
      onChange={(next) => onChange(name, next)}
    />
  );
}

function Section({ title, tip, children }: { title: string; tip: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full">
        <span className="flex items-center gap-1.5 text-sm font-semibold">
          {title}
          <InfoTip label={t.aboutSetting({ title })} text={tip} />
        </span>
      </legend>
      <div className="clear-both grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </fieldset>
  );
}

/** A day of each season ('03-07', or none). The user picks it in the present season; the year is not stored. */
function DayField({
  value,
  onChange,
  ...field
}: {
  label: string;
  hint: string;
  disabled: boolean;
  value: string;
  error: string | undefined;
  onChange: (monthDay: string) => void;
}) {
  const shown = value === '' ? '' : dayOfSeason(value, calendarSeason(Date.now()));
  return <TextField type="date" value={shown} onChange={(event) => onChange(event.target.value.slice(5))} {...field} />;
}
