import type { Translation } from '@crease/core/words.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './room.words.en.js';

export const readOutEveryPick = 'Annonces\u00A0: tous les choix';
export const readOutMyTeamOnly = 'Annonces\u00A0: mon équipe seulement';
export const readOutUrgentOnly = 'Annonces\u00A0: l’urgent seulement';
export const turnSoundOn = 'Activer le son';
export const turnSoundOff = 'Couper le son';
export const browserShowsNoAlerts = 'Ce navigateur n’affiche pas d’alertes';
export const noAlertsHint = 'Gardez le son activé, ou ouvrez la salle sur un ordinateur.';
export const alertsAreBlocked = 'Les alertes sont bloquées';
export const alertsBlockedHint = 'Autorisez les notifications de ce site dans votre navigateur.';
export const draftRoom = 'Salle de repêchage';
export const more = 'Plus';
export const alertsDoNotWork = 'Les alertes ne fonctionnent pas ici';
export const alertsAreOn = 'Les alertes sont activées';
export const alertMeWhenUp = 'M’alerter quand c’est à moi';
export const keyboard = 'Clavier';
export const bigScreenBoard = 'Tableau sur grand écran';
export const leaveRoom = 'Quitter la salle';

export const dontSend = 'Ne pas envoyer';
export const closeMessage = 'Fermer ce message';

export const waitingForTrade = 'en attente d’un échange';
export const commissionerWillResume = 'le commissaire reprendra le repêchage';
export const seeRecap = 'Voir le bilan';
export const autoPicksForYou = 'Auto choisit pour vous';
export const twoClocksRanOut = 'Temps écoulé deux fois\u00A0: Auto choisit pour vous';
export const autoHoldsYourSeat = 'Auto garde votre place';
export const takeMySeat = 'Reprendre ma place';
export const pickMyself = 'Choisir moi-même';
export const noPicksYet = 'Aucun choix pour le moment';
export const latestPicks = 'Derniers choix';
export const skipped = 'sauté';

export const youAreOnClock = 'C’est à vous';
export const yourPickIsDue: Translation<typeof en.yourPickIsDue> = ({ due }) => `Votre choix est attendu d’ici ${due}`;
export const pausedOnYourPick = 'En pause à votre tour';
export const draftHasNotBegun = 'Le repêchage n’est pas commencé';
export const draftHasEnded = 'Le repêchage est terminé';
export const leadsAuction = 'Mène l’encan';
export const onTheClock = 'Au tour de l’équipe';
export const firstTeam: Translation<typeof en.firstTeam> = ({ team: first }) => `En premier\u00A0: ${first}`;
export const dueAt: Translation<typeof en.dueAt> = ({ due }) => `d’ici ${due}`;
export const roundAndPickShort: Translation<typeof en.roundAndPickShort> = ({ round, overall, count }) =>
  `R${round} · ${overall}/${count}`;
export const andTheNext = 'Et le suivant';
export const againInPicks: Translation<typeof en.againInPicks> = ({ count }) => `Encore à vous dans ${count}`;
export const youAreNext = 'À vous ensuite';
export const yoursInPicks: Translation<typeof en.yoursInPicks> = ({ count }) => `À vous dans ${count}`;
export const pickOfTeam: Translation<typeof en.pickOfTeam> = ({ overall, team: owner }) =>
  `Choix ${overall}\u00A0: ${owner}`;
export const pickOfTeamShopped: Translation<typeof en.pickOfTeamShopped> = ({ overall, team: owner }) =>
  `Choix ${overall}\u00A0: ${owner}, ouvert aux offres`;
export const roundAndPick: Translation<typeof en.roundAndPick> = ({ round, overall, count }) =>
  `Ronde ${round} · Choix ${overall} sur ${count}`;
export const picksInRounds: Translation<typeof en.picksInRounds> = ({ count, rounds }) =>
  `${countOf(count, 'choix', 'choix')} en ${countOf(rounds, 'ronde')}`;
export const next = 'Ensuite';
export const nextPicks = 'Les prochains choix';
export const openToOffers = 'ouvert aux offres';
export const you = 'Vous';

