import { afterEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR } from '../../../../testing/matchups-league.js';
import { ClosedNote } from '../../../open-league/ClosedNote.js';
import { keys } from '../../../open-league/league-data.js';
import { useMayAdd } from '../../../players/moves/may-add.js';
import { ClosedRostersPanel } from './ClosedRostersPanel.js';

afterEach(() => queryClient.clear());

function MayAdd() {
  return <p>{useMayAdd(LEAGUE) ? 'may add' : 'may not add'}</p>;
}

function open(out: readonly { team_id: string; opened: boolean }[], commissioner = false) {
  const loaded = league('h2h_points');
  const answer = { ...loaded, teams_out: [...out], me: { ...loaded.me, is_commissioner: commissioner } };
  queryClient.setQueryData(keys.summary(LEAGUE), answer);
  const asked = fakeServer(({ method }) => ({ status: 200, body: method === 'POST' ? { success: true } : answer }));
  render(
    <QueryClientProvider client={queryClient}>
      <MayAdd />
      <ClosedNote leagueId={LEAGUE} />
      <ClosedRostersPanel leagueId={LEAGUE} />
    </QueryClientProvider>,
  );
  return asked;
}

test('a manager whose roster is closed reads why, and is offered no adds', () => {
  open([{ team_id: HARBOR, opened: false }]);
  expect(screen.getByText('may not add')).toBeDefined();
  expect(screen.getByText(/^Harbor Lights has no match left in the play-offs: it cannot add/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('teams that play on, or were opened, add players', () => {
  open([{ team_id: POLAR, opened: false }]);
  expect(screen.getByText('may add')).toBeDefined();
  expect(screen.queryByText(/^Harbor Lights has no match left/)).toBeNull();
});

test('a commissioner opens a roster with a reason', async () => {
  const asked = open(
    [
      { team_id: HARBOR, opened: true },
      { team_id: POLAR, opened: false },
    ],
    true,
  );
  expect(screen.getByText('may add')).toBeDefined();
  expect(screen.getByText(/A commissioner opened its roster/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open the roster of Polar Line' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'All goalies are hurt');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open roster' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `/api/${LEAGUE}/playoff-openings`, body: { team_id: POLAR, open: true, reason: 'All goalies are hurt' } },
    ]),
  );
});
