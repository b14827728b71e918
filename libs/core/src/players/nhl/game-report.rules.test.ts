import { describe, expect, test } from '@jest/globals';
import {
  gamesToPlay,
  readGameReports,
  withPlays,
  type GameReports,
  type GameRows,
  type Schedule,
} from './game-report.rules.js';
import type { NightGame } from './night.rules.js';
import type { GamePlays } from './plays.rules.js';
import { NHL_GAME_SCHEMAS } from './nhl.schema.js';
import type { NhlReport } from '../scoring/scoring.sources.js';
import { readRows } from './told-rows.js';

const GAME = 2_026_020_300;
const DAY = '2026-11-20';
const TODAY = '2026-11-21';
const row = (playerId: number, more: object = {}) => ({ playerId, gameId: GAME, gameDate: DAY, ...more });
const rowsOf = (report: NhlReport, rows: readonly object[], complete = true): GameRows => ({
  ...readRows(rows, NHL_GAME_SCHEMAS[report], { key: ({ playerId, gameId }) => `${playerId} ${gameId}` }),
  complete,
});
const reports = (more: Partial<GameReports> = {}): GameReports => ({
  'skater/summary': rowsOf('skater/summary', [row(100, { goals: 1 })]),
  'goalie/summary': rowsOf('goalie/summary', [row(300, { goalsAgainst: 1 })]),
  'skater/realtime': rowsOf('skater/realtime', [row(100, { hits: 3 })]),
  'skater/faceoffwins': rowsOf('skater/faceoffwins', []),
  ...more,
});
const read = (more: Partial<GameReports> = {}, schedule: Schedule | null = new Map(), today = TODAY) =>
  readGameReports(reports(more), false, schedule, today);
const scheduled = (more: Partial<NightGame>): Schedule =>
  new Map([[String(GAME), { state: 'final', away_score: 1, home_score: 0, period: '3rd', ...more } as NightGame]]);

test('lines have the figures of all reports, and name what no report tells of their game', () => {
  const [line] = read().lines;
  expect(line).toMatchObject({ playerId: 100, gameId: String(GAME), season: '2026-27', day: DAY });
  expect(line?.figures).toMatchObject({ g: 1, hits: 3, fow: 0 });
  expect(line?.missing).toEqual(['fow', 'fol']);
  const faced = read({ 'skater/faceoffwins': rowsOf('skater/faceoffwins', [row(101, { totalFaceoffWins: 4 })]) });
  expect(faced.lines[0]?.missing).toEqual([]);
});

test.each([
  ['3rd', [1, 0, 0]],
  ['OT', [1, 1, 0]],
  ['SO', [1, 0, 1]],
])('the kind of a win follows from the schedule: a game that ends in %s', (period, wins) => {
  const goalies = { 'goalie/summary': rowsOf('goalie/summary', [row(300, { wins: 1, timeOnIce: 3847 })]) };
  const winner = (schedule: Schedule | null) => read(goalies, schedule).lines[1];
  const { w, otw, sow, goalie_seconds } = winner(scheduled({ period }))?.figures ?? {};
  expect([w, otw, sow, goalie_seconds]).toEqual([...wins, 3847]);
  expect(winner(scheduled({ period }))?.missing).toEqual([]);
  expect(winner(null)?.missing).toEqual(['otw', 'sow']);
});

describe('plays', () => {
  const major = { 'skater/summary': rowsOf('skater/summary', [row(100, { penaltyMinutes: 5 }), row(101)]) };
  const told = new Map([[100, { ota: 0, so_g: 0, fights: 1 }]]);

  test('are wanted of games after regulation, with a major penalty, and of a known schedule', () => {
    const wanted = (schedule: Schedule | null, more: Partial<GameReports> = {}) =>
      gamesToPlay(read(more, schedule).lines, schedule);
    expect(wanted(scheduled({}))).toEqual([]);
    expect([wanted(scheduled({ period: 'OT' })), wanted(scheduled({}), major)]).toEqual([
      [String(GAME)],
      [String(GAME)],
    ]);
    expect([wanted(null, major), wanted(new Map(), major)]).toEqual([[], []]);
  });

  test('count for skaters, and are named where the report lacks them', () => {
    const fights = (schedule: Schedule | null, plays: ReadonlyMap<string, GamePlays | null>) =>
      withPlays(read(major, schedule).lines, schedule, plays).map((line) => [
        line.figures.fights,
        line.missing.includes('fights'),
      ]);
    const known = scheduled({});
    const [zero, unknown] = [
      [0, false],
      [0, true],
    ];
    expect(fights(known, new Map([[String(GAME), told]]))).toEqual([[1, false], zero, zero]);
    expect(fights(known, new Map([[String(GAME), null]]))).toEqual([unknown, unknown, zero]);
    expect(fights(known, new Map())).toEqual([zero, zero, zero]);
    expect(fights(null, new Map())).toEqual([unknown, unknown, zero]);
  });
});

describe('a report of a game is complete', () => {
  test('when all pages were read and the game is final', () => {
    expect(read()).toMatchObject({ skaters: [String(GAME)], goalies: [String(GAME)] });
    expect(read({}, scheduled({}))).toMatchObject({ skaters: [String(GAME)], goalies: [String(GAME)] });
  });

  test.each<[string, Partial<GameReports>, Schedule | null, string]>([
    [
      'a page is missing',
      { 'skater/summary': rowsOf('skater/summary', [row(100, { goals: 1 })], false) },
      new Map(),
      TODAY,
    ],
    [
      'a row of it cannot be read',
      { 'skater/summary': rowsOf('skater/summary', [row(100, { goals: 1 }), row(200, { goals: 'two' })]) },
      new Map(),
      TODAY,
    ],
    [
      'a row that names no game cannot be read',
      { 'skater/summary': rowsOf('skater/summary', [row(100, { goals: 1 }), { playerId: 200 }]) },
      new Map(),
      TODAY,
    ],
    ['it is empty', { 'skater/summary': rowsOf('skater/summary', []) }, new Map(), TODAY],
    ['the schedule could not be had', {}, null, TODAY],
    ['the game is not over', {}, scheduled({ state: 'live' }), TODAY],
    ['the day of a game without a schedule is not over', {}, new Map(), DAY],
    ['goals of the score are missing', {}, scheduled({ home_score: 2 }), TODAY],
  ])('but not when %s', (_, more, schedule, today) => {
    expect(read(more, schedule, today).skaters).toEqual([]);
  });

  test('without the goal that decides a shootout, which is nobody’s', () => {
    expect(read({}, scheduled({ home_score: 1, period: 'SO' })).skaters).toEqual([String(GAME)]);
  });

  test('for goalies also when the skaters’ is not', () => {
    const partial = read({ 'skater/summary': rowsOf('skater/summary', [row(100, { goals: 1 })], false) });
    expect(partial).toMatchObject({ skaters: [], goalies: [String(GAME)] });
  });

  test('though a row of another day cannot be read', () => {
    const odd = row(200, { gameId: 'x', gameDate: '2026-11-19' });
    const { skaters } = read({ 'skater/summary': rowsOf('skater/summary', [row(100, { goals: 1 }), odd]) });
    expect(skaters).toEqual([String(GAME)]);
  });
});
