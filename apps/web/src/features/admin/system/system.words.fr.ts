import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './system.words.en.js';

export const delayedWork = 'Travail en retard';
export const delayedWorkHint =
  'Le serveur n’a pas pu faire ce travail et l’a mis de côté. Toutes les autres ligues continuent. Ce travail est relancé automatiquement, et ce qui n’a pas été fait est repris dans l’ordre.';
export const otherWork = 'autre travail';
export const taskOfLeague: Translation<typeof en.taskOfLeague> = ({ league, task }) => `${league}\u00A0: ${task}`;
export const retry = 'Réessayer';
export const retryTaskOf: Translation<typeof en.retryTaskOf> = ({ task, league }) =>
  `Réessayer\u00A0: ${task}, ${league}`;
export const leagues = 'Ligues';
export const users = 'Utilisateurs';
export const seasonIs: Translation<typeof en.seasonIs> = ({ season: year }) => `Saison actuelle\u00A0: ${year}`;
export const seasonSetNotCalendar: Translation<typeof en.seasonSetNotCalendar> = ({ currentSeason, calendarSeason }) =>
  `Saison choisie\u00A0: ${currentSeason}. Selon le calendrier, ce devrait être ${calendarSeason}.`;
export const seasonFollowsCalendar: Translation<typeof en.seasonFollowsCalendar> = ({ season: year }) =>
  `Elle suit le calendrier (${year}) et change le 1er juillet.`;
export const season = 'Saison';
export const calendarSeasonLabel: Translation<typeof en.calendarSeasonLabel> = ({ season: year }) =>
  `${year} (calendrier)`;
export const seasonHint =
  'Les nouvelles ligues commencent par cette saison. Les ligues d’une saison antérieure gardent leurs propres contrats et affichent leur saison dans l’en-tête.';
export const setSeason = 'Changer la saison';
export const followCalendar = 'Suivre le calendrier';
export const seasonRunsFromTo: Translation<typeof en.seasonRunsFromTo> = ({ first, last }) =>
  `La saison va du ${first} au ${last}`;
export const firstDayOf: Translation<typeof en.firstDayOf> = ({ season: year }) => `Premier jour de ${year}`;
export const lastDay = 'Dernier jour';
export const datesSetByYou = 'Vous avez fixé ces dates. Les ligues qui ont déjà commencé la saison gardent les leurs.';
export const defaultDatesHint =
  'Ce sont les dates par défaut; entrez celles de la LNH. Les ligues qui n’ont pas leurs propres dates les utilisent quand elles commencent la saison.';
export const setDates = 'Fixer les dates';
export const useDefaultDates = 'Utiliser les dates habituelles';
export const minimumSalaryIs: Translation<typeof en.minimumSalaryIs> = ({ amount }) =>
  `Le salaire minimum est de ${amount}`;
export const minimumSalaryStale: Translation<typeof en.minimumSalaryStale> = ({ salarySeason, currentSeason }) =>
  `Il a été fixé pour ${salarySeason}, mais la saison actuelle est ${currentSeason}. Entrez le nouveau montant de la LNH, ou confirmez que celui-ci est toujours valable.`;
export const minimumSalary = 'Salaire minimum';
export const minimumSalaryHint =
  'Les joueurs qui n’ont jamais signé de contrat comptent pour ce salaire, marqué comme estimé.';
export const itStillHolds = 'Toujours valable';
export const save = 'Enregistrer';
export const installation = 'Installation';
export const nhlClubs = 'Clubs de la LNH';
export const supportAddress = 'Adresse du soutien technique';
export const mail = 'Courriel';
export const sentBySmtp = 'Envoyé par SMTP';
export const mailNotConfigured = 'Non configuré\u00A0: vous transmettez vous-même les liens';
export const signInProviders = 'Fournisseurs de connexion';
export const emailAndPasswordOnly = 'Courriel et mot de passe seulement';
export const pictures = 'Images';
export const s3CompatibleStorage = 'Stockage compatible S3';
export const onThisDisk = 'Sur ce disque';
export const queuesAndSockets = 'Files et sockets';
export const redis = 'Redis';
export const insideProcess = 'Dans le processus';
export const takingStatusBack = 'Retrait…';
export const playerHasImportedStatusAgain: Translation<typeof en.playerHasImportedStatusAgain> = ({ player }) =>
  `${player} retrouve le statut importé`;
export const statusesSetInLeague = 'Statuts changés dans cette ligue';
export const noStatusesSetInLeague = 'Tous les joueurs ont le statut des données importées';
export const takeBack = 'Retirer';
export const delayedSince: Translation<typeof en.delayedSince> = ({ time }) => `Début du retard\u00A0: ${time}.`;
export const triesAndNext: Translation<typeof en.triesAndNext> = ({ count, time }) =>
  `${countOf(count, 'essai')}, le prochain ${time}.`;
export const statusFacts: Translation<typeof en.statusFacts> = ({ reason, importedStatus, time }) =>
  `${reason} · importé\u00A0: ${importedStatus} · fin ${time}`;
export const pointsWork = 'points';
export const matchupsWork = 'duels';
export const cupWork = 'coupe';
export const calendarWork = 'calendrier des duels';
export const playoffsWork = 'séries';
export const waiversWork = 'ballottage';
export const bidsWork = 'mises sur les joueurs autonomes';
export const restrictedWork = 'joueurs autonomes avec compensation';
export const freeAgencyWork = 'période des joueurs autonomes';
export const weeksWork = 'semaines';
export const statusesWork = 'statuts';
export const farmWork = 'banques d’espoirs';
export const irReturnsWork = 'retours de la liste des blessés';
export const lineupsWork = 'alignements';
export const settingsWork = 'réglages';
export const graduationsWork = 'départs des banques d’espoirs';
export const pollsWork = 'sondages';
export const protectionWork = 'protection';
export const protectionNearWork = 'rappels des listes de protection';
export const tradeDeadlinesWork = 'dates limites des échanges';
export const tradesWork = 'échanges';
export const conditionsWork = 'conditions';
export const retainedSalaryWork = 'salaire retenu';
export const draftNightsWork = 'soirées de repêchage';
export const draftUpkeepWork = 'entretien des repêchages';
export const draftTeamsWork = 'équipes des repêchages';
export const draftOwnersWork = 'propriétaires des choix';
export const draftNoticesWork = 'avis de repêchage';
export const notificationsWork = 'notifications';
export const channelWeeksWork = 'messages hebdomadaires aux canaux';
export const webhooksWork = 'webhooks';
export const pushWork = 'avis sur les appareils';
export const dailyBackupWork = 'sauvegarde quotidienne';
export const nhlLiveWork = 'matchs de la LNH en direct';
export const nhlNightlyWork = 'importation nocturne des données de la LNH';
export const nhlRosterReportWork = 'rapport des formations de la LNH';
export const sampleWorldWork = 'joueurs et contrats fictifs';
export const sampleGamesWork = 'matchs des joueurs fictifs';
export const sampleNightWork = 'soirée de matchs des joueurs fictifs';
export const timedTasksQueue = 'tâches planifiées';
export const draftClockQueue = 'chronos des repêchages';
export const tradeClockQueue = 'délais des échanges';
export const mailQueue = 'courriels';
export const accountMailQueue = 'courriels des comptes';
export const idleSessionQueue = 'fin des sessions inactives';
