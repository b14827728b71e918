import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DivisionsAnswer } from '@crease/core/competition/divisions/division.answers.js';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, POLAR, RANGE } from '../../../../testing/matchups-league.js';
import { ComingDivisions } from './ComingDivisions.js';
import { DivisionTables } from './DivisionTables.js';
import { clearScreen, renderRouted } from '../../../../testing/screen.js';

afterEach(clearScreen);

const ANSWER: DivisionsAnswer = {
  season: '2025-26',
  open: true,
  divisions: [
    { number: 1, name: 'East', team_ids: [HARBOR] },
    { number: 2, name: null, team_ids: [POLAR, RANGE] },
  ],
};

function open(shown: 'coming' | 'tables', { commissioner = true } = {}) {
  const loaded = league('h2h_points', shown === 'coming' ? 'setup' : 'in-season');
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner: commissioner } });
  const asked = fakeServer(({ method }) => ({ status: 200, body: method === 'GET' ? ANSWER : { success: true } }));
  const inside = (team_id: string, [wins, losses, ties]: readonly [number, number, number]) => ({
    team_id,
    wins,
    losses,
    ties,
  });
  const matchups = {
    ...matchupsAnswer(),
    divisions: [
      { number: 1, name: 'East', teams: [inside(HARBOR, [0, 0, 0])] },
      { number: 2, name: null, teams: [inside(POLAR, [2, 1, 0]), inside(RANGE, [1, 2, 0])] },
    ],
  };
  renderRouted(
    shown === 'coming' ? (
      <ComingDivisions leagueId={LEAGUE} />
    ) : (
      <DivisionTables leagueId={LEAGUE} matchups={matchups} />
    ),
  );
  return asked;
}

describe('divisions', () => {
  test('have their teams with the results inside the division, leader first', () => {
    open('tables', { commissioner: false });
    const second = within(screen.getByRole('region', { name: 'Division 2' }));
    const rows = second.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(['2–1', '1–2']);
    expect(rows[0]?.textContent).toContain('Polar Line');
    expect(within(screen.getByRole('region', { name: 'East' })).getAllByRole('row')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Edit divisions' })).toBeNull();
  });

  test('are set by a commissioner, with names', async () => {
    const asked = open('coming');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit divisions' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit divisions' }));
    await user.type(form.getByLabelText('Name of division 2'), 'West');
    await user.selectOptions(form.getByLabelText('Division of Polar Line'), 'East');
    await user.click(form.getByRole('button', { name: 'Save divisions' }));
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/${LEAGUE}/divisions`,
      body: {
        divisions: [
          { name: 'East', team_ids: [HARBOR, POLAR] },
          { name: 'West', team_ids: [RANGE] },
        ],
      },
    });
  });

  test('are drawn by a commissioner; managers only read them', async () => {
    const asked = open('coming');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Draw divisions' }));
    const form = within(screen.getByRole('dialog', { name: 'Draw divisions' }));
    await user.click(form.getByRole('button', { name: 'Draw divisions' }));
    expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith('/divisions/draw'))).toBe(true);
    cleanup();
    queryClient.clear();
    open('coming', { commissioner: false });
    expect(await screen.findByText('Iron Range')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
