import { describe, expect, it } from '@jest/globals';
import { messageWords } from '../messages/messages.js';
import {
  autoSchema,
  clockSchema,
  configureDraftSchema,
  createDraftSchema,
  makePickSchema,
  queueSchema,
  replaceSchema,
  setOrderSchema,
  undoSchema,
} from './draft.schema.js';

interface Checker {
  safeParse(value: unknown): { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

const issues = (schema: Checker, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${messageWords(issue.message)}`,
  );

describe('the clock', () => {
  it('is 15 seconds to 24 hours, without quiet hours unless they are given', () => {
    expect(clockSchema.parse({ seconds: 15 })).toEqual({ seconds: 15, quietHours: null });
    expect(clockSchema.parse({ seconds: 86_400, quietHours: null })).toEqual({ seconds: 86_400, quietHours: null });
  });

  it.each([
    [{ seconds: 14 }, 'seconds: The clock is at least 15 seconds.'],
    [{ seconds: 86_401 }, 'seconds: The clock is at most 24 hours.'],
    [{ seconds: 20.5 }, 'seconds: Seconds must be whole.'],
    [{}, 'seconds: Seconds must be a number.'],
    [
      { seconds: 90, quietHours: { fromMinute: 0, toMinute: 480, timeZone: 'Mars/Olympus' } },
      'quietHours.timeZone: This time zone is unknown.',
    ],
  ])('cannot be %j', (clock, message) => {
    expect(issues(clockSchema, clock)).toEqual([message]);
  });

  it('takes quiet hours over midnight, and none beyond a day', () => {
    const quietHours = { fromMinute: 1320, toMinute: 480, timeZone: 'America/Toronto' };
    expect(clockSchema.parse({ seconds: 3600, quietHours })).toEqual({ seconds: 3600, quietHours });
    expect(issues(clockSchema, { seconds: 3600, quietHours: { ...quietHours, toMinute: 1440 } })).toHaveLength(1);
  });
});

describe('the bodies of draft commands', () => {
  it('of a new draft need a type and nothing else', () => {
    expect(createDraftSchema.parse({ type: 'rookie' })).toEqual({ type: 'rookie' });
    expect(createDraftSchema.parse({ type: 'expansion', teams: 2 })).toEqual({ type: 'expansion', teams: 2 });
    for (const wrong of [{ type: 'expansion' }, { type: 'rookie', teams: 2 }])
      expect(issues(createDraftSchema, wrong)).toEqual([
        'teams: An expansion draft, and no other, says how many teams join.',
      ]);
    expect(issues(createDraftSchema, { type: 'startup' })).toEqual([
      'type: A draft is one of general, rookie, mid-season, steal, waiver, expansion, class.',
    ]);
  });

  it('of the settings need a name', () => {
    expect(issues(configureDraftSchema, { name: '  ', clock: { seconds: 90 } })).toEqual([
      'name: Give the draft a name.',
    ]);
  });

  it('of an order by the commissioner list the teams', () => {
    expect(issues(setOrderSchema, { source: 'commissioner', kind: 'manual' })).toEqual([
      'team_ids: List the teams in their order.',
    ]);
    expect(issues(setOrderSchema, { source: 'random', kind: 'snake' })).toEqual([]);
  });

  it('of a pick name the pick and the player, and a reason of some length where there is one', () => {
    expect(makePickSchema.parse({ overall: 1, player_id: 8478402 })).toEqual({ overall: 1, player_id: 8478402 });
    expect(issues(makePickSchema, { overall: 1, player_id: 8478402, override_reason: ' x ' })).toEqual([
      'override_reason: Give a reason of at least 3 characters.',
    ]);
    expect(issues(makePickSchema, {})).toEqual([
      'overall: The pick number is required.',
      'player_id: Choose a player.',
    ]);
  });

  it('of a replacement always give a reason', () => {
    expect(issues(replaceSchema, { overall: 1, player_id: 2, reason: '  ' })).toEqual([
      'reason: Give a reason of at least 3 characters.',
    ]);
    expect(replaceSchema.parse({ overall: 1, player_id: 2, reason: ' Wrong man ' })).toEqual({
      overall: 1,
      player_id: 2,
      reason: 'Wrong man',
    });
  });

  it.each([0, -1, 1.5, 5001, '1', null])('do not take %j for a pick number', (overall) => {
    expect(issues(undoSchema, { overall })).toHaveLength(1);
  });

  it('of Auto name the team', () => {
    expect(issues(autoSchema, { team_id: 'x', on: true })).toEqual(['team_id: This is not a valid id.']);
    expect(issues(autoSchema, { team_id: '123456789ABC', on: true })).toEqual([]);
  });

  it('of a queue hold at most 500 players', () => {
    const players = Array.from({ length: 501 }, (_, index) => index + 1);
    expect(issues(queueSchema, { player_ids: players })).toEqual(['player_ids: A queue holds at most 500 players.']);
    expect(issues(queueSchema, { player_ids: players.slice(1) })).toEqual([]);
    expect(issues(queueSchema, { player_ids: [] })).toEqual([]);
  });

  it('of a queue name the limit that a wish is beyond', () => {
    const of = (...wishes: unknown[]) => issues(queueSchema, { wishes });
    const rule = { positions: ['D'], most: 3_000_000, gone: { how: 'all', player_ids: [1, 2] } };
    expect(of(1, rule, { player_id: 2, from_round: 5, fewer_than: { position: 'G', count: 2 } })).toEqual([]);
    expect(of({ ...rule, positions: [] })).toEqual(['wishes.0.positions: Choose a position.']);
    expect(of({ player_id: 1, from_round: 61 })).toEqual(['wishes.0.from_round: A draft has at most 60 rounds.']);
    expect(of({ player_id: 1, fewer_than: { position: 'G', count: 0 } })).toEqual([
      'wishes.0.fewer_than.count: Count at least 1 player.',
    ]);
    const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
    expect(of({ ...rule, gone: { how: 'any', player_ids: eleven } })).toEqual([
      'wishes.0.gone.player_ids: A condition names at most 10 players.',
    ]);
    expect(of('x')).toEqual(['wishes.0: A wish is a player, or the positions of a rule.']);
    expect(of(...Array.from({ length: 41 }, (_, index) => ({ player_id: index + 1 })))).toEqual([
      'wishes: A queue holds at most 40 rules and players under a condition.',
    ]);
    expect(issues(queueSchema, {})).toEqual(['wishes: Send the wishes of the queue, or its player_ids.']);
    expect(issues(queueSchema, { wishes: [], player_ids: [] })).toHaveLength(1);
  });
});
