import { notificationWords } from '@crease/core/notifications/kinds/kinds.words.js';
import { NOTIFICATION_KINDS, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import { capital } from '@crease/core/text.rules.js';
import { Switch } from '../../ui/fields/Switch.js';

export function KindSwitches({
  begins,
  on,
  onChange,
}: {
  begins: string;
  on: Partial<Record<NotificationKind, boolean>> | undefined;
  onChange: (kind: NotificationKind, on: boolean) => void;
}) {
  return (
    <>
      <p className="mb-1 text-xs text-ink-3">{begins}</p>
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={capital(notificationWords[kind])}
          checked={on?.[kind] ?? true}
          onChange={(next) => onChange(kind, next)}
          className="border-t border-line py-1 first:border-t-0"
        />
      ))}
    </>
  );
}
