import { describe, expect, test } from '@jest/globals';
import {
  boxScoreSchema,
  gamesOfSchedule,
  gamesOfScores,
  isNews,
  linesOfNight,
  needsPlaysOf,
  pauseAfter,
  scheduleSchema,
  scoresSchema,
  withKnown,
  type ToldNight,
} from './night.rules.js';
import { figuresOf } from '../scoring/scoring.table.js';

const DAY = '2026-11-22';
const goal = (playerId: number, team: string, more: object = {}) => ({
  playerId,
  strength: 'ev',
  period: 1,
  periodDescriptor: { number: 1, periodType: 'REG' },
  teamAbbrev: team,
  assists: [],
  ...more,
});
const game = (more: object = {}) => ({
  id: 2_026_020_101,
  gameType: 2,
  gameDate: DAY,
  startTimeUTC: '2026-11-23T00:00:00Z',
  gameState: 'LIVE',
  gameScheduleState: 'OK',
  awayTeam: { abbrev: 'TOR', score: 2 },
  homeTeam: { abbrev: 'MTL', score: 1 },
  periodDescriptor: { number: 2, periodType: 'REG' },
  clock: { timeRemaining: '12:33', inIntermission: false },
  ...more,
});
const answer = (...games: unknown[]) => gamesOfScores(scoresSchema.parse({ currentDate: DAY, games }));
const told = (...games: object[]) => answer(...games).nights;
const one = (more: object): ToldNight => {
  const [night] = told(game(more));
  if (!night) throw new Error('a game of the season is told');
  return night;
};
const skater = (playerId: number, more: object = {}) => ({
  playerId,
  goals: 0,
  assists: 0,
  plusMinus: 0,
  pim: 0,
  hits: 0,
  powerPlayGoals: 0,
  sog: 0,
  blockedShots: 0,
  takeaways: 0,
  giveaways: 0,
  toi: '12:00',
  ...more,
});
const keeper = (playerId: number, more: object = {}) => ({
  playerId,
  goalsAgainst: 0,
  shotsAgainst: 20,
  starter: true,
  toi: '60:00',
  ...more,
});
const box = (away: object, home: object = {}) =>
  boxScoreSchema.parse({
    awayTeam: { abbrev: 'TOR' },
    homeTeam: { abbrev: 'MTL' },
    playerByGameStats: {
      awayTeam: { forwards: [], defense: [], goalies: [], ...away },
      homeTeam: { forwards: [], defense: [], goalies: [], ...home },
    },
  });
const lineOf = (lines: ReturnType<typeof linesOfNight>, id: number) =>
  lines.find(({ playerId }) => playerId === id)?.figures;

describe('a game as the NHL tells it', () => {
  test.each([
    [{ gameState: 'FUT' }, 'scheduled'],
    [{ gameState: 'PRE' }, 'scheduled'],
    [{ gameState: 'CRIT' }, 'live'],
    [{ gameState: 'OVER' }, 'over'],
    [{ gameState: 'FINAL' }, 'final'],
    [{ gameState: 'OFF' }, 'final'],
    [{ gameState: 'FUT', gameScheduleState: 'PPD' }, 'postponed'],
    [{ gameState: 'FUT', gameScheduleState: 'CNCL' }, 'cancelled'],
    [{ gameState: 'LIVE', gameScheduleState: 'SUSP' }, 'suspended'],
  ])('%o is %s', (more, state) => {
    expect(one(more).game.state).toBe(state);
  });

  test('has score, period and clock only once it runs', () => {
    expect(one({}).game).toMatchObject({ away_score: 2, home_score: 1, period: '2nd', clock: '12:33' });
    expect(one({ gameState: 'FUT' }).game).toMatchObject({ away_score: null, period: null, clock: null });
    expect(one({ clock: { timeRemaining: '05:00', inIntermission: true } }).game.clock).toBe('intermission');
    expect(one({ gameState: 'OVER', periodDescriptor: { number: 4, periodType: 'OT' } }).game).toMatchObject({
      period: 'OT',
      clock: null,
    });
  });

  test('counts in a season and its playoffs, and not before', () => {
    expect(told(game({ gameType: 1 }), game({ gameType: 3 })).map((night) => night.game.playoffs)).toEqual([true]);
    const week = { gameWeek: [{ date: DAY, games: [game({ gameDate: undefined })] }] };
    expect(gamesOfSchedule(scheduleSchema.parse(week)).nights[0]?.game).toMatchObject({ day: DAY, season: '2026-27' });
  });

  test('is not told backwards once it is final', () => {
    expect([
      isNews(undefined, 'live'),
      isNews('over', 'live'),
      isNews('final', 'over'),
      isNews('final', 'final'),
    ]).toEqual([true, true, false, true]);
  });
});

