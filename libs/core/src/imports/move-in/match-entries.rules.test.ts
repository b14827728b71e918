import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '../sheet/columns.rules.js';
import { periodOf, stageAfter, stageOf } from '../sheet/match-cells.rules.js';
import { kindOf } from '../sheet/table-kind.rules.js';
import { teamsNamed, readExtras, type KnownSheet } from './extras-rows.rules.js';
import { extrasOf } from './extras.rules.js';
import { extrasWords } from './extras.words.js';
import { extrasSchema } from './move-in.schema.js';
import { questionsOf } from './questions.rules.js';

const TEAMS = new Map(
  ['Wolves', 'Bears', 'Otters', 'Owls'].map((name) => [name, name.slice(0, 2).toLowerCase().padEnd(12, 'a')]),
);
const known = (rows: string[][], name = 'matchups 2023-24.csv'): KnownSheet => {
  const kind = kindOf(rows, name);
  return { sheet: { name, rows }, kind, mapped: mapColumns(rows, kind) };
};
const read = (rows: string[][], name?: string) => {
  const { body, unread } = extrasOf([known(rows, name)], TEAMS, { pickType: null, rules: '' });
  return {
    matches: body.matches,
    unread: unread.map(({ where, why }) => [where.replace(/^.*, /, ''), extrasWords(why)]),
  };
};
const inShort = ({ matches }: ReturnType<typeof read>) =>
  matches.map(({ period, round, bracket, home, home_points, away, away_points }) =>
    [period, round, bracket, `${home.slice(0, 2)} ${home_points}`, `${away.slice(0, 2)} ${away_points}`]
      .map(String)
      .join(', '),
  );

