import { describe, expect, it } from '@jest/globals';
import { extrasOf, type Unread } from './extras.rules.js';
import { extrasWords } from './extras.words.js';
import { pastAmong, seasonOfName, seasonOfSheet } from './table-season.rules.js';
import { retainedOf } from './retained.rules.js';
import { teamsNamed, readExtras, type KnownSheet } from './extras-rows.rules.js';
import { mapColumns } from '../sheet/columns.rules.js';
import { kindOf } from '../sheet/table-kind.rules.js';
import { questionsOf } from './questions.rules.js';
import { seasonIn } from '../sheet/season-words.rules.js';
import { reconcilePicks, reconcileTables } from './reconcile-picks.rules.js';

const wordsOf = ({ where, why }: Unread) => ({ where, why: extrasWords(why) });

const known = (name: string, rows: string[][]): KnownSheet => {
  const kind = kindOf(rows, name);
  return { sheet: { name, rows }, kind, mapped: mapColumns(rows, kind) };
};
const TEAMS = new Map([
  ['Wolves', 'w'],
  ['Bears', 'b'],
]);
const read = (...sheets: KnownSheet[]) => extrasOf(sheets, TEAMS, { pickType: null, rules: '' });

describe('what a table is about', () => {
  it.each([
    ['rosters', ['Player', 'Team', 'Pos', 'Status', 'Salary']],
    ['rosters', ['season', 'fantasy_team', 'pos', 'player', 'nhl_team', 'status', 'gp', 'g', 'a', 'pts']],
    ['picks', ['Year', 'Round', 'Original Owner', 'Current Owner', 'Notes']],
    ['picks', ['Draft Year', 'Rd', 'Owner']],
    ['retained', ['Player', 'Team', 'Retained %', 'Through']],
    ['standings', ['Rank', 'Team', 'Points']],
    ['trades', ['Date', 'From', 'To', 'Player']],
    ['drafts', ['Season', 'Round', 'Pick', 'Team', 'Player', 'Pos']],
    ['totals', ['Team', 'Cap Used', 'Cap Space']],
    ['totals', ['code', 'id', 'penalty_m']],
    ['totals', ['Team', 'Manager', 'E-mail']],
  ] as const)('%s by %j', (kind, headings) => {
    expect(kindOf([['My league'], [], [...headings]])).toBe(kind);
  });
});

describe('rosters of past seasons and protection lists', () => {
  const headings = ['season', 'fantasy_team', 'pos', 'player', 'nhl_team', 'status', 'gp'];
  const table = (season: string) => [
    headings,
    [season, 'Wolves', 'D', 'Other, Ann (IR)', 'ARI', 'Min', '12'],
    [season, 'Bears', 'F', 'Gone Player', 'BOS', 'gone', '0'],
    [season, 'UFA', 'F', 'Free Player', 'BOS', '', '0'],
    [season, 'Otters', 'F', 'Third Player', 'BOS', 'Act', '0'],
  ];

  it('older rosters are the past of the newest', () => {
    const of = (name: string, season: string | null) => ({ name, kind: 'rosters' as const, season });
    expect(pastAmong([of('a', '2022-23'), of('b', '2023-24'), of('c', null)])).toEqual(new Set(['a']));
    expect(seasonOfSheet(known('rosters.csv', table('2022-23')))).toBe(null);
    const sheet = { name: 'rosters.csv', rows: table('2022-23') };
    expect(seasonOfSheet({ sheet, mapped: mapColumns(sheet.rows, 'past_rosters') })).toBe('2022-23');
  });

  it('past rosters come with who was where; who was on no team is left out, an unknown team is named', () => {
    const sheet = { name: 'old.csv', rows: table('2022-23') };
    const { body, unread } = read({ sheet, kind: 'past_rosters', mapped: mapColumns(sheet.rows, 'past_rosters') });
    expect(body.rosters).toEqual([
      {
        where: 'old.csv, row 2',
        season: '2022-23',
        team: 'w',
        player: 'Ann Other',
        nhl_id: null,
        pos: 'D',
        club: 'UTA',
        birth_date: null,
        place: 'rookie',
        gp: 12,
        g: null,
        a: null,
      },
    ]);
    expect(unread.map(wordsOf)).toEqual([{ where: 'old.csv, row 5', why: 'The league has no team Otters.' }]);
  });

  it('a list holds whom it names, or whom its column says', () => {
    const list = known('keepers 2024-25.csv', [
      ['Player', 'Team'],
      ['Ann Other', 'Wolves'],
    ]);
    expect(list.kind).toBe('protected');
    expect(read(list).body.sheets).toMatchObject([{ season: '2024-25', team: 'w', player: 'Ann Other' }]);
    const rosters = known('rosters.csv', [
      ['Player', 'Team', 'Status', 'Keeper'],
      ['Ann Other', 'Wolves', 'Act', 'Y'],
      ['Bea Best', 'Wolves', 'Act', ''],
      ['Cat Chance', 'Bears', 'Act', 'N'],
      ['Dee Draft', 'Bears', 'Act', 'x'],
    ]);
    expect([rosters.kind, rosters.mapped.columns.includes('kept')]).toEqual(['rosters', true]);
    expect(read(rosters).body.sheets.map(({ season, player }) => [season, player])).toEqual([
      [null, 'Ann Other'],
      [null, 'Dee Draft'],
    ]);
  });
});

