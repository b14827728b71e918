import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layOutSlots } from './pick-order.js';
import { amendPicks, COMPENSATORY_LIMIT, type PickChange } from './pick-amendment.rules.js';
import {
  between,
  buildLobby,
  buildPicks,
  buildPool,
  buildTeams,
  chance,
  commissioner,
  id,
  managerOf,
  NOON,
  oneOf,
} from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';

const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)];
let draft: DraftSimulator;
beforeEach(() => {
  draft = new DraftSimulator(
    buildLobby({ teams: buildTeams(3), rounds: 2 }),
    buildPool(chance(1), { players: 60 }),
    NOON,
  );
});

const change = (what: PickChange) =>
  draft.do({ type: 'amendPicks', change: what, reason: 'By the rules of the league' });
const add = (teamId: string, round: number, place: number, extra = 1) =>
  change({ what: 'added', pickId: `extra-${round}-${place}-${extra}`, teamId, round, place, extra });
const board = () =>
  draft.state.slots.map(
    (slot) =>
      `${slot.overall}: ${slot.round}.${slot.pickInRound} ${[A, B, C].indexOf(slot.ownerTeamId) + 1}${slot.extra ? '+' : ''}${slot.status === 'forfeited' ? ' forfeited' : ''}`,
  );

describe('a compensatory pick', () => {
  it('stands at its place of its round, and those after it move back by one', () => {
    expect(add(C, 1, 2).ok).toBe(true);
    expect(board()).toEqual(['1: 1.1 1', '2: 1.2 3+', '3: 1.3 2', '4: 1.4 3', '5: 2.1 3', '6: 2.2 2', '7: 2.3 1']);
    expect(draft.log.at(-1)).toMatchObject({
      actor: commissioner.userId,
      event: {
        type: 'picksAmended',
        amendment: {
          what: 'added',
          round: 1,
          pickInRound: 2,
          overall: 2,
          teamId: C,
          reason: 'By the rules of the league',
        },
      },
    });
  });

  it('can be the last of its round, and no later', () => {
    expect(add(A, 1, 4).ok).toBe(true);
    expect(add(A, 2, 4).ok).toBe(true);
    expect(board().filter((line) => line.includes('+'))).toEqual(['4: 1.4 1+', '8: 2.4 1+']);
    expect(refusalOf(add(A, 2, 6, 2))).toMatchObject({ name: 'placeOutOfRange', figure: 6, limit: 5 });
    expect(refusalOf(add(A, 2, 0, 2))).toMatchObject({ name: 'placeOutOfRange', figure: 0 });
  });

  it('belongs to a round and a team of the draft', () => {
    expect(refusalOf(add(A, 3, 1))).toMatchObject({ name: 'roundOutOfRange', figure: 3, limit: 2 });
    expect(refusalOf(add(A, 0, 1))).toMatchObject({ name: 'roundOutOfRange', figure: 0 });
    expect(refusalOf(add(id('team', 9), 1, 1))).toMatchObject({ name: 'teamNotInDraft' });
  });

  it('can be taken back, a pick of the team’s own cannot, nor one that was traded', () => {
    add(B, 1, 1);
    const before = board();
    const pickId = draft.state.slots[0]?.pickId ?? '';
    expect(refusalOf(change({ what: 'removed', pickId: draft.state.slots[1]?.pickId ?? '' })).name).toBe(
      'notCompensatory',
    );
    draft.mustSystem({ type: 'changePickOwner', pickIds: [pickId], ownerTeamId: C });
    expect(refusalOf(change({ what: 'removed', pickId })).name).toBe('pickTraded');
    draft.mustSystem({ type: 'changePickOwner', pickIds: [pickId], ownerTeamId: B });
    expect(board()).toEqual(before);
    expect(change({ what: 'removed', pickId }).ok).toBe(true);
    expect(board()).toEqual(['1: 1.1 1', '2: 1.2 2', '3: 1.3 3', '4: 2.1 3', '5: 2.2 2', '6: 2.3 1']);
    expect(refusalOf(change({ what: 'removed', pickId })).name).toBe('noSuchPick');
  });

  it(`comes at most ${COMPENSATORY_LIMIT} times to a draft`, () => {
    for (let count = 1; count <= COMPENSATORY_LIMIT; count += 1) expect(add(A, 1, 1, count).ok).toBe(true);
    expect(refusalOf(add(A, 1, 1, COMPENSATORY_LIMIT + 1))).toMatchObject({
      name: 'tooManyCompensatory',
      figure: COMPENSATORY_LIMIT + 1,
      limit: COMPENSATORY_LIMIT,
      fix: 'Remove one first.',
    });
  });
});

