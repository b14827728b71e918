import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { goalieRowRecord, skaterRowRecord } from '@crease/core/players/files/import.rules.js';
import { goalieRowSchema, skaterRowSchema } from '@crease/core/players/files/players.import.schema.js';
import { PRESETS } from '@crease/core/players/scoring/scoring.presets.js';
import {
  eachCategory,
  lineOfSeason,
  pointsOf,
  type StoredScoring,
} from '@crease/core/players/scoring/scoring.table.js';

// Real season lines, stored outside the repository. Expected points are computed in whole thousandths from the files'
// own columns.
const folder = join(process.cwd(), '..', 'shared', 'data');
const present = existsSync(join(folder, 'skater_stats.csv'));
if (!present) console.warn(`Not run: the points of real season lines need ${folder}, which is not there.`);

type Row = Record<string, string>;
const rowsOf = (file: string): Row[] => parse(readFileSync(join(folder, file), 'utf8'), { columns: true });

/** Thousandths per unit of a column, for skaters and goalies; `defense` overrides skaters for defensemen. */
interface Published {
  readonly set: StoredScoring;
  readonly skaters: Readonly<Record<string, bigint>>;
  readonly defense?: Readonly<Record<string, bigint>>;
  readonly goalies: Readonly<Record<string, bigint>>;
}
const none = eachCategory(() => 0);

// Weights that published fantasy games use.
const PUBLISHED: Readonly<Record<string, Published>> = {
  standard: {
    set: PRESETS.standard.scoring,
    skaters: { g: 1000n, a: 1000n },
    goalies: { g: 1000n, a: 1000n, w: 2000n, so: 1000n },
  },
  yahoo: {
    set: PRESETS.yahoo.scoring,
    skaters: { g: 6000n, a: 4000n, plus_minus: 2000n, ppp: 2000n, sog: 900n, blocks: 1000n },
    goalies: { g: 6000n, a: 4000n, w: 5000n, ga: -3000n, saves: 600n, so: 5000n },
  },
  quebec: {
    set: PRESETS.quebec.scoring,
    skaters: { g: 2000n, a: 1000n },
    defense: { g: 3000n, a: 2000n },
    goalies: { g: 5000n, a: 2000n, w: 3000n, so: 5000n },
  },
  'yahoo, before': {
    set: {
      ...none,
      goal: 3,
      assist: 2,
      plus_minus: 1,
      penalty_minute: { F: 0.5, D: 0.5, G: 0 },
      power_play_point: 1,
      shot: 0.4,
      win: 4,
      goal_against: -1,
      save: 0.2,
      shutout: 2,
    },
    skaters: { g: 3000n, a: 2000n, plus_minus: 1000n, pim: 500n, ppp: 1000n, sog: 400n },
    goalies: { g: 3000n, a: 2000n, w: 4000n, ga: -1000n, saves: 200n, so: 2000n },
  },
  espn: {
    set: PRESETS.espn.scoring,
    skaters: { g: 2000n, a: 1000n, ppp: 500n, shp: 500n, sog: 100n, hits: 100n, blocks: 500n },
    goalies: { g: 2000n, a: 1000n, w: 4000n, ga: -2000n, saves: 200n, so: 3000n, otl: 1000n },
  },
  fantrax: {
    set: PRESETS.fantrax.scoring,
    skaters: { g: 3000n, a: 2000n, plus_minus: 500n, ppp: 1000n, shp: 1000n, sog: 250n, hits: 250n, blocks: 500n },
    goalies: { g: 3000n, a: 2000n, w: 4000n, ga: -1000n, saves: 200n, so: 3000n, otl: 1000n },
  },
  'a pool by position': {
    set: {
      ...none,
      goal: { F: 2, D: 3, G: 4 },
      assist: { F: 1, D: 1.333, G: 1 },
      power_play_assist: 0.125,
      short_handed_assist: 0.333,
      game_winning_goal: 0.5,
      overtime_goal: 0.001,
      win: 2,
      start: 0.1,
      loss: -0.25,
      overtime_loss: 1,
      shot_against: 0.007,
      shutout: 2,
    },
    skaters: { g: 2000n, a: 1000n, ppa: 125n, sha: 333n, gwg: 500n, otg: 1n },
    defense: { g: 3000n, a: 1333n, ppa: 125n, sha: 333n, gwg: 500n, otg: 1n },
    goalies: { g: 4000n, a: 1000n, w: 2000n, gs: 100n, l: -250n, otl: 1000n, sa: 7n, so: 2000n },
  },
};

/** Reads a cell. A column derived from two cells counts only when both are filled. */
function cell(row: Row, column: string): bigint {
  const difference = { ppa: ['ppp', 'ppg'], sha: ['shp', 'shg'], saves: ['sa', 'ga'] }[column];
  if (difference === undefined) return BigInt(row[column] === '' ? 0 : (row[column] ?? 0));
  const [of = '', less = ''] = difference;
  return row[of] === '' || row[less] === '' ? 0n : cell(row, of) - cell(row, less);
}
const oracle = (row: Row, weights: Readonly<Record<string, bigint>>): bigint =>
  Object.entries(weights).reduce((sum, [column, weight]) => sum + weight * cell(row, column), 0n);

(present ? describe : describe.skip)('the points of real season lines', () => {
  it.each(Object.entries(PUBLISHED))('are exact to the thousandth by the weights of %s', (_, published) => {
    const { set, skaters, defense = skaters, goalies } = published;
    let lines = 0;
    for (const row of rowsOf('skater_stats.csv')) {
      const read = skaterRowSchema.safeParse(row);
      if (!read.success) continue;
      const position = row.position === 'D' ? 'D' : 'F';
      const points = pointsOf(lineOfSeason(skaterRowRecord(read.data)), set, position);
      expect(BigInt(Math.round(points * 1000))).toBe(oracle(row, position === 'D' ? defense : skaters));
      // At most three decimals, which are shown exactly.
      expect(String(points)).toMatch(/^-?\d+(\.\d{1,3})?$/);
      lines += 1;
    }
    for (const row of rowsOf('goalie_stats.csv')) {
      const read = goalieRowSchema.safeParse(row);
      if (!read.success) continue;
      const points = pointsOf(lineOfSeason(goalieRowRecord(read.data)), set, 'G');
      expect(BigInt(Math.round(points * 1000))).toBe(oracle(row, goalies));
      lines += 1;
    }
    expect(lines).toBeGreaterThan(5000);
  });
});
