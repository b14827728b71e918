import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  MatchupPeriodView,
  MatchupsAnswer,
  PlayoffsView,
} from '@crease/core/competition/matchups/matchup.answers.js';
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
import { MatchupsPage } from './MatchupsPage.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';

const [ELK, OWLS, FOX] = ['Tm4aaaaaaaaa', 'Tm5aaaaaaaaa', 'Tm6aaaaaaaaa'] as const;
/** By seed. */
const TEAMS = [POLAR, HARBOR, RANGE, ELK, OWLS, FOX] as const;

let answer: MatchupsAnswer;
beforeEach(() => {
  answer = matchupsAnswer();
});
afterEach(clearScreen);

function open(commissioner = false) {
  const loaded = league('h2h_points');
  const [some] = loaded.teams;
  if (some === undefined) throw new Error('The league has no teams.');
  const more = [ELK, OWLS, FOX].map((team_id, index) => ({
    ...some,
    team_id,
    team_name: ['Elk City', 'Night Owls', 'Red Fox'][index] ?? '',
  }));
  queryClient.setQueryData(keys.summary(LEAGUE), {
    ...loaded,
    me: { ...loaded.me, is_commissioner: commissioner },
    teams: [...loaded.teams, ...more],
  });
  const asked = fakeServer(({ path }) =>
    path.startsWith(`/api/${LEAGUE}/matchups`)
      ? { status: 200, body: answer }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderPage('/:leagueId/league/matchups', <MatchupsPage />, `/${LEAGUE}/league/matchups`);
  return asked;
}

type Pair = PlayoffsView['pairs'][number];
const pair = (round: number, [home, homePoints]: [string, number], away: [string, number] | null): Pair => ({
  round,
  home_team_id: home,
  away_team_id: away?.[0] ?? null,
  home_points: homePoints,
  away_points: away?.[1] ?? 0,
  ahead: away === null || homePoints >= away[1] ? home : away[0],
});
/** Without results. */
const before = (one: Pair): Pair => ({ ...one, ahead: null });
const seeds = (count: number, lostIn: Readonly<Record<string, number>> = {}): PlayoffsView['seeds'] =>
  TEAMS.slice(0, count).map((team_id, index) => ({ team_id, seed: index + 1, out_in: lostIn[team_id] ?? null }));
const round = (number: number, of: MatchupPeriodView): MatchupPeriodView => ({ ...of, round: number });

const bracket = () => screen.findByRole('region', { name: 'Play-offs' });
/** Each round in one text: its name, days and state, then its pairs. */
const rounds = async () =>
  within(await bracket())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.parentElement?.textContent?.replaceAll(/\s/g, ' '));
const pairsOf = async (name: string) =>
  within(within(await bracket()).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['2026-04-06T23:00:00Z', true],
  [undefined, false],
] as const)('the bracket says until when changed results change its pairs (%s)', async (until, isSaid) => {
  answer.periods = [...answer.periods.slice(0, 3), round(1, period(4, 'running', []))];
  answer.playoffs = {
    rounds: 1,
    begun: true,
    ...(until === undefined ? {} : { pairs_until: until }),
    seeds: seeds(2),
    pairs: [before(pair(1, [POLAR, 0], [HARBOR, 0]))],
    champion: null,
    ...TITLE_ONLY,
  };
  open();
  const said = /Changed results change the pairs of this round until its first game, Mon, Apr 6, 2026, 7:00 PM EDT\./;
  expect(said.test((await bracket()).textContent ?? '')).toBe(isSaid);
});

