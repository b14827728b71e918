import type { Translation } from '@crease/core/words.js';
import { au, countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import { teamAtStart } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './sync.words.en.js';

export const resultsNotExported = 'Impossible d’exporter les résultats. Réessayez.';
export const dateNotFetched = 'Impossible d’obtenir la date pour votre calendrier. Réessayez.';

export const draftHasBeenRemoved = 'Ce repêchage a été supprimé.';

export const forward = 'attaquant';
export const defenseman = 'défenseur';
export const goalie = 'gardien';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';

export const statusNotBegun = 'À venir';
export const statusLive = 'En cours';
export const statusPaused = 'En pause';
export const statusEnded = 'Terminé';
export const startupDraft = 'Initial';
export const annualDraft = 'Annuel';
export const mockDraft = 'Simulé';
export const snakeOrder = 'En serpentin';
export const linearOrder = 'Linéaire';
export const manualOrder = 'Manuel';
export const notDrawnYet = 'Pas encore tiré';
export const randomDraw = 'Tirage au sort';
export const reverseStandings = 'Ordre inverse du classement';
export const standingsBestFirst = 'Ordre du classement, première équipe d’abord';
export const asInAnotherDraft = 'Comme à un autre repêchage';
export const lottery = 'Loterie';
export const setByCommissioner = 'Fixé par le commissaire';
export const pickedByManager = 'Choix fait par le DG';
export const pickedByCommissioner = 'Choix fait par le commissaire';
export const pickedByNamed: Translation<typeof en.pickedByNamed> = ({ person }) => `Choix fait par ${person}`;
export const pickedByCommissionerNamed: Translation<typeof en.pickedByCommissionerNamed> = ({ person }) =>
  `Choix fait par ${person}, commissaire`;
export const byAuto = 'par Auto';
export const byCommissioner = 'par le commissaire';
export const byNamed: Translation<typeof en.byNamed> = ({ person }) => `par ${person}`;
export const byCommissionerNamed: Translation<typeof en.byCommissionerNamed> = ({ person }) =>
  `par ${person}, commissaire`;
export const pickedFromQueue = 'Auto, selon la file';
export const pickedByRank = 'Auto, selon le rang et les besoins';

export const aTeam = 'une équipe';
export const draftedBy: Translation<typeof en.draftedBy> = ({ team, overall }) =>
  `Repêché par ${team}, ${localeOf('fr').ordinal(overall)} au total`;
export const draftedNumberBy: Translation<typeof en.draftedNumberBy> = ({ team, overall }) =>
  `Repêché au ${localeOf('fr').ordinal(overall)} rang par ${team}`;
export const forfeited = 'Confisqué';
export const keptPlayer: Translation<typeof en.keptPlayer> = ({ player }) => `Gardé\u00A0: ${player}`;

export const draftMovedOn = 'Le repêchage a avancé pendant votre choix. Consultez le tableau et réessayez.';
export const draftMovesTooFast = 'Le repêchage avance trop vite en ce moment. Réessayez.';
export const youAreSignedOut = 'Votre session est fermée. Reconnectez-vous pour continuer.';
export const somethingWentWrong = 'Un problème est survenu. Réessayez.';

export const offerIsOver = 'L’offre que vous regardiez n’est plus valide';
export const boardIsAsDrafted = 'Le tableau montre le repêchage tel qu’il est.';
export const pickMade: Translation<typeof en.pickMade> = ({ overall, team, player, position, club, price, by, next }) =>
  `Choix ${overall}, ${team}\u00A0: ${player}, ${position}${club === null ? '' : `, ${club}`}, ${price}${by === null ? '' : `, ${by}`}${thenNext(next)}.`;
export const playerOnBlock: Translation<typeof en.playerOnBlock> = ({ team, player, price, clock }) =>
  `${teamAtStart(team)} propose ${player} à ${price}. Temps pour miser\u00A0: ${clock}.`;
export const bidPlaced: Translation<typeof en.bidPlaced> = ({ team, price }) => `${teamAtStart(team)} mise ${price}.`;
export const youWereOutbid: Translation<typeof en.youWereOutbid> = ({ team, price, clock }) =>
  `${teamAtStart(team)} a misé plus que vous\u00A0: ${price}. Temps pour miser\u00A0: ${clock}.`;
export const playerSold: Translation<typeof en.playerSold> = ({ team, player, price, next }) =>
  `Adjugé\u00A0: ${player} ${au(team)} pour ${price}${next === null ? '' : `; prochaine proposition\u00A0: ${next}`}.`;
export const saleUndone: Translation<typeof en.saleUndone> = ({ player, team, price }) =>
  `Vente annulée\u00A0: ${player} ${au(team)} pour ${price}.`;
export const salesUndone: Translation<typeof en.salesUndone> = ({ count, player }) =>
  `${countOf(count, 'vente annulée', 'ventes annulées')}. La première\u00A0: ${player}.`;
export const nominationPassed: Translation<typeof en.nominationPassed> = ({ team }) =>
  `${teamAtStart(team)} ne propose aucun joueur.`;
const thenNext = (next: string | null) => (next === null ? '' : `; ensuite\u00A0: ${next}`);
export const picksMade: Translation<typeof en.picksMade> = ({ count, last }) =>
  `${countOf(count, 'choix fait', 'choix faits')}. Le dernier\u00A0: ${last}`;
export const pickSkipped: Translation<typeof en.pickSkipped> = ({ overall, team, noneLegal, next }) =>
  `Le choix ${overall} ${de(team)} a été sauté${noneLegal ? ', car aucun joueur n’était permis' : ''}${thenNext(next)}.`;
export const pickMoved: Translation<typeof en.pickMoved> = ({ overall, team, after, next }) =>
  `${teamAtStart(team)} a manqué le choix ${overall}\u00A0: son tour vient maintenant après le choix ${after}${thenNext(next)}.`;
export const pickReturned: Translation<typeof en.pickReturned> = ({ overall }) =>
  `Le choix ${overall} revient à son tour initial.`;
export const pickUndone: Translation<typeof en.pickUndone> = ({ overall }) => `Le choix ${overall} a été annulé.`;
export const picksUndone: Translation<typeof en.picksUndone> = ({ first, last }) =>
  `Les choix ${first} à ${last} ont été annulés.`;
export const pickReplaced: Translation<typeof en.pickReplaced> = ({ overall, player, otherPlayer, overridden }) =>
  `Choix ${overall}\u00A0: ${otherPlayer} remplace ${player}${overridden ? ', malgré les règles' : ''}.`;
export const draftHasBegun = 'Le repêchage est commencé.';
export const draftIsPaused = 'Le repêchage est en pause.';
export const draftGoesOn = 'Le repêchage reprend.';
export const draftPausedItself: Translation<typeof en.draftPausedItself> = ({ overall, teams }) =>
  `Le repêchage s’est mis en pause\u00A0: le choix ${overall} est promis dans un échange (${teams}).`;
export const draftGoesOnAnyway = 'Le repêchage reprend, même si le choix est promis dans un échange.';
export const draftWasReopened = 'Le repêchage a été rouvert. Il est en pause.';
export const draftHasEnded = 'Le repêchage est terminé.';
export const clockChanged: Translation<typeof en.clockChanged> = ({ clock }) =>
  `Le temps par choix est maintenant de ${clock}.`;
export const clockExtended = 'Le chrono a été prolongé à cause d’une interruption du service.';
export const orderWasSet = 'L’ordre du repêchage a été fixé.';
export const orderWasDrawn = 'L’ordre du repêchage a été tiré.';
export const orderDrawnAgain: Translation<typeof en.orderDrawnAgain> = ({ draw }) =>
  `L’ordre du repêchage a été tiré de nouveau\u00A0: tirage ${draw}.`;
export const settingsChanged = 'Les réglages du repêchage ont changé.';
export const dateIsSet: Translation<typeof en.dateIsSet> = ({ when }) => `Date du repêchage\u00A0: ${when}.`;
export const dateTakenBack = 'La date du repêchage a été retirée.';
export const countsAsRookie: Translation<typeof en.countsAsRookie> = ({ player }) =>
  `${player} compte maintenant comme recrue.`;
export const countsNotAsRookie: Translation<typeof en.countsNotAsRookie> = ({ player }) =>
  `${player} ne compte plus comme recrue.`;
export const pickChangedOwner: Translation<typeof en.pickChangedOwner> = ({ overall, team }) =>
  `Le choix ${overall} appartient maintenant ${au(team)}.`;
export const picksChangedOwner: Translation<typeof en.picksChangedOwner> = ({ count, team }) =>
  `${countOf(count, 'choix', 'choix')} ${pluralOf(count, 'appartient', 'appartiennent')} maintenant ${au(team)}.`;
export const pickShopped: Translation<typeof en.pickShopped> = ({ team, overall }) =>
  `${teamAtStart(team)} écoute les offres pour le choix ${overall}.`;
export const pickShopClosed: Translation<typeof en.pickShopClosed> = ({ team, overall }) =>
  `${teamAtStart(team)} n’écoute plus les offres pour le choix ${overall}.`;
export const autoIsOn: Translation<typeof en.autoIsOn> = ({ team }) => `Auto est activé pour ${team}.`;
export const autoIsOff: Translation<typeof en.autoIsOff> = ({ team }) => `Auto est désactivé pour ${team}.`;
export const twoClocksRanOut: Translation<typeof en.twoClocksRanOut> = ({ team }) =>
  `Temps écoulé deux fois de suite\u00A0: Auto choisit maintenant pour ${team}.`;
export const clockRanOut = 'Votre temps est écoulé';
export const autoPickedFromQueue: Translation<typeof en.autoPickedFromQueue> = ({ player }) =>
  `De votre file\u00A0: ${player}`;
export const autoPickedByRank: Translation<typeof en.autoPickedByRank> = ({ player }) =>
  `Selon le rang et les besoins\u00A0: ${player}`;
export const commissionerPickedForYou: Translation<typeof en.commissionerPickedForYou> = ({ player }) =>
  `Le commissaire a choisi ${player} pour vous`;
export const yourTurn: Translation<typeof en.yourTurn> = ({ team }) => `C’est à vous (${team}).`;
export const yourTurnClock: Translation<typeof en.yourTurnClock> = ({ team, clock }) =>
  `C’est à vous (${team})\u00A0: il reste ${clock}.`;
export const yourTurnDue: Translation<typeof en.yourTurnDue> = ({ team, due }) =>
  `C’est à vous (${team})\u00A0: votre choix est attendu d’ici ${due}.`;
export const yourTurnTitle = 'C’est à vous';
export const upNext: Translation<typeof en.upNext> = ({ team }) => `Ce sera à vous au prochain choix (${team}).`;
export const upNextTitle = 'À vous au prochain choix';
export const upInTwo: Translation<typeof en.upInTwo> = ({ team }) => `Ce sera à vous dans deux choix (${team}).`;
export const upInTwoTitle = 'À vous dans deux choix';
export const secondsLeft: Translation<typeof en.secondsLeft> = ({ seconds }) =>
  `Il reste ${countOf(seconds, 'seconde')} pour votre choix.`;
export const secondsLeftThenBank: Translation<typeof en.secondsLeftThenBank> = ({ seconds }) =>
  `Il reste ${countOf(seconds, 'seconde')} pour votre choix, puis votre banque de temps s’écoulera.`;
export const bankRuns = 'Votre chrono est à zéro\u00A0: votre banque de temps s’écoule.';
export const teamOnClock: Translation<typeof en.teamOnClock> = ({ team }) => `Au tour ${de(team)}.`;
export const noContactWithServer: Translation<typeof en.noContactWithServer> = ({ duration }) =>
  `Aucun contact avec le serveur depuis ${duration}\u00A0: ce que vous voyez n’est peut-être plus à jour.`;
export const connectionIsBack = 'La connexion au serveur est rétablie.';

export const shortSeconds: Translation<typeof en.shortSeconds> = ({ seconds }) => `${seconds}\u00A0s`;
export const shortMinutes: Translation<typeof en.shortMinutes> = ({ minutes }) => `${minutes}\u00A0min`;
export const shortHours: Translation<typeof en.shortHours> = ({ hours }) => `${hours}\u00A0h`;
export const noClockRuns = 'Aucun chrono ne tourne';
export const clockStoppedWith: Translation<typeof en.clockStoppedWith> = ({ clock }) =>
  `Le chrono est arrêté\u00A0: il reste ${clock}`;
export const clockStoppedWithBank: Translation<typeof en.clockStoppedWithBank> = ({ clock }) =>
  `Le chrono est arrêté\u00A0: il reste ${clock} dans la banque de temps`;
export const autoIsPicking = 'Auto choisit';
export const timeIsUp = 'Temps écoulé';
export const quietHoursWith: Translation<typeof en.quietHoursWith> = ({ clock }) =>
  `Heures de repos\u00A0: le chrono est arrêté (il reste ${clock})`;
export const timeLeftInBank = 'Le temps est écoulé. Temps restant dans la banque de l’équipe';
export const timeLeftForPick = 'Temps restant pour ce choix';
export const reopenHint =
  'On peut rouvrir un repêchage terminé tant que rien n’a suivi\u00A0: ni mouvement dans une formation, ni échange d’un de ses choix, ni autre repêchage, ni passage de la ligue à l’étape suivante.';
export const clockRange: Translation<typeof en.clockRange> = ({ seconds }) =>
  `de ${countOf(seconds, 'seconde')} à 24\u00A0heures`;
