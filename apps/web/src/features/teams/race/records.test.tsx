import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { eachKind } from '@crease/core/seasons/race/history.rules.js';
import type { HistoryAnswer, RecordEntryView } from '@crease/core/seasons/race/history.answers.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { HistoryPage } from './HistoryPage.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';

afterEach(clearScreen);

const entry = (figure: number, more: Partial<RecordEntryView> = {}): RecordEntryView => ({
  team_id: POLAR,
  other_id: null,
  season: '2024-25',
  figure,
  from: null,
  to: null,
  player: null,
  ...more,
});

function open(format: Parameters<typeof league>[0], records: Partial<HistoryAnswer['records']>) {
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  const history: HistoryAnswer = {
    seasons: [],
    titles: [],
    records: { ...eachKind<RecordEntryView[]>(() => []), ...records },
    rivalries: [],
  };
  fakeServer(({ path }) =>
    path === `/api/${LEAGUE}/history`
      ? { status: 200, body: history }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderPage('/:leagueId/league/history', <HistoryPage />, `/${LEAGUE}/league/history`);
}
const figures = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll(/\s/gu, ' '));

test('records of a league in categories measure categories, with the opponent', async () => {
  open('h2h_each_category', {
    category_win: [entry(7.5, { other_id: RANGE, from: '2024-11-04', to: '2024-11-10' })],
    streak: [entry(5, { from: '2024-11-04', to: '2024-12-08' })],
    record: [entry(0.625)],
  });
  expect(await figures('Largest win, category points')).toEqual(['7.5Polar Line against Iron RangeNov 4 – 10, 2024']);
  expect(await figures('Longest winning streak')).toEqual(['5 winsPolar LineNov 4 – Dec 8, 2024']);
  expect(await figures('Best record in matchups')).toEqual(['.625Polar Line2024-25']);
  expect(screen.queryByRole('region', { name: 'Most points in a season' })).toBeNull();
});

test('records of roto measure roto points, next to those of earlier seasons of points', async () => {
  open('roto', { roto_season: [entry(88.5)], day: [entry(21, { from: '2023-11-04', to: '2023-11-04' })] });
  expect(await figures('Most roto points in a season')).toEqual(['88.5 pointsPolar Line2024-25']);
  expect(await figures('Most points in a day')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Most points in seven days' })).toBeNull();
});
