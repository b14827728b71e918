import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leagueFormDefaults, settingsFromForm } from '@crease/core/leagues/league.rules.js';
import { figures, rosterRules } from '@crease/core/teams/cap.rules.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { keys } from '../open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { MoveDialog } from './MoveDialog.js';
import { renderRouted, clearScreen } from '../../testing/screen.js';
import { LEAGUE, leagueAnswer } from '../../testing/league.js';

const TEAM = 'Tm1aaaaaaaaa';
const settings = settingsFromForm(leagueFormDefaults('dynasty'));
const team = figures(
  { teamId: TEAM, name: 'Harbor Lights', players: [], retained: 0, retainedContracts: 0 },
  rosterRules(settings, 'in-season'),
);

function open(
  commissioner: boolean,
  remedies: MovesPreview['remedies'],
  {
    legal,
    warnings,
  }: { legal: (body: { moves: unknown[]; player_id?: number }) => boolean; warnings?: MovesPreview['warnings'] },
): Asked[] {
  const answer = leagueAnswer([], { team_id: TEAM, is_commissioner: commissioner });
  queryClient.setQueryData(keys.summary(LEAGUE), answer);
  const asked = fakeServer(({ path, body }) => {
    if (path.includes('/preview')) {
      const fine = legal(body as { moves: unknown[] });
      return {
        status: 200,
        body: {
          before: team,
          after: team,
          refusal: fine
            ? null
            : {
                name: 'rosterSize',
                message: 'The roster would be too large.',
                fix: 'In the same move, drop Ben Puck.',
              },
          remedies: fine ? [] : remedies,
          ...(warnings === undefined ? {} : { warnings }),
        },
      };
    }
    if (path.includes('/players?'))
      return {
        status: 200,
        body: {
          season: '2025-26',
          total: 1,
          players: [{ id: 7, full_name: 'Gus Net', position: 'G', position_detail: 'G', cap: { cap_hit: 900_000 } }],
        },
      };
    if (path.includes('/waivers')) return { status: 200, body: { waivers: [] } };
    if (path.endsWith('/moves') || path.endsWith('/add'))
      return { status: 200, body: { success: true, team_id: TEAM, figures: team } };
    return { status: 200, body: answer };
  });
  renderRouted(
    <MoveDialog
      leagueId={LEAGUE}
      teamId={TEAM}
      player={{ player_id: 1, name: 'Ada Prov', rookie: false }}
      type="activate"
      onClose={jest.fn()}
    />,
  );
  return asked;
}
const drop = {
  type: 'drop' as const,
  player_id: 2,
  name: 'Ben Puck',
  position: 'F' as const,
  cap_change: -2_400_000,
  most: null,
};
const add = {
  type: 'add' as const,
  player_id: null,
  name: null,
  position: 'G' as const,
  cap_change: null,
  most: 1_000_000,
};
const sent = (asked: Asked[], end: string) =>
  asked.filter(({ method, path }) => method === 'POST' && path.endsWith(end)).map(({ body }) => body);

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(clearScreen);

describe('a refused move', () => {
  test('offers what would make it legal in the same dialog, shows its effect, and is sent together with it', async () => {
    const asked = open(false, [{ steps: [drop] }], { legal: ({ moves }) => moves.length === 2 });
    const offered = await screen.findByRole('region', { name: 'How to make it legal' });
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    expect(screen.getByText('Still missing: a move that makes it legal')).toBeDefined();
    expect(screen.getByText(/The roster would be too large/)).toBeDefined();
    expect(document.activeElement).toBe(within(offered).getByRole('button'));
    expect(sent(asked, '/moves')).toEqual([]);
    await userEvent.click(within(offered).getByRole('button', { name: /Drop Ben Puck.*frees \$2.4M/ }));
    expect(
      within(await screen.findByRole('region', { name: 'In the same move' })).getByText('Drop Ben Puck'),
    ).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() =>
      expect(sent(asked, '/moves')).toEqual([
        {
          moves: [
            { type: 'activate', player_id: 1 },
            { type: 'drop', player_id: 2 },
          ],
          override_reason: null,
        },
      ]),
    );
  });

  test('that needs a free agent takes one in the same dialog, and is sent as an addition with the move', async () => {
    const asked = open(false, [{ steps: [add] }], { legal: ({ player_id }) => player_id === 7 });
    const choice = await screen.findByRole('combobox', { name: 'Add a goalie who counts at most $1M' });
    await within(choice).findByRole('option', { name: 'Gus Net (G, $900K)' });
    await userEvent.selectOptions(choice, '7');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() =>
      expect(sent(asked, '/free-agents/add')).toEqual([
        { player_id: 7, moves: [{ type: 'activate', player_id: 1 }], team_id: TEAM, override_reason: null },
      ]),
    );
  });

  test('lets what was taken be taken out again', async () => {
    open(false, [{ steps: [drop] }], { legal: ({ moves }) => moves.length === 2 });
    await userEvent.click(await screen.findByRole('button', { name: /^Drop Ben Puck/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not in this move: Drop Ben Puck' }));
    expect(await screen.findByRole('region', { name: 'How to make it legal' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'In the same move' })).toBeNull();
  });

  test('is offered “anyway” to a commissioner alone', async () => {
    open(false, [], { legal: () => false });
    await screen.findByText(/The roster would be too large/);
    expect(screen.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
    expect(screen.queryByLabelText(/Reason/)).toBeNull();
    cleanup();
    queryClient.clear();
    open(true, [], { legal: () => false });
    await userEvent.type(await screen.findByLabelText(/Reason for the override/), 'Agreed by all');
    expect(screen.getByRole('button', { name: 'Activate anyway' })).toHaveProperty('disabled', false);
  });
});

test('a move that misses a minimum of the coming season is sent after its confirmation, which the server gets too', async () => {
  const words = 'Harbor Lights would have 8 forwards; at least 9 are needed when the season starts.';
  const asked = open(false, [], {
    legal: () => true,
    warnings: [{ rule: 'minimumForwards', figure: 8, limit: 9, message: words }],
  });
  expect(await screen.findByText(words)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(screen.getByText('Still missing: Activate anyway')).toBeDefined();
  expect(sent(asked, '/moves')).toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: 'Activate anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() =>
    expect(sent(asked, '/moves')).toEqual([
      { moves: [{ type: 'activate', player_id: 1 }], override_reason: null, confirm_short: true },
    ]),
  );
});
