import { beforeEach, describe, expect, it } from '@jest/globals';
import { expiryOf, iso } from './clock/draft.clock.js';
import { CLOCK_LIMITS, DEFAULT_CLOCK } from './clock/clock.limits.js';
import type { ClockSettings, DraftEvent, DraftEventType, DraftState, DraftStatus, PoolPlayer } from './draft.model.js';
import { foldEnvelope } from './draft.reducer.js';
import {
  ALLOWED,
  decide,
  mayCommand,
  TIMEOUTS_TO_AUTO,
  undoCascade,
  type DraftActor,
  type DraftCommand,
  type DraftCommandType,
} from './draft.rules.js';
import { decideSystem } from './system.rules.js';
import { DraftPool, PickJudge } from './team/legality.rules.js';
import {
  buildLobby,
  buildPlayer,
  buildTeams,
  chance,
  commissioner,
  EMPTY,
  EMPTY_BY_POSITION,
  id,
  managerOf,
  MILLION,
  NOON,
  outsider,
} from './testing/draft.builders.js';
import { actByChance, actTowardsEnd, draftByChance, replaceOne } from './testing/draft.driver.js';
import { DraftSimulator, holdingsByBoard, refusalOf, turnProblem } from './testing/draft.simulator.js';

const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)] as const;
const [managerA, managerB, managerC] = [managerOf(A), managerOf(B), managerOf(C)] as const;
const SECOND = 1000;

/**
 * Positions F, F, D, F, D, G repeat. Each costs 1 million, number 60 costs 30 million. Three teams, snake, 4 rounds.
 */
const players: PoolPlayer[] = Array.from({ length: 60 }, (_, index) =>
  buildPlayer(index + 1, {
    position: (['F', 'F', 'D', 'F', 'D', 'G'] as const)[index % 6] ?? 'F',
    capHit: index === 59 ? 30 * MILLION : MILLION,
  }),
);
const pool = new DraftPool(players);
const lobby = (more: Partial<DraftState> = {}): DraftState => ({
  ...buildLobby({
    teams: buildTeams(3),
    rounds: 4,
    rules: { salaryCap: 20 * MILLION, maxRosterSize: 4, minimums: { F: 2, D: 1, G: 1 } },
  }),
  ...more,
});

let draft: DraftSimulator;
const pick = (overall: number, playerId: number, override: string | null = null): DraftCommand => ({
  type: 'makePick',
  overall,
  playerId,
  override,
});
const clock = (more: Partial<ClockSettings> = {}): ClockSettings => ({ ...DEFAULT_CLOCK, ...more });
const deadlineIn = () => Date.parse(draft.state.onClock?.deadline ?? '') - draft.now;
const firstLegal = () => {
  const judge = new PickJudge(draft.state, draft.state.onClock?.teamId ?? '', pool);
  return players.find((player) => judge.allows(player.id))?.id ?? 0;
};
const slot = (overall: number) => draft.state.slots[overall - 1];

beforeEach(() => {
  draft = new DraftSimulator(lobby(), pool, NOON);
});

describe('the life of a draft', () => {
  const STATUSES: readonly DraftStatus[] = ['lobby', 'running', 'paused', 'ended'];

  /** A draft in this status. Drafts that have begun have two picks made. */
  function inStatus(status: DraftStatus): DraftSimulator {
    const simulator = new DraftSimulator(lobby(), pool, NOON);
    if (status === 'lobby') return simulator;
    simulator.begin();
    simulator.must(pick(1, 1), managerA);
    simulator.must(pick(2, 2), managerB);
    if (status === 'paused') simulator.must({ type: 'pause' });
    if (status === 'ended') simulator.must({ type: 'end' });
    return simulator;
  }

  /** A command that is valid except, perhaps, for its timing. */
  function sample(type: DraftCommandType, state: DraftState): DraftCommand {
    switch (type) {
      case 'configure':
        return { type, name: 'Renamed', clock: clock({ seconds: 60 }) };
      case 'setOrder':
        return { type, order: state.order, slots: lobby().slots, drawsBefore: 0 };
      case 'amendPicks':
        return { type, change: { what: 'forfeited', pickId: state.slots[4]?.pickId ?? '' }, reason: 'Lost in a bet' };
      case 'setNight':
        return { type, night: { at: iso(NOON + 24 * 3_600_000), timeZone: 'America/Toronto' } };
      case 'checkIn':
        return { type, teamId: A, answer: 'coming' };
      case 'begin':
        return { type, teams: state.teams, rules: state.rules, slots: lobby().slots };
      case 'changeClock':
        return { type, clock: clock({ seconds: 60 }) };
      case 'makePick':
        return pick(3, 3);
      case 'skip':
        return { type, overall: 3 };
      case 'shopPick':
        return { type, overall: 3, open: true };
      case 'setAuto':
        return { type, teamId: A, on: true };
      case 'undo':
        return { type, overall: 2 };
      case 'replace':
        return { type, overall: 2, playerId: 4, reason: 'A mistaken name', override: false };
      case 'reopen':
        return { type, teams: state.teams, promises: [] };
      case 'pause':
      case 'resume':
      case 'end':
        return { type };
      case 'nominate':
      case 'bid':
        throw new Error('only in an auction');
      default:
        return type satisfies never;
    }
  }

  // Commands of auctions have their own tests.
  const types = (Object.keys(ALLOWED) as DraftCommandType[]).filter((type) => type !== 'nominate' && type !== 'bid');
  const cases = types.flatMap((type) =>
    STATUSES.map((status) => ({ type, status, may: ALLOWED[type].includes(status) })),
  );

  it.each(cases.filter((entry) => entry.may))(
    '$type is possible while the draft is in "$status"',
    ({ type, status }) => {
      const simulator = inStatus(status);
      const command = sample(type, simulator.state);
      // Only a manager can check in or open their own picks to offers.
      const actor = type === 'checkIn' ? managerA : type === 'shopPick' ? managerC : commissioner;
      expect(mayCommand(simulator.state, type, actor)).toEqual({ ok: true, value: true });
      expect(simulator.must(command, actor).length).toBeGreaterThan(0);
    },
  );

  it.each(cases.filter((entry) => !entry.may))(
    '$type is refused while the draft is in "$status", with what to do instead',
    ({ type, status }) => {
      const simulator = inStatus(status);
      const refusal = refusalOf(simulator.do(sample(type, simulator.state)));
      expect(refusal).toMatchObject({
        name: 'wrongDraftStatus',
        message: expect.stringMatching(
          /^This is not possible: the draft (has not begun|is running|is paused|has ended)\.$/,
        ),
      });
      expect(refusal.fix).toMatch(/^[A-Z].+\.$/);
      expect(mayCommand(simulator.state, type, commissioner)).toEqual({ ok: false, refusal });
    },
  );

  it('can reach every status from the lobby', () => {
    const reached = new Set<DraftStatus>(['lobby']);
    for (const status of reached) {
      for (const type of types) {
        const simulator = inStatus(status);
        if (simulator.do(sample(type, simulator.state)).ok) reached.add(simulator.state.status);
      }
    }
    expect([...reached].sort()).toEqual([...STATUSES].sort());
  });

  it('tells a manager in the lobby to wait, and the commissioner to begin', () => {
    expect(refusalOf(draft.do(pick(1, 1), managerA)).fix).toBe('Wait for the commissioner to begin the draft.');
    expect(refusalOf(draft.do(pick(1, 1), commissioner)).fix).toBe('Begin the draft first.');
  });

  it('tells who wants to undo a pick of an ended draft to replace the player', () => {
    expect(refusalOf(inStatus('ended').do({ type: 'undo', overall: 2 })).fix).toBe(
      'Replace the player instead, or reopen the draft first.',
    );
  });

  const commissionersOwn: DraftCommandType[] = [
    'configure',
    'setOrder',
    'amendPicks',
    'setNight',
    'begin',
    'pause',
    'resume',
    'changeClock',
    'skip',
    'undo',
    'replace',
    'end',
    'reopen',
  ];

  it.each(commissionersOwn.flatMap((type) => STATUSES.map((status) => ({ type, status }))))(
    '$type is refused to a manager and to an outsider in "$status"',
    ({ type, status }) => {
      const simulator = inStatus(status);
      for (const actor of [managerA, managerC, outsider]) {
        expect(refusalOf(simulator.do(sample(type, simulator.state), actor))).toMatchObject({
          name: 'commissionerOnly',
          kind: 'forbidden',
        });
      }
    },
  );

  it('knows no other commands than those of the commissioner and makePick, setAuto, checkIn and shopPick', () => {
    expect(types.sort()).toEqual([...commissionersOwn, 'makePick', 'setAuto', 'checkIn', 'shopPick'].sort());
  });

  it('decides the same for the same state, command, actor and time, and changes nothing by deciding', () => {
    const simulator = inStatus('running');
    const before = JSON.stringify(simulator.state);
    const once = decide(simulator.state, pick(3, 3), managerC, pool, NOON);
    expect(decide(simulator.state, pick(3, 3), managerC, pool, NOON)).toEqual(once);
    expect(JSON.stringify(simulator.state)).toBe(before);
  });
});

