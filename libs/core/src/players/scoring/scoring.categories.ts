import type { Position } from '../../position.js';

interface Named {
  /** Name of the category, used after its article: 'goal'. */
  readonly words: string;
  readonly article: 'a' | 'an';
  /** Column heading in a table, and its explanation. */
  readonly short: string;
  readonly title: string;
  /** Column name in the database, in answers and in CSV files. */
  readonly column: string;
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

/** A statistic stored per game (`player_game`) and per season (`player_season`). `NHL_FIGURES` names its source. */
export interface StoredRow extends Named {
  /** The figure may be negative. */
  readonly signed?: true;
  /** The figure is a time in seconds. Box scores have it as '58:44'. */
  readonly seconds?: true;
}

/** A statistic calculated from others. Of these only points are stored, in season lines. */
interface DerivedRow extends Named {
  /** The figures to add up, each with factor 1 or -1. */
  readonly sum: Readonly<Record<string, 1 | -1>>;
}

/** A category that a game has or lacks. Season lines do not contain it. */
interface GameRow extends Named {
  /** A game qualifies with at least this many of the figure. */
  readonly game: { readonly column: string; readonly least: number };
}

export type CategoryRow = StoredRow | DerivedRow | GameRow;

const EVERYBODY = ['F', 'D', 'G'] as const;
const SKATERS = ['F', 'D'] as const;
const GOALIES = ['G'] as const;

/**
 * The table of scoring categories. Tables, imports, lists, forms, labels and the schema of the weights derive from it.
 * A stored category needs a row here, its source in `NHL_FIGURES` and a migration; a derived one only needs its row.
 * Leagues that set their weights before a category existed use its default.
 */
export const SCORING = {
  goal: {
    words: 'goal',
    article: 'a',
    short: 'G',
    title: 'Goals',
    column: 'g',
    positions: EVERYBODY,
    weight: 1,
    first: true,
  },
  assist: {
    words: 'assist',
    article: 'an',
    short: 'A',
    title: 'Assists',
    column: 'a',
    positions: EVERYBODY,
    weight: 1,
    first: true,
  },
  win: {
    words: 'goalie’s win',
    article: 'a',
    short: 'W',
    title: 'Wins',
    column: 'w',
    positions: GOALIES,
    weight: 2,
    first: true,
  },
  shutout: {
    words: 'shutout',
    article: 'a',
    short: 'SO',
    title: 'Shutouts',
    column: 'so',
    positions: GOALIES,
    weight: 1,
    first: true,
  },
  point: {
    words: 'point scored',
    article: 'a',
    short: 'PTS',
    title: 'Points',
    column: 'pts',
    sum: { g: 1, a: 1 },
    positions: EVERYBODY,
    weight: 0,
    means: 'A point scored is a goal or an assist; it counts beside what these count by themselves.',
  },
  plus_minus: {
    words: 'plus or minus',
    article: 'a',
    short: '+/−',
    title: 'Plus-minus',
    column: 'plus_minus',
    signed: true,
    positions: SKATERS,
    weight: 0,
    means: 'A minus takes away what a plus gives.',
  },
  penalty_minute: {
    words: 'penalty minute',
    article: 'a',
    short: 'PIM',
    title: 'Penalty minutes',
    column: 'pim',
    positions: EVERYBODY,
    weight: 0,
  },
  power_play_goal: {
    words: 'power-play goal',
    article: 'a',
    short: 'PPG',
    title: 'Power-play goals',
    column: 'ppg',
    positions: SKATERS,
    weight: 0,
  },
  power_play_assist: {
    words: 'power-play assist',
    article: 'a',
    short: 'PPA',
    title: 'Power-play assists',
    column: 'ppa',
    sum: { ppp: 1, ppg: -1 },
    positions: SKATERS,
    weight: 0,
  },
  power_play_point: {
    words: 'power-play point',
    article: 'a',
    short: 'PPP',
    title: 'Power-play points',
    column: 'ppp',
    positions: SKATERS,
    weight: 0,
  },
  short_handed_goal: {
    words: 'short-handed goal',
    article: 'a',
    short: 'SHG',
    title: 'Short-handed goals',
    column: 'shg',
    positions: SKATERS,
    weight: 0,
  },
  short_handed_assist: {
    words: 'short-handed assist',
    article: 'a',
    short: 'SHA',
    title: 'Short-handed assists',
    column: 'sha',
    sum: { shp: 1, shg: -1 },
    positions: SKATERS,
    weight: 0,
  },
  short_handed_point: {
    words: 'short-handed point',
    article: 'a',
    short: 'SHP',
    title: 'Short-handed points',
    column: 'shp',
    positions: SKATERS,
    weight: 0,
  },
  game_winning_goal: {
    words: 'game-winning goal',
    article: 'a',
    short: 'GWG',
    title: 'Game-winning goals',
    column: 'gwg',
    positions: SKATERS,
    weight: 0,
  },
  overtime_goal: {
    words: 'overtime goal',
    article: 'an',
    short: 'OTG',
    title: 'Overtime goals',
    column: 'otg',
    positions: SKATERS,
    weight: 0,
  },
  overtime_assist: {
    words: 'overtime assist',
    article: 'an',
    short: 'OTA',
    title: 'Overtime assists',
    column: 'ota',
    positions: SKATERS,
    weight: 0,
  },
  shootout_goal: {
    words: 'shootout goal',
    article: 'a',
    short: 'SO G',
    title: 'Shootout goals',
    column: 'so_g',
    positions: SKATERS,
    weight: 0,
    means: 'A shootout goal is not counted as a goal.',
  },
  hat_trick: {
    words: 'hat trick',
    article: 'a',
    short: 'HAT',
    title: 'Hat tricks',
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
    title: 'Shots on goal',
    column: 'sog',
    positions: SKATERS,
    weight: 0,
  },
  hit: {
    words: 'hit',
    article: 'a',
    short: 'HIT',
    title: 'Hits',
    column: 'hits',
    positions: SKATERS,
    weight: 0,
  },
  block: {
    words: 'blocked shot',
    article: 'a',
    short: 'BLK',
    title: 'Blocks',
    column: 'blocks',
    positions: SKATERS,
    weight: 0,
  },
  faceoff_won: {
    words: 'face-off won',
    article: 'a',
    short: 'FOW',
    title: 'Face-offs won',
    column: 'fow',
    positions: SKATERS,
    weight: 0,
  },
  faceoff_lost: {
    words: 'face-off lost',
    article: 'a',
    short: 'FOL',
    title: 'Face-offs lost',
    column: 'fol',
    positions: SKATERS,
    weight: 0,
  },
  takeaway: {
    words: 'takeaway',
    article: 'a',
    short: 'TK',
    title: 'Takeaways',
    column: 'takeaways',
    positions: SKATERS,
    weight: 0,
  },
  giveaway: {
    words: 'giveaway',
    article: 'a',
    short: 'GV',
    title: 'Giveaways',
    column: 'giveaways',
    positions: SKATERS,
    weight: 0,
  },
  fight: {
    words: 'fight',
    article: 'a',
    short: 'FGT',
    title: 'Fights',
    column: 'fights',
    positions: SKATERS,
    weight: 0,
  },
  start: {
    words: 'goalie’s start',
    article: 'a',
    short: 'GS',
    title: 'Games started',
    column: 'gs',
    positions: GOALIES,
    weight: 0,
  },
  regulation_win: {
    words: 'goalie’s regulation win',
    article: 'a',
    short: 'RW',
    title: 'Regulation wins',
    column: 'rw',
    sum: { w: 1, otw: -1, sow: -1 },
    positions: GOALIES,
    weight: 0,
    means: 'A regulation win is a win within 60 minutes; it counts in addition to the win.',
  },
  overtime_win: {
    words: 'goalie’s overtime win',
    article: 'a',
    short: 'OTW',
    title: 'Overtime wins',
    column: 'otw',
    positions: GOALIES,
    weight: 0,
    means: 'An overtime win is a win by a goal in overtime; it counts in addition to the win.',
  },
  shootout_win: {
    words: 'goalie’s shootout win',
    article: 'a',
    short: 'SOW',
    title: 'Shootout wins',
    column: 'sow',
    positions: GOALIES,
    weight: 0,
    means: 'A shootout win is a win after a shootout; it counts in addition to the win.',
  },
  loss: {
    words: 'goalie’s loss',
    article: 'a',
    short: 'L',
    title: 'Losses',
    column: 'l',
    positions: GOALIES,
    weight: 0,
  },
  overtime_loss: {
    words: 'goalie’s overtime loss',
    article: 'a',
    short: 'OTL',
    title: 'Overtime losses',
    column: 'otl',
    positions: GOALIES,
    weight: 0,
  },
  save: {
    words: 'save',
    article: 'a',
    short: 'SV',
    title: 'Saves',
    column: 'saves',
    sum: { sa: 1, ga: -1 },
    positions: GOALIES,
    weight: 0,
  },
  goal_against: {
    words: 'goal against',
    article: 'a',
    short: 'GA',
    title: 'Goals against',
    column: 'ga',
    positions: GOALIES,
    weight: 0,
  },
  shot_against: {
    words: 'shot against',
    article: 'a',
    short: 'SA',
    title: 'Shots against',
    column: 'sa',
    positions: GOALIES,
    weight: 0,
  },
  goalie_second: {
    words: 'goalie’s second on ice',
    article: 'a',
    short: 'TOI',
    title: 'Goalie seconds on ice',
    column: 'goalie_seconds',
    seconds: true,
    positions: GOALIES,
    weight: 0,
  },
} as const satisfies Readonly<Record<string, CategoryRow>>;
