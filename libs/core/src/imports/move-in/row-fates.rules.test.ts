import { expect, it } from '@jest/globals';
import { mapColumns } from '../sheet/columns.rules.js';
import { reasonsWords } from '../../players/files/report.words.js';
import { moveInFile } from './move-in.rules.js';
import { reconcile } from './reconcile.rules.js';
import { rowFates, rowsOfTeam } from './row-fates.rules.js';
import { NO_CHOICES, readSheet, rowKey } from '../sheet/rows.rules.js';

const rows = [
  ['Player', 'Fantasy Team', 'Roster Status', 'Salary'],
  ['Ann Other', 'Wolves', 'Act', '$1,000,000'],
  ['Bea Best', 'Wolves', 'IR', '$2,000,000'],
  ['Cat Chance', 'Wolves', 'Act', '$3,000,000'],
  ['Dee Gone', 'Wolves', 'Dropped', '$4,000,000'],
  ['Eve Free', 'UFA', '', '$5,000,000'],
];
const read = readSheet({ name: 'old.csv', rows }, mapColumns(rows));
const third = read[2];
if (third === undefined) throw new Error('the table has rows');
const wolves = { team_id: 'wolves', name: 'Wolves' };
const file = moveInFile(read, [wolves], { ...NO_CHOICES, players: { [rowKey(third)]: 'skip' } });
const line = (row: number, action: 'created' | 'refused', player_id: number | null) => ({
  row,
  action,
  player_id,
  name: null,
  why: action === 'refused' ? [{ key: 'player.unknown' as const }, { key: 'player.giveId' as const }] : [],
  candidates: [],
});
const answer = { rows: [line(2, 'created', 1), line(3, 'refused', null)] };

it('says of every row what became of it, and none is missing', () => {
  expect(
    rowFates(file, answer)
      .sort((one, two) => one.row - two.row)
      .map(({ row, player, fate }) => [row, player, fate]),
  ).toEqual([
    [2, 'Ann Other', 'comes'],
    [3, 'Bea Best', 'refused'],
    [4, 'Cat Chance', 'skip'],
    [5, 'Dee Gone', 'gone'],
    [6, 'Eve Free', 'free'],
  ]);
});

it('counts those left behind by choice among what the other site has, as a difference with its reason', () => {
  const there = rowsOfTeam(file, answer, { team_id: 'wolves', team_name: 'Wolves' });
  const found = reconcile({ rows: there, counted: [{ player_id: 1, place: 'active', charge: 1_000_000 }] });
  expect(found.there).toEqual({ players: { active: 2, ir: 1, rookie: 0 }, cap: 4_000_000 });
  expect(
    found.differences.map(({ player, detail, there: dollars }) => [player, reasonsWords(detail), dollars]),
  ).toEqual([
    ['Bea Best', 'No player of this name is known.', 0],
    ['Cat Chance', 'The row is left out by choice.', 3_000_000],
  ]);
});
