import { isInMatchups } from '../leagues/formats.js';
import type { Translation } from '../words.js';
import { areLimitsFixed } from './period-limits.rules.js';
import { periodCaps, seasonCaps } from './place-caps.rules.js';
import type * as en from './place-caps.words.en.js';
import { capsWords } from './roto/games-caps.rules.js';

const CLOSES =
  'Le jour où une telle limite est atteinte compte en entier; les jours suivants de ces places ne comptent pas';

export const seasonCapsWords: Translation<typeof en.seasonCapsWords> = (caps) => [
  `Parmi les matchs d’une équipe dans la saison, voici ce qui compte\u00A0: ${capsWords(caps)}. ${CLOSES}.`,
  'Une saison garde les limites de son début\u00A0: d’autres limites ou places ne changent qu’avec la saison suivante.',
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
      : `Parmi les matchs d’une équipe dans une période de 7\u00A0jours avec des matchs, voici ce qui compte\u00A0: ${capsWords(week)}; les autres périodes permettent des matchs en proportion de leurs jours avec des matchs, arrondis vers le haut.`,
    `${CLOSES} jusqu’à la fin de la période. Un changement de la limite s’applique à la période suivante.`,
  ];
};
