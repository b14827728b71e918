import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PlayerGlance, TradeEffects, TradeView } from '@crease/core/trades/trade.schema.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';
import { keys } from '../../open-league/league-data.js';
import { sideOf, TradeForYou } from './TradeForYou.js';

const OTHER = 'Tm9aaaaaaaaa';
const known = (player_id: number, points: number): PlayerGlance => ({
  player_id,
  points,
  games: 20,
  age: 25,
  contract_expiry: null,
  years_left: null,
  hits: [{ season: '2025-26', hit: 1_000_000, kind: 'signed', retained: 0 }],
});
const given = (team_id: string, players: readonly number[]) => ({
  team_id,
  assets: players.map((player_id) => ({ kind: 'player', player_id })),
});
const trade = { sides: [given(OTHER, [1]), given(POLAR, [2])] } as unknown as TradeView;
const season = (name: string, before: number, after: number) => ({
  season: name,
  before: { cap_space: before },
  after: { cap_space: after, cap: 80_000_000 },
});
const effects = {
  sides: [
    { team_id: POLAR, seasons: [season('2025-26', 2_000_000, 500_000), season('2026-27', 9_000_000, 9_000_000)] },
    { team_id: OTHER, seasons: [season('2025-26', 0, 1_500_000)] },
  ],
} as unknown as TradeEffects;

function show(format: 'points' | 'roto') {
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  fakeServer(({ path }) => ({
    status: 200,
    body: path.includes('/trades/glance')
      ? { season: '2025-26', players: [known(1, 30), known(2, 20.5)] }
      : league(format),
  }));
  const side = sideOf(trade, POLAR);
  if (side === null) throw new Error('the reader has a side');
  renderRouted(<TradeForYou leagueId={LEAGUE} trade={trade} side={side} effects={effects} />);
}
const region = () => screen.findByRole('region', { name: 'What it changes for you' });

afterEach(clearScreen);

test('an offer says what the reader gains in points and cap space', async () => {
  show('points');
  await screen.findByText('+9.5');
  expect((await region()).textContent).toMatch(
    /30 for 20\.5.*Cap space 25-26.*\$500K.*−\$1\.5M.*Cap space 26-27.*\$9M.*Unchanged/,
  );
});

test('a league that points do not decide has the cap space alone', async () => {
  show('roto');
  expect((await region()).textContent).not.toContain('for');
});

test('a reader of another team has no side', () => {
  expect(sideOf(trade, 'Tm8aaaaaaaaa')).toBeNull();
  expect(sideOf(trade, null)).toBeNull();
});
