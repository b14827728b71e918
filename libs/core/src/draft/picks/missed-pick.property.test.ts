import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expiryOf } from '../clock/draft.clock.js';
import type { DraftEvent, DraftState } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { turnOrder } from '../order/turn-order.js';
import { chance } from '../testing/draft.builders.js';
import { actByChance, draftByChance } from '../testing/draft.driver.js';
import { DraftSimulator } from '../testing/draft.simulator.js';

/** An open pick in the line of turns, and the round that it waits in: its own, or the one that it moved to. */
interface Waiting {
  readonly overall: number;
  readonly inRound: number;
}

/** A simple model to compare the draft with: the open picks in turn order. A missed pick steps back in it. */
class Line {
  private waiting: readonly Waiting[];
  private readonly missed = new Set<number>();
  private readonly past: { readonly overall: number; readonly line: readonly Waiting[]; readonly missed: boolean }[] =
    [];

  constructor(
    private readonly roundOf: ReadonlyMap<number, number>,
    open: readonly number[],
    private readonly rule: 'end_of_round' | 'one_round_later',
  ) {
    this.waiting = open.map((overall) => ({ overall, inRound: roundOf.get(overall) ?? 0 }));
  }

  get open(): readonly number[] {
    return this.waiting.map(({ overall }) => overall);
  }

  /** The line after the first pick has stepped back. Null when no other pick would then be before it. */
  private steppedBack(): readonly Waiting[] | null {
    const [first, ...others] = this.waiting;
    if (!first || this.missed.has(first.overall)) return null;
    const last = Math.max(...this.roundOf.values());
    const own = this.roundOf.get(first.overall) ?? 0;
    const inRound = this.rule === 'end_of_round' ? own : Math.min(last, own + 1);
    const before = others.filter((one) => one.inRound <= inRound);
    if (before.length === 0) return null;
    return [...before, { overall: first.overall, inRound }, ...others.filter((one) => one.inRound > inRound)];
  }

  get mayMove(): boolean {
    return this.steppedBack() !== null;
  }

  take(event: DraftEvent): void {
    if (event.type === 'picksUndone') {
      const undone = new Set([...event.overalls, ...(event.returned ?? [])]);
      let count = event.overalls.length + (event.returned?.length ?? 0);
      for (; count > 0; count -= 1) {
        const step = this.past.pop();
        if (!step || !undone.has(step.overall)) throw new Error(`pick ${step?.overall} was not the next to undo`);
        this.waiting = step.line;
        if (step.missed) this.missed.delete(step.overall);
      }
    } else if (event.type === 'playerPicked' || event.type === 'pickSkipped' || event.type === 'pickMoved') {
      expect(event.overall).toBe(this.waiting[0]?.overall);
      const moved = event.type === 'pickMoved';
      const after = moved ? this.steppedBack() : this.waiting.slice(1);
      if (!after) throw new Error(`pick ${event.overall} moved although no pick is behind it`);
      this.past.push({ overall: event.overall, line: this.waiting, missed: moved });
      this.waiting = after;
      if (moved) this.missed.add(event.overall);
    }
  }
}

const plain = (state: DraftState): unknown => ({ ...state, seq: 0 });

it('keeps the line of turns in any draft: missed, traded, undone, paused and ended picks, and everybody folds the same', () => {
  const seen = { moved: 0, again: 0, returned: 0, traded: 0, automatic: 0 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('end_of_round' as const, 'one_round_later' as const),
      (seed, missedPick) => {
        const random = chance(seed);
        const by = draftByChance(random);
        const draft = new DraftSimulator({ ...by.first, rules: { ...by.first.rules, missedPick } }, by.pool, by.now);
        draft.begin();
        const identity = draft.state.slots.map(({ pickId, round, originalTeamId }) => [pickId, round, originalTeamId]);
        const line = new Line(
          new Map(draft.state.slots.map(({ overall, round }) => [overall, round])),
          draft.state.slots.filter(({ status }) => status === 'open').map(({ overall }) => overall),
          missedPick,
        );
        for (let act = 0; act < 90 && draft.state.status !== 'ended'; act += 1) {
          const { length } = draft.log;
          const before = draft.state;
          const turn = before.onClock;
          const misses = random() < 0.45 && expiryOf(before) !== null && turn !== null;
          const byHand = misses && before.teams.find(({ id }) => id === turn.teamId)?.auto === 'off';
          if (misses) draft.expire();
          else actByChance(draft, random);
          const events = draft.log.slice(length).map(({ event }) => event);
          if (misses) {
            // Without a queue, a team that nobody has put on Auto waits whenever it may.
            const [first] = events;
            if (first?.type === 'pickMoved') expect([byHand, line.mayMove]).toEqual([true, true]);
            else if (first?.type === 'playerPicked' && byHand) expect(line.mayMove).toBe(false);
            if (byHand && first?.type === 'playerPicked') seen.automatic += 1;
          }
          for (const event of events) {
            if (event.type === 'pickMoved') seen.moved += 1;
            if (event.type === 'picksUndone') seen.returned += event.returned?.length ?? 0;
            if (event.type === 'pickOwnerChanged')
              seen.traded += event.overalls.filter((one) => before.slots[one - 1]?.movedAfter !== undefined).length;
            if (event.type === 'playerPicked' && before.slots[event.overall - 1]?.movedAfter !== undefined)
              seen.again += 1;
            line.take(event);
          }
          const { slots, onClock } = draft.state;
          const open = turnOrder(slots).filter((slot) => slot.status === 'open');
          expect(open.map(({ overall }) => overall)).toEqual(line.open);
          // The simulator checks that an open draft has a turn.
          if (onClock !== null) {
            expect(onClock.overall).toBe(line.open[0]);
            expect(onClock.teamId).toBe(open[0]?.ownerTeamId);
          }
        }
        expect(draft.state.slots.map((slot) => [slot.pickId, slot.round, slot.originalTeamId])).toEqual(identity);
        const folded = draft.log.reduce((state, { event }) => evolve(state, event), draft.first);
        expect(plain(folded)).toEqual(plain(draft.state));
        // Clocks alone always end a draft, however many picks were missed.
        for (let left = 3 * draft.state.slots.length; draft.state.status !== 'ended'; left -= 1) {
          expect(left).toBeGreaterThan(0);
          if (draft.state.status === 'paused') draft.must({ type: 'resume', override: 'Agreed by all' });
          else draft.expire();
        }
      },
    ),
    { numRuns: 250 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

it('moves a pick once, gives it back its turn when the move is undone, and leaves a queue and Auto as they are', () => {
  const random = chance(4);
  const by = draftByChance(random);
  const manned = by.first.teams.map((team) => ({ ...team, auto: 'off' as const, manager: 'Somebody' }));
  const rules = { ...by.first.rules, missedPick: 'end_of_round' as const };
  const draft = new DraftSimulator({ ...by.first, teams: manned, rules }, by.pool, by.now);
  draft.begin();
  const count = draft.state.teams.length;
  const [event] = draft.expire();
  expect(event).toMatchObject({ type: 'pickMoved', overall: 1, movedAfter: count, timeouts: 1 });
  expect(draft.state.onClock?.overall).toBe(2);
  draft.must({ type: 'undo', overall: 1 });
  expect(draft.state.onClock?.overall).toBe(1);
  expect(draft.state.slots[0]).not.toHaveProperty('movedAfter');
  const wish = draft.pool.ranked[0]!.id;
  expect(draft.expire([wish])[0]).toMatchObject({ type: 'playerPicked', how: 'queue', player: { id: wish } });
});
