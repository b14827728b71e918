import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NightBoardAnswer, NightPlay } from '@crease/core/seasons/tonight/night-board.answers.js';
import type { TonightAnswer, TonightGame } from '@crease/core/seasons/tonight.answers.js';
import { keys } from '../../open-league/league-data.js';
import { tonightQuery } from '../../tonight/tonight-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { playWords } from './plays.model.js';
import { TonightPage } from './TonightPage.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';

const game = (id: string, state: TonightGame['state'], more: Partial<TonightGame> = {}): TonightGame => ({
  id,
  starts_at: '2025-11-18T00:00:00.000Z',
  away: 'TOR',
  home: 'MTL',
  state,
  away_score: null,
  home_score: null,
  period: null,
  clock: null,
  ...more,
});
const LIVE = { away_score: 2, home_score: 1, period: '2nd', clock: '12:33' };
const player = (player_id: number, team_id: string, game_id: string, line: string | null, active = true) => ({
  player_id,
  team_id,
  active,
  game_id,
  points: line === null ? null : 3,
  line,
});

const NONE: NightPlay['change'] = { g: 0, a: 0, ga: 0, w: 0, l: 0, otl: 0, so: 0 };
let night: TonightAnswer;
let board: NightBoardAnswer;
let broken: boolean;

beforeEach(() => {
  broken = false;
  night = {
    day: '2025-11-17',
    source: { on: true, read_at: new Date().toISOString(), silent_since: null },
    replay: null,
    games: [game('a', 'live', LIVE), game('b', 'scheduled', { away: 'BOS', home: 'OTT' })],
    teams: [
      { team_id: HARBOR, points: 3 },
      { team_id: POLAR, points: 5.5 },
    ],
    players: [
      player(1, HARBOR, 'a', '2 G, 1 A'),
      player(2, HARBOR, 'b', null),
      player(3, HARBOR, 'a', '1 shot', false),
      player(4, POLAR, 'a', '1 G'),
    ],
  };
  const named = (player_id: number, name: string, club: string) => ({
    player_id,
    name,
    position: 'F' as const,
    detail: 'C',
    club,
    status: 'healthy' as const,
  });
  board = {
    day: '2025-11-17',
    season: '2025-26',
    starts_on: '2025-10-07',
    ends_on: '2026-04-16',
    decided_by: 'points',
    teams: [
      { team_id: RANGE, rank: 1, shared: false, gained: 0, total: 90, tonight: 0 },
      { team_id: POLAR, rank: 2, shared: false, gained: 1, total: 80.5, tonight: 5.5 },
      { team_id: HARBOR, rank: 3, shared: false, gained: -1, total: 79, tonight: 3 },
    ],
    plays: [],
    last: null,
    players: [named(1, 'Corrigall', 'TOR'), named(2, 'Lind', 'BOS'), named(3, 'Marsh', 'MTL'), named(4, 'Ek', 'MTL')],
  };
});
afterEach(clearScreen);

function open(format: 'points' | 'h2h_points' = 'points', phase?: Parameters<typeof league>[1]) {
  queryClient.setQueryData(keys.summary(LEAGUE), league(format, phase));
  const asked = fakeServer(({ path }) =>
    broken
      ? { status: 409, body: { refusal: { name: 'busy', message: 'The server is busy.' } } }
      : path === `/api/${LEAGUE}/tonight`
        ? { status: 200, body: night }
        : path === `/api/${LEAGUE}/tonight/board`
          ? { status: 200, body: board }
          : path.startsWith(`/api/${LEAGUE}/matchups`)
            ? { status: 200, body: matchupsAnswer() }
            : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderPage('/:leagueId/league/tonight', <TonightPage />, `/${LEAGUE}/league/tonight`);
  return asked;
}
const bars = async () =>
  within(await screen.findByRole('table', { name: 'All teams tonight' }))
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const texts = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => textContent);

