import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { buildTeams, id, managerOf, MILLION, outsider } from '@crease/core/draft/testing/draft.builders.js';
import { renderRoom } from '../testing/render-room.js';
import type { FakeDraftServer } from '../testing/fake-draft-server.js';

const commissioner = { ...outsider, commissioner: true };
const manager = managerOf(id('team', 1));
const shape = {
  teams: buildTeams(3),
  rounds: 2,
  rules: { salaryCap: 88 * MILLION, minimums: { F: 0, D: 0, G: 0 } },
};

beforeAll(async () => {
  await Promise.all([import('../board/Board.js'), import('../list/PlayersZone.js'), import('../queue/QueueZone.js')]);
});
afterEach(cleanup);

/** One player, then only skipped picks. */
function draftOne({ draft }: FakeDraftServer) {
  draft.begin();
  const { onClock } = draft.state;
  const [best] = draft.pool.ranked;
  if (onClock === null || best === undefined) throw new Error('a team is on the clock');
  draft.must(
    { type: 'makePick', overall: onClock.overall, playerId: best.id, override: null },
    managerOf(onClock.teamId),
  );
  draft.must({ type: 'skip', overall: 2 }, commissioner);
}

const latest = async () => (await screen.findByRole('list', { name: 'Latest picks' })).textContent;
const zones = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('a room loses its queue, its skipped picks and its open places when the draft ends', async () => {
  const { happen, server } = await renderRoom({ actor: manager, shape, prepare: draftOne });
  await screen.findByRole('rowheader', { name: 'Left' });
  expect(await latest()).toContain('skipped');
  expect(zones()).toContain('Queue');
  await happen(() => void server.draft.must({ type: 'end' }, commissioner));
  expect(await latest()).not.toContain('skipped');
  expect(await latest()).toContain('Team 1');
  expect(screen.queryByRole('rowheader', { name: 'Left' })).toBeNull();
  expect(zones()).not.toContain('Queue');
});