describe('before the draft', () => {
  it('is named and gets its clock in the lobby', () => {
    draft.must({ type: 'configure', name: 'Startup 2025', clock: clock({ seconds: 3600 }) });
    expect(draft.state).toMatchObject({ name: 'Startup 2025', clock: { seconds: 3600 } });
  });

  it('keeps a built name when the form sends its words back, and forgets it for a typed one', () => {
    const built = { key: 'yearly', figures: { season: '2026-27', type: 'general', mock: false } } as const;
    draft.state = { ...draft.state, name: '2026-27 general draft', built };
    const unchanged = draft.do({ type: 'configure', name: '2026-27 general draft', clock: clock({ seconds: 60 }) });
    expect(unchanged).toMatchObject({ ok: true, value: [{ name: '', built, before: { name: '', built } }] });
    expect(draft.state).toMatchObject({ name: '', built });
    draft.must({ type: 'configure', name: 'The night', clock: clock({ seconds: 60 }) });
    expect(draft.state).toMatchObject({ name: 'The night', built: undefined });
  });

  it.each([14, 0, -90, 86_401, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not take a clock of %p seconds',
    (seconds) => {
      for (const command of [
        { type: 'configure', name: 'X', clock: clock({ seconds }) },
        { type: 'changeClock', clock: clock({ seconds }) },
      ] as const) {
        expect(refusalOf(draft.do(command))).toMatchObject({
          name: 'clockOutOfRange',
          kind: 'invalid',
          field: 'clock.seconds',
          figure: seconds,
        });
      }
    },
  );

  it.each([15, 90, 86_400])('takes a clock of %p seconds', (seconds) => {
    draft.must({ type: 'changeClock', clock: clock({ seconds }) });
    expect(draft.state.clock.seconds).toBe(seconds);
  });

  it('does not take quiet hours in a time zone that nobody knows', () => {
    const wrong = clock({ quietHours: { fromMinute: 0, toMinute: 480, timeZone: 'Mars/Olympus' } });
    for (const command of [
      { type: 'configure', name: 'X', clock: wrong },
      { type: 'changeClock', clock: wrong },
    ] as const) {
      expect(refusalOf(draft.do(command))).toMatchObject({
        name: 'timeZoneUnknown',
        kind: 'invalid',
        field: 'clock.quietHours.timeZone',
      });
    }
  });

  it('takes a new order with its slots', () => {
    const slots = [...draft.state.slots].reverse().map((entry, index) => ({ ...entry, overall: index + 1 }));
    draft.must({ type: 'setOrder', order: { ...draft.state.order, kind: 'manual' }, slots, drawsBefore: 0 });
    expect(draft.state.order.kind).toBe('manual');
    expect(draft.state.slots).toEqual(slots);
  });

  it('takes a draw only from who knows of the last one: two at the same moment would be of one seed', () => {
    const order = { ...draft.state.order, source: 'random' as const, seed: 'ab', seedHash: 'cd', draw: 1, draws: 1 };
    draft.must({ type: 'setOrder', order, slots: draft.state.slots, drawsBefore: 0 });
    expect(refusalOf(draft.do({ type: 'setOrder', order, slots: draft.state.slots, drawsBefore: 0 }))).toMatchObject({
      name: 'orderMoved',
    });
    draft.must({ type: 'setOrder', order: { ...order, draw: 2, draws: 2 }, slots: draft.state.slots, drawsBefore: 1 });
    expect(draft.state.order).toMatchObject({ draw: 2, draws: 2 });
  });

  it('is drawn when it begins, where nobody has drawn it', () => {
    const slots = [...draft.state.slots].reverse().map((entry, index) => ({ ...entry, overall: index + 1 }));
    const order = { ...draft.state.order, source: 'random' as const, seed: 'ab', seedHash: 'cd', draw: 1, draws: 1 };
    draft.must({
      type: 'begin',
      teams: draft.state.teams,
      rules: draft.state.rules,
      slots,
      draw: { order, slots, drawsBefore: 0 },
    });
    expect(draft.log.map(({ event }) => event.type)).toEqual(['orderSet', 'draftBegun']);
    expect(draft.state).toMatchObject({ status: 'running', order: { source: 'random', draw: 1 }, slots });
  });

  it('does not begin without picks', () => {
    expect(
      refusalOf(draft.do({ type: 'begin', teams: draft.state.teams, rules: draft.state.rules, slots: [] })).name,
    ).toBe('noPicks');
  });

  it('begins with the first pick on a full clock', () => {
    draft.begin();
    expect(draft.state.status).toBe('running');
    expect(draft.state.onClock).toEqual({
      overall: 1,
      teamId: A,
      startedAt: iso(NOON),
      deadline: iso(NOON + 90 * SECOND),
      graceMs: 2000,
      remainingMs: null,
    });
    expect(expiryOf(draft.state)).toBe(NOON + 92 * SECOND);
  });

  it('gives an empty team that picks first the short clock of Auto', () => {
    draft.begin(draft.state.teams.map((team) => ({ ...team, auto: 'empty' as const })));
    expect(draft.state.onClock).toMatchObject({ deadline: iso(NOON + CLOCK_LIMITS.autoMs), graceMs: 0 });
  });

  it('lets a team go on Auto in the lobby without starting a clock', () => {
    draft.must({ type: 'setAuto', teamId: A, on: true }, managerA);
    expect(draft.state.onClock).toBeNull();
    draft.begin();
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
  });
});

describe('a pick by hand', () => {
  beforeEach(() => {
    draft.begin();
  });

  it('takes the slot, fills the roster, charges the cap and puts the next team on a full clock', () => {
    draft.now += 30 * SECOND;
    const events = draft.must(pick(1, 3), managerA);
    expect(events).toHaveLength(1);
    expect(slot(1)).toMatchObject({
      status: 'taken',
      player: { id: 3, name: 'Player 3', position: 'D', capHit: MILLION },
      how: 'manual',
      at: iso(draft.now),
    });
    expect(draft.team(A).holdings).toEqual({ ...EMPTY, D: 1, capUsed: MILLION });
    expect(draft.state.onClock).toEqual({
      overall: 2,
      teamId: B,
      startedAt: iso(draft.now),
      deadline: iso(draft.now + 90 * SECOND),
      graceMs: 2000,
      remainingMs: null,
    });
  });

  it('keeps of the player only what the board shows', () => {
    draft.must(pick(1, 3), managerA);
    expect(Object.keys(slot(1)?.player ?? {}).sort()).toEqual(['capHit', 'club', 'detail', 'id', 'name', 'position']);
  });

  it('keeps what teams retain of the player, for the cap hit to be shown', () => {
    const retained = [{ teamId: B, amount: 250_000 }];
    draft = new DraftSimulator(lobby(), new DraftPool([buildPlayer(1, { retained }), ...players.slice(1)]), NOON);
    draft.begin();
    draft.must(pick(1, 1), managerA);
    expect(slot(1)?.player).toMatchObject({ capHit: MILLION, retained });
    expect(draft.team(A).holdings.capUsed).toBe(MILLION);
  });

  it.each([
    ['the manager of another team', managerB],
    ['an outsider', outsider],
  ])('is refused to %s', (_, actor) => {
    expect(refusalOf(draft.do(pick(1, 1), actor))).toMatchObject({
      name: 'notYourTurn',
      kind: 'forbidden',
      message: 'Pick 1 belongs to Team 1.',
    });
    expect(slot(1)?.status).toBe('open');
  });

  it('may be made by the commissioner for a team, and is marked as theirs', () => {
    draft.must(pick(1, 1), commissioner);
    expect(slot(1)).toMatchObject({ how: 'commissioner', ownerTeamId: A });
  });

  it('is the team’s own when the commissioner manages it', () => {
    draft.must(pick(1, 1), { ...managerA, commissioner: true });
    expect(slot(1)?.how).toBe('manual');
  });

  it('is refused when it names a pick that is no longer on the clock, and says which one is', () => {
    draft.must(pick(1, 1), managerA);
    expect(refusalOf(draft.do(pick(1, 2), managerA))).toMatchObject({
      name: 'pickMoved',
      field: 'overall',
      figure: 1,
      limit: 2,
    });
    expect(refusalOf(draft.do(pick(3, 2), managerC))).toMatchObject({ name: 'pickMoved', figure: 3, limit: 2 });
  });

  it('is refused for a player who has been drafted', () => {
    draft.must(pick(1, 1), managerA);
    expect(refusalOf(draft.do(pick(2, 1), managerB))).toMatchObject({
      name: 'playerTaken',
      field: 'player_id',
      message: 'Player 1 has already been drafted.',
    });
  });

  it('is refused for a player who is not in the pool', () => {
    expect(refusalOf(draft.do(pick(1, 4711), managerA))).toMatchObject({ name: 'playerNotInPool', field: 'player_id' });
  });

  it('counts after the deadline as long as no automatic pick was committed', () => {
    draft.now += 5 * 60 * SECOND;
    draft.must(pick(1, 1), managerA);
    expect(slot(1)?.how).toBe('manual');
  });

  it('ends the draft when it is the last', () => {
    for (let overall = 1; overall < 12; overall += 1) draft.expire();
    draft.must(pick(12, firstLegal()));
    expect(draft.state).toMatchObject({ status: 'ended', onClock: null });
    expect(draft.log.slice(-2).map((envelope) => envelope.event)).toMatchObject([
      { type: 'playerPicked', onClock: null },
      { type: 'draftEnded', early: false },
    ]);
  });

  it('is refused to a manager while the draft is paused, but not to the commissioner', () => {
    draft.must({ type: 'pause' });
    expect(refusalOf(draft.do(pick(1, 1), managerA))).toMatchObject({ name: 'draftPaused' });
    expect(refusalOf(draft.do(pick(1, 1), managerB))).toMatchObject({ name: 'notYourTurn' });
    draft.must(pick(1, 1), commissioner);
    expect(draft.state).toMatchObject({
      status: 'paused',
      onClock: { overall: 2, deadline: null, remainingMs: 90 * SECOND },
    });
  });
});

describe('a pick against the rules', () => {
  beforeEach(() => {
    draft.begin();
  });

  it('is refused to the commissioner too when they give no reason', () => {
    for (const reason of [null, '', '   '])
      expect(refusalOf(draft.do(pick(1, 60, reason), commissioner)).name).toBe('capExceeded');
  });

  it('is possible to the commissioner with a reason, which stays in the log', () => {
    const [event] = draft.must(pick(1, 60, ' Agreed by all managers '), commissioner);
    expect(event).toMatchObject({ type: 'playerPicked', overridden: 'Agreed by all managers', how: 'commissioner' });
    expect(draft.team(A).holdings.capUsed).toBe(30 * MILLION);
  });

  it('is never possible to a manager, reason or not', () => {
    expect(refusalOf(draft.do(pick(1, 60, 'I want this one'), managerA)).name).toBe('capExceeded');
  });

  it('cannot take a drafted player or one outside the pool, whatever the reason', () => {
    draft.must(pick(1, 1), managerA);
    expect(refusalOf(draft.do(pick(2, 1, 'Because'), commissioner)).name).toBe('playerTaken');
    expect(refusalOf(draft.do(pick(2, 4711, 'Because'), commissioner)).name).toBe('playerNotInPool');
  });

  it('is not marked as an override when no rule stood against it', () => {
    const [event] = draft.must(pick(1, 1, 'To be safe'), commissioner);
    expect(event).toMatchObject({ overridden: null });
  });

  it('is refused when the roster is full', () => {
    draft = new DraftSimulator(
      lobby({ teams: buildTeams(3, { holdings: { ...EMPTY, F: 2, D: 1, G: 1, capUsed: 4 * MILLION } }) }),
      pool,
      NOON,
    );
    draft.begin();
    expect(refusalOf(draft.do(pick(1, 1), managerA))).toMatchObject({
      name: 'rosterFull',
      figure: 5,
      limit: 4,
      message: 'The roster of Team 1 is full (4 of 4).',
    });
  });

  it('is refused in a rookie draft when the rookie bank is full, and is free of the cap before', () => {
    const rookies = { ...lobby(), type: 'rookie' as const, rules: { ...lobby().rules, rookieBankSize: 1 } };
    draft = new DraftSimulator(rookies, pool, NOON);
    draft.begin();
    draft.must(pick(1, 60), managerA);
    expect(draft.team(A).holdings).toEqual({ ...EMPTY, rookies: 1 });
    for (const [overall, playerId] of [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ] as const)
      draft.do(pick(overall, playerId), commissioner);
    expect(refusalOf(draft.do(pick(4, 4), managerC))).toMatchObject({
      name: 'rookieBankFull',
      figure: 2,
      limit: 1,
      message: 'The rookie bank of Team 3 is full (1 of 1).',
    });
  });

  it('uses cap in a rookie draft where the bank counts on it, and gives it back when it is undone', () => {
    const counts = {
      ...lobby(),
      type: 'rookie' as const,
      rules: { ...lobby().rules, rookieBankSize: 3, bankOnCap: true },
    };
    draft = new DraftSimulator(counts, pool, NOON);
    draft.begin();
    draft.must(pick(1, 3), managerA);
    const { capHit } = pool.byId.get(3)!;
    expect(capHit).toBeGreaterThan(0);
    expect(draft.team(A).holdings).toEqual({ ...EMPTY, rookies: 1, capUsed: EMPTY.capUsed + capHit });
    draft.must({ type: 'undo', overall: 1 });
    expect(draft.team(A).holdings).toEqual(EMPTY);
  });

  it('is refused in a rookie draft of a league without a bank', () => {
    draft = new DraftSimulator(
      { ...lobby(), type: 'rookie', rules: { ...lobby().rules, rookieBankSize: null } },
      pool,
      NOON,
    );
    draft.begin();
    expect(refusalOf(draft.do(pick(1, 1), managerA))).toMatchObject({ name: 'rookieBankFull', figure: 1, limit: 0 });
  });
});

describe('pausing', () => {
  beforeEach(() => {
    draft.begin();
  });

  it('keeps what was left of the clock, and resuming goes on with it', () => {
    draft.now += 50 * SECOND;
    draft.must({ type: 'pause' });
    expect(draft.state.onClock).toMatchObject({ overall: 1, deadline: null, remainingMs: 40 * SECOND });
    expect(expiryOf(draft.state)).toBeNull();
    draft.now += 3600 * SECOND;
    draft.must({ type: 'resume' });
    expect(draft.state.onClock).toMatchObject({
      overall: 1,
      startedAt: iso(draft.now),
      deadline: iso(draft.now + 40 * SECOND),
      graceMs: 2000,
      remainingMs: null,
    });
  });

  it('leaves at least 15 seconds to see that the draft goes on', () => {
    draft.now += 89 * SECOND;
    draft.must({ type: 'pause' });
    draft.must({ type: 'resume' });
    expect(deadlineIn()).toBe(15 * SECOND);
  });

  it('in the grace after zero keeps nothing, and resumes with those 15 seconds', () => {
    draft.now += 91 * SECOND;
    draft.must({ type: 'pause' });
    expect(draft.state.onClock?.remainingMs).toBe(0);
    draft.must({ type: 'resume' });
    expect(deadlineIn()).toBe(15 * SECOND);
  });

  it('gives a team on Auto its short clock again', () => {
    draft.must({ type: 'pause' });
    draft.must({ type: 'setAuto', teamId: A, on: true }, managerA);
    expect(draft.state.onClock).toMatchObject({ deadline: null, remainingMs: CLOCK_LIMITS.autoMs, graceMs: 0 });
    draft.must({ type: 'resume' });
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
  });

  it('goes on with what was left also where no grace is given', () => {
    draft = new DraftSimulator({ ...lobby(), clock: clock({ graceMs: 0 }) }, pool, NOON);
    draft.begin();
    draft.now += 60 * SECOND;
    draft.must({ type: 'pause' });
    draft.must({ type: 'resume' });
    expect(deadlineIn()).toBe(30 * SECOND);
  });

  it('counts clock time only: quiet hours ahead are not part of what was left', () => {
    const quietHours = { fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'America/Toronto' };
    draft = new DraftSimulator(
      { ...lobby(), clock: clock({ seconds: 4 * 3600, quietHours }) },
      pool,
      Date.parse('2025-09-21T01:00:00Z'),
    ); // 21:00
    draft.begin();
    expect(draft.state.onClock?.deadline).toBe('2025-09-21T15:00:00.000Z'); // 11:00
    draft.must({ type: 'pause' });
    expect(draft.state.onClock?.remainingMs).toBe(4 * 3600 * SECOND);
    draft.now = Date.parse('2025-09-21T13:00:00Z');
    draft.must({ type: 'resume' });
    expect(draft.state.onClock?.deadline).toBe('2025-09-21T17:00:00.000Z');
  });
});

describe('changing the clock', () => {
  it('restarts the turn with the new one', () => {
    draft.begin();
    draft.now += 80 * SECOND;
    draft.must({ type: 'changeClock', clock: clock({ seconds: 300 }) });
    expect(draft.state.clock.seconds).toBe(300);
    expect(deadlineIn()).toBe(300 * SECOND);
  });

  it('keeps a paused draft paused, with the new time to come', () => {
    draft.begin();
    draft.must({ type: 'pause' });
    draft.must({ type: 'changeClock', clock: clock({ seconds: 300 }) });
    expect(draft.state.onClock).toMatchObject({ deadline: null, remainingMs: 300 * SECOND });
  });

  it('starts nothing in the lobby', () => {
    draft.must({ type: 'changeClock', clock: clock({ seconds: 300 }) });
    expect(draft.state.onClock).toBeNull();
  });
});

describe('skipping', () => {
  beforeEach(() => {
    draft.begin();
  });

  it('leaves the slot empty and goes on', () => {
    const [event] = draft.must({ type: 'skip', overall: 1 });
    expect(event).toMatchObject({ type: 'pickSkipped', why: 'commissioner', teamId: A });
    expect(slot(1)).toMatchObject({ status: 'skipped', player: null, how: null, at: iso(NOON) });
    expect(draft.state.onClock?.overall).toBe(2);
  });

  it('is refused for a pick that is not on the clock', () => {
    expect(refusalOf(draft.do({ type: 'skip', overall: 2 })).name).toBe('pickMoved');
  });

  it('ends the draft with the last slot', () => {
    for (let overall = 1; overall <= 12; overall += 1) draft.must({ type: 'skip', overall });
    expect(draft.state.status).toBe('ended');
    expect(draft.state.slots.every((entry) => entry.status === 'skipped')).toBe(true);
  });
});

describe('undoing', () => {
  beforeEach(() => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    draft.must(pick(2, 2), managerB);
    draft.must({ type: 'skip', overall: 3 });
    draft.must(pick(4, 3), managerC);
  });

  it('opens the last pick again, gives the player back and the team a full clock', () => {
    draft.now += 60 * SECOND;
    draft.must({ type: 'undo', overall: 4 });
    expect(slot(4)).toMatchObject({ status: 'open', player: null, how: null, at: null });
    expect(draft.team(C).holdings).toEqual(EMPTY);
    expect(draft.state.onClock).toMatchObject({ overall: 4, teamId: C, graceMs: 2000 });
    expect(deadlineIn()).toBe(90 * SECOND);
    draft.must(pick(4, 3), managerC);
  });

  it('can be repeated back to the first pick', () => {
    for (const overall of [4, 3, 2, 1]) draft.must({ type: 'undo', overall });
    expect(draft.state.slots).toEqual(lobby().slots);
    expect(draft.state.teams).toEqual(lobby().teams);
  });

  it('of an earlier pick takes every later one with it, as the preview says', () => {
    expect(undoCascade(draft.state, 2).made.map((entry) => entry.overall)).toEqual([2, 3, 4]);
    const [event] = draft.must({ type: 'undo', overall: 2 });
    expect(event).toMatchObject({ type: 'picksUndone', overalls: [2, 3, 4] });
    expect(draft.state.slots.filter((entry) => entry.status !== 'open').map((entry) => entry.overall)).toEqual([1]);
    expect(draft.team(A).holdings.F).toBe(1);
    expect(draft.team(B).holdings).toEqual(EMPTY);
    expect(draft.state.onClock).toMatchObject({ overall: 2, teamId: B });
  });

  it('is refused for a pick that has not been made', () => {
    for (const overall of [5, 12, 13, 0, -1])
      expect(refusalOf(draft.do({ type: 'undo', overall }))).toMatchObject({
        name: 'nothingToUndo',
        field: 'overall',
        figure: overall,
      });
  });

  it('while paused leaves the draft paused', () => {
    draft.must({ type: 'pause' });
    draft.must({ type: 'undo', overall: 4 });
    expect(draft.state).toMatchObject({
      status: 'paused',
      onClock: { overall: 4, deadline: null, remainingMs: 90 * SECOND },
    });
  });

  it('gives a team on Auto a full clock, so that somebody can act before it picks again', () => {
    draft.must({ type: 'setAuto', teamId: C, on: true }, managerC);
    draft.must({ type: 'undo', overall: 4 });
    expect(deadlineIn()).toBe(90 * SECOND);
    draft.must({ type: 'pause' });
    draft.must({ type: 'resume' });
    expect(deadlineIn()).toBe(90 * SECOND);
    draft.must({ type: 'changeClock', clock: clock({ seconds: 120 }) });
    expect(deadlineIn()).toBe(120 * SECOND);
    const [event] = draft.expire();
    expect(event).toMatchObject({ type: 'playerPicked', overall: 4, timedOut: false, auto: 'manager' });
  });
});

