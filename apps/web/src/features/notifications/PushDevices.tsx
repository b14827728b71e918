import { useState } from 'react';
import type { NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { PushAnswer } from '@crease/core/notifications/push.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { KindSwitches } from './KindSwitches.js';
import { usePushChange } from './push.data.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './notifications.words.en.js';

type Device = PushAnswer['devices'][number];

export function PushDevices({ devices, own }: { devices: readonly Device[]; own: string | null }) {
  return (
    <ul aria-label={t.devicesThatGetNotices} className="mt-4 border-t border-line">
      {devices.map((device) => (
        <Entry key={device.device_id} device={device} here={device.endpoint_hash === own} />
      ))}
    </ul>
  );
}

function Entry({ device, here }: { device: Device; here: boolean }) {
  const { device_id, device: name, made_at, succeeded_at, trouble, preferences } = device;
  const [open, setOpen] = useState(false);
  const choose = usePushChange((change: Partial<Record<NotificationKind, boolean>>) =>
    request('PUT /push/devices/:device_id', { device_id, body: { preferences: change } }),
  );
  const remove = usePushChange(() => request('DELETE /push/devices/:device_id', { device_id }), t.deviceNoticesRemoved);
  const off = Object.values(preferences).filter((on) => !on).length;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-40 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {name}
            {here && <Badge tone="accent">{t.thisDevice}</Badge>}
          </span>
          <span className="block text-xs text-ink-3">
            {succeeded_at === null
              ? sentence(t.deviceAdded, { time: <RelativeTime at={made_at} /> })
              : sentence(t.lastNoticeSent, { time: <RelativeTime at={succeeded_at} /> })}
            {off > 0 && ` · ${t.kindsLeftOut({ count: off })}`}
          </span>
          {trouble !== null && <span className="block text-xs text-warn">{trouble}</span>}
        </span>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={open}
          aria-label={t.kindsOnDevice({ device: name })}
          onClick={() => setOpen(!open)}
        >
          {t.kinds}
        </Button>
        {!here && (
          <Button
            size="sm"
            busy={remove.isPending}
            aria-label={t.removeDevice({ device: name })}
            onClick={() => remove.mutate(undefined)}
          >
            {t.remove}
          </Button>
        )}
      </div>
      {open && (
        <div
          role="group"
          aria-label={t.noticesOnDevice({ device: name })}
          className="mt-2 rounded-md bg-sunken px-3 py-2"
        >
          <KindSwitches
            begins={t.thisDeviceGetsNoticeWhen}
            on={{ ...preferences, ...choose.variables }}
            onChange={(kind, on) => choose.mutate({ [kind]: on })}
          />
        </div>
      )}
    </li>
  );
}
