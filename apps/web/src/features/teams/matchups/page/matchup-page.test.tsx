import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  MatchupPageAnswer,
  MatchupPlayerView,
  MatchupSideView,
} from '@crease/core/competition/matchups/matchup-page.answers.js';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupPage, matchupPlayer, POLAR } from '../../../../testing/matchups-league.js';
import { fakeSocket } from '../../../../testing/fake-socket.js';
import { chanceWords } from '../../../open-league/chance-words.js';
import { orient } from './matchup-page.model.js';
import { renderPage } from '../../../../testing/screen.js';

const { socket, forget } = fakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { MatchupPage } = await import('./MatchupPage.js');

const side = (team_id: string, points: number, players: MatchupPlayerView[]): MatchupSideView => ({
  team_id,
  points,
  projected: points + 8.2,
  games: 5,
  games_left: 4,
  days: [{ day: '2025-11-17', points }],
  goalie_starts: null,
  players,
});
const running = (): MatchupPageAnswer => ({
  ...matchupPage(
    side(POLAR, 79.5, [matchupPlayer(1)]),
    side(HARBOR, 84, [
      matchupPlayer(2, { name: 'Ida Berg', points: 84 }),
      matchupPlayer(3, { name: 'On Bench', where: 'bench', games: 0, points: 0, idle_points: 2, games_left: 0 }),
      matchupPlayer(4, { name: 'Gone Away', where: 'gone', games: 1, points: 1 }),
    ]),
  ),
  chance: 0.38,
  chances: [
    { day: null, chance: 0.5 },
    { day: '2025-11-17', chance: 0.41 },
  ],
});

let answer: MatchupPageAnswer;
let status: number;
beforeEach(() => {
  answer = running();
  status = 200;
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  queryClient.clear();
  forget();
});

function open(loaded = league('h2h_points')) {
  queryClient.setQueryData(keys.summary(LEAGUE), loaded);
  const asked = fakeServer(({ path }) =>
    path.startsWith(`/api/${LEAGUE}/matchups/3/2`) && status === 200
      ? { status, body: answer }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'This matchup does not exist.' } } },
  );
  renderPage(
    '/:leagueId/league/matchups/:period/:number',
    <MatchupPage />,
    `/${LEAGUE}/league/matchups/3/2?season=2025-26`,
  );
  return asked;
}
const region = (name: string) => screen.findByRole('region', { name });
const text = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ') ?? '';

const SET = {
  by: 'Robin Okafor',
  reason: 'A locked goalie played',
  home_points: 79.5,
  away_points: 84,
  undoable: true,
};
const commissioner = () => {
  const loaded = league('h2h_points');
  return { ...loaded, me: { ...loaded.me, is_commissioner: true } };
};
const over = (): MatchupPageAnswer => ({
  ...running(),
  period: { ...running().period, state: 'ended' },
  settable: true,
});

