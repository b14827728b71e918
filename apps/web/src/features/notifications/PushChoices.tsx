import { zoneOfDevice } from '@crease/core/time-zone.js';
import { useState } from 'react';
import type { PushAnswer, PushChoiceBody } from '@crease/core/notifications/push.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { Switch } from '../../ui/fields/Switch.js';
import { KindSwitches } from './KindSwitches.js';
import { usePushChange } from './push.data.js';
import * as t from './notifications.words.en.js';

type Quiet = NonNullable<PushAnswer['quiet']>;

/** Default quiet hours. */
const NIGHT = { from_minute: 23 * 60, to_minute: 7 * 60 };

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string): number | null => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
};

/** Which notices go to devices, and quiet hours. */
export function PushChoices({ answer }: { answer: PushAnswer }) {
  const change = usePushChange((body: PushChoiceBody) => request('PUT /push', { body }));
  const asked = change.isPending ? change.variables : undefined;
  const quiet = asked?.quiet !== undefined ? asked.quiet : answer.quiet;
  return (
    <>
      <div className="mt-4">
        <Switch
          label={t.quietHours}
          hint={t.quietHoursHint}
          checked={quiet !== null}
          onChange={(on) => change.mutate({ quiet: on ? { ...NIGHT, time_zone: zoneOfDevice() } : null })}
        />
        {quiet !== null && (
          <>
            <Hours
              key={`${quiet.from_minute}-${quiet.to_minute}`}
              quiet={quiet}
              save={(next) => change.mutate({ quiet: next })}
            />
            <Switch
              label={t.clockComesThrough}
              hint={t.clockComesThroughHint}
              checked={asked?.urgent ?? answer.urgent}
              onChange={(urgent) => change.mutate({ urgent })}
            />
          </>
        )}
      </div>
      <div role="group" aria-label={t.noticesOnAllDevices} className="mt-4">
        <KindSwitches
          begins={t.sendDevicesNoticeWhen}
          on={{ ...answer.preferences, ...asked?.preferences }}
          onChange={(kind, on) => change.mutate({ preferences: { [kind]: on } })}
        />
      </div>
    </>
  );
}

function Hours({ quiet, save }: { quiet: Quiet; save: (quiet: Quiet) => void }) {
  const [from, setFrom] = useState(timeOf(quiet.from_minute));
  const [to, setTo] = useState(timeOf(quiet.to_minute));
  const here = zoneOfDevice();
  const same = minuteOf(from) === minuteOf(to);
  const keep = () => {
    const [from_minute, to_minute] = [minuteOf(from), minuteOf(to)];
    if (from_minute === null || to_minute === null || same) return;
    if (from_minute !== quiet.from_minute || to_minute !== quiet.to_minute)
      save({ from_minute, to_minute, time_zone: quiet.time_zone });
  };
  const times = [
    [t.from, from, setFrom],
    [t.to, to, setTo],
  ] as const;
  return (
    <div className="my-2">
      <div className="flex flex-wrap items-start gap-3">
        {times.map(([label, value, set]) => (
          <Field key={label} label={label} className="w-32">
            {(control) => (
              <input
                {...control}
                type="time"
                required
                value={value}
                onChange={(event) => set(event.target.value)}
                onBlur={keep}
                className={controlClass}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="mt-1 text-xs text-ink-3" role="status">
        {same ? t.quietHoursNeedTwoTimes : t.byClockOfZone({ zone: quiet.time_zone.replaceAll('_', ' ') })}{' '}
        {quiet.time_zone !== here && (
          <button
            type="button"
            className="font-medium text-accent-text underline"
            onClick={() => save({ ...quiet, time_zone: here })}
          >
            {t.switchToZone({ zone: here.replaceAll('_', ' ') })}
          </button>
        )}
      </p>
    </div>
  );
}
