import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newestDay, playerRowDay } from './import.days.js';
import {
  changesBetween,
  contractRowRecord,
  emptySeason,
  mergeContract,
  mergePlayer,
  mergeSeason,
  newPlayer,
  NHL_SOURCE,
  playerRowContracts,
  splitName,
  type ContractRecord,
  type SeasonRecord,
} from './import.rules.js';
import { contractRowSchema, playerRowSchema, type PlayerRow } from './players.import.schema.js';

const clock = { today: '2026-02-01' };
const contract = (more: Partial<ContractRecord> = {}): ContractRecord => ({
  player_id: 1,
  season: '2025-26',
  cap_hit: 1_000_000,
  aav: null,
  base_salary: 1_000_000,
  signing_bonus: null,
  perf_bonus: null,
  clause: null,
  club: null,
  source: 'wages',
  as_of: '2025-10-01',
  ...more,
});
const line = (more: Partial<SeasonRecord> = {}): SeasonRecord => ({
  ...emptySeason(1, '2025-26', false),
  gp: 10,
  as_of: '2026-01-10',
  ...more,
});
const row = (more: Record<string, string> = {}): PlayerRow =>
  playerRowSchema.parse({ nhl_id: '1', full_name: 'Ada Prov', position: 'F', ...more });
const columns = (more: Record<string, string> = {}): Set<string> =>
  new Set(['nhl_id', 'full_name', 'position', ...Object.keys(more)]);

describe('names', () => {
  it.each([
    ['Jean-Luc van der Berg', 'Jean-Luc', 'van der Berg'],
    ['Solo', '', 'Solo'],
  ])('%s is split', (full, first, last) => expect(splitName(full)).toEqual({ first, last }));
});

describe('two accounts of a contract', () => {
  it('the newer wins, and the older fills what it leaves empty', () => {
    const merged = mergeContract(
      contract({ aav: 1_100_000 }),
      contract({ cap_hit: 900_000, as_of: '2026-04-01', clause: 'NMC' }),
      clock,
    );
    expect(merged).toMatchObject({ cap_hit: 900_000, aav: 1_100_000, clause: 'NMC', as_of: '2026-04-01' });
  });

  it('an older one changes no figure', () => {
    const merged = mergeContract(
      contract({ as_of: '2026-04-01' }),
      contract({ cap_hit: 1, aav: 5, as_of: '2025-10-01', source: 'old' }),
      clock,
    );
    expect(merged).toEqual(contract({ as_of: '2026-04-01', aav: 5 }));
  });

  it('without a day it counts as of today, and twice the same is no change', () => {
    const stored = contract({ as_of: '2025-10-01' });
    expect(mergeContract(stored, contract({ as_of: null, source: 'csv' }), clock)).toEqual(stored);
    expect(mergeContract(stored, contract({ as_of: null, source: 'csv', cap_hit: 2 }), clock)).toMatchObject({
      cap_hit: 2,
      as_of: '2026-02-01',
      source: 'csv',
    });
  });

  it('of one day, the full account wins over the cap hit alone, whichever comes first', () => {
    const full = contract({ cap_hit: 900_000 });
    const short = contract({ cap_hit: 950_000, base_salary: null, source: 'players file' });
    expect(mergeContract(full, short, clock).cap_hit).toBe(900_000);
    expect(mergeContract(short, full, clock).cap_hit).toBe(900_000);
  });

  it('of different days merge to the same figures in either order, and merging again changes nothing', () => {
    const money = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
    const account = fc
      .record({ cap_hit: fc.integer({ min: 0, max: 3 }), aav: money, signing_bonus: money, perf_bonus: money })
      .map((cells) => contract({ ...cells, base_salary: 1 }));
    fc.assert(
      fc.property(account, account, (one, two) => {
        const older = { ...one, as_of: '2025-10-01', source: 'a' };
        const newer = { ...two, as_of: '2026-04-01', source: 'b' };
        const forth = mergeContract(mergeContract(undefined, older, clock), newer, clock);
        const back = mergeContract(mergeContract(undefined, newer, clock), older, clock);
        expect(back).toEqual(forth);
        expect(mergeContract(forth, older, clock)).toEqual(forth);
        expect(mergeContract(forth, newer, clock)).toEqual(forth);
      }),
      { seed: 11 },
    );
  });
});

describe('two accounts of a line', () => {
  it('a later day wins, a final one over any day, the NHL over any file', () => {
    expect(mergeSeason(line(), line({ gp: 12, as_of: '2026-01-12' })).gp).toBe(12);
    expect(mergeSeason(line({ gp: 12, as_of: '2026-01-12' }), line()).gp).toBe(12);
    expect(mergeSeason(line({ gp: 80, as_of: 'final' }), line({ as_of: '2026-05-01' })).gp).toBe(80);
    expect(
      mergeSeason(line({ gp: 80, as_of: 'final' }), line({ gp: 82, source: NHL_SOURCE, as_of: '2026-03-01' })).gp,
    ).toBe(82);
    expect(
      mergeSeason(line({ gp: 82, source: NHL_SOURCE, as_of: '2026-03-01' }), line({ gp: 80, as_of: 'final' })).gp,
    ).toBe(82);
  });

  it('fills what the weightier one leaves empty', () => {
    expect(mergeSeason(line({ hits: 5, as_of: 'a part' }), line({ g: 3 }))).toMatchObject({ g: 3, hits: 5 });
  });
});