test('before the play-offs, the bracket has the seeds and pairs of the present table', async () => {
  answer.periods = [...answer.periods.slice(0, 3), round(1, period(4, 'coming', []))];
  answer.playoffs = {
    rounds: 1,
    begun: false,
    seeds: seeds(2),
    pairs: [before(pair(1, [POLAR, 0], [HARBOR, 0]))],
    champion: null,
    ...TITLE_ONLY,
  };
  open();
  expect((await bracket()).textContent).toContain('Seeds and pairs if the play-offs began today.');
  expect(
    within(await bracket())
      .getByRole('link', { name: 'Big screen' })
      .getAttribute('href'),
  ).toBe(`/${LEAGUE}/league/bracket?season=2025-26`);
  expect(await rounds()).toEqual([
    expect.stringMatching(/^The finalNov 24 – 30 · Begins Nov 24.*Seed 1: .*Polar Line.*Seed 2: .*Harbor Lights$/),
  ]);
  expect(
    within(await bracket())
      .getByRole('link', { name: 'Polar Line' })
      .getAttribute('href'),
  ).toBe(`/${LEAGUE}/team/${POLAR}`);
  const field = screen.getByRole('combobox', { name: 'Matchup period' });
  await userEvent.selectOptions(field, '4');
  expect(within(field).getByRole('option', { selected: true }).textContent).toMatch(/^Play-offs, final · Nov 24/);
  expect(screen.getByRole('region', { name: 'All matchups · Play-offs, final' }).textContent).toContain(
    'The pairs of this round are not known yet',
  );
});

test('six teams: the two best have a bye into the semi-finals, and the final says when it is decided', async () => {
  answer.periods = [
    round(
      1,
      period(1, 'running', [
        [RANGE, 80, FOX, 75.5],
        [ELK, 60, OWLS, 60],
        [POLAR, 9, null, null],
        [HARBOR, 9, null, null],
      ]),
    ),
    round(2, period(2, 'coming', [])),
    round(3, period(3, 'coming', [])),
  ];
  answer.playoffs = {
    rounds: 3,
    begun: true,
    seeds: seeds(6),
    pairs: [
      pair(1, [POLAR, 9], null),
      pair(1, [HARBOR, 9], null),
      pair(1, [RANGE, 80], [FOX, 75.5]),
      pair(1, [ELK, 60], [OWLS, 60]),
    ],
    champion: null,
    ...TITLE_ONLY,
  };
  open();
  expect(await pairsOf('Round 1 of 3')).toEqual([
    expect.stringMatching(/Polar LineBye: advances to the semi-finalsPlayers$/),
    expect.stringMatching(/Harbor LightsBye: advances to the semi-finalsPlayers$/),
    expect.stringMatching(
      /Iron RangePoints of Iron Range: 80.*Red FoxPoints of Red Fox: 75\.5Iron Range leads by 4\.5Players$/,
    ),
    expect.stringMatching(/Tied: Elk City is ahead as the better seedPlayers$/),
  ]);
  const [first, second, last] = await rounds();
  expect(first).toContain('Live');
  expect(second).toBe(
    'The semi-finalsNov 10 – 16 · Begins Nov 10' +
      '1Seed 1: PLPolar LineMeets a winner of round 1 of 32Seed 2: HLHarbor LightsMeets a winner of round 1 of 3',
  );
  expect(last).toBe('The finalNov 17 – 23 · Begins Nov 17To be decided after the semi-finals');
  expect((await bracket()).textContent).not.toContain('began today');
  expect(screen.getByRole('region', { name: 'Your matchup · Play-offs, round 1 of 3' }).textContent).toContain(
    'You have a bye in this period',
  );
});

test('a round of several matches shows the wins, and leads to the match that began last', async () => {
  answer.periods = [
    round(1, period(1, 'final', [[POLAR, 60, HARBOR, 50]])),
    round(1, period(2, 'running', [[POLAR, 1, HARBOR, 30]])),
    round(1, period(3, 'coming', [[POLAR, 0, HARBOR, 0]])),
  ];
  const series: Pair = { ...pair(1, [POLAR, 61], [HARBOR, 80]), wins: { home: 1, away: 0 }, ahead: POLAR };
  const equal: Pair = { ...pair(1, [ELK, 61], [OWLS, 60]), wins: { home: 1, away: 1 } };
  answer.playoffs = {
    rounds: 1,
    by_wins: true,
    begun: true,
    seeds: seeds(4),
    pairs: [series, equal],
    champion: null,
    ...TITLE_ONLY,
  };
  open();
  expect(await pairsOf('The final')).toEqual([
    expect.stringMatching(/Wins of Polar Line: 1.*Wins of Harbor Lights: 0Polar Line leads 1–0Players$/),
    expect.stringMatching(/Equal wins: Elk City is ahead by 1 in all$/),
  ]);
  const link = within(await bracket()).getByRole('link', { name: /Players.*Polar Line/ });
  expect(link.getAttribute('href')).toContain('/league/matchups/2/');
});

