import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { positionOf } from '../../players/position.words.js';
import { mapColumns, plainHeading } from './columns.rules.js';
import { dollarsOf, readMoney } from './money.rules.js';
import { moveInFile } from '../move-in/move-in.rules.js';
import { playerName } from './person-cell.rules.js';
import { isPool, NO_CHOICES, readSheet, teamsFound, wordsOf } from './rows.rules.js';
import { dayOf, draftTypeOf, keptWord, roundOf } from './cell.words.js';
import { fieldRow, type Field } from './sheet.fields.js';

const CELLS: Readonly<Record<string, readonly string[]>> = {
  player: ['Sebastian Aho', 'Elias Pettersson', 'Tim Stützle', 'K’Andre Miller', 'J.T. Miller', 'Pierre-Luc Dubois'],
  fantasy_team: ['Wolves', 'Bears', 'Wolves', 'UFA', 'Bears', 'Otters'],
  pos: ['F', 'D', 'C', 'D', 'LW', 'RW'],
  nhl_team: ['CAR', 'VAN', 'OTT', 'NYR', 'VAN', 'WPG'],
  status: ['Act', 'Min', 'IR', 'Res', 'Act', 'Act'],
  salary: ['$9,500,000', '$775,000', '$8,350,000', '$3,872,000', '$8,000,000', '$8,500,000'],
  nhl_id: ['8478427', '8480012', '8482116', '8480817', '8476468', '8479400'],
  birth_date: ['1997-07-26', '2004-02-16', '2002-01-15', '2000-01-21', '1993-03-14', '1998-06-24'],
};
const fields = Object.keys(CELLS) as Field[];