describe('draft picks', () => {
  const table = [
    ['Year', 'Round', 'Original Owner', 'Current Owner', 'Type', 'Notes'],
    ['2027', '1st', 'Bears', 'Wolves', 'Rookie', 'for a goalie'],
    ['2028-29', 'Round 2', '', 'Bears', '', ''],
    ['soon', '1', 'Bears', 'Wolves', '', ''],
    ['2027', 'last', 'Bears', 'Wolves', '', ''],
    ['2027', '1', 'Bears', 'Otters', '', ''],
  ];

  it('come with season, round, owners and notes; what nobody understands is named', () => {
    const { body, unread } = read(known('picks.csv', table));
    expect(body.picks).toEqual([
      {
        where: 'picks.csv, row 2',
        season: '2027-28',
        type: 'rookie',
        round: 1,
        original: 'b',
        owner: 'w',
        note: 'for a goalie',
      },
      { where: 'picks.csv, row 3', season: '2028-29', type: null, round: 2, original: 'b', owner: 'b', note: null },
    ]);
    expect(unread.map(wordsOf)).toEqual([
      { where: 'picks.csv, row 4', why: 'soon is not a season: write it like 2024-25.' },
      { where: 'picks.csv, row 5', why: 'last is not a round.' },
      { where: 'picks.csv, row 6', why: 'The league has no team Otters.' },
    ]);
    expect(new Set(teamsNamed(readExtras(known('p', table))).map(({ team }) => team))).toEqual(
      new Set(['Wolves', 'Bears', 'Otters']),
    );
  });

  it('are counted there and here by owner and season, of the drafts that the table names', () => {
    const { body } = read(known('picks.csv', table));
    const here = [
      { season: '2027-28', type: 'rookie' as const, team_id: 'w', count: 2 },
      { season: '2027-28', type: 'general' as const, team_id: 'w', count: 9 },
      { season: '2028-29', type: 'general' as const, team_id: 'b', count: 1 },
    ];
    expect(reconcilePicks(body.picks, here)).toEqual([
      { season: '2027-28', team_id: 'w', there: 1, here: 2 },
      { season: '2028-29', team_id: 'b', there: 1, here: 1 },
    ]);
  });
});

it('retained salary is a percent or dollars, however it is written', () => {
  const { body } = read(
    known('retained.csv', [
      ['Player', 'Team', 'Retained', 'Through'],
      ['Aho, Sebastian', 'Wolves', '25%', '2027-28'],
      ['Tim Stützle', 'Bears', '$1,234,567', ''],
      ['Elias Pettersson', 'Bears', '50', ''],
    ]),
  );
  expect(body.retained.map(({ player, percent, dollars, through }) => [player, percent, dollars, through])).toEqual([
    ['Sebastian Aho', 25, null, '2027-28'],
    ['Tim Stützle', null, 1_234_567, null],
    ['Elias Pettersson', 50, null, null],
  ]);
});

