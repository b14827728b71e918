import { countOf, listOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { RookieLimits } from '../../players/rookie.rules.js';
import type { Translation } from '../../words.js';
import { rookieLimits } from '../farm.rules.js';
import type * as en from './rookie.words.en.js';

const ageDayWords = ({ ageDay }: RookieLimits): string =>
  ageDay === undefined ? '15 septembre' : localeOf('fr').day(ageDay);

const games = (count: number): string => `${countOf(count, 'match', 'matchs')} de la LNH`;

export const rookieWords: Translation<typeof en.rookieWords> = (settings) => {
  const limits = rookieLimits(settings);
  const { age, oneSeason, twoSeasons, career } = limits;
  const by = (skater: number | null, goalie: number | null, says: (count: number) => string): string[] =>
    skater === goalie
      ? skater === null
        ? []
        : [says(skater)]
      : [
          ...(skater === null ? [] : [`${says(skater)} (attaquants et défenseurs)`]),
          ...(goalie === null ? [] : [`${says(goalie)} (gardiens)`]),
        ];
  const asked = [
    'a été repêché ou mis sous contrat par un club de la LNH',
    ...(age === null ? [] : [`a moins de ${countOf(age, 'an')} le ${ageDayWords(limits)}`]),
    ...by(
      oneSeason.skater,
      oneSeason.goalie,
      (count) => `a joué au plus ${games(count)} dans chacune des saisons précédentes`,
    ),
    ...by(
      career.skater,
      career.goalie,
      (count) =>
        `a joué au plus ${games(count)} en tout ${limits.careerNow ? 'jusqu’à aujourd’hui' : 'dans les saisons précédentes'}`,
    ),
    ...(twoSeasons === null ? [] : [`n’a pas joué ${games(twoSeasons)} ou plus dans deux des saisons précédentes`]),
  ];
  return `Une recrue est un joueur qui ${listOf(asked)}.`;
};
