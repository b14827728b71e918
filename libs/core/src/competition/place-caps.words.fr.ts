import { isInMatchups } from '../leagues/formats.js';
import type { Translation } from '../words.js';
import { areLimitsFixed } from './period-limits.rules.js';
import { periodCaps, seasonCaps } from './place-caps.rules.js';
import type * as en from './place-caps.words.en.js';
import { capsWords } from './roto/games-caps.rules.js';

const CLOSES = 'Le jour où une limite est atteinte compte en entier; ensuite, les matchs à ces places ne comptent plus';

export const seasonCapsWords: Translation<typeof en.seasonCapsWords> = (caps) => [
  `Parmi les matchs d’une équipe dans la saison, voici ce qui compte\u00A0: ${capsWords(caps)}. ${CLOSES}.`,
  'Une saison garde ses limites du début à la fin\u00A0: un changement des limites ou des places s’applique à la saison suivante.',
];

export const placeCapsWords: Translation<typeof en.placeCapsWords> = (settings) => {
  const season = seasonCaps(settings);
  if (Object.keys(season).length > 0) return seasonCapsWords(season);
  if (!isInMatchups(settings)) return [];
  const week = periodCaps({ ...settings, period_limits: 'fixed' }, 7);
  if (Object.keys(week).length === 0) return [];
  return [
    areLimitsFixed(settings)
      ? `Parmi les matchs d’une équipe dans une période, peu importe sa durée, voici ce qui compte\u00A0: ${capsWords(week)}.`
      : `Parmi les matchs d’une équipe dans une période de 7\u00A0jours avec des matchs, voici ce qui compte\u00A0: ${capsWords(week)}; dans les autres périodes, la limite est proportionnelle au nombre de jours avec des matchs, arrondie vers le haut.`,
    `${CLOSES} jusqu’à la fin de la période. Un changement de la limite s’applique à la période suivante.`,
  ];
};
