import { describe, expect, test } from '@jest/globals';
import { placeOfWord } from '../../players/roster.words.js';
import { mapColumns } from './columns.rules.js';
import { kindOf } from './table-kind.rules.js';
import type { KnownSheet } from '../move-in/extras-rows.rules.js';
import { mapDesk } from '../desk/desk-sheet.rules.js';
import { deskFile } from '../desk/desk-file.rules.js';
import type { DeskAnswers } from '../desk/desk-hits.rules.js';
import { questionsOf } from '../move-in/questions.rules.js';
import { NO_CHOICES, readSheet, teamsFound, wordsOf } from './rows.rules.js';
import type { SheetAnswers } from './table.rules.js';

/** Parses a text table: one line per row, cells separated by bars. */
const cellsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

interface Shape {
  readonly shape: string;
  readonly table: string;
  readonly name?: string;
  /** Each player as name, team, position, club, place and salary. Unknown parts are omitted. */
  readonly reads: readonly string[];
  /** Questions that must be answered before the import. */
  readonly asks?: readonly string[];
  readonly answers?: SheetAnswers;
}

/** Invented players and teams in the formats of various sites and spreadsheets. */
const SHAPES: readonly Shape[] = [
  {
    shape: 'a plain table',
    table: `
      Player | Team | Pos | NHL Team | Status | Salary
      Ada Prov | Wolves | LW | TOR | Act | $1,250,000
      Bo Sample | Bears | RD | VAN | IR | $900,000`,
    reads: ['Ada Prov, Wolves, F, TOR, active, 1250000', 'Bo Sample, Bears, D, VAN, ir, 900000'],
  },
  {
    shape: 'positions of defensemen by the side they play',
    table: `
      Player | Owner | Pos | Club
      Alex Berg | Wolves | LD | VAN
      Ari Lund | Wolves | LHD | TOR
      Bo Sample | Bears | LD/RD | OTT
      Cy Mock | Bears | C;LW | SEA
      Di Fake | Bears | Util | SEA`,
    reads: [
      'Alex Berg, Wolves, D, VAN, active',
      'Ari Lund, Wolves, D, TOR, active',
      'Bo Sample, Bears, D, OTT, active',
      'Cy Mock, Bears, F, SEA, active',
      'Di Fake, Bears, SEA, active',
    ],
  },
  {
    shape: 'a word for a position that nobody knows',
    table: `
      Player | Owner | Pos
      Ada Prov | Wolves | C
      Alex Berg | Wolves | Rover
      Bo Sample | Bears | D`,
    reads: ['Ada Prov, Wolves, F, active', 'Alex Berg, Wolves, ?Rover, active', 'Bo Sample, Bears, D, active'],
  },
  {
    shape: 'Yahoo: the selected position is the place',
    table: `
      name | team | eligible_positions | selected_position | editorial_team
      Ada Prov | Wolves | C,LW | LW | TOR
      Bo Sample | Wolves | D | BN | VAN
      Cy Mock | Wolves | C,Util | IR | SEA
      Di Fake | Wolves | C,LW | Util | NYR`,
    reads: [
      'Ada Prov, Wolves, F, TOR, active',
      'Bo Sample, Wolves, D, VAN, active',
      'Cy Mock, Wolves, F, SEA, ir',
      'Di Fake, Wolves, F, NYR, active',
    ],
  },
  {
    shape: 'a team once above its players, in merged cells',
    table: `
      Team | Player | Pos
      Wolves | Ada Prov | C
       | Bo Sample | D
       | Cy Mock | G
      Bears | Di Fake | C
       | Ed Null | D
       | Flo Void | LW`,
    reads: [
      'Ada Prov, Wolves, F, active',
      'Bo Sample, Wolves, D, active',
      'Cy Mock, Wolves, G, active',
      'Di Fake, Bears, F, active',
      'Ed Null, Bears, D, active',
      'Flo Void, Bears, F, active',
    ],
  },
  {
    shape: 'the same, where empty cells were said to mean free agents',
    table: `
      Team | Player | Pos
      Wolves | Ada Prov | C
       | Bo Sample | D
       | Cy Mock | G`,
    answers: { below: 'none' },
    reads: ['Ada Prov, Wolves, F, active', 'Bo Sample, D, active', 'Cy Mock, G, active'],
  },
  {
    shape: 'a team once above two players: empty cells may mean free agents, so they are asked about',
    table: `
      Team | Player | Pos
      Wolves | Ada Prov | C
       | Bo Sample | D
      Bears | Cy Mock | G
       | Di Fake | C`,
    reads: [
      'Ada Prov, Wolves, F, active',
      'Bo Sample, Wolves, D, active',
      'Cy Mock, Bears, G, active',
      'Di Fake, Bears, F, active',
    ],
    asks: ['below'],
  },
  {
    shape: 'a roster with its slots in the column of positions',
    table: `
      Pos | Skaters | Player
      C | 1 | Ada Prov EDM - C
      LW | 2 | Bo Sample VAN - LW,D
      D | 3 | Cy Mock TOR - D
      Util | 4 | Di Fake SEA - D
      BN | 5 | Ed Null NYR - D
      IR | 6 | Flo Void OTT - G
      IR+ | 7 | Gus Blank BOS - D`,
    name: 'Wolves.csv',
    reads: [
      'Ada Prov, Wolves, F, EDM, active',
      'Bo Sample, Wolves, F, VAN, active',
      'Cy Mock, Wolves, D, TOR, active',
      'Di Fake, Wolves, D, SEA, active',
      'Ed Null, Wolves, D, NYR, active',
      'Flo Void, Wolves, G, OTT, ir',
      'Gus Blank, Wolves, D, BOS, ir',
    ],
  },
  {
    shape: 'the same with most players on the bench',
    table: `
      Pos | Player
      C | Ada Prov (EDM - C)
      BN | Bo Sample (VAN - D)
      BN | Cy Mock (TOR - G)
      IR | Di Fake (SEA - LW)`,
    name: 'Wolves.csv',
    reads: [
      'Ada Prov, Wolves, F, EDM, active',
      'Bo Sample, Wolves, D, VAN, active',
      'Cy Mock, Wolves, G, TOR, active',
      'Di Fake, Wolves, F, SEA, ir',
    ],
  },
  {
    shape: 'teams above repeated headings, with figures next to their names',
    table: `
      Wolves (2-1-0) | | $1,900,000
      Player | Pos | Cap Hit
      Ada Prov | C | $1,000,000
      Bo Sample | D | $900,000

      Team: Bears | | $2,000,000
      Player | Pos | Cap Hit
      Cy Mock | G | $2,000,000`,
    name: 'league.csv',
    reads: [
      'Ada Prov, Wolves, F, active, 1000000',
      'Bo Sample, Wolves, D, active, 900000',
      'Cy Mock, Bears, G, active, 2000000',
    ],
  },
  {
    shape: 'sections with longer names for a place',
    table: `
      Player | Pos
      Active Roster
      Ada Prov | C
      Taxi Squad
      Bo Sample | D
      Injured List (1)
      Cy Mock | G
      Minor Leagues
      Di Fake | LW`,
    name: 'Wolves.csv',
    reads: [
      'Ada Prov, Wolves, F, active',
      'Bo Sample, Wolves, D, rookie',
      'Cy Mock, Wolves, G, ir',
      'Di Fake, Wolves, F, rookie',
    ],
  },
  {
    shape: 'owners beside some players: the others are free',
    table: `
      Player | Owner | Pos
      Ada Prov | Wolves | C
      Bo Sample |  | D
      Cy Mock | Wolves | G
      Di Fake | | C
      Ed Null | | D`,
    reads: [
      'Ada Prov, Wolves, F, active',
      'Bo Sample, D, active',
      'Cy Mock, Wolves, G, active',
      'Di Fake, F, active',
      'Ed Null, D, active',
    ],
  },
  {
    shape: 'a line with the team above its players, headings that come again, sections and sums',
    table: `
      Wolves
      Player | Pos | Cap Hit
      Forwards
      Ada Prov | | $1,000,000
      Goalies (1)
      Bo Sample | | $900,000
      Total | | $1,900,000

      Bears
      Player | Pos | Cap Hit
      Cy Mock | LD | $2,000,000
      Injured Reserve
      Di Fake | RW | $800,000`,
    name: 'rosters.csv',
    reads: [
      'Ada Prov, Wolves, F, active, 1000000',
      'Bo Sample, Wolves, G, active, 900000',
      'Cy Mock, Bears, D, active, 2000000',
      'Di Fake, Bears, F, ir, 800000',
    ],
  },
  {
    shape: 'a sheet for each team: the sheet is called like it',
    table: `
      Player | Pos | NHL
      Ada Prov | C | TOR
      Bo Sample | D | VAN`,
    name: 'my league.xlsx: Wolves',
    reads: ['Ada Prov, Wolves, F, TOR, active', 'Bo Sample, Wolves, D, VAN, active'],
  },
  {
    shape: 'a file for each team, with other words in its name',
    table: `
      Player | Pos
      Ada Prov | C`,
    name: 'Roster - Grey Wolves 2025-26.csv',
    reads: ['Ada Prov, Grey Wolves, F, active'],
  },
  {
    shape: 'a file that says nowhere whose roster it is',
    table: `
      Player | Pos
      Ada Prov | C`,
    name: 'rosters (2).csv',
    reads: ['Ada Prov, F, active'],
    asks: ['team'],
  },
  {
    shape: 'a team export of Fantrax: it is named after the league, and its goalies have other columns',
    table: `
       | Skaters
      ID | Pos | Player | Team | Eligible | Status | Salary | GP | G | A
      *04a* | F | Ada Prov | TOR | F | Act | 1,250,000 | 10 | 3 | 4
      *04b* | Skt | Bo Sample | VAN | D | Res | 900,000 | 9 | 1 | 2
       | Goalies
      ID | Pos | Player | Team | Eligible | Status | Salary | GP | W-G | GAA
      *04c* | G | Cy Mock | SEA | G | Min | 775,000 | 8 | 5 | 2.31`,
    name: 'Fantrax-Team-Roster-Frozen Pond League (3).csv',
    answers: { team: 'Wolves' },
    reads: [
      'Ada Prov, Wolves, F, TOR, active, 1250000',
      'Bo Sample, Wolves, D, VAN, active, 900000',
      'Cy Mock, Wolves, G, SEA, rookie, 775000',
    ],
  },
  {
    shape: 'the same before somebody said whose team it is',
    table: `
       | Skaters
      ID | Pos | Player | Team | Eligible | Status
      *04a* | F | Ada Prov | TOR | F | Act
      *04b* | D | Bo Sample | VAN | D | IR`,
    name: 'Fantrax-Team-Roster-Frozen Pond League.csv',
    reads: ['Ada Prov, F, TOR, active', 'Bo Sample, D, VAN, ir'],
    asks: ['team'],
  },
  {
    shape: 'club and position behind the name, in brackets',
    table: `
      Player | Owner
      Ada Prov (EDM - C,LW) | Wolves
      Sample, Bo (VAN - D) | Bears
      Cy Mock (G) | Bears`,
    reads: ['Ada Prov, Wolves, F, EDM, active', 'Bo Sample, Bears, D, VAN, active', 'Cy Mock, Bears, G, active'],
  },
  {
    shape: 'club and position behind the name, without brackets',
    table: `
      Player | Owner
      Ada Prov EDM - C | Wolves
      Bo Sample Van - LD | Bears`,
    reads: ['Ada Prov, Wolves, F, EDM, active', 'Bo Sample, Bears, D, VAN, active'],
  },
  {
    shape: 'position, name and years in one cell',
    table: `
      Player | Owner
      F Ada Prov 3 | Wolves
      D Bo Sample 1 | Bears
      G Cy Mock 2 | Bears`,
    reads: ['Ada Prov, Wolves, F, active', 'Bo Sample, Bears, D, active', 'Cy Mock, Bears, G, active'],
  },
  {
    shape: 'surnames alone',
    table: `
      Player | Owner | Pos
      Prov | Wolves | C
      Sample | Bears | D`,
    reads: ['Prov, Wolves, F, active', 'Sample, Bears, D, active'],
  },
  {
    shape: 'French headings and words',
    table: `
      Joueur | Équipe | Position | Équipe LNH | Statut | Salaire
      Ada Prov | Loups | AG | MTL | Actif | 1 250 000 $
      Émile Factice | Ours | Défenseur | OTT | Blessés | 75.000 $
      Luc Exemple | Agent libre | Gardien | TOR | |`,
    reads: [
      'Ada Prov, Loups, F, MTL, active, 1250000',
      'Émile Factice, Ours, D, OTT, ir, 75000',
      'Luc Exemple, Agent libre, G, TOR, active',
    ],
  },
  {
    shape: 'French first and last names in two columns, with positions as a word',
    table: `
      Prénom | Nom | Équipe | Poste
      Ada | Prov | Loups | Défenseur
      Bo | St-Exemple | Ours | Ailier gauche
      Cy | Factice | Ours | A`,
    reads: ['Ada Prov, Loups, D, active', 'Bo St-Exemple, Ours, F, active', 'Cy Factice, Ours, ?A, active'],
  },
  {
    shape: 'first and last names in two columns',
    table: `
      First Name | Last Name | Franchise | Pos
      Ada | Prov | Wolves | C
      Bo | Sample | Bears | D`,
    reads: ['Ada Prov, Wolves, F, active', 'Bo Sample, Bears, D, active'],
  },
  {
    shape: 'headings of a language that nobody knows are no player',
    table: `
      Spieler | Mannschaft | Klub | Gehalt
      Ada Prov | Wolves | TOR | 1250000
      Bo Sample | Bears | VAN | 900000`,
    reads: [],
    asks: ['columns'],
  },
  {
    shape: 'words above words: whether they are headings is asked',
    table: `
      Spieler | Mannschaft
      Ada Prov | Wolves
      Bo Sample | Bears`,
    reads: [],
    asks: ['heading', 'columns'],
  },
  {
    shape: 'headings that look like a club, a position and a season are no player',
    table: `
      Spieler | Mannschaft | G | MIN | 2026-27
      Ada Prov | Wolves | 10 | 1,204 | $1,250,000
      Bo Sample | Bears | 5 | 998 | $900,000`,
    reads: [],
    asks: ['columns'],
  },
  {
    shape: 'a share of the cap is no amount',
    table: `
      Player | Owner | Cap %
      Ada Prov | Wolves | 12.5
      Bo Sample | Bears | 0.9`,
    reads: ['Ada Prov, Wolves, active', 'Bo Sample, Bears, active'],
  },
  {
    shape: 'a column of stats that is called Hit, and games of a season, are no money',
    table: `
      Player | Owner | GP 25-26 | Hit
      Ada Prov | Wolves | 82 | 150
      Bo Sample | Bears | 71 | 98`,
    reads: ['Ada Prov, Wolves, active', 'Bo Sample, Bears, active'],
  },
  {
    shape: 'one column with two units asks',
    table: `
      Player | Owner | Salary
      Ada Prov | Wolves | 12.5
      Bo Sample | Bears | 975000`,
    reads: ['Ada Prov, Wolves, active', 'Bo Sample, Bears, active'],
    asks: ['unit 975000 12.5'],
  },
  {
    shape: 'one column with two units, once somebody said that each counts by its size',
    table: `
      Player | Owner | Salary
      Ada Prov | Wolves | 12.5
      Bo Sample | Bears | 975000`,
    answers: { units: { 2: 'size' } },
    reads: ['Ada Prov, Wolves, active, 12500000', 'Bo Sample, Bears, active, 975000'],
  },
  {
    shape: 'prices of an auction are no millions',
    table: `
      Player | Owner | Salary
      Ada Prov | Wolves | 62
      Bo Sample | Bears | 3`,
    reads: ['Ada Prov, Wolves, active', 'Bo Sample, Bears, active'],
    asks: ['unit 62 3'],
  },
  {
    shape: 'low prices of an auction are no millions either',
    table: `
      Player | Owner | Salary
      Ada Prov | Wolves | 25
      Bo Sample | Bears | 3`,
    reads: ['Ada Prov, Wolves, active', 'Bo Sample, Bears, active'],
    asks: ['unit 25 3'],
  },
  {
    shape: 'signs are kept, however they are written',
    table: `
      Player | Owner | Salary ($)
      Ada Prov | Wolves | -500000
      Bo Sample | Bears | (250,000)
      Cy Mock | Bears | −$1,000,000`,
    reads: [
      'Ada Prov, Wolves, active, -500000',
      'Bo Sample, Bears, active, -250000',
      'Cy Mock, Bears, active, -1000000',
    ],
  },
  {
    shape: 'a player of whom nothing but the name is said, among others of a team',
    table: `
      Player | Owner | Pos
      Ada Prov | Wolves | C
      Nobody Known
      Bo Sample | Bears | D`,
    reads: ['Ada Prov, Wolves, F, active', 'Nobody Known, active', 'Bo Sample, Bears, D, active'],
  },
];

