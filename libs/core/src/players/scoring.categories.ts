import type { Position } from '../position.js';

/** The NHL report that contains a figure: one of the skaters' reports or the goalies'. */
export type NhlReport = 'skater/summary' | 'skater/realtime' | 'skater/faceoffwins' | 'goalie/summary';

interface Named {
  /** Name of the category, used after its article: 'goal'. */
  readonly words: string;
  readonly article: 'a' | 'an';
  /** Column heading in a table. */
  readonly short: string;
  /** Positions that have this figure. Reports of other players do not contain it. */
  readonly positions: readonly Position[];
  /** Default points for one unit. */
  readonly weight: number;
  /**
   * True for categories that existed from the start, which every set of weights must contain. Later ones may be
   * omitted.
   */
  readonly first?: true;
  /** Explanation, when the name is not enough. */
  readonly means?: string;
}

/** A statistic stored per game. */
export interface KeptRow extends Named {
  /** Column name in games (`player_game`), season lines (`player_season`) and CSV imports of games. */
  readonly column: string;
  /** Field name in the NHL's game reports, and an alternative name. */
  readonly nhl: string;
  readonly alias?: string;
  /** The report with this field. When omitted, the summary report of the category's positions. */
  readonly report?: NhlReport;
  readonly signed?: true;
}

/** A statistic calculated from others and not stored. */
interface DerivedRow extends Named {
  /** The figures to add up, each with factor 1 or -1. */
  readonly sum: Readonly<Record<string, 1 | -1>>;
}

/** A category that a game has or lacks. Season lines do not contain it. */
interface GameRow extends Named {
  /** A game qualifies with at least this many of the figure. */
  readonly game: { readonly column: string; readonly least: number };
  readonly column: string;
}

export type CategoryRow = KeptRow | DerivedRow | GameRow;

const EVERYBODY = ['F', 'D', 'G'] as const;
const SKATERS = ['F', 'D'] as const;
const GOALIES = ['G'] as const;

/**
 * The table of scoring categories. Sums, imports, forms, labels and the schema of the weights derive from it. A stored
 * category needs a row here and a column in both tables; a derived one only needs its row. Leagues that set their
 * weights before a category existed use its default.
 */
