import { dayWords } from '@crease/core/calendar.js';
import { au, countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './enter.words.en.js';

export const invitation = 'Invitation';
export const invitedToLeague: Translation<typeof en.invitedToLeague> = ({ league }) =>
  `Vous avez une invitation pour la ligue ${league}`;
export const dynastyLeagueHint = 'Dynastie\u00A0: les joueurs restent d’une saison à l’autre.';
export const reDraftLeagueHint = 'Ligue d’un an\u00A0: chaque saison commence avec des formations vides.';
export const yourTeamWouldBe = 'Votre équipe serait';
export const youWouldCoManage = 'Vous seriez co-DG de l’équipe';
export const acceptAndJoin = 'Accepter l’invitation';
export const decline = 'Refuser';
export const joinOnlyOnAcceptHint =
  'Vous ne serez membre de la ligue que si vous acceptez. Vous pourrez la quitter en tout temps.';
export const invitationDeclined = 'Invitation refusée. Le commissaire a reçu un avis.';
export const declineInvitationConsequence: Translation<typeof en.declineInvitationConsequence> = ({ league }) =>
  `Le commissaire de la ligue ${league} recevra un avis et pourra inviter un autre DG. Cette invitation ne pourra plus servir.`;
export const coManagingDeclined = 'Invitation refusée. Le DG de l’équipe a reçu un avis.';
export const declineCoManagingConsequence =
  'Le DG de l’équipe recevra un avis. Cette invitation ne pourra plus servir.';
export const declineInvitation = 'Refuser l’invitation';
export const keepInvitation = 'Garder l’invitation';
export const pasteWholeLink = 'Collez le lien complet de l’invitation.';
export const joinLeague = 'Se joindre à une ligue';
export const pasteLinkHint = 'Collez le lien que le commissaire vous a envoyé.';
export const join = 'Continuer';
export const joinNamedLeague: Translation<typeof en.joinNamedLeague> = ({ league }) =>
  `Se joindre à la ligue ${league}`;
export const teamsAreOpen: Translation<typeof en.teamsAreOpen> = ({ person, open, teams }) =>
  `${person} vous invite à vous joindre à la ligue. Équipes libres\u00A0: ${open} sur ${teams}.`;
export const joinLeagueNow = 'Prendre cette équipe';
export const yourTeam = 'Votre équipe';
export const nextOpenTeam = 'Prochaine équipe libre';
export const renameTeamHint = 'Vous pourrez la renommer et dessiner son emblème plus tard.';
export const joinedLeague: Translation<typeof en.joinedLeague> = ({ league }) =>
  `Vous faites maintenant partie de la ligue ${league}`;
export const leagueIsFull: Translation<typeof en.leagueIsFull> = ({ league, teams }) =>
  `Les ${teams} équipes de la ligue ${league} ont toutes un DG. Demandez au commissaire de vous prévenir si une équipe se libère.`;
export const openingLink = 'Ouverture du lien';
export const close = 'Fermer';
export const chooseTeam = 'Choisir une équipe';
export const linkToOpenTeams: Translation<typeof en.linkToOpenTeams> = ({ person, league }) =>
  `${person} vous invite à vous joindre à la ligue ${league}. Vous choisirez ensuite une équipe libre.`;
export const joinAsTeam: Translation<typeof en.joinAsTeam> = ({ team }) => `Prendre l’équipe ${team}`;
export const invitationLink = 'Lien d’invitation';
export const theCommissioner = 'Le commissaire';
export const myLeagues = 'Mes ligues';
export const joinByLink = 'Utiliser un lien d’invitation';
export const createNewLeague = 'Créer une ligue';
export const inNoLeagueYet = 'Vous ne faites encore partie d’aucune ligue';
export const inNoLeagueHint = 'Créez-en une et invitez vos DG, ou ouvrez le lien qu’un commissaire vous a envoyé.';
export const commissionerWithoutTeam = 'Commissaire, sans équipe';
export const noTeam = 'Sans équipe';
export const pendingInvite = 'Invitation en attente';
export const nothingToDo = 'Rien à faire';
export const seasonAndPhase: Translation<typeof en.seasonAndPhase> = ({ season, phase }) => `${season}, ${phase}`;
export const pointsOfDay: Translation<typeof en.pointsOfDay> = ({ points, day }) => `+${points} le ${day}`;
export const pointsTonight: Translation<typeof en.pointsTonight> = ({ points }) => `+${points} ce soir`;
export const oneThingToDo = '1\u00A0chose à faire';
export const thingsToDo: Translation<typeof en.thingsToDo> = ({ count }) =>
  countOf(count, 'chose à faire', 'choses à faire');
export const toDoInLeague: Translation<typeof en.toDoInLeague> = ({ league }) => `À faire dans la ligue ${league}`;
export const moreOnLeagueHome: Translation<typeof en.moreOnLeagueHome> = ({ count }) =>
  `${countOf(count, 'autre')} sur la page d’accueil de la ligue`;
export const leagueCreated: Translation<typeof en.leagueCreated> = ({ league }) => `Ligue créée\u00A0: ${league}`;
export const copyThisLeague = 'Copier cette ligue';
export const howSeasonIsWon = 'Comment on gagne la saison';
export const allSettings = 'Tous les réglages';
export const allSettingsHint = 'Chaque réglage est déjà rempli. Vous pourrez en modifier la plupart plus tard.';
export const createNewLeagueTitle = 'Créer une ligue';
export const copyLeagueHint =
  'Les réglages, les règles maison et les équipes seront copiés. La nouvelle ligue commencera à l’étape de la mise en place, avec son propre historique.';
export const createLeague = 'Créer la ligue';
export const noLeagueToCopy = 'Vous ne gérez encore aucune ligue\u00A0: partez de zéro.';
export const league = 'Ligue';
export const nameOfNewLeague = 'Nom de la nouvelle ligue';
export const inviteTheManagers = 'Inviter les DG';
export const inviteSameTeamsHint = 'Chaque DG recevra une invitation pour la même équipe.';
export const bringRosters = 'Importer les formations';
export const bringRostersHint =
  'Les joueurs garderont leur équipe et leur place actuelles. Les choix de repêchage repartiront de zéro.';
export const inviteYourManagersNext = 'Invitez maintenant vos DG.';
export const managersInvited: Translation<typeof en.managersInvited> = ({ count }) =>
  `${countOf(count, 'invitation envoyée', 'invitations envoyées')}.`;
export const playersCameAlong: Translation<typeof en.playersCameAlong> = ({ count }) =>
  `${countOf(count, 'joueur importé', 'joueurs importés')}.`;
export const leagueName = 'Nom de la ligue';
export const scoring = 'Barème';
export const isYou = 'vous';
export const isInvited = 'recevra une invitation';
export const toBeInvited = 'à inviter';
export const inLog = 'dans le journal';
export const contentsOfArchive = 'Contenu de l’archive';
export const reDraft = 'Ligue d’un an';
export const dynasty = 'Dynastie';
export const whichMemberQuestion = 'Quel membre êtes-vous?';
export const whichMemberHint = 'Son équipe deviendra la vôtre.';
export const noneOfThem = 'Aucun de ces membres';
export const people = 'Membres';
export const playersNotKnownHere: Translation<typeof en.playersNotKnownHere> = ({ players, more }) =>
  `Joueurs inconnus de Crease\u00A0: ${players}${more > 0 ? ` et ${countOf(more, 'autre')}` : ''}.`;
export const playersNamedDifferentlyHere: Translation<typeof en.playersNamedDifferentlyHere> = ({ players }) =>
  `Autre nom sur Crease\u00A0: ${players}.`;
export const thereIsHere: Translation<typeof en.thereIsHere> = ({ there, here }) => `${there} correspond ${au(here)}`;
export const everyTable = 'Tous les tableaux';
export const leagueIsHere: Translation<typeof en.leagueIsHere> = ({ league }) => `La ligue ${league} a été importée`;
export const youAreCommissioner = 'Vous en êtes commissaire.';
export const fromArchiveHint =
  'Une ligue exportée de ce site ou d’un autre site Crease sera importée au complet, avec son historique. Vous en deviendrez commissaire.';
export const archive = 'Archive';
export const archiveFileHint: Translation<typeof en.archiveFileHint> = ({ megabytes }) =>
  `Le fichier .zip tel qu’il a été téléchargé, d’au plus ${megabytes}\u00A0Mo. Vous verrez son contenu avant la création de la ligue.`;
export const archiveTooLarge: Translation<typeof en.archiveTooLarge> = ({ megabytes }) =>
  `Le fichier dépasse ${megabytes}\u00A0Mo\u00A0: choisissez l’archive d’une seule ligue.`;
export const readingArchive = 'Lecture de l’archive…';
export const inviteManagersNextHint = 'Vous en êtes commissaire. Invitez maintenant vos DG.';
export const newLeagueHint =
  'Vous en deviendrez commissaire. Vous pourrez modifier les réglages jusqu’au début du premier repêchage.';
export const leagueType = 'Type de ligue';
export const aboutLeagueType = 'À propos du type de ligue';
export const leagueTypeHint =
  'Dynastie\u00A0: les joueurs restent d’une saison à l’autre, avec des listes de protection et un repêchage des recrues. Ligue d’un an\u00A0: toutes les équipes commencent chaque saison avec une formation vide.';
export const players = 'Joueurs';
export const aboutPlayers = 'À propos des joueurs';
export const playersHint =
  'Une ligue utilise de vrais joueurs ou des joueurs fictifs, et ce choix est définitif. Les joueurs fictifs servent à faire des essais; leurs matchs sont aussi inventés.';
export const realPlayers = 'Vrais joueurs';
export const inventedSample = 'Joueurs fictifs';
export const scoringChangeableHint: Translation<typeof en.scoringChangeableHint> = ({ scoring }) =>
  `${scoring}. Vous pourrez modifier chaque poids plus tard.`;
export const recommendedSettings = 'Réglages recommandés';
export const recommendedSettingsHint =
  'Activez-les pour remplir le formulaire avec ce que la plupart des ligues utilisent. Désactivez-les pour vider le formulaire et tout régler vous-même.';
export const begin = 'Commencer';
export const isCommissioner = 'commissaire';
export const archiveOf: Translation<typeof en.archiveOf> = ({ type, season, teams, day, isUnchanged }) =>
  `${type}, ${season}, ${countOf(teams, 'équipe')}; archive du ${dayWords(day)}${isUnchanged ? ', créée ici et inchangée depuis' : ''}.`;
export const archiveHolds: Translation<typeof en.archiveHolds> = ({ rows, players: known, pictures }) =>
  `${countOf(rows, 'ligne')}, ${countOf(known, 'joueur connu de Crease', 'joueurs connus de Crease')}${pictures > 0 ? `, ${countOf(pictures, 'image')}` : ''}.`;
export const personOfTeam: Translation<typeof en.personOfTeam> = ({ person, team }) => `${person}, ${team}`;
export const invitesYouToManage: Translation<typeof en.invitesYouToManage> = ({ person, team, league }) =>
  `${person} vous invite à diriger l’équipe ${team} dans la ligue ${league}.`;
export const invitesYouToCoManage: Translation<typeof en.invitesYouToCoManage> = ({ person, team, league }) =>
  `${person} vous invite à codiriger l’équipe ${team} dans la ligue ${league}.`;
export const rankOf: Translation<typeof en.rankOf> = ({ rank, count, record }) =>
  `${rank} sur ${count}${record === null ? '' : `, ${record}`}`;
export const settingsNeedAttention: Translation<typeof en.settingsNeedAttention> = ({ count }) =>
  `${countOf(count, 'réglage')} à revoir.`;
export const declineInvitationQuestion = 'Refuser l’invitation?';
export const declineTeamQuestion: Translation<typeof en.declineTeamQuestion> = ({ team }) =>
  `Refuser l’équipe ${team}?`;
export const fromScratch = 'À partir de zéro';
export const scratch = 'De zéro';
export const copyLeague = 'Copier une ligue';
export const copy = 'Copier';
export const fromArchive = 'À partir d’une archive';

export const formatPresets: Translation<typeof en.formatPresets> = {
  table: { label: 'Classement de la saison', about: 'Tous les points de la saison comptent dans un seul classement.' },
  head_to_head: {
    label: 'Duels avec séries',
    about: 'Deux équipes s’affrontent chaque semaine, et les meilleures se disputent le titre à la fin.',
  },
  categories: {
    label: 'Catégories',
    about:
      'Deux équipes s’affrontent chaque semaine et comparent leurs buts, leurs arrêts et d’autres statistiques. Chaque catégorie compte pour une victoire, une défaite ou une nulle.',
  },
};

export const howPlayersArePaid = 'Salaires des joueurs';
export const marketPresets: Translation<typeof en.marketPresets> = {
  nhl: {
    label: 'Salaires de la LNH',
    about: 'Chaque joueur a le même impact sur le plafond salarial que dans la LNH.',
  },
  quebec: {
    label: 'Pool québécois',
    about:
      'Impacts sur le plafond de la LNH, 10 joueurs protégés, une banque de 10 espoirs et le barème des pools du Québec.',
  },
  contracts: {
    label: 'Dynastie à l’encan avec contrats',
    about:
      'Les prix de l’encan deviennent des salaires, sous un plafond de 200\u00A0$. Les DG accordent aux joueurs des contrats de 1 à 4 saisons.',
  },
};
