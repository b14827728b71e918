import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { buildLobby, buildPicks, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderWith } from '../../../testing/screen.js';
import PicksPanel from './PicksPanel.js';

const teams = buildTeams(3);
const teamIds = teams.map(({ id }) => id);
const picks = [
  ...buildPicks(teamIds, 2),
  { id: 'extra1111111', round: 1, originalTeamId: teamIds[1]!, ownerTeamId: teamIds[1]!, extra: 1, place: 2 },
];
const lobby: DraftState = buildLobby({ teams, rounds: 2, picks });

function show(state = lobby, editable = true) {
  const asked = fakeServer(() => ({ status: 200, body: { seq: 2, status: 'lobby', overall: null } }));
  renderWith(
    queryClient,
    <PicksPanel leagueId={state.leagueId} state={state} editable={editable} changed={() => Promise.resolve()} />,
  );
  return () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body]);
}
const line = (index: number) =>
  within(screen.getByRole('list', { name: 'Picks of round 1' })).getAllByRole('listitem')[index]!;

test('a compensatory pick is added with its round, place, team and a reason', async () => {
  const sent = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add a compensatory pick' }));
  const dialog = screen.getByRole('dialog', { name: 'Add a compensatory pick' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Team'), teamIds[2]!);
  await userEvent.selectOptions(within(dialog).getByLabelText('Round'), '2');
  await userEvent.selectOptions(within(dialog).getByLabelText('Place in the round'), '3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add the pick' }));
  expect(within(dialog).getByRole('alert').textContent).toContain('Reason');
  expect(sent()).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Lost their goalie');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add the pick' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['amendments', { what: 'added', team_id: teamIds[2], round: 2, place: 3, reason: 'Lost their goalie' }],
    ]),
  );
});

test('a pick is forfeited, and only a compensatory one can be taken back', async () => {
  const sent = show();
  expect(line(1).textContent).toContain('Compensatory');
  expect(within(line(0)).queryByRole('button', { name: /^Remove it/ })).toBeNull();
  expect(
    within(line(1))
      .getByRole('button', { name: /^Remove it/ })
      .hasAttribute('disabled'),
  ).toBe(false);
  await userEvent.click(within(line(0)).getByRole('button', { name: /^Forfeit/ }));
  const dialog = screen.getByRole('dialog', { name: 'Forfeit pick 1?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Over the cap last year');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Forfeit the pick' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['amendments', { what: 'forfeited', pick_id: lobby.slots[0]!.pickId, reason: 'Over the cap last year' }],
    ]),
  );
});

test('a manager sees which picks are forfeited, and can change nothing', () => {
  show(
    { ...lobby, slots: lobby.slots.map((slot, index) => (index === 0 ? { ...slot, status: 'forfeited' } : slot)) },
    false,
  );
  expect(line(0).textContent).toContain('Forfeited');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
