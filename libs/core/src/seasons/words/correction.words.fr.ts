import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './correction.words.en.js';

const dayOf = (day: string): string => localeOf('fr').day(day);

export const correctionMail: Translation<typeof en.correctionMail> = (of) => {
  const { team, from, to, days, rotoTo, before, after } = of;
  const on = days === 1 ? `le ${dayOf(from)}` : `sur ${countOf(days, 'jour')} (du ${dayOf(from)} au ${dayOf(to)})`;
  const old = localeOf('fr').number(before);
  return rotoTo === null
    ? {
        subject: `L’équipe ${team} a ${countOf(after, 'point')} au lieu de ${old} ${on}`,
        lines: ['Des matchs ou des positions ont été corrigés. Le classement tient compte des nouveaux points.'],
      }
    : {
        subject: `En date du ${dayOf(rotoTo)}, l’équipe ${team} a ${countOf(after, 'point de rôtisserie', 'points de rôtisserie')} au lieu de ${old}`,
        lines: [
          `Des matchs joués ${on} ont été corrigés. Le classement tient compte des nouveaux points de rôtisserie.`,
        ],
      };
};