describe('replacing a player', () => {
  beforeEach(() => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    draft.must(pick(2, 2), managerB);
  });
  const replace = (overall: number, playerId: number, override = false): DraftCommand => ({
    type: 'replace',
    overall,
    playerId,
    reason: 'Wrong player',
    override,
  });

  it('changes the player in place and leaves the clock and every other pick alone', () => {
    const before = draft.state;
    const [event] = draft.must(replace(1, 3));
    expect(event).toMatchObject({ type: 'playerReplaced', from: { id: 1 }, to: { id: 3 }, reason: 'Wrong player' });
    expect(slot(1)).toMatchObject({ status: 'taken', player: { id: 3 }, how: 'commissioner', at: before.slots[0]?.at });
    expect(draft.team(A).holdings).toEqual({ ...EMPTY, D: 1, capUsed: MILLION });
    expect(draft.state.onClock).toEqual(before.onClock);
    draft.must(pick(3, 1), managerC);
  });

  it('is refused for a slot without a player', () => {
    draft.must({ type: 'skip', overall: 3 });
    for (const overall of [3, 4, 99])
      expect(refusalOf(draft.do(replace(overall, 9)))).toMatchObject({ name: 'nothingToReplace', figure: overall });
  });

  it('is refused by the same player, a drafted one and one outside the pool', () => {
    expect(refusalOf(draft.do(replace(1, 1))).name).toBe('samePlayer');
    expect(refusalOf(draft.do(replace(1, 2, true))).name).toBe('playerTaken');
    expect(refusalOf(draft.do(replace(1, 4711, true))).name).toBe('playerNotInPool');
  });

  it('keeps to the rules unless they are overridden', () => {
    expect(refusalOf(draft.do(replace(1, 60))).name).toBe('capExceeded');
    draft.must(replace(1, 60, true));
    expect(draft.team(A).holdings.capUsed).toBe(30 * MILLION);
  });

  it('judges as if the first player had never been picked', () => {
    for (let overall = 3; overall <= 12; overall += 1) draft.expire();
    expect(draft.state.status).toBe('ended');
    const { holdings } = draft.team(A);
    expect(holdings.F + holdings.D + holdings.G).toBe(4);
    const free = players.find(
      (player) => player.position === 'F' && !draft.state.slots.some((entry) => entry.player?.id === player.id),
    );
    draft.must(replace(1, free?.id ?? 0));
    expect(draft.team(A).holdings).toEqual(holdings);
  });

  it('is judged by the team as it stands today, where that is known, and folds over what the draft remembers', () => {
    draft.must({ type: 'end' });
    const remembered = draft.team(A).holdings;
    const present = (capUsed: number, barred: number[] = []): Partial<DraftCommand> => ({
      present: {
        holdings: { ...EMPTY, F: 2, capUsed },
        barred,
        rules: { ...draft.state.rules, minimums: { F: 0, D: 0, G: 0 } },
      },
    });
    const today = (playerId: number, more: Partial<DraftCommand>) =>
      ({ ...replace(1, playerId), ...more }) as DraftCommand;
    expect(refusalOf(draft.do(today(3, present(20 * MILLION))))).toMatchObject({
      name: 'capExceeded',
      figure: 21 * MILLION,
      limit: 20 * MILLION,
      fix: 'Free cap space first.',
    });
    expect(refusalOf(draft.do(today(3, present(22 * MILLION)))).message).toBe(
      'Player 3 costs $1,000,000; Team 1 is $2,000,000 over the cap.',
    );
    expect(refusalOf(draft.do(today(3, present(19 * MILLION, [3])))).name).toBe('retainedPlayer');
    draft.must(today(3, present(19 * MILLION)));
    expect(draft.team(A).holdings).toEqual({ ...remembered, F: remembered.F - 1, D: remembered.D + 1 });
    expect(draft.team(A).barred).toBeUndefined();
  });

  it('after an early end does not count on picks that will not be made', () => {
    draft = new DraftSimulator(
      lobby({ teams: buildTeams(3, { holdings: { ...EMPTY, F: 2, D: 0, G: 1, capUsed: 3 * MILLION } }) }),
      pool,
      NOON,
    );
    draft.begin();
    draft.must(pick(1, 3), managerA); // the defenseman that was missing
    draft.must({ type: 'end' });
    expect(refusalOf(draft.do(replace(1, 1)))).toMatchObject({ name: 'minimumsOutOfReach', figure: 1, limit: 0 });
    draft.must(replace(1, 5));
  });
});

