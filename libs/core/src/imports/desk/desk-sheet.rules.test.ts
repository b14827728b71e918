import { describe, expect, test } from '@jest/globals';
import { wordIn } from '../../locale.js';
import fc from 'fast-check';
import { lastSeasonOf, seasonOfWord } from './desk-hits.rules.js';
import { deskMissing, deskOptions, mapDesk, statusOfWord } from './desk-sheet.rules.js';
import { deskFile } from './desk-file.rules.js';

const settings = { present: '2026-27', source: 'sheet', choices: {} };
const read = (rows: readonly (readonly string[])[], more: Partial<Parameters<typeof deskFile>[3]> = {}) =>
  deskFile(rows, mapDesk(rows, 'contracts'), 'contracts', { ...settings, ...more });

describe('contracts in any spreadsheet', () => {
  test('a column for each season, under a title, with money in any form', () => {
    const rows = [
      ['My cap sheet', '', '', '', ''],
      ['Name', 'Pos', 'Tm', '2026-27', '2027/28 cap hit'],
      ['Aho, Sebastian', 'C', 'CAR', '9.75', '$9.75M'],
      ['Jakob Chychrun', 'D', 'WSH', '9', 'UFA'],
      ['Nobody Paid', 'G', '', '-', ''],
      ['', '', '', '18.75', ''],
    ];
    expect(mapDesk(rows, 'contracts')).toEqual({
      heading: 1,
      columns: ['player', 'pos', 'nhl_team', 'hit 2026-27', 'hit 2027-28'],
      asks: [],
      seasons: [],
    });
    const file = read(rows);
    expect(file.csv.split('\n')).toEqual([
      'player,nhl_id,pos,nhl_team,birth_date,create,season,cap_hit,source',
      'Sebastian Aho,,F,CAR,,,2026-27,9750000,sheet',
      'Sebastian Aho,,F,CAR,,,2027-28,9750000,sheet',
      'Jakob Chychrun,,D,WSH,,,2026-27,9000000,sheet',
      '',
    ]);
    expect(file.lines.map(({ row }) => row)).toEqual([3, 3, 4]);
    expect(file.silent).toEqual([{ row: 5, player: 'Nobody Paid', word: '' }]);
  });

  test('one cap hit and the year in which the contract ends', () => {
    const file = read([
      ['First Name', 'Last Name', 'AAV', 'Expiry'],
      ['Elias', 'Pettersson', '$11,600,000', '2029 (UFA)'],
      ['Elias', 'Pettersson', '838,333', '2026-27'],
    ]);
    expect(file.csv.split('\n').slice(1, -1)).toEqual([
      'Elias Pettersson,,,,,,2026-27,11600000,sheet',
      'Elias Pettersson,,,,,,2027-28,11600000,sheet',
      'Elias Pettersson,,,,,,2028-29,11600000,sheet',
      'Elias Pettersson,,,,,,2026-27,838333,sheet',
    ]);
  });

  test('a row for each season', () => {
    const file = read([
      ['nhl id', 'season', 'cap hit'],
      ['8478427', '2025-26', '9750000'],
      ['8478427', '26-27', '9750000'],
    ]);
    expect(file.csv.split('\n').slice(1, -1)).toEqual([
      ',8478427,,,,,2025-26,9750000,sheet',
      ',8478427,,,,,2026-27,9750000,sheet',
    ]);
  });

  test('who was settled by hand is who they were said to be', () => {
    const rows = [
      ['Player', 'Cap Hit'],
      ['Sebastian Aho', '9000000'],
      ['Minor, Leaguer', '800000'],
      ['Left Out', '800000'],
    ];
    const file = read(rows, { choices: { 2: 8478427, 3: 'new', 4: 'skip' } });
    expect(file.csv.split('\n').slice(1, -1)).toEqual([
      'Sebastian Aho,8478427,,,,,2026-27,9000000,sheet',
      'Leaguer Minor,,,,,yes,2026-27,800000,sheet',
    ]);
    expect(file.skipped).toBe(1);
  });

  test('a word for a position that nobody knows is asked about, and read as it is answered', () => {
    const rows = [
      ['Name', 'Pos', '2026-27'],
      ['Sebastian Aho', 'Rover', '$9,750,000'],
      ['Elias Pettersson', 'rover', '$11,600,000'],
      ['Jakob Chychrun', 'LD', '$9,000,000'],
      ['Ada Prov', 'C', '$1,000,000'],
      ['Ben Puck', 'G', '$2,000,000'],
      ['Cy Stick', 'LW/RW', '$3,000,000'],
    ];
    const asked = (word: string, count = 1) => ({ asks: 'positions', word, rows: count });
    expect(read(rows).questions).toEqual([asked('Rover'), asked('rover')]);
    const more = [
      ['Cam York', 'Rover', '$5,000,000'],
      ['Di Em', 'D', '$5,000,000'],
      ['Ed Eff', 'D', '$5,000,000'],
    ];
    expect(read([...rows, ...more]).questions).toEqual([asked('Rover', 2), asked('rover')]);
    const answered = read(rows, { answers: { positions: { Rover: 'D', rover: null } } });
    expect(answered.questions).toEqual([]);
    expect(answered.csv.split('\n').slice(1, 4)).toEqual([
      'Sebastian Aho,,D,,,,2026-27,9750000,sheet',
      'Elias Pettersson,,,,,,2026-27,11600000,sheet',
      'Jakob Chychrun,,D,,,,2026-27,9000000,sheet',
    ]);
    const hurt = [
      ['Player', 'Pos', 'Status'],
      ['Ada Prov', 'Rover', 'IR'],
      ['Ben Puck', 'G', 'IR'],
      ['Cy Stick', 'C', 'Out'],
    ];
    expect(deskFile(hurt, mapDesk(hurt, 'statuses'), 'statuses', settings).questions).toEqual([asked('Rover')]);
  });

  test('what is missing is named', () => {
    const rows = [
      ['Player', 'Team'],
      ['A Player', 'TOR'],
    ];
    expect(deskMissing(mapDesk(rows, 'contracts'), 'contracts')).toEqual(['Cap hit']);
    const missing = () => deskMissing({ heading: null, columns: [null] }, 'statuses');
    expect([missing(), wordIn('fr', missing)]).toEqual([
      ['Player', 'Status'],
      ['Joueur', 'Statut'],
    ]);
    const labels = () => deskOptions('contracts', '2026-27').map(({ label }) => label);
    expect(wordIn('fr', labels)).toEqual(expect.arrayContaining(['Impact sur le plafond', 'Impact 2026-27']));
  });
});

