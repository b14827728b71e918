import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AdminConfigAnswer } from '@crease/core/auth/auth.schema.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { PlayerStatusPanel } from '../players/PlayerStatusPanel.js';
import { MinimumSalaryForm, SeasonForm } from './RulesPanel.js';
import { UploadPanel } from '../imports/UploadPanel.js';
import { renderWith } from '../../../testing/screen.js';

const show = (panel: ReactNode) =>
  renderWith(new QueryClient({ defaultOptions: { queries: { retry: false } } }), panel);
const config: AdminConfigAnswer = {
  current_season: '2025-26',
  season_set: true,
  calendar_season: '2026-27',
  season_dates: { starts_on: '2025-10-07', ends_on: '2026-04-16', set: false },
  minimum_salary: 775_000,
  minimum_salary_season: '2025-26',
  seasons: ['2026-27', '2025-26'],
  mail: false,
  providers: [],
  storage: 'disk',
  redis: false,
  users: 1,
  leagues: 1,
};
const counts = { rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 };

test('a file is tried before it can be imported, and its refused rows are named', async () => {
  const user = userEvent.setup();
  const asked = fakeServer(({ path }) => {
    if (!path.startsWith('/api/admin/imports')) return { status: 200, body: { allLeagues: [] } };
    const dry_run = path.includes('dry_run=true');
    return {
      status: 200,
      body: {
        success: true,
        dry_run,
        kind: 'players',
        source: 'players.csv',
        counts,
        notes: ['One column was ignored.'],
        rows: [
          {
            row: 3,
            action: 'refused',
            name: 'No Id',
            why: [{ key: 'cell.empty', figures: { column: 'nhl_id' } }],
            changes: null,
            candidates: [],
            hit: null,
            disagrees: false,
          },
        ],
        more: 4,
      },
    };
  });
  show(<UploadPanel />);
  const trying = screen.getByRole<HTMLButtonElement>('button', { name: 'Show what it would change' });
  await user.click(trying);
  expect(screen.getByRole('alert').textContent).toBe('Still missing: CSV file');
  expect(document.activeElement).toBe(screen.getByLabelText('CSV file'));
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await user.upload(screen.getByLabelText('CSV file'), new File(['nhl_id\n'], 'players.csv', { type: 'text/csv' }));
  await user.click(trying);
  const report = await screen.findByRole('region', { name: 'Report' });
  expect(report.textContent).toContain('Would be: 1 new, 0 changed, 0 the same, 1 refused of 2 rows');
  expect(within(report).getByRole('list', { name: 'Rows' }).textContent).toContain('RefusedRow 3No Idnhl_id is empty.');
  expect(report.textContent).toContain('And 4 more rows.');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(/^Done:/);
  expect(asked.filter(({ path }) => path.startsWith('/api/admin/imports')).map(({ path }) => path)).toEqual([
    '/api/admin/imports?kind=players&dry_run=true&conflicts=ask',
    '/api/admin/imports?kind=players&dry_run=false&conflicts=ask',
  ]);
});

test('another kind of file takes back what was tried', async () => {
  const user = userEvent.setup();
  fakeServer(({ path }) =>
    path.startsWith('/api/admin/imports')
      ? {
          status: 422,
          body: {
            refusal: {
              name: 'importFileRefused',
              message: 'The first line lacks the columns nhl_id.',
              fix: 'Choose another file.',
            },
          },
        }
      : { status: 200, body: { allLeagues: [{ league_id: 'l1', league_name: 'The Pond' }] } },
  );
  show(<UploadPanel />);
  await user.upload(screen.getByLabelText('CSV file'), new File(['a\n'], 'a.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'Show what it would change' }));
  expect(await screen.findByText(/The first line lacks the columns nhl_id/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('the season that is set says what the calendar says, and can follow it again', async () => {
  const user = userEvent.setup();
  const asked = fakeServer(() => ({ status: 200, body: { ...config, current_season: '2026-27', season_set: false } }));
  show(<SeasonForm config={config} />);
  expect(screen.getByText('Set to 2025-26. By the calendar it is 2026-27.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Follow the calendar' }));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ current_season: null });
});

test('the season of the calendar says that it is', () => {
  show(<SeasonForm config={{ ...config, current_season: '2026-27', season_set: false }} />);
  expect(screen.getByText('Follows the calendar: 2026-27. It changes on July 1.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Follow the calendar' })).toBeNull();
});

test('the minimum salary is saved when it has changed', async () => {
  const user = userEvent.setup();
  const asked = fakeServer(() => ({ status: 200, body: { ...config, minimum_salary: 800_000 } }));
  show(<MinimumSalaryForm config={config} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'More: Minimum salary' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ minimum_salary: 800_000 });
});

test("a player's status is set for every league", async () => {
  const user = userEvent.setup();
  const player = {
    id: 7,
    full_name: 'Ada Prov',
    position: 'F',
    nhl_club: 'TOR',
    is_sample: false,
    status: 'IR',
    status_note: 'Knee',
    status_as_of: '2026-11-01T00:00:00.000Z',
    status_by: 'hand',
  };
  const asked = fakeServer(({ method }) => ({
    status: 200,
    body: method === 'PUT' ? { success: true, player } : { players: [player] },
  }));
  show(<PlayerStatusPanel />);
  await user.click(await screen.findByRole('button', { name: 'Set the status of Ada Prov' }));
  await user.clear(await screen.findByLabelText('Note'));
  await user.type(screen.getByLabelText('Note'), 'Back soon');
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/admin/players/7/status',
    body: { status: 'IR', note: 'Back soon' },
  });
  await user.click(screen.getByRole('button', { name: 'Leave Ada Prov to the roster report' }));
  expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe('/api/admin/players/7/status');
});
