import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { buildLobby, buildPlayer, buildTeams, id, managerOf } from '@crease/core/draft/testing/draft.builders.js';
import { readKept } from '../../../platform/device/device-storage.js';
import { useAnnouncements } from '../announce/announcements.js';
import { heatOf } from '../recap/heat.model.js';
import { renderRoom } from '../testing/render-room.js';
import { COACH_STEPS, placeCard } from './coach/coach.model.js';
import { flashedTeam } from './flash.model.js';

const manager = managerOf(id('team', 1));
afterEach(cleanup);

const gone = () => screen.queryByRole('dialog', { name: 'Your first draft' });
const note = () => screen.findByRole('dialog', { name: 'Your first draft' });

test('a first draft has four notes by keyboard; Escape ends them for good', async () => {
  const user = userEvent.setup();
  await renderRoom({ actor: manager, coached: false });
  expect((await note()).textContent).toContain('Step 1 of 4The clock');
  expect(document.activeElement).toBe(await note());
  // "Skip the tour", then "Next", which keeps the focus.
  await user.tab();
  await user.tab();
  for (const { title } of COACH_STEPS.slice(1)) {
    await user.keyboard('{Enter}');
    expect((await note()).textContent).toContain(title);
    expect(useAnnouncements.getState().polite.at(-1)?.text).toContain(title);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(gone()).toBeNull());
  expect(readKept('draft.coached', manager.userId)).toBe('yes');
});

test('the notes go while the manager is on the clock, and come back once at the same step', async () => {
  const user = userEvent.setup();
  const { server, happen } = await renderRoom({ actor: manager, coached: false });
  const skip = () => void server.draft.must({ type: 'skip', overall: server.draft.state.onClock!.overall });
  await note();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await happen(() => void server.draft.begin());
  expect(gone()).toBeNull();
  // The focus moves from the note to the list.
  expect(document.activeElement?.closest('[data-zone=players]')).not.toBeNull();
  await happen(skip);
  expect((await note()).textContent).toContain('Step 2 of 4');
  // A second turn hides them for this visit.
  await happen(() => {
    while (server.draft.state.onClock?.teamId !== id('team', 1)) skip();
  });
  await happen(skip);
  expect(gone()).toBeNull();
  expect(readKept('draft.coached', manager.userId)).toBeNull();
});

test('a note is next to its target and never over the clock', () => {
  const view = { width: 1440, height: 900 };
  const card = { width: 320, height: 140 };
  const clock = { left: 0, top: 57, right: 144, bottom: 113 };
  expect(placeCard(clock, card, view, clock.bottom)).toEqual({ left: 10, top: 123 });
  expect(placeCard({ left: 948, top: 157, right: 1380, bottom: 892 }, card, view, 113)).toEqual({
    left: 618,
    top: 157,
  });
  // The tab at a phone's bottom is below the card.
  const phone = placeCard({ left: 234, top: 788, right: 312, bottom: 844 }, card, { width: 390, height: 844 }, 121);
  expect(phone).toEqual({ left: 60, top: 638 });
  // A phone on its side has no room but below the clock.
  const low = placeCard({ left: 0, top: 230, right: 64, bottom: 300 }, card, { width: 844, height: 390 }, 48);
  expect(low.top).toBeGreaterThanOrEqual(58);
});

test('a team flashes when the draft begins, and at its first and last pick', () => {
  const lobby = buildLobby({ teams: buildTeams(2), rounds: 1 });
  const [one, two] = lobby.slots;
  const taken = (slot: DraftState['slots'][number] | undefined, number: number) => ({
    ...slot!,
    status: 'taken' as const,
    player: buildPlayer(number),
  });
  const onClock = (overall: number) =>
    ({ overall, teamId: lobby.slots[overall - 1]!.ownerTeamId }) as DraftState['onClock'];
  const begun: DraftState = { ...lobby, status: 'running', onClock: onClock(1) };
  const first: DraftState = { ...begun, slots: [taken(one, 1), two!], onClock: onClock(2) };
  const last: DraftState = { ...first, status: 'ended', slots: [taken(one, 1), taken(two, 2)], onClock: null };
  expect(flashedTeam(lobby, begun)).toBe(one?.ownerTeamId);
  expect(flashedTeam(begun, first)).toBe(one?.ownerTeamId);
  expect(flashedTeam(first, { ...first, status: 'paused' })).toBeNull();
  expect(flashedTeam(first, last)).toBe(two?.ownerTeamId);
  expect(flashedTeam(first, { ...first, status: 'ended', onClock: null })).toBeNull();
});

test('the heat of a round is its picks by position and their shares', () => {
  const { slots } = buildLobby({ teams: buildTeams(4), rounds: 2 });
  const drafted = slots.map((slot, index) =>
    index < 4 ? { ...slot, player: buildPlayer(index, { position: index === 0 ? 'G' : 'F' }) } : slot,
  );
  expect(heatOf(drafted)).toEqual([{ round: 1, picks: { F: 3, D: 0, G: 1 }, share: { F: 0.75, D: 0, G: 0.25 } }]);
});
