import { expect, test } from '@jest/globals';
import { contractChart, contractsWords, type ContractLine } from './contracts.model.js';

let number = 0;
const player = (more: Partial<ContractLine>): ContractLine => ({
  player_id: (number += 1),
  name: `Player ${number}`,
  position: 'F',
  position_detail: 'C',
  place: 'active',
  cap_hit: 1_000_000,
  contract_years: [],
  contract_expiry: null,
  expiry_status: null,
  ...more,
});
const hits = (...amounts: readonly number[]) =>
  amounts.map((cap_hit, index) => ({ season: `${2025 + index}-${26 + index}`, cap_hit }));

test('a contract covers every season to its end; a season without a known hit has the one before it', () => {
  const chart = contractChart(
    [player({ contract_years: hits(2_000_000, 3_000_000), contract_expiry: 2029 })],
    '2025-26',
  );
  expect(chart.seasons).toEqual(['2025-26', '2026-27', '2027-28', '2028-29']);
  expect(chart.groups[0]?.rows[0]?.years).toEqual([
    { season: '2025-26', hit: 2_000_000, estimated: false },
    { season: '2026-27', hit: 3_000_000, estimated: false },
    { season: '2027-28', hit: 3_000_000, estimated: true },
    { season: '2028-29', hit: 3_000_000, estimated: true },
  ]);
  expect(chart.most).toBe(3_000_000);
});

test('a player without a contract has no bar, and an ended one none either; three seasons are always shown', () => {
  const chart = contractChart([player({}), player({ contract_expiry: 2025, expiry_status: 'UFA' })], '2025-26');
  expect(chart.seasons).toHaveLength(3);
  expect(chart.groups[0]?.rows.map(({ years }) => years)).toEqual([[], []]);
  expect(chart.signed).toEqual([0, 0, 0]);
  expect(chart.most).toBe(1);
});

test('at most eight seasons are shown, and a longer contract goes on', () => {
  const chart = contractChart([player({ contract_expiry: 2040 }), player({ contract_expiry: 2027 })], '2025-26');
  expect(chart.seasons).toHaveLength(8);
  expect(chart.groups[0]?.rows.map(({ years, goesOn }) => [years.length, goesOn])).toEqual([
    [8, true],
    [2, false],
  ]);
  expect(chart.signed).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
  expect(contractsWords(chart).replace(/Player \d+/g, 'Player')).toBe(
    'Player, $1M, …. Player, $1M through 2026-27, End.',
  );
});

test('players are grouped by position and place, the longest contract first, then the largest hit', () => {
  const chart = contractChart(
    [
      player({ name: 'Short', contract_years: hits(9_000_000) }),
      player({ name: 'Long', contract_years: hits(1_000_000, 1_000_000) }),
      player({ name: 'Rich', contract_years: hits(8_000_000, 8_000_000) }),
      player({ name: 'Hurt', place: 'ir', position: 'D' }),
      player({ name: 'Young', place: 'rookie', position: 'G' }),
      player({ name: 'Net', position: 'G' }),
    ],
    '2025-26',
  );
  expect(chart.groups.map(({ key, rows }) => [key, ...rows.map((row) => row.player.name)])).toEqual([
    ['F', 'Rich', 'Long', 'Short'],
    ['G', 'Net'],
    ['ir', 'Hurt'],
    ['rookie', 'Young'],
  ]);
});

test('without players there are seasons and no groups', () => {
  expect(contractChart([], '2025-26')).toMatchObject({ groups: [], signed: [0, 0, 0] });
});
