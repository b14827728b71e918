import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import {
  HARBOR,
  LEAGUE,
  league,
  matchupsAnswer,
  period as periodOf,
  POLAR,
  RANGE,
} from '../../../../testing/matchups-league.js';
import { RecordChanges, RecordOffice } from './RecordOffice.js';
import { RoundsOffice, ScheduleOffice } from './ScheduleOffice.js';
import { clearScreen, renderWith } from '../../../../testing/screen.js';
import { ToastRegion } from '../../../../ui/layers/ToastRegion.js';

afterEach(clearScreen);

function open(number: number, { commissioner = true, begun = true } = {}) {
  const loaded = league('h2h_points');
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner: commissioner } });
  const answer = matchupsAnswer();
  const periods = begun ? answer.periods : answer.periods.map((one) => ({ ...one, state: 'coming' as const }));
  const period = periods[number - 1];
  if (period === undefined) throw new Error('there is no such period');
  const asked = fakeServer(() => ({ status: 200, body: { success: true } }));
  renderWith(queryClient, <ScheduleOffice leagueId={LEAGUE} matchups={{ ...answer, periods }} period={period} />);
  return asked;
}

describe('the schedule of a commissioner', () => {
  test('swaps two teams of a coming period and saves the pairs', async () => {
    const asked = open(4);
    const user = userEvent.setup();
    expect(screen.queryByRole('button', { name: 'Redraw schedule' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit pairs' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit the pairs of matchup 4' }));
    await user.selectOptions(form.getByLabelText('Pair 1, home'), 'Harbor Lights');
    await user.click(form.getByRole('button', { name: 'Save pairs' }));
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/${LEAGUE}/matchups/4/pairs`,
      body: {
        pairs: [
          { home_team_id: HARBOR, away_team_id: POLAR },
          { home_team_id: RANGE, away_team_id: null },
        ],
      },
    });
  });

  test('moves the last day of a coming period that a regular one follows', async () => {
    const asked = open(3, { begun: false });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Move last day' }));
    const form = within(screen.getByRole('dialog', { name: 'Move the last day of matchup 3' }));
    const field = form.getByLabelText('Last day');
    await user.clear(field);
    await user.type(field, '2025-11-25');
    await user.click(form.getByRole('button', { name: 'Save day' }));
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/${LEAGUE}/matchups/3/days`,
      body: { ends_on: '2025-11-25' },
    });
    cleanup();
    open(4);
    expect(screen.queryByRole('button', { name: 'Move last day' })).toBeNull();
  });

  test('moves a day back that the page shows already before the move is told', async () => {
    const loaded = league('h2h_points');
    queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner: true } });
    const asked = fakeServer(() => ({ status: 200, body: { success: true } }));
    const [first, second] = [periodOf(3, 'coming', []), periodOf(4, 'coming', [])];
    let moved = false;
    let answerLater = () => {};
    const later = new Promise<boolean>((resolve) => (answerLater = () => resolve(true)));
    function Page() {
      const { data: isMoved } = useQuery({
        queryKey: [...keys.league(LEAGUE), 'matchups'],
        queryFn: () => moved,
        initialData: false,
        staleTime: Infinity,
      });
      useQuery({
        queryKey: [...keys.league(LEAGUE), 'later'],
        queryFn: () => later,
        initialData: false,
        staleTime: Infinity,
      });
      const period = isMoved ? { ...first, ends_on: '2025-11-25' } : first;
      return (
        <>
          <p>{period.ends_on}</p>
          <ScheduleOffice
            leagueId={LEAGUE}
            matchups={{ ...matchupsAnswer(), periods: [period, second] }}
            period={period}
          />
        </>
      );
    }
    renderWith(
      queryClient,
      <>
        <Page />
        <ToastRegion />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Move last day' }));
    const form = within(screen.getByRole('dialog', { name: 'Move the last day of matchup 3' }));
    const field = form.getByLabelText('Last day');
    await user.clear(field);
    await user.type(field, '2025-11-25');
    moved = true;
    await user.click(form.getByRole('button', { name: 'Save day' }));
    await screen.findByText('2025-11-25');
    act(answerLater);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const days = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(days).toEqual([{ ends_on: '2025-11-25' }, { ends_on: first.ends_on }]);
  });

  test('moves days of rounds that have not begun, and of none in a round under way', async () => {
    const loaded = league('h2h_points');
    queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner: true } });
    const asked = fakeServer(() => ({ status: 200, body: { success: true } }));
    const inRound = (number: number, round: number, state: 'running' | 'coming') => ({
      ...periodOf(number, state, []),
      round,
    });
    const periods = [
      inRound(1, 1, 'running'),
      inRound(2, 1, 'coming'),
      inRound(3, 2, 'coming'),
      inRound(4, 3, 'coming'),
    ];
    const matchups = { ...matchupsAnswer(), periods };
    renderWith(queryClient, <RoundsOffice leagueId={LEAGUE} matchups={matchups} />);
    const user = userEvent.setup();
    const [button, ...others] = screen.getAllByRole('button');
    expect([button?.textContent, others]).toEqual([expect.stringMatching(/^Move last day of Nov 17/), []]);
    if (button !== undefined) await user.click(button);
    const form = within(screen.getByRole('dialog', { name: 'Move the last day of matchup 3' }));
    const field = form.getByLabelText('Last day');
    await user.clear(field);
    await user.type(field, '2025-11-25');
    await user.click(form.getByRole('button', { name: 'Save day' }));
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ ends_on: '2025-11-25' });
    cleanup();
    const [, second, third] = periods;
    for (const [period, names] of [
      [second, []],
      [third, ['Move last day']],
    ] as const) {
      if (period === undefined) throw new Error('there are four periods');
      renderWith(queryClient, <ScheduleOffice leagueId={LEAGUE} matchups={matchups} period={period} />);
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
      cleanup();
    }
  });

  test('is drawn again before the first period begins', async () => {
    const asked = open(1, { begun: false });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Redraw schedule' }));
    const form = within(screen.getByRole('dialog', { name: 'Redraw schedule' }));
    await user.click(form.getByRole('button', { name: 'Redraw schedule' }));
    expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith('/matchups/redraw'))).toBe(true);
  });

  test('cannot be changed by managers, or once the period has begun', () => {
    open(4, { commissioner: false });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    open(3);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a commissioner changes a record and takes a change back', async () => {
  const loaded = league('h2h_points');
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner: true } });
  const asked = fakeServer(() => ({ status: 200, body: { success: true } }));
  const change = { id: 'Ch1aaaaaaaaa', team_id: POLAR, wins: 1, losses: 0, ties: -2, reason: 'A late line-up' };
  const matchups = { ...matchupsAnswer(), record_changes: [{ ...change, undoable: true }] };
  const user = userEvent.setup();
  renderWith(
    queryClient,
    <>
      <RecordOffice leagueId={LEAGUE} season={matchups.season} />
      <RecordChanges leagueId={LEAGUE} matchups={matchups} />
    </>,
  );
  expect(screen.getByText(/Polar Line: \+1 W and −2 T by the commissioner: A late line-up/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo the change of Polar Line' }));
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/${LEAGUE}/record-changes/${change.id}` });
  await user.click(screen.getByRole('button', { name: 'Change a record' }));
  const form = within(screen.getByRole('dialog', { name: 'Change a record' }));
  await user.selectOptions(form.getByLabelText('Team'), 'Iron Range');
  const losses = form.getByLabelText('Losses');
  await user.clear(losses);
  await user.type(losses, '−1');
  await user.type(form.getByLabelText(/Reason/), 'As agreed');
  await user.click(form.getByRole('button', { name: 'Change a record' }));
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/api/${LEAGUE}/record-changes`,
    body: { team_id: RANGE, wins: 0, losses: -1, ties: 0, reason: 'As agreed' },
  });
});