export const draftClock = 'Chrono du repêchage';
export const pausedOnTeam: Translation<typeof en.pausedOnTeam> = ({ team: owner }) => `En pause\u00A0: ${owner}`;
export const backToDraft = 'Retour au repêchage';

export const seeTrade = 'Voir l’échange';
export const pickIsPromised: Translation<typeof en.pickIsPromised> = ({ overall, teams }) =>
  `Le choix ${overall} est promis dans un échange (${teams}).`;
export const reviewEnds: Translation<typeof en.reviewEnds> = ({ time }) =>
  `La révision de l’échange prend fin ${time}.`;
export const conditionDayEnds: Translation<typeof en.conditionDayEnds> = ({ time }) =>
  `Le commissaire doit régler la condition; le délai prend fin ${time}.`;
export const draftGoesOnThen = 'Le repêchage reprendra ensuite automatiquement.';
export const draftResumableThen = 'Le repêchage pourra ensuite reprendre.';
export const seeCondition = 'Voir la condition';
export const usePickAnyway = 'Utiliser le choix quand même';
export const orderNotDrawn =
  'L’ordre n’est pas encore tiré. Il sera tiré au sort au plus tard au début du repêchage; d’ici là, les équipes ne suivent aucun ordre particulier au tableau.';

export const aloneHint: Translation<typeof en.aloneHint> = ({ others, rounds, cap }) =>
  `Vous repêchez contre ${countOf(others, 'équipe')} en mode Auto\u00A0: ${countOf(rounds, 'ronde')} sous un plafond de ${cap}. Rien n’est enregistré.`;

export const paused = 'En pause';
export const yourTimeBankRuns = 'Votre banque de temps s’écoule';

export const board = 'Tableau';
export const team = 'Équipe';
export const players = 'Joueurs';
export const queue = 'File';
export const chat = 'Messages';
export const newMessages: Translation<typeof en.newMessages> = ({ count }) =>
  countOf(count, 'nouveau message', 'nouveaux messages');
export const playersQueued: Translation<typeof en.playersQueued> = ({ count }) =>
  `${countOf(count, 'joueur')} dans la file`;
export const zone = 'Zone';
export const showPlayersAgain = 'Réafficher les joueurs';
export const widenBoard = 'Élargir le tableau';
export const closeColumn = 'Fermer cette colonne';

export const searchPlayers = 'Chercher des joueurs';
export const nextAndPreviousPlayer = 'Joueur suivant et précédent (aussi ↓ ↑)';
export const considerOrPickPlayer = 'Examiner le joueur; appuyer de nouveau pour le choisir';
export const queueOrUnqueuePlayer = 'Ajouter le joueur à la file, ou l’en retirer';
export const stopConsidering = 'Ne plus regarder le joueur, effacer la recherche, fermer';
export const myTeam = 'Mon équipe';
export const moveOnBoard = 'Se déplacer dans le tableau';
export const showThisSheet = 'Afficher cet aide-mémoire';

export const openingRoom = 'Ouverture de la salle de repêchage';

export const roundAndPickInRound: Translation<typeof en.roundAndPickInRound> = ({
  round,
  pickInRound,
  overall,
  count,
}) => `Ronde ${round}, choix ${pickInRound} · ${overall} sur ${count}`;
export const draftBoard = 'Tableau de repêchage';
export const picksMade: Translation<typeof en.picksMade> = ({ made, count }) =>
  `${made} choix ${pluralOf(made, 'fait', 'faits')} sur ${count}`;
export const firstTeams = 'En premier\u00A0:';
export const nextTeams = 'Ensuite\u00A0:';
export const lastPick = 'Le dernier choix';

export const roomNotOpened = 'Impossible d’ouvrir la salle de repêchage.';
export const draftRoomTitle = 'Salle de repêchage';
export const allDraftsOfLeague = 'Tous les repêchages de la ligue';
export const boardOf: Translation<typeof en.boardOf> = ({ draft }) => `Tableau\u00A0: ${draft}`;