describe('ending', () => {
  it('early leaves the open slots open and says so', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    const events = draft.must({ type: 'end' });
    expect(events).toEqual([{ type: 'draftEnded', at: iso(NOON), early: true }]);
    expect(draft.state).toMatchObject({ status: 'ended', onClock: null });
    expect(slot(2)?.status).toBe('open');
  });

  it('is possible while paused', () => {
    draft.begin();
    draft.must({ type: 'pause' });
    draft.must({ type: 'end' });
    expect(draft.state.status).toBe('ended');
  });
});

describe('Auto', () => {
  beforeEach(() => {
    draft.begin();
  });
  const auto = (teamId: string, on: boolean): DraftCommand => ({ type: 'setAuto', teamId, on });

  it('of the team on the clock shortens its turn, and off again gives a full clock', () => {
    draft.must(auto(A, true), managerA);
    expect(draft.state.onClock).toMatchObject({ overall: 1, graceMs: 0, deadline: iso(NOON + CLOCK_LIMITS.autoMs) });
    draft.must(auto(A, false), managerA);
    expect(draft.state.onClock).toMatchObject({ overall: 1, graceMs: 2000, deadline: iso(NOON + 90 * SECOND) });
  });

  it('of another team leaves the turn alone', () => {
    const before = draft.state.onClock;
    draft.now += 10 * SECOND;
    draft.must(auto(B, true), managerB);
    expect(draft.state.onClock).toEqual(before);
    draft.must(pick(1, 1), managerA);
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
  });

  it('may be switched by the manager and the commissioner and nobody else', () => {
    for (const actor of [managerA, managerC, outsider]) {
      expect(refusalOf(draft.do(auto(B, true), actor))).toMatchObject({
        name: 'notYourTeam',
        kind: 'forbidden',
        message: 'Team 2 is not your team.',
      });
    }
    draft.must(auto(B, true), commissioner);
    expect(draft.team(B).auto).toBe('manager');
  });

  it('is refused for a team that is not in the draft', () => {
    expect(refusalOf(draft.do(auto(id('team', 9), true)))).toMatchObject({ name: 'teamNotInDraft', kind: 'missing' });
  });

  it('that is as wanted already changes nothing', () => {
    expect(draft.must(auto(A, false), managerA)).toEqual([]);
    draft.must(auto(A, true), managerA);
    draft.now += 500;
    expect(draft.must(auto(A, true), managerA)).toEqual([]);
  });

  it('of an empty team stays that of an empty team, and can be switched off by the commissioner', () => {
    draft = new DraftSimulator(lobby({ teams: buildTeams(3, { auto: 'empty', manager: null }) }), pool, NOON);
    draft.begin();
    expect(draft.must(auto(A, true))).toEqual([]);
    draft.must(auto(A, false));
    expect(draft.team(A).auto).toBe('off');
    expect(deadlineIn()).toBe(90 * SECOND);
  });

  it('picks without counting a time-out', () => {
    draft.must(auto(A, true), managerA);
    const [event] = draft.expire();
    expect(event).toMatchObject({ type: 'playerPicked', how: 'rank', timedOut: false, auto: 'manager', timeouts: 0 });
  });

  it('ends with a pick by the manager’s own hand, but not with the commissioner’s', () => {
    draft.must(auto(A, true), managerA);
    draft.must(pick(1, 1), commissioner);
    expect(draft.team(A).auto).toBe('manager');
    draft.must({ type: 'undo', overall: 1 });
    draft.must(pick(1, 1), managerA);
    expect(draft.team(A).auto).toBe('off');
  });
});

