import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR, RANGE } from '../../../../testing/matchups-league.js';
import { CupPanel } from './CupPanel.js';
import { clearScreen, renderRouted } from '../../../../testing/screen.js';

afterEach(clearScreen);

function open(answer: Omit<CupAnswer, 'season' | 'plan'> & Partial<CupAnswer>, is_commissioner = false) {
  const loaded = league('points');
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner } });
  const asked = fakeServer(() => ({ status: 200, body: { season: '2025-26', plan: null, ...answer } }));
  renderRouted(<CupPanel leagueId={LEAGUE} season="2025-26" />);
  return asked;
}
const text = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ') ?? '';
const panel = async () => text(await screen.findByRole('region', { name: 'Cup' }));

const round = (number: number, state: 'final' | 'running') => ({
  round: number,
  starts_on: `2026-01-${number === 1 ? '05' : '12'}`,
  ends_on: `2026-01-${number === 1 ? '11' : '18'}`,
  state,
});
const CUP: NonNullable<CupAnswer['cup']> = {
  seed: 'c0ffee',
  rounds: [round(1, 'final'), round(2, 'final')],
  seeds: [
    { team_id: HARBOR, seed: 1, out_in: null },
    { team_id: POLAR, seed: 2, out_in: 1 },
    { team_id: RANGE, seed: 3, out_in: 2 },
  ],
  pairs: [
    { round: 1, home_team_id: HARBOR, away_team_id: null, home_points: 0, away_points: 0, ahead: HARBOR },
    { round: 1, home_team_id: POLAR, away_team_id: RANGE, home_points: 40, away_points: 44, ahead: RANGE },
    { round: 2, home_team_id: HARBOR, away_team_id: RANGE, home_points: 51, away_points: 50, ahead: HARBOR },
  ],
  winner: HARBOR,
};

test('a cup has its bracket, its winner and the seed of the draw', async () => {
  open({ draw_on: null, cup: CUP });
  const words = await panel();
  expect(words).toContain('Harbor Lights won the cup');
  expect(words).toContain('which follows from the seed c0ffee');
  const final = within(screen.getByRole('list', { name: 'The final' }));
  expect(text(final.getByRole('listitem'))).toMatch(/Harbor Lights.*51.*Iron Range.*50/);
  expect(screen.getByRole('button', { name: /picture/i })).toBeDefined();
});

test('before the draw its day is named', async () => {
  open({ draw_on: '2026-01-01', cup: null });
  expect(await panel()).toContain('The cup is drawn on Thu, Jan 1');
});

test('a commissioner chooses the periods before the draw', async () => {
  const period = (day: number) => ({ starts_on: `2026-01-${day}`, ends_on: `2026-01-${day + 6}` });
  const periods = [period(12), period(19), period(26)].map(({ starts_on, ends_on }) => ({
    starts_on,
    ends_on: ends_on === '2026-01-32' ? '2026-02-01' : ends_on,
  }));
  const plan = { rounds: 2, periods, chosen: [] };
  const asked = open({ draw_on: '2026-01-01', cup: null, plan }, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose the periods of the cup' }));
  await userEvent.click(screen.getByRole('switch', { name: 'The first ones after the draw' }));
  await userEvent.selectOptions(screen.getByLabelText('The final'), '2026-01-26');
  await userEvent.click(screen.getByRole('button', { name: 'Save periods' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { starts_on: ['2026-01-12', '2026-01-26'] },
    }),
  );
});

test('chosen periods are named before the draw', async () => {
  const chosen = [{ starts_on: '2026-01-12', ends_on: '2026-01-18' }];
  open({ draw_on: '2026-01-01', cup: null, plan: { rounds: 1, periods: chosen, chosen } }, true);
  expect(await panel()).toContain('The commissioner chose its rounds: Jan 12 – 18.');
  expect(screen.queryByRole('button', { name: 'Choose the periods of the cup' })).toBeNull();
});

test('a season with too few weeks says so, and one without a cup shows nothing', async () => {
  open({ draw_on: null, cup: { ...CUP, rounds: [], seeds: [], pairs: [], winner: null } });
  expect(await panel()).toContain('There is no cup this season');
  cleanup();
  queryClient.clear();
  const asked = open({ draw_on: null, cup: null });
  await expect(screen.findByRole('region', { name: 'Cup' }, { timeout: 300 })).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