describe('a column of retained salary', () => {
  const column = (heading: string, ...cells: string[]) => {
    const table = known('retained.csv', [
      ['Player', 'Team', heading],
      ...cells.map((cell) => ['Tim Stützle', 'Bears', cell]),
    ]);
    const { body, unread } = read(table);
    return {
      kind: table.kind,
      reads: body.retained.map(({ percent, dollars }) => (percent === null ? dollars : `${percent} %`)),
      unread: unread.map(({ why }) => extrasWords(why)),
      asks: questionsOf(table).flatMap((one) => (one.asks === 'unit' ? one.examples : [])),
    };
  };
  const nothing = { kind: 'retained', unread: [], asks: [] };

  it('whose heading names percent or a unit is read in it', () => {
    expect(column('Retained %', '25', '12.5')).toEqual({ ...nothing, reads: ['25 %', '12.5 %'] });
    expect(column('Retained %', '0.25')).toEqual({ ...nothing, reads: ['25 %'] });
    expect(column('Retained ($M)', '1', '2.5')).toEqual({ ...nothing, reads: [1_000_000, 2_500_000] });
  });

  it('with a small amount that is no whole number, or a mix, asks', () => {
    expect(column('Retained', '12.5', '37.5').asks).toEqual(['12.5', '37.5']);
    expect(column('Retained', '25', '500000').asks).toEqual(['500000', '25']);
    expect(column('Retained', '25%', '500000')).toEqual({ ...nothing, reads: ['25 %', 500_000] });
  });

  it('leaves out rows that retain nothing, and names a credit and a season that is none', () => {
    expect(column('Retained', '0', '0%', '-', '', '25%')).toEqual({ ...nothing, reads: ['25 %'] });
    expect(column('Retained', '-500000')).toEqual({
      ...nothing,
      reads: [],
      unread: ['-500000 is a credit. Retained salary is more than $0.'],
    });
    const table = known('retained.csv', [
      ['Player', 'Team', 'Retained', 'Through'],
      ['Tim Stützle', 'Bears', '25%', 'UFA'],
      ['Tim Stützle', 'Bears', '25%', '3 years'],
    ]);
    const { body, unread } = read(table);
    expect(body.retained.map(({ through }) => through)).toEqual([null]);
    expect(unread.map(wordsOf)).toEqual([
      { where: 'retained.csv, row 3', why: '3 years is not a season: write it like 2024-25.' },
    ]);
  });
});

it('a row that the league could not take is named, so that it does not stop the others', () => {
  const { body, unread } = read(
    known('picks.csv', [
      ['Year', 'Round', 'Current Owner', 'Type'],
      ['2027', '1', 'Bears', 'Rookie'],
      ['2027', '2', 'Bears', 'General'],
      ['2027', '3', 'Bears', 'Mystery'],
    ]),
    known('standings_2023_24.csv', [
      ['Rank', 'Team', 'Points'],
      ['1', 'Bears', '90'],
      ['2', 'Wolves', '12,345,678'],
    ]),
    known('keepers 2024-25.csv', [
      ['Player', 'Team'],
      ['Tim Stützle', 'Wolves'],
      ['Ann Other', 'Wolves'],
      ['*', 'Wolves'],
    ]),
  );
  expect([body.picks.length, body.standings.length, body.sheets.length]).toEqual([2, 1, 2]);
  expect(unread.map(({ why }) => extrasWords(why))).toEqual([
    'Mystery is not a type of draft. Write one of these: general, rookie, mid-season, steal, waiver, expansion, class.',
    '12,345,678 is more points than a team can have.',
    'The row names no player.',
  ]);
});