describe('a result that the commissioner sets', () => {
  test('is set with both points and a reason', async () => {
    answer = over();
    const asked = open(commissioner());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Set result' }));
    const form = within(screen.getByRole('dialog', { name: 'Set result' }));
    const points = form.getByLabelText('Points of Harbor Lights');
    await user.clear(points);
    await user.type(points, 'many');
    expect(form.getByText('Enter a number, like 84.5')).toBeDefined();
    await user.clear(points);
    await user.type(points, '70.5');
    await user.type(form.getByLabelText('Reason'), 'A locked goalie played');
    await user.click(form.getByRole('button', { name: 'Set result' }));
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/${LEAGUE}/matchups/3/2/result`,
      body: { home_points: 79.5, away_points: 70.5, reason: 'A locked goalie played' },
    });
  });

  test('is set in a round of the play-offs, whose next pairs follow', async () => {
    answer = { ...over(), period: { ...over().period, round: 1 } };
    open(commissioner());
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Set result' }));
    expect(text(screen.getByRole('dialog', { name: 'Set result' }))).toContain(
      'The pairs of the next round follow until its first NHL game.',
    );
  });

  test('is marked for all, and taken back in one press', async () => {
    answer = { ...over(), set: SET };
    const asked = open(commissioner());
    expect(text(await region('Your matchup'))).toContain(
      'Set by Robin Okafor: A locked goalie played. By the games 84–79.5.',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo the set result' }));
    expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith('/matchups/3/2/result'))).toBe(true);
  });

  test('stays where the server closed it', async () => {
    const { settable: _, ...closed } = over();
    answer = { ...closed, set: SET };
    open(commissioner());
    await region('Your matchup');
    expect(screen.queryByRole('button', { name: /result/i })).toBeNull();
  });

  test('is no matter of managers', async () => {
    answer = { ...over(), set: SET };
    open();
    await region('Your matchup');
    expect(screen.queryByRole('button', { name: /result/i })).toBeNull();
  });
});

describe('a score that the commissioner changes', () => {
  const change = { id: 'change1', team_id: POLAR, amount: -2.5, reason: 'A locked goalie played', undoable: true };

  test('gets points with a reason while the matchup runs', async () => {
    answer = running();
    const asked = open(commissioner());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change score' }));
    const form = within(screen.getByRole('dialog', { name: 'Change score' }));
    expect(form.queryByLabelText('Figure')).toBeNull();
    expect(form.getByRole('status').textContent).toBe('Score now: Polar Line 79.5 – Harbor Lights 84');
    await user.type(form.getByLabelText('Points to add'), '−2,5');
    expect(form.getByRole('status').textContent).toBe('New score: Polar Line 77 – Harbor Lights 84');
    await user.type(form.getByLabelText('Reason'), 'A locked goalie played');
    await user.click(form.getByRole('button', { name: 'Change score' }));
    expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/${LEAGUE}/matchups/3/2/score-changes`,
      body: { team_id: answer.home.team_id, figure: null, amount: -2.5, reason: 'A locked goalie played' },
    });
  });

  test('names its changes for all, and a commissioner takes one back in one press', async () => {
    answer = {
      ...running(),
      score_figures: ['g'],
      score_changes: [
        { ...change, figure: null },
        { ...change, id: 'change2', figure: 'g', amount: 1, undoable: false },
      ],
    };
    const asked = open(commissioner());
    const score = text(await region('Your matchup'));
    expect(score).toContain('Polar Line: points −2.5 by the commissioner: A locked goalie played');
    expect(score).toContain('Polar Line: goals +1 by the commissioner: A locked goalie played');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo the change of the score of Polar Line' }));
    expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith('/score-changes/change1'))).toBe(true);
  });

  test.each([
    ['against the median', true, 1],
    ['with nothing to play for', false, 0],
  ])('can be that of a team without an opponent %s', async (_, playsMedian, buttons) => {
    answer = { ...running(), away: null, median_played: playsMedian };
    open(commissioner());
    await waitFor(() => expect(text(document.body)).toContain('79.5'));
    expect(screen.queryAllByRole('button', { name: 'Change score' })).toHaveLength(buttons);
  });

  test('is no matter of managers', async () => {
    answer = running();
    open();
    await region('Your matchup');
    expect(screen.queryByRole('button', { name: 'Change score' })).toBeNull();
  });
});

