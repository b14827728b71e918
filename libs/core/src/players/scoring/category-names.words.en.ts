import { SCORING } from './scoring.categories.js';

type Category = keyof typeof SCORING;

const CATEGORIES = Object.keys(SCORING) as Category[];
const ofEach = (textOf: (category: Category) => string): Record<Category, string> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, textOf(category)])) as Record<Category, string>;

/** Names after an article: 'goal'. */
export const CATEGORY_NAMES: Record<Category, string> = {
  goal: 'goal',
  assist: 'assist',
  win: 'goalie’s win',
  shutout: 'shutout',
  point: 'point scored',
  plus_minus: 'plus or minus',
  penalty_minute: 'penalty minute',
  power_play_goal: 'power-play goal',
  power_play_assist: 'power-play assist',
  power_play_point: 'power-play point',
  short_handed_goal: 'short-handed goal',
  short_handed_assist: 'short-handed assist',
  short_handed_point: 'short-handed point',
  game_winning_goal: 'game-winning goal',
  overtime_goal: 'overtime goal',
  overtime_assist: 'overtime assist',
  shootout_goal: 'shootout goal',
  hat_trick: 'hat trick',
  shot: 'shot on goal',
  hit: 'hit',
  block: 'blocked shot',
  faceoff_won: 'face-off won',
  faceoff_lost: 'face-off lost',
  takeaway: 'takeaway',
  giveaway: 'giveaway',
  fight: 'fight',
  start: 'goalie’s start',
  regulation_win: 'goalie’s regulation win',
  overtime_win: 'goalie’s overtime win',
  shootout_win: 'goalie’s shootout win',
  loss: 'goalie’s loss',
  overtime_loss: 'goalie’s overtime loss',
  save: 'save',
  goal_against: 'goal against',
  shot_against: 'shot against',
  goalie_second: 'goalie’s second on ice',
};

/** Explanations of column headings. */
export const CATEGORY_TITLES: Record<Category, string> = {
  goal: 'Goals',
  assist: 'Assists',
  win: 'Wins',
  shutout: 'Shutouts',
  point: 'Points',
  plus_minus: 'Plus-minus',
  penalty_minute: 'Penalty minutes',
  power_play_goal: 'Power-play goals',
  power_play_assist: 'Power-play assists',
  power_play_point: 'Power-play points',
  short_handed_goal: 'Short-handed goals',
  short_handed_assist: 'Short-handed assists',
  short_handed_point: 'Short-handed points',
  game_winning_goal: 'Game-winning goals',
  overtime_goal: 'Overtime goals',
  overtime_assist: 'Overtime assists',
  shootout_goal: 'Shootout goals',
  hat_trick: 'Hat tricks',
  shot: 'Shots on goal',
  hit: 'Hits',
  block: 'Blocks',
  faceoff_won: 'Face-offs won',
  faceoff_lost: 'Face-offs lost',
  takeaway: 'Takeaways',
  giveaway: 'Giveaways',
  fight: 'Fights',
  start: 'Games started',
  regulation_win: 'Regulation wins',
  overtime_win: 'Overtime wins',
  shootout_win: 'Shootout wins',
  loss: 'Losses',
  overtime_loss: 'Overtime losses',
  save: 'Saves',
  goal_against: 'Goals against',
  shot_against: 'Shots against',
  goalie_second: 'Goalie seconds on ice',
};

/** Column headings, and the codes of categories in a league's settings, which are stored in English. */
export const CATEGORY_CODES = ofEach((category) => SCORING[category].short);

/** Explanations of categories whose name is not enough; empty for the others. */
export const CATEGORY_MEANINGS: Record<Category, string> = {
  ...ofEach(() => ''),
  point: 'A point scored is a goal or an assist; it counts beside what these count by themselves.',
  plus_minus: 'A minus takes away what a plus gives.',
  shootout_goal: 'A shootout goal is not counted as a goal.',
  hat_trick: 'A hat trick is a game of three goals or more.',
  regulation_win: 'A regulation win is a win within 60 minutes; it counts in addition to the win.',
  overtime_win: 'An overtime win is a win by a goal in overtime; it counts in addition to the win.',
  shootout_win: 'A shootout win is a win after a shootout; it counts in addition to the win.',
};

export const RATIO_TITLES = {
  shooting_percentage: 'Shooting percentage',
  faceoff_percentage: 'Face-off percentage',
  save_percentage: 'Save percentage',
  goals_against_average: 'Goals-against average',
  points_per_game: 'Points per game of skaters',
};

export const RATIO_CODES = {
  shooting_percentage: 'S%',
  faceoff_percentage: 'FO%',
  save_percentage: 'SV%',
  goals_against_average: 'GAA',
  points_per_game: 'P/GP',
};
