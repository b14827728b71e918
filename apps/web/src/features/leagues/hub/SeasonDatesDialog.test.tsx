import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type Asked } from '../../../testing/fake-server.js';
import { leagueView } from '../../../testing/league.js';
import { SeasonDatesDialog } from './SeasonDatesDialog.js';

const league = leagueView();
const MOVES = 'Week 24 is the last week instead of week 26.';
const REFUSAL = {
  name: 'datesInUse',
  message: 'A pick of week 25 was used.',
  fix: 'Keep Apr 6, 2026 in the season.',
};

const MANY = Array.from({ length: 30 }, (_, index) => `Week ${index + 1} begins a day later.`);

let asked: Asked[];
const closed = jest.fn();
const client = new QueryClient();
const sent = (path: string) => asked.filter((one) => one.path.endsWith(path)).map(({ body }) => body);
const button = () => screen.getByRole('button', { name: 'Correct the dates' });
const lastDay = (day: string) => fireEvent.change(screen.getByLabelText('Last day'), { target: { value: day } });

beforeEach(() => {
  asked = fakeServer(({ path, body }) => {
    if (!path.endsWith('/preview')) return { status: 200, body: {} };
    const { season_ends_on: to } = body as { season_ends_on: string };
    if (to === '2026-04-02') return 'no network';
    const changes = to === '2026-04-12' ? MANY : to === '2026-04-05' ? [MOVES] : [];
    return { status: 200, body: { changes, refusal: to === '2026-04-01' ? REFUSAL : null } };
  });
});
const open = ({ phase = league.phase, season = league.current_season } = {}) =>
  render(
    <QueryClientProvider client={client}>
      <SeasonDatesDialog
        league={{ ...league, phase }}
        season={season}
        starts="2025-10-07"
        ends="2026-04-16"
        onClose={closed}
      />
    </QueryClientProvider>,
  );
afterEach(() => {
  client.clear();
  closed.mockClear();
});

test('a correction shows what moves with it before it is made', async () => {
  open();
  expect(button()).toHaveProperty('disabled', true);
  expect(asked).toEqual([]);
  lastDay('2026-04-05');
  const changes = await screen.findByRole('region', { name: 'What changes' });
  expect(within(changes).getByText(MOVES)).toBeDefined();
  expect(sent('/phase/dates')).toEqual([]);
  await userEvent.click(button());
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent('/phase/dates')).toEqual([
    { season: '2025-26', season_starts_on: '2025-10-07', season_ends_on: '2026-04-05' },
  ]);
});

test('a correction that would lose a used pick says which days to keep, and is not sent', async () => {
  open();
  lastDay('2026-04-01');
  expect(await screen.findByText(`${REFUSAL.message} ${REFUSAL.fix}`)).toBeDefined();
  expect(button()).toHaveProperty('disabled', true);
});

test('a correction that moves nothing else says so, and a long list is shown whole', async () => {
  open();
  lastDay('2026-04-15');
  expect(await screen.findByText('No week, deadline or pick changes.')).toBeDefined();
  expect(button()).toHaveProperty('disabled', false);
  lastDay('2026-04-12');
  expect(within(await screen.findByRole('region', { name: 'What changes' })).getAllByRole('listitem')).toHaveLength(30);
});

test('a preview that fails says why, and nothing can be sent without one', async () => {
  open();
  lastDay('2026-04-02');
  expect((await screen.findByText(/\w/, { selector: '[role=alert] *' })).textContent).not.toBe('');
  expect(button()).toHaveProperty('disabled', true);
});

test('a last day before the first is named, and not asked about', () => {
  open();
  lastDay('2025-10-01');
  expect(screen.getByText('The last day is before the first.')).toBeDefined();
  expect(button()).toHaveProperty('disabled', true);
  expect(asked).toEqual([]);
});

test('between seasons the dialog names the coming season, and its dates are sent with it', async () => {
  open({ phase: 'offseason', season: '2026-27' });
  expect(screen.getByText(/^Games of 2026-27 count from the first day on\./)).toBeDefined();
  lastDay('2026-04-05');
  expect(await screen.findByText(MOVES)).toBeDefined();
  await userEvent.click(button());
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent('/phase/dates')).toEqual([
    { season: '2026-27', season_starts_on: '2025-10-07', season_ends_on: '2026-04-05' },
  ]);
});