test('teams come by their points of the night, with place, change and what is left to play', async () => {
  open();
  expect((await bars()).map(cellsOf)).toEqual([
    ['21up 1 place since the day began', 'PLPolar Line1 on', '1 on', '+5.5', '80.5'],
    [
      '31down 1 place since the day began',
      'HLHarbor Lights (your team)1 on · 1 to come',
      '1 on · 1 to come',
      '+3',
      '79',
    ],
    ['1', 'IRIron Rangeno players', 'no players', '0', '90'],
  ]);
  const table = within(screen.getByRole('table', { name: 'All teams tonight' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['Place', 'Team', 'Players', 'Tonight', 'Season']);
  const games = within(screen.getByRole('region', { name: 'NHL games' })).getAllByRole('listitem');
  expect(texts(games)).toEqual(['TOR2MTL12nd 12:331 of yours', expect.stringMatching(/^BOSOTT.*[AP]M.*1 of yours$/)]);
  expect(screen.getByText(/^Nov 17, 2025 · 1 of 2 games on$/)).toBeDefined();
  expect(screen.getByText(/^Live · /)).toBeDefined();
});

test('the reader’s players come first, those on the ice before those to come, reserves last', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Players tonight' }));
  expect(panel.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^CCorrigallTOR 2, MTL 1 · 2nd 12:332 G, 1 A3 points$/),
    expect.stringMatching(/^CLindBOS @ OTT, /),
    expect.stringMatching(/^CMarshBench.*1 shot3 points$/),
  ]);
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Team of the players' }), POLAR);
  expect(panel.getByRole('link', { name: 'Ek' })).toBeDefined();
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Team of the players' }), RANGE);
  expect(panel.getByText('Iron Range has no players tonight')).toBeDefined();
});

test('a row lights up when its points change, and only then', async () => {
  open();
  await bars();
  board = {
    ...board,
    teams: board.teams.map((team) => (team.team_id === HARBOR ? { ...team, tonight: 9, total: 85 } : team)),
  };
  await act(() => queryClient.invalidateQueries({ queryKey: keys.league(LEAGUE) }));
  const rows = await bars();
  expect(rows[0]?.textContent).toMatch(/Harbor Lights.*\+985$/);
  expect(rows.map(({ className }) => /animate-lit/.test(className))).toEqual([true, false, false]);
});

test('after midnight the page shows the board of the new night', async () => {
  open();
  await bars();
  night = { ...night, day: '2025-11-18' };
  board = {
    ...board,
    day: '2025-11-18',
    teams: board.teams.map((team) => ({ ...team, gained: 0, total: team.total + 1, tonight: 0 })),
  };
  await act(() => queryClient.refetchQueries({ queryKey: tonightQuery(LEAGUE).queryKey, exact: true }));
  expect(await screen.findByText(/^Nov 18, 2025 · /)).toBeDefined();
  expect((await bars()).map(cellsOf)).toEqual([
    ['1', 'IRIron Rangeno players', 'no players', '0', '91'],
    ['2', 'PLPolar Line1 on', '1 on', '0', '81.5'],
    ['3', 'HLHarbor Lights (your team)1 on · 1 to come', '1 on · 1 to come', '0', '80'],
  ]);
});

test('in a league of matchups the reader’s comes first, with what the night added', async () => {
  open('h2h_points');
  const own = await screen.findByRole('region', { name: 'Your matchup' });
  expect(own.textContent).toMatch(
    /Harbor Lights\+3 tonightPoints of Harbor Lights: 841 on · 1 to come.*Polar Line\+5\.5 tonightPoints of Polar Line: 79\.51 onHarbor Lights leads by 4\.5Details$/,
  );
  expect(within(own).getByText('Harbor Lights leads by 4.5')).toBeDefined();
  const others = within(screen.getByRole('region', { name: 'Other matchups' }));
  expect(texts(others.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^IRIron RangePoints of Iron Range: 3no players.*Details$/),
  ]);
  expect(screen.queryByRole('table', { name: 'All teams tonight' })).toBeNull();
});

const LAST: NightBoardAnswer['last'] = {
  day: '2025-11-16',
  teams: [
    { team_id: POLAR, points: 6, gained: 1 },
    { team_id: HARBOR, points: 3, gained: -1 },
    { team_id: RANGE, points: 0, gained: 0 },
  ],
  best: [
    { player_id: 4, name: 'Ek', position: 'F', detail: 'C', team_id: POLAR, points: 4, line: '2 G, 1 A' },
    { player_id: 1, name: 'Corrigall', position: 'F', detail: 'C', team_id: HARBOR, points: 2, line: '1 G' },
    { player_id: 2, name: 'Lind', position: 'F', detail: 'C', team_id: HARBOR, points: 1, line: '1 A' },
    { player_id: 5, name: 'Aho', position: 'F', detail: 'C', team_id: POLAR, points: 1, line: '1 A' },
  ],
};

