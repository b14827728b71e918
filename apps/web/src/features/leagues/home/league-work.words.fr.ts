import type { Translation } from '@crease/core/words.js';
import type * as en from './league-work.words.en.js';

/** Shown to commissioners while work is delayed. */
export const DELAYED: Translation<typeof en.DELAYED> = {
  points: ({ since }) => `Le calcul des points de cette ligue est en retard depuis le ${since}.`,
  matchups: ({ since }) => `Les résultats des duels sont en retard depuis le ${since}.`,
  playoffs: ({ since }) => `La prochaine ronde des séries est en retard depuis le ${since}.`,
  cup: ({ since }) => `La prochaine ronde de la coupe est en retard depuis le ${since}.`,
  calendar: ({ since }) => `Les périodes de duels ne suivent plus le calendrier de la LNH depuis le ${since}.`,
  waivers: ({ since }) => `Les décisions du ballottage de cette ligue sont en retard depuis le ${since}.`,
  'restricted-agents': ({ since }) =>
    `Le traitement des offres aux autonomes avec compensation est en retard depuis le ${since}.`,
  'free-agency': ({ since }) => `La période des joueurs autonomes est en retard depuis le ${since}.`,
  bids: ({ since }) =>
    `Les mises sur les joueurs autonomes ne sont plus traitées depuis le ${since}. Le propriétaire du site voit la raison dans la console.`,
  weeks: ({ since }) => `Les avis hebdomadaires sur les choix d’autonome sont en retard depuis le ${since}.`,
  statuses: ({ since }) => `Les statuts échus des joueurs ne sont plus retirés depuis le ${since}.`,
  farm: ({ since }) => `Les rappels des banques d’espoirs sont en retard depuis le ${since}.`,
  'ir-returns': ({ since }) =>
    `Les avis sur les joueurs qui doivent quitter la liste des blessés sont en retard depuis le ${since}.`,
  lineups: ({ since }) => `Les alignements de cette ligue ne sont plus verrouillés depuis le ${since}.`,
  settings: ({ since }) => `Les changements de réglages prévus sont en retard depuis le ${since}.`,
  graduations: ({ since }) =>
    `Les avis sur les recrues qui quittent leur banque d’espoirs sont en retard depuis le ${since}.`,
  polls: ({ since }) => `La clôture des sondages est en retard depuis le ${since}.`,
  protection: ({ since }) => `Le verrouillage des listes de protection est en retard depuis le ${since}.`,
  'protection-near': ({ since }) => `Le rappel sur les listes de protection est en retard depuis le ${since}.`,
  'trade-deadlines': ({ since }) => `L’application de la date limite des échanges est en retard depuis le ${since}.`,
  trades: ({ since }) => `Les révisions et les échéances des offres d’échange sont en retard depuis le ${since}.`,
  conditions: ({ since }) => `Les conditions des échanges ne sont plus vérifiées depuis le ${since}.`,
  'retained-salary': ({ since }) => `La fin des retenues de salaire est en retard depuis le ${since}.`,
  'draft-nights': ({ since }) => `Les rappels des soirées de repêchage sont en retard depuis le ${since}.`,
  'draft-upkeep': ({ since }) => `La première saison de cette ligue attend son repêchage depuis le ${since}.`,
  'draft-teams': ({ since }) =>
    `Les noms des équipes et des DG dans la salle de repêchage ne sont plus à jour depuis le ${since}.`,
  'draft-owners': ({ since }) =>
    `La salle de repêchage ne vérifie plus à qui appartiennent les choix depuis le ${since}.`,
  'draft-notices': ({ since }) => `Les avis sur les repêchages de cette ligue sont en retard depuis le ${since}.`,
  notifications: ({ since }) => `Les avis et les courriels de cette ligue sont en retard depuis le ${since}.`,
  'channel-weeks': ({ since }) =>
    `Les publications hebdomadaires dans le canal de cette ligue sont en retard depuis le ${since}.`,
  webhooks: ({ since }) => `Les publications dans le canal de cette ligue sont en retard depuis le ${since}.`,
};
