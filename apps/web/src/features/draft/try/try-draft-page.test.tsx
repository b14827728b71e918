import fs from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { LocalDraft } from '@crease/core/draft/local-draft.js';
import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import { useOverlay } from '../../../platform/pages/overlays.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { realTimers } from '../sync/room-timers.js';
import { LocalRoom } from './local-room.js';
import { tryDraft } from './try-draft.js';
import type { OpenServer } from './try.model.js';
import { TryDraftPage } from './TryDraftPage.js';
import { TryRecap } from './TryRecap.js';
import { renderRouted } from '../../../testing/screen.js';

const PLAYERS = JSON.parse(fs.readFileSync('apps/web/public/try-players.json', 'utf8')) as PoolEntry[];

beforeAll(async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 500 });
  Element.prototype.scrollTo = () => undefined;
  await Promise.all([
    import('../room/DraftRoomPage.js'),
    import('../list/PlayersZone.js'),
    import('../room/RoomNotice.js'),
  ]);
});
beforeEach(() => useAuth.setState({ status: 'signed-out', user: null }));
afterEach(cleanup);

const inProcess: OpenServer = (attempt, players) => new LocalRoom(attempt, players, realTimers);
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('a visitor sees the room with players and without chat, and only the file of players is loaded', async () => {
  const asked = fakeServer(() => ({ status: 200, body: PLAYERS }));
  renderRouted(<TryDraftPage open={inProcess} />, '/', client());
  const list = await screen.findByRole('grid', { name: 'Players' });
  expect(await within(list).findByText(new RegExp(PLAYERS[10]!.name.split(' ')[1]!))).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Try a draft');
  expect(
    await screen.findByText(/against 7 teams on Auto: 10 rounds under a \$62M cap\. Nothing is saved\./),
  ).toBeDefined();
  expect(screen.queryByRole('tab', { name: /Chat/ })).toBeNull();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /try-players.json']);
});

test('a failed load of the players can be repeated', async () => {
  let broken = true;
  fakeServer(() => (broken ? 'no network' : { status: 200, body: PLAYERS }));
  renderRouted(<TryDraftPage open={inProcess} />, '/', client());
  expect(await screen.findByText('The players could not be loaded.')).toBeDefined();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('grid', { name: 'Players' })).toBeDefined();
});

function played() {
  const lobby = tryDraft(0, Date.parse('2025-11-03T20:00:00.000Z'));
  const draft = new LocalDraft(lobby, new DraftPool(PLAYERS));
  let now = 0;
  const host = { userId: 'host', teamIds: [], commissioner: true };
  draft.execute({ type: 'begin', teams: lobby.teams, rules: lobby.rules, slots: lobby.slots }, host, now);
  while (draft.state.status === 'running') draft.expire([], (now = expiryOf(draft.state) ?? now));
  return draft.state;
}

test('the recap has my team, its money and its place, and leads to sign-up or to another draft', async () => {
  const again = jest.fn();
  render(
    <MemoryRouter>
      <TryRecap state={played()} players={PLAYERS} again={again} />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your draft is done.' }));
  expect(screen.getByText(/You drafted 10 players for \$[\d.]+M of \$62M\. .* number \d of 8\./)).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Your team' })).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('tab', { name: 'Recap' }));
  // The first table has the positions of each round.
  const [, teams] = screen.getAllByRole('table');
  expect(within(teams!).getAllByRole('row').length).toBeGreaterThanOrEqual(9);
  await userEvent.click(screen.getByRole('button', { name: 'Draft again' }));
  expect(again).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up to run this with your league' }));
  expect(useOverlay.getState().open).toBe('sign-up');
});
