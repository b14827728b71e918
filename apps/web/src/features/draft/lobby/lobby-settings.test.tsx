import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLobby, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderRouted } from '../../../testing/screen.js';
import { LobbySettings } from './LobbySettings.js';

test('the settings of a draft name a missing name, and are saved with one', async () => {
  const state = buildLobby({ teams: buildTeams(3), rounds: 3 });
  const asked = fakeServer(() => ({ status: 200, body: { ok: true } }));
  renderRouted(<LobbySettings editable leagueId={state.leagueId} state={state} changed={() => Promise.resolve()} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await userEvent.clear(name);
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Still missing: Name');
  expect(document.activeElement).toBe(name);
  expect(asked).toEqual([]);
  await userEvent.keyboard('Startup night');
  await save();
  await waitFor(() => expect(asked).toMatchObject([{ method: 'PUT', body: { name: 'Startup night' } }]));
});
