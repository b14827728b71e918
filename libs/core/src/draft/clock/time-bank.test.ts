import { beforeEach, describe, expect, it } from '@jest/globals';
import { clockEnd, iso } from './draft.clock.js';
import type { ClockSettings } from '../draft.model.js';
import { recordWords } from '../draft.record.words.js';
import { buildLobby, buildPlayer, buildTeams, commissioner, id, managerOf, NOON } from '../testing/draft.builders.js';
import { DraftSimulator } from '../testing/draft.simulator.js';

const SECOND = 1_000;
const A = id('team', 1);
const B = id('team', 2);
const BANK = 120;
const players = Array.from({ length: 60 }, (_, index) => buildPlayer(index + 1));
const NIGHT = { fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'America/Toronto' };

let draft: DraftSimulator;
const withBank = (clock: Partial<ClockSettings> = {}, timeBank = BANK) => {
  const lobby = buildLobby({ teams: buildTeams(3), rounds: 3 });
  draft = new DraftSimulator(
    { ...lobby, clock: { ...lobby.clock, ...clock }, rules: { ...lobby.rules, timeBank } },
    players,
    NOON,
  );
  draft.begin();
};
beforeEach(() => withBank());

const bank = (teamId: string) => (draft.team(teamId).bankMs ?? 0) / SECOND;
const drew = (overall: number) => (draft.state.slots[overall - 1]?.drewMs ?? 0) / SECOND;
const wait = (seconds: number) => void (draft.now += seconds * SECOND);
const pick = (playerId: number, teamId = draft.state.onClock?.teamId ?? '') =>
  draft.must(
    { type: 'makePick', overall: draft.state.onClock?.overall ?? 0, playerId, override: null },
    managerOf(teamId),
  );
/** Seconds until the automatic pick, without grace. */
const left = () => (Date.parse(draft.state.onClock?.deadline ?? '') - draft.now) / SECOND;

