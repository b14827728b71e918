import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RosterOutlookAnswer } from '@crease/core/competition/ahead/roster-outlook.answers.js';
import type { SideEffects, TradeEffects } from '@crease/core/trades/trade.schema.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { StrengthSlot } from './StrengthSlot.js';
import { clearScreen, renderWith } from '../../../testing/screen.js';

afterEach(clearScreen);

const CATEGORY = { low: false, weight: 1, ratio: false, share: false, goalies: false };
const REST: RosterOutlookAnswer['rest'] = {
  categories: [
    { ...CATEGORY, short: 'G', title: 'Goals' },
    { ...CATEGORY, short: 'GAA', title: 'Goals-against average', low: true, ratio: true, goalies: true },
  ],
  teams: [
    { team_id: HARBOR, before: [40, 2.5], after: [52.5, 2.75] },
    { team_id: POLAR, before: [30, null], after: [17.5, null] },
  ],
};
const player = (player_id: number) => ({ player_id, position: 'F' as const });
const side = (team_id: string, team_name: string, joins: number, leaves: number) =>
  ({ team_id, team_name, joins: [player(joins)], leaves: [player(leaves)] }) as unknown as SideEffects;
const SWAP = [side(HARBOR, 'Harbor Lights', 2, 1), side(POLAR, 'Polar Line', 1, 2)] as TradeEffects['sides'];

const FAILED = { status: 500, body: { refusal: { name: 'failed', message: 'Something went wrong.' } } };

function open(
  format: 'points' | 'h2h_points' | 'h2h_each_category' | 'roto',
  answer: RosterOutlookAnswer,
  { phase = 'in-season', failures = 0 }: { phase?: 'setup' | 'in-season'; failures?: number } = {},
) {
  let left = failures;
  let given = answer;
  queryClient.setQueryData(keys.summary(LEAGUE), league(format, phase));
  const asked = fakeServer(({ path }) =>
    path.endsWith('/roster-outlook')
      ? left-- > 0
        ? FAILED
        : { status: 200, body: given }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderWith(queryClient, <StrengthSlot leagueId={LEAGUE} effects={{ sides: SWAP } as TradeEffects} />);
  return Object.assign(() => asked.map(({ path }) => path.split('/').at(-1)), {
    reload: async (next: RosterOutlookAnswer) => {
      given = next;
      await act(() => queryClient.invalidateQueries({ queryKey: keys.trades(LEAGUE) }));
    },
  });
}
const panel = () => screen.findByRole('region', { name: 'Outlook after the trade' });
const lines = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a league of points shows the projection and the chance of each side', async () => {
  const end = (projected: number, chance: number) => ({ projected, record: null, chance });
  const at = { period: 3, number: 1 };
  open('h2h_points', {
    matchups: [
      { ...at, team_id: POLAR, against: RANGE, before: end(80, 0.5), after: end(80, 0.502) },
      { ...at, team_id: HARBOR, against: POLAR, before: end(84.2, 0.43), after: end(91.5, 0.998) },
    ],
    rest: null,
  });
  expect(await lines()).toEqual([
    'Harbor Lights vs Polar Line: 84.2 points →  becomes 91.5 points · win probability 43% →  becomes >99%',
    'Polar Line vs Iron Range: 80 points · win probability 50%',
  ]);
  expect(within(await panel()).queryByRole('table')).toBeNull();
});

test('a league of categories shows the record, and folded the rest of the season', async () => {
  const end = (wins: number, chance: number) => ({ projected: null, record: { wins, losses: 4, ties: 0.5 }, chance });
  open('h2h_each_category', {
    matchups: [{ period: 3, number: 1, team_id: HARBOR, against: RANGE, before: end(5.5, 0.6), after: end(6.2, 0.7) }],
    rest: REST,
  });
  expect(await lines()).toEqual([
    'Harbor Lights vs Iron Range: 5.5–4–0.5 in categories →  becomes 6.2–4–0.5 in categories · win probability 60% →  becomes 70%',
  ]);
  const folded = (await panel()).querySelector('details');
  expect(folded?.open).toBe(false);
  const cells = [...(folded?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(['40 →  becomes 52.5+12.5', '30 →  becomes 17.5−12.5', '2.500 →  becomes 2.750+0.250', '–']);
  // A higher goals-against average is worse.
  expect(folded?.querySelectorAll('td')[2]?.querySelector('.text-bad')?.textContent).toBe('+0.250');
});

test('roto shows the rest of the season alone', async () => {
  open('roto', { matchups: [], rest: REST });
  const table = within(await panel()).getByRole('table', { name: 'Rest of the season by category' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['G', 'GAA']);
});

test('nothing is asked where nobody meets, and nothing shown where nothing is known', async () => {
  const points = open('points', { matchups: [], rest: null });
  const setup = open('h2h_each_category', { matchups: [], rest: null }, { phase: 'setup' });
  await waitFor(() => expect(points()).toContain('strength'));
  expect([...points(), ...setup()]).not.toContain('roster-outlook');
  clearScreen();
  const asked = open('roto', { matchups: [], rest: null });
  await waitFor(() => expect(asked()).toEqual(['roster-outlook']));
  expect(screen.queryByRole('region', { name: 'Outlook after the trade' })).toBeNull();
});

test('an outlook that could not be read shows an error, and is read again', async () => {
  const asked = open('roto', { matchups: [], rest: REST }, { failures: 1 });
  expect(within(await panel()).getByRole('alert').textContent).toContain('Something went wrong.');
  expect(within(await panel()).queryByRole('table')).toBeNull();
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Rest of the season by category' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked()).toEqual(['roster-outlook', 'roster-outlook']);
});

test('the rest of the season stays as the reader left it when the trade is loaded again', async () => {
  const end = (wins: number) => ({ projected: null, record: { wins, losses: 4, ties: 0 }, chance: 0.5 });
  const matchups = [{ period: 3, number: 1, team_id: HARBOR, against: RANGE, before: end(5), after: end(6) }];
  const asked = open('h2h_each_category', { matchups: [], rest: REST });
  const folded = async () => (await panel()).querySelector('details');
  const summary = () => screen.getByText('Rest of the season by category', { selector: 'summary' });
  await waitFor(async () => expect((await folded())?.open).toBe(true));
  await asked.reload({ matchups, rest: REST });
  await screen.findByText(/Harbor Lights vs Iron Range/);
  expect((await folded())?.open).toBe(true);
  await userEvent.click(summary());
  expect((await folded())?.open).toBe(false);
  await userEvent.click(summary());
  await asked.reload({ matchups, rest: null });
  await waitFor(async () => expect(await folded()).toBeNull());
  await asked.reload({ matchups, rest: REST });
  await waitFor(async () => expect((await folded())?.open).toBe(true));
});
