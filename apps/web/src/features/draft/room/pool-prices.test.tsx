import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildTeams,
  commissioner,
  id,
  managerOf,
  MILLION,
  outsider,
} from '@crease/core/draft/testing/draft.builders.js';
import type { DraftActor } from '@crease/core/draft/draft.rules.js';
import { PlayersZone } from '../list/PlayersZone.js';
import { ReplacePlayer } from '../office/ReplacePlayer.js';
import { RoomProvider, useScope } from '../state/room-context.js';
import type { FakeDraftServer } from '../testing/fake-draft-server.js';
import { entryOf, renderRoom } from '../testing/render-room.js';
import { usePool } from './use-pool.js';

/* Prices of players of the list where the rounds of a snake draft set salaries of 8, 6 and 4 million. */

const TEAM = id('team', 1);
const TABLE = { first: 8 * MILLION, step: 2 * MILLION, least: MILLION };

beforeAll(async () => void (await import('../list/PickPanel.js')));
afterEach(cleanup);

function Loaded() {
  const scope = useScope();
  const { pool } = usePool(scope.room, scope.ui, scope.leagueId, scope.draftId, false);
  return (
    <RoomProvider scope={{ ...scope, pool }}>
      <PlayersZone />
    </RoomProvider>
  );
}

async function open(
  actor: DraftActor,
  prepare: (server: FakeDraftServer) => void,
  rounds = 3,
  rules: object = { slotSalaries: TABLE },
) {
  let entries: readonly unknown[] = [];
  const view = await renderRoom({
    actor,
    shape: {
      rounds,
      teams: buildTeams(2),
      rules: { minimums: { F: 0, D: 0, G: 0 }, ...rules },
      players: (pool) => pool.map((player) => ({ ...player, capHit: 3 * MILLION, estimated: true })),
    },
    prepare: (server) => {
      entries = server.draft.pool.players.map(entryOf);
      server.draft.begin();
      prepare(server);
    },
    others: ({ path }) => (path.startsWith('/pool') ? { version: 'v1', players: entries } : undefined),
    frame: <Loaded />,
  });
  const row = async () =>
    (await within(await screen.findByRole('grid', { name: 'Players' })).findAllByRole('row'))[1]?.textContent;
  return { ...view, row };
}

const pick = (server: FakeDraftServer, count: number) => {
  for (let made = 0; made < count; made += 1)
    server.draft.must({
      type: 'makePick',
      overall: server.draft.state.onClock?.overall ?? 0,
      playerId: server.draft.pool.ranked.at(-1 - server.draft.state.seq)?.id ?? 0,
      override: null,
    });
};

test('a manager sees the salary of the next pick, and of the one after it', async () => {
  const { row, happen, server } = await open(managerOf(TEAM), () => undefined);
  expect(await row()).toContain('$8M');
  await happen(() => pick(server, 1));
  expect(await row()).toContain('$6M');
});

test('a commissioner who picks for another team sees the salary of that team’s pick', async () => {
  const { row, happen, ui } = await open({ ...commissioner, teamIds: [TEAM] }, (server) => pick(server, 1));
  expect(await row()).toContain('$6M');
  await happen(() => ui.setState({ acting: 2 }));
  expect(await row()).toContain('$8M');
});

test('a spectator sees the salary of the pick on the clock', async () => {
  const { row, happen, server } = await open(outsider, (one) => pick(one, 1));
  expect(await row()).toContain('$8M');
  await happen(() => pick(server, 1));
  expect(await row()).toContain('$6M');
});

test('a manager without an open pick, and everyone after the end, see what a free agent costs', async () => {
  const { row, happen, server } = await open(managerOf(TEAM), (one) => pick(one, 1), 1);
  expect(await row()).toContain('$3M');
  await happen(() => pick(server, 1));
  expect(server.draft.state.status).toBe('ended');
  expect(await row()).toContain('$3M');
});

test('the salary of a round is exact, and a free agent’s may be an estimate', async () => {
  const { row, happen, server } = await open(managerOf(TEAM), () => undefined, 1);
  expect(await row()).not.toContain('est.');
  await happen(() => pick(server, 1));
  expect(await row()).toContain('est.');
});

test('where prices become salaries a player costs the opening bid', async () => {
  const { row } = await open(managerOf(TEAM), () => undefined, 3, {
    auction: { budget: 200, minimum: 2, raise: 1, bidSeconds: 12, salaries: true },
  });
  expect(await row()).toContain('$2 ');
  expect(await row()).not.toContain('est.');
});

test('a replacement costs the salary of the pick’s own round', async () => {
  const user = userEvent.setup();
  const { pool } = await renderRoom({
    actor: commissioner,
    shape: {
      rounds: 3,
      teams: buildTeams(2),
      rules: { salaryCap: 20 * MILLION, minimums: { F: 0, D: 0, G: 0 }, slotSalaries: TABLE },
    },
    prepare: (server) => {
      server.draft.begin();
      pick(server, 1);
    },
    frame: <ReplacePlayer overall={1} close={() => undefined} />,
  });
  const wanted = pool.rules.ranked[0]!;
  await user.type(screen.getByRole('searchbox'), pool.byId.get(wanted.id)!.name);
  const [found] = await within(screen.getByRole('list', { name: 'Players' })).findAllByRole('button');
  expect(found?.textContent).toContain('$8M');
});