describe('a forfeited pick', () => {
  const second = () => draft.state.slots[1]?.pickId ?? '';

  it('keeps its number on the board, and is given back as it was', () => {
    const before = draft.state.slots;
    expect(change({ what: 'forfeited', pickId: second() }).ok).toBe(true);
    expect(board()[1]).toBe('2: 1.2 2 forfeited');
    expect(refusalOf(change({ what: 'forfeited', pickId: second() })).name).toBe('alreadyForfeited');
    expect(change({ what: 'restored', pickId: second() }).ok).toBe(true);
    expect(draft.state.slots).toEqual(before);
    expect(refusalOf(change({ what: 'restored', pickId: second() })).name).toBe('notForfeited');
  });

  it('is passed over by the clock, by an undo and by the end', () => {
    change({ what: 'forfeited', pickId: second() });
    change({ what: 'forfeited', pickId: draft.state.slots[5]?.pickId ?? '' });
    draft.begin();
    const take = () => draft.expire();
    take();
    expect(draft.state.onClock?.overall).toBe(3);
    take();
    draft.must({ type: 'undo', overall: 1 });
    expect(draft.state.slots.map(({ status }) => status)).toEqual([
      'open',
      'forfeited',
      'open',
      'open',
      'open',
      'forfeited',
    ]);
    draft.expireAll();
    expect(draft.state.slots.map(({ status }) => status)).toEqual([
      'taken',
      'forfeited',
      'taken',
      'taken',
      'taken',
      'forfeited',
    ]);
    expect(draft.log.at(-1)?.event).toMatchObject({ type: 'draftEnded', early: false });
  });

  it('that would be the first is not on the clock when the draft begins', () => {
    change({ what: 'forfeited', pickId: draft.state.slots[0]?.pickId ?? '' });
    draft.begin();
    expect(draft.state.onClock?.overall).toBe(2);
  });
});

it('a change of the picks that is refused names the field, and what to do instead', () => {
  const own = draft.state.slots[0]?.pickId ?? '';
  add(B, 1, 1);
  const extra = draft.state.slots[0]?.pickId ?? '';
  const refused = (what: 'removed' | 'forfeited' | 'restored', pickId: string) => {
    const { name, kind, field, fix } = refusalOf(change({ what, pickId }));
    return [name, kind, field, fix];
  };
  const pick = (name: string, fix: string, kind?: string) => [name, kind, 'pick_id', fix];
  expect(refused('removed', 'nothing')).toEqual(pick('noSuchPick', 'Reload the lobby.', 'missing'));
  expect(refused('removed', own)).toEqual(pick('notCompensatory', 'Forfeit the pick instead.'));
  expect(refused('restored', own)).toEqual(pick('notForfeited', 'Reload the lobby.'));
  draft.mustSystem({ type: 'changePickOwner', pickIds: [extra], ownerTeamId: C });
  expect(refused('removed', extra)).toEqual(pick('pickTraded', 'Forfeit it, or reverse the trade first.'));
  change({ what: 'forfeited', pickId: own });
  expect(refused('forfeited', own)).toEqual(pick('alreadyForfeited', 'Reload the lobby.'));
  expect(refusalOf(add(id('team', 9), 1, 1))).toMatchObject({ kind: 'missing', field: 'team_id' });
  expect(refusalOf(add(A, 3, 1))).toMatchObject({ kind: 'invalid', field: 'round' });
  expect(refusalOf(add(A, 1, 9))).toMatchObject({ kind: 'invalid', field: 'place' });
});

it('picks change before the draft begins and by the commissioner alone', () => {
  const command = {
    type: 'amendPicks',
    change: { what: 'forfeited', pickId: draft.state.slots[0]?.pickId ?? '' },
    reason: 'Because',
  } as const;
  expect(refusalOf(draft.do(command, managerOf(A)))).toMatchObject({ name: 'commissionerOnly' });
  draft.begin();
  expect(refusalOf(draft.do(command))).toMatchObject({ name: 'wrongDraftStatus' });
});

it('after any changes the numbers are those of the places, and laying the same picks out again gives the same board', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = chance(seed);
      const teams = buildTeams(between(random, 2, 6));
      const teamIds = teams.map((team) => team.id);
      const rounds = between(random, 1, 4);
      const own = buildPicks(teamIds, rounds);
      let state = buildLobby({ teams, rounds, picks: own, order: oneOf(random, ['snake', 'linear']) });
      const places = new Map<string, number>();
      for (let step = 0; step < 6; step += 1) {
        const round = between(random, 1, rounds);
        const teamId = oneOf(random, teamIds);
        const extra =
          1 + state.slots.filter((slot) => slot.round === round && slot.originalTeamId === teamId && slot.extra).length;
        // At the end of the round, so that later picks move no earlier one.
        const place = state.slots.filter((slot) => slot.round === round).length + 1;
        const decided = amendPicks(
          state,
          random() < 0.6
            ? { what: 'added', pickId: `x${step}`, teamId, round, place, extra }
            : { what: 'forfeited', pickId: oneOf(random, state.slots).pickId },
          'Because',
        );
        if (!decided.ok) continue;
        const [event] = decided.value;
        if (event?.type !== 'picksAmended') throw new Error('another event');
        if (event.amendment.what === 'added') places.set(event.amendment.pickId, place);
        state = { ...state, slots: event.slots };
      }
      expect(state.slots.map((slot) => slot.overall)).toEqual(state.slots.map((_, index) => index + 1));
      const picks = state.slots.map(({ pickId, round, originalTeamId, ownerTeamId, extra = 0, status }) => ({
        id: pickId,
        round,
        originalTeamId,
        ownerTeamId,
        extra,
        place: places.get(pickId) ?? null,
        forfeited: status === 'forfeited',
      }));
      expect(layOutSlots(state.order.kind, teamIds, picks)).toEqual(state.slots);
    }),
    { seed: 4, numRuns: 60 },
  );
});