test('before the games come the reader’s players, then the last night with the reader’s team first', async () => {
  night = {
    ...night,
    games: [game('a', 'scheduled'), game('b', 'scheduled', { away: 'BOS', home: 'OTT' })],
    teams: [],
  };
  night.players = night.players.map((one) => ({ ...one, points: null, line: null }));
  board = { ...board, last: LAST };
  open();
  const players = await screen.findByRole('region', { name: 'Players tonight' });
  expect(within(players).getAllByRole('listitem')[0]?.textContent).toMatch(/^CCorrigallTOR @ MTL, /);
  const last = within(screen.getByRole('region', { name: 'Last night, Nov 16' }));
  // All players of the reader's team in the answer, and the best one of each other team.
  expect([...last.getAllByRole('list')[0]!.children].map(({ textContent }) => textContent)).toEqual([
    'HLHarbor Lights (your team)1down 1 place since the day began+3Corrigall 1 G2 pointsLind 1 A1 point',
    'PLPolar Line1up 1 place since the day began+6Ek 2 G, 1 A4 points',
    'IRIron Range0',
  ]);
  // No team has points tonight, so the bars show who has the most players.
  const table = screen.getByRole('table', { name: 'All teams tonight' });
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual(['Place', 'Team', 'Players', 'Season']);
  expect((await bars()).map(cellsOf)).toEqual([
    ['21up 1 place since the day began', 'PLPolar Line1 to come', '1 to come', '80.5'],
    ['31down 1 place since the day began', 'HLHarbor Lights (your team)2 to come', '2 to come', '79'],
    ['1', 'IRIron Rangeno players', 'no players', '90'],
  ]);
  expect(screen.queryByRole('region', { name: 'What happened' })).toBeNull();
});

test('a night without games shows the last one; in categories its best players', async () => {
  night = { ...night, games: [], players: [], teams: [] };
  board = { ...board, last: { ...LAST, day: '2025-11-14', teams: [] } };
  open();
  const last = within(await screen.findByRole('region', { name: 'Last games, Nov 14' }));
  expect(last.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CEkPolar Line2 G, 1 A',
    'CCorrigallHarbor Lights1 G',
    'CLindHarbor Lights1 A',
    'CAhoPolar Line1 A',
  ]);
  expect(screen.getByText('No NHL games tonight', { selector: 'p' })).toBeDefined();
});

const quiet = async (words: string) => {
  expect(await screen.findByText(words, { selector: 'p' })).toBeDefined();
  expect(screen.getByText(new RegExp(`^Nov 17, 2025 · ${words}$`))).toBeDefined();
  expect(words === 'No NHL games tonight' || screen.queryByText(/No NHL games tonight/) === null).toBe(true);
  const last = screen.queryByRole('region', { name: 'Last night, Nov 16' }) !== null;
  cleanup();
  queryClient.clear();
  return last;
};

test('before and after the season a night without games speaks of the season', async () => {
  night = { ...night, games: [], players: [], teams: [] };
  board = { ...board, last: LAST };
  open('points');
  expect(await quiet('No NHL games tonight')).toBe(true);
  open('points', 'startup-drafts');
  expect(await quiet('The season has not begun')).toBe(false);
  open('points', 'offseason');
  expect(await quiet('The season is over')).toBe(true);
  board = { ...board, starts_on: '2025-11-18' };
  open('points');
  expect(await screen.findByText('Games count from Nov 18, 2025.')).toBeDefined();
  expect(await quiet('The season has not begun')).toBe(false);
  board = { ...board, starts_on: '2025-10-07', ends_on: '2025-11-16' };
  open('points');
  expect(await quiet('The season is over')).toBe(true);
});