describe('the columns of another site', () => {
  it('are found under every heading they are known by, in any order, below a title', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(fields, { minLength: fields.length }),
        fc.infiniteStream(fc.nat()),
        fc.constantFrom('upper', 'as is', 'marked'),
        (order, chance, how) => {
          const [...picks] = chance.take(order.length);
          const headings = order.map((field, at) => {
            const { names } = fieldRow(field);
            const name = names[(picks[at] ?? 0) % names.length] ?? '';
            return how === 'upper' ? name.toUpperCase() : how === 'marked' ? ` ${name} ($)* ` : name;
          });
          const rows = CELLS.player!.map((_, row) => order.map((field) => CELLS[field]![row] ?? ''));
          const { heading, columns } = mapColumns([['My league 2026'], [], headings, ...rows]);
          expect(heading).toBe(2);
          // Two columns may share a heading ("team", "club"); then the cells decide.
          for (const [at, field] of order.entries())
            if (fieldRow(field).looks !== undefined) expect(columns[at]).toBe(field);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('tell a club of the NHL from a team of the league by what they hold', () => {
    const rows = [
      ['Name', 'Team', 'Owner', 'Pos', 'Salary'],
      ['Connor McDavid', 'EDM', 'Gretzky Fans', 'C', '12.5'],
      ['Cale Makar', 'COL', 'Bears', 'D', '9'],
    ];
    expect(mapColumns(rows).columns).toEqual(['player', 'nhl_team', 'fantasy_team', 'pos', 'salary']);
    const status = [
      ['Player', 'Team', 'Status', 'Salary'],
      ['Connor McDavid', 'EDM', 'Gretzky Fans', '12.5'],
      ['Cale Makar', 'COL', 'Bears', '9'],
    ];
    expect(mapColumns(status).columns).toEqual(['player', 'nhl_team', 'fantasy_team', 'salary']);
  });

  it('are guessed from the cells alone where there are no headings, as far as these tell', () => {
    const rows = CELLS.player!.map((_, row) => ['pos', 'nhl_team', 'nhl_id'].map((field) => CELLS[field]![row] ?? ''));
    expect(mapColumns(rows)).toEqual({ heading: null, columns: ['pos', 'nhl_team', 'nhl_id'] });
  });

  it('keep a column of positions under its heading although its words are unknown, so that they are asked about', () => {
    const table = (heading: string, ...words: string[]) => [
      ['Player', 'Owner', heading],
      ...words.map((word, at) => [`Ada Puck${'abc'[at]}`, 'Otters', word]),
    ];
    expect(mapColumns(table('Pos', 'Rover', 'F')).columns[2]).toBe('pos');
    expect(mapColumns(table('Position', 'Anfallare', 'Back', 'Målvakt')).columns[2]).toBe('pos');
    expect(mapColumns(table('Pos', '1', '2', '3')).columns[2]).not.toBe('pos');
  });

  it('keep a name in two columns only where none holds it whole', () => {
    expect(
      mapColumns([
        ['First Name', 'Last Name', 'Team'],
        ['Cale', 'Makar', 'Bears'],
      ]).columns,
    ).toEqual(['first_name', 'last_name', 'fantasy_team']);
    expect(
      mapColumns([
        ['Player', 'First Name', 'Last Name', 'Owner'],
        ['Cale Makar', 'Cale', 'Makar', 'Bears'],
      ]).columns,
    ).toEqual(['player', null, null, 'fantasy_team']);
  });

  it('have headings without marks', () => {
    expect(plainHeading(' Salaire ($M) – Équipe ')).toBe('salaire m equipe');
  });
});

describe('money', () => {
  it('is read in any form', () => {
    for (const [text, value, unit] of [
      ['$9,500,000', 9_500_000, null],
      ['9.500.000', 9_500_000, null],
      ['9 500 000 $', 9_500_000, null],
      ["9'500'000", 9_500_000, null],
      ['9.5M', 9.5, 1_000_000],
      ['9,5', 9.5, null],
      ['775K', 775, 1_000],
      ['US$ 0.775', 0.775, null],
      ['1,250.50', 1250.5, null],
      ['1.250,50', 1250.5, null],
      ['950,000', 950_000, null],
      ['0.5', 0.5, null],
    ] as const)
      expect([text, readMoney(text)]).toEqual([text, { value, unit }]);
    for (const text of ['', 'UFA', '12-5', 'EDM', '2027 (UFA)']) expect([text, readMoney(text)]).toEqual([text, null]);
  });

  it('is counted in one unit a column', () => {
    expect(dollarsOf(['11.4', '0.5', '', 'x', '8,5'])).toEqual([11_400_000, 500_000, null, null, 8_500_000]);
    expect(dollarsOf(['11400', '775'])).toEqual([11_400_000, 775_000]);
    expect(dollarsOf(['$11,400,000', '775000', '0'])).toEqual([11_400_000, 775_000, 0]);
    expect(dollarsOf(['9.5M', '775K'])).toEqual([9_500_000, 775_000]);
  });

  it('comes back to the dollar however it is written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 500_000, max: 16_000_000 }), { minLength: 1, maxLength: 20 }),
        (amounts) => {
          expect(dollarsOf(amounts.map((amount) => `$${amount.toLocaleString('en-US')}`))).toEqual(amounts);
          expect(dollarsOf(amounts.map(String))).toEqual(amounts);
          expect(dollarsOf(amounts.map((amount) => String(amount / 1_000_000)))).toEqual(amounts);
          expect(dollarsOf(amounts.map((amount) => `${amount / 1_000_000}M`))).toEqual(amounts);
        },
      ),
    );
  });
});

