export interface RealTrade {
  readonly date: string;
  readonly clubs: readonly [string, string];
  /** Assets that each side gives: players by name, draft picks as '2023 R1'. */
  readonly gives: readonly [readonly string[], readonly string[]];
  /** Percent of a player's cap hit that the giving club retains. */
  readonly retains?: Readonly<Record<string, number>>;
  readonly conditions?: Readonly<Record<string, RealCondition>>;
  /**
   * Set when our rules do not allow the trade: it is refused as an offer and entered by the commissioner with an
   * override.
   */
  readonly overrules?: string;
}

/** A condition on an asset. `then` is the outcome that the test confirms. */
export type RealCondition = { readonly then: 'met' | 'not-met' } & (
  | { readonly protectedTop: number }
  | { readonly plays: readonly [player: string, games: number] }
  | { readonly signs: string }
  | { readonly playoffsOf: string }
  | { readonly finishesFirst: string }
  | { readonly says: string }
);

export const CAP_HITS: Readonly<Record<string, number>> = {
  'Brad Marchand': 6_125_000,
  'Dmitry Orlov': 5_100_000,
  'Ryan O’Reilly': 7_500_000,
  'Vladimir Tarasenko': 7_500_000,
  'Ethan Bear': 2_200_000,
  'Brent Burns': 8_000_000,
  'Derick Brassard': 5_000_000,
  'Claude Giroux': 8_275_000,
  'Hampus Lindholm': 5_205_556,
  'Taylor Hall': 8_000_000,
  'Marc-André Fleury': 7_000_000,
};

const trade = (
  date: string,
  first: string,
  gives: readonly string[],
  second: string,
  gets: readonly string[],
  more: Omit<RealTrade, 'date' | 'clubs' | 'gives'> = {},
): RealTrade => ({ date, clubs: [first, second], gives: [gives, gets], ...more });
const protectedTop = (top: number, then: 'met' | 'not-met' = 'met'): RealCondition => ({ protectedTop: top, then });
const plays = (player: string, games: number, then: 'met' | 'not-met'): RealCondition => ({
  plays: [player, games],
  then,
});
const signs = (player: string, then: 'met' | 'not-met'): RealCondition => ({ signs: player, then });
const playoffsOf = (club: string, then: 'met' | 'not-met'): RealCondition => ({ playoffsOf: club, then });
const finishesFirst = (club: string, then: 'met' | 'not-met'): RealCondition => ({ finishesFirst: club, then });
const says = (words: string, then: 'met' | 'not-met'): RealCondition => ({ says: words, then });

/**
 * Stories: trades that follow each other in one league. A pick that could become a better one is listed as two picks,
 * of which one changes hands.
 */
