import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { keys } from '../../features/open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { LEAGUE, league } from '../../testing/matchups-league.js';
import { clearScreen, renderPage } from '../../testing/screen.js';
import { HomeScreen } from './HomeScreen.js';

const realMatchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = realMatchMedia;
  clearScreen();
});

function open(phase: LeaguePhase, { large }: { large: boolean }) {
  window.matchMedia = (query: string) => ({ ...realMatchMedia(query), matches: large && query.includes('min-width') });
  queryClient.setQueryData(keys.summary(LEAGUE), league('points', phase));
  fakeServer(() => ({ status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } }));
  renderPage('/:leagueId/home', <HomeScreen />, `/${LEAGUE}/home`);
}
const teams = () => screen.findByRole('region', { name: 'Teams' });
const activity = () => screen.getAllByRole('region', { name: 'Recent Activity' });
const shortcuts = () => screen.queryByRole('navigation', { name: 'Shortcuts' });
const precedes = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('on a large screen in season the activity is next to the week, once, instead of the shortcuts', async () => {
  open('in-season', { large: true });
  const table = await teams();
  expect(activity()).toHaveLength(1);
  expect(precedes(activity()[0]!, table)).toBe(true);
  expect(shortcuts()).toBeNull();
});

test.each([
  ['in-season', false],
  ['offseason', true],
] as const)('in phase %s, on a large screen: %s, the shortcuts stay and the activity is last', async (phase, large) => {
  open(phase, { large });
  const table = await teams();
  expect(activity()).toHaveLength(1);
  expect(precedes(table, activity()[0]!)).toBe(true);
  expect(shortcuts()).not.toBeNull();
});
