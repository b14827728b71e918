import { useAuth } from '../../platform/auth-store.js';
import { Badge } from '../../ui/Badge.js';
import { Dialog } from '../../ui/Dialog.js';
import { Monogram } from '../../ui/Monogram.js';

/** Who is signed in. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const user = useAuth((state) => state.user);
  if (user === null) return null;
  const name = `${user.first_name} ${user.last_name}`.trim();
  const lines = [
    ['Username', user.user_name],
    ['First name', user.first_name],
    ['Last name', user.last_name],
    ['Email', user.email],
  ] as const;
  return (
    <Dialog open onClose={onClose} title="My Profile">
      <div className="flex items-center gap-4 pb-4">
        <Monogram name={name} picture={user.picture} shape="round" size="lg" />
        <div className="min-w-0">
          <div className="truncate text-lg font-semibold">{name}</div>
          <div className="mt-1 flex gap-2">
            {user.isAdmin && <Badge tone="accent">Commissioner</Badge>}
            {user.isSiteOwner && <Badge>Site owner</Badge>}
          </div>
        </div>
      </div>
      <dl className="rounded-lg border border-line">
        {lines.map(([label, value]) => (
          <div key={label} className="flex min-h-10 items-center justify-between gap-4 border-b border-line px-4 last:border-b-0">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 truncate font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
