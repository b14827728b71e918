import type { AdminUser, SecurityEventsAnswer } from '@crease/core/auth/auth.schema.js';
import type { ImportRowsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { reasonsWords } from '@crease/core/players/files/report.words.js';
import { request } from '../../platform/requests/api-client.js';
import type { CsvTable } from '../../platform/files/csv.js';
import { everyPage } from '../../platform/requests/every-page.js';
import { securityDetails } from './admin.words.js';
import type { RowKind } from './imports/desk.data.js';
import * as t from './admin.words.en.js';

type ImportRow = ImportRowsAnswer['rows'][number];
type SecurityLine = SecurityEventsAnswer['events'][number];

export async function usersTable(search: string): Promise<CsvTable> {
  const users = await everyPage<AdminUser, string>(async (after) => {
    const page = await request('GET /admin/users', { query: { search: search || null, after } });
    return { rows: page.users, next: page.next };
  });
  return {
    head: [
      t.usernameHeading,
      t.firstNameHeading,
      t.lastNameHeading,
      t.emailHeading,
      t.confirmedHeading,
      t.siteOwnerHeading,
      t.disabledHeading,
      t.whyHeading,
      t.leaguesHeading,
      t.lastSeenHeading,
      t.joinedHeading,
    ],
    rows: users.map((user) => [
      user.user_name,
      user.first_name,
      user.last_name,
      user.email,
      user.emailVerified,
      user.isSiteOwner,
      user.disabled_at,
      user.disabled_reason,
      user.leagues,
      user.last_seen_at,
      user.created_at,
    ]),
  };
}

export async function securityTable(kind: string, userId: string | null): Promise<CsvTable> {
  const lines = await everyPage<SecurityLine, number>(async (before) => {
    const page = await request('GET /admin/security-events', {
      query: { kind: kind || null, user_id: userId, before },
    });
    return { rows: page.events, next: page.next };
  });
  return {
    head: [
      t.whenHeading,
      t.whatHeading,
      t.detailsHeading,
      t.accountHeading,
      t.byHeading,
      t.deviceHeading,
      t.addressHeading,
    ],
    rows: lines.map((line) => [
      line.at,
      line.text,
      securityDetails(line),
      line.user_name,
      line.actor_name,
      line.device,
      line.address,
    ]),
  };
}

export async function importTable(importId: string, kind: RowKind): Promise<CsvTable> {
  const rows = await everyPage<ImportRow, number>(async (after) => {
    const page = await request('GET /admin/imports/:import_id', {
      import_id: importId,
      query: { action: kind === 'all' ? null : kind, after },
    });
    return { rows: page.rows, next: page.next };
  });
  return {
    head: [t.rowHeading, t.whatHeading, t.nameHeading, t.whyHeading, t.changesHeading],
    keys: [null, 'action'],
    rows: rows.map(({ row, action, name, why, changes }) => [row, action, name, reasonsWords(why), changes]),
  };
}
