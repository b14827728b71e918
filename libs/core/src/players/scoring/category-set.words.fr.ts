import { de } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './category-set.words.en.js';

export const CATEGORY_FAULTS: Translation<typeof en.CATEGORY_FAULTS> = {
  unknown: ({ name, known }) =>
    `La catégorie «\u00A0${name}\u00A0» n’existe pas. Choisissez parmi ${known.join(', ')}.`,
  lowNotSettable: ({ short, low }) =>
    `«\u00A0bas\u00A0» ne s’écrit que pour PUN et +/−. Pour ${short}, ${low ? 'moins on en a, mieux c’est' : 'plus on en a, mieux c’est'}\u00A0: enlevez «\u00A0bas\u00A0».`,
  weight: ({ short, weight, most }) =>
    `Le poids ${de(short)} est de ${weight}. Il peut aller de ${localeOf('fr').number(0.5)} à ${most} par tranches de ${localeOf('fr').number(0.5)}.`,
  none: ({ example }) => `Indiquez au moins une catégorie, par exemple ${example}.`,
  tooMany: ({ count, most }) => `Il y a ${count} catégories; le maximum est de ${most}. Enlevez-en.`,
  twice: ({ short }) => `${short} figure deux fois. Indiquez chaque catégorie une seule fois.`,
};
