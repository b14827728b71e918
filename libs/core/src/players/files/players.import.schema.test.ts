import { describe, expect, it } from '@jest/globals';
import { capColumnSeason, CSV_COLUMNS, CSV_KINDS } from './csv.columns.js';
import { dayIn } from './import.days.js';
import { faultOf } from './import.cells.js';
import { reasonsWords } from './report.words.js';
import {
  contractRowSchema,
  goalieRowSchema,
  playerRowSchema,
  rankingRowSchema,
  skaterRowSchema,
  statusRowSchema,
} from './players.import.schema.js';

const wordsOf = (issue: Parameters<typeof faultOf>[0]) => reasonsWords(faultOf(issue));

describe('a row of players', () => {
  const row = { nhl_id: '8481234', full_name: 'Ari Sample', position: 'F' };

  it('needs no more than id, name and position; empty cells are null', () => {
    const read = playerRowSchema.parse({ ...row, birth_date: ' ', cap_hit: '' });
    expect(read).toMatchObject({
      nhl_id: 8481234,
      full_name: 'Ari Sample',
      position: 'F',
      birth_date: null,
      cap_hit: null,
      nhl_team: null,
      caps: {},
    });
  });

  it('reads the cap hit of any season from its own column', () => {
    expect(
      playerRowSchema.parse({ ...row, cap_hit: '900000', cap_hit_2026_27: '1000000', cap_hit_2027_28: '' }).caps,
    ).toEqual({ '2026-27': 1_000_000 });
    expect(capColumnSeason('cap_hit_2026_28')).toBeUndefined();
  });

  it('carries a former club over to the one of today', () => {
    expect(playerRowSchema.parse({ ...row, nhl_team: 'ari' }).nhl_team).toBe('UTA');
  });

  it.each([
    [{ nhl_id: '' }, 'nhl_id', 'nhl_id is empty: players are told apart by their NHL id, never by name.'],
    [{ nhl_id: undefined }, 'nhl_id', 'nhl_id is empty: players are told apart by their NHL id, never by name.'],
    [{ nhl_id: '84x' }, 'nhl_id', 'nhl_id must be a whole number.'],
    [{ nhl_id: '9000001' }, 'nhl_id', 'nhl_id must be below 9000001: higher ids belong to the sample.'],
    [{ full_name: ' ' }, 'full_name', 'full_name is empty.'],
    [{ position: '' }, 'position', 'position is empty.'],
    [{ position: 'Q' }, 'position', 'position must be one of F, D, G.'],
    [{ nhl_team: 'XYZ' }, 'nhl_team', 'nhl_team is not the code of an NHL club.'],
    [{ birth_date: '2001-02-30' }, 'birth_date', 'birth_date must be a date like 2025-10-07.'],
    [{ birth_date: '02/03/2001' }, 'birth_date', 'birth_date must be a date like 2025-10-07.'],
    [{ cap_hit: '$775,000' }, 'cap_hit', 'cap_hit must be whole US dollars, like 775000.'],
    [{ cap_hit: '775000.50' }, 'cap_hit', 'cap_hit must be whole US dollars, like 775000.'],
    [{ cap_hit_2026_27: '1M' }, 'cap_hit_2026_27', 'cap_hit_2026_27 must be whole US dollars, like 775000.'],
    [{ contract_expiry: '26' }, 'contract_expiry', 'contract_expiry must be from 1990 to 2100.'],
    [
      { roster_status: 'holiday' },
      'roster_status',
      'roster_status must be one of active, minors, ir, no-contract, inactive.',
    ],
  ])('%j is refused by field and reason', (change, field, message) => {
    const read = playerRowSchema.safeParse({ ...row, ...change });
    expect(read.success).toBe(false);
    expect(read.error?.issues.map((issue) => [issue.path.join('.'), wordsOf(issue)])).toContainEqual([field, message]);
  });
});

describe('a row of contracts', () => {
  it('needs id, season and cap hit', () => {
    expect(contractRowSchema.parse({ nhl_id: '8481234', season: '2025-26', cap_hit: '775000' })).toMatchObject({
      cap_hit: 775_000,
      aav: null,
      team: null,
    });
    const read = contractRowSchema.safeParse({ nhl_id: '8481234', season: '2025-27', cap_hit: '' });
    expect(read.error?.issues.map((issue) => wordsOf(issue)).sort()).toEqual([
      'cap_hit is empty.',
      "season is written like '2025-26'.",
    ]);
  });
});

describe('a row of statistics', () => {
  const row = { nhl_id: '8481234', season: '2024-25', gp: '40' };

  it('adds goals and assists up when points are not given', () => {
    expect(skaterRowSchema.parse({ ...row, g: '4', a: '6' }).pts).toBe(10);
  });

  it('refuses points that are not goals plus assists', () => {
    const read = skaterRowSchema.safeParse({ ...row, g: '4', a: '6', pts: '11' });
    expect(read.error?.issues).toEqual([
      expect.objectContaining({ path: ['pts'], params: { said: [{ key: 'cell.points', figures: { points: 10 } }] } }),
    ]);
  });

  it('lets a line belong to several clubs, former ones included', () => {
    expect(skaterRowSchema.parse({ ...row, team: 'WPG/TBL/ARI' }).team).toBe('WPG/TBL/ARI');
  });

  it('tells the playoffs from the regular season', () => {
    expect(skaterRowSchema.parse(row).playoffs).toBe(false);
    expect(skaterRowSchema.parse({ ...row, playoffs: 'TRUE' }).playoffs).toBe(true);
    expect(skaterRowSchema.safeParse({ ...row, playoffs: 'maybe' }).success).toBe(false);
  });

  it('keeps a goalie within what is possible', () => {
    expect(goalieRowSchema.parse({ ...row, sv_pct: '.915', gaa: '2.31', ga: '100', sa: '1100' })).toMatchObject({
      sv_pct: 0.915,
      gaa: 2.31,
    });
    expect(goalieRowSchema.safeParse({ ...row, sv_pct: '91.5' }).error?.issues.map(wordsOf)[0]).toBe(
      'sv_pct must be from 0 to 1.',
    );
    expect(goalieRowSchema.safeParse({ ...row, ga: '11', sa: '10' }).error?.issues.map(wordsOf)[0]).toBe(
      'ga cannot be more than sa, which is 10.',
    );
  });
});

describe('rows of statuses and rankings', () => {
  it('take a status in any capitals', () => {
    expect(statusRowSchema.parse({ nhl_id: '8481234', status: 'ltir' }).status).toBe('LTIR');
    expect(statusRowSchema.safeParse({ nhl_id: '8481234', status: 'tired' }).error?.issues.map(wordsOf)[0]).toBe(
      'status must be one of healthy, day-to-day, IR, LTIR, Out.',
    );
  });

  it('rank from 1', () => {
    expect(rankingRowSchema.parse({ nhl_id: '8481234', rank: '1' }).rank).toBe(1);
    expect(rankingRowSchema.safeParse({ nhl_id: '8481234', rank: '0' }).success).toBe(false);
  });
});

describe('the day a text stands for', () => {
  it.each([
    ['capwages-2026-04', '2026-04-01'],
    ['partial: repo commit 2026-02-21, exact date not in source', '2026-02-21'],
    ['next-deal-only', null],
    ['2025-26', null],
    [null, null],
  ])('%s is %s', (text, day) => expect(dayIn(text)).toBe(day));
});

describe('the documented columns', () => {
  it('name an identity for every kind', () => {
    for (const kind of CSV_KINDS) expect(CSV_COLUMNS[kind].required[0]).toBe('nhl_id');
  });
});
