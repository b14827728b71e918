import type { Translation } from '../../words.js';
import type * as en from './kinds.words.en.js';

/** Each completes "M’envoyer un courriel quand …". */
export const NOTIFICATIONS: Translation<typeof en.NOTIFICATIONS> = {
  'trade-received': 'une équipe m’envoie une offre d’échange',
  'trade-answered': 'un de mes échanges reçoit une réponse, expire, échoue ou est exécuté',
  'trade-vetoed': 'un de mes échanges est bloqué par un veto',
  'draft-night':
    'la date d’un repêchage de ma ligue est fixée ou changée, puis un jour et une heure avant ce repêchage',
  'draft-starting': 'un repêchage de ma ligue commence',
  'on-the-clock': 'c’est à moi de choisir et que je ne suis pas dans la salle de repêchage',
  'player-drafted': 'une autre équipe repêche un de mes joueurs',
  'fa-pick-expiring': 'un de mes choix d’autonome va expirer',
  'protection-deadline': 'la date limite des listes de protection approche',
  'trade-deadline': 'la date limite des échanges approche',
  'claim-decided': 'une de mes réclamations, mises ou offres est réglée ou dépassée, ou je peux égaler une offre',
  'player-status': 'un de mes joueurs se blesse ou se rétablit',
  'points-corrected': 'les points de mon équipe changent parce que des matchs ont été corrigés',
  'matchup-ended':
    'les matchs de mon duel sont terminés, ou un commissaire en fixe le résultat ou en change le pointage',
  'tie-waits': 'une égalité en séries attend ma décision dans une ligue que je dirige',
  'rookies-graduating': 'certains de mes joueurs quitteront la banque d’espoirs à la fin de la saison',
  'farm-call-up': 'un de mes joueurs doit être rappelé de la banque d’espoirs',
  'ir-return': 'un de mes joueurs rétablis doit quitter la liste des blessés',
  'contract-signing': 'mes nouveaux joueurs attendent leur contrat, puis un jour avant la date limite',
  'free-agency': 'la période des joueurs autonomes, avec ses encans, commence dans une de mes ligues',
  'talk-mention': 'quelqu’un me mentionne, ou mentionne mon équipe, sur le babillard',
  'talk-reply': 'quelqu’un répond dans une discussion où j’ai écrit',
  poll: 'un sondage de ma ligue commence ou prend fin',
  invitation: 'je reçois une invitation à une ligue',
  'member-left': 'quelqu’un quitte une ligue ou une équipe que je dirige, ou refuse une invitation',
  'webhook-stopped': 'une ligue que je dirige cesse de publier sur Discord ou Slack',
};

export const CHANNEL_LABELS: Translation<typeof en.CHANNEL_LABELS> = {
  trades: 'Échanges',
  moves: 'Ajouts, libérations et liste des blessés',
  claims: 'Ballottage et choix d’autonome',
  picks: 'Choix de repêchage',
  drafts: 'Repêchages',
  deadlines: 'Dates limites et listes de protection',
  season: 'Étapes, duels et champions',
  week: 'Classement et duels serrés',
  commissioner: 'Changements du commissaire',
  members: 'Membres et équipes',
  polls: 'Sondages',
  notes: 'Notes des membres',
};

export const CHANNEL_HINTS: Translation<typeof en.CHANNEL_HINTS> = {
  trades: 'Échanges conclus, exécutés, bloqués par un veto ou annulés; résultat des conditions',
  moves: 'Tous les mouvements des formations, y compris ceux des banques d’espoirs',
  claims: 'Qui obtient un joueur au ballottage; les choix inutilisés d’une semaine',
  picks: 'Choix faits, annulés ou remplacés',
  drafts: 'Date, ordre de sélection, début et fin',
  deadlines: 'Les dates limites qui approchent, et les joueurs que chaque équipe a gardés',
  season: 'Les étapes de l’année, les résultats et les séries, les classements finaux',
  week: 'Le classement le lundi; les duels serrés le dernier jour de leur période',
  commissioner: 'Réglages, règles, statuts des joueurs, choix confisqués, cotisations et bourses',
  members: 'Arrivées et départs; nouveaux noms',
  polls: 'Les votes de la ligue, et leur résultat',
  notes: 'Ce que les membres écrivent eux-mêmes dans le journal',
};
