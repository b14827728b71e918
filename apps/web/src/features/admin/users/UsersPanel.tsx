import { Suspense, useDeferredValue, useState } from 'react';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { ShowMore } from '../../../ui/lists/ShowMore.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { toastWhile } from '../../../ui/layers/toast.js';
import { useRefreshAdmin, useUsers } from '../admin.data.js';
import { USER_COLUMNS, UserMenu } from './user-columns.js';
import * as t from './users.words.en.js';

const DisableDialog = lazyPart(() => import('./UserDialogs.js'), 'DisableDialog');
const ResetLinkDialog = lazyPart(() => import('./UserDialogs.js'), 'ResetLinkDialog');

export function UsersPanel({ mail, onLog }: { mail: boolean; onLog: (user: AdminUser) => void }) {
  const [search, setSearch] = useState('');
  const query = useUsers(useDeferredValue(search.trim()));
  const refresh = useRefreshAdmin();
  const [disabling, setDisabling] = useState<AdminUser | null>(null);
  const [link, setLink] = useState<ResetLink | null>(null);
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;

  const { enable, makeLink } = useUserActions(setLink);

  const columns: readonly Column<AdminUser>[] = [
    ...USER_COLUMNS,
    {
      key: 'actions',
      header: <span className="sr-only">{t.actions}</span>,
      card: 'action',
      align: 'end',
      cell: (user) => (
        <UserMenu
          user={user}
          onLog={onLog}
          onMakeLink={mail ? null : makeLink}
          onDisable={setDisabling}
          onEnable={enable}
        />
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

interface ResetLink {
  user: AdminUser;
  link: string;
}

function useUserActions(onLink: (made: ResetLink) => void) {
  const refresh = useRefreshAdmin();
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
        onLink({ user, link: answer.link });
        refresh();
      },
      () => undefined,
    );
  return { enable, makeLink };
}
