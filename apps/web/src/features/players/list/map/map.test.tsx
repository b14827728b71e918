import { afterEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { LEAGUE, league } from '../../../../testing/matchups-league.js';
import { keys } from '../../../open-league/league-data.js';
import type { ListPlayer } from '../../players.model.js';
import { PlayerMap } from './PlayerMap.js';
import { MOST_DOTS, playerMap } from './map.model.js';
import { clearScreen, renderWith } from '../../../../testing/screen.js';

afterEach(clearScreen);

const player = (id: number, born: string | null, hit: number, points: number | null): ListPlayer =>
  ({
    id,
    full_name: `Player ${id}`,
    position: 'D',
    position_detail: 'D',
    birth_date: born,
    cap: { cap_hit: hit },
    earned: points === null ? null : { points, games: 1 },
  }) as ListPlayer;

const PLAYERS = [player(1, '2000-09-15', 4_000_000, 16), player(2, '2005-09-15', 1_000_000, 4), player(3, null, 0, 0)];

test('a player is placed by age and cap hit, and one without a known age is left out', () => {
  const { dots, ages, hits } = playerMap(PLAYERS, '2025-26', true);
  expect(dots.map(({ id, age, size }) => [id, age, size])).toEqual([
    [1, 25, 20],
    [2, 20, 14],
  ]);
  const [dear, cheap] = dots;
  expect([dear!.y, cheap!.y]).toEqual([0, 0.5]);
  expect(dear!.x).toBeGreaterThan(cheap!.x);
  expect(hits).toEqual([
    { value: 1_000_000, at: 0.5 },
    { value: 2_000_000, at: 1 - Math.SQRT1_2 },
    { value: 4_000_000, at: 0 },
  ]);
  expect(ages.map(({ value }) => value)).toContain(20);
  const many = Array.from({ length: MOST_DOTS + 5 }, (_, id) => player(id, '2000-01-01', 0, null));
  expect(playerMap(many, '2025-26', false).dots).toHaveLength(MOST_DOTS);
});

test('arrow keys move between dots, Enter opens the player, and there is one tab stop', async () => {
  queryClient.setQueryData(keys.summary(LEAGUE), league('points'));
  const opened: number[] = [];
  renderWith(
    queryClient,
    <PlayerMap leagueId={LEAGUE} players={PLAYERS} season="2025-26" onOpen={(id) => opened.push(id)} />,
  );
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Player 1 · D · 25 years · $4M · 16 points');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(opened).toEqual([2]);
  screen.getByText('Player 2 · D · 20 years · $1M · 4 points');
  screen.getByText(/^2 of the 3 players below: those with a known age\./);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a list without known ages says so, and an empty list has no map', () => {
  queryClient.setQueryData(keys.summary(LEAGUE), league('points'));
  const map = (players: readonly ListPlayer[]) => (
    <QueryClientProvider client={queryClient}>
      <PlayerMap leagueId={LEAGUE} players={players} season="2025-26" onOpen={() => undefined} />
    </QueryClientProvider>
  );
  const { container, rerender } = render(map([PLAYERS[2]!]));
  screen.getByText(/No player of this list has a known age/);
  rerender(map([]));
  expect(container.textContent).toBe('');
});
