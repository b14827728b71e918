import { afterEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { MatchupCategory, MatchupPeriodView } from '@crease/core/competition/matchups/matchup.answers.js';
import { HARBOR, LEAGUE, POLAR } from '../../../testing/matchups-league.js';
import { clearScreen } from '../../../testing/screen.js';
import { CategoryGrid } from './CategoryGrid.js';
import type { ShownPeriod } from './MatchupSide.js';
import type { Comparison, Pairing } from './matchups.model.js';

afterEach(clearScreen);

const category = (short: string, more: Partial<MatchupCategory> = {}): MatchupCategory => ({
  short,
  title: short,
  low: false,
  weight: 1,
  ratio: false,
  share: false,
  goalies: false,
  ...more,
});
const side = (teamId: string) => ({ teamId, points: 0, record: null, goalieGames: null });
const grid = (
  categories: readonly MatchupCategory[],
  compared: readonly Comparison[],
  state: MatchupPeriodView['state'] = 'running',
) => {
  const shown = { leagueId: LEAGUE, categories, nameOf: (id: string) => id, period: { state, goalie_games: null } };
  const pairing: Pairing = {
    number: 1,
    own: side(HARBOR),
    other: side(POLAR),
    categories: compared,
    set: null,
    broken: null,
  };
  return <CategoryGrid shown={shown as unknown as ShownPeriod} pairing={pairing} />;
};
const level: Comparison = { own: 1, other: 1, result: 'tie' };

test('names the categories that count once a game is over, while a matchup runs', () => {
  const after = { after_game: true } as const;
  const categories = [category('G'), category('W', after), category('SO', after)];
  const { rerender } = render(grid(categories, [level, level, level]));
  expect(screen.getByText('W and SO count once a game is over.')).toBeDefined();
  expect(screen.getByRole('rowheader', { name: 'W' }).title).toBe('W, counts once a game is over');
  rerender(grid(categories, [level, level, level], 'final'));
  expect(screen.queryByText(/once a game is over/)).toBeNull();
  rerender(grid([category('G')], [level]));
  expect(screen.queryByText(/once a game is over/)).toBeNull();
});

test('a changed figure is a new cell, so that none moves, and the others stay', () => {
  const categories = [category('G'), category('A')];
  const { rerender } = render(grid(categories, [{ own: 9, other: 8, result: 'win' }, level]));
  const cells = () => within(screen.getByRole('table')).getAllByRole('cell');
  const before = cells();
  rerender(grid(categories, [{ own: 10, other: 8, result: 'win' }, level]));
  const after = cells();
  expect(after.map(({ textContent }) => textContent)).toEqual(['10', '8', 'Win +2', '1', '1', 'Tie =']);
  expect(after.map((cell, at) => cell === before[at])).toEqual([false, true, false, true, true, true]);
});
