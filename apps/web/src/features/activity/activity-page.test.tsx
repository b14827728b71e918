import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR } from '../../testing/matchups-league.js';
import { clearScreen, renderPage } from '../../testing/screen.js';
import { setZone } from '../../ui/figures/time.js';
import { keys } from '../open-league/league-data.js';
import { ActivityPage } from './ActivityPage.js';

const ZONE = 'America/Toronto';

afterEach(() => {
  clearScreen();
  setZone(undefined);
});

const line = (id: string, date: string, message: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  action_type: 'others',
  topic: 'season',
  message,
  date,
  actor: null,
  actor_id: null,
  team_ids: [],
  data: {},
  ...more,
});

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(activities: readonly ActivityEntry[]) {
  setZone(ZONE);
  queryClient.setQueryData(keys.summary(LEAGUE), league('h2h_points'));
  const asked = fakeServer(() => ({ status: 200, body: { activities, next: null } }));
  renderPage(
    ':leagueId/log',
    <>
      <Address />
      <ActivityPage />
    </>,
    `/${LEAGUE}/log`,
  );
  return asked;
}

const address = () => screen.getByRole('status', { name: '' }).textContent;

test('the log is divided by days, and each line has the time of its day', async () => {
  open([
    line('3', '2024-11-21T02:00:00Z', 'Harbor Lights added Ada Prov.', { action_type: 'add-player', topic: 'moves' }),
    line('2', '2024-11-20T18:00:00Z', 'The season began.'),
    line('1', '2024-11-20T04:30:00Z', 'The rules were changed.', { topic: 'commissioner' }),
  ]);
  const log = screen.getByRole('region', { name: 'Log' });
  const days = await within(log).findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Wednesday, November 20, 2024',
    'Tuesday, November 19, 2024',
  ]);
  expect(within(log).getAllByRole('list')).toHaveLength(2);
  const [first] = within(log).getAllByRole('listitem');
  expect(first?.textContent).toContain('Added');
  expect(first?.textContent).toContain('9:00');
});

test('a line has the mark of its one team, and an icon of its kind otherwise', async () => {
  open([
    line('3', '2024-11-20T18:00:00Z', 'Harbor Lights has a new manager.', { topic: 'members', team_ids: [HARBOR] }),
    line('2', '2024-11-20T17:00:00Z', 'A trade.', { topic: 'trades', team_ids: [HARBOR, POLAR] }),
    line('1', '2024-11-20T16:00:00Z', 'Of the first release.', { topic: null }),
  ]);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((one) => one.textContent.startsWith('HL'))).toEqual([true, false, false]);
  expect(lines.map((one) => one.querySelector('svg')?.getAttribute('class')?.split(' ').at(-1))).toEqual([
    'lucide-users',
    'lucide-arrow-left-right',
    'lucide-circle-dot',
  ]);
});

test('a period is chosen in words, and dates only on request, with both ends filled', async () => {
  const asked = open([]);
  const today = dayIn(Date.now(), ZONE);
  await screen.findByText('No Recent Activity');
  expect(screen.queryByLabelText('From')).toBeNull();
  const period = screen.getByRole('combobox', { name: 'Period' });
  await userEvent.selectOptions(period, 'Last 7 days');
  expect(address()).toBe(`?start=${dayPlus(today, -6)}`);
  await userEvent.selectOptions(period, 'Choose dates');
  expect(screen.getByLabelText('From')).toHaveProperty('value', dayPlus(today, -6));
  expect(screen.getByLabelText('To')).toHaveProperty('value', today);
  await waitFor(() => expect(asked.at(-1)?.path).toContain(`start=${dayPlus(today, -6)}&end=${today}`));
  await screen.findByText('No entry matches these filters');
  await userEvent.selectOptions(period, 'Any time');
  expect(address()).toBe('');
  expect(screen.queryByLabelText('From')).toBeNull();
});

test('a phone has the filters in a sheet, whose button counts those that are set', async () => {
  open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Team' }), 'Polar Line');
  await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Period' }), 'Today');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show the log' }));
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show everything' })[0]!);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined();
});
