import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SideEffects, TradeEffects } from '@crease/core/trades/trade.schema.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { strengthChanges } from './strength-after.model.js';
import { StrengthSlot } from './StrengthSlot.js';
import { clearScreen, renderWith } from '../../../testing/screen.js';

afterEach(clearScreen);

const NOW = {
  season: '2025-26',
  teams: [
    { team_id: HARBOR, points: { F: 100, D: 40, G: 0 } },
    { team_id: POLAR, points: { F: 90, D: 50, G: 20 } },
    { team_id: RANGE, points: { F: 95, D: 45, G: 10 } },
  ],
  median: { F: 95, D: 45, G: 10 },
};
const side = (team_id: string, team_name: string, joins: SideEffects['joins'], leaves: SideEffects['leaves']) =>
  ({ team_id, team_name, joins, leaves }) as unknown as SideEffects;
const forward = { player_id: 1, position: 'F' as const };
const defenseman = { player_id: 2, position: 'D' as const };
const glance = (player_id: number, points: number) => ({ player_id, points, games: 20, hits: [] });

const REFUSED = { status: 409, body: { refusal: { name: 'busy', message: 'The points are being counted.' } } };

function open(
  sides: TradeEffects['sides'],
  format: 'points' | 'roto' = 'points',
  failing: (path: string) => boolean = () => false,
) {
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  const asked = fakeServer(({ path }) =>
    failing(path)
      ? REFUSED
      : path.includes('/strength')
        ? { status: 200, body: NOW }
        : path.includes('/roster-outlook')
          ? { status: 200, body: { matchups: [], rest: null } }
          : { status: 200, body: { season: '2025-26', players: [glance(1, 12.5), glance(2, 8)] } },
  );
  renderWith(queryClient, <StrengthSlot leagueId={LEAGUE} effects={{ sides } as TradeEffects} />);
  return asked;
}
const SWAP = [
  side(HARBOR, 'Harbor Lights', [defenseman], [forward]),
  side(POLAR, 'Polar Line', [forward], [defenseman]),
] as TradeEffects['sides'];

test('both teams have their points and rank by position, before and after', async () => {
  open(SWAP);
  const table = within(await screen.findByRole('table', { name: 'Strength by position, before and after' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '100 →  becomes 87.51st → 3rd',
    '90 →  becomes 102.53rd → 1st',
    '40 →  becomes 483rd → 1st',
    '50 →  becomes 421st → 3rd',
    '03rd',
    '201st',
  ]);
});

test.each(['/strength', '/glance'])('an error of %s is shown, and the figures are read again', async (part) => {
  let isAway = true;
  open(SWAP, 'points', (path) => isAway && path.includes(part));
  const name = 'Strength by position, before and after';
  const panel = within(await screen.findByRole('region', { name }));
  expect(panel.getByRole('alert').textContent).toContain('The points are being counted.');
  expect(panel.queryByRole('table')).toBeNull();
  isAway = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is missing where nothing changes, where points decide nothing, and with points of another season', async () => {
  open([side(HARBOR, 'Harbor Lights', [], []), side(POLAR, 'Polar Line', [], [])]);
  const asked = open(SWAP, 'roto');
  // The outlook of roto has no points.
  await waitFor(() => expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['roster-outlook']));
  expect(document.body.textContent).toBe('');
  expect(strengthChanges(NOW, SWAP, { season: '2024-25', of: () => undefined })).toEqual([]);
});
