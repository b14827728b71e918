import type { Translation } from '../../words.js';
import type * as en from './category-names.words.en.js';

/** Names after an article: 'but'. */
export const CATEGORY_NAMES: Translation<typeof en.CATEGORY_NAMES> = {
  goal: 'but',
  assist: 'passe',
  win: 'victoire de gardien',
  shutout: 'blanchissage',
  point: 'point marqué',
  plus_minus: 'plus ou moins',
  penalty_minute: 'minute de pénalité',
  power_play_goal: 'but en avantage numérique',
  power_play_assist: 'passe en avantage numérique',
  power_play_point: 'point en avantage numérique',
  short_handed_goal: 'but en désavantage numérique',
  short_handed_assist: 'passe en désavantage numérique',
  short_handed_point: 'point en désavantage numérique',
  game_winning_goal: 'but gagnant',
  overtime_goal: 'but en prolongation',
  overtime_assist: 'passe en prolongation',
  shootout_goal: 'but en fusillade',
  hat_trick: 'tour du chapeau',
  shot: 'tir au but',
  hit: 'mise en échec',
  block: 'tir bloqué',
  faceoff_won: 'mise au jeu gagnée',
  faceoff_lost: 'mise au jeu perdue',
  takeaway: 'revirement provoqué',
  giveaway: 'revirement commis',
  fight: 'bagarre',
  start: 'départ de gardien',
  regulation_win: 'victoire de gardien en temps réglementaire',
  overtime_win: 'victoire de gardien en prolongation',
  shootout_win: 'victoire de gardien en fusillade',
  loss: 'défaite de gardien',
  overtime_loss: 'défaite de gardien en prolongation',
  save: 'arrêt',
  goal_against: 'but alloué',
  shot_against: 'tir reçu',
  goalie_second: 'seconde de gardien sur la glace',
};

/** Explanations of column headings. */
export const CATEGORY_TITLES: Translation<typeof en.CATEGORY_TITLES> = {
  goal: 'Buts',
  assist: 'Passes',
  win: 'Victoires',
  shutout: 'Blanchissages',
  point: 'Points',
  plus_minus: 'Plus-moins',
  penalty_minute: 'Minutes de pénalité',
  power_play_goal: 'Buts en avantage numérique',
  power_play_assist: 'Passes en avantage numérique',
  power_play_point: 'Points en avantage numérique',
  short_handed_goal: 'Buts en désavantage numérique',
  short_handed_assist: 'Passes en désavantage numérique',
  short_handed_point: 'Points en désavantage numérique',
  game_winning_goal: 'Buts gagnants',
  overtime_goal: 'Buts en prolongation',
  overtime_assist: 'Passes en prolongation',
  shootout_goal: 'Buts en fusillade',
  hat_trick: 'Tours du chapeau',
  shot: 'Tirs au but',
  hit: 'Mises en échec',
  block: 'Tirs bloqués',
  faceoff_won: 'Mises au jeu gagnées',
  faceoff_lost: 'Mises au jeu perdues',
  takeaway: 'Revirements provoqués',
  giveaway: 'Revirements commis',
  fight: 'Bagarres',
  start: 'Matchs commencés',
  regulation_win: 'Victoires en temps réglementaire',
  overtime_win: 'Victoires en prolongation',
  shootout_win: 'Victoires en fusillade',
  loss: 'Défaites',
  overtime_loss: 'Défaites en prolongation',
  save: 'Arrêts',
  goal_against: 'Buts alloués',
  shot_against: 'Tirs reçus',
  goalie_second: 'Secondes de gardien sur la glace',
};

const NO_MEANING = Object.fromEntries(Object.keys(CATEGORY_NAMES).map((category) => [category, ''])) as Record<
  keyof typeof en.CATEGORY_NAMES,
  string
>;

/** Explanations of categories whose name is not enough; empty for the others. */
export const CATEGORY_MEANINGS: Translation<typeof en.CATEGORY_MEANINGS> = {
  ...NO_MEANING,
  point: 'Un point marqué est un but ou une passe; il compte en plus de ce que ceux-ci rapportent.',
  plus_minus: 'Un moins retire ce qu’un plus donne.',
  shootout_goal: 'Un but en fusillade ne compte pas comme un but.',
  hat_trick: 'Un tour du chapeau est un match de trois buts ou plus.',
  regulation_win: 'Une victoire en temps réglementaire est gagnée en 60 minutes; elle compte en plus de la victoire.',
  overtime_win: 'Une victoire en prolongation vient d’un but en prolongation; elle compte en plus de la victoire.',
  shootout_win: 'Une victoire en fusillade vient après une fusillade; elle compte en plus de la victoire.',
};

/** Titles of ratios. */
export const RATIO_TITLES: Translation<typeof en.RATIO_TITLES> = {
  shooting_percentage: 'Pourcentage de tirs',
  faceoff_percentage: 'Pourcentage de mises au jeu',
  save_percentage: 'Pourcentage d’arrêts',
  goals_against_average: 'Moyenne de buts alloués',
  points_per_game: 'Points par match des patineurs',
};
