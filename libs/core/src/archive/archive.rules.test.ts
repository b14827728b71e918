import { describe, expect, test } from '@jest/globals';
import { deeperThan, namedIn, renamed, type Renaming } from './archive.rules.js';

const renaming: Renaming = {
  ids: new Map([
    ['1AAAAAAAAAAA', '2BBBBBBBBBBB'],
    ['3CCCCCCCCCCC', '4DDDDDDDDDDD'],
  ]),
  players: new Map([[17, 40]]),
  stranger: () => 'ZZZZZZZZZZZ1',
};

describe('a row elsewhere', () => {
  test('has the new ids wherever they stand', () => {
    expect(
      renamed(
        {
          id: '1AAAAAAAAAAA',
          stream: 'draft:3CCCCCCCCCCC',
          rooms: ['league:1AAAAAAAAAAA', 'team:9YYYYYYYYYYY'],
          data: { path: '/1AAAAAAAAAAA/trade/review/3CCCCCCCCCCC', votes: { '1AAAAAAAAAAA': 2 } },
        },
        renaming,
      ),
    ).toEqual({
      id: '2BBBBBBBBBBB',
      stream: 'draft:4DDDDDDDDDDD',
      rooms: ['league:2BBBBBBBBBBB', 'team:ZZZZZZZZZZZ1'],
      data: { path: '/2BBBBBBBBBBB/trade/review/4DDDDDDDDDDD', votes: { '2BBBBBBBBBBB': 2 } },
    });
  });

  test('keeps words that look like ids, and text that names none', () => {
    const row = { acquired_by: 'commissioner', title: '9YYYYYYYYYYY', body: 'Commissioner, look: 5EEEEEEEEEEE' };
    expect(renamed(row, renaming)).toEqual(row);
  });

  test('has the players’ numbers here, and figures as they are', () => {
    expect(
      renamed(
        {
          player_id: 17,
          core: [17, 18],
          figures: { points: 17, player_ids: [17] },
          players: [{ id: 17, cap: 17 }],
          player: { id: 17 },
          keeper_id: 17,
          keeper: { id: 17 },
          asset: { kind: 'player', ref: '17' },
          pick: { kind: 'draft-pick', ref: '17' },
        },
        renaming,
      ),
    ).toEqual({
      player_id: 40,
      core: [40, 18],
      figures: { points: 17, player_ids: [40] },
      players: [{ id: 40, cap: 17 }],
      player: { id: 40 },
      keeper_id: 40,
      keeper: { id: 40 },
      asset: { kind: 'player', ref: '40' },
      pick: { kind: 'draft-pick', ref: '17' },
    });
  });
});

test('what a row names: ids and players', () => {
  const ids = new Set<string>();
  const players = new Set<number>();
  namedIn(
    {
      actor: '1AAAAAAAAAAA',
      rooms: ['user:3CCCCCCCCCCC'],
      votes: { '9YYYYYYYYYYY': 1 },
      player_id: 17,
      points: 3,
      kind: 'player',
      ref: '18',
    },
    ids,
    players,
  );
  expect([...ids]).toEqual(['1AAAAAAAAAAA', '3CCCCCCCCCCC', '9YYYYYYYYYYY']);
  expect([...players]).toEqual([17, 18]);
});

test('what lies deeper than allowed is told', () => {
  expect(deeperThan([[[]]], 3)).toBe(false);
  expect(deeperThan([[[[]]]], 3)).toBe(true);
});