describe('a row of players meets a stored player', () => {
  const stored = {
    ...newPlayer(1, 'Ada Prov', 'F'),
    nhl_club: 'BUF',
    birth_date: '2000-01-01',
    contract_expiry: 2027,
    roster_status: 'active',
    as_of: '2026-01-01',
    drafted_or_signed: true,
  };

  it('an empty cell does not erase who they are', () => {
    const more = { birth_date: '' };
    expect(mergePlayer(stored, row(more), columns(more), null, clock)).toEqual(stored);
  });

  it('an empty cell ends club and contract, when the file has the columns', () => {
    const more = { nhl_team: '', contract_expiry: '', roster_status: 'no-contract' };
    expect(mergePlayer(stored, row(more), columns(more), '2026-03-01', clock)).toMatchObject({
      nhl_club: null,
      contract_expiry: null,
      roster_status: 'no-contract',
      drafted_or_signed: true,
    });
    expect(mergePlayer(stored, row(), columns(), '2026-03-01', clock)).toMatchObject({
      nhl_club: 'BUF',
      contract_expiry: 2027,
    });
  });

  it('an older row only fills gaps', () => {
    const more = { nhl_team: 'TOR', birth_country: 'SWE' };
    expect(changesBetween(stored, mergePlayer(stored, row(more), columns(more), '2025-12-01', clock))).toEqual({
      birth_country: [null, 'SWE'],
    });
  });

  it('a new name is split again', () => {
    expect(mergePlayer(stored, row({ full_name: 'Ada Prov Jensen' }), columns(), null, clock)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Prov Jensen',
      search_name: 'ada prov jensen',
      as_of: '2026-02-01',
    });
  });

  it('once the NHL has spoken, a file fills gaps, and still tells the contract', () => {
    const known = { ...stored, source: NHL_SOURCE, as_of: null, birth_country: null };
    const more = { full_name: 'Other Name', nhl_team: 'TOR', contract_expiry: '2030', birth_country: 'SWE' };
    expect(changesBetween(known, mergePlayer(known, row(more), columns(more), '2026-01-15', clock))).toEqual({
      contract_expiry: [2027, 2030],
      birth_country: [null, 'SWE'],
      as_of: [null, '2026-01-15'],
    });
  });

  it("a club's injured reserve is an injury of who was healthy or doubtful until then, and of nobody else", () => {
    const ir = { roster_status: 'ir' };
    const after = (status: 'healthy' | 'day-to-day' | 'LTIR' | 'Out' | 'IR', day: string | null = '2026-03-01') => {
      const {
        status: now,
        status_as_of,
        status_note,
      } = mergePlayer({ ...stored, status }, row(ir), columns(ir), day, clock);
      return [now, status_as_of, status_note];
    };
    const hurt = ['IR', '2026-03-01T00:00:00.000Z', 'club-reserve'];
    expect([after('healthy'), after('day-to-day')]).toEqual([hurt, hurt]);
    expect(after('healthy', null)).toEqual(['IR', null, 'club-reserve']);
    expect([after('LTIR'), after('Out'), after('IR')]).toEqual([
      ['LTIR', null, null],
      ['Out', null, null],
      ['IR', null, null],
    ]);
  });

  it('a return to the active roster ends the injury that a roster began, from the next day on', () => {
    const back = (roster: string, more: object, day: string | null = '2026-03-02') => {
      const cells = { roster_status: roster };
      const { status, status_as_of, status_note } = mergePlayer(
        {
          ...stored,
          status: 'IR',
          status_as_of: '2026-03-01T00:00:00.000Z',
          status_note: 'club-reserve',
          ...more,
        },
        row(cells),
        columns(cells),
        day,
        clock,
      );
      return [status, status_as_of, status_note];
    };
    expect(back('active', {})).toEqual(['healthy', '2026-03-02T00:00:00.000Z', null]);
    expect(back('active', { status_note: "On their club's injured reserve" })).toEqual(back('active', {}));
    expect(back('active', {}, null)).toEqual(['healthy', null, null]);
    expect(back('active', {}, '2026-03-01')[0]).toBe('IR');
    expect(back('active', {}, '2026-02-28')[0]).toBe('IR');
    expect(back('active', { status_note: 'Knee' })).toEqual(['IR', '2026-03-01T00:00:00.000Z', 'Knee']);
    expect(back('active', { status: 'LTIR' })[0]).toBe('LTIR');
    expect(back('no-contract', {})[0]).toBe('IR');
    expect(back('ir', { status: 'healthy', status_note: null }, '2026-03-01')[0]).toBe('IR');
  });

  it("a club's injured reserve does not overrule a newer status, nor does a return end somebody else's word", () => {
    const ir = { roster_status: 'ir' };
    const active = { roster_status: 'active' };
    const newer = { ...stored, status_as_of: '2026-03-05T00:00:00.000Z' };
    expect(mergePlayer(newer, row(ir), columns(ir), '2026-03-01', clock).status).toBe('healthy');
    const hurt = { ...stored, status: 'LTIR' as const, status_as_of: '2026-01-05T00:00:00.000Z' };
    expect(mergePlayer(hurt, row(active), columns(active), '2026-03-01', clock).status).toBe('LTIR');
  });
});