describe('a clock that runs out', () => {
  beforeEach(() => {
    draft.begin();
  });
  const expire = (overall: number, queue: readonly number[] = []) => ({ type: 'expireClock', overall, queue }) as const;

  it('takes the highest legal player of the queue', () => {
    const [event] = draft.expire([4711, 60, 6, 1]);
    expect(event).toMatchObject({
      type: 'playerPicked',
      overall: 1,
      player: { id: 6 },
      how: 'queue',
      timedOut: true,
      auto: 'off',
      timeouts: 1,
      overridden: null,
    });
  });

  it('without a queue takes the best-ranked player of a position still needed', () => {
    expect(draft.expire()[0]).toMatchObject({ player: { id: 1 }, how: 'rank' });
  });

  it('is refused while the clock is still running, grace included', () => {
    for (const wait of [0, 90 * SECOND, 91_999]) {
      draft.now = NOON + wait;
      expect(refusalOf(draft.doSystem(expire(1)))).toMatchObject({
        name: 'tooEarly',
        figure: draft.now,
        limit: NOON + 92 * SECOND,
      });
    }
    draft.now = NOON + 92 * SECOND;
    draft.mustSystem(expire(1));
  });

  it('is harmless when its pick has been made', () => {
    draft.must(pick(1, 1), managerA);
    draft.now += 3600 * SECOND;
    expect(refusalOf(draft.doSystem(expire(1))).name).toBe('staleAlarm');
  });

  it('is harmless when it comes twice', () => {
    draft.now += 3600 * SECOND;
    draft.mustSystem(expire(1));
    expect(refusalOf(draft.doSystem(expire(1))).name).toBe('staleAlarm');
    expect(refusalOf(draft.doSystem(expire(2))).name).toBe('tooEarly');
  });

  it.each(['lobby', 'paused', 'ended'] as const)('is harmless in "%s"', (status) => {
    if (status === 'lobby') draft = new DraftSimulator(lobby(), pool, NOON);
    if (status === 'paused') draft.must({ type: 'pause' });
    if (status === 'ended') draft.must({ type: 'end' });
    draft.now += 3600 * SECOND;
    expect(refusalOf(draft.doSystem(expire(1))).name).toBe('staleAlarm');
  });

  it('is harmless when an undo has restarted the pick', () => {
    draft.must(pick(1, 1), managerA);
    draft.now += 91 * SECOND;
    draft.must({ type: 'undo', overall: 1 });
    draft.now += SECOND;
    expect(refusalOf(draft.doSystem(expire(1))).name).toBe('tooEarly');
  });

  it('skips the pick when there is no legal player, and logs why', () => {
    draft = new DraftSimulator(
      lobby({ teams: buildTeams(3, { holdings: { ...EMPTY, capUsed: 20 * MILLION } }) }),
      pool,
      NOON,
    );
    draft.begin();
    expect(draft.expire()[0]).toMatchObject({
      type: 'pickSkipped',
      overall: 1,
      teamId: A,
      why: 'noLegalPlayer',
      auto: 'off',
      timeouts: 1,
    });
    draft.expireAll();
    // The time-out still counts.
    expect(draft.team(A)).toMatchObject({ auto: 'timeouts', timeouts: 2 });
    expect(draft.state.status).toBe('ended');
  });

  it('never takes an override from the queue: an illegal player is passed over', () => {
    expect(draft.expire([60])[0]).toMatchObject({ player: { id: 1 }, how: 'rank' });
  });

  it(`switches the team to Auto with the second time-out in a row`, () => {
    expect(TIMEOUTS_TO_AUTO).toBe(2);
    draft.expire(); // 1: A
    draft.must(pick(2, 2), managerB);
    draft.must(pick(3, 4), managerC);
    draft.must(pick(4, 7), managerC);
    draft.must(pick(5, 8), managerB);
    expect(draft.team(A)).toMatchObject({ auto: 'off', timeouts: 1 });
    const [event] = draft.expire(); // 6: A
    expect(event).toMatchObject({ overall: 6, timedOut: true, auto: 'timeouts', timeouts: 2 });
    expect(draft.team(A).auto).toBe('timeouts');
    expect(draft.state.onClock).toMatchObject({
      overall: 7,
      teamId: A,
      graceMs: 0,
      deadline: iso(draft.now + CLOCK_LIMITS.autoMs),
    });
  });

  it('switches Auto off again with a pick by hand, and forgets the time-outs', () => {
    while (draft.team(A).auto === 'off') draft.expire();
    draft.must(pick(7, firstLegal()), managerA);
    expect(draft.team(A)).toMatchObject({ auto: 'off', timeouts: 0 });
  });

  it('switches Auto off again at one tap, and forgets the time-outs', () => {
    while (draft.team(A).auto === 'off') draft.expire();
    draft.must({ type: 'setAuto', teamId: A, on: false }, managerA);
    expect(draft.team(A)).toMatchObject({ auto: 'off', timeouts: 0 });
    expect(deadlineIn()).toBe(90 * SECOND);
  });

  it('does not switch to Auto when a pick by hand came between two time-outs', () => {
    draft.expire();
    for (const [overall, playerId, manager] of [
      [2, 2, managerB],
      [3, 4, managerC],
      [4, 7, managerC],
      [5, 8, managerB],
      [6, 3, managerA],
    ] as const)
      draft.must(pick(overall, playerId), manager);
    draft.expire();
    expect(draft.team(A)).toMatchObject({ auto: 'off', timeouts: 1 });
  });

  it('leaves the time-outs as they are when the commissioner picks', () => {
    draft.expire();
    for (const [overall, playerId] of [
      [2, 2],
      [3, 4],
      [4, 7],
      [5, 8],
      [6, 3],
    ] as const)
      draft.must(pick(overall, playerId), commissioner);
    expect(draft.team(A).timeouts).toBe(1);
  });

  it('carries a draft of a hundred time-outs to its end unattended', () => {
    draft = new DraftSimulator(
      buildLobby({ teams: buildTeams(5), rounds: 20, rules: { maxRosterSize: 20 } }),
      Array.from({ length: 150 }, (_, index) =>
        buildPlayer(index + 1, { position: (['F', 'F', 'D', 'F', 'D', 'G'] as const)[index % 6] ?? 'F' }),
      ),
      NOON,
    );
    draft.begin();
    draft.expireAll();
    expect(draft.state.slots.filter((entry) => entry.status === 'taken')).toHaveLength(100);
    expect(draft.state.teams.map((team) => team.auto)).toEqual(Array(5).fill('timeouts'));
  });
});