test('until invented games begin, the teams stand as they go into the night', async () => {
  night = { ...night, games: [], players: [], replay: { under_way: false, over: false } };
  board = {
    ...board,
    teams: board.teams.map((team) => ({ ...team, gained: 0, tonight: 0 })),
    players: [],
    plays: [],
    last: null,
  };
  open();
  expect((await bars()).map(cellsOf)).toEqual([
    ['1', 'IRIron Range', '90'],
    ['2', 'PLPolar Line', '80.5'],
    ['3', 'HLHarbor Lights (your team)', '79'],
  ]);
  expect(screen.getAllByText(/No game has begun tonight/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Play tonight’s games' })).toBeDefined();
});

test('a night with points, whose games are not listed, is shown as the last night', async () => {
  night = { ...night, games: [], players: [], replay: { under_way: false, over: false } };
  board = { ...board, players: [], plays: [], last: { ...LAST, day: board.day } };
  open();
  expect(await screen.findByText(/Tonight’s games are over/)).toBeDefined();
  expect(screen.queryByText(/No game has begun tonight/)).toBeNull();
  expect(screen.getByRole('region', { name: /^Last games, / })).toBeDefined();
});

test('a night whose games are all postponed says so and lists them', async () => {
  night = { ...night, games: [game('a', 'postponed'), game('b', 'cancelled', { away: 'BOS', home: 'OTT' })] };
  open();
  expect(await screen.findByText('All games tonight are postponed or cancelled', { selector: 'p' })).toBeDefined();
  const games = within(screen.getByRole('region', { name: 'NHL games' }));
  expect(games.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TORMTLPostponed1 of yours',
    'BOSOTTCancelled1 of yours',
  ]);
  expect(screen.queryByRole('table', { name: 'All teams tonight' })).toBeNull();
});

test('lists without entries have no heading', async () => {
  night = { ...night, games: [], players: [], teams: [] };
  board = { ...board, last: { ...LAST, teams: [], best: [] } };
  open();
  expect(await quiet('No NHL games tonight')).toBe(false);
  board = { ...board, last: { ...LAST, best: [] } };
  open();
  const last = await screen.findByRole('region', { name: 'Last night, Nov 16' });
  expect(within(last).getAllByRole('list')).toHaveLength(1);
});

test('a night without games, a league out of season, and a failure say what to do', async () => {
  night = { ...night, games: [], players: [], teams: [] };
  open();
  expect(await screen.findByText('No NHL games tonight', { selector: 'p' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open standings' })).toBeDefined();
  cleanup();
  queryClient.clear();
  night = { ...night, games: [game('a', 'scheduled')] };
  open('points', 'setup');
  expect(await screen.findByText('No season is running')).toBeDefined();
  cleanup();
  queryClient.clear();
  broken = true;
  open();
  const alert = await screen.findByRole('alert');
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nov 17, 2025 · 1 game, /)).toBeDefined();
});

const play = (id: number, name: string, team_id: string, more: Partial<NightPlay> = {}): NightPlay => ({
  id: String(id),
  player_id: 1,
  name,
  team_id,
  at: '2025-11-18T01:05:00.000Z',
  counts: true,
  points: 1,
  change: { ...NONE, g: 1 },
  ...more,
});

test('what happened comes newest first, with the present place of a team at its newest play', async () => {
  board.plays = [
    play(4, 'Corrigall', HARBOR, { points: 1.5, change: { ...NONE, g: 1, a: 1 } }),
    play(3, 'Ek', POLAR, { points: -1, change: { ...NONE, ga: 1 } }),
    play(2, 'Marsh', HARBOR, { counts: false }),
    play(1, 'Lind', HARBOR),
  ];
  open();
  const panel = within(await screen.findByRole('region', { name: 'What happened' }));
  const lines = () => panel.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  expect(lines()).toEqual([
    'Corrigall scores and assists · Harbor Lights +1.5, now 3rd',
    'Ek allows a goal · Polar Line −1, now 2nd',
    'Marsh scores · on the bench of Harbor Lights, counts nothing',
    'Lind scores · Harbor Lights +1',
  ]);
  board = { ...board, plays: [play(5, 'Lind', HARBOR, { change: { ...NONE, a: 2 } }), ...board.plays] };
  await act(() => queryClient.invalidateQueries({ queryKey: keys.league(LEAGUE) }));
  await panel.findByText(/adds 2 assists/);
  expect(lines()[0]).toBe('Lind adds 2 assists · Harbor Lights +1, now 3rd');
  expect(panel.getAllByRole('listitem').map(({ className }) => className.includes('animate-lit'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect((await screen.findByText('Lind adds 2 assists. Harbor Lights +1, now 3rd.')).getAttribute('aria-live')).toBe(
    'polite',
  );
});

test('in a league of matchups the newest play of a team says how its matchup stands', async () => {
  board.plays = [play(2, 'Ek', POLAR), play(1, 'Lind', HARBOR)];
  open('h2h_points');
  const panel = within(await screen.findByRole('region', { name: 'What happened' }));
  expect(await panel.findByText(/Polar Line \+1, trails 79\.5–84$/)).toBeDefined();
  expect(panel.getByText(/Harbor Lights \+1, leads 84–79\.5$/)).toBeDefined();
});

test('plays in words: decisions, corrections, and several at once', () => {
  const words = (change: Partial<NightPlay['change']>) => playWords({ ...NONE, ...change });
  expect(words({ g: 2, a: 1 })).toBe('scores 2 goals and assists');
  expect(words({ w: 1, so: 1 })).toBe('wins with a shutout');
  expect(words({ ga: 2, otl: 1 })).toBe('allows 2 goals and loses in overtime');
  expect(words({ g: -1 })).toBe('loses a goal (corrected)');
  expect(words({})).toBe('has a corrected line');
});
