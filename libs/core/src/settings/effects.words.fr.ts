import { localeOf } from '../locale.js';
import type { Translation } from '../words.js';
import type * as en from './effects.words.en.js';

export const EFFECTS: Translation<typeof en.EFFECTS> = {
  now: 'Tout de suite',
  nextWeek: 'Dès la semaine prochaine',
  midnight: 'À partir de minuit',
  nextPeriod: ({ day }) => (day === null ? 'Dès la prochaine période de duels' : `Dès le ${localeOf('fr').day(day)}`),
  nextSeason: ({ season }) => `Dès ${season}`,
  fixed: 'On ne peut plus changer ce réglage.',
  startupOver: 'Les repêchages initiaux sont terminés.',
  sheetsOpen: ({ season }) =>
    `S’applique dès ${season}\u00A0: les équipes remplissent déjà les listes de protection de cet été.`,
  all: ({ effect }) => `${effect}.`,
  byDirection: ({ kind, eases, soon, season }) => {
    const [more, less] = {
      switch: ['Activation', 'Désactivation'],
      day: ['Date repoussée', 'Date devancée'],
      figure: ['Hausse', 'Baisse'],
    }[kind] as [string, string];
    const [eased, other] = eases === 'up' ? [more, less] : [less, more];
    return `${eased}\u00A0: ${soon.toLowerCase()}. ${other}\u00A0: dès ${season}.`;
  },
};
