import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import {
  HARBOR,
  LEAGUE,
  league,
  matchupsAnswer,
  period,
  POLAR,
  RANGE,
  TITLE_ONLY,
} from '../../../testing/matchups-league.js';
import { YourWeek } from './YourWeek.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';

let matchups: MatchupsAnswer;
let tonight: TonightAnswer | null;
let latest: { day: string; points: number } | null;
const concerns: ConcernsAnswer = {
  standing: {
    rank: 2,
    shared: false,
    teams: 12,
    points: 41.5,
    record: { wins: 4, losses: 1, ties: 0 },
    above: null,
    below: null,
    latest: null,
  },
  concerns: [],
};

beforeEach(() => {
  matchups = matchupsAnswer();
  tonight = null;
  latest = null;
});
afterEach(clearScreen);

function open(format: 'points' | 'h2h_points' | 'h2h_each_category' = 'h2h_points', table_playoff_teams = 0) {
  const loaded = league(format);
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, league: { ...loaded.league, table_playoff_teams } });
  const asked = fakeServer(({ path }) =>
    path === `/api/${LEAGUE}/concerns`
      ? { status: 200, body: { ...concerns, standing: { ...concerns.standing, latest } } }
      : path.startsWith(`/api/${LEAGUE}/matchups`)
        ? { status: 200, body: matchups }
        : path === `/api/${LEAGUE}/tonight` && tonight !== null
          ? { status: 200, body: tonight }
          : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderRouted(<YourWeek leagueId={LEAGUE} />);
  return asked;
}
const lines = async () => {
  const week = within(await screen.findByRole('region', { name: 'Your week' }));
  await week.findByText('Nothing waits for you.');
  return week.getAllByRole('link').map((link) => link.textContent?.replaceAll(/\s/g, ' '));
};

test('the reader’s week names the place with the record, and how the matchup stands', async () => {
  open();
  expect(await lines()).toEqual(['2nd of 12, 4–1', 'You lead Polar Line 84–79.5Matchup 3 · Nov 17 – 23 · Live']);
  expect(screen.getByRole('link', { name: /You lead/ }).getAttribute('href')).toBe(
    `/${LEAGUE}/league/matchups/3/1?season=2025-26`,
  );
});

test('the matchup says how many players are left tonight: those who count, and whose game is not over', async () => {
  const game = (id: string, state: TonightAnswer['games'][number]['state']): TonightAnswer['games'][number] => ({
    id,
    starts_at: '2025-11-18T00:00:00.000Z',
    away: 'TOR',
    home: 'MTL',
    state,
    away_score: null,
    home_score: null,
    period: null,
    clock: null,
  });
  const player = (player_id: number, game_id: string, active = true) => ({
    player_id,
    team_id: HARBOR,
    active,
    game_id,
    points: null,
    line: null,
  });
  tonight = {
    day: '2025-11-17',
    source: { on: true, read_at: null, silent_since: null },
    replay: null,
    games: [game('a', 'scheduled'), game('b', 'live'), game('c', 'over')],
    teams: [],
    players: [player(1, 'a'), player(2, 'b'), player(3, 'c'), player(4, 'a', false)],
  };
  open();
  expect(await screen.findByText(/, 2 players left tonight$/)).toBeDefined();
});

test('by categories the week has the lead in categories, and no points', async () => {
  latest = { day: '2025-11-20', points: 3 };
  const record = { wins: 6, losses: 3, ties: 1 };
  const one = period(1, 'running', [[HARBOR, 6.5, POLAR, 3.5]]);
  matchups.categories = { kind: 'each', list: [] };
  matchups.periods = [
    {
      ...one,
      matchups: one.matchups.map((matchup) => ({
        ...matchup,
        home_record: record,
        away_record: { wins: 3, losses: 6, ties: 1 },
        home_goalie_games: 3,
        away_goalie_games: 3,
      })),
    },
  ];
  open('h2h_each_category');
  expect(await lines()).toEqual(['2nd of 12, 4–1', 'You lead Polar Line 6–3–1Matchup 1 · Nov 3 – 9 · Live']);
  cleanup();
  queryClient.clear();
  open('h2h_points');
  expect((await lines())[0]).toBe('2nd of 12, 4–1+3 on Thu, Nov 20');
});

