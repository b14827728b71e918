import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expiryOf } from './draft.clock.js';
import type { DraftState } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { turnOrder } from '../order/turn-order.js';
import { chance, NOON } from '../testing/draft.builders.js';
import { actByChance, draftByChance } from '../testing/draft.driver.js';
import { DraftSimulator } from '../testing/draft.simulator.js';

const SECOND = 1_000;

/** A team's remaining time plus what its picks drew: always the initial amount. */
const together = (state: DraftState, teamId: string): number =>
  (state.teams.find((team) => team.id === teamId)?.bankMs ?? 0) +
  state.slots.filter((slot) => slot.ownerTeamId === teamId).reduce((sum, slot) => sum + (slot.drewMs ?? 0), 0);

it('adds up in any draft: bank and draws are what the team began with, never below nothing, and the fold is the state', () => {
  let drawn = 0;
  let drafts = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 90 }), (seed, timeBank) => {
      const random = chance(seed);
      const by = draftByChance(random);
      const first = { ...by.first, rules: { ...by.first.rules, timeBank } };
      const played = new DraftSimulator(first, by.pool, NOON);
      for (let act = 0; act < 60 && played.state.status !== 'ended'; act += 1) {
        played.now += random() < 0.3 ? Math.floor(random() * (played.state.clock.seconds + timeBank) * SECOND) : 0;
        const expiry = expiryOf(played.state);
        if (expiry !== null && played.now > expiry) played.expire();
        actByChance(played, random);
        if (played.state.status === 'lobby') continue;
        for (const team of played.state.teams) {
          expect(together(played.state, team.id)).toBe(timeBank * SECOND);
          expect(team.bankMs).toBeGreaterThanOrEqual(0);
        }
        const turn = played.state.onClock;
        if (turn?.bankMs !== undefined) {
          expect(turn.graceMs).toBeGreaterThan(0);
          expect(turn.bankMs).toBeLessThanOrEqual(played.team(turn.teamId).bankMs ?? 0);
          expect(turn.bankMs).toBeLessThanOrEqual(
            turn.remainingMs ?? Date.parse(turn.deadline ?? '') - Date.parse(turn.startedAt),
          );
        }
      }
      drafts += 1;
      drawn += played.state.slots.filter(({ drewMs }) => drewMs !== undefined).length;
      const folded = played.log.reduce((state, { event }) => evolve(state, event), first as DraftState);
      expect({ ...folded, seq: 0 }).toEqual({ ...played.state, seq: 0 });
      const made = turnOrder(played.state.slots).find(({ status }) => status === 'taken' || status === 'skipped');
      if (made && (played.state.status === 'running' || played.state.status === 'paused')) {
        played.must({ type: 'undo', overall: made.overall });
        const open = new Set(
          played.state.slots.filter(({ drewMs }) => drewMs !== undefined).map(({ overall }) => overall),
        );
        // Only an interrupted turn may draw time without a pick.
        expect([...open].every((overall) => played.state.slots[overall - 1]?.status === 'open')).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
  expect(drawn).toBeGreaterThan(drafts / 3);
});
