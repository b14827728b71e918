import { describe, expect, it, test } from '@jest/globals';
import { totals } from '../teams/cap.rules.js';
import { arrivalPlace, booksAfter, capHitOf, moving, retentionOf } from './trade.books.js';
import type { TradeContext } from './trade.context.js';
import type { Condition } from './trade.model.js';
import { NOW, contextOf, gives, held, picks, retains, retentionBy, terms } from './testing/trade.builders.js';

const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };

describe('the books after a trade', () => {
  it('show who went where, who retains, and what each pays, in this season and the next two', () => {
    const context = contextOf({ a: [held(1, 8_000_001), held(2, 1_000_000)], b: [held(3, 2_000_000)] });
    const after = booksAfter(terms([gives(1), retains(1, 25)], [gives(3)]), context);
    const used = after.teams.map((seasons) => seasons.map((team) => totals(team, {}).capUsed));
    expect(used).toEqual([
      [5_000_000, 5_000_000, 5_000_000],
      [6_000_001, 6_000_001, 6_000_001],
    ]);
    expect(after.teams[0][0]).toMatchObject({ retained: 2_000_000, retainedContracts: 1 });
  });

  it('end a retention of who gets the player back', () => {
    const retention = {
      id: 'r',
      playerId: 1,
      teamId: 'b',
      percent: 25,
      throughSeason: '2027-28',
      createdAt: NOW - 400 * 86_400_000,
      endedAt: null,
    };
    const context = contextOf({
      a: [held(1, 2_000_000, { retainedByOthers: 500_000 })],
      context: { retentions: [retention] },
    });
    const giving = {
      ...context,
      teams: [
        context.teams[0],
        {
          ...context.teams[1],
          seasons: context.teams[1].seasons.map((team) => ({ ...team, retained: 500_000, retainedContracts: 1 })),
        },
      ] as const,
    };
    const after = booksAfter(terms([gives(1)]), giving);
    expect(after.teams[1][0]).toMatchObject({
      retained: 0,
      retainedContracts: 0,
      players: [{ id: 1, retainedByOthers: 0 }],
    });
  });

  it('take players in where they stood, and then let each side move its own', () => {
    const context = contextOf({
      a: [held(1, 1, { place: 'ir', status: 'LTIR' }), held(2, 1, { place: 'rookie', rookie: true })],
      b: [held(3, 1)],
    });
    const after = booksAfter(
      terms([gives(1), gives(2)], [], {
        b: [
          { type: 'activate', player_id: 1 },
          { type: 'drop', player_id: 3 },
          { type: 'toIr', player_id: 2 },
        ],
      }),
      context,
    );
    expect(after.teams[1][0]?.players.map(({ id, place }) => [id, place])).toEqual([
      [1, 'active'],
      [2, 'rookie'],
    ]);
    expect(after.refusals[1].map(({ name }) => name)).toEqual(['wrongPlace']);
  });

  it('leave what is under a condition where it is', () => {
    const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
    const context = contextOf({ a: [held(1, 1_000_000)] });
    const after = booksAfter(terms([gives(1, condition), retains(1, 10)]), context);
    expect(after.teams.map(([team]) => [team?.players.length, team?.retained])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('leave a player where they are of whom only salary is named', () => {
    const context = contextOf({ a: [held(1, 1_000_000)] });
    const after = booksAfter(terms([retains(1, 10)]), context);
    expect(after.teams.map(([team]) => [team?.players.length, team?.retained, team?.retainedContracts])).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('retain salary as long as the contract runs, and no longer', () => {
    const context = contextOf({ a: [held(1, 1_000_000)] });
    const facts = { ...context.players.get(1)!, expiry: 2027 };
    const ending = { ...context, players: new Map([[1, facts]]) };
    const after = booksAfter(terms([gives(1), retains(1, 10)]), ending);
    expect(after.teams[0].map(({ retained, retainedContracts }) => [retained, retainedContracts])).toEqual([
      [100_000, 1],
      [100_000, 1],
      [0, 0],
    ]);
    expect(after.teams[1].map(({ players }) => players[0]?.retainedByOthers)).toEqual([100_000, 100_000, 0]);
    expect(retentionOf(ending, 'a', facts, 1_000_005, { percent: 10 })).toEqual({
      playerId: 1,
      teamId: 'a',
      percent: 10,
      amount: 100_000,
      throughSeason: '2026-27',
    });
    expect(retentionOf(ending, 'a', facts, 1_000_005, { percent: null, dollars: 250_000 })).toEqual({
      playerId: 1,
      teamId: 'a',
      percent: null,
      dollars: 250_000,
      ofHit: 1_000_005,
      amount: 250_000,
      throughSeason: '2026-27',
    });
  });

  it('retain nothing of a player of whose contract nothing is known', () => {
    const context = contextOf({ a: [held(1, 1_000_000)], context: { players: new Map() } });
    expect(booksAfter(terms([gives(1), retains(1, 10)]), context).teams[0][0]).toMatchObject({ retained: 0 });
  });

  it('count a contract once of which the team that gets the player back retained two parts', () => {
    const retentions = [retentionBy('b', { id: 'r', percent: 10 }), retentionBy('b', { id: 's', percent: 15 })];
    const context = contextOf({ a: [held(1, 2_000_000, { retainedByOthers: 500_000 })], context: { retentions } });
    const [team, other] = context.teams;
    const seasons = other.seasons.map((books) => ({ ...books, retained: 700_000, retainedContracts: 2 }));
    const after = booksAfter(terms([gives(1)]), { ...context, teams: [team, { ...other, seasons }] });
    expect(after.teams[1][0]).toMatchObject({ retained: 200_000, retainedContracts: 1 });
  });

  it('reach as far as the books of both teams are known', () => {
    const context = contextOf({ a: [held(1, 1)], b: [held(2, 1)] });
    const known = (a: number, b: number): TradeContext => ({
      ...context,
      teams: [
        { ...context.teams[0], seasons: context.teams[0].seasons.slice(0, a) },
        { ...context.teams[1], seasons: context.teams[1].seasons.slice(0, b) },
      ],
    });
    const years = (a: number, b: number) =>
      booksAfter(terms([gives(1)]), known(a, b)).teams.map(({ length }) => length);
    expect([years(3, 1), years(1, 3), years(3, 3), years(0, 3)]).toEqual([
      [1, 1],
      [1, 1],
      [3, 3],
      [0, 0],
    ]);
  });

  it('say once of a move that it cannot be made, though they are shown for three seasons', () => {
    const context = contextOf({ a: [held(1, 1)] });
    const after = booksAfter(terms([], [], { a: [{ type: 'activate', player_id: 1 }] }), context);
    expect(after.refusals.map((refusals) => refusals.map(({ name }) => name))).toEqual([['wrongPlace'], []]);
    expect(after.teams[0]).toHaveLength(3);
  });
});

describe('what moves at execution', () => {
  it('is what no condition holds back', () => {
    const side = terms([gives(1), picks('p', condition), retains(1, 10), gives(2), retains(2, 5, condition)]).sides[0];
    expect(moving(side)).toEqual([gives(1), retains(1, 10), gives(2)]);
  });

  it('leaves the salary of a player behind who goes only under a condition, and of nobody else', () => {
    const side = terms([gives(1, condition), retains(1, 10), gives(2), retains(2, 5), picks('p')]).sides[0];
    expect(moving(side)).toEqual([gives(2), retains(2, 5), picks('p')]);
  });
});

test.each([
  ['active', true, 'active'],
  ['ir', true, 'ir'],
  ['rookie', true, 'rookie'],
  ['active', false, 'active'],
  ['ir', false, 'ir'],
  ['rookie', false, 'active'],
] as const)('a player who is %s arrives at a team with a rookie bank (%s) as %s', (place, rookieBank, arrives) => {
  const context = contextOf({});
  expect(arrivalPlace({ place }, { rules: { ...context.rules, rookieBank } })).toBe(arrives);
});

test('a cap hit is looked up at both teams, in this season', () => {
  const context = contextOf({ a: [held(1, 5), held(2, 6)], b: [held(3, 7)] });
  expect([1, 2, 3, 4].map((id) => capHitOf(context, id))).toEqual([5, 6, 7, null]);
  const empty = { ...context, teams: [{ ...context.teams[0], seasons: [] }, context.teams[1]] as const };
  expect([capHitOf(empty, 1), capHitOf(empty, 3)]).toEqual([null, 7]);
});
