import type { Translation } from '@crease/core/words.js';
import { countOf, de, que } from '@crease/core/french/grammar.js';
import type * as en from './layouts.words.en.js';

export const notAvailable = 'Non disponible';
export const leagueNotOpenToYou = 'Vous n’avez pas accès à cette ligue';
export const leagueNotOpenHint =
  'Elle n’existe pas, ou vous n’en êtes pas membre. Si vous avez reçu une invitation, ouvrez le lien qu’elle contient.';
export const goToMyLeagues = 'Voir mes ligues';

export const league = 'Ligue';
export const leagueHome = 'Accueil de la ligue';
export const recentActivity = 'Activité récente';
export const newCount: Translation<typeof en.newCount> = ({ count }) => countOf(count, 'nouveauté');
export const board = 'Babillard';
export const unreadOnBoard: Translation<typeof en.unreadOnBoard> = ({ count }) =>
  `${countOf(count, 'message non lu', 'messages non lus')} au babillard`;
export const unreadCount: Translation<typeof en.unreadCount> = ({ count }) => countOf(count, 'non lu', 'non lus');
export const standings = 'Classement';
export const tonight = 'Ce soir';
export const matchups = 'Duels';
export const playOffs = 'Séries';
export const newLeague = 'Nouvelle ligue';
export const players = 'Joueurs';
export const freeAgents = 'Joueurs autonomes';
export const tools = 'Outils';
export const trades = 'Échanges';
export const draftRoom = 'Salle de repêchage';
export const protectionSheetBuilder = 'Liste de protection';
export const commissionerSettings = 'Réglages du commissaire';
export const rules = 'Règles';
export const signOutNav = 'Se déconnecter';
export const teams = 'Équipes';
export const otherTeams: Translation<typeof en.otherTeams> = ({ count }) => countOf(count, 'autre');
export const countOfTeams: Translation<typeof en.countOfTeams> = ({ count }) => countOf(count, 'équipe');
export const yourTeamLabel = 'votre équipe';

export const home = 'Accueil';
export const activity = 'Activité';

export const crease = 'Crease';
export const contractSeasonBanner: Translation<typeof en.contractSeasonBanner> = ({ season }) =>
  `Contrats de la saison ${season}`;
export const loading = 'Chargement';

export const inbox = 'Boîte de réception';
export const noTradeRequests = 'Aucune offre d’échange';
export const noTradeRequestsHint = 'Les offres des autres DG dans toutes vos ligues apparaissent ici.';
export const allTrades = 'Tous les échanges';
export const proposeTrade = 'Proposer un échange';
export const myTeamsMyLeagues = 'Mes équipes et mes ligues';
export const noLeaguesJoinedYet = 'Vous ne faites encore partie d’aucune ligue';
export const noLeaguesHint = 'Créez-en une, ou ouvrez l’invitation qu’un commissaire vous a envoyée.';
export const createNewLeague = 'Créer une ligue';
export const commissionerWithoutTeam = 'Commissaire sans équipe';
export const noTeam = 'Aucune équipe';
export const pendingInvite = 'Invitation en attente';
export const tradeRequestCount: Translation<typeof en.tradeRequestCount> = ({ count }) =>
  countOf(count, 'offre d’échange', 'offres d’échange');
export const openNowLabel = 'ouverte en ce moment';

export const iceTheme = 'Glace (clair)';
export const nightGameTheme = 'Match en soirée (sombre)';
export const systemTheme = 'Système';
export const accountOf: Translation<typeof en.accountOf> = ({ user }) => `Compte ${de(user)}`;
export const account = 'Compte';
export const myTeam = 'Mon équipe';
export const myProfile = 'Mon profil';
export const adminConsole = 'Console du site';
export const appearance = 'Apparence';
export const signOut = 'Se déconnecter';

export const overTheCap = 'Plafond dépassé';
export const findHint: Translation<typeof en.findHint> = ({ keys }) => `Joueurs, équipes, pages et actions (${keys})`;
export const find = 'Chercher';
export const notices = 'Avis';
export const tradeRequestReceived: Translation<typeof en.tradeRequestReceived> = ({ sender }) =>
  `L’équipe ${sender} vous propose un échange`;
export const tradeRequestReceivedIn: Translation<typeof en.tradeRequestReceivedIn> = ({ sender, league }) =>
  `L’équipe ${sender} vous propose un échange dans la ligue ${league}`;
export const open = 'Ouvrir';
export const myLeagues = 'Mes ligues';
export const pendingInviteCount: Translation<typeof en.pendingInviteCount> = ({ count }) =>
  countOf(count, 'invitation en attente', 'invitations en attente');
export const myTeamsAndLeagues = 'Mes équipes et mes ligues';

export const maintenanceHint: Translation<typeof en.maintenanceHint> = (begins, ends) => {
  if (begins !== null)
    return ends === null
      ? `Maintenance prévue (début\u00A0: ${begins}). Vous pourrez tout consulter, mais vous ne pourrez rien modifier avant la fin.`
      : `Maintenance prévue (début\u00A0: ${begins}; fin\u00A0: vers ${ends}). Vous pourrez tout consulter, mais vous ne pourrez rien modifier.`;
  return ends === null
    ? 'Crease est en maintenance. Vous pouvez tout consulter, mais vous ne pouvez rien modifier. Le chrono des repêchages est arrêté.'
    : `Crease est en maintenance (fin\u00A0: vers ${ends}). Vous pouvez tout consulter, mais vous ne pouvez rien modifier. Le chrono des repêchages est arrêté.`;
};
export const offlineHint = 'Vous êtes hors ligne. Ce que vous voyez a peut-être changé.';

export const signUp = 'S’inscrire';
export const signUpHint = 'C’est gratuit, et prêt en une minute.';
export const signIn = 'Connexion';

export const skipToContent = 'Aller au contenu';

export const language = 'Langue';

export const visit = 'Visite';
export const youLookAround: Translation<typeof en.youLookAround> = ({ name }) => `Vous visitez en tant ${que(name)}.`;
export const signUpAction = 'S’inscrire';
export const stopLookingAround = 'Terminer la visite';