describe('an odd row', () => {
  test('of a game hides no other game, and is named with the clubs', () => {
    const odd = game({ id: 2_026_020_102, homeTeam: { abbrev: 'ALLSTARS' } });
    const { nights, faults } = answer(odd, game(), 7, null);
    expect(nights.map(({ game: { id } }) => id)).toEqual(['2026020101']);
    expect(faults.map(({ id, name, field }) => [id, name, field])).toEqual([
      [2_026_020_102, 'TOR @ ALLSTARS', 'homeTeam.abbrev'],
      [null, null, ''],
      [null, null, ''],
    ]);
  });

  test('of a special event may have any shape', () => {
    expect(answer(game({ gameType: 4, awayTeam: { abbrev: 'TEAM-MATTHEWS' }, startTimeUTC: 'noon' }), game())).toEqual({
      nights: told(game()),
      faults: [],
    });
  });

  test('of a week lists a game once, as it comes last', () => {
    const week = { gameWeek: [1, 2].map(() => ({ date: DAY, games: [game(), game({ gameState: 'FINAL' })] })) };
    expect(gamesOfSchedule(scheduleSchema.parse(week)).nights.map(({ game: { state } }) => state)).toEqual(['final']);
  });

  test('of a week is read though another day of it cannot be', () => {
    const week = { gameWeek: [{ date: '0000-01-01', games: [] }, { date: DAY, games: [game()] }, { games: 'none' }] };
    const { nights, faults } = gamesOfSchedule(scheduleSchema.parse(week));
    expect([nights.length, faults.map(({ field }) => field)]).toEqual([1, ['date', 'date, games']]);
  });

  test('among the goals makes figures that follow from goals missing', () => {
    const { nights, faults } = answer(game({ goals: [goal(1, 'TOR'), { playerId: 'x' }] }));
    expect([nights[0]?.goals, faults[0]?.field]).toEqual([null, 'goals']);
  });

  test('of a box score hides no other player', () => {
    const sheet = box({ forwards: [skater(1, { goals: -4 }), skater(2, { goals: 1 }), skater(2, { goals: 2 })] });
    expect(linesOfNight(sheet, one({})).map(({ playerId, figures }) => [playerId, figures.g])).toEqual([[2, 2]]);
    expect(sheet.faults.map(({ id, field }) => [id, field])).toEqual([[1, 'goals']]);
  });
});

