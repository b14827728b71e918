import type { Translation } from '@crease/core/words.js';
import type * as en from './admin.words.en.js';

export const leagues = 'Ligues';
export const firstNameHeading = 'prénom';
export const lastNameHeading = 'nom';
export const siteOwnerHeading = 'propriétaire du site';
export const lastSeenHeading = 'dernière visite';
export const securityLog = 'Journal de sécurité';
export const users = 'Utilisateurs';
export const players = 'Joueurs';
export const system = 'Système';
export const adminConsole = 'Console du site';
export const partsOfConsole = 'Sections de la console';
export const everything = 'Tout';
export const signIns = 'Connexions';
export const wrongPasswords = 'Mots de passe erronés';
export const signInsWhileDisabled = 'Connexions à un compte désactivé';
export const newAccounts = 'Nouveaux comptes';
export const copiedSessions = 'Sessions copiées';
export const passwordResetsRequested = 'Réinitialisations demandées';
export const resetLinksUsedTwice = 'Liens de réinitialisation utilisés deux fois';
export const passwordsChanged = 'Mots de passe changés';
export const addressesChanged = 'Adresses changées';
export const invitationsMisused = 'Invitations détournées';
export const accountsDeleted = 'Comptes supprimés';
export const accountsDisabled = 'Comptes désactivés';
export const accountsEnabled = 'Comptes réactivés';
export const resetLinksMade = 'Liens de réinitialisation créés';
export const settingsChanged = 'Réglages modifiés';
export const playerStatusesSet = 'Statuts de joueurs changés';
export const filesImported = 'Fichiers importés';
export const workRetried = 'Reprise du travail en retard d’une ligue';
export const pointsRecalculated = 'Points d’une ligue recalculés';
export const leaguesDeleted = 'Ligues supprimées';
export const tasksRun = 'Tâches planifiées exécutées';
export const maintenanceSet = 'Maintenance commencée ou annoncée';
export const processesDrained = 'Processus retirés du service';
export const maintenanceEnded = 'Maintenance terminée';
export const capHitsDecided = 'Impacts sur le plafond choisis';
export const playersMadeOne = 'Joueurs fusionnés';
export const healthy = 'En santé';
export const dayToDay = 'Au jour le jour';
export const injuredReserve = 'Liste des blessés (LB)';
export const longTermInjuredReserve = 'Liste des blessés à long terme (LBLT)';
export const out = 'Absent';

export const usernameHeading = 'nom d’utilisateur';
export const emailHeading = 'courriel';
export const confirmedHeading = 'confirmé';
export const disabledHeading = 'désactivé';
export const whyHeading = 'raison';
export const leaguesHeading = 'ligues';
export const joinedHeading = 'inscription';
export const whenHeading = 'date et heure';
export const whatHeading = 'type';
export const detailsHeading = 'détails';
export const accountHeading = 'compte';
export const byHeading = 'par';
export const deviceHeading = 'appareil';
export const addressHeading = 'adresse';
export const rowHeading = 'ligne';
export const nameHeading = 'nom';
export const changesHeading = 'changements';

export const DETAILS: Translation<typeof en.DETAILS> = {
  by: 'moyen',
  kept: 'session gardée',
  reason: 'raison',
  ended: 'sessions fermées',
  provider: 'fournisseur',
  name: 'nom',
  kind: 'type',
  source: 'source',
  player_id: 'joueur',
  status: 'statut',
  league: 'ligue',
  league_id: 'ligue',
  invitation: 'invitation',
  task: 'tâche',
  from: 'à partir du',
  since: 'depuis',
  until: 'jusqu’au',
  processes: 'processus',
  current_season: 'saison',
  minimum_salary: 'salaire minimum',
  season_dates: 'dates de la saison',
  starts_on: 'premier jour',
  ends_on: 'dernier jour',
};
export const password = 'mot de passe';
export const yes = 'oui';
export const no = 'non';
