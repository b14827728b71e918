import { knownZones, zoneOfDevice } from '@crease/core/time-zone.js';
import { useState } from 'react';
import type { ClockSettings, QuietHours } from '@crease/core/draft/draft.model.js';
import { CLOCK_LIMITS } from '@crease/core/draft/clock/clock.limits.js';
import { quietExample } from '@crease/core/draft/clock/clock.words.js';
import { Field, TextField, controlClass } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { Switch } from '../../../ui/fields/Switch.js';
import type { ClockBody } from '@crease/core/draft/draft.schema.js';
import { CLOCK_HINT } from '../sync/draft-labels.js';
import * as t from './lobby.words.en.js';

const PRESETS = [30, 60, 90, 120] as const;
type Unit = 'seconds' | 'minutes' | 'hours';
const UNIT: Record<Unit, number> = { seconds: 1, minutes: 60, hours: 3600 };

export interface ClockForm {
  readonly preset: '30' | '60' | '90' | '120' | 'custom';
  readonly amount: string;
  readonly unit: Unit;
  readonly quiet: boolean;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function clockForm(clock: Pick<ClockSettings, 'seconds' | 'quietHours'>): ClockForm {
  const { seconds, quietHours } = clock;
  const unit: Unit = seconds % 3600 === 0 ? 'hours' : seconds % 60 === 0 && seconds >= 120 ? 'minutes' : 'seconds';
  const preset = PRESETS.find((one) => one === seconds);
  return {
    preset: preset === undefined ? 'custom' : (String(preset) as ClockForm['preset']),
    amount: String(seconds / UNIT[unit]),
    unit,
    quiet: quietHours !== null,
    from: timeOf(quietHours?.fromMinute ?? 22 * 60),
    to: timeOf(quietHours?.toMinute ?? 8 * 60),
    timeZone: quietHours?.timeZone ?? zoneOfDevice(),
  };
}

export function clockSeconds(form: ClockForm): number {
  return form.preset === 'custom'
    ? Math.round(Number(form.amount.replace(',', '.')) * UNIT[form.unit])
    : Number(form.preset);
}

/** Validation message of the form; null when it is valid. */
export function clockProblem(form: ClockForm): string | null {
  const seconds = clockSeconds(form);
  if (form.preset === 'custom' && form.amount.trim() === '') return t.pickTimeMissing;
  if (!Number.isFinite(seconds) || seconds < CLOCK_LIMITS.minSeconds || seconds > CLOCK_LIMITS.maxSeconds)
    return t.clockLimits({ limits: CLOCK_HINT });
  return null;
}

export function clockBody(form: ClockForm): ClockBody {
  const quietHours: QuietHours | null = form.quiet
    ? { fromMinute: minuteOf(form.from), toMinute: minuteOf(form.to), timeZone: form.timeZone }
    : null;
  return { seconds: clockSeconds(form), quietHours };
}

function zones(): string[] {
  const known = knownZones();
  return known.length > 0 ? known : [zoneOfDevice()];
}

export function ClockFields({ form, onChange }: { form: ClockForm; onChange: (form: ClockForm) => void }) {
  const set = (change: Partial<ClockForm>) => onChange({ ...form, ...change });
  return (
    <div className="flex flex-col gap-3">
      <Field label={t.timePerPick}>
        {() => (
          <SegmentedControl
            label={t.timePerPick}
            full
            value={form.preset}
            options={[
              ...PRESETS.map((seconds) => ({
                value: String(seconds) as ClockForm['preset'],
                label: t.shortSeconds({ seconds }),
              })),
              { value: 'custom', label: t.otherTime },
            ]}
            onChange={(preset) => set({ preset })}
          />
        )}
      </Field>
      {form.preset === 'custom' && <CustomClock form={form} set={set} />}
      <Switch label={t.quietHours} hint={t.quietHoursHint} checked={form.quiet} onChange={(quiet) => set({ quiet })} />
      {form.quiet && <QuietFields form={form} set={set} />}
    </div>
  );
}

interface PartProps {
  form: ClockForm;
  set: (change: Partial<ClockForm>) => void;
}

function CustomClock({ form, set }: PartProps) {
  return (
    <div className="flex items-start gap-2">
      <TextField
        label={t.clockLength}
        hideLabel
        inputMode="decimal"
        value={form.amount}
        hint={CLOCK_HINT}
        error={clockProblem(form)}
        onChange={(event) => set({ amount: event.target.value })}
        className="flex-1"
      />
      <Select
        label={t.clockUnit}
        hideLabel
        value={form.unit}
        options={[
          { value: 'seconds', label: t.seconds },
          { value: 'minutes', label: t.minutes },
          { value: 'hours', label: t.hours },
        ]}
        onChange={(unit) => set({ unit })}
        className="w-32"
      />
    </div>
  );
}

function QuietFields({ form, set }: PartProps) {
  const [known] = useState(zones);
  const [now] = useState(() => Date.now());
  const { quietHours } = clockBody(form);
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeField label={t.quietFrom} value={form.from} onChange={(from) => set({ from })} />
      <TimeField label={t.quietTo} value={form.to} onChange={(to) => set({ to })} />
      <Select
        label={t.timeZone}
        value={form.timeZone}
        options={[...new Set([form.timeZone, ...known])].map((zone) => ({
          value: zone,
          label: zone.replaceAll('_', ' '),
        }))}
        onChange={(timeZone) => set({ timeZone })}
        className="col-span-2"
      />
      {clockProblem(form) === null && quietHours !== null && (
        <p className="col-span-2 text-xs text-ink-3">{quietExample(clockSeconds(form), quietHours, now)}</p>
      )}
    </div>
  );
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="time"
          required
          value={value}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