it('a record is read from one column or from three, also without a rank', () => {
  const recordsOf = (rows: string[][]) =>
    read(known('standings_2023_24.csv', rows)).body.standings.map(({ record }) => record);
  const record = { wins: 10, losses: 4, ties: 0 };
  expect(
    recordsOf([
      ['Team', 'Record', 'PF'],
      ['Bears', '10-4', '99'],
      ['Wolves', '4.5-9-0.5', '80'],
    ]),
  ).toEqual([record, { wins: 4.5, losses: 9, ties: 0.5 }]);
  expect(
    recordsOf([
      ['Team', 'W', 'L', 'T'],
      ['Bears', '10', '4', '0'],
      ['Wolves', '4', '10', '0'],
    ]),
  ).toEqual([record, { wins: 4, losses: 10, ties: 0 }]);
  expect(
    read(
      known('standings_2023_24.csv', [
        ['Team', 'Rank'],
        ['Bears', '1'],
        ['Wolves', '-'],
      ]),
    ).unread.map(({ why }) => extrasWords(why)),
  ).toEqual(['The row has neither a rank nor points, nor a record.']);
});

it('past standings, trades and drafts take their season from a column or from the name of the file, and ask else', () => {
  const standings = [
    ['Rank', 'Team', 'Points'],
    ['1st', 'Bears', '1,234.5'],
    ['2', 'Wolves', '10-4-2'],
  ];
  expect(read(known('standings_2023_24.csv', standings)).body.standings).toEqual([
    { where: 'standings_2023_24.csv, row 2', season: '2023-24', team: 'b', rank: 1, points: 1234.5, record: null },
    {
      where: 'standings_2023_24.csv, row 3',
      season: '2023-24',
      team: 'w',
      rank: 2,
      points: null,
      record: { wins: 10, losses: 4, ties: 2 },
    },
  ]);
  expect(read(known('standings.csv', standings)).unread).toHaveLength(2);
  const { body } = read(
    known('trades.csv', [
      ['Season', 'Date', 'From', 'To', 'What'],
      ['2023-24', '2023-11-02', 'Bears', 'Wolves', 'A first'],
      ['2023-24', '2023-11-02', 'Bears', 'Wolves', '2025 2nd round pick (Wolves)'],
    ]),
    known('drafts.csv', [
      ['Season', 'Round', 'Pick', 'Team', 'Player'],
      ['2022/23', '1', '4', 'Bears', 'Slafkovsky, Juraj'],
    ]),
  );
  expect(body.past).toMatchObject([
    { kind: 'trade', season: '2023-24', day: '2023-11-02', team: 'w', from_team: 'b', what: 'A first', pick: null },
    {
      kind: 'trade',
      what: '2025 2nd round pick (Wolves)',
      pick: { season: '2025-26', type: null, round: 2, original: 'w' },
    },
    { kind: 'draft', season: '2022-23', team: 'b', round: 1, overall: 4, what: 'Juraj Slafkovsky' },
  ]);
});

it('a season is two years that follow each other; a year alone is asked', () => {
  expect(['2024-25', '2024/2025', '2024–25', '2024-26', '2024'].map((cell) => seasonIn(cell, 'asks'))).toEqual([
    '2024-25',
    '2024-25',
    '2024-25',
    null,
    null,
  ]);
  expect(seasonIn('2027', 'begins')).toBe('2027-28');
  expect([seasonOfName('a 2023-24.csv'), seasonOfName('rosters 2023.csv')]).toEqual(['2023-24', null]);
});

describe('what the other site says of whole teams', () => {
  it('is read in dollars, and a row that says nothing is named', () => {
    const { totals, unread } = read(
      known('teams.csv', [
        ['code', 'id', 'penalty_m', 'cap used'],
        ['Wolves', '1', '0.3', '$81,200,000'],
        ['Bears', '2', '0.0', ''],
        ['Otters', '3', '0.1', ''],
        ['FA', '4', '0.1', ''],
      ]),
    );
    expect([...totals]).toEqual([
      ['w', { cap: 81_200_000, penalty: 300_000 }],
      ['b', { cap: null, penalty: 0 }],
    ]);
    expect(unread.map(wordsOf)).toEqual([{ where: 'teams.csv, row 4', why: 'The league has no team Otters.' }]);
  });
});

