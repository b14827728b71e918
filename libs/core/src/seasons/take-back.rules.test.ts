import { describe, expect, test } from '@jest/globals';
import { followed, judgeTakeBack, type Since } from './take-back.rules.js';
import { undoingWords } from './take-back.words.js';

const NOTHING: Since = {
  rosterMoves: 0,
  trades: 0,
  auctions: 0,
  conditions: 0,
  penalties: 0,
  draftsBegun: [],
  lobbies: [],
  sheetsLocked: false,
};

describe('a change of phase', () => {
  test('can be taken back while nothing has followed it', () => {
    expect(judgeTakeBack(NOTHING)).toEqual({ ok: true, value: true });
  });

  test.each<[string, Partial<Since>, string]>([
    ['a move of a roster', { rosterMoves: 1 }, 'movesSince'],
    ['a trade', { trades: 2 }, 'tradesSince'],
    ['an auction of free agency', { auctions: 1 }, 'auctionsSince'],
    ['a settled condition', { conditions: 1 }, 'conditionsSince'],
    ['a forfeited pick', { penalties: 1 }, 'penaltiesSince'],
    ['a draft that has begun', { draftsBegun: ['Rookie draft'] }, 'draftBegun'],
    ['a draft in its lobby', { lobbies: ['Rookie draft'] }, 'lobbySince'],
    ['the lock of the sheets', { sheetsLocked: true }, 'sheetsLocked'],
  ])('cannot after %s', (_, since, name) => {
    expect(followed({ ...NOTHING, ...since }).map((refusal) => refusal.name)).toEqual([name]);
    expect(judgeTakeBack({ ...NOTHING, ...since })).toMatchObject({
      ok: false,
      refusal: { name: 'somethingFollowed', fix: expect.any(String) },
    });
  });

  test('is refused with everything that has followed', () => {
    expect(judgeTakeBack({ ...NOTHING, rosterMoves: 3, trades: 1 })).toMatchObject({
      refusal: { message: 'One trade has been accepted or carried out since. 3 changes were made to rosters since.' },
    });
  });

  test('says before what its taking back does, and nothing of what did not happen', () => {
    const done = {
      faPicksEnded: 84,
      faPicksGiven: 0,
      waiversClosed: 1,
      claimsClosed: 0,
      graduates: 0,
      retentionsEnded: 0,
      playersReleased: 0,
      promisesVoided: 0,
      draftPicksGiven: 0,
      settingsChanged: 0,
      championNamed: true,
      sheetsOpened: false,
    };
    expect(undoingWords(done)).toEqual([
      '84 free-agent picks can be used again until their weeks end.',
      'One waiver opens again with the time it had left.',
      'The final table is no longer final.',
    ]);
  });
});

const UNDONE = {
  faPicksEnded: 0,
  faPicksGiven: 0,
  waiversClosed: 0,
  claimsClosed: 0,
  graduates: 0,
  retentionsEnded: 0,
  playersReleased: 0,
  promisesVoided: 0,
  draftPicksGiven: 0,
  championNamed: false,
  sheetsOpened: false,
  settingsChanged: 0,
};

test('a taking back that undoes nothing says nothing', () => expect(undoingWords(UNDONE)).toEqual([]));

test.each([
  ['playersReleased', 'One player goes back to the roster.'],
  ['graduates', 'One player goes back to the rookie bank.'],
  ['faPicksEnded', 'One free-agent pick can be used again until its week ends.'],
  ['faPicksGiven', 'One free-agent pick of the season is removed.'],
  ['waiversClosed', 'One waiver opens again with the time it had left.'],
  ['claimsClosed', 'One claim counts again.'],
  ['retentionsEnded', 'One retained salary counts again.'],
  ['promisesVoided', 'One condition of a trade is open again.'],
  ['draftPicksGiven', 'One draft pick of a later season is removed.'],
  ['settingsChanged', 'One settings change waits for the season’s start again.'],
] as const)('taking back says of %s alone: "%s"', (figure, words) =>
  expect(undoingWords({ ...UNDONE, [figure]: 1 })).toEqual([words]),
);

test('sheets that were opened close again', () =>
  expect(undoingWords({ ...UNDONE, sheetsOpened: true })).toEqual([
    'The protection sheets close; what is saved on them stays saved.',
  ]));

test('each thing that followed is counted by itself', () => {
  expect(
    followed({
      rosterMoves: 1,
      trades: 2,
      auctions: 2,
      conditions: 1,
      penalties: 2,
      draftsBegun: ['A draft', 'B draft'],
      lobbies: ['C draft'],
      sheetsLocked: true,
    }).map(({ message }) => message),
  ).toEqual([
    'A draft has begun since.',
    'B draft has begun since.',
    'The protection sheets have been locked since.',
    '2 trades have been accepted or carried out since.',
    'One change was made to rosters since.',
    '2 auctions were opened since and still open.',
    'One condition of a trade was settled since.',
    '2 picks were forfeited or given back since.',
    'The lobby of C draft is open, and it belongs to this phase.',
  ]);
});
