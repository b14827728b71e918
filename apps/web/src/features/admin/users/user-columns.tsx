import Ellipsis from 'lucide-react/icons/ellipsis';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { IconButton } from '../../../ui/Button.js';
import type { Column } from '../../../ui/lists/DataTable.js';
import { Menu, MenuSeparator } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import * as t from './users.words.en.js';

export const USER_COLUMNS: readonly Column<AdminUser>[] = [
  {
    key: 'user',
    header: t.user,
    card: 'head',
    cell: (user) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Monogram name={`${user.first_name} ${user.last_name}`} picture={user.picture} shape="round" />
        <span className="min-w-0 xl:flex xl:items-baseline xl:gap-2">
          <span className="block max-w-[60vw] truncate sm:max-w-56">
            {user.first_name} {user.last_name}
          </span>
          <span
            className="block max-w-[60vw] truncate text-xs font-normal text-ink-3 sm:max-w-56 xl:max-w-80"
            title={user.email}
          >
            {user.user_name} · {user.email}
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    header: t.status,
    card: 'line',
    cell: (user) =>
      user.disabled_at !== null ? (
        <span title={user.disabled_reason ?? undefined}>
          <Badge tone="bad">{t.disabled}</Badge>
        </span>
      ) : user.isSiteOwner ? (
        <Badge tone="accent">{t.siteOwner}</Badge>
      ) : user.emailVerified ? (
        <Badge tone="good">{t.confirmed}</Badge>
      ) : (
        <Badge>{t.notConfirmed}</Badge>
      ),
  },
  {
    key: 'leagues',
    header: t.leagues,
    align: 'end',
    cell: (user) => user.leagues,
    card: 'line',
    line: (user) => t.inLeagues({ count: user.leagues }),
  },
  {
    key: 'seen',
    header: t.lastSeen,
    card: 'line',
    cell: (user) =>
      user.last_seen_at === null ? t.never : <RelativeTime at={user.last_seen_at} className="whitespace-nowrap" />,
  },
  {
    key: 'joined',
    header: t.joined,
    cell: (user) => <RelativeTime at={user.created_at} />,
    card: 'hidden',
    className: 'max-lg:hidden',
  },
];

export function UserMenu({
  user,
  onLog,
  onMakeLink,
  onDisable,
  onEnable,
}: {
  user: AdminUser;
  onLog: (user: AdminUser) => void;
  /** null when the site sends mail, because users then ask for a reset link themselves. */
  onMakeLink: ((user: AdminUser) => void) | null;
  onDisable: (user: AdminUser) => void;
  onEnable: (user: AdminUser) => void;
}) {
  const uid = useAuth((state) => state.user?.uid);
  return (
    <Menu
      label={t.actionsFor({ user: user.user_name })}
      trigger={(props) => (
        <IconButton
          label={t.moreFor({ user: user.user_name })}
          size="sm"
          icon={<Ellipsis size={16} aria-hidden="true" />}
          {...props}
        />
      )}
    >
      <MenuItem onSelect={() => onLog(user)}>{t.securityLog}</MenuItem>
      {onMakeLink !== null && user.disabled_at === null && (
        <MenuItem onSelect={() => onMakeLink(user)}>{t.makeResetLink}</MenuItem>
      )}
      {user.uid !== uid && <MenuSeparator />}
      {user.uid !== uid &&
        (user.disabled_at === null ? (
          <MenuItem danger onSelect={() => onDisable(user)}>
            {t.disableAccountEllipsis}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => onEnable(user)}>{t.enableAccount}</MenuItem>
        ))}
    </Menu>
  );
}
