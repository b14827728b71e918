import { describe, expect, test } from '@jest/globals';
import {
  decidersOf,
  decisionsOf,
  mayDecide,
  votedOutcome,
  type ConditionStanding,
  type ConditionViewer,
} from './condition.deciders.js';

const standing = (more: Partial<ConditionStanding> = {}): ConditionStanding => ({
  commissionersOwn: true,
  otherCommissioners: 0,
  uninvolvedManagers: 6,
  ...more,
});
const own: ConditionViewer = { commissioner: true, manager: true, involved: true };
const other: ConditionViewer = { commissioner: true, manager: false, involved: false };
const manager: ConditionViewer = { commissioner: false, manager: true, involved: false };
const party: ConditionViewer = { commissioner: false, manager: true, involved: true };

describe('who decides a condition', () => {
  test.each([
    ['a commissioner, of other teams’ trades', { commissionersOwn: false }, { commissioner: true, votes: null }],
    ['a third of the managers, of a commissioner’s own', {}, { commissioner: false, votes: 2 }],
    ['or another commissioner', { otherCommissioners: 1 }, { commissioner: true, votes: 2 }],
    ['of three managers one is enough', { uninvolvedManagers: 3 }, { commissioner: false, votes: 1 }],
    ['with fewer than three, its date', { uninvolvedManagers: 2 }, { commissioner: false, votes: null }],
    [
      'or another commissioner alone',
      { uninvolvedManagers: 2, otherCommissioners: 1 },
      { commissioner: true, votes: null },
    ],
  ])('%s', (_, more, deciders) => {
    expect(decidersOf(standing(more))).toEqual(deciders);
  });

  test('votes decide for the outcome that has a third', () => {
    expect(votedOutcome(standing(), { met: 1, notMet: 1 })).toBeNull();
    expect(votedOutcome(standing(), { met: 2, notMet: 0 })).toBe('met');
    expect(votedOutcome(standing(), { met: 0, notMet: 2 })).toBe('not-met');
    expect(votedOutcome(standing({ uninvolvedManagers: 2 }), { met: 2, notMet: 0 })).toBeNull();
    expect(votedOutcome(standing({ commissionersOwn: false }), { met: 6, notMet: 0 })).toBeNull();
  });

  test('everybody may do what is theirs', () => {
    expect([own, other, manager, party].map((viewer) => decisionsOf(standing(), viewer))).toEqual([
      ['report'],
      ['report', 'settle'],
      ['vote'],
      ['report'],
    ]);
    expect([other, manager, party].map((viewer) => decisionsOf(standing({ commissionersOwn: false }), viewer))).toEqual(
      [['report', 'settle'], [], ['report']],
    );
  });

  test('a refusal says who can instead', () => {
    const refusalOf = (
      ...[action, viewer, more]: [Parameters<typeof mayDecide>[1], ConditionViewer, Partial<ConditionStanding>?]
    ) => {
      const answer = mayDecide(standing(more), action, viewer);
      return answer.ok ? null : answer.refusal;
    };
    expect(refusalOf('settle', own)).toEqual({
      name: 'ownCondition',
      kind: 'forbidden',
      message: 'You cannot settle a condition of your own trade.',
      fix: 'The votes of 2 uninvolved managers decide it.',
    });
    expect(refusalOf('settle', own, { otherCommissioners: 1, uninvolvedManagers: 3 })?.fix).toBe(
      'Another commissioner can settle it. The votes of 1 uninvolved manager decide it.',
    );
    expect(refusalOf('settle', own, { uninvolvedManagers: 2 })?.fix).toBe(
      'It ends on its date by what is proven then.',
    );
    expect(refusalOf('settle', manager)?.name).toBe('conditionSettle');
    expect(refusalOf('report', manager)?.name).toBe('conditionReport');
    expect(refusalOf('vote', party)?.name).toBe('conditionVote');
    expect(refusalOf('vote', manager, { commissionersOwn: false })?.fix).toBe('Ask your commissioner to settle it.');
    expect(refusalOf('vote', manager, { uninvolvedManagers: 2 })).toMatchObject({
      message: 'Managers do not vote on this condition: 2 have no part in the trade, and it takes 3.',
      fix: 'It ends on its date by what is proven then.',
      figure: 2,
      limit: 3,
    });
    expect(refusalOf('vote', manager, { uninvolvedManagers: 2, otherCommissioners: 1 })?.fix).toBe(
      'Another commissioner settles it.',
    );
  });
});