test.each([
  [[RANGE, 88, HARBOR, 84] as const, 'You trail Iron Range 84–88'],
  [[HARBOR, 0, POLAR, 0] as const, 'You are tied with Polar Line at 0'],
  [[HARBOR, 12, null, null] as const, 'You have a bye in this period'],
])('a running matchup in words: %j', async (score, words) => {
  matchups.periods = [period(1, 'running', [score])];
  open();
  expect((await lines())[1]).toMatch(new RegExp(`^${words}Matchup 1`));
});

test('says whom the reader meets before the first period, and with the median that a bye is no idle week', async () => {
  matchups.periods = [period(1, 'coming', [[POLAR, 0, HARBOR, 0]])];
  open();
  expect((await lines())[1]).toBe('You meet Polar Line from Nov 3Matchup 1 · Nov 3 – 9 · Begins Nov 3');
  cleanup();
  queryClient.clear();
  matchups.median_for = 'all';
  matchups.periods = [
    period(
      1,
      'running',
      [
        [POLAR, 9, RANGE, 5],
        [HARBOR, 7, null, null],
      ],
      7,
    ),
  ];
  open();
  expect((await lines())[1]).toMatch(
    /^You have a bye in this period and only play the median · tied with the median of 7/,
  );
});

test('says nothing of matchups where no period is left, and asks for none in a league of points', async () => {
  matchups.periods = [];
  open();
  expect(await lines()).toEqual(['2nd of 12, 4–1']);
  cleanup();
  queryClient.clear();
  const asked = open('points');
  expect(await lines()).toEqual(['2nd of 12, 4–1']);
  expect(asked.some(({ path }) => path.includes('/matchups'))).toBe(false);
});

test('the matchup of the week is the one between the best two teams, and of a week without a second matchup none', async () => {
  const FOURTH = 'Tm4aaaaaaaaa';
  matchups.periods = [
    period(1, 'running', [
      [HARBOR, 84, FOURTH, 10],
      [POLAR, 79.5, RANGE, 3],
    ]),
  ];
  open();
  const line = await screen.findByRole('link', { name: /^Matchup of the week/ });
  expect(line.textContent).toBe('Matchup of the week: Polar Line (1st) vs Iron Range (3rd)Polar Line leads by 76.5');
  expect(line.getAttribute('href')).toBe(`/${LEAGUE}/league/matchups/1/2?season=2025-26`);
  cleanup();
  queryClient.clear();
  matchups = matchupsAnswer();
  open();
  await screen.findByRole('link', { name: /You lead/ });
  expect(screen.queryByText(/Matchup of the week/)).toBeNull();
});

describe('in a league of points with play-offs, the reader’s week', () => {
  const round = (number: number, state: 'coming' | 'running', pairs: Parameters<typeof period>[2]) => ({
    ...period(number, state, pairs),
    round: number,
  });
  const seeds = (...ids: readonly (readonly [id: string, outIn: number | null])[]) =>
    ids.map(([team_id, out_in], index) => ({ team_id, seed: index + 1, out_in }));
  const answered = (begun: boolean, ofSeeds: ReturnType<typeof seeds>, periods: MatchupsAnswer['periods']) => {
    const pairs = begun
      ? [{ round: 1, home_team_id: POLAR, away_team_id: HARBOR, home_points: 9, away_points: 4, ahead: POLAR }]
      : [];
    matchups = {
      ...matchups,
      table: [],
      periods,
      playoffs: { rounds: 1, begun, seeds: ofSeeds, pairs, champion: null, ...TITLE_ONLY },
    };
  };

  test('says before them if the table reaches them', async () => {
    answered(false, seeds([POLAR, null], [RANGE, null]), [round(1, 'coming', [])]);
    open('points', 2);
    expect(await lines()).toEqual([
      '2nd of 12, 4–1',
      'Outside the play-offs as the table is now: the first 2 teams reach themPlay-offs from Mon, Nov 3',
    ]);
  });

  test('says in them the seed, and how the match stands', async () => {
    answered(true, seeds([POLAR, null], [HARBOR, null]), [round(1, 'running', [[POLAR, 9, HARBOR, 4]])]);
    open('points', 2);
    expect(await lines()).toEqual([
      '2nd of 12, 4–1',
      'You are in the play-offs as the 2nd seedPlay-offs, final',
      'You trail Polar Line 4–9Play-offs, final · Nov 3 – 9 · Live',
    ]);
  });
});