export const SCORING = {
  goal: {
    words: 'goal',
    article: 'a',
    short: 'G',
    column: 'g',
    nhl: 'goals',
    positions: EVERYBODY,
    weight: 1,
    first: true,
  },
  assist: {
    words: 'assist',
    article: 'an',
    short: 'A',
    column: 'a',
    nhl: 'assists',
    positions: EVERYBODY,
    weight: 1,
    first: true,
  },
  win: {
    words: 'goalie’s win',
    article: 'a',
    short: 'W',
    column: 'w',
    nhl: 'wins',
    positions: GOALIES,
    weight: 2,
    first: true,
  },
  shutout: {
    words: 'shutout',
    article: 'a',
    short: 'SO',
    column: 'so',
    nhl: 'shutouts',
    positions: GOALIES,
    weight: 1,
    first: true,
  },
  point: {
    words: 'point scored',
    article: 'a',
    short: 'PTS',
    sum: { g: 1, a: 1 },
    positions: EVERYBODY,
    weight: 0,
    means: 'A point scored is a goal or an assist; it counts beside what these count by themselves.',
  },
  plus_minus: {
    words: 'plus or minus',
    article: 'a',
    short: '+/−',
    column: 'plus_minus',
    nhl: 'plusMinus',
    signed: true,
    positions: SKATERS,
    weight: 0,
    means: 'A minus takes away what a plus gives.',
  },
  penalty_minute: {
    words: 'penalty minute',
    article: 'a',
    short: 'PIM',
    column: 'pim',
    nhl: 'penaltyMinutes',
    alias: 'pim',
    positions: EVERYBODY,
    weight: 0,
  },
  power_play_goal: {
    words: 'power-play goal',
    article: 'a',
    short: 'PPG',
    column: 'ppg',
    nhl: 'ppGoals',
    positions: SKATERS,
    weight: 0,
  },
  power_play_assist: {
    words: 'power-play assist',
    article: 'a',
    short: 'PPA',
    sum: { ppp: 1, ppg: -1 },
    positions: SKATERS,
    weight: 0,
  },
  power_play_point: {
    words: 'power-play point',
    article: 'a',
    short: 'PPP',
    column: 'ppp',
    nhl: 'ppPoints',
    positions: SKATERS,
    weight: 0,
  },
  short_handed_goal: {
    words: 'short-handed goal',
    article: 'a',
    short: 'SHG',
    column: 'shg',
    nhl: 'shGoals',
    positions: SKATERS,
    weight: 0,
  },
  short_handed_assist: {
    words: 'short-handed assist',
    article: 'a',
    short: 'SHA',
    sum: { shp: 1, shg: -1 },
    positions: SKATERS,
    weight: 0,
  },
  short_handed_point: {
    words: 'short-handed point',
    article: 'a',
    short: 'SHP',
    column: 'shp',
    nhl: 'shPoints',
    positions: SKATERS,
    weight: 0,
  },
  game_winning_goal: {
    words: 'game-winning goal',
    article: 'a',
    short: 'GWG',
    column: 'gwg',
    nhl: 'gameWinningGoals',
    positions: SKATERS,
    weight: 0,
  },
  overtime_goal: {
    words: 'overtime goal',
    article: 'an',
    short: 'OTG',
    column: 'otg',
    nhl: 'otGoals',
    positions: SKATERS,
    weight: 0,
  },
  hat_trick: {
    words: 'hat trick',
    article: 'a',
    short: 'HAT',
    column: 'ht',
    game: { column: 'g', least: 3 },
    positions: SKATERS,
    weight: 0,
    means: 'A hat trick is a game of three goals or more.',
  },
  shot: {
    words: 'shot on goal',
    article: 'a',
    short: 'SOG',
    column: 'sog',
    nhl: 'shots',
    positions: SKATERS,
    weight: 0,
  },
  hit: {
    words: 'hit',
    article: 'a',
    short: 'HIT',
    column: 'hits',
    nhl: 'hits',
    report: 'skater/realtime',
    positions: SKATERS,
    weight: 0,
  },
  block: {
    words: 'blocked shot',
    article: 'a',
    short: 'BLK',
    column: 'blocks',
    nhl: 'blockedShots',
    report: 'skater/realtime',
    positions: SKATERS,
    weight: 0,
  },
  faceoff_won: {
    words: 'face-off won',
    article: 'a',
    short: 'FOW',
    column: 'fow',
    nhl: 'totalFaceoffWins',
    report: 'skater/faceoffwins',
    positions: SKATERS,
    weight: 0,
  },
  faceoff_lost: {
    words: 'face-off lost',
    article: 'a',
    short: 'FOL',
    column: 'fol',
    nhl: 'totalFaceoffLosses',
    report: 'skater/faceoffwins',
    positions: SKATERS,
    weight: 0,
  },
  takeaway: {
    words: 'takeaway',
    article: 'a',
    short: 'TK',
    column: 'takeaways',
    nhl: 'takeaways',
    report: 'skater/realtime',
    positions: SKATERS,
    weight: 0,
  },
  giveaway: {
    words: 'giveaway',
    article: 'a',
    short: 'GV',
    column: 'giveaways',
    nhl: 'giveaways',
    report: 'skater/realtime',
    positions: SKATERS,
    weight: 0,
  },
  start: {
    words: 'goalie’s start',
    article: 'a',
    short: 'GS',
    column: 'gs',
    nhl: 'gamesStarted',
    positions: GOALIES,
    weight: 0,
  },
  loss: { words: 'goalie’s loss', article: 'a', short: 'L', column: 'l', nhl: 'losses', positions: GOALIES, weight: 0 },
  overtime_loss: {
    words: 'goalie’s overtime loss',
    article: 'a',
    short: 'OTL',
    column: 'otl',
    nhl: 'otLosses',
    alias: 'overtimeLosses',
    positions: GOALIES,
    weight: 0,
  },
  save: { words: 'save', article: 'a', short: 'SV', sum: { sa: 1, ga: -1 }, positions: GOALIES, weight: 0 },
  goal_against: {
    words: 'goal against',
    article: 'a',
    short: 'GA',
    column: 'ga',
    nhl: 'goalsAgainst',
    positions: GOALIES,
    weight: 0,
  },
  shot_against: {
    words: 'shot against',
    article: 'a',
    short: 'SA',
    column: 'sa',
    nhl: 'shotsAgainst',
    positions: GOALIES,
    weight: 0,
  },
} as const satisfies Readonly<Record<string, CategoryRow>>;