describe('lines of a game', () => {
  test('have points by strength from the goals, and none of who was not on the ice', () => {
    const night = one({
      goals: [
        goal(1, 'TOR', { strength: 'pp', assists: [{ playerId: 2 }] }),
        goal(2, 'TOR', { strength: 'sh', assists: [{ playerId: 1 }] }),
        goal(3, 'MTL', { periodDescriptor: { number: 4, periodType: 'OT' } }),
      ],
    });
    const lines = linesOfNight(
      box(
        { forwards: [skater(1, { goals: 1, assists: 1, sog: 3 }), skater(9, { toi: '00:00' })] },
        { defense: [skater(3)] },
      ),
      night,
    );
    expect(lineOf(lines, 1)).toMatchObject({ g: 1, a: 1, ppp: 1, shg: 0, shp: 1, gwg: 0, sog: 3 });
    expect(lineOf(lines, 3)).toMatchObject({ otg: 1 });
    expect(lineOf(lines, 9)).toBeUndefined();
  });

  test('name the winning goal, winner and shutout only when the game is final', () => {
    const goals = [goal(3, 'MTL'), goal(1, 'TOR'), goal(2, 'TOR'), goal(1, 'TOR')];
    const score = { awayTeam: { abbrev: 'TOR', score: 3 }, homeTeam: { abbrev: 'MTL', score: 1 }, goals };
    const sheet = box(
      { forwards: [skater(1, { goals: 2 }), skater(2, { goals: 1 })], goalies: [keeper(8, { decision: 'W' })] },
      { goalies: [keeper(7, { decision: 'L', goalsAgainst: 3 })] },
    );
    const over = linesOfNight(sheet, one({ ...score, gameState: 'OVER' }));
    expect([lineOf(over, 2)?.gwg, lineOf(over, 8)?.w, lineOf(over, 7)?.l]).toEqual([0, 0, 0]);
    const final = linesOfNight(sheet, one({ ...score, gameState: 'FINAL' }));
    expect([lineOf(final, 1)?.gwg, lineOf(final, 2)?.gwg]).toEqual([0, 1]);
    expect([lineOf(final, 8)?.w, lineOf(final, 8)?.so, lineOf(final, 7)?.l]).toEqual([1, 0, 1]);
  });

  test('give a shutout to one goalie alone, whom a lost shootout does not cost it', () => {
    const score = (away: number, home: number, more: object = {}) =>
      one({
        gameState: 'FINAL',
        awayTeam: { abbrev: 'TOR', score: away },
        homeTeam: { abbrev: 'MTL', score: home },
        ...more,
      });
    const alone = box({ goalies: [keeper(8)] });
    expect(lineOf(linesOfNight(alone, score(2, 0)), 8)?.so).toBe(1);
    expect(lineOf(linesOfNight(alone, score(0, 1, { periodDescriptor: { number: 5, periodType: 'SO' } })), 8)?.so).toBe(
      1,
    );
    expect(lineOf(linesOfNight(alone, score(0, 1)), 8)?.so).toBe(0);
    expect(lineOf(linesOfNight(box({ goalies: [keeper(8), keeper(6)] }), score(2, 0)), 8)?.so).toBe(0);
  });

  test.each([
    ['3rd', { number: 3, periodType: 'REG' }, [1, 0, 0]],
    ['OT', { number: 4, periodType: 'OT' }, [1, 1, 0]],
    ['SO', { number: 5, periodType: 'SO' }, [1, 0, 1]],
  ])('name the kind of a win that ends in %s, and a goalie’s seconds', (_, periodDescriptor, wins) => {
    const score = { awayTeam: { abbrev: 'TOR', score: 3 }, homeTeam: { abbrev: 'MTL', score: 2 }, periodDescriptor };
    const sheet = box({ goalies: [keeper(8, { decision: 'W', toi: '64:07' })] }, { goalies: [keeper(7)] });
    const at = (gameState: string) => linesOfNight(sheet, one({ ...score, gameState }));
    const winner = lineOf(at('FINAL'), 8);
    expect([winner?.w, winner?.otw, winner?.sow]).toEqual(wins);
    expect(lineOf(at('OVER'), 8)).toMatchObject({ w: 0, otw: 0, sow: 0, goalie_seconds: 3847 });
    expect(lineOf(at('FINAL'), 7)).toMatchObject({ w: 0, otw: 0, sow: 0, goalie_seconds: 3600 });
  });

  test('take overtime assists, shootout goals and fights from the plays, and keep them where these are missing', () => {
    const sheet = box({ forwards: [skater(1, { pim: 5 }), skater(2)] });
    const quiet = box({ forwards: [skater(1, { pim: 4 })] });
    const night = one({});
    expect([needsPlaysOf(sheet, night), needsPlaysOf(quiet, night)]).toEqual([true, false]);
    expect(needsPlaysOf(quiet, one({ periodDescriptor: { number: 5, periodType: 'SO' } }))).toBe(true);
    const plays = new Map([[1, { ota: 1, so_g: 2, fights: 1 }]]);
    const told = linesOfNight(sheet, night, plays);
    expect(lineOf(told, 1)).toMatchObject({ ota: 1, so_g: 2, fights: 1 });
    expect(lineOf(told, 2)).toMatchObject({ ota: 0, so_g: 0, fights: 0 });
    const [missing] = linesOfNight(sheet, night, null);
    if (!missing) throw new Error('the player was on the ice');
    expect(withKnown(missing, { ...figuresOf(() => 0), fights: 2 })).toMatchObject({ fights: 2, pim: 5 });
  });

  test('take face-offs from the plays where these were read for them', () => {
    const sheet = box({ forwards: [skater(1), skater(2)] });
    const known = { ...figuresOf(() => 0), fow: 3, fol: 9 };
    const [own, other] = linesOfNight(sheet, one({}), undefined, new Map([[1, { fow: 4, fol: 2 }]]));
    if (!own || !other) throw new Error('the players were on the ice');
    expect([own, other].map((line) => withKnown(line, known))).toMatchObject([
      { fow: 4, fol: 2 },
      { fow: 0, fol: 0 },
    ]);
  });

  test('name a goalie whose time on ice cannot be read', () => {
    const sheet = box({ goalies: [keeper(8, { toi: '1:2:3' }), keeper(7, { toi: '' })] });
    expect(sheet.faults.map(({ id, field }) => [id, field])).toEqual([[8, 'toi']]);
    expect(linesOfNight(sheet, one({}))).toEqual([]);
  });

  test('keep what is known of figures that the source does not tell', () => {
    const [line] = linesOfNight(box({ forwards: [skater(1, { goals: 1 })] }), one({ goals: undefined }));
    if (!line) throw new Error('the player was on the ice');
    const known = { ...figuresOf(() => 0), g: 5, ppp: 2, fow: 11 };
    expect(withKnown(line, known)).toMatchObject({ g: 1, ppp: 2, fow: 11 });
    expect(withKnown(line, undefined)).toMatchObject({ g: 1, ppp: 0, fow: 0 });
  });
});

test('the pause after trouble doubles to a quarter of an hour, and is never shorter than asked for', () => {
  expect([1, 2, 3, 7, 20].map((failures) => pauseAfter(failures, null))).toEqual([
    15_000, 30_000, 60_000, 900_000, 900_000,
  ]);
  expect(pauseAfter(1, 600_000)).toBe(600_000);
});
