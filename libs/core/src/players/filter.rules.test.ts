import { describe, expect, it } from '@jest/globals';
import { matchesFilters, newestFigures, seasonAge, sortPlayers } from './filter.rules.js';
import { emptySeason } from './files/import.rules.js';
import type { ListedPlayer } from './players.schema.js';

const { player_id: _, ...noFigures } = { ...emptySeason(1, '2025-26', false), club: 'TOR' };

const listed = (
  id: number,
  more: Partial<ListedPlayer> & { capHit?: number; pts?: number | null } = {},
): ListedPlayer => {
  const { capHit = 1_000_000, pts = null, ...rest } = more;
  return {
    id,
    full_name: `Player ${id}`,
    first_name: 'Player',
    last_name: String(id),
    position: 'F',
    position_detail: 'C',
    nhl_club: 'TOR',
    birth_date: '1999-01-01',
    shoots: 'L',
    birth_country: 'CAN',
    status: 'healthy',
    status_as_of: null,
    status_note: null,
    contract_expiry: 2027,
    expiry_status: 'UFA',
    contract_type: null,
    clause: null,
    draft_year: null,
    draft_round: null,
    draft_overall: null,
    drafted_or_signed: true,
    roster_status: 'active',
    rank: id,
    is_sample: true,
    source: null,
    as_of: null,
    cap: { cap_hit: capHit, estimated: false, season: '2025-26', as_of: null },
    stats: { ...noFigures, pts },
    rookie: false,
    ...rest,
  };
};
const ids = (players: ListedPlayer[]): number[] => players.map((player) => player.id);

