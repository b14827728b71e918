import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dayPlus } from '@crease/core/calendar.js';
import type { RaceAnswer, RaceTeam } from '@crease/core/seasons/race/race.answers.js';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, POLAR, RANGE } from '../../../../testing/matchups-league.js';
import { SeasonTable } from './SeasonTable.js';
import { clearScreen, renderRouted } from '../../../../testing/screen.js';

afterEach(clearScreen);

const team = (team_id: string, rank: number, daily: number[], record: RaceTeam['record'] = null): RaceTeam => ({
  team_id,
  rank,
  shared: false,
  points: daily.reduce((sum, points) => sum + points, 0),
  less: 0,
  goalie_games: null,
  record,
  behind_leader: 0,
  behind_above: null,
  last_seven: daily.at(-1) ?? 0,
  last_day: 0,
  gained: 0,
  seasons: [],
  total: 0,
  daily,
});

function open(format: 'points' | 'h2h_points', teams: RaceTeam[]) {
  const days = (teams[0]?.daily ?? []).map((_, index) => dayPlus('2025-11-03', index));
  const race: RaceAnswer = {
    season: '2025-26',
    known: ['2025-26'],
    seasons: ['2025-26'],
    played: ['here'],
    starts_on: '2025-10-07',
    ends_on: '2026-04-16',
    over: false,
    roto: false,
    champions: [],
    goalie_games: null,
    record: 'share',
    categories: false,
    days,
    teams,
  };
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  fakeServer(({ path }) =>
    path.startsWith(`/api/${LEAGUE}/race`)
      ? { status: 200, body: race }
      : path.startsWith(`/api/${LEAGUE}/matchups`)
        ? { status: 200, body: matchupsAnswer() }
        : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderRouted(<SeasonTable leagueId={LEAGUE} />);
}

const cells = async () => {
  const rows = within(await screen.findByRole('grid', { name: 'Standings 2025-26' })).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('each team has its place, and in words where it was in the last four weeks', async () => {
  open('points', [team(POLAR, 1, [1, 9]), team(HARBOR, 2, [5, 0]), team(RANGE, 3, [0, 0])]);
  expect(await cells()).toEqual([
    ['1PLPolar Line', 'from 2nd to 1st, best 1st', '↑ 1up 1 place', '9', '0', '10'],
    ['2HLHarbor Lights, your team', 'from 1st to 2nd, best 1st', '↓ 1down 1 place', '0', '0', '5'],
    ['3IRIron Range', 'from 3rd to 3rd, best 3rd', '–same place', '0', '0', '0'],
  ]);
});

test('in a season of matchups each team has its last results and its record', async () => {
  const record = { wins: 1, losses: 0, ties: 1 };
  open('h2h_points', [team(POLAR, 1, [84], record), team(HARBOR, 2, [70], record), team(RANGE, 3, [79], record)]);
  expect((await cells()).map(([, form, , , figure]) => [form, figure])).toEqual([
    ['WWin ', '1–0–1'],
    ['TTie ', '1–0–1'],
    ['LLoss TTie ', '1–0–1'],
  ]);
});

test('before the first game there are no places', async () => {
  open('points', [team(HARBOR, 1, []), team(POLAR, 1, []), team(RANGE, 1, [])]);
  expect(await cells()).toContainEqual(['–PLPolar Line', '–', '–', '–', '0', '0']);
});
