import { Suspense, useDeferredValue, useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { IconButton } from '../../../ui/Button.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { ShowMore } from '../../../ui/lists/ShowMore.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { toastWhile } from '../../../ui/layers/toast.js';
import { useRefreshAdmin, useUsers } from '../admin.data.js';
import * as t from './users.words.en.js';

const DisableDialog = lazyPart(() => import('./UserDialogs.js').then((module) => ({ default: module.DisableDialog })));
const ResetLinkDialog = lazyPart(() =>
  import('./UserDialogs.js').then((module) => ({ default: module.ResetLinkDialog })),
);

export function UsersPanel({ mail, onLog }: { mail: boolean; onLog: (user: AdminUser) => void }) {
  const [search, setSearch] = useState('');
  const query = useUsers(useDeferredValue(search.trim()));
  const refresh = useRefreshAdmin();
  const uid = useAuth((state) => state.user?.uid);
  const [disabling, setDisabling] = useState<AdminUser | null>(null);
  const [link, setLink] = useState<{ user: AdminUser; link: string } | null>(null);
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;

  const enable = (user: AdminUser) =>
    void toastWhile(request('POST /admin/users/:user_id/enable', { user_id: user.uid }), {
      loading: t.enabling,
      success: t.userCanSignInAgain({ user: user.user_name }),
    }).then(refresh, () => undefined);
  const makeLink = (user: AdminUser) =>
    void toastWhile(request('POST /admin/users/:user_id/reset-link', { user_id: user.uid }), {
      loading: t.makingLink,
      success: t.linkReady,
    }).then(
      (answer) => {
        setLink({ user, link: answer.link });
        refresh();
      },
      () => undefined,
    );

  const columns: readonly Column<AdminUser>[] = [
    {
      key: 'user',
      header: t.user,
      card: 'head',
      cell: (user) => (
        <span className="flex min-w-0 items-center gap-2.5 py-1">
          <Monogram name={`${user.first_name} ${user.last_name}`} picture={user.picture} shape="round" />
          <span className="min-w-0">
            <span className="block max-w-[60vw] truncate sm:max-w-56 xl:max-w-md">
              {user.first_name} {user.last_name}
            </span>
            <span
              className="block max-w-[60vw] truncate text-xs font-normal text-ink-3 sm:max-w-56 xl:max-w-md"
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
    { key: 'leagues', header: t.leagues, align: 'end', cell: (user) => user.leagues },
    {
      key: 'seen',
      header: t.lastSeen,
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
    {
      key: 'actions',
      header: <span className="sr-only">{t.actions}</span>,
      card: 'head',
      align: 'end',
      cell: (user) => (
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
          {!mail && user.disabled_at === null && <MenuItem onSelect={() => makeLink(user)}>{t.makeResetLink}</MenuItem>}
          {user.uid !== uid && <MenuSeparator />}
          {user.uid !== uid &&
            (user.disabled_at === null ? (
              <MenuItem danger onSelect={() => setDisabling(user)}>
                {t.disableAccountEllipsis}
              </MenuItem>
            ) : (
              <MenuItem onSelect={() => enable(user)}>{t.enableAccount}</MenuItem>
            ))}
        </Menu>
      ),
    },
  ];

  return (
    <Panel
      title={search === '' ? t.usersCount({ count: total }) : t.usersFoundCount({ count: total })}
      flush
      actions={
        <>
          <SearchField label={t.searchUsers} className="w-56" value={search} onChange={setSearch} />
          <DownloadCsv
            name="users"
            disabled={users.length === 0}
            table={async () => (await import('../admin.tables.js')).usersTable(search.trim())}
          />
        </>
      }
      state={panelState(query, () =>
        users.length === 0 ? { words: t.noUserMatches, detail: t.userSearchHint } : null,
      )}
      footer={query.hasNextPage ? <ShowMore query={query} words={t.showMore} /> : undefined}
    >
      <DataTable caption={t.users} columns={columns} rows={users} rowKey={(user) => user.uid} />
      <Suspense>
        {disabling !== null && <DisableDialog user={disabling} onClose={() => setDisabling(null)} onDone={refresh} />}
        {link !== null && <ResetLinkDialog user={link.user} link={link.link} onClose={() => setLink(null)} />}
      </Suspense>
    </Panel>
  );
}
