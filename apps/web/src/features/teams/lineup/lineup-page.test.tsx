import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league } from '../../../testing/matchups-league.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';
import { keys } from '../../open-league/league-data.js';
import { LineupPage } from './LineupPage.js';

const DAY = '2025-11-17';
const player = (id: number, name: string, more: Partial<LineupPlayerView> = {}): LineupPlayerView => ({
  id,
  name,
  position: 'F',
  detail: 'C',
  club: 'MTL',
  points: 20 + id,
  game: { club: 'TOR', home: true, starts_at: '2025-11-18T00:00:00.000Z' },
  locks_at: '2025-11-18T00:00:00.000Z',
  locked: false,
  form: [],
  day_points: null,
  ...more,
});
const IDLE = { game: null, club: 'BOS', locked: false };
let lineup: LineupAnswer;
let night: TonightAnswer;

beforeEach(() => {
  lineup = {
    team_id: HARBOR,
    day: DAY,
    period: 'day',
    seats: [
      { kind: 'F', count: 2 },
      { kind: 'D', count: 1 },
    ],
    changes: null,
    moved: 0,
    long_limits: [],
    stand_in: 'off',
    may_set: true,
    by_game: true,
    locked: false,
    locks_at: '2025-11-18T00:00:00.000Z',
    decides_at: '2025-11-17T17:00:00.000Z',
    decided: false,
    version: null,
    open_from: DAY,
    begins_on: DAY,
    set: false,
    places: [
      { kind: 'F', player: player(1, 'Corrigall'), stand_in: false, absent: null },
      { kind: 'F', player: player(2, 'Lind', IDLE), stand_in: false, absent: null },
      { kind: 'D', player: player(3, 'Marsh', { position: 'D', detail: 'D' }), stand_in: false, absent: null },
    ],
    reserves: [player(4, 'Ek', IDLE)],
    goalie_starts: null,
    games_caps: null,
  };
  night = {
    day: DAY,
    source: { on: true, read_at: null, silent_since: null },
    replay: null,
    games: [],
    teams: [],
    players: [],
  };
});
afterEach(clearScreen);

async function rows(): Promise<string[][]> {
  const loaded = league('points');
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, league: { ...loaded.league, lineups: 'day' } });
  fakeServer(({ path }) => {
    if (path.startsWith(`/api/${LEAGUE}/teams/${HARBOR}/lineup`)) return { status: 200, body: lineup };
    if (path === `/api/${LEAGUE}/tonight`) return { status: 200, body: night };
    const against = { day: '2025-11-19', against: 'TOR', home: true, off_night: true };
    const period = { from: DAY, to: '2025-11-23', matchup: null };
    return path === `/api/${LEAGUE}/games-ahead`
      ? { status: 200, body: { period, clubs: [{ club: 'MTL', games: [against, against], season_games: null }] } }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } };
  });
  renderPage('/:leagueId/team/:teamId/lineup', <LineupPage />, `/${LEAGUE}/team/${HARBOR}/lineup?day=${DAY}`);
  await screen.findByRole('region', { name: 'Places' });
  if (!lineup.locked) await screen.findByText('To come', { selector: '[aria-label=Places] *' });
  return ['Places', 'Reserves'].map((name) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  );
}
const heads = () => within(screen.getByRole('region', { name: 'Places' })).queryAllByText(/^(Season|Tonight|Day)$/);

test('before the games a row has its game, the games to come and the points of the season', async () => {
  const [places, reserves] = await rows();
  expect(places).toEqual([
    expect.stringMatching(
      /^FForwardCCorrigallMTL · vs TOR · locks .+M · 2 left, 2 off2 games left.+21 points of the season$/,
    ),
    // A kind of place is shown once and read out in each row.
    expect.stringMatching(/^ForwardCLindBOS · no game · 0 leftno game left this week22 points of the season$/),
    expect.stringMatching(/^DDefenseDMarshMTL · vs TOR · locks .+23 points of the season$/),
  ]);
  expect(reserves).toEqual([expect.stringMatching(/^CEkBOS.+24 points of the season$/)]);
  expect(heads().map(({ textContent }) => textContent)).toEqual(['Season']);
  const status = screen.getByText(/No line-up set/);
  expect(status.getAttribute('role')).toBe('status');
  expect(status.textContent).toBe('Players lock with their games. No line-up set: the best players are in.');
});

test('while games run each row has its points of the night, and none where nothing was earned', async () => {
  lineup.places = lineup.places.map((place) => ({
    ...place,
    player: { ...place.player, locked: place.player.game !== null },
  }));
  night.games = [
    {
      id: 'a',
      starts_at: '2025-11-18T00:00:00.000Z',
      away: 'TOR',
      home: 'MTL',
      state: 'live',
      away_score: 1,
      home_score: 2,
      period: '2nd',
      clock: '12:33',
    },
  ];
  night.players = [
    { player_id: 1, team_id: HARBOR, active: true, game_id: 'a', points: 3.5, line: '2 G, 1 A' },
    { player_id: 3, team_id: HARBOR, active: true, game_id: 'a', points: null, line: null },
  ];
  const [places, reserves] = await rows();
  expect(places).toEqual([
    expect.stringMatching(
      /^FForwardCCorrigallMTL · 2 G, 1 A · 2nd 12:33 · locked.*21 points of the season3\.5 points tonight$/,
    ),
    expect.stringMatching(/Lind.+22 points of the season– points tonight$/),
    expect.stringMatching(/Marsh.+Not on the ice yet · 2nd 12:33 · locked.*23 points of the season– points tonight$/),
  ]);
  expect(reserves).toEqual([expect.stringMatching(/24 points of the season– points tonight$/)]);
  expect(heads().map(({ textContent }) => textContent)).toEqual(['Season', 'Tonight']);
});

test('a day that is over has its points', async () => {
  lineup.locked = true;
  lineup.places = lineup.places.map((place, index) => ({
    ...place,
    player: { ...place.player, day_points: index, locked: true },
  }));
  lineup.reserves = [player(4, 'Ek', { ...IDLE, day_points: 5 })];
  const [places, reserves] = await rows();
  expect(places?.map((row) => /\d+ points of the season\d+ points that day$/.exec(row)?.[0])).toEqual([
    '21 points of the season0 points that day',
    '22 points of the season1 points that day',
    '23 points of the season2 points that day',
  ]);
  expect(reserves).toEqual([expect.stringMatching(/5 points that day$/)]);
  expect(heads().map(({ textContent }) => textContent)).toEqual(['Season', 'Day']);
});
