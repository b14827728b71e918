import { momentWords } from '../../calendar.js';
import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import { ufaDays } from './ufa.rules.js';
import type * as en from './ufa.words.en.js';

export const UFA_LINES: Translation<typeof en.UFA_LINES> = {
  'ufa.opened': ({ players, until, timeZone }) =>
    `La période des joueurs autonomes commence, avec ${countOf(players, 'autonome')} sans compensation. Les équipes peuvent ouvrir des encans jusqu’au ${momentWords(Date.parse(until), timeZone)}.`,
};

export const ufaWords: Translation<typeof en.ufaWords> = (settings) => {
  const days = ufaDays(settings);
  return days === null
    ? 'Aucun encan n’a lieu entre les saisons.'
    : [
        'Au début de la saison suivante, les joueurs dont le contrat prend fin sont mis à l’encan, sauf les autonomes avec compensation. Les règles des encans et les budgets de cette saison s’appliquent.',
        `Les équipes ont ${countOf(days, 'jour')} pour ouvrir des encans. Les encans encore en cours sont ensuite menés à terme, et la période des joueurs autonomes se termine avec le dernier.`,
        'D’ici là, on peut aussi mettre à l’encan un autonome avec compensation que son ancienne équipe laisse partir. On ne peut ajouter aucun autre joueur.',
        'Les joueurs sur lesquels aucune équipe ne mise restent autonomes.',
      ].join(' ');
};