describe('a team’s time bank', () => {
  it('lies behind the clock of a pick: within the clock it costs nothing', () => {
    expect([left(), draft.state.onClock?.bankMs]).toEqual([90 + BANK, BANK * SECOND]);
    expect(clockEnd(draft.state.onClock!, null, draft.now)).toBe(NOON + 90 * SECOND);
    wait(90);
    pick(1);
    expect([bank(A), drew(1)]).toEqual([BANK, 0]);
    expect(draft.state.slots[0]).not.toHaveProperty('drewMs');
  });

  it('is drawn down by the second behind it, and the next pick of the team has what is left', () => {
    wait(90 + 50);
    const [picked] = pick(1);
    expect([bank(A), drew(1)]).toEqual([70, 50]);
    expect(recordWords(picked!, { team: () => 'Wolves', place: () => 'round 1, pick 1' })).toBe(
      'Wolves drew 50 seconds from its time bank (round 1, pick 1).',
    );
    for (let overall = 2; overall <= 5; overall += 1) pick(overall);
    expect(draft.state.onClock).toMatchObject({ overall: 6, teamId: A, bankMs: 70 * SECOND });
    expect(left()).toBe(90 + 70);
    expect(bank(B)).toBe(BANK);
  });

  it('empty, the team is timed out, and a turn without a bank is as ever', () => {
    draft.expire();
    expect([bank(A), drew(1), draft.now]).toEqual([0, BANK, NOON + (90 + BANK + 2) * SECOND]);
    expect(draft.team(A)).toMatchObject({ timeouts: 1, auto: 'off' });
    for (let overall = 2; overall <= 5; overall += 1) pick(overall + 10);
    expect(left()).toBe(90);
    expect(draft.state.onClock).not.toHaveProperty('bankMs');
  });

  it('is not drawn further by the grace', () => {
    wait(90 + BANK + 1);
    pick(1);
    expect([bank(A), drew(1)]).toEqual([0, BANK]);
  });

  it('is given back by undoing the pick, whichever team picked after it', () => {
    wait(120);
    pick(1);
    wait(130);
    pick(2);
    expect([bank(A), bank(B)]).toEqual([90, 80]);
    draft.must({ type: 'undo', overall: 1 });
    expect([bank(A), bank(B), drew(1), drew(2)]).toEqual([BANK, BANK, 0, 0]);
    expect(left()).toBe(90 + BANK);
  });

  it('stands still while the draft is paused, within the clock and within the bank', () => {
    wait(30);
    draft.must({ type: 'pause' });
    wait(1_000);
    draft.must({ type: 'resume' });
    expect(left()).toBe(60 + BANK);
    wait(60 + 45);
    draft.must({ type: 'pause' });
    expect(draft.state.onClock).toMatchObject({ remainingMs: 75 * SECOND, bankMs: 75 * SECOND });
    wait(1_000);
    draft.must({ type: 'resume' });
    expect([left(), draft.state.onClock?.bankMs]).toEqual([75, 75 * SECOND]);
    wait(5);
    pick(1);
    expect([bank(A), drew(1)]).toEqual([70, 50]);
  });

  it('that is nearly empty when a pause ends has the least clock before it', () => {
    wait(90 + BANK - 4);
    draft.must({ type: 'pause' });
    draft.must({ type: 'resume' });
    expect([left(), draft.state.onClock?.bankMs]).toEqual([15, 4_000]);
    pick(1);
    expect([bank(A), drew(1)]).toEqual([4, BANK - 4]);
  });

  it('of a pick by the commissioner while the draft is paused has what it had when it was paused', () => {
    wait(100);
    draft.must({ type: 'pause' });
    wait(500);
    draft.must({ type: 'makePick', overall: 1, playerId: 1, override: null }, commissioner);
    expect([bank(A), drew(1)]).toEqual([BANK - 10, 10]);
    expect(draft.state.onClock).toMatchObject({ teamId: B, remainingMs: (90 + BANK) * SECOND, bankMs: BANK * SECOND });
  });

  it('is drawn by a skip as well', () => {
    wait(95);
    const [skipped] = draft.must({ type: 'skip', overall: 1 });
    expect([bank(A), drew(1)]).toEqual([BANK - 5, 5]);
    expect(recordWords(skipped!, { team: () => 'Wolves', place: () => 'round 1, pick 1' })).toBe(
      'Wolves drew 5 seconds from its time bank (round 1, pick 1). Skipped round 1, pick 1 of Wolves.',
    );
  });

  it('costs no time in which the service was away', () => {
    wait(90 + 10);
    wait(60);
    draft.mustSystem({ type: 'extendClock', byMs: 60 * SECOND, outage: 1 });
    pick(1);
    expect(drew(1)).toBe(10);
  });

  it('is not run down in quiet hours', () => {
    withBank({ seconds: 3_600, quietHours: NIGHT }, 3_600);
    // 21:30 in Toronto: half an hour of clock time, then quiet hours.
    draft.now = Date.parse('2025-09-21T01:30:00.000Z');
    draft.must({ type: 'changeClock', clock: draft.state.clock });
    expect(iso(clockEnd(draft.state.onClock!, NIGHT, draft.now)!)).toBe('2025-09-21T12:30:00.000Z');
    expect(draft.state.onClock?.deadline).toBe('2025-09-21T13:30:00.000Z');
    draft.now = Date.parse('2025-09-21T12:40:00.000Z');
    expect(clockEnd(draft.state.onClock!, NIGHT, draft.now)).toBe(draft.now);
    pick(1);
    expect(drew(1)).toBe(600);
  });

  it('begins again with a new clock, as at the beginning of the pick', () => {
    wait(120);
    draft.must({ type: 'changeClock', clock: { ...draft.state.clock, seconds: 60 } });
    expect([left(), bank(A)]).toEqual([60 + BANK, BANK]);
  });

  it('is not refilled by switching Auto on and off, and Auto draws nothing', () => {
    wait(90 + 40);
    draft.must({ type: 'setAuto', teamId: A, on: true }, managerOf(A));
    expect([bank(A), drew(1), left()]).toEqual([80, 40, 1]);
    draft.must({ type: 'setAuto', teamId: A, on: false }, managerOf(A));
    expect(left()).toBe(90 + 80);
    wait(90 + 10);
    pick(1);
    expect([bank(A), drew(1)]).toEqual([70, 50]);
    draft.must({ type: 'undo', overall: 1 });
    expect([bank(A), drew(1)]).toEqual([BANK, 0]);
  });

  it('goes with its team: a pick that is traded on the clock has the new owner’s bank, and what it drew is given back', () => {
    wait(90 + 40);
    draft.must({ type: 'setAuto', teamId: A, on: true }, managerOf(A));
    draft.must({ type: 'setAuto', teamId: A, on: false }, managerOf(A));
    draft.mustSystem({ type: 'changePickOwner', pickIds: [draft.state.slots[0]!.pickId], ownerTeamId: B });
    expect([bank(A), bank(B), drew(1), left()]).toEqual([BANK, BANK, 0, 90 + BANK]);
  });

  it('survives the end of a draft that is taken back', () => {
    wait(100);
    pick(1);
    draft.must({ type: 'end' });
    draft.must({ type: 'reopen', teams: draft.state.teams, promises: [] });
    expect(bank(A)).toBe(BANK - 10);
    expect(draft.state.onClock).toMatchObject({ teamId: B, bankMs: BANK * SECOND });
  });

  it('is nothing where the league has none', () => {
    withBank({}, 0);
    wait(30);
    pick(1);
    const text = JSON.stringify([draft.state, draft.log]);
    expect(text).not.toContain('bankMs');
    expect(text).not.toContain('drewMs');
  });
});