describe('a matchup’s own page', () => {
  test.each([
    [null, 'Play-offs, final'],
    ['third', 'Third place'],
    ['consolation', 'Lower bracket, round 2'],
  ] as const)('names its round of the play-offs: bracket %s', async (bracket, title) => {
    answer = { ...running(), rounds: 2, period: { ...running().period, round: 2, bracket } };
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  test('has the reader’s side first, with the projection, the chance and how it is made', async () => {
    open();
    const score = text(await region('Your matchup'));
    expect(score).toMatch(/Harbor Lights.*84.*Projected 92\.2.*4 games left.*Polar Line.*79\.5.*Projected 87\.7/);
    expect(score).toContain('You lead Polar Line 84–79.5');
    expect(score).toMatch(/Harbor Lights 62%.*Polar Line 38%/);
    expect(score).toContain('How it is made');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Matchup 3');
    expect(screen.getByRole('link', { name: 'All matchups' }).getAttribute('href')).toBe(
      `/${LEAGUE}/league/matchups?season=2025-26&period=3`,
    );
  });

  test('lists who counts, then who does not, and what does not count', async () => {
    open();
    const players = within(await region('Harbor Lights'));
    const rows = players.getAllByRole('row').map(text);
    expect(rows[1]).toMatch(/Ida Berg.*TOR.*2.*1.*84/);
    expect(rows[2]).toMatch(/Gone Away.*Left the team/);
    expect(rows[3]).toMatch(/On Bench.*Bench.*2 not counted/);
    expect(players.getByRole('link', { name: 'Ida Berg' }).getAttribute('href')).toContain('player=2');
    expect(text(await region('Harbor Lights'))).toContain('Players below the thick line do not count.');
  });

  test('has the points and the chance of each day in a table beside the line', async () => {
    open();
    const days = within(await region('Day by day'));
    expect(days.getAllByRole('row').map(text).slice(1)).toEqual([
      'Mon, Nov 178484–79.579.559%',
      'Tue, Nov 18, so far00–0062%',
    ]);
    expect(days.getByRole('img').getAttribute('aria-label')).toBe(
      'Win probability of Harbor Lights, from 50% before the first game to 62%. The table below has every day.',
    );
  });

  test('announces a new score politely, at most once in 20 s', async () => {
    open();
    await region('Your matchup');
    jest.useFakeTimers();
    const spoken = () => screen.getAllByRole('status').map(text).join('');
    const score = (points: number) => {
      act(() => {
        queryClient.setQueryData([...keys.league(LEAGUE), 'matchups', '2025-26', '3', '2'], {
          ...answer,
          home: { ...answer.home, points },
        });
      });
    };
    expect(spoken()).not.toContain('Polar');
    score(80);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(spoken()).toContain('Harbor Lights 84, Polar Line 80');
    score(81);
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(spoken()).toContain('Polar Line 80');
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(spoken()).toContain('Polar Line 81');
  });

  test('has no projection without the schedule, and says why', async () => {
    answer = { ...answer, schedule_known: false, chance: null, chances: [] };
    answer.home = { ...answer.home, projected: null, games_left: null };
    answer.away = answer.away && { ...answer.away, projected: null, games_left: null };
    open();
    const score = text(await region('Your matchup'));
    expect(score).toContain('The NHL schedule of these days is not known yet');
    expect(score).not.toMatch(/Projected|%/);
  });

  test('of others is that of the home side, and a final one keeps its result', async () => {
    answer = {
      ...answer,
      period: { ...answer.period, state: 'final' },
      chance: 0,
      home: { ...answer.home, points: 80 },
    };
    const loaded = league('h2h_points');
    open({ ...loaded, me: { ...loaded.me, team_id: null } });
    const score = text(await region('Score'));
    expect(score).toContain('Harbor Lights won by 4');
    expect(score).toContain('The result is final. Later corrections');
    expect(score).not.toMatch(/Projected|How it is made/);
  });

  test('with a bye has one side, and no chance', async () => {
    answer = {
      ...answer,
      home: { ...answer.home, team_id: HARBOR, players: [] },
      away: null,
      chance: null,
      chances: [],
    };
    open();
    expect(text(await region('Your matchup'))).toContain('You have a bye in this period');
    expect(text(await region('Harbor Lights'))).toContain('No players');
    expect(screen.queryByRole('region', { name: 'Polar Line' })).toBeNull();
  });

  test('by categories has the grid, and the figures of skaters and goalies', async () => {
    const category = { low: false, weight: 1, ratio: false, share: false, goalies: false };
    answer = {
      ...answer,
      period: { ...answer.period, goalie_games: 3 },
      categories: {
        kind: 'each',
        list: [
          { ...category, short: 'G', title: 'Goals' },
          { ...category, short: 'GAA', title: 'Goals-against average', low: true, ratio: true, goalies: true },
        ],
      },
      comparison: {
        categories: [
          { home: 2, away: 5, winner: 'away' },
          { home: 2.5, away: 0.5, winner: 'away' },
        ],
        home_record: { wins: 0, losses: 2, ties: 0 },
        away_record: { wins: 2, losses: 0, ties: 0 },
        home_goalie_games: 3,
        away_goalie_games: 3,
      },
      outlook: {
        categories: [
          { home: 9.4, away: 12.5, home_chance: 0.2134, away_chance: 0.7866 },
          { home: 2.5, away: null, home_chance: 0.5, away_chance: 0.5 },
        ],
        home_record: { wins: 0.7, losses: 1.2, ties: 0.1 },
        away_record: { wins: 1.2, losses: 0.7, ties: 0.1 },
      },
      home: { ...answer.home, points: 0, projected: null, days: [] },
      away: {
        ...answer.home,
        team_id: HARBOR,
        points: 2,
        projected: null,
        days: [],
        players: [
          matchupPlayer(2, { name: 'Ida Berg', figures: [5, null] }),
          matchupPlayer(3, { name: 'On Bench', where: 'bench', games: 0, idle_figures: [3, null] }),
          matchupPlayer(5, { name: 'Mia Tide', position: 'G', detail: 'G', figures: [0, 0.5] }),
        ],
      },
    };
    open(league('h2h_each_category'));
    const score = await region('Your matchup');
    expect(text(score)).toContain('You lead Polar Line 2–0');
    expect(text(score)).toContain('G5projected → 12.52projected → 9.4Win +3Win chance 79%');
    expect(text(score)).toContain('GAA0.500projected → –2.500projected → 2.500Win +2.000Win chance 50%');
    expect(text(score)).toMatch(/Harbor Lights.*Projected 1\.2–0\.7–0\.1.*Polar Line.*Projected 0\.7–1\.2–0\.1/);
    expect(text(score)).toMatch(/Harbor Lights 62%.*Polar Line 38%/);
    expect(text(score)).toContain('How it is made: the figures so far');
    const players = within(await region('Harbor Lights'));
    const [skaters, goalies] = players
      .getAllByRole('table')
      .map((table) => within(table).getAllByRole('row').map(text));
    expect(skaters?.[0]).toContain('SkaterGPLeftG');
    expect(skaters?.[1]).toMatch(/Ida Berg.*215$/);
    expect(skaters?.[2]).toMatch(/On Bench.*3 not counted/);
    expect(goalies).toHaveLength(2);
    expect(goalies?.[1]).toMatch(/Mia Tide.*210\.500$/);
    expect(players.getByText('Players below the thick line do not count.')).toBeDefined();
    expect(players.getByRole('button', { name: /CSV/ })).toBeDefined();
    const days = within(await region('Day by day'));
    expect(days.getAllByRole('row').map(text)).toEqual([
      expect.stringMatching(/^Day.*Win probability/),
      expect.stringMatching(/^Mon, Nov 17.*59%$/),
      expect.stringMatching(/^Tue, Nov 18, so far.*62%$/),
    ]);
    expect(days.getByText('Probability that Harbor Lights gets more category points')).toBeDefined();
  });

  test('by categories has projected figures before its first day, and none where the schedule is not known', async () => {
    const category = { low: false, weight: 1, ratio: false, share: false, goalies: false, short: 'G', title: 'Goals' };
    const record = { wins: 0.5, losses: 0.5, ties: 0 };
    answer = {
      ...answer,
      period: { ...answer.period, state: 'coming' },
      categories: { kind: 'most', list: [category] },
      outlook: {
        categories: [{ home: 9.4, away: 12.5, home_chance: 0.2, away_chance: 0.8 }],
        home_record: record,
        away_record: record,
      },
    };
    open(league('h2h_most_categories'));
    const score = text(await region('Your matchup'));
    expect(score).toContain('G–projected → 12.5–projected → 9.4–Win chance 80%');
    // The matchup is one result: its probability says it all.
    expect(score).not.toContain('0.5–0.5');
    cleanup();
    queryClient.clear();
    answer = { ...answer, schedule_known: false, outlook: null, chance: null, chances: [] };
    open(league('h2h_most_categories'));
    expect(text(await region('Your matchup'))).toContain('no games left, no projection and no win probability');
  });

  test('says when it does not exist', async () => {
    status = 404;
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('This matchup does not exist.');
  });
});

test('a chance is never 0% or 100% while games are left, and turns with the side', () => {
  expect([chanceWords(0.001, false), chanceWords(0.999, false), chanceWords(1, true)]).toEqual(['<1%', '>99%', '100%']);
  expect(orient(running(), HARBOR).chance).toBeCloseTo(0.62, 10);
  expect(orient(running(), POLAR).own.team_id).toBe(POLAR);
});