describe('filters', () => {
  const players = [
    listed(1, { position: 'D', position_detail: 'D', capHit: 9_000_000 }),
    listed(2, { nhl_club: 'OTT', rookie: true, capHit: 925_000 }),
    listed(3, { status: 'IR', position_detail: 'LW', capHit: 3_000_000 }),
  ];
  const left = (filters: Parameters<typeof matchesFilters>[1]): number[] =>
    ids(players.filter((player) => matchesFilters(player, filters, '2025-26')));

  it('leave everybody in when nothing is chosen', () => expect(left({})).toEqual([1, 2, 3]));
  it('choose a position or its detail', () => {
    expect(left({ position: 'D' })).toEqual([1]);
    expect(left({ detail: ['LW'] })).toEqual([3]);
    expect(left({ detail: ['D', 'LW'] })).toEqual([1, 3]);
    expect(left({ detail: [] })).toEqual([]);
  });
  it('count a forward of whom no more is known as C, LW or RW together, and as none of them alone', () => {
    const unknown = listed(1, { position_detail: null });
    const found = (...detail: ('C' | 'LW' | 'RW' | 'D' | 'G')[]) => matchesFilters(unknown, { detail }, '2025-26');
    expect([found('C'), found('C', 'LW'), found('C', 'LW', 'RW'), found('D', 'G')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const goalie = listed(2, { position: 'G', position_detail: null });
    expect(matchesFilters(goalie, { detail: ['G'] }, '2025-26')).toBe(true);
  });
  it('ask for a contract that lasts through a season: one that ends in its second year does', () => {
    const through = (contract_expiry: number | null) =>
      matchesFilters(listed(1, { contract_expiry }), { signed_through: '2027-28' }, '2025-26');
    expect([through(2027), through(2028), through(2031), through(null)]).toEqual([false, true, true, false]);
  });
  it('bound the age in the season looked at, inclusive; of unknown age is nobody asked for', () => {
    const born = (birth_date: string | null, filters: object, season = '2025-26') =>
      matchesFilters(listed(1, { birth_date }), filters, season);
    expect([born('2003-09-15', { age_max: 22 }), born('2003-09-15', { age_max: 21 })]).toEqual([true, false]);
    expect([born('2003-09-15', { age_min: 22 }), born('2003-09-15', { age_min: 23 })]).toEqual([true, false]);
    expect(born('2003-09-15', { age_min: 23 }, '2026-27')).toBe(true);
    expect([born(null, {}), born(null, { age_min: 1 }), born(null, { age_max: 99 })]).toEqual([true, false, false]);
  });
  it('choose club, status and rookies', () => {
    expect(left({ club: 'OTT' })).toEqual([2]);
    expect(left({ status: 'IR' })).toEqual([3]);
    expect(left({ rookies: true })).toEqual([2]);
    expect(left({ rookies: false })).toEqual([1, 3]);
  });
  it('bound the cap hit on both sides, inclusive', () => {
    expect(left({ cap_min: 925_000, cap_max: 3_000_000 })).toEqual([2, 3]);
    expect(left({ cap_max: 924_999 })).toEqual([]);
  });
});

describe('sorting', () => {
  it('is best first by itself, and the other way round when asked', () => {
    const players = [listed(1, { pts: 10 }), listed(2, { pts: 90 }), listed(3, { pts: 40 })];
    expect(ids(sortPlayers(players, 'pts'))).toEqual([2, 3, 1]);
    expect(ids(sortPlayers(players, 'pts', 'asc'))).toEqual([1, 3, 2]);
  });

  it('leaves players without the figure last in either direction', () => {
    const players = [listed(1), listed(2, { pts: 3 }), listed(3, { stats: null })];
    expect(ids(sortPlayers(players, 'pts', 'desc'))).toEqual([2, 1, 3]);
    expect(ids(sortPlayers(players, 'pts', 'asc'))).toEqual([2, 1, 3]);
  });

  it('leaves figures of an earlier season behind those of the newest, in either direction', () => {
    const of = (season: string, pts: number | null) => ({ stats: { ...noFigures, season, pts } });
    const players = [
      listed(1, of('2024-25', 99)),
      listed(2, of('2025-26', 3)),
      listed(3, { stats: null }),
      listed(4, of('2025-26', 5)),
      listed(5, of('2024-25', 1)),
    ];
    expect(ids(sortPlayers(players, 'pts'))).toEqual([4, 2, 1, 5, 3]);
    expect(ids(sortPlayers(players, 'pts', 'asc'))).toEqual([2, 4, 5, 1, 3]);
    expect(ids(sortPlayers(players, 'rank'))).toEqual([1, 2, 3, 4, 5]);
  });

  it('decides equals by rank', () => {
    expect(
      ids(sortPlayers([listed(1, { rank: 9 }), listed(2, { rank: null }), listed(3, { rank: 4 })], 'cap_hit')),
    ).toEqual([3, 1, 2]);
  });

  it('puts the youngest first by age', () => {
    expect(
      ids(
        sortPlayers(
          [
            listed(1, { birth_date: '1990-01-01' }),
            listed(2, { birth_date: '2005-01-01' }),
            listed(3, { birth_date: null }),
          ],
          'age',
        ),
      ),
    ).toEqual([2, 1, 3]);
  });
});

describe('each column sorts by its own figure', () => {
  const two = (
    one: Parameters<typeof listed>[1],
    other: Parameters<typeof listed>[1],
    sort: Parameters<typeof sortPlayers>[1],
  ) => ids(sortPlayers([listed(1, { rank: 5, ...one }), listed(2, { rank: 5, ...other })], sort));

  it('and puts the better first', () => {
    expect(two({ rank: 9 }, { rank: 3 }, 'rank')).toEqual([2, 1]);
    expect(two({ last_name: 'berg' }, { last_name: 'Ahl' }, 'name')).toEqual([2, 1]);
    expect(two({ last_name: null, full_name: 'Bo' }, { last_name: null, full_name: 'Al' }, 'name')).toEqual([2, 1]);
    expect(two({ last_name: '_' }, { last_name: 'Z' }, 'name')).toEqual([1, 2]);
    expect(two({ nhl_club: 'TOR' }, { nhl_club: 'BUF' }, 'club')).toEqual([2, 1]);
    expect(two({ position_detail: 'LW' }, { position_detail: 'C' }, 'position')).toEqual([2, 1]);
    expect(two({ position_detail: null, position: 'G' }, { position_detail: 'C' }, 'position')).toEqual([2, 1]);
    expect(two({ capHit: 1 }, { capHit: 2 }, 'cap_hit')).toEqual([2, 1]);
    expect(two({ contract_expiry: 2030 }, { contract_expiry: 2027 }, 'contract_expiry')).toEqual([2, 1]);
  });

  it('and leaves equals by rank, then by id, in either direction', () => {
    expect(ids(sortPlayers([listed(2, { rank: 5 }), listed(1, { rank: 5 })], 'club'))).toEqual([1, 2]);
    expect(ids(sortPlayers([listed(1, { rank: 7 }), listed(2, { rank: 5 })], 'club', 'desc'))).toEqual([2, 1]);
  });
});

it('a cap hit is bounded below, that bound included', () => {
  const least = (capHit: number) => matchesFilters(listed(1, { capHit }), { cap_min: 925_000 }, '2025-26');
  expect([least(924_999), least(925_000)]).toEqual([false, true]);
});

it('a player’s age is that of 15 September, and nobody’s without a date of birth', () => {
  expect([seasonAge('2000-09-15', '2025-26'), seasonAge('2000-09-16', '2025-26'), seasonAge(null, '2025-26')]).toEqual([
    25,
    24,
    null,
  ]);
});

it('the newest figures of a list are of the last season in which somebody has a line', () => {
  const of = (season: string) => ({ stats: { ...noFigures, season } });
  expect(newestFigures([of('2023-24'), of('2024-25'), { stats: null }, of('2021-22')])).toBe('2024-25');
  expect(newestFigures([{ stats: null }])).toBeNull();
});
