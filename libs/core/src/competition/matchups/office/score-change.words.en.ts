import { CHOOSABLE } from '../../../players/scoring/category-set.js';
import { CATEGORY_TITLES } from '../../../players/scoring/category-names.words.en.js';
import { locale } from '../../../locale.js';
import { matchWords } from '../../playoffs/playoff.words.en.js';
import type { ChangedScore } from './score-change.words.js';

/** Columns that are no category. */
const OTHERS: Readonly<Record<string, string>> = {
  skater_games: 'Games of skaters',
  skater_points: 'Points of skaters',
  goalie_games: 'Games of goalies',
};

const titles: Readonly<Record<string, string>> = CATEGORY_TITLES;

export function figureTitle(figure: string | null): string {
  if (figure === null) return 'Points';
  const category = CHOOSABLE.find(({ over, under }) => under === null && Object.keys(over).join() === figure);
  return OTHERS[figure] ?? titles[category?.key ?? ''] ?? figure;
}

/** 'matchup 5', 'the final' */
export const changedMatchWords = ({ period, round, rounds, bracket }: ChangedScore): string =>
  round === null ? `matchup ${period}` : matchWords({ round, rounds, bracket });

/** 'goals of Polar Line in matchup 5 are 6 instead of 4' */
export const changedScoreWords = (change: ChangedScore): string => {
  const { team, figure, before, after } = change;
  return `${figureTitle(figure).toLowerCase()} of ${team} in ${changedMatchWords(change)} are ${locale.number(after)} instead of ${locale.number(before)}`;
};