describe('tables of past matchups', () => {
  it.each([
    ['Season', 'Week', 'Home', 'Away', 'Home Score', 'Away Score'],
    ['Week', 'Team', 'Opponent', 'Score', 'Result'],
    ['Saison', 'Semaine', 'Équipe à domicile', 'Équipe visiteuse', 'Points domicile', 'Points visiteur'],
  ])('are known by %j', (...headings) => {
    expect(kindOf([headings])).toBe('matches');
  });

  it('reads weeks and named rounds, with points and a winner', () => {
    const rows = [
      ['Season', 'Week', 'Round', 'Home', 'Away', 'Home Score', 'Away Score', 'Winner'],
      ['2023-24', 'Week 1', '', 'Wolves', 'Bears', '1,101.5', '98', ''],
      ['2023-24', '1', '', 'Owls', 'BYE', '70', '', ''],
      ['2023-24', '20 (Mar 25 - Mar 31)', 'Semifinals', 'Wolves', 'Owls', '80', '70', 'Wolves'],
      ['2023-24', '20', 'Semifinals', 'Bears', 'Otters', '60', '60', 'away'],
      ['2023-24', '21', 'Championship', 'Wolves', 'Otters', '80', '90', ''],
      ['2023-24', '21', 'Third place', 'Owls', 'Bears', '1', '2', ''],
    ];
    const all = read(rows);
    expect(all.unread).toEqual([]);
    expect(inShort(all)).toEqual([
      '1, null, null, wo 1101.5, be 98',
      '20, 1, null, wo 80, ow 70',
      '20, 1, null, be 60, ot 60',
      '21, 2, null, wo 80, ot 90',
      '21, null, third, ow 1, be 2',
    ]);
    expect(all.matches.map(({ winner }) => winner)).toEqual([
      null,
      TEAMS.get('Wolves'),
      TEAMS.get('Otters'),
      null,
      null,
    ]);
    expect(extrasSchema.shape.matches.safeParse(all.matches).error).toBeUndefined();
    expect(questionsOf(known(rows))).toEqual([]);
    expect(new Set(teamsNamed(readExtras(known(rows))).map(({ team }) => team))).toEqual(
      new Set(['Wolves', 'Bears', 'Owls', 'Otters']),
    );
  });

  it('reads categories won, lost and tied, and takes the season from the name of the file', () => {
    const { matches } = read([
      ['Week', 'Home', 'Away', 'Score'],
      ['3', 'Wolves', 'Bears', '6-3-1'],
      ['4', 'Wolves', 'Bears', '101.5 - 98'],
    ]);
    expect(
      matches.map(({ season, home_points, away_points, categories }) => [season, home_points, away_points, categories]),
    ).toEqual([
      ['2023-24', 6.5, 3.5, true],
      ['2023-24', 101.5, 98, false],
    ]);
  });

  it('counts the periods of a mark as rounds', () => {
    const rows = (mark: string) => [
      ['Week', 'Playoffs', 'Home', 'Away', 'Home Score', 'Away Score'],
      ['19', '', 'Wolves', 'Bears', '5', '4'],
      ['20', mark, 'Wolves', 'Bears', '5', '4'],
      ['21', mark, 'Wolves', 'Otters', '5', '4'],
    ];
    for (const mark of ['yes', '1'])
      expect(read(rows(mark)).matches.map(({ period, round }) => [period, round])).toEqual([
        [19, null],
        [20, 1],
        [21, 2],
      ]);
  });

  it.each([
    { names: ['Round 1', 'Final'], rounds: [1, 2] },
    { names: ['Round 1', 'Semi-final', 'Final'], rounds: [1, 2, 3] },
    { names: ['Round 1', 'Round 2', 'Final'], rounds: [1, 2, 3] },
    { names: ['1re ronde', 'Demi-finale', 'Finale'], rounds: [1, 2, 3] },
    { names: ['Quarterfinal', 'Round 2', 'Final'], rounds: [1, 2, 3] },
    { names: ['Quarterfinal', 'Semifinal', 'Final'], rounds: [1, 2, 3] },
    // Both names of a period mean one round.
    { names: ['Round 1', 'Round 2', 'Final'], weeks: ['20', '21', '21'], rounds: [1, 2, 2] },
    { names: ['Round 1', 'Round 1', 'Final', 'Final'], rounds: [1, 1, 2, 2] },
    { names: ['Round 1', 'Semi-final', 'Final', '3rd place'], weeks: ['', '', '', ''], rounds: [1, 2, 3, 3] },
    { names: ['Final', 'Round 2', 'Round 1'], weeks: ['', '', ''], rounds: [3, 2, 1] },
    { names: ['yes', 'yes', 'Final'], weeks: ['20', '21', ''], rounds: [1, 2, 3] },
  ])('places the rounds $names of weeks $weeks', ({ names, weeks, rounds }) => {
    const pairs = ['Wolves', 'Bears', 'Otters', 'Owls'];
    const rows = names.map((name, at) => [
      weeks?.[at] ?? `${20 + at}`,
      name,
      pairs[at] ?? '',
      pairs[(at + 1) % 4] ?? '',
    ]);
    const { matches, unread } = read([
      ['Week', 'Round', 'Home', 'Away', 'Home Score', 'Away Score'],
      ...rows.map((row) => [...row, '5', '4']),
    ]);
    expect(unread).toEqual([]);
    expect(matches.map(({ round }) => round)).toEqual(rounds);
  });

  it('counts two marked periods with the same pairs as one round', () => {
    const { matches } = read([
      ['Week', 'Playoffs', 'Home', 'Away', 'Home Score', 'Away Score'],
      ['20', 'yes', 'Wolves', 'Bears', '5', '4'],
      ['20', 'yes', 'Otters', 'Owls', '5', '4'],
      ['21', 'yes', 'Owls', 'Otters', '5', '4'],
      ['21', 'yes', 'Wolves', 'Bears', '5', '4'],
      ['22', 'yes', 'Wolves', 'Owls', '5', '4'],
      ['22', 'yes', 'Otters', 'Bears', '5', '4'],
      ['23', 'yes', 'Wolves', 'Owls', '5', '4'],
      ['23', 'yes', 'Otters', 'Bears', '5', '4'],
    ]);
    expect(matches.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it('reads rounds that follow the number of a week', () => {
    const { matches, unread } = read([
      ['Week', 'Home', 'Away', 'Home Score', 'Away Score'],
      ['Week 19 (Mar 18 - Mar 24)', 'Wolves', 'Bears', '5', '4'],
      ['Week 20 (2)', 'Wolves', 'Bears', '5', '4'],
      ['Week 21 (Semifinals)', 'Wolves', 'Bears', '5', '4'],
      ['Week 21 (Semifinals)', 'Otters', 'Owls', '5', '4'],
      ['Week 22: Finals (Apr 8 - Apr 14)', 'Wolves', 'Otters', '5', '4'],
      ['Week 22 (Consolation)', 'Bears', 'Owls', '5', '4'],
    ]);
    expect(unread).toEqual([]);
    expect(matches.map(({ period, round, bracket }) => [period, round, bracket])).toEqual([
      [19, null, null],
      [20, null, null],
      [21, 1, null],
      [21, 1, null],
      [22, 2, null],
      [22, null, 'consolation'],
    ]);
  });

  it('names what is wrong with a row, and what mends it', () => {
    const { matches, unread } = read([
      ['Week', 'Round', 'Home', 'Away', 'Home Score', 'Away Score', 'Winner'],
      ['1', '', 'Wolves', 'Hawks', '1', '0', ''],
      ['1', '', 'Wolves', 'Bears', '', '', ''],
      ['1', '', 'Wolves', 'Bears', '2', '1', 'Owls'],
      ['1', 'Round 9', 'Wolves', 'Bears', '2', '1', ''],
      ['400', '', 'Wolves', 'Bears', '2', '1', ''],
      ['', '', 'Wolves', 'Bears', '2', '1', ''],
      ['2', 'no idea', 'Wolves', 'Bears', '2', '1', ''],
      ['2', '', 'Wolves', 'Bears', '2000001', '1', ''],
      ...Array.from({ length: 20 }, (_, at) => [`${at + 3}`, 'Regular', 'Wolves', 'Bears', '2', '1', '']),
    ]);
    expect(matches).toHaveLength(20);
    expect(unread).toEqual([
      ['row 2', 'The league has no team Hawks.'],
      ['row 3', 'The score is missing. Write 1 and 0 where only the winner is known.'],
      ['row 4', 'Owls is neither team of the row. Write the name of the winner, or leave it empty for a tie.'],
      ['row 5', 'Round 9 is not possible: play-offs have at most 5 rounds. A week belongs in the column of periods.'],
      ['row 6', '400 is not a period: a season has at most 366.'],
      ['row 7', 'The period is missing. Fill in the column “Period”.'],
      [
        'row 8',
        'no idea is not a period or a round. Write a number, “quarter-final”, “semi-final”, “final” or “consolation”.',
      ],
      ['row 9', '2,000,001 is more than the 1,000,000 points that a matchup can have.'],
    ]);
  });

  it('asks for the scores where a table has none', () => {
    expect(
      questionsOf(
        known([
          ['Week', 'Home', 'Away'],
          ['1', 'Wolves', 'Bears'],
        ]),
      ),
    ).toContainEqual({
      asks: 'columns',
      fields: ['home_score', 'away_score'],
    });
  });
});

it.each([
  ['Quarterfinal', { is: 'fromEnd', rounds: 2 }],
  ['Demi-finale', { is: 'fromEnd', rounds: 1 }],
  ['finale', { is: 'fromEnd', rounds: 0 }],
  ['Playoffs Round 2', { is: 'round', round: 2 }],
  ['2e ronde', { is: 'round', round: 2 }],
  ['Séries', { is: 'playoffs' }],
  ['oui', { is: 'playoffs' }],
  ['3e place', { is: 'third' }],
  ['Third-place game', { is: 'third' }],
  ['3rd game', { is: 'third' }],
  ['Match pour la troisième place', { is: 'third' }],
  ['3rd', { is: 'round', round: 3 }],
  ['3e', { is: 'round', round: 3 }],
  ['Playoffs 3rd round', { is: 'round', round: 3 }],
  ['Consolation bracket', { is: 'consolation' }],
  ['Regular season', { is: 'regular' }],
  ['someday', null],
] as const)('"%s" is a part of the season', (cell, stage) => {
  expect(stageOf(cell)).toEqual(stage);
});

it.each([
  ['Semaine 21 (Séries, demi-finale)', { is: 'fromEnd', rounds: 1 }],
  ['Week 21: Playoffs (Apr 1 - Apr 7)', { is: 'playoffs' }],
  ['Period 21, Round 2', { is: 'round', round: 2 }],
  ['Week 21 (R2)', { is: 'round', round: 2 }],
  ['Week 21 (1st)', null],
  ['Week 21 (x)', null],
  ['Week 21', null],
] as const)('"%s" names a part of the play-offs after its number', (cell, stage) => {
  expect(stageAfter(cell)).toEqual(stage);
});

it.each([
  ['7', 7],
  ['Scoring Period 12 (Jan 1 - Jan 7)', 12],
  ['Semaine 3', 3],
  ['Finals', null],
  ['2024-01-07', null],
] as const)('"%s" is a period', (cell, period) => {
  expect(periodOf(cell)).toBe(period);
});
