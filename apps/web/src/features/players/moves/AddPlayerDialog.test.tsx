import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leagueFormDefaults, settingsFromForm } from '@crease/core/leagues/league.rules.js';
import { figures, rosterRules } from '@crease/core/teams/cap.rules.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { keys } from '../../open-league/league-data.js';
import { AddPlayerDialog } from './AddPlayerDialog.js';
import { renderRouted } from '../../../testing/screen.js';
import { LEAGUE, leagueAnswer } from '../../../testing/league.js';

const TEAM = 'Tm1aaaaaaaaa';
const settings = settingsFromForm(leagueFormDefaults('dynasty'));
const team = figures(
  { teamId: TEAM, name: 'Harbor Lights', players: [], retained: 0, retainedContracts: 0 },
  rosterRules(settings, 'annual-drafts'),
);
const league = leagueAnswer([], { team_id: TEAM }, { phase: 'annual-drafts' });
const SHORT = 'Harbor Lights would have 8 forwards; at least 9 are needed when the season starts.';

afterEach(() => queryClient.clear());

const REFUSED = {
  refusal: { name: 'rosterSize', message: 'The roster would be too large.' },
  remedies: [
    { steps: [{ type: 'drop', player_id: 2, name: 'Ben Puck', position: 'F', cap_change: null, most: null }] },
  ],
};

const open = (status: 'healthy' | 'IR', refused: boolean = false) => {
  queryClient.setQueryData(keys.summary(LEAGUE), league);
  const asked = fakeServer(({ path }) => {
    if (path.endsWith('/free-agents/preview')) {
      const warnings = [{ rule: 'minimumForwards', figure: 8, limit: 9, message: SHORT }];
      return {
        status: 200,
        body: { before: team, after: team, refusal: null, remedies: [], warnings, ...(refused ? REFUSED : {}) },
      };
    }
    if (path.endsWith('/free-agents/add')) return { status: 200, body: { success: true } };
    return { status: 200, body: { ...league, roster: [], faPicks: [] } };
  });
  renderRouted(
    <AddPlayerDialog
      leagueId={LEAGUE}
      player={{ id: 7, full_name: 'Gus Net', status, rookie: false }}
      onClose={jest.fn()}
    />,
  );
  return () => asked.filter(({ path }) => path.endsWith('/free-agents/add')).map(({ body }) => body);
};

test('an addition that misses a minimum of the coming season is made after its confirmation, which the server gets', async () => {
  const sent = open('healthy');
  expect(await screen.findByText(SHORT)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add player' }));
  expect(screen.getByText('Still missing: Add and drop anyway')).toBeDefined();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: 'Add and drop anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add player' }));
  await waitFor(() => expect(sent()).toMatchObject([{ player_id: 7, confirm_short: true }]));
  expect(screen.queryByRole('combobox', { name: 'The player goes to' })).toBeNull();
});

test('a player whose status in the league allows it can go to injured reserve at once', async () => {
  open('IR');
  expect(await screen.findByRole('option', { name: 'Injured reserve' })).toBeDefined();
});

test('an addition that the rules refuse names what is missing, and keeps the refusal', async () => {
  const sent = open('healthy', true);
  const remedy = await screen.findByRole('button', { name: 'Drop Ben Puck' });
  await userEvent.click(screen.getByRole('switch', { name: 'Add and drop anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add player' }));
  expect(screen.getByText('Still missing: a move that makes it legal')).toBeDefined();
  expect(screen.getByText(/The roster would be too large/)).toBeDefined();
  expect(document.activeElement).toBe(remedy);
  expect(sent()).toEqual([]);
});
