import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { schema } from '../../../schema.js';

/** Migrations were named by dates at first. No later date is accepted: new ones get numbers. */
const DATED = /^Migration(\d{14})_[a-z0-9_]+$/;
const LAST_DATE = '20270439999999';
const NUMBERED = /^(\d{4})_[a-z0-9_]+$/;

function nameFaults(names: readonly string[]): string[] {
  const numbers: string[] = [];
  return names.flatMap((name) => {
    const [, date] = DATED.exec(name) ?? [];
    if (date !== undefined)
      return date <= LAST_DATE && numbers.length === 0 ? [] : [`${name} needs a number instead of a date`];
    const [, number] = NUMBERED.exec(name) ?? [];
    if (number === undefined) return [`${name} is not named like 0168_league_marks`];
    const isNext = number > (numbers.at(-1) ?? '');
    numbers.push(number);
    return isNext ? [] : [`${name} needs a higher number than those before it`];
  });
}

const names = schema.migrations.map(({ name }) => name);

test('every migration of the folder is listed once, under the name of its file', () => {
  const files = readdirSync(new URL('../../../migrations', import.meta.url))
    .filter((file) => !['index.ts', 'league-first.ts'].includes(file))
    .map((file) => file.replace(/\.ts$/, ''));
  expect([...names].sort()).toEqual(files.sort());
  for (const { name, class: migration } of schema.migrations)
    expect(migration.name).toBe(name.startsWith('Migration') ? name : `Migration${name}`);
});

test('a migration after the dated ones has a number', () => {
  expect(nameFaults(names)).toEqual([]);
  const dated = 'Migration20261120000000_foundation';
  expect(nameFaults([dated, '0168_league_marks', '0170_team_marks'])).toEqual([]);
  expect(
    nameFaults([
      'Migration20270501000000_later',
      '0168_league_marks',
      dated,
      '0168_team_marks',
      '0167_talk_marks',
      'cup_marks',
    ]),
  ).toEqual([
    'Migration20270501000000_later needs a number instead of a date',
    `${dated} needs a number instead of a date`,
    '0168_team_marks needs a higher number than those before it',
    '0167_talk_marks needs a higher number than those before it',
    'cup_marks is not named like 0168_league_marks',
  ]);
});