export const REAL_TRADES: readonly (readonly RealTrade[])[] = [
  [
    trade('2025-03-07', 'BOS', ['Brad Marchand'], 'FLA', ['2027 R1', '2027 R2', '2028 R1'], {
      retains: { 'Brad Marchand': 50 },
      conditions: {
        '2027 R1': says('Florida wins two rounds and he plays in half of the games', 'met'),
        '2027 R2': says('Florida does not win two rounds', 'not-met'),
        '2028 R1': says('Florida owes the first of 2028 instead', 'not-met'),
      },
    }),
  ],
  [
    trade('2023-02-23', 'WSH', ['Dmitry Orlov'], 'MIN', ['Andrei Svetlakov'], { retains: { 'Dmitry Orlov': 50 } }),
    trade('2023-02-23', 'MIN', ['Dmitry Orlov'], 'BOS', ['2023 R5'], {
      retains: { 'Dmitry Orlov': 25 },
      overrules: 'retainedTooMuch',
    }),
  ],
  [
    trade('2023-02-17', 'STL', ['Ryan O’Reilly'], 'MIN', [], { retains: { 'Ryan O’Reilly': 50 } }),
    trade('2023-02-17', 'MIN', ['Ryan O’Reilly', 'Josh Pillar'], 'TOR', ['2025 R4'], {
      retains: { 'Ryan O’Reilly': 25 },
      overrules: 'retainedTooMuch',
    }),
    trade('2023-02-17', 'STL', ['Noel Acciari'], 'TOR', [
      'Adam Gaudette',
      'Mikhail Abramov',
      '2023 R1',
      '2023 R3',
      '2024 R2',
    ]),
  ],
  [
    trade('2023-02-09', 'STL', ['Vladimir Tarasenko', 'Niko Mikkola'], 'NYR', ['Sammy Blais', 'Hunter Skinner'], {
      retains: { 'Vladimir Tarasenko': 50 },
    }),
  ],
  [trade('2022-10-28', 'CAR', ['Ethan Bear', 'Lane Pederson'], 'VAN', ['2023 R5'], { retains: { 'Ethan Bear': 18 } })],
  [
    trade(
      '2022-07-13',
      'SJS',
      ['Brent Burns', 'Lane Pederson'],
      'CAR',
      ['Steven Lorentz', 'Eetu Makiniemi', '2023 R3'],
      { retains: { 'Brent Burns': 34 }, conditions: { '2023 R3': says('Carolina has its own third still', 'met') } },
    ),
  ],
  [
    trade('2018-02-23', 'OTT', ['Derick Brassard'], 'VGK', []),
    trade('2018-02-23', 'VGK', ['Derick Brassard', 'Tobias Lindberg'], 'PIT', ['Ryan Reaves', '2018 R4'], {
      retains: { 'Derick Brassard': 40 },
    }),
    trade('2018-02-23', 'OTT', ['Vincent Dunn', '2018 R3'], 'PIT', [
      'Filip Gustavsson',
      'Ian Cole',
      '2018 R1',
      '2019 R3',
    ]),
  ],
  [
    trade(
      '2022-03-19',
      'PHI',
      ['Claude Giroux', 'Connor Bunnaman', 'German Rubtsov', '2024 R5'],
      'FLA',
      ['Owen Tippett', '2024 R1', '2023 R3'],
      { retains: { 'Claude Giroux': 50 } },
    ),
  ],
  [
    trade(
      '2022-03-19',
      'ANA',
      ['Hampus Lindholm', 'Kodie Curran'],
      'BOS',
      ['John Moore', 'Urho Vaakanainen', '2022 R1', '2023 R2', '2024 R2'],
      { retains: { 'Hampus Lindholm': 50 } },
    ),
  ],
  [
    trade('2021-04-11', 'BUF', ['Taylor Hall', 'Curtis Lazar'], 'BOS', ['Anders Bjork', '2021 R2'], {
      retains: { 'Taylor Hall': 50 },
    }),
  ],
  [
    trade('2022-03-21', 'CHI', ['Marc-André Fleury'], 'MIN', ['2022 R1', '2022 R2'], {
      retains: { 'Marc-André Fleury': 50 },
      conditions: {
        '2022 R1': says('Minnesota plays the conference final, and he wins four games on the way', 'not-met'),
        '2022 R2': says('Minnesota does not play the conference final', 'met'),
      },
    }),
  ],
  [
    trade('2023-01-30', 'VAN', ['Bo Horvat'], 'NYI', ['Anthony Beauvillier', 'Aatu Räty', '2023 R1'], {
      conditions: { '2023 R1': protectedTop(12) },
    }),
  ],
  [
    trade('2022-09-19', 'NYR', ['Nils Lundkvist'], 'DAL', ['2023 R1', '2025 R4'], {
      conditions: { '2023 R1': protectedTop(10), '2025 R4': says('He does not score 55 points in two seasons', 'met') },
    }),
  ],
  [
    trade('2022-02-14', 'MTL', ['Tyler Toffoli'], 'CGY', ['Tyler Pitlick', 'Emil Heineman', '2022 R1', '2025 R5'], {
      conditions: { '2022 R1': protectedTop(10) },
    }),
  ],
  [
    trade('2020-02-24', 'OTT', ['Jean-Gabriel Pageau'], 'NYI', ['2020 R1', '2020 R2', '2022 R3'], {
      conditions: { '2020 R1': protectedTop(3), '2022 R3': finishesFirst('NYI', 'not-met') },
    }),
  ],
  [
    trade(
      '2019-12-16',
      'NJD',
      ['Taylor Hall', 'Blake Speers'],
      'ARI',
      ['Nate Schnarr', 'Nick Merkley', 'Kevin Bahl', '2020 R1', '2021 R2', '2021 R3'],
      {
        conditions: {
          '2020 R1': protectedTop(3),
          '2021 R2': signs('Taylor Hall', 'not-met'),
          '2021 R3': says('He does not sign again', 'met'),
        },
      },
    ),
  ],
  [
    trade('2018-02-26', 'STL', ['Paul Stastny'], 'WPG', ['Erik Foley', '2018 R1', '2020 R4'], {
      conditions: { '2018 R1': protectedTop(3, 'not-met'), '2020 R4': says('St. Louis does not sign Foley', 'met') },
    }),
  ],
  [
    trade('2020-02-24', 'CBJ', ['Markus Hännikäinen'], 'ARI', ['2020 R7'], {
      conditions: { '2020 R7': plays('Markus Hännikäinen', 10, 'not-met') },
    }),
  ],
  [
    trade('2020-02-24', 'ANA', ['Angus Redmond', '2022 R7'], 'EDM', ['Joel Persson'], {
      conditions: { '2022 R7': plays('Joel Persson', 25, 'not-met') },
    }),
  ],
  [
    trade('2020-10-09', 'VGK', ['Paul Stastny'], 'WPG', ['Carl Dahlström', '2022 R4'], {
      conditions: { '2022 R4': plays('Paul Stastny', 5, 'met') },
    }),
  ],
  [
    trade('2020-02-17', 'LAK', ['Tyler Toffoli'], 'VAN', ['Tim Schaller', 'Tyler Madden', '2020 R2', '2022 R4'], {
      conditions: { '2022 R4': signs('Tyler Toffoli', 'not-met') },
    }),
  ],
  [
    trade('2017-02-20', 'ARI', ['Michael Stone'], 'CGY', ['2017 R3', '2018 R5'], {
      conditions: { '2018 R5': signs('Michael Stone', 'met') },
    }),
  ],
  [
    trade('2022-03-20', 'ARI', ['Scott Wedgewood'], 'DAL', ['2023 R3', '2023 R4'], {
      conditions: { '2023 R3': playoffsOf('DAL', 'met'), '2023 R4': says('Dallas misses the playoffs', 'not-met') },
    }),
  ],
  [
    trade('2017-06-17', 'ARI', ['Mike Smith'], 'CGY', ['Brandon Hickey', 'Chad Johnson', '2018 R2', '2018 R3'], {
      conditions: { '2018 R2': playoffsOf('CGY', 'not-met'), '2018 R3': says('Calgary misses the playoffs', 'met') },
    }),
  ],
  [
    trade('2020-02-24', 'NJD', ['Wayne Simmonds'], 'BUF', ['2021 R4', '2021 R5'], {
      conditions: { '2021 R4': plays('Wayne Simmonds', 10, 'not-met'), '2021 R5': says('The fourth stays', 'met') },
    }),
  ],
  [
    trade('2022-03-21', 'BOS', ['Zach Senyshyn', '2022 R5'], 'OTT', ['Josh Brown', '2022 R6', '2022 R7'], {
      conditions: { '2022 R6': plays('Zach Senyshyn', 5, 'not-met'), '2022 R7': says('The sixth stays', 'met') },
    }),
  ],
  [
    trade(
      '2018-02-26',
      'NYR',
      ['Ryan McDonagh', 'J.T. Miller'],
      'TBL',
      ['Vladislav Namestnikov', 'Libor Hájek', 'Brett Howden', '2018 R1', '2019 R1', '2019 R2'],
      {
        conditions: { '2019 R1': finishesFirst('TBL', 'not-met'), '2019 R2': says('Tampa does not win it all', 'met') },
      },
    ),
  ],
  [
    trade('2018-02-26', 'BUF', ['Evander Kane'], 'SJS', ['Danny O’Regan', '2019 R1', '2019 R2', '2020 R4'], {
      conditions: { '2019 R1': signs('Evander Kane', 'met'), '2019 R2': says('He does not sign again', 'not-met') },
    }),
  ],
  [
    trade('2020-02-10', 'MIN', ['Jason Zucker'], 'PIT', ['Calen Addison', 'Alex Galchenyuk', '2020 R1'], {
      conditions: { '2020 R1': playoffsOf('PIT', 'met') },
    }),
  ],
  [
    trade('2021-04-11', 'LAK', ['Jeff Carter'], 'PIT', ['2022 R2', '2022 R3', '2023 R4'], {
      conditions: {
        '2022 R2': says('Pittsburgh plays the final, and he half of the games', 'not-met'),
        '2022 R3': says('Pittsburgh does not play the final', 'met'),
      },
    }),
  ],
  [
    trade('2022-03-14', 'ANA', ['Josh Manson'], 'COL', ['Drew Helleson', '2023 R2']),
    trade('2022-03-21', 'ANA', ['Rickard Rakell'], 'PIT', [
      'Zach Aston-Reese',
      'Dominik Simon',
      '2022 R2',
      'Calle Clang',
    ]),
  ],
  [
    trade('2022-03-21', 'CAR', ['Egor Korshkov'], 'FLA', ['Max Domi']),
    trade('2022-03-21', 'ARI', ['Johan Larsson'], 'WSH', ['2023 R3']),
  ],
  [trade('2021-11-04', 'BUF', ['Jack Eichel', '2023 R3'], 'VGK', ['Alex Tuch', 'Peyton Krebs', '2022 R1', '2023 R2'])],
  [trade('2025-07-02', 'TOR', ['Mitch Marner'], 'VGK', ['Nicolas Roy'])],
  [trade('2025-12-13', 'VAN', ['Quinn Hughes'], 'MIN', ['Marco Rossi', 'Liam Öhgren', 'Zeev Buium', '2026 R1'])],
  [trade('2023-02-22', 'OTT', ['Nikita Zaitsev', '2023 R2', '2026 R4'], 'CHI', [])],
  [trade('2022-07-16', 'MTL', ['Jeff Petry', 'Ryan Poehling'], 'PIT', ['Mike Matheson', '2023 R4'])],
  [trade('2022-07-22', 'CBJ', ['Oliver Bjorkstrand'], 'SEA', ['2023 R3', '2023 R4'])],
  [trade('2022-10-07', 'CHI', ['Riley Stillman'], 'VAN', ['Jason Dickinson', '2024 R2'])],
  [trade('2022-06-29', 'LAK', ['Brock Faber', '2022 R1'], 'MIN', ['Kevin Fiala'])],
  [trade('2020-02-24', 'CHI', ['Robin Lehner'], 'VGK', ['Malcolm Subban', 'Slava Demin', '2020 R2'])],
  [
    trade('2019-07-01', 'COL', ['Tyson Barrie', 'Alex Kerfoot', '2020 R6'], 'TOR', [
      'Nazem Kadri',
      'Calle Rosén',
      '2020 R3',
    ]),
  ],
  [trade('2019-06-22', 'NSH', ['P.K. Subban'], 'NJD', ['Steven Santini', 'Jeremy Davies', '2019 R2', '2020 R2'])],
  [
    trade('2018-06-15', 'ARI', ['Max Domi'], 'MTL', ['Alex Galchenyuk']),
    trade('2018-09-10', 'MTL', ['Max Pacioretty'], 'VGK', ['Tomas Tatar', 'Nick Suzuki', '2019 R2']),
    trade('2019-06-29', 'ARI', ['Alex Galchenyuk', 'Pierre-Olivier Joseph'], 'PIT', [
      'Phil Kessel',
      'Dane Birks',
      '2021 R4',
    ]),
  ],
  [
    trade('2018-06-23', 'CAR', ['Noah Hanifin', 'Elias Lindholm'], 'CGY', [
      'Dougie Hamilton',
      'Micheal Ferland',
      'Adam Fox',
    ]),
  ],
  [
    trade('2016-06-29', 'EDM', ['Taylor Hall'], 'NJD', ['Adam Larsson']),
    trade('2016-06-29', 'MTL', ['P.K. Subban'], 'NSH', ['Shea Weber']),
  ],
  [
    trade('2014-07-01', 'DAL', ['Alex Chiasson', 'Alexander Guptill', 'Nicholas Paul', '2015 R2'], 'OTT', [
      'Jason Spezza',
      'Ludwig Karlsson',
    ]),
  ],
  [
    trade('2013-07-04', 'BOS', ['Tyler Seguin', 'Rich Peverley', 'Ryan Button'], 'DAL', [
      'Loui Eriksson',
      'Joe Morrow',
      'Reilly Smith',
      'Matt Fraser',
    ]),
  ],
  [trade('2012-02-16', 'SJS', ['2012 R2'], 'TBL', ['2012 R7', 'Dominic Moore'])],
];

/** Years from the trade's season to the season whose draft the pick is of: 0 for the next draft. */
export function yearsAhead(date: string, pick: string): number {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return Number(pick.slice(0, 4)) - (month >= 7 ? year + 1 : year);
}

export const isPick = (asset: string): boolean => /^20\d\d R[1-7]$/.test(asset);