describe('the day of a file', () => {
  it('is a row’s own, else the file’s; the newest of all rows stands for the file', () => {
    expect([
      playerRowDay(row({ as_of: '2026-01-05' }), '2026-02-01'),
      playerRowDay(row(), '2026-02-01'),
      playerRowDay(row(), null),
    ]).toEqual(['2026-01-05', '2026-02-01', null]);
    expect(newestDay([])).toBeNull();
    expect(newestDay([row()])).toBeNull();
    expect(
      newestDay([row({ as_of: '2026-01-05' }), row({ as_of: '2026-03-01' }), row(), row({ as_of: '2026-02-01' })]),
    ).toBe('2026-03-01');
  });
});

describe('the contracts of a file', () => {
  const contractRow = (more: Record<string, string> = {}) =>
    contractRowSchema.parse({ nhl_id: '1', full_name: 'Ada Prov', season: '2025-26', cap_hit: '1000000', ...more });

  it('are every cap hit that a row of players carries', () => {
    expect(playerRowContracts(row({ cap_hit: '950000' }), '2025-26', '2026-02-01')).toEqual([
      {
        player_id: 1,
        season: '2025-26',
        cap_hit: 950_000,
        aav: null,
        base_salary: null,
        signing_bonus: null,
        perf_bonus: null,
        clause: null,
        club: null,
        source: 'csv',
        as_of: '2026-02-01',
      },
    ]);
    expect(playerRowContracts(row(), '2025-26', '2026-02-01')).toEqual([]);
  });

  it('have every figure that a row of contracts gives', () => {
    expect(
      contractRowRecord(
        contractRow({
          aav: '2',
          base_salary: '3',
          signing_bonus: '4',
          perf_bonus: '5',
          clause: 'NMC',
          as_of: '2026-01-01',
          source: 'wages',
        }),
      ),
    ).toEqual({
      player_id: 1,
      season: '2025-26',
      cap_hit: 1_000_000,
      aav: 2,
      base_salary: 3,
      signing_bonus: 4,
      perf_bonus: 5,
      clause: 'NMC',
      club: null,
      source: 'wages',
      as_of: '2026-01-01',
    });
    expect(contractRowRecord(contractRow())).toMatchObject({ source: 'csv', as_of: null });
  });
});

describe('a new player', () => {
  it('is drafted or signed as soon as anything says so', () => {
    const known = (more: Record<string, string>) =>
      mergePlayer(undefined, row(more), columns(more), '2026-03-01', clock).drafted_or_signed;
    expect([
      known({}),
      known({ draft_year: '2024' }),
      known({ nhl_team: 'TOR' }),
      known({ contract_expiry: '2027' }),
      known({ cap_hit: '950000' }),
    ]).toEqual([false, true, true, true, true]);
  });

  it('has the names of the row, or those that the full name gives', () => {
    const names = (more: Record<string, string>) => {
      const { first_name, last_name } = mergePlayer(undefined, row(more), columns(more), null, clock);
      return [first_name, last_name];
    };
    expect([names({}), names({ first_name: 'Adelaide', last_name: 'Provost' })]).toEqual([
      ['Ada', 'Prov'],
      ['Adelaide', 'Provost'],
    ]);
    const named = {
      ...newPlayer(1, 'Ada Prov', 'F'),
      first_name: 'Adelaide',
      last_name: 'Provost',
      as_of: '2026-01-01',
    };
    expect(mergePlayer(named, row(), columns(), '2026-03-01', clock)).toMatchObject({
      first_name: 'Adelaide',
      last_name: 'Provost',
    });
    expect(mergePlayer(named, row({ full_name: 'Eva Prov' }), columns(), '2026-03-01', clock)).toMatchObject({
      first_name: 'Eva',
      last_name: 'Prov',
    });
    expect(splitName('  Ada   Prov ')).toEqual({ first: 'Ada', last: 'Prov' });
  });

  it('keeps the finer position while the position stays, and loses it when it changes', () => {
    const centre = { ...newPlayer(1, 'Ada Prov', 'F'), position_detail: 'C', as_of: '2026-01-01' };
    expect(mergePlayer(centre, row(), columns(), '2026-03-01', clock).position_detail).toBe('C');
    expect(mergePlayer(centre, row({ position: 'D' }), columns(), '2026-03-01', clock).position_detail).toBe('D');
  });
});
