import { describe, expect, it } from '@jest/globals';
import { runChaos, type ChaosOutcome } from '../draft/testing/chaos.network.js';
import { adopt, openRoom, receive, type Envelope, type Room } from './room.js';

type Letters = Room<string, string>;
const EMPTY: Letters = openRoom('', 0);
const envelope = (seq: number, event = String.fromCharCode(96 + seq)): Envelope<string> => ({
  stream: 'draft:x',
  seq,
  at: '2025-09-20T16:00:00.000Z',
  actor: null,
  event,
});
const append = (state: string, { event }: Envelope<string>) => state + event;
const take = (room: Letters, ...seqs: number[]) =>
  receive<string, string>(
    room,
    seqs.map((seq) => envelope(seq)),
    append,
  );
const seqsOf = (envelopes: readonly Envelope<string>[]) => envelopes.map((entry) => entry.seq);

describe('a room', () => {
  it('applies events in their order', () => {
    const { room, applied, gap } = take(EMPTY, 1, 2, 3);
    expect(room).toMatchObject({ seq: 3, state: 'abc' });
    expect(seqsOf(applied)).toEqual([1, 2, 3]);
    expect(gap).toBe(false);
  });

  it('drops what it has already seen', () => {
    const first = take(EMPTY, 1, 2).room;
    const again = take(first, 2, 1, 2);
    expect(again).toMatchObject({ room: { seq: 2, state: 'ab' }, applied: [], gap: false });
  });

  it('keeps what comes too early until the missing event is there, and reports the gap meanwhile', () => {
    const early = take(EMPTY, 3, 2);
    expect(early).toMatchObject({ room: { seq: 0, state: '' }, applied: [], gap: true });
    const { room, applied, gap } = take(early.room, 1);
    expect(room).toMatchObject({ seq: 3, state: 'abc' });
    expect(room.early.size).toBe(0);
    expect(seqsOf(applied)).toEqual([1, 2, 3]);
    expect(gap).toBe(false);
  });

  it('still reports a gap when only a part of it closes', () => {
    const { room, applied, gap } = take(take(EMPTY, 2, 5).room, 1);
    expect(room).toMatchObject({ seq: 2, state: 'ab' });
    expect(seqsOf(applied)).toEqual([1, 2]);
    expect(gap).toBe(true);
  });

  it('keeps the first of two early doubles', () => {
    const { room } = receive(EMPTY, [envelope(2, 'x'), envelope(2, 'y'), envelope(1)], append);
    expect(room.state).toBe('ax');
  });

  it('leaves the room it was given as it was', () => {
    const before = take(EMPTY, 3).room;
    take(before, 1, 2, 4);
    expect(before).toEqual({ seq: 0, state: '', early: new Map([[3, envelope(3)]]) });
  });

  it('without news keeps its state and its waiting envelopes', () => {
    const before = take(EMPTY, 1, 3).room;
    const after = take(before, 1, 3).room;
    expect(after.state).toBe(before.state);
    expect(after.early).toBe(before.early);
  });
});

describe('a snapshot', () => {
  it('replaces an older room', () => {
    expect(adopt(take(EMPTY, 1).room, 'abcd', 4, append)).toMatchObject({
      room: { seq: 4, state: 'abcd' },
      applied: [],
      gap: false,
    });
  });

  it('read before the newest events does not take the room back', () => {
    const room = take(EMPTY, 1, 2, 3).room;
    expect(adopt(room, 'ab', 2, append).room).toBe(room);
    expect(adopt(room, 'abc', 3, append).room).toBe(room);
  });

  it('older than the room leaves a gap a gap, and makes none', () => {
    expect(adopt(take(EMPTY, 1, 2, 4).room, 'a', 1, append).gap).toBe(true);
    expect(adopt(take(EMPTY, 1, 2).room, 'a', 1, append).gap).toBe(false);
  });

  it('lets the events that came meanwhile take effect, once and in order', () => {
    const waiting = take(EMPTY, 6, 5, 3, 8).room;
    const { room, applied, gap } = adopt(waiting, 'abcd', 4, append);
    expect(room).toMatchObject({ seq: 6, state: 'abcdef' });
    expect(seqsOf(applied)).toEqual([5, 6]);
    expect([...room.early.keys()]).toEqual([8]);
    expect(gap).toBe(true);
  });
});

describe('all clients of a draft end with the server’s state', () => {
  const first = Number(process.env['TEST_SEED'] ?? 1);
  const seeds = Array.from({ length: process.env['TEST_LONG'] === '1' ? 1_500 : 300 }, (_, index) => first + index);

  it(`whatever is dropped, doubled, delayed or cut off, and see every event once: ${seeds.length} seeds from ${first}`, () => {
    const outcomes = seeds.map((seed) => runChaos(seed));
    const clients = outcomes.flatMap((outcome) => outcome.clients);
    expect(clients.length).toBeGreaterThan(700);
    expect(clients.filter((client) => client.jumps.length > 0).length).toBeGreaterThan(100);
    expect(clients.filter((client) => client.jumps.length === 0).length).toBeGreaterThan(300);
    expect(Math.max(...outcomes.map((outcome) => outcome.events))).toBeGreaterThan(80);
  });

  const attempt = (run: () => ChaosOutcome): string => {
    try {
      run();
      return 'converged';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  it('which would not be so if pulses were not heeded: the last events can be lost', () => {
    const outcomes = seeds.slice(0, 200).map((seed) => attempt(() => runChaos(seed, { receive, heedsPulse: false })));
    expect(outcomes.filter((outcome) => outcome.includes('stays at')).length).toBeGreaterThan(2);
  });

  it('nor if events were applied as they come', () => {
    const blindly: typeof receive = (room, envelopes, fold) => ({
      room: {
        ...room,
        state: envelopes.reduce(fold, room.state),
        seq: Math.max(room.seq, ...envelopes.map((entry) => entry.seq)),
      },
      applied: envelopes,
      gap: false,
    });
    const outcomes = seeds
      .slice(0, 30)
      .map((seed) => attempt(() => runChaos(seed, { receive: blindly, heedsPulse: true })));
    expect(outcomes.filter((outcome) => outcome !== 'converged').length).toBeGreaterThan(10);
  });
});
