import { de } from '../../../french/grammar.js';
import { localeOf } from '../../../locale.js';
import { CHOOSABLE } from '../../../players/scoring/category-set.js';
import { CATEGORY_TITLES } from '../../../players/scoring/category-names.words.fr.js';
import type { Translation } from '../../../words.js';
import { matchWords } from '../../playoffs/playoff.words.fr.js';
import type * as en from './score-change.words.en.js';

const OTHERS: Readonly<Record<string, string>> = {
  skater_games: 'Matchs des patineurs',
  skater_points: 'Points des patineurs',
  goalie_games: 'Matchs des gardiens',
};

const titles: Readonly<Record<string, string>> = CATEGORY_TITLES;
const fr = /* @__PURE__ */ localeOf('fr');

export const figureTitle: Translation<typeof en.figureTitle> = (figure) => {
  if (figure === null) return 'Points';
  const category = CHOOSABLE.find(({ over, under }) => under === null && Object.keys(over).join() === figure);
  return OTHERS[figure] ?? titles[category?.key ?? ''] ?? figure;
};

export const changedMatchWords: Translation<typeof en.changedMatchWords> = ({ period, round, rounds, bracket }) =>
  round === null ? `période ${period}` : matchWords({ round, rounds, bracket });

export const changedScoreWords: Translation<typeof en.changedScoreWords> = (change) => {
  const { team, figure, before, after } = change;
  return `${figureTitle(figure).toLowerCase()} ${de(team)} (${changedMatchWords(change)}), ${fr.number(after)} au lieu de ${fr.number(before)}`;
};