const known = ({ table, name = 'table.csv', answers }: Shape): KnownSheet => {
  const sheet = { name, rows: cellsOf(table) };
  const kind = kindOf(sheet.rows, name);
  return { sheet, kind, mapped: mapColumns(sheet.rows, kind), answers };
};

describe('a file is read as its maker meant it, or asks', () => {
  test.each(SHAPES.map((shape) => [shape.shape, shape] as const))('%s', (_, shape) => {
    const one = known(shape);
    expect(one.kind).toBe('rosters');
    const rows = readSheet(one.sheet, one.mapped, one.answers);
    const places = new Map(wordsOf(rows, NO_CHOICES).map(({ word, means }) => [word, means]));
    expect(
      rows.map(({ player, team, pos, unknown_pos, club, word, salary }) =>
        [
          player,
          team,
          unknown_pos === undefined ? pos : `?${unknown_pos}`,
          club,
          places.get(word) ?? `?${word}`,
          salary,
        ]
          .filter((part) => part !== null && part !== '')
          .join(', '),
      ),
    ).toEqual(shape.reads);
    expect(
      questionsOf(one).map((question) =>
        question.asks === 'unit' ? `unit ${question.examples.join(' ')}` : question.asks,
      ),
    ).toEqual(shape.asks ?? []);
  });

  test('free agents of a French list are no team', () => {
    expect(teamsFound([{ team: 'Agent libre' }, { team: 'Loups' }], [], NO_CHOICES).map(({ pool }) => pool)).toEqual([
      true,
      false,
    ]);
    expect(placeOfWord('Libéré')).toBe('gone');
  });
});

