import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchupCalendar } from '@crease/core/competition/calendar/calendar.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, period, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { MatchupsPage } from './MatchupsPage.js';
import { resultOf, winShare } from './matchups.model.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';

let answer: MatchupsAnswer;
let calendar: MatchupCalendar | null;

beforeEach(() => {
  answer = matchupsAnswer();
  calendar = null;
});
afterEach(clearScreen);

function open(loaded = league('h2h_points'), search = '') {
  queryClient.setQueryData(keys.summary(LEAGUE), loaded);
  const asked = fakeServer(({ path }) =>
    path.startsWith(`/api/${LEAGUE}/matchups`)
      ? { status: 200, body: { ...answer, season: /season=([\d-]+)/.exec(path)?.[1] ?? answer.season } }
      : path === `/api/${LEAGUE}/phase` && calendar !== null
        ? { status: 200, body: { matchup_calendar: calendar } }
        : path === `/api/${LEAGUE}/home`
          ? { status: 200, body: { seasons: ['2023-24', '2024-25', '2025-26'] } }
          : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderPage('/:leagueId/league/matchups', <MatchupsPage />, `/${LEAGUE}/league/matchups${search}`);
  return asked;
}
const own = () => screen.findByRole('region', { name: 'Your matchup' });
const others = () => screen.getByRole('region', { name: 'Other matchups' });

describe('the matchups of a season', () => {
  test('begin with the running period, and with the reader’s matchup seen from their side', async () => {
    open();
    const panel = await own();
    expect(panel.textContent).toContain('You lead Polar Line 84–79.5');
    expect(within(panel).getByText('Live')).toBeDefined();
    expect(within(panel).getByRole('link', { name: 'Polar Line' }).getAttribute('href')).toBe(
      `/${LEAGUE}/team/${POLAR}`,
    );
    expect(within(others()).getByText('Bye: no opponent in this period')).toBeDefined();
    expect(screen.queryByText(/median/)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Matchup period' })).toHaveProperty('value', '3');
  });

  test('mark the matchup of the week in the current period, and in no other', async () => {
    const FOURTH = 'Tm4aaaaaaaaa';
    answer.periods = [
      ...answer.periods.slice(0, 2),
      period(3, 'running', [
        [HARBOR, 84, FOURTH, 10],
        [POLAR, 79.5, RANGE, 3],
      ]),
    ];
    open();
    expect((await own()).textContent).not.toContain('Matchup of the week');
    const [card] = within(others()).getAllByRole('listitem');
    expect(card?.textContent).toContain('Matchup of the weekPLPolar Line');
    await userEvent.click(screen.getByRole('button', { name: 'Previous period' }));
    expect((await own()).textContent).toContain('You tied');
    expect(screen.queryByText('Matchup of the week')).toBeNull();
  });

  test('show the period before and after, each with its state and results in words', async () => {
    open();
    await own();
    await userEvent.click(screen.getByRole('button', { name: 'Previous period' }));
    expect((await own()).textContent).toContain('You tied Iron Range at 70');
    expect(within(await own()).getByText('Corrections count until Nov 19')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Previous period' }));
    expect((await own()).textContent).toContain('You had a bye in this period');
    expect(within(others()).getByText('Polar Line won by 5')).toBeDefined();
    expect(within(await own()).getByText('Final')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous period' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Matchup period' }), '4');
    expect((await own()).textContent).toContain('You have a bye in the period from Nov 24');
    expect(within(await own()).getByText('Begins Nov 24')).toBeDefined();
    // Nobody leads before it begins.
    expect(others().textContent).not.toMatch(/lead|Level|Tie/);
  });

  test('list the table by rank with records, share of wins and points per period', async () => {
    open();
    const table = within(await screen.findByRole('grid', { name: 'Teams by record, 2025-26' }));
    const [, first, second, third] = table.getAllByRole('row').map((row) => row.textContent);
    expect(first).toMatch(/Rank 1: .*Polar Line.*1–01\.0004284$/);
    expect(second).toMatch(/Harbor Lights.*0–0–1\.5003570$/);
    expect(third).toMatch(/Iron Range.*0–1–1\.25074\.5149$/);
  });

  test('list every period of a team, and open one', async () => {
    open();
    const schedule = within(await screen.findByRole('region', { name: 'Schedule' }));
    const rows = () => schedule.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s/g, ' '));
    expect(rows().slice(1)).toEqual([
      'Matchup 1 · Nov 3 – 9Bye70Final',
      'Matchup 2 · Nov 10 – 16Iron RangeTie 70Corrections count until Nov 19',
      'Matchup 3 · Nov 17 – 23Polar Line84–79.5Live',
      'Matchup 4 · Nov 24 – 30Bye–Begins Nov 24',
    ]);
    expect(schedule.getByText(/^The schedule was drawn from the seed 0{32}\./)).toBeDefined();
    await userEvent.selectOptions(schedule.getByRole('combobox', { name: 'Team of the schedule' }), POLAR);
    expect(rows()[1]).toBe('Matchup 1 · Nov 3 – 9Iron RangeWin 84–79Final');
    await userEvent.click(schedule.getByRole('row', { name: 'Show matchup 1' }));
    expect((await own()).textContent).toContain('You had a bye in this period');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Matchup period' }));
  });

  test('are for a reader without a team all alike', async () => {
    const loaded = league('h2h_points');
    open({ ...loaded, me: { ...loaded.me, team_id: null } });
    expect(await screen.findByRole('region', { name: 'All matchups' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Your matchup' })).toBeNull();
    expect(screen.getByText('Harbor Lights leads by 4.5')).toBeDefined();
  });
});

test('a round of the play-offs has its name, no median, and no pairs before it begins', async () => {
  const bye = {
    ...period(2, 'running', [
      [HARBOR, 5, null, null],
      [POLAR, 9, RANGE, 9],
    ]),
    round: 1,
  };
  const regular = period(1, 'final', [[HARBOR, 5, POLAR, 9]], 7);
  answer.periods = [regular, bye, { ...period(3, 'coming', []), round: 2 }];
  open();
  const panel = await screen.findByRole('region', { name: 'Your matchup · Play-offs, semi-finals' });
  expect(panel.textContent).toMatch(/You have a bye in this period$/);
  await userEvent.click(screen.getByRole('button', { name: 'Next period' }));
  expect(await screen.findByText('The pairs of this round are not known yet')).toBeDefined();
  const field = screen.getByRole('combobox', { name: 'Matchup period' });
  expect(within(field).getByRole('option', { selected: true }).textContent).toMatch(/^Play-offs, final · Nov 17/);
});

test('a double-header shows both matchups of the reader, and one row of the schedule for each', async () => {
  answer.periods = [
    period(1, 'running', [
      [HARBOR, 84, POLAR, 79],
      [POLAR, 79, RANGE, 90],
      [RANGE, 90, HARBOR, 84],
    ]),
  ];
  open();
  const panels = await screen.findAllByRole('region', { name: /^Your matchup against / });
  expect(panels.map(({ textContent }) => /You \w+ [A-Z]\w+ \w+ [\d–]+/.exec(textContent)?.[0])).toEqual([
    'You lead Polar Line 84–79',
    'You trail Iron Range 84–90',
  ]);
  expect(others().textContent).not.toContain('Harbor');
  expect(screen.getByRole('region', { name: 'Schedule' }).textContent).toMatch(/Polar Line.*Iron Range/);
});

describe('the median', () => {
  test('is shown with who is above it, and is all that a team with a bye plays', async () => {
    answer.median_for = 'all';
    answer.periods = [
      period(
        1,
        'running',
        [
          [POLAR, 84.001, RANGE, 79],
          [HARBOR, 84.002, null, null],
        ],
        84.001,
      ),
    ];
    open();
    const panel = await own();
    expect(panel.textContent).toContain(
      'You have a bye in this period and only play the median · above the median of 84.001',
    );
    expect(panel.textContent).toContain('The median of all scores is 84.001.');
    expect(others().textContent).toMatch(/↑?=.*84\.001, tied with the median/);
    expect(others().textContent).toMatch(/↓.*79, below the median/);
    const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
    expect(schedule.getByRole('columnheader', { name: 'Median' })).toBeDefined();
  });

  test('counts to the fourth decimal', () => {
    expect([resultOf(79.501, 79.5005), resultOf(79.5, 79.5005), resultOf(79.5, 79.5)]).toEqual(['win', 'loss', 'tie']);
  });
});

test('a tie is half a win', () => {
  expect(winShare({ wins: 18, losses: 5, ties: 1 })).toBeCloseTo(18.5 / 24, 12);
  expect(winShare({ wins: 0, losses: 0, ties: 0 })).toBe(0);
});

describe('a season without matchups', () => {
  beforeEach(() => {
    answer = {
      season: '2025-26',
      seed: null,
      median_for: 'none',
      record: 'share',
      order: 'points-meetings-division',
      categories: null,
      periods: [],
      playoffs: null,
      table: [],
      divisions: [],
    };
  });

  test('says that points decide it, and how matchups come about', async () => {
    open(league('points'), '?season=2024-25');
    expect(await screen.findByText('2024-25 is not played in matchups')).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Matchup period' })).toBeNull();
  });

  test('says when they are drawn where they are to come', async () => {
    open(league('h2h_points', 'setup'));
    expect(await screen.findByText('The matchups are not drawn yet')).toBeDefined();
  });

  test('shows the calendar of a season to come, with its play-offs', async () => {
    calendar = {
      season: '2025-26',
      by_games: true,
      days: 7,
      periods: [
        { number: 1, starts_on: '2025-10-07', ends_on: '2025-10-19', round: null },
        { number: 2, starts_on: '2025-10-20', ends_on: '2025-10-26', round: 1 },
      ],
    };
    open(league('h2h_points', 'setup'));
    const panel = await screen.findByRole('region', { name: 'Calendar' });
    const rows = within(panel).getAllByRole('row');
    expect(rows.map(({ textContent: text }) => text).slice(1)).toEqual([
      expect.stringMatching(/^Matchup 1Oct\s7\s–\s1913$/),
      expect.stringMatching(/^Play-offs, finalOct\s20\s–\s267$/),
    ]);
    expect(panel.textContent).toContain('follow the schedule of the NHL');
    expect(screen.getByText('The matchups are not drawn yet')).toBeDefined();
  });

  test('shows the calendar of the next season between two seasons', async () => {
    calendar = {
      season: '2026-27',
      by_games: false,
      days: 7,
      periods: [{ number: 1, starts_on: '2026-10-06', ends_on: '2026-10-11', round: null }],
    };
    const loaded = league('h2h_points');
    open({ ...loaded, league: { ...loaded.league, phase: 'offseason' } });
    await screen.findByRole('option', { name: '2026-27' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Season' }), '2026-27');
    const panel = await screen.findByRole('region', { name: 'Calendar' });
    expect(panel.textContent).toContain('in days');
    expect(await screen.findByText('The matchups are not drawn yet')).toBeDefined();
  });

  test('says that no period is left where the season began too late', async () => {
    answer.seed = '1'.repeat(32);
    open();
    expect(await screen.findByText('No matchup period is left in this season')).toBeDefined();
  });
});

describe('matchups by categories', () => {
  const CATEGORY = { low: false, weight: 1, ratio: false, share: false, goalies: false };
  const list = [
    { ...CATEGORY, short: 'G', title: 'Goals' },
    { ...CATEGORY, short: 'HIT', title: 'Hits', weight: 0.5 },
    { ...CATEGORY, short: 'GAA', title: 'Goals-against average', low: true, ratio: true, goalies: true },
    { ...CATEGORY, short: 'SV%', title: 'Save percentage', ratio: true, share: true, goalies: true },
  ];
  const line = ([wins, losses, ties]: readonly [number, number, number], figure: number | null) => ({
    wins,
    losses,
    ties,
    figure,
  });
  const played = (state: 'running' | 'final') => {
    const one = period(1, state, [
      [POLAR, 1.5, HARBOR, 2],
      [RANGE, 0, null, null],
    ]);
    const compared = {
      categories: [
        { home: 3, away: 5, winner: 'away' },
        { home: 9, away: 7, winner: 'home' },
        { home: 2.3144, away: 2.5, winner: 'away' },
        { home: null, away: 0.9151, winner: 'away' },
      ],
      home_record: { wins: 0.5, losses: 3, ties: 0 },
      away_record: { wins: 3, losses: 0.5, ties: 0 },
      home_goalie_games: 2,
      away_goalie_games: 3,
    } as const;
    const [first, bye] = one.matchups;
    if (first === undefined || bye === undefined) throw new Error('no matchup');
    return {
      ...one,
      goalie_games: 3,
      matchups: [
        { ...first, ...compared, categories: [...compared.categories] },
        { ...bye, home_goalie_games: 0 },
      ],
    };
  };

  test('are a grid: who leads each category, and by how much', async () => {
    answer.categories = { kind: 'each', list };
    answer.periods = [played('running')];
    open(league('h2h_each_category'));
    const own = within(await screen.findByRole('region', { name: 'Your matchup' }));
    expect(own.getByText('3–0.5', { exact: false })).toBeDefined();
    expect(own.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CategoryHarbor LightsPolar LineLead',
      'G53Win +2',
      'HIT×0.579Loss −2',
      'GAA2.5002.314Win + By goalie games',
      'SV%.915–Win +',
    ]);
    expect(own.getByText(/needs 3 goalie games .*: Harbor Lights has 3, Polar Line has 2/)).toBeDefined();
    expect(own.getByRole('button', { name: /CSV/ })).toBeDefined();
    expect(own.getByRole('link', { name: 'Players and chances of Harbor Lights vs Polar Line' })).toBeDefined();
  });

  test('show a round of two periods as one, while it runs', async () => {
    answer.categories = { kind: 'each', list };
    const [first, second] = [played('running'), played('running')];
    answer.periods = [
      { ...first, round: 1, state: 'final' },
      { ...second, number: 2, round: 1, starts_on: '2025-11-10', ends_on: '2025-11-16' },
    ];
    open(league('h2h_each_category'));
    const own = await screen.findByRole('region', { name: /^Your matchup/ });
    expect(own.textContent).toContain('You lead Polar Line 3–0.5');
    expect(within(own).getByText('Live')).toBeDefined();
    const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
    expect(schedule.getAllByRole('row')).toHaveLength(2);
    expect(schedule.getByText(/Nov 3 – 16/)).toBeDefined();
  });

  test('have a table by record, and a schedule with the records of matchups', async () => {
    answer.categories = { kind: 'most', list };
    answer.periods = [played('final')];
    open(league('h2h_most_categories'));
    const table = within(await screen.findByRole('region', { name: 'The table' }));
    expect(table.getByRole('columnheader', { name: /Category points/ })).toBeDefined();
    expect(table.queryByRole('columnheader', { name: /Per period/ })).toBeNull();
    expect(table.getByText(/The team with more categories wins a matchup/)).toBeDefined();
    const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
    expect(schedule.getByText('Win 3–0.5')).toBeDefined();
    expect((await screen.findByRole('region', { name: 'Other matchups' })).textContent).toContain('Iron Range');
    expect(screen.queryByRole('region', { name: 'Season by category' })).toBeNull();
  });

  test('have a season by category, which is sorted by records and by totals', async () => {
    answer.categories = { kind: 'each', list };
    answer.category_records = {
      categories: list.slice(0, 3),
      teams: [
        { team_id: POLAR, records: [line([1, 0, 1], 41), line([0, 2, 0], 90), line([0, 0, 0], null)] },
        { team_id: HARBOR, records: [line([0, 1, 1], 38), line([2, 0, 0], 120), line([1, 0, 0], 2.5)] },
      ],
    };
    open(league('h2h_each_category'));
    const panel = within(await screen.findByRole('region', { name: 'Season by category' }));
    const rows = () =>
      panel
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual(['PLPolar Line1–0–10–2–', 'HLHarbor Lights0–1–12–01–0']);
    await userEvent.click(panel.getByRole('button', { name: 'HIT' }));
    expect(rows()[0]).toContain('Harbor Lights');
    await userEvent.click(panel.getByRole('radio', { name: 'Totals' }));
    expect(rows()).toEqual(['PLPolar Line4190–', 'HLHarbor Lights381202.500']);
    await userEvent.click(panel.getByRole('button', { name: 'HIT' }));
    expect(rows()[0]).toContain('Harbor Lights');
    panel.getByRole('button', { name: /CSV/ });
  });
});

test('an earlier season of matchups keeps its title in a league that now has play-offs after a table', async () => {
  const loaded = league('points');
  open({ ...loaded, league: { ...loaded.league, table_playoff_teams: 4 } });
  expect(await screen.findByRole('region', { name: 'Your matchup' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Matchups');
});
