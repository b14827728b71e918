import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './activity.words.en.js';

export const added = 'Ajouté';
export const removed = 'Retiré';
export const seeTrade = 'Voir l’échange';
export const seeDraft = 'Voir le repêchage';
export const seeSheets = 'Voir les listes de protection';
export const seeRulebook = 'Voir le livret des règles';
export const newEntry = 'Nouveau';
export const note = 'Note';
export const byPerson: Translation<typeof en.byPerson> = ({ person }) => `par ${person}`;

export const recentActivity = 'Activité récente';
export const noRecentActivity = 'Aucune activité récente';
export const noRecentActivityHint =
  'Les ajouts, les libérations, les mouvements et les échanges de toutes les équipes apparaissent ici.';
export const seeAllActivities = 'Voir toute l’activité';

export const showOlder = 'Voir l’activité plus ancienne';
export const showEarlierLines: Translation<typeof en.showEarlierLines> = ({ count }) =>
  `Voir ${countOf(count, 'ligne')} de plus`;
export const hideEarlierLines: Translation<typeof en.hideEarlierLines> = ({ count }) =>
  `Masquer ${countOf(count, 'ligne')}`;

export const hideCard = 'Masquer le détail';
export const showAsCard = 'Voir le détail';

export const activity = 'Activité';
export const markAllAsSeen: Translation<typeof en.markAllAsSeen> = ({ count }) => `Tout marquer comme vu (${count})`;
export const board = 'Babillard';
export const unreadThreads: Translation<typeof en.unreadThreads> = ({ count }) => countOf(count, 'non lue', 'non lues');
export const filterLog = 'Filtrer le journal';
export const filters = 'Filtres';
export const filtersSet: Translation<typeof en.filtersSet> = ({ count }) => `Filtres (${count})`;
export const period = 'Période';
export const anyTime = 'Toutes les dates';
export const today = 'Aujourd’hui';
export const lastSevenDays = '7 derniers jours';
export const thisMonth = 'Ce mois-ci';
export const lastMonth = 'Le mois dernier';
export const chooseDates = 'Choisir les dates';
export const showLines = 'Voir le journal';
export const from = 'Du';
export const to = 'Au';
export const what = 'Type';
export const allActivities = 'Toute l’activité';
export const addedPlayers = 'Joueurs ajoutés';
export const droppedPlayers = 'Joueurs libérés';
export const createdPlayers = 'Joueurs créés';
export const injuredReserve = 'Liste des blessés';
export const everythingElse = 'Tout le reste';
export const team = 'Équipe';
export const allTeams = 'Toutes les équipes';
export const showEverything = 'Tout afficher';
export const log = 'Journal';
export const dateColumn = 'date';
export const whatColumn = 'type';
export const messageColumn = 'message';
export const byColumn = 'par';
export const teamsColumn = 'équipes';
export const noEntryMatches = 'Aucune activité ne correspond à ces filtres';
export const beforeLastVisit = 'Avant votre dernière visite';