describe('an outage of the service', () => {
  beforeEach(() => {
    draft.begin();
  });

  it('puts the deadline back by its length, once', () => {
    draft.mustSystem({ type: 'extendClock', byMs: 12_345, outage: 7 });
    expect(draft.state.onClock).toMatchObject({
      overall: 1,
      startedAt: iso(NOON),
      deadline: iso(NOON + 90 * SECOND + 12_345),
    });
    for (const outage of [7, 6, 0])
      expect(refusalOf(draft.doSystem({ type: 'extendClock', byMs: 12_345, outage })).name).toBe('staleAlarm');
    draft.mustSystem({ type: 'extendClock', byMs: 1000, outage: 8 });
    expect(deadlineIn()).toBe(90 * SECOND + 13_345);
  });

  it('does not touch a draft whose clock stands still', () => {
    draft.must({ type: 'pause' });
    expect(refusalOf(draft.doSystem({ type: 'extendClock', byMs: 1000, outage: 1 })).name).toBe('staleAlarm');
    expect(
      refusalOf(new DraftSimulator(lobby(), pool, NOON).doSystem({ type: 'extendClock', byMs: 1000, outage: 1 })).name,
    ).toBe('staleAlarm');
  });

  it('does not put a deadline into quiet hours', () => {
    const quietHours = { fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'America/Toronto' };
    draft = new DraftSimulator(
      { ...lobby(), clock: clock({ seconds: 3600, quietHours }) },
      pool,
      Date.parse('2025-09-21T00:55:00Z'),
    ); // 20:55
    draft.begin();
    draft.mustSystem({ type: 'extendClock', byMs: 600 * SECOND, outage: 1 });
    expect(draft.state.onClock?.deadline).toBe('2025-09-21T12:05:00.000Z'); // 8:05
  });
});

describe('a pick traded during the draft', () => {
  beforeEach(() => {
    draft.begin();
  });
  const pickId = (overall: number) => slot(overall)?.pickId ?? '';
  const trade = (overalls: readonly number[], ownerTeamId: string) =>
    ({ type: 'changePickOwner', pickIds: overalls.map(pickId), ownerTeamId }) as const;

  it('changes the owner at once and keeps the original team’s slot', () => {
    draft.mustSystem(trade([5, 12], C));
    expect(slot(5)).toMatchObject({ originalTeamId: B, ownerTeamId: C });
    expect(slot(12)).toMatchObject({ originalTeamId: A, ownerTeamId: C });
  });

  it('leaves the turn alone when it is not the one on the clock', () => {
    const before = draft.state.onClock;
    draft.now += 10 * SECOND;
    draft.mustSystem(trade([5], C));
    expect(draft.state.onClock).toEqual(before);
  });

  it('gives its new owner a full clock when it is the one on the clock', () => {
    draft.now += 80 * SECOND;
    draft.mustSystem(trade([1], B));
    expect(draft.state.onClock).toMatchObject({ overall: 1, teamId: B });
    expect(deadlineIn()).toBe(90 * SECOND);
    expect(refusalOf(draft.do(pick(1, 1), managerA)).name).toBe('notYourTurn');
    draft.must(pick(1, 1), managerB);
    expect(draft.team(B).holdings.F).toBe(1);
  });

  it('gives a new owner on Auto the short clock', () => {
    draft.must({ type: 'setAuto', teamId: B, on: true }, managerB);
    draft.mustSystem(trade([1], B));
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
  });

  it('stays paused when the draft is', () => {
    draft.must({ type: 'pause' });
    draft.mustSystem(trade([1], B));
    expect(draft.state.onClock).toMatchObject({ teamId: B, deadline: null, remainingMs: 90 * SECOND });
  });

  it('does not change hands once it has been made', () => {
    draft.must(pick(1, 1), managerA);
    expect(draft.mustSystem({ type: 'changePickOwner', pickIds: [pickId(1), 'unknown'], ownerTeamId: B })).toEqual([]);
    expect(slot(1)?.ownerTeamId).toBe(A);
  });

  it('changes nothing when the owner has it already', () => {
    expect(draft.mustSystem(trade([1], A))).toEqual([]);
  });

  it('changes owner in the lobby too, without starting a clock', () => {
    draft = new DraftSimulator(lobby(), pool, NOON);
    draft.mustSystem(trade([1], C));
    expect(draft.state.onClock).toBeNull();
    draft.begin();
    expect(draft.state.onClock?.teamId).toBe(C);
  });

  it('counts for the minimums of its new owner', () => {
    draft.mustSystem(trade([4, 9, 10], A));
    const needed = draft.state.slots.filter((entry) => entry.ownerTeamId === C);
    expect(needed).toHaveLength(1);
    for (const [overall, playerId] of [
      [1, 1],
      [2, 2],
    ] as const)
      draft.must(pick(overall, playerId), commissioner);
    // With one pick for four needs, any pick that fills a need is legal.
    draft.must(pick(3, 3), managerC);
  });
});