test('a commissioner decides a tie in the bracket with a reason, and takes it back', async () => {
  answer.periods = [round(1, period(1, 'ended', [[POLAR, 50, HARBOR, 50]]))];
  const tied: Pair = { ...pair(1, [POLAR, 50], [HARBOR, 50]), tie: 'waits' };
  answer.playoffs = { rounds: 1, begun: true, seeds: seeds(2), pairs: [tied], champion: null, ...TITLE_ONLY };
  const asked = open(true);
  expect(await pairsOf('The final')).toEqual([expect.stringMatching(/Tied: the commissioner decides/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Decide the tie of Polar Line and Harbor Lights' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decide the tie' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decide the tie' }));
  expect(dialog.getByText(/^Still missing: .+, Reason$/)).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(dialog.getByRole('radio', { name: 'Harbor Lights' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'More shutouts');
  const decided: Pair = { ...tied, tie: 'decided', broken: 'commissioner', ahead: HARBOR };
  answer = { ...answer, playoffs: { ...answer.playoffs, pairs: [decided] } };
  await userEvent.click(dialog.getByRole('button', { name: 'Decide the tie' }));
  expect(await screen.findByText('Tie: Harbor Lights won by the commissioner’s decision')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/api/${LEAGUE}/matchups/1/1/winner`,
    body: { team_id: HARBOR, reason: 'More shutouts' },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Undo the decision of the tie of/ }));
  expect(asked.some(({ method, path }) => method === 'DELETE' && path.endsWith('/winner'))).toBe(true);
});

test('each pair of a round that has begun leads to its matchup, in the first period of the round', async () => {
  const scores = [[POLAR, 50, HARBOR, 52]] as const;
  answer.periods = [round(1, period(1, 'final', scores)), round(1, period(2, 'running', scores))];
  answer.playoffs = {
    rounds: 1,
    begun: true,
    seeds: seeds(2),
    pairs: [pair(1, [POLAR, 100], [HARBOR, 104])],
    champion: null,
    ...TITLE_ONLY,
  };
  open();
  expect(
    within(await bracket())
      .getByRole('link', { name: 'Players and chances of Polar Line vs Harbor Lights' })
      .getAttribute('href'),
  ).toBe(`/${LEAGUE}/league/matchups/1/1?season=2025-26`);
});

test('a round of two periods is under way until the second one is over', async () => {
  answer.periods = [
    round(1, period(1, 'final', [[POLAR, 50, HARBOR, 40]])),
    round(1, period(2, 'running', [[POLAR, 0, HARBOR, 12]])),
  ];
  answer.playoffs = {
    rounds: 1,
    begun: true,
    seeds: seeds(2),
    pairs: [pair(1, [POLAR, 50], [HARBOR, 52])],
    champion: null,
    ...TITLE_ONLY,
  };
  open();
  expect(await rounds()).toEqual([
    expect.stringMatching(/^The finalNov 3 – 16 · Live.*Harbor Lights leads by 2Players$/),
  ]);
});

test('the champion has a trophy, a tie is won by the better seed, and the ranks are those of the play-offs', async () => {
  answer.periods = [
    round(
      1,
      period(1, 'final', [
        [POLAR, 50, ELK, 51],
        [HARBOR, 40, RANGE, 40],
      ]),
    ),
    round(2, period(2, 'final', [[HARBOR, 30, ELK, 20]])),
  ];
  answer.playoffs = {
    rounds: 2,
    begun: true,
    seeds: seeds(4, { [POLAR]: 1, [RANGE]: 1, [ELK]: 2 }),
    pairs: [pair(1, [POLAR, 50], [ELK, 51]), pair(1, [HARBOR, 40], [RANGE, 40]), pair(2, [HARBOR, 30], [ELK, 20])],
    champion: HARBOR,
    ...TITLE_ONLY,
  };
  answer.table = [HARBOR, POLAR, RANGE].flatMap((id, index) =>
    answer.table.filter(({ team_id }) => team_id === id).map((row) => ({ ...row, rank: index + 1 })),
  );
  open();
  expect((await bracket()).textContent).toContain('Harbor Lights won the play-offs');
  expect(await pairsOf('The semi-finals')).toEqual([
    expect.stringMatching(/Elk City won by 1Players$/),
    expect.stringMatching(/Tie: Harbor Lights won as the better seedPlayers$/),
  ]);
  expect(await pairsOf('The final')).toEqual([expect.stringMatching(/Harbor Lights won by 10Players$/)]);
  const rows = within(screen.getByRole('grid', { name: 'Teams by record, 2025-26' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => /Rank (\d)/.exec(row.textContent ?? '')?.[1])).toEqual(['1', '2', '3']);
  const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
  expect(schedule.getByRole('row', { name: 'Show the final of the play-offs' }).textContent).toContain(
    'Play-offs, final',
  );
});

test('third place is shown with the final, and a consolation bracket has its own rounds and winner', async () => {
  answer.periods = [
    round(1, period(1, 'final', [[POLAR, 50, HARBOR, 40]])),
    round(2, period(2, 'final', [[HARBOR, 30, ELK, 20]])),
  ];
  answer.periods[1]?.matchups.forEach((matchup) => (matchup.bracket = 'third'));
  answer.playoffs = {
    rounds: 2,
    begun: true,
    seeds: seeds(4, { [HARBOR]: 1, [RANGE]: 1, [ELK]: 2 }),
    pairs: [pair(1, [POLAR, 50], [RANGE, 40]), pair(1, [ELK, 40], [HARBOR, 30]), pair(2, [POLAR, 30], [ELK, 20])],
    champion: POLAR,
    third: { pairs: [pair(2, [HARBOR, 31], [RANGE, 30])] },
    consolation: {
      kind: 'losers',
      rounds: 1,
      seeds: [
        { team_id: OWLS, seed: 1, out_in: 1 },
        { team_id: FOX, seed: 2, out_in: null },
      ],
      pairs: [pair(1, [OWLS, 8], [FOX, 9])],
      winner: FOX,
    },
  };
  open();
  expect(await screen.findByRole('region', { name: 'Your matchup · Third place' })).toBeDefined();
  expect(await pairsOf('Third place')).toEqual([expect.stringMatching(/Harbor Lights won by 1Players$/)]);
  const lower = screen.getByRole('region', { name: 'Loser’s bracket' });
  expect(lower.textContent).toContain('Red Fox won the loser’s bracket');
  expect(within(lower).getByRole('list', { name: 'The final' }).textContent).toContain('Red Fox won by 1');
  // A phone shows one round at a time, the last one first.
  const choice = within(await bracket()).getByRole('radiogroup', { name: 'Round' });
  const chosen = () => within(choice).getByRole('radio', { checked: true }).textContent;
  expect(chosen()).toBe('Final');
  await userEvent.click(within(choice).getByRole('radio', { name: 'Semi-finals' }));
  expect(chosen()).toBe('Semi-finals');
  expect((await rounds()).map((words) => words?.slice(0, 9))).toEqual(['The semi-', 'The final']);
});

test('the table draws a line below the last place that plays on, as long as it is in order', async () => {
  answer.playoffs = { rounds: 1, begun: false, seeds: seeds(2), pairs: [], champion: null, ...TITLE_ONLY };
  open();
  const table = within(await screen.findByRole('region', { name: 'The table' }));
  const lines = () => table.getAllByRole('rowheader').map(({ className }) => className.includes('border-b-2'));
  expect(lines()).toEqual([false, true, false]);
  expect(table.getByText(/The first 2 teams, above the thick line, reach the play-offs\./)).toBeDefined();
  await userEvent.click(table.getByRole('button', { name: 'Points' }));
  expect(lines()).toEqual([false, false, false]);
});

test('a season without play-offs has no bracket and no line', async () => {
  open();
  const table = within(await screen.findByRole('region', { name: 'The table' }));
  expect(screen.queryByRole('region', { name: 'Play-offs' })).toBeNull();
  expect(table.queryByText(/play-offs/)).toBeNull();
});