describe('the rows of another site', () => {
  it('are players; titles, sums and empty lines are not', () => {
    const rows = [
      ['Player', 'Owner', 'Status', 'Pos', 'NHL Team', 'Salary'],
      ['McDavid, Connor', 'Bears', 'START', 'C,LW', 'EDM', '12.5'],
      ['', '', '', '', '', ''],
      ['Makar, Cale (D)', '', 'x', 'D', 'COL/EDM', '9'],
      ['123', '', '', '', '', '21.5'],
    ];
    const sheet = { name: 'a.csv', rows };
    expect(
      readSheet(sheet, { heading: 0, columns: ['player', 'fantasy_team', 'status', 'pos', 'nhl_team', 'salary'] }),
    ).toMatchObject([
      { row: 2, player: 'Connor McDavid', team: 'Bears', word: 'START', pos: 'F', club: 'EDM', salary: 12_500_000 },
      { row: 4, player: 'Cale Makar', team: '', word: 'x', pos: 'D', club: 'EDM', salary: 9_000_000 },
    ]);
  });

  it('say since when a team has a player, where a column of days has such a heading', () => {
    const rows = [
      ['Player', 'Fantasy Team', 'Status', 'Pos', 'Date Acquired'],
      ['Connor McDavid', 'Bears', 'Act', 'C', 'Oct 4, 2022'],
      ['Cale Makar', 'Bears', 'Act', 'D', '2023-07-01'],
      ['Jack Hughes', 'Bears', 'Act', 'C', ''],
      // An ambiguous date is not guessed.
      ['Luke Hughes', 'Bears', 'Act', 'D', '04/05/2023'],
    ];
    const mapped = mapColumns(rows);
    expect(mapped.columns.at(-1)).toBe('acquired');
    const read = readSheet({ name: 'a.csv', rows }, mapped);
    expect(read.map(({ since }) => since)).toEqual(['2022-10-04', '2023-07-01', null, null]);
    const league = [{ team_id: 'b', name: 'Bears' }];
    expect(moveInFile(read, league, NO_CHOICES).csv.split('\n').slice(0, 2)).toEqual([
      'fantasy_team,player,nhl_id,pos,nhl_team,status,birth_date,gp,g,a,since,create,salary,years',
      'Bears,Connor McDavid,,F,,active,,,,,2022-10-04,,,',
    ]);
  });

  it('name free agents and pools beside teams, and words for places, each settled by hand where it is not known', () => {
    const row = (team: string, word: string) => ({ team, word }) as Parameters<typeof wordsOf>[0][number];
    const rows = [
      row('Bears', 'Act'),
      row('Bears', 'Limbo'),
      row('UFA', ''),
      row('RFA2', ''),
      row('Otters', 'MINOR'),
      row('', 'Act'),
    ];
    const league = [
      { team_id: 't1', name: 'Otters' },
      { team_id: 't2', name: 'Team 2' },
    ];
    expect(teamsFound(rows, league, NO_CHOICES)).toEqual([
      { name: 'Bears', players: 2, pool: false, team_id: 't2' },
      { name: 'UFA', players: 1, pool: true, team_id: null },
      { name: 'RFA2', players: 1, pool: true, team_id: null },
      { name: 'Otters', players: 1, pool: false, team_id: 't1' },
      { name: '', players: 1, pool: true, team_id: null },
    ]);
    expect(wordsOf(rows, { ...NO_CHOICES, words: { Limbo: 'ir' } })).toMatchObject([
      { word: 'Act', count: 2, means: 'active' },
      { word: 'Limbo', count: 1, means: 'ir' },
      { word: '', count: 2, means: 'active' },
      { word: 'MINOR', count: 1, means: 'rookie' },
    ]);
    for (const pool of ['UFA', 'RFA', 'FA', 'Free Agents', 'W (Mon)', '(N/A)', '-'])
      expect([pool, isPool(pool)]).toEqual([pool, true]);
    for (const team of ['FAB Four', 'Waverly', 'Ufa Bears']) expect([team, isPool(team)]).toEqual([team, false]);
  });

  it('have names, positions and days in one form', () => {
    expect(
      ['Aho, Sebastian', 'Tim  Stützle', 'Robert Thomas, Jr.', 'Auston Matthews (TOR - C)'].map(playerName),
    ).toEqual(['Sebastian Aho', 'Tim Stützle', 'Robert Thomas, Jr.', 'Auston Matthews']);
    expect(['C', 'LW/RW', 'Goalie', 'D,F', 'x'].map(positionOf)).toEqual(['F', 'F', 'G', 'D', null]);
    expect(['1997-01-13', '13/01/1997', 'Jan 13, 1997', '03/04/1997', '2/30/1997'].map(dayOf)).toEqual([
      '1997-01-13',
      '1997-01-13',
      '1997-01-13',
      null,
      null,
    ]);
    expect(['13 janv. 1997', '1er août 1997', '3 mai 1997', '3 jui 1997'].map(dayOf)).toEqual([
      '1997-01-13',
      '1997-08-01',
      '1997-05-03',
      null,
    ]);
    expect(['Oui', 'Protégé', 'Non protégé', 'libéré', 'peut-être'].map(keptWord)).toEqual([
      true,
      true,
      false,
      false,
      null,
    ]);
    expect(['1re ronde', 'Ronde 2', '3e', '2nd', 'ronde'].map(roundOf)).toEqual([1, 2, 3, 2, null]);
    expect(['Repêchage des recrues', 'Général', 'Mi-saison', 'Mid-season', 'Autre'].map(draftTypeOf)).toEqual([
      'rookie',
      'general',
      'mid-season',
      'mid-season',
      null,
    ]);
  });
});