describe('a team that changes during the draft', () => {
  beforeEach(() => {
    draft.begin();
  });

  it('is renamed without touching the clock', () => {
    const before = draft.state.onClock;
    draft.now += 10 * SECOND;
    draft.mustSystem({ type: 'changeTeam', teamId: A, change: { name: 'Ice Bears', picture: '/p.png' } });
    expect(draft.team(A)).toMatchObject({ name: 'Ice Bears', picture: '/p.png', manager: 'Manager 1' });
    expect(draft.state.onClock).toEqual(before);
  });

  it('that loses its manager while on the clock picks on Auto', () => {
    draft.mustSystem({ type: 'changeTeam', teamId: A, change: { manager: null, auto: 'empty' } });
    expect(draft.state.onClock).toMatchObject({ overall: 1, graceMs: 0 });
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
  });

  it('that gets a manager starts without time-outs and with a full clock', () => {
    while (draft.team(A).auto === 'off') draft.expire();
    draft.mustSystem({ type: 'changeTeam', teamId: A, change: { manager: null, auto: 'empty' } });
    draft.mustSystem({ type: 'changeTeam', teamId: A, change: { manager: 'Someone new', auto: 'off' } });
    expect(draft.team(A)).toMatchObject({ manager: 'Someone new', auto: 'off', timeouts: 0 });
    expect(draft.state.onClock?.teamId).toBe(A);
    expect(deadlineIn()).toBe(90 * SECOND);
  });

  it('whose Auto stays as it is does not gain time', () => {
    draft.now += 60 * SECOND;
    draft.mustSystem({ type: 'changeTeam', teamId: A, change: { manager: 'Renamed', auto: 'off' } });
    expect(deadlineIn()).toBe(30 * SECOND);
  });

  it('gets the holdings that a trade leaves it with', () => {
    draft.mustSystem({ type: 'changeTeam', teamId: B, change: { holdings: { ...EMPTY, F: 3, capUsed: 9 * MILLION } } });
    expect(draft.team(B).holdings).toEqual({ ...EMPTY, F: 3, capUsed: 9 * MILLION });
  });

  it('is the same on both sides of the wire: fields without a value are left out', () => {
    const [event] = draft.mustSystem({ type: 'changeTeam', teamId: A, change: { name: undefined, manager: 'New' } });
    expect(event).toEqual(JSON.parse(JSON.stringify(event)));
    expect(draft.team(A).name).toBe('Team 1');
  });

  it('is ignored when it is not in the draft', () => {
    expect(draft.mustSystem({ type: 'changeTeam', teamId: id('team', 9), change: { name: 'X' } })).toEqual([]);
  });
});

describe('the log of events', () => {
  it('folded onto the first state gives the last one, with holdings that equal the board', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    draft.expire([6]);
    draft.must({ type: 'pause' });
    draft.must(pick(3, 3), commissioner);
    draft.must({ type: 'resume' });
    draft.must({ type: 'undo', overall: 2 });
    draft.mustSystem({ type: 'changePickOwner', pickIds: [slot(2)?.pickId ?? ''], ownerTeamId: C });
    draft.must({ type: 'setAuto', teamId: C, on: true }, managerC);
    draft.expireAll();
    draft.must({ type: 'replace', overall: 2, playerId: 58, reason: 'Agreed', override: true });
    expect(draft.log.reduce(foldEnvelope, draft.first)).toEqual(draft.state);
    for (const team of draft.state.teams) expect(team.holdings).toEqual(holdingsByBoard(draft.state, EMPTY, team.id));
  });

  it('does so whatever happens, with one deadline while it runs and nobody drafted twice', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 150; seed += 1) {
      const random = chance(seed);
      const simulator = draftByChance(random);
      for (let deeds = 60; deeds > 0 && simulator.state.status !== 'ended'; deeds -= 1) actByChance(simulator, random);
      while (simulator.state.status !== 'ended') actTowardsEnd(simulator, random);
      replaceOne(simulator, random);
      expect(simulator.log.reduce(foldEnvelope, simulator.first)).toEqual(simulator.state);
      for (const team of simulator.state.teams)
        expect(team.holdings).toEqual(
          holdingsByBoard(simulator.state, team.holdings.forwards ? EMPTY_BY_POSITION : EMPTY, team.id),
        );
      for (const envelope of simulator.log) seen.add(envelope.event.type);
    }
    const types: DraftEventType[] = [
      'draftBegun',
      'draftReopened',
      'promisesChanged',
      'draftPaused',
      'draftResumed',
      'clockChanged',
      'clockExtended',
      'playerPicked',
      'pickSkipped',
      'pickMoved',
      'picksUndone',
      'playerReplaced',
      'autoChanged',
      'pickOwnerChanged',
      'pickShopped',
      'teamChanged',
      'draftEnded',
    ];
    expect([...seen].sort()).toEqual([...types].sort());
  });

  it('begins with the draft itself', () => {
    const created: DraftEvent = { type: 'draftCreated', state: lobby() };
    expect(
      foldEnvelope(lobby({ name: 'Something else' }), {
        stream: 'draft:x',
        seq: 5,
        at: iso(NOON),
        actor: null,
        event: created,
      }),
    ).toEqual({ ...lobby(), seq: 5 });
  });
});

describe('each team has its own', () => {
  const unknown = id('team', 9);
  const owned = (overall: number, ownerTeamId: string) =>
    draft.mustSystem({ type: 'changePickOwner', pickIds: [slot(overall)?.pickId ?? ''], ownerTeamId });
  const last = (type: DraftEventType) => draft.log.map(({ event }) => event).findLast((event) => event.type === type);
  const auto = (ms: number) => draft.mustSystem({ type: 'extendClock', byMs: ms, outage: draft.state.outage + 1 });

  it('clock, from the first pick on', () => {
    const teams = draft.state.teams.map((team) => (team.id === A ? { ...team, auto: 'empty' as const } : team));
    owned(1, B);
    draft.begin(teams);
    expect(draft.state.onClock).toMatchObject({ teamId: B, deadline: iso(NOON + 90 * SECOND), graceMs: 2000 });
  });

  it('clock, when a draft is reopened', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    draft.must({ type: 'end' });
    const { teams } = draft.state;
    const with1 = (teamId: string) =>
      teams.map((team) => (team.id === teamId ? { ...team, auto: 'empty' as const } : team));
    const reopened = (teamId: string) => {
      const decided = decide(
        draft.state,
        { type: 'reopen', teams: with1(teamId), promises: [] },
        commissioner,
        pool,
        NOON,
      );
      const [event] = decided.ok ? decided.value : [];
      return event?.type === 'draftReopened'
        ? [event.onClock?.teamId, event.onClock?.remainingMs, 'promises' in event]
        : [];
    };
    expect([reopened(A), reopened(B)]).toEqual([
      [B, 90 * SECOND, false],
      [B, CLOCK_LIMITS.autoMs, false],
    ]);
  });

  it('time-outs, which stay where the commissioner picks or skips', () => {
    draft.begin();
    for (const player of [1, 2, 3]) {
      if (player === 2) draft.expire([2]);
      else draft.must(pick(player, player), commissioner);
    }
    expect([draft.team(A).timeouts, draft.team(B).timeouts, draft.team(C).timeouts]).toEqual([0, 1, 0]);
    for (const overall of [4, 5]) draft.must(pick(overall, overall), commissioner);
    expect(last('playerPicked')).toMatchObject({ teamId: B, timedOut: false, auto: 'off', timeouts: 1 });
    for (const overall of [6, 7]) draft.must(pick(overall, overall), commissioner);
    expect(last('playerPicked')).toMatchObject({ teamId: A, timedOut: false, auto: 'off', timeouts: 0 });
    draft.must({ type: 'skip', overall: 8 });
    expect(last('pickSkipped')).toMatchObject({ teamId: B, timedOut: false, auto: 'off', timeouts: 1 });
    expect(draft.team(B).timeouts).toBe(1);
  });

  it('name, in the words for whom it is not the turn of', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    expect(refusalOf(draft.do(pick(2, 2), managerA)).message).toBe('Pick 2 belongs to Team 2.');
    owned(2, unknown);
    expect(refusalOf(draft.do(pick(2, 2), managerA)).message).toBe('Pick 2 belongs to another team.');
  });

  it('holdings: a replacement is judged by those of the team whose player it is', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    const present = { holdings: { ...EMPTY, capUsed: 20 * MILLION }, barred: [], rules: draft.state.rules };
    const replace = { type: 'replace' as const, overall: 1, playerId: 2, reason: 'Why', override: false };
    expect(refusalOf(draft.do({ ...replace, present })).name).not.toBe('samePlayer');
    draft.must(replace);
  });

  it('Auto: a team that changes while another is on the clock leaves the clock alone', () => {
    draft.begin();
    draft.now += 30 * SECOND;
    draft.mustSystem({ type: 'changeTeam', teamId: B, change: { auto: 'empty' } });
    expect(deadlineIn()).toBe(60 * SECOND);
    const waiting = new DraftSimulator(lobby(), pool, NOON);
    waiting.mustSystem({ type: 'changeTeam', teamId: B, change: { auto: 'empty' } });
    expect(waiting.state.onClock).toBeNull();
  });

  it('Auto: its short clock runs through quiet hours, also after an outage, and a new clock leaves it', () => {
    const quietHours = { fromMinute: 11 * 60, toMinute: 13 * 60, timeZone: 'America/Toronto' };
    draft = new DraftSimulator({ ...lobby(), clock: clock({ quietHours }) }, pool, NOON);
    draft.begin(draft.state.teams.map((team) => ({ ...team, auto: 'empty' as const })));
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
    auto(5 * SECOND);
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs + 5 * SECOND);
    draft.must({ type: 'changeClock', clock: clock({ seconds: 600 }) });
    expect(draft.state.onClock).toMatchObject({ graceMs: 0, deadline: iso(draft.now + CLOCK_LIMITS.autoMs) });
  });

  it('owner: picks of a team that the draft does not know go on, as those of an empty team', () => {
    owned(1, unknown);
    draft.begin();
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
    draft.must({ type: 'skip', overall: 1 });
    expect(last('pickSkipped')).toMatchObject({ teamId: unknown, auto: 'empty', timeouts: 0 });
    owned(2, unknown);
    expect(deadlineIn()).toBe(CLOCK_LIMITS.autoMs);
    draft.must(pick(2, 2), commissioner);
    expect(last('playerPicked')).toMatchObject({ teamId: unknown, auto: 'off', timeouts: 0, how: 'commissioner' });
    owned(3, unknown);
    draft.expire([3]);
    expect(last('playerPicked')).toMatchObject({ teamId: unknown, auto: 'empty', timeouts: 0, timedOut: false });
    owned(4, unknown);
    draft.must({ type: 'end' });
    draft.must({ type: 'reopen', teams: draft.state.teams, promises: [] });
    expect(draft.state.onClock).toMatchObject({ teamId: unknown, remainingMs: CLOCK_LIMITS.autoMs });
  });
});

