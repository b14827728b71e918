import { dayIn, dayPlus, timeIn } from '@crease/core/calendar.js';
import type { DraftNight } from '@crease/core/draft/draft.model.js';
import { Field, controlClass } from '../../../ui/fields/Field.js';
import * as t from './lobby.words.en.js';

export interface NightForm {
  /** '2026-11-29', '20:00', in the league's time zone. */
  readonly day: string;
  readonly time: string;
}

const EVENING = '20:00';

/** The draft night that is set, otherwise the evening of the same weekday next week. */
export const nightForm = (night: DraftNight | null, timeZone: string, now: number): NightForm =>
  night === null
    ? { day: dayPlus(dayIn(now, timeZone), 7), time: EVENING }
    : { day: dayIn(Date.parse(night.at), timeZone), time: timeIn(Date.parse(night.at), timeZone) };

export function NightFields({
  form,
  timeZone,
  refused = {},
  onChange,
}: {
  form: NightForm;
  timeZone: string;
  refused?: { readonly day?: string | undefined; readonly time?: string | undefined };
  onChange: (form: NightForm) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t.day} error={refused.day}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            value={form.day}
            onChange={(event) => onChange({ ...form, day: event.target.value })}
            className={controlClass}
          />
        )}
      </Field>
      <Field label={t.time} error={refused.time} hint={t.leagueClockHint({ timeZone: timeZone.replaceAll('_', ' ') })}>
        {(control) => (
          <input
            {...control}
            type="time"
            required
            value={form.time}
            onChange={(event) => onChange({ ...form, time: event.target.value })}
            className={controlClass}
          />
        )}
      </Field>
    </div>
  );
}
