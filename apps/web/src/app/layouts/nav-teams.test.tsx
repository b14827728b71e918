import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { NavTeams } from './NavTeams.js';

const realMatchMedia = window.matchMedia;
beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (query: string) => ({ ...realMatchMedia(query), matches: true });
});
afterEach(() => {
  window.matchMedia = realMatchMedia;
  cleanup();
});

const league = (count: number, own: string | null) =>
  ({
    league: { league_id: 'Frozen' },
    me: { team_id: own },
    teams: Array.from({ length: count }, (_, index) => ({
      team_id: `t${index + 1}`,
      team_name: `Team ${index + 1}`,
      picture: null,
      hasManager: true,
    })),
  }) as unknown as LoadedLeague;

const show = (loaded: LoadedLeague, path = '/Frozen/home') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavTeams loaded={loaded} />
    </MemoryRouter>,
  );
const names = () => screen.queryAllByRole('link').map((link) => link.textContent.replace(/^.*(?=Team)/, ''));

test('a league of many teams shows the own team and the number of the others, which unfold and stay so', async () => {
  show(league(12, 't3'));
  expect(names()).toEqual(['Team 3']);
  await userEvent.click(screen.getByRole('button', { name: '11 others' }));
  expect(names()).toHaveLength(12);
  cleanup();
  show(league(32, 't3'));
  expect(names()).toHaveLength(32);
  await userEvent.click(screen.getByRole('button', { name: 'Teams' }));
  expect(names()).toEqual(['Team 3']);
});

test('the team whose page is open is in the folded list', () => {
  show(league(12, 't3'), '/Frozen/team/t7');
  expect(names()).toEqual(['Team 3', 'Team 7']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Team 7');
  expect(screen.getByRole('button', { name: '10 others' })).toBeDefined();
});

test('a person without a team sees how many there are; few teams are unfolded', () => {
  show(league(8, null));
  expect(names()).toEqual([]);
  expect(screen.getByRole('button', { name: '8 teams' })).toBeDefined();
  cleanup();
  show(league(4, 't1'));
  expect(names()).toHaveLength(4);
});
