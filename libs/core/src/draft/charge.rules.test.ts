import { describe, expect, it } from '@jest/globals';
import { atCapHit, capHitOf, chargeOf, soldPlayer } from './charge.rules.js';
import { withPlayer } from './pick.state.js';
import { buildPlayer, EMPTY, id, MILLION } from './testing/draft.builders.js';

const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)];

describe('a player of whom teams retain salary', () => {
  const player = buildPlayer(1, {
    capHit: 3 * MILLION,
    retained: [
      { teamId: A, amount: 2 * MILLION },
      { teamId: B, amount: MILLION },
    ],
  });

  it('keeps the cap hit, and costs the team the rest', () => {
    expect(capHitOf(player)).toBe(6 * MILLION);
    expect(chargeOf(player, C)).toBe(3 * MILLION);
    expect(chargeOf(player, null)).toBe(3 * MILLION);
  });

  it('costs a team that retained salary what others do not retain', () => {
    expect(chargeOf(player, A)).toBe(5 * MILLION);
    expect(chargeOf(player, B)).toBe(4 * MILLION);
  });

  it('adds to the cap of a team that retained salary only what it did not carry already', () => {
    const before = { ...EMPTY, capUsed: 2 * MILLION };
    expect(withPlayer(before, player, 'general', 1).capUsed).toBe(chargeOf(player, A));
  });

  it('costs exactly the salary of a draft, of which nobody retains a part', () => {
    const { retained: _, ...plain } = { ...player, estimated: false };
    const estimate = { ...player, estimated: true };
    expect(atCapHit(estimate, MILLION)).toEqual({ ...plain, capHit: MILLION });
    const auction = { budget: 200, minimum: 1, raise: 1, bidSeconds: 12, salaries: true } as const;
    expect(soldPlayer(estimate, MILLION, { auction })).toEqual({ ...plain, capHit: MILLION });
    expect(soldPlayer(estimate, MILLION, {})).toBe(estimate);
  });

  it('of whom nobody retains costs the cap hit', () => {
    const plain = buildPlayer(2, { capHit: 6 * MILLION });
    expect([capHitOf(plain), chargeOf(plain, A)]).toEqual([6 * MILLION, 6 * MILLION]);
  });
});
