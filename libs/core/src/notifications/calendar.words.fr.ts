import { countOf, de, feminineOrdinal, pluralOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import type * as en from './calendar.words.en.js';

export const dateWords: Translation<typeof en.dateWords> = (date) => {
  switch (date.is) {
    case 'sheets':
      return {
        summary: `Liste de protection ${de(date.team)} à remettre`,
        detail: date.saved
          ? 'Elle est enregistrée. Vous pouvez la modifier jusqu’à la date limite.'
          : 'Elle n’est pas encore faite.',
      };
    case 'picks': {
      const picks = countOf(date.picks, 'choix d’autonome', 'choix d’autonome');
      return {
        summary: `${picks} ${de(date.team)} ${pluralOf(date.picks, 'va', 'vont')} expirer`,
        detail: `Les choix inutilisés de la semaine ${date.week} expireront.`,
      };
    }
    case 'offer':
      return {
        summary: `Fin de l’offre ${de(date.from)}`,
        detail: `L’équipe ${date.team} n’a pas encore répondu.`,
      };
    case 'trades':
      return {
        summary: 'Fin des échanges',
        detail: 'Ensuite, aucun échange ne pourra être conclu avant la fin de la saison.',
      };
    case 'poll':
      return { summary: `Fin du sondage «\u00A0${date.question}\u00A0»`, detail: 'Vous n’avez pas encore voté.' };
    case 'matchup':
      return {
        summary: `${date.team} – ${date.other}`,
        detail:
          date.round === null
            ? `Période ${date.period}.`
            : date.bracket === 'third'
              ? 'Duel pour la troisième place.'
              : `${date.bracket === null ? 'Séries' : 'Tableau inférieur'}, ${feminineOrdinal(date.round)} ronde.`,
      };
    case 'auctions':
      return {
        summary: 'Date limite pour ouvrir des encans d’autonomes',
        detail: `D’ici là, l’équipe ${date.team} peut ouvrir des encans pour ${countOf(date.players, 'joueur autonome', 'joueurs autonomes')}.`,
      };
    case 'claim':
      return {
        summary: `Décision sur la réclamation pour ${date.player}`,
        detail: `L’équipe ${date.team} a réclamé ce joueur au ballottage.`,
      };
  }
};

export const nightDetail: Translation<typeof en.nightDetail> = ({ rounds, picks }) =>
  `${countOf(rounds, 'ronde')}, ${countOf(picks, 'choix', 'choix')}. Le repêchage commencera quand le commissaire le lancera.`;

export const TRADES_END =
  'Ensuite, aucun échange ne pourra être conclu avant la fin de la saison, et les offres en attente prendront fin. Les échanges en révision seront exécutés.';
