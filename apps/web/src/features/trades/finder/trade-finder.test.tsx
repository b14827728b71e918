import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { TradeFinderPage } from './TradeFinderPage.js';
import { renderPage } from '../../../testing/screen.js';

const player = (player_id: number, name: string, position: 'F' | 'D') => ({
  player_id,
  name,
  position,
  position_detail: position === 'F' ? 'LW' : 'D',
  points: 20.5,
  hit: 1_000_000,
});
const found: TradeFinderAnswer = {
  season: '2025-26',
  places: { F: 9, D: 5, G: 2 },
  median: { F: 30, D: 20, G: 10 },
  cap: 80_000_000,
  mine: { per_place: { F: 34.26, D: 12, G: 10 }, needs: ['D'], surplus: ['F'], cap_space: 200_000 },
  partners: [
    {
      team_id: POLAR,
      per_place: { F: 20, D: 28, G: 10 },
      needs: ['F'],
      surplus: ['D'],
      cap_space: 300_000,
      swaps: [
        {
          give: [player(1, 'Ada Prov', 'F'), player(3, 'Cy Icing', 'D')],
          get: [player(2, 'Ben Puck', 'D'), player(4, 'Di Slot', 'F')],
          gain: 1,
          partner_gain: 8.25,
          cap_space: 500_000,
          partner_cap_space: 0,
          changes: [
            { position: 'D', points: 4.25, rank: 11, rank_after: 7 },
            { position: 'F', points: -3.25, rank: 2, rank_after: 2 },
          ],
          partner_changes: [
            { position: 'F', points: 8.25, rank: 9, rank_after: 5 },
            { position: 'D', points: 0, rank: 1, rank_after: 1 },
          ],
        },
      ],
    },
  ],
};

function show(answer: TradeFinderAnswer, format: 'points' | 'roto' = 'points', deadline = '') {
  const { league: view, ...others } = league(format);
  const summary = { ...others, league: { ...view, current_season: '2025-26', trade_deadline: deadline } };
  useAuth.setState({ status: 'signed-in' });
  queryClient.clear();
  queryClient.setQueryData(keys.summary(LEAGUE), summary);
  fakeServer(({ path }) => ({ status: 200, body: path.endsWith('/trades/finder') ? answer : summary }));
  renderPage('/leagues/:leagueId', <TradeFinderPage />, `/leagues/${LEAGUE}`);
}

test('the finder says what both teams gain and why, and opens the trade form filled in', async () => {
  show(found);
  const offer = await screen.findByRole('link', {
    name: 'Build this offer: Ada Prov and Cy Icing for Ben Puck and Di Slot',
  });
  expect(offer.getAttribute('href')).toBe(`/${LEAGUE}/trade/new?with=${POLAR}&give=1%2C3&want=2%2C4`);
  const swap = within(offer.closest('li')!);
  expect(swap.getByRole('heading', { level: 3 }).textContent).toBe(
    'A forward you can spare for a defenseman you need. It also frees $300K of your cap space.',
  );
  const mine = swap.getByRole('region', { name: 'You get' });
  expect(mine.textContent).toContain('+1 pt');
  expect(mine.textContent).toContain('Ben Puck');
  expect(mine.textContent).toContain('Defensemen 11th →  becomes 7th (+4.3)');
  expect(mine.textContent).toContain('Forwards stay 2nd (−3.3)');
  expect(mine.textContent).toMatch(/Cap space\$200K.*\$500K/);
  const theirs = swap.getByRole('region', { name: 'Polar Line gets' });
  expect(theirs.textContent).toContain('+8.3 pts');
  expect(theirs.textContent).toContain('Defensemen stay 1st');
  expect(theirs.textContent).toMatch(/\$300K.*\$0/);
  screen.getByText('Needs forwards, can spare defensemen');
  const strengths = within(screen.getByRole('region', { name: 'Points per roster place, 2025-26' }));
  const positions = strengths.getAllByRole('listitem').map((item) => item.textContent);
  expect(positions.slice(0, 2)).toEqual([
    'FForwards, best 9To spare34.3median 30',
    'DDefensemen, best 5Need12median 20',
  ]);
});

test('a swap that frees no cap space does not claim it', async () => {
  const [partner] = found.partners;
  const [swap] = partner!.swaps;
  show({ ...found, partners: [{ ...partner!, swaps: [{ ...swap!, cap_space: 100_000 }] }] });
  const heading = await screen.findByRole('heading', { level: 3 });
  expect(heading.textContent?.trim()).toBe('A forward you can spare for a defenseman you need.');
});

test('of many partners the finder shows six, and the others on a press', async () => {
  const [partner] = found.partners;
  const partners = Array.from({ length: 8 }, (_, at) => ({ ...partner!, team_id: `Tm${at}zzzzzzzzz` }));
  show({ ...found, partners });
  const more = await screen.findByRole('button', { name: 'Show 2 more partners' });
  expect(screen.getAllByRole('link', { name: /^Build this offer/ })).toHaveLength(6);
  await userEvent.click(more);
  const offers = screen.getAllByRole('link', { name: /^Build this offer/ });
  expect(offers).toHaveLength(8);
  expect(document.activeElement?.contains(offers[6]!)).toBe(true);
  expect(screen.queryByRole('button', { name: /more partner/ })).toBeNull();
});

test('without a partner the finder says why', async () => {
  show({ ...found, mine: { ...found.mine!, needs: [] }, partners: [] });
  await screen.findByText('None of your positions is below the league’s median.');
  expect(screen.queryByRole('link', { name: /Build this offer/ })).toBeNull();
});

test('after the trade deadline the finder says since when, and offers no swap', async () => {
  show(found, 'points', '10-15');
  await screen.findByText('The trade deadline has passed');
  expect(screen.getAllByText(/Oct 15, 2025/)).toHaveLength(1);
  expect(screen.queryByText('No partner found')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Propose a trade' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Build this offer/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'Points per roster place, 2025-26' })).toBeDefined();
});

test('where points decide nothing the finder says so, and does not ask for swaps', async () => {
  show(found, 'roto');
  await screen.findByText('Not in leagues by categories or roto');
  expect(screen.queryByText('Trade finder', { selector: 'a' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Polar Line gets' })).toBeNull();
});
