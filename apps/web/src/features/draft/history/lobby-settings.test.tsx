import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { buildLobby, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderRouted } from '../../../testing/screen.js';

jest.unstable_mockModule('socket.io-client', () => ({
  io: () => ({
    connected: false,
    on: () => undefined,
    off: () => undefined,
    emit: () => undefined,
    io: { decoder: {} },
  }),
}));
const { default: DraftDetail } = await import('./DraftDetail.js');

afterEach(cleanup);

const lobby = buildLobby({ teams: buildTeams(2), rounds: 2, clock: { seconds: 60 } });
const entry: DraftListEntry = {
  id: lobby.id,
  name: lobby.name,
  season: lobby.season,
  type: lobby.type,
  kind: lobby.kind,
  status: 'lobby',
  rounds: 2,
  picks: 4,
  made: 0,
  created_at: '2025-10-01T00:00:00.000Z',
  begun_at: null,
  ended_at: null,
  night_at: null,
};

test('a clock that another commissioner sets is not set back by who gives the draft a new name meanwhile', async () => {
  let state = lobby;
  queryClient.setQueryData(keys.summary(lobby.leagueId), { league: { time_zone: 'America/Toronto' } });
  const asked = fakeServer(({ method }) => ({
    status: 200,
    body:
      method === 'GET'
        ? { state, now: 0, poolVersion: '1', my: { teamIds: [], commissioner: true }, people: [] }
        : { seq: 2, status: 'lobby', overall: null },
  }));
  renderRouted(<DraftDetail leagueId={lobby.leagueId} entry={entry} reopenable={false} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'The big one');
  state = { ...lobby, clock: { ...lobby.clock, seconds: 120 } };
  await act(() => queryClient.invalidateQueries({ queryKey: keys.drafts(lobby.leagueId) }));
  expect(name.value).toBe('The big one');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { name: 'The big one', clock: { seconds: 120 } },
    ]),
  );
});

test('a commissioner who begins from the lobby sees which clocks would run for absent teams', async () => {
  queryClient.clear();
  queryClient.setQueryData(keys.summary(lobby.leagueId), { league: { time_zone: 'America/Toronto' } });
  fakeServer(() => ({
    status: 200,
    body: { state: lobby, now: 0, poolVersion: '1', my: { teamIds: [], commissioner: true }, people: [] },
  }));
  renderRouted(<DraftDetail leagueId={lobby.leagueId} entry={entry} reopenable={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Begin the draft?' }));
  expect(dialog.getByText('2 without an answer')).toBeDefined();
  expect(dialog.getByText('Team 1 and Team 2 are not here. Their clocks run anyway.')).toBeDefined();
});