describe('what events leave out', () => {
  it('is what says nothing: no promises where none are made', () => {
    const { teams, rules, slots } = draft.state;
    const decided = decide(draft.state, { type: 'begin', teams, rules, slots, promises: [] }, commissioner, pool, NOON);
    expect(decided.ok && decided.value.map((event) => 'promises' in event)).toEqual([false]);
  });

  it('is a promise that is known already, of this trade or of another', () => {
    draft.begin();
    const promise = (overall: number, tradeId: string) => ({
      pickId: slot(overall)?.pickId ?? '',
      tradeId,
      kind: 'review' as const,
      until: '2025-09-21T16:00:00.000Z',
      teams: 'Team 2 and Team 3',
    });
    const [one, two] = [promise(5, id('trade', 1)), promise(6, id('trade', 2))];
    const promises = (...all: (typeof one)[]) =>
      draft.mustSystem({ type: 'changePromises', tradeId: all[0]?.tradeId ?? '', promises: all });
    expect(promises(one)).toHaveLength(1);
    expect(promises(two)).toHaveLength(1);
    expect([promises(one), promises(two)]).toEqual([[], []]);
    expect(draft.state.promises).toEqual([one, two]);
  });
});

describe('time that has run out', () => {
  it('uses no promised pick, should the draft be found running at one', () => {
    draft.begin();
    const promise = {
      pickId: slot(1)?.pickId ?? '',
      tradeId: id('trade', 1),
      kind: 'review' as const,
      until: '2025-09-21T16:00:00.000Z',
      teams: 'Team 2 and Team 3',
    };
    const found: DraftState = { ...draft.state, promises: [promise] };
    const decided = decideSystem(found, { type: 'expireClock', overall: 1, queue: [] }, pool, NOON + 92 * SECOND);
    expect(decided.ok && decided.value.map(({ type }) => type)).toEqual(['draftPaused']);
  });
});

describe('refusals', () => {
  it('name the limit of the clock that was passed', () => {
    const refused = (seconds: number) => refusalOf(draft.do({ type: 'changeClock', clock: clock({ seconds }) }));
    expect([refused(14).limit, refused(86_401).limit]).toEqual([15, 86_400]);
    for (const seconds of [15, 86_400]) draft.must({ type: 'changeClock', clock: clock({ seconds }) });
  });

  it('of a draft that begins with a draw that is no longer the last leave it in the lobby', () => {
    const { teams, rules, slots, order } = draft.state;
    const draw = { order, slots, drawsBefore: 1 };
    expect(refusalOf(draft.do({ type: 'begin', teams, rules, slots, draw })).name).toBe('orderMoved');
    expect(draft.state.status).toBe('lobby');
  });

  it('say what to do where nothing is on the clock, nothing is left, or the draft stands', () => {
    const fix = (decided: ReturnType<typeof decide>) => refusalOf(decided).fix;
    const { teams, rules } = draft.state;
    expect(fix(draft.do({ type: 'begin', teams, rules, slots: [] }))).toMatch(/number of rounds/);
    expect(
      fix(
        draft.do({
          type: 'setOrder',
          order: draft.state.order,
          slots: draft.state.slots,
          drawsBefore: 3,
        }),
      ),
    ).toMatch(/draw again/);
    const broken: DraftState = { ...lobby(), status: 'running', onClock: null };
    expect(fix(decide(broken, pick(1, 1), managerA, pool, NOON))).toBe('Reload the draft room.');
    draft.begin();
    draft.must({ type: 'pause' });
    expect(fix(draft.do(pick(1, 1), managerA))).toBe('Wait for the commissioner to resume it.');
    draft.must({ type: 'resume' });
    draft.expireAll();
    expect(fix(draft.do({ type: 'reopen', teams: draft.state.teams, promises: [] }))).toBe('Replace a player instead.');
  });

  it('all say in a sentence what is wrong, and almost all what to do next', () => {
    const running = new DraftSimulator(lobby(), pool, NOON);
    running.begin();
    running.must(pick(1, 1), managerA);
    const commands: [DraftCommand, DraftActor][] = [
      [pick(2, 1), managerB],
      [pick(2, 4711), managerB],
      [pick(1, 2), managerA],
      [pick(2, 2), managerA],
      [pick(2, 60), managerB],
      [{ type: 'undo', overall: 9 }, commissioner],
      [{ type: 'replace', overall: 9, playerId: 2, reason: 'Why', override: false }, commissioner],
      [{ type: 'replace', overall: 1, playerId: 1, reason: 'Why', override: false }, commissioner],
      [{ type: 'setAuto', teamId: B, on: true }, managerA],
      [{ type: 'pause' }, managerA],
      [{ type: 'resume' }, commissioner],
      [{ type: 'changeClock', clock: clock({ seconds: 1 }) }, commissioner],
    ];
    for (const [command, actor] of commands) {
      const refusal = refusalOf(running.do(command, actor));
      expect(refusal.message).toMatch(/^[A-Z].*\.$/);
      expect(refusal.fix).toMatch(/^[A-Z].*\.$/);
    }
    expect(turnProblem(running.state)).toBeNull();
  });

  it('name a running draft whose turn is missing, rather than break', () => {
    const broken: DraftState = { ...lobby(), status: 'running', onClock: null };
    expect(refusalOf(decide(broken, pick(1, 1), managerA, pool, NOON)).name).toBe('nothingOnTheClock');
    expect(refusalOf(decideSystem(broken, { type: 'expireClock', overall: 1, queue: [] }, pool, NOON)).name).toBe(
      'staleAlarm',
    );
  });
});
