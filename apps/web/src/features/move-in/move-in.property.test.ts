import { expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { mapColumns } from '@crease/core/imports/sheet/columns.rules.js';
import { NO_CHOICES, readSheet, wordsOf } from '@crease/core/imports/sheet/rows.rules.js';
import { nameJoiner, type JoinablePlayer } from '@crease/core/players/files/name-join.rules.js';
import { searchName } from '@crease/core/players/search.rules.js';
import type { Position } from '@crease/core/position.js';
import { randomFrom } from '@crease/core/random.js';
import { readFile } from '../../platform/files/read-files.js';

const FILES = 20;
const ROWS = 500;
const CLUBS = ['CAR', 'NYI', 'VAN', 'EDM', 'TOR', 'MTL', 'BOS', 'COL', 'DAL', 'SEA', 'WPG', 'NSH'];
const FIRST = [
  'Tomáš',
  'Élias',
  'Jürgen',
  'Matthew',
  'Nikita',
  'Pierre-Luc',
  'Wyatt',
  'Ondřej',
  'Brandon',
  'Kirill',
  'Ægir',
  'Lars',
];
const START = ['Strand', 'Hoff', 'Kova', 'Lind', 'Bouch', 'Petr', 'Gran', 'Maki', 'Virt', 'Sölv', 'Dubo', 'Zieg'];
const END = ['ström', 'mann', 'lainen', 'berg', 'ard', 'enko', 'lund', 'nen', 'wick', 'esson', 'iský', 'elhart'];

interface Person extends JoinablePlayer {
  /** The player does not exist in the database. */
  readonly unknown?: true;
}
interface Row {
  readonly of: Person;
  readonly cells: Readonly<Record<string, string>>;
}

it('10,000 rows of twenty files: nobody is joined to somebody else, whatever became of headings, letters, and marks', async () => {
  const random = randomFrom('moving in');
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const chance = (one: number): boolean => random() < one;
  let id = 8_470_000;
  const person = (full_name: string, position: Position, nhl_club: string, more: Partial<Person> = {}): Person => ({
    id: (id += 1),
    full_name,
    position,
    nhl_club,
    birth_date: `${1986 + (id % 20)}-0${1 + (id % 9)}-1${id % 10}`,
    line: null,
    ...more,
  });
  const people: Person[] = [];
  for (const first of FIRST)
    for (const start of START)
      for (const end of END) people.push(person(`${first} ${start}${end}`, any(['F', 'F', 'D', 'G']), any(CLUBS)));
  const namesakes = [
    person('Sebastian Aho', 'F', 'CAR'),
    person('Sebastian Aho', 'D', 'NYI'),
    // Same club: only the position distinguishes them.
    person('Elias Pettersson', 'F', 'VAN'),
    person('Elias Pettersson', 'D', 'VAN'),
    person('Colin White', 'F', 'SEA'),
    person('Colin White', 'F', 'DAL'),
  ];
  const known = [...people, ...namesakes];
  const strangers = [
    person('Sebastian Aho', 'G', 'BOS', { unknown: true }),
    ...people
      .slice(0, 40)
      .map(({ full_name, position }) => person(full_name, position === 'G' ? 'F' : 'G', 'UTA', { unknown: true })),
    ...Array.from({ length: 60 }, (_, at) =>
      person(`Newcomer ${START[at % 12] ?? ''}ov${'abcde'[at % 5] ?? ''}x`, 'F', 'UTA', { unknown: true }),
    ),
  ];
  const join = nameJoiner(known);
  const counts = { rows: 0, joined: 0, asked: 0 };
  for (let file = 0; file < FILES; file += 1) {
    const rows: Row[] = Array.from({ length: ROWS }, () => {
      const of = chance(0.06) ? any(namesakes) : chance(0.06) ? any(strangers) : any(people);
      const bare = chance(0.3) ? of.full_name.normalize('NFKD').replace(/\p{M}/gu, '') : of.full_name;
      const name = chance(0.15) ? slip(bare, random) : bare;
      const [first = '', ...last] = name.split(' ');
      return {
        of,
        cells: {
          player: chance(0.3) ? `${last.join(' ')}, ${first}` : chance(0.1) ? `${name.toUpperCase()} ` : name,
          team: any(['Wolves', 'Bears', 'Otters']),
          // Some tables omit the position or the club, and some players have changed clubs. (A stranger with a known
          // name and no position matches that name, because nothing contradicts it.)
          pos:
            chance(0.15) && !of.unknown ? '' : of.position === 'F' ? any(['C', 'LW', 'RW', 'F', 'C/LW']) : of.position,
          club: chance(0.15) ? '' : chance(0.1) && !namesakes.includes(of) ? any(CLUBS) : (of.nhl_club ?? ''),
          status: any(['Act', 'Res', 'IR', 'Min']),
          salary: any(['$9,500,000', '$775,000', '$1,250,000']),
          born: chance(0.3) ? (of.birth_date ?? '') : '',
        },
      };
    });
    const headings: Record<string, readonly string[]> = {
      player: ['Player', 'Skater', 'PLAYER NAME', 'Name'],
      team: ['Fantasy Team', 'Owner', 'Franchise', 'GM'],
      pos: ['Pos', 'Position', 'Elig.', 'x'],
      club: ['NHL Team', 'Club', 'Pro Team'],
      status: ['Status', 'Roster Status', 'Slot'],
      salary: ['Salary', 'Cap Hit', 'AAV ($)'],
      born: ['DOB', 'Birth Date'],
    };
    const order = Object.keys(headings).sort(() => random() - 0.5);
    const mark = any([',', ';', '\t', '|']);
    const quoted = (cell: string): string =>
      cell.includes(mark) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
    const lines = [
      ...(chance(0.3) ? ['My league 2026'] : []),
      order.map((key) => any(headings[key] ?? [])).join(mark),
      ...rows.map(({ cells }) => order.map((key) => quoted(cells[key] ?? '')).join(mark)),
    ];
    const text = lines.join(any(['\n', '\r\n']));
    // Windows-1252 lacks some letters, so those files omit their accents.
    const encoding = any(['utf8', 'bom', 'latin1', 'utf16'] as const);
    const bytes =
      encoding === 'utf8'
        ? Buffer.from(text)
        : encoding === 'bom'
          ? Buffer.from(`\uFEFF${text}`)
          : encoding === 'utf16'
            ? Buffer.from(`\uFEFF${text}`, 'utf16le')
            : Buffer.from(
                text.replace(/[^\0-ÿ]/g, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, '')),
                'latin1',
              );
    const read = await readFile(new NodeFile([bytes], 'rosters.csv') as unknown as File);
    if (!read.ok) throw new Error(read.why);
    const [sheet] = read.sheets;
    if (!sheet) throw new Error('no table');
    const found = readSheet(sheet, mapColumns(sheet.rows));
    expect([encoding, found.length]).toEqual([encoding, ROWS]);
    expect(wordsOf(found, NO_CHOICES).every(({ means }) => means !== null)).toBe(true);
    for (const [at, row] of found.entries()) {
      const { of, cells } = rows[at] as Row;
      expect([row.team, row.word]).toEqual([cells.team, cells.status]);
      const { id: joined, ...rest } = join({ ...row, nhl_team: row.club });
      counts.rows += 1;
      if (joined === null) counts.asked += 1;
      else {
        counts.joined += 1;
        // A match must be the right player. The import asks about unknown players and never guesses.
        expect({ row, joined, rest }).toEqual({ row, joined: of.unknown ? null : of.id, rest });
      }
      // A complete row is matched automatically.
      const whole = searchName(row.player) === searchName(of.full_name) && row.birth_date !== null && row.pos !== null;
      if (whole && !of.unknown) expect({ row, joined }).toEqual({ row, joined: of.id });
    }
  }
  expect(counts.rows).toBe(FILES * ROWS);
  expect(counts.joined).toBeGreaterThan(counts.rows * 0.7);
}, 60_000);

/** A typo: two letters swapped, one missing, or one doubled. */
function slip(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const kind = Math.floor(random() * 3);
  const [here = '', next = ''] = [name[at], name[at + 1]];
  if (here === ' ' || next === ' ') return name;
  if (kind === 0) return name.slice(0, at) + next + here + name.slice(at + 2);
  return kind === 1 ? name.slice(0, at) + name.slice(at + 1) : name.slice(0, at) + here + name.slice(at);
}
