import type { Translation } from '../words.js';
import type * as en from './terms.words.en.js';

export const TERM_WORDS: Translation<typeof en.TERM_WORDS> = {
  capHit: {
    name: 'Impact sur le plafond',
    also: 'salaire contrat moyenne annuelle cap hit',
    about:
      'Ce qu’un contrat coûte sur le plafond pendant une saison. Ce montant est estimé tant qu’on ne connaît pas le contrat.',
  },
  capSpace: {
    name: 'Espace sous le plafond',
    also: 'marge de manœuvre plancher masse salariale cap space',
    about:
      'Le plafond moins la masse salariale, qui comprend l’impact des joueurs de l’équipe et ses salaires retenus.',
  },
  retention: {
    name: 'Salaire retenu',
    also: 'retenue retenir garder une part du salaire',
    about:
      'La part de l’impact d’un joueur échangé qui reste sur le plafond de son ancienne équipe, jusqu’à la fin du contrat.',
  },
  condition: {
    name: 'Condition d’échange',
    also: 'choix conditionnel protégé si',
    about:
      'Ce qui doit arriver avant une date fixée pour qu’une partie d’un échange change de mains. Jusque-là, cette partie est gelée.',
  },
  tradeReview: {
    name: 'Révision d’un échange',
    also: 'veto approuver commissaire',
    about: 'Le temps entre l’acceptation et l’exécution, pendant lequel un veto motivé est possible.',
  },
  ballot: {
    name: 'Vote',
    also: 'sondage scrutin secret caché contre',
    about:
      'Un vote dans un sondage du babillard, ou celui des DG non concernés par un échange. Un vote secret montre les totaux sans les noms.',
  },
  tradeDeadline: {
    name: 'Date limite des échanges',
    also: 'dernier jour des échanges arrêt',
    about: 'Le dernier jour de la saison où l’on peut conclure des échanges.',
  },
  waivers: {
    name: 'Ballottage',
    also: 'réclamer réclamation priorité waivers',
    about:
      'La période pendant laquelle les équipes peuvent réclamer un joueur libéré. Ensuite, la meilleure réclamation l’emporte, et un joueur sans réclamation devient autonome.',
  },
  faPick: {
    name: 'Choix d’autonome',
    also: 'choix hebdomadaire ajout ajouter',
    about: 'Le droit d’ajouter un joueur autonome au cours d’une semaine. Il expire à la fin de cette semaine.',
  },
  injuredReserve: {
    name: 'Liste des blessés',
    also: 'blessure blessé ltir ir place allègement',
    about:
      'La liste où une équipe place ses joueurs blessés, qui ne comptent alors pas dans la formation. Un joueur rétabli doit la quitter.',
  },
  rookieBank: {
    name: 'Banque d’espoirs',
    also: 'club-école recrues mineures relève',
    about:
      'Les places qu’une équipe réserve à ses recrues, qui ne comptent pas dans la formation active avant leur rappel.',
  },
  protection: {
    name: 'Liste de protection',
    also: 'protégés protéger garder liste keepers',
    about: 'La liste des joueurs qu’une équipe garde pour la saison suivante.',
  },
  timeBank: {
    name: 'Banque de temps',
    also: 'chrono secondes prolongation repêchage',
    about: 'Le temps dont une équipe dispose en plus de ses chronos, pour tout le repêchage.',
  },
  lottery: {
    name: 'Loterie du repêchage',
    also: 'ordre tirage boules premier choix',
    about: 'Un tirage au sort entre les dernières équipes du classement, pour les premiers choix d’un repêchage.',
  },
};
