import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { StatusPanels } from './StatusPanels.js';
import { TasksPanel } from './TasksPanel.js';

function show(status: StatusAnswer): void {
  fakeServer(() => ({ status: 200, body: status }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StatusPanels />
      <TasksPanel />
    </QueryClientProvider>,
  );
}
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const task = { task: 'points', ended_at: ago(30), seconds: 1.234 };
const healthy: StatusAnswer['processes'][number] = {
  id: 'p1',
  seen_at: ago(1),
  role: 'web',
  version: '1.2.3',
  node: 'v24.0.0',
  started_at: ago(7_200),
  event_age: 0.1,
  clock_age: 0.2,
  sockets: 1,
  memory: 123_456_789,
  connections: { open: 3, waiting: 0 },
  tasks: [],
  daily_backup: null,
  failures: [],
};
const status: StatusAnswer = {
  database: '18.1',
  schema: 'Migration1',
  processes: [healthy],
  queues: [],
  backups: [],
};

test('a process that falls behind says how, and its failures are counted', async () => {
  const slow = {
    ...healthy,
    id: 'p2',
    role: 'worker' as const,
    seen_at: ago(300),
    event_age: 9.4,
    clock_age: 7,
    connections: { open: 8, waiting: 2 },
    tasks: [task],
    failures: [{ place: 'jobs.redis', count: 12 }],
  };
  const queue = { queue: 'mail', waiting: 1, active: 2, delayed: 3, failed: 4 };
  show({
    ...status,
    processes: [healthy, slow],
    queues: [queue, { queue: 'push', waiting: 0, active: 0, delayed: 0, failed: 0 }],
  });
  const rows = within(await screen.findByRole('list', { name: 'Processes' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Requests, Crease 1.2.31 client, 123 MB, started 2 hours ago');
  expect(rows[1]?.textContent).toMatch(
    /No report since .*Events not read for 9 s.*clock not read for 7 s.*2 requests wait .*12 × jobs\.redis/,
  );
  expect(screen.getByRole('list', { name: 'Timed tasks' }).textContent).toContain('points1.23 s');
  expect(screen.getByRole('list', { name: 'Job queues' }).textContent).toBe(
    'emails1 waiting, 2 active, 3 delayed, 4 failednotices on devicesempty',
  );
});

test('without a daily backup the console says how to get one', async () => {
  show(status);
  expect(await screen.findByText(/Set BACKUP_AT/)).toBeDefined();
});

test('daily backups show their size, or why they failed', async () => {
  const run = { started_at: ago(100), ended_at: ago(90) };
  show({
    ...status,
    processes: [
      healthy,
      { ...healthy, id: 'p2', daily_backup: { at: '03:30', keep: 1, folder: '/backups', bucket: 'safe' } },
    ],
    backups: [
      { ...run, name: 'crease-daily-2', bytes: null, rows: null, cause: 'no space left' },
      { ...run, name: 'crease-daily-1', bytes: 2_500_000, rows: 12_345, cause: null },
    ],
  });
  const list = await screen.findByRole('list', { name: 'Daily backups' });
  const [failed, whole] = within(list).getAllByRole('listitem');
  expect(failed?.textContent).toMatch(/^crease-daily-2Failed .*no space left$/);
  expect(whole?.textContent).toContain('crease-daily-12.5 MB, 12,345 rows, ');
  expect(
    screen.getByText(
      /Every day at 03:30 UTC, into the folder \/backups\. The newest one is kept there\. The bucket safe/,
    ),
  ).toBeDefined();
});

test('tasks and queues of another release have no code as their name', async () => {
  const tasks = ['nhl-live', 'later-task', 'toString'].map((name) => ({ ...task, task: name }));
  show({
    ...status,
    processes: [{ ...healthy, tasks }],
    queues: [{ queue: 'later-queue', waiting: 0, active: 0, delayed: 0, failed: 0 }],
  });
  const rows = within(await screen.findByRole('list', { name: 'Timed tasks' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'live NHL games',
    'other work',
    'other work',
  ]);
  expect(screen.getByRole('list', { name: 'Job queues' }).textContent).toBe('other workempty');
});