test('the order of the columns, their headings and how money is written change nothing', () => {
  const players = [
    { name: 'Ada Prov', club: 'TOR', position: 'C', hits: [9_750_000, 9_750_000] },
    { name: 'Bo Sampleson', club: 'OTT', position: 'D', hits: [775_000, null] },
    { name: 'Émile Échantillon', club: 'MTL', position: 'G', hits: [1_125_000, 11_600_000] },
  ] as const;
  const forms: ((hit: number) => string)[] = [
    (hit) => `$${hit.toLocaleString('en-US')}`,
    (hit) => String(hit),
    (hit) => `${hit / 1_000_000}M`,
    (hit) => String(hit / 1_000_000).replace('.', ','),
    (hit) => `${hit.toLocaleString('de-DE')} $`,
  ];
  const headings = {
    name: ['Player', 'Name', 'SKATER', 'full name'],
    club: ['Team', 'NHL Team', 'Tm', 'Club'],
    position: ['Pos', 'Position', 'Pos.'],
    first: ['2026-27', '26-27', 'Cap hit 2026/27'],
    second: ['2027-28', '2027–2028', '27/28 ($)'],
  };
  const wanted = [
    'Ada Prov,,F,TOR,,,2026-27,9750000,sheet',
    'Ada Prov,,F,TOR,,,2027-28,9750000,sheet',
    'Bo Sampleson,,D,OTT,,,2026-27,775000,sheet',
    'Émile Échantillon,,G,MTL,,,2026-27,1125000,sheet',
    'Émile Échantillon,,G,MTL,,,2027-28,11600000,sheet',
  ];
  fc.assert(
    fc.property(
      fc.record({
        order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        form: fc.constantFrom(...forms),
        titles: fc.tuple(...Object.values(headings).map((names) => fc.constantFrom(...names))),
        above: fc.nat({ max: 3 }),
      }),
      ({ order, form, titles, above }) => {
        const table = [
          titles,
          ...players.map(({ name, club, position, hits }) => [
            name,
            club,
            position,
            ...hits.map((hit) => (hit === null ? '-' : form(hit))),
          ]),
        ].map((row) => order.map((at) => row[at] ?? ''));
        const rows = [...Array.from({ length: above }, () => ['', '', '', '', '']), ...table];
        const [, ...lines] = read(rows).csv.trim().split('\n');
        expect(lines.sort()).toEqual([...wanted].sort());
      },
    ),
  );
});

test('statuses in the words of any site; what nobody knows is named and left alone', () => {
  const rows = [
    ['Player', 'Team', 'Status', 'Injury'],
    ['One Man', 'TOR', 'IR-LT', 'Knee, again'],
    ['Two Man', 'OTT', 'DTD', ''],
    ['Three Man', 'OTT', 'Suspended', ''],
  ];
  const file = deskFile(rows, mapDesk(rows, 'statuses'), 'statuses', settings);
  expect(file.csv.split('\n').slice(1, -1)).toEqual([
    'One Man,,,TOR,,,LTIR,"Knee, again"',
    'Two Man,,,OTT,,,day-to-day,',
  ]);
  expect(file.silent).toEqual([{ row: 4, player: 'Three Man', word: 'Suspended' }]);
});

test.each([
  ['2026-27', '2026-27'],
  ['Cap Hit 2026/27', '2026-27'],
  ['2026–2027', '2026-27'],
  ['26-27', '2026-27'],
  ['2026-28', null],
  ['2026', null],
  ['8476-78', null],
])('the season of %j is %j', (word, season) => {
  expect(seasonOfWord(word)).toBe(season);
});

test.each([
  ['2028', '2027-28'],
  ['UFA 2028', '2027-28'],
  ['2027-28', '2027-28'],
  ['RFA', null],
])('a contract until %j ends with %j', (word, season) => {
  expect(lastSeasonOf(word)).toBe(season);
});

test.each([
  ['IR', 'IR'],
  ['Injured Reserve', 'IR'],
  ['ltir', 'LTIR'],
  ['Day-To-Day', 'day-to-day'],
  ['OUT', 'Out'],
  ['Active', 'healthy'],
  ['', null],
  ['on a boat', null],
])('the status %j is %j', (word, status) => {
  expect(statusOfWord(word)).toBe(status);
});