interface Contracts {
  readonly shape: string;
  readonly table: string;
  /** Player, season and dollars of each line. */
  readonly reads: readonly string[];
  readonly asks?: readonly string[];
  readonly answers?: DeskAnswers;
}

const CONTRACTS: readonly Contracts[] = [
  {
    shape: 'a year alone is a season only when somebody said which',
    table: `
      Player | Year | Cap Hit
      Ada Prov | 2028 | 1,000,000
      Ada Prov | 2027 | 1,000,000
      Ada Prov | 2026 | 1,000,000`,
    reads: [],
    asks: ['years 2028'],
  },
  {
    shape: 'years alone that were said to begin a season',
    table: `
      Player | Year | Cap Hit
      Ada Prov | 2028 | 1,000,000
      Ada Prov | 2027 | 900,000`,
    answers: { years: 'begins' },
    reads: ['Ada Prov 2028-29 1000000', 'Ada Prov 2027-28 900000'],
  },
  {
    shape: 'a season that nobody understands is asked about',
    table: `
      Player | Season | Cap Hit
      Ada Prov | next year | 1,000,000
      Bo Sample | 2026-27 | 900,000
      Cy Mock | | 800,000`,
    answers: { seasons: { 'next year': '2027-28' } },
    reads: ['Ada Prov 2027-28 1000000', 'Bo Sample 2026-27 900000'],
    asks: ['seasons  1'],
  },
  {
    shape: 'prices of an auction ask',
    table: `
      Player | 2026-27
      Ada Prov | 25
      Bo Sample | 3`,
    reads: [],
    asks: ['unit 25 3'],
  },
  {
    shape: 'sums are no players, and say nothing about the unit',
    table: `
      Player | Cap Hit
      Ada Prov | 9.5
      Bo Sample | 8.25
      Total | 88.5
       | 88.5`,
    reads: ['Ada Prov 2026-27 9500000', 'Bo Sample 2026-27 8250000'],
  },
  {
    shape: 'years under a French heading are asked about',
    table: `
      Joueur | Année | Impact plafond
      Ada Prov | 2028 | 1 000 000 $
      Ada Prov | 2027 | 900 000 $`,
    reads: [],
    asks: ['years 2028'],
  },
  {
    shape: 'an end that nobody understands is asked about',
    table: `
      Player | Cap Hit | Expiry
      Ada Prov | 1,000,000 | 3 years
      Bo Sample | 900,000 | UFA`,
    reads: ['Bo Sample 2026-27 900000'],
    asks: ['ends 3 years 1'],
  },
  {
    shape: 'a contract that has ended says nothing about this season',
    table: `
      Player | Cap Hit | Expiry
      Ada Prov | 1,000,000 | 2025
      Bo Sample | 900,000 | 2027`,
    reads: ['Bo Sample 2026-27 900000'],
  },
  {
    shape: 'two units in the columns of seasons ask',
    table: `
      Player | 2026-27 | 2027-28
      Ada Prov | 12.5 | 975000`,
    reads: [],
    asks: ['unit 975000 12.5'],
  },
  {
    shape: 'the heading names the unit',
    table: `
      Player | 2026-27 Cap Hit ($K)
      Ada Prov | 975
      Bo Sample | 12,500`,
    reads: ['Ada Prov 2026-27 975000', 'Bo Sample 2026-27 12500000'],
  },
  {
    shape: 'a credit is no cap hit',
    table: `
      Player | Cap Hit
      Ada Prov | (1,000,000)
      Bo Sample | 900,000`,
    reads: ['Bo Sample 2026-27 900000'],
  },
];

