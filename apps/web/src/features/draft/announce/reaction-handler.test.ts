import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { buildLobby, buildPlayer, buildTeams, NOON } from '@crease/core/draft/testing/draft.builders.js';
import { DraftSimulator } from '@crease/core/draft/testing/draft.simulator.js';
import { useAnnouncements } from './announcements.js';
import { createReactionHandler } from './reaction-handler.js';

test('what happens before the words have been fetched is told once they are there, in its order', async () => {
  const players = Array.from({ length: 30 }, (_, index) => buildPlayer(index + 1));
  const draft = new DraftSimulator(buildLobby({ teams: buildTeams(3), rounds: 4, order: 'linear' }), players, NOON);
  draft.begin();
  const react = createReactionHandler(false);
  const pick = (playerId: number) => {
    const [before, known] = [draft.state, draft.log.length];
    draft.must({ type: 'makePick', overall: draft.state.onClock!.overall, playerId, override: null });
    const me = { userId: 'watcher', teamIds: [], people: [] };
    react({ applied: draft.log.slice(known), before, after: draft.state, me, serverNow: draft.now });
  };
  const said = () => useAnnouncements.getState().polite.map(({ text }) => text.slice(0, text.indexOf(',')));

  pick(1);
  pick(2);
  expect(said()).toEqual([]);
  await waitFor(() => expect(said()).toEqual(['Pick 1', 'Pick 2']));
  // Once loaded, reactions are announced at once.
  pick(3);
  expect(said()).toEqual(['Pick 1', 'Pick 2', 'Pick 3']);
});
