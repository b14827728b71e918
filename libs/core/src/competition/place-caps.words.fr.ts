import { isInMatchups } from '../leagues/formats.js';
import type { Translation } from '../words.js';
import { areLimitsFixed } from './period-limits.rules.js';
import { periodCaps, seasonCaps } from './place-caps.rules.js';
import type * as en from './place-caps.words.en.js';
import { capsWords } from './roto/games-caps.rules.js';

const CLOSES = 'Le jour où une limite est atteinte compte en entier; ensuite, les matchs à ces places ne comptent plus';

export const seasonCapsWords: Translation<typeof en.seasonCapsWords> = (caps) => [
  `Voici combien de matchs d’une équipe comptent dans la saison\u00A0: ${capsWords(caps)}. ${CLOSES}.`,
  'Une saison garde ses limites du début à la fin\u00A0: un changement des limites ou des places s’applique à partir de la saison suivante.',
];

export const placeCapsWords: Translation<typeof en.placeCapsWords> = (settings) => {
  const season = seasonCaps(settings);
  if (Object.keys(season).length > 0) return seasonCapsWords(season);
  if (!isInMatchups(settings)) return [];
  const week = periodCaps({ ...settings, period_limits: 'fixed' }, 7);
  if (Object.keys(week).length === 0) return [];
  return [
    areLimitsFixed(settings)
      ? `Voici combien de matchs d’une équipe comptent dans une période, quelle qu’en soit la durée\u00A0: ${capsWords(week)}.`
      : `Voici combien de matchs d’une équipe comptent dans une période de 7\u00A0jours de matchs\u00A0: ${capsWords(week)}. Dans les autres périodes, la limite est proportionnelle au nombre de jours de matchs et arrondie vers le haut.`,
    `${CLOSES} jusqu’à la fin de la période. Un changement de la limite s’applique à partir de la période suivante.`,
  ];
};