describe('contracts of any spreadsheet', () => {
  test.each(CONTRACTS.map((shape) => [shape.shape, shape] as const))(
    '%s',
    (_, { table, reads, asks = [], answers }) => {
      const rows = cellsOf(table);
      const settings = { present: '2026-27', source: 'sheet', choices: {}, answers };
      const file = deskFile(rows, mapDesk(rows, 'contracts'), 'contracts', settings);
      expect(file.lines.map(({ player, hit }) => `${player} ${hit?.season ?? ''} ${hit?.dollars ?? ''}`)).toEqual(
        reads,
      );
      expect(
        file.questions.map((one) =>
          one.asks === 'unit'
            ? `unit ${one.examples.join(' ')}`
            : one.asks === 'years'
              ? `years ${one.example}`
              : `${one.asks} ${one.word} ${one.rows}`,
        ),
      ).toEqual(asks);
    },
  );

  test('where players have several rows, a column of years under an unknown heading is asked about', () => {
    const seasons = (headings: string, ...cells: string[]) =>
      mapDesk(cellsOf([headings, ...cells].join('\n')), 'contracts').seasons;
    expect(seasons('Player | Jahr | Cap Hit', 'Ada Prov | 2028 | 1M', 'Ada Prov | 2027 | 1M')).toEqual([1]);
    expect(seasons('Player | Jahr | Cap Hit', 'Ada Prov | 2028 | 1M', 'Bo Sample | 2027 | 1M')).toEqual([]);
    expect(
      seasons('Player | Year | Drafted | Cap Hit', 'Ada Prov | 2028 | 2015 | 1M', 'Ada Prov | 2027 | 2015 | 1M'),
    ).toEqual([]);
  });

  test('only a heading that names the cap hit is read as one; other money is asked about, and counts are no money', () => {
    const mapped = (headings: string, cells: string) => {
      const { columns, asks } = mapDesk(cellsOf(`${headings}\n${cells}`), 'contracts');
      return { hits: columns.map((column) => column?.startsWith('hit') ?? false), asks };
    };
    expect(mapped('Player | Salary | Pos', 'Ada Prov | 9.5 | C')).toEqual({ hits: [false, false, false], asks: [1] });
    expect(mapped('Player | GP 25-26 | Hit', 'Ada Prov | 82 | 120')).toEqual({ hits: [false, false, false], asks: [] });
    expect(mapped('Player | Cap Hit | Base Salary', 'Ada Prov | $9,500,000 | $8,000,000')).toEqual({
      hits: [false, true, false],
      asks: [2],
    });
    expect(mapped('Player | 2026-27 | Salary 2026-27', 'Ada Prov | 9.5M | 8M')).toEqual({
      hits: [false, true, false],
      asks: [2],
    });
    expect(mapped('Player | 2026-27 AAV ($M) | 27/28', 'Ada Prov | 9.5 | 9.5')).toEqual({
      hits: [false, true, true],
      asks: [],
    });
  });
});