describe('who manages which team there', () => {
  it('is read with the address, and a row whose address is none is named', () => {
    const { managers, totals, unread } = read(
      known('managers.csv', [
        ['Team', 'Manager', 'E-mail'],
        ['Wolves', 'Ann Other', 'Ann Other <ann.other@example.com>'],
        ['Bears', 'Bo Third', ''],
        ['Wolves', '', 'nobody at home'],
        ['FA', '', 'free@example.com'],
      ]),
    );
    expect(managers).toEqual([
      { team_id: 'w', name: 'Ann Other', email: 'ann.other@example.com' },
      { team_id: 'b', name: 'Bo Third', email: null },
    ]);
    expect([...totals]).toEqual([]);
    expect(unread.map(wordsOf)).toEqual([
      { where: 'managers.csv, row 4', why: 'nobody at home is not an email address.' },
    ]);
  });
});

describe('retained salary there', () => {
  const row = {
    where: 'r 2',
    player: 'Eric Ander',
    nhl_id: null,
    team: 'w',
    percent: 25,
    dollars: null,
    through: null,
  };
  const sent = (player: string, salary: number | null) => ({ row: { player, nhl_id: null, salary } });
  const of = (rows: Parameters<typeof retainedOf>[1], percent: number | null = 25, dollars: number | null = null) =>
    retainedOf([{ ...row, percent, dollars }], rows, []).get('w');

  it('is the dollars of the table, or the percent of the salary that the rosters say', () => {
    expect(of([], null, 400_000)).toMatchObject([{ amount: 400_000, refused: null }]);
    expect(of([sent('Éric Ander', 8_000_001)])).toMatchObject([{ amount: 2_000_000 }]);
    expect(of([sent('Éric Ander', null)])).toMatchObject([{ amount: null }]);
    expect(of([sent('Éric Ander', 1), sent('Eric Ander', 2)])).toMatchObject([{ amount: null }]);
  });

  it('says why a row does not come', () => {
    const why = { key: 'no.playerOnTeams' } as const;
    const line = { where: 'r 2', kind: 'retained', action: 'refused', what: { key: 'what.rules' }, why } as const;
    expect(retainedOf([row], [], [line]).get('w')).toMatchObject([{ refused: why }]);
    expect(retainedOf([row], [], [{ ...line, action: 'created' }]).get('w')).toMatchObject([{ refused: null }]);
  });
});

describe('past tables there and here', () => {
  const sent = (team: string, rank: number | null, points: number | null) => ({
    where: '',
    season: '2024-25' as const,
    team,
    rank,
    points,
    record: null,
  });
  const here = (team_id: string, rank: number, points: number) => ({
    season: '2024-25' as const,
    team_id,
    rank,
    points,
  });

  it('are the same where every team has its points and its rank', () => {
    expect(
      reconcileTables([sent('w', 1, 10.1), sent('b', null, 0.2)], [here('w', 1, 10.1), here('b', 2, 0.2)]),
    ).toEqual([{ season: '2024-25', there: 10.3, here: 10.3, differences: [] }]);
  });

  it('leave out records of a season without a table', () => {
    const record = { wins: 3, losses: 1, ties: 0 };
    expect(reconcileTables([{ ...sent('w', null, null), record }], [])).toEqual([]);
    expect(reconcileTables([{ ...sent('w', 1, 10), record }], [here('w', 1, 10)])).toHaveLength(1);
  });

  it('name every team that stands otherwise, is not in the table, or is in ours alone', () => {
    expect(reconcileTables([sent('w', 1, 10), sent('b', 2, 5)], [here('w', 1, 9), here('o', 2, 4)])[0]).toMatchObject({
      there: 15,
      here: 13,
      differences: [
        { team_id: 'w', there: { points: 10 }, here: { points: 9 } },
        { team_id: 'b', here: null },
        { team_id: 'o', there: null },
      ],
    });
  });
});
