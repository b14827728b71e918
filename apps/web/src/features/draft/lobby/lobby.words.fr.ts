import type { Translation } from '@crease/core/words.js';
import { countOf, de, feminineOrdinal, listOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './lobby.words.en.js';

export const willYouBeThere = 'Y serez-vous?';
export const autoPicksHint =
  'Auto choisit pour votre équipe, d’abord dans votre file. Vous pouvez changer d’avis ici ou dans la salle.';
export const checkInHint = 'Indiquez si vous y serez. Tout le monde voit votre réponse.';
export const everyoneSeesAnswer = 'Tout le monde voit votre réponse.';
export const whoIsThere = 'Qui est là';
export const noManager = 'Sans DG';

export const timeUntilDraft = 'Temps avant le repêchage';

export const pickTimeMissing = 'Indiquez le temps accordé pour un choix.';
export const clockLimits: Translation<typeof en.clockLimits> = ({ limits }) => `Durée possible\u00A0: ${limits}.`;
export const timePerPick = 'Temps par choix';
export const otherTime = 'Autre';
export const clockLength = 'Durée';
export const clockUnit = 'Unité';
export const seconds = 'secondes';
export const minutes = 'minutes';
export const hours = 'heures';
export const shortSeconds: Translation<typeof en.shortSeconds> = ({ seconds: count }) => `${count}\u00A0s`;
export const quietHours = 'Heures de repos';
export const quietHoursHint = 'Pour les repêchages de plusieurs jours\u00A0: aucun chrono ne tourne pendant ces heures';
export const quietFrom = 'De';
export const quietTo = 'À';
export const timeZone = 'Fuseau horaire';

export const settingsSaved = 'Réglages enregistrés';
export const name = 'Nom';
export const saveSettings = 'Enregistrer les réglages';
export const eachPickHas: Translation<typeof en.eachPickHas> = ({ clock: length }) =>
  `Temps par choix\u00A0: ${length}.`;
export const noQuietHours = 'Il n’y a pas d’heures de repos.';
export const noClockRunsFrom: Translation<typeof en.noClockRunsFrom> = ({ hours: span }) =>
  `Aucun chrono ne tourne ${span}.`;
export const commissionerCanChangeIt = 'Le commissaire peut changer ces réglages.';

export const day = 'Jour';
export const time = 'Heure';
export const leagueClockHint: Translation<typeof en.leagueClockHint> = ({ timeZone: zone }) =>
  `À l’heure de la ligue (${zone})`;

export const dateTakenBack = 'La date a été retirée';
export const dateIsSet = 'La date a été fixée';
export const setADate = 'Fixer une date';
export const changeDate = 'Changer la date';
export const dateHint =
  'Chaque DG recevra un courriel avec la date pour son calendrier, puis un rappel un jour avant et un autre une heure avant. Le repêchage commencera quand vous appuierez sur Commencer.';
export const answerAgainHint = 'Si vous changez la date, les DG qui ont déjà répondu devront le faire de nouveau.';
export const setTheDate = 'Fixer la date';
export const takeDateBack = 'Retirer la date';

export const addToCalendar = 'Ajouter au calendrier';
export const noDateYet = 'Aucune date pour le moment';
export const agreeOnDate = 'Convenez d’une date pour que tout le monde puisse être là.';
export const commissionerSetNoDate = 'Le commissaire n’en a pas fixé.';
export const beginsWhenYouPress = 'Il commencera quand vous appuierez sur Commencer.';
export const beginsWhenCommissionerPresses = 'Il commencera quand le commissaire appuiera sur Commencer.';

export const theTeamAtStart = 'L’équipe';
export const draftOrder = 'Ordre du repêchage';
export const moveTeam: Translation<typeof en.moveTeam> = ({ team, place }) => `Déplacer ${team}, numéro ${place}`;
export const moveTeamUp: Translation<typeof en.moveTeamUp> = ({ team }) => `Déplacer ${team} vers le haut`;
export const moveTeamDown: Translation<typeof en.moveTeamDown> = ({ team }) => `Déplacer ${team} vers le bas`;

export const snakeHint = 'Une ronde sur deux va en sens inverse.';
export const linearHint = 'Toutes les rondes vont dans le même sens.';
export const ownOrdersHint = 'Chaque ronde a son propre ordre.';
export const orderOfRounds = 'Ordre des rondes';
export const roundLabel = 'Ronde';
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const copyToLaterRounds = 'Copier dans toutes les rondes suivantes';
export const save = 'Enregistrer';
export const saveThisOrder = 'Enregistrer cet ordre';
export const discardChanges = 'Abandonner les changements';
export const orderKindSaved = 'Enregistré. L’ordre sera tiré au début du repêchage';
export const orderSaved = 'Ordre enregistré';
export const orderSetByStandings = 'Ordre fixé selon le classement';
export const orderSetAsInDraft = 'L’ordre de l’autre repêchage a été repris';
export const orderDrawn: Translation<typeof en.orderDrawn> = ({ draw }) => `Ordre tiré\u00A0: tirage ${draw}`;
export const lotteryDrawn: Translation<typeof en.lotteryDrawn> = ({ draw }) =>
  `Loterie effectuée\u00A0: tirage ${draw}`;
const times = (count: number) => (count === 1 ? 'une fois' : `${count} fois`);
export const drawAgainHint: Translation<typeof en.drawAgainHint> = ({ draws }) =>
  `L’ordre a été tiré ${times(draws)}. Ce sera le tirage ${draws + 1}\u00A0: toute la ligue le verra, et chaque tirage restera dans le journal.`;
export const drawnSoFar: Translation<typeof en.drawnSoFar> = ({ draws }) =>
  `L’ordre a été tiré ${times(draws)} jusqu’ici. Chaque tirage figure dans le journal.`;
export const drawAgainQuestion = 'Refaire le tirage?';
export const makeDraw: Translation<typeof en.makeDraw> = ({ draw }) => `Faire le tirage ${draw}`;
export const drawOrder = 'Tirer l’ordre';
export const drawFirstRound = 'Tirer l’ordre de la première ronde';
export const drawAgainAtRandom = 'Refaire le tirage au sort';
export const randomDraw = 'Tirage au sort';
export const reverseOfLastSeason = 'Ordre inverse de la saison dernière';
export const lottery = 'Loterie';
export const reverseOfTable = 'Ordre inverse du classement actuel';
export const standingsBestFirst = 'Ordre du classement, première équipe d’abord';
export const asInRookieDraft = 'Comme au repêchage des recrues';
export const asInGeneralDraft = 'Comme au repêchage général';
export const tableNeeded = 'Pour l’ordre inverse du classement, il faut des points de cette saison.';
export const finishedSeasonNeeded =
  'Pour l’ordre inverse du classement et la loterie, il faut une saison terminée avec des points.';
export const orderNotDrawn = 'L’ordre n’est pas encore tiré.';
export const drawnAtRandomHint =
  'Il sera tiré au sort au plus tard au début du repêchage. Les équipes ci-dessous ne suivent aucun ordre particulier.';
export const drawnUnlessSetHint =
  'Il sera tiré au sort au plus tard au début du repêchage, sauf si vous le fixez. Les équipes ci-dessous ne suivent aucun ordre particulier.';

export const drawnByLotteryHint =
  'La loterie le déterminera au début du repêchage, sauf s’il est tiré ou fixé avant. Les équipes ci-dessous ne suivent aucun ordre particulier.';
export const asInRookieDraftHint =
  'Ce sera celui du repêchage des recrues, dès que ce repêchage en aura un. Les équipes ci-dessous ne suivent aucun ordre particulier.';
export const asInGeneralDraftHint =
  'Ce sera celui du repêchage général, dès que ce repêchage en aura un. Les équipes ci-dessous ne suivent aucun ordre particulier.';

export const takeItBack = 'Retirer';
export const forfeit = 'Confisquer';
export const giveItBack = 'Rendre';
export const aTeam = 'une équipe';
const named = (team: string) => (team === theTeamAtStart ? team : `L’équipe ${team}`);
export const addCompensatoryPick = 'Ajouter un choix compensatoire';
export const picksInNoTurn = 'L’ordre n’est pas encore tiré\u00A0: les choix ne suivent aucun ordre particulier.';
export const picksOfRound: Translation<typeof en.picksOfRound> = ({ round }) =>
  `Choix de ${feminineOrdinal(round)} ronde`;
export const spokenPickOf: Translation<typeof en.spokenPickOf> = ({ round, pickInRound, team }) =>
  `${feminineOrdinal(round)} ronde, choix ${pickInRound} ${de(team)}`;
export const fromTeam: Translation<typeof en.fromTeam> = ({ team }) => de(team);
export const compensatory = 'Compensatoire';
export const takePickBackQuestion: Translation<typeof en.takePickBackQuestion> = ({ overall, round }) =>
  overall === null ? `Retirer le choix de ${feminineOrdinal(round)} ronde?` : `Retirer le choix ${overall}?`;
export const losesCompensatoryPick: Translation<typeof en.losesCompensatoryPick> = ({ team }) =>
  `${named(team)} perdra ce choix compensatoire.`;
export const takePickBack = 'Retirer le choix';
export const forfeitPickQuestion: Translation<typeof en.forfeitPickQuestion> = ({ overall, round }) =>
  overall === null ? `Confisquer le choix de ${feminineOrdinal(round)} ronde?` : `Confisquer le choix ${overall}?`;
export const forfeitedPickHint: Translation<typeof en.forfeitedPickHint> = ({ team }) =>
  `${named(team)} perdra ce choix. Il restera au tableau avec la mention «\u00A0confisqué\u00A0», et son tour sera sauté. Vous pourrez le rendre jusqu’au début du repêchage.`;
export const forfeitPick = 'Confisquer le choix';
export const givePickBackQuestion: Translation<typeof en.givePickBackQuestion> = ({ overall, round }) =>
  overall === null ? `Rendre le choix de ${feminineOrdinal(round)} ronde?` : `Rendre le choix ${overall}?`;
export const canUsePickAgain: Translation<typeof en.canUsePickAgain> = ({ team }) =>
  `${named(team)} pourra de nouveau utiliser ce choix.`;
export const givePickBack = 'Rendre le choix';
export const compensatoryPickHint =
  'On pourra l’échanger comme tout autre choix. Vous pourrez le retirer jusqu’au début du repêchage.';
export const addPick = 'Ajouter le choix';
export const teamLabel = 'Équipe';
export const placeInRound = 'Place dans la ronde';
export const lastPlace: Translation<typeof en.lastPlace> = ({ place }) => `${place}, la dernière`;
export const leagueSeesIt = 'Toute la ligue verra cette raison.';

export const picks = 'Choix';
export const order = 'Ordre';
export const firstRound = 'Première ronde';
export const clock = 'Chrono';
export const picksInRounds: Translation<typeof en.picksInRounds> = ({ count, rounds }) =>
  `${count} en ${countOf(rounds, 'ronde')}`;
export const sourceAndDraw: Translation<typeof en.sourceAndDraw> = ({ source, draw }) => `${source}, tirage ${draw}`;
export const timeBank: Translation<typeof en.timeBank> = ({ duration }) => `banque de ${duration}`;
export const quietTime: Translation<typeof en.quietTime> = ({ hours: span }) => `repos ${span}`;
export const lobby = 'Salle d’attente';
export const teams = 'Équipes';
export const settings = 'Réglages';
export const log = 'Journal';
export const yours = 'La vôtre';
export const auto = 'Auto';

export const itIsTime = 'C’est l’heure';
export const answerHere = 'Je suis là';
export const answerComing = 'J’y serai';
export const answerAway = 'Je n’y serai pas';
export const standingHere = 'En ligne';
export const standingChecked = 'Présence confirmée';
export const standingComing = 'Sera là';
export const standingAway = 'Ne sera pas là\u00A0: Auto choisit';
export const standingSilent = 'Sans réponse';
export const standingEmpty = 'Sans DG\u00A0: Auto choisit';
export const standingHereWithAuto = 'En ligne, Auto choisit';
export const standingCheckedWithAuto = 'Présence confirmée, Auto choisit';
export const standingComingWithAuto = 'Sera là, Auto choisit';
export const standingSilentWithAuto = 'Sans réponse, Auto choisit';
export const managerAndStanding: Translation<typeof en.managerAndStanding> = ({ manager, standing }) =>
  `${manager}\u00A0: ${standing}`;
export const countHere: Translation<typeof en.countHere> = ({ count }) => `${count} en ligne`;
export const countChecked: Translation<typeof en.countChecked> = ({ count }) =>
  countOf(count, 'présence confirmée', 'présences confirmées');
export const countComing: Translation<typeof en.countComing> = ({ count }) =>
  `${count} ${pluralOf(count, 'sera là', 'seront là')}`;
export const countSilent: Translation<typeof en.countSilent> = ({ count }) => `${count} sans réponse`;
export const countAway: Translation<typeof en.countAway> = ({ count }) =>
  `${count} ${pluralOf(count, 'ne sera pas là', 'ne seront pas là')}, en mode Auto`;
export const countEmpty: Translation<typeof en.countEmpty> = ({ count }) => `${count} sans DG, en mode Auto`;
export const oneTeamIsMissing: Translation<typeof en.oneTeamIsMissing> = ({ team }) =>
  `L’équipe ${team} n’est pas là. Son chrono tourne quand même.`;
export const teamsAreMissing: Translation<typeof en.teamsAreMissing> = ({ teams: missing }) =>
  `Ces équipes ne sont pas là\u00A0: ${listOf(missing)}. Leur chrono tourne quand même.`;
export const countIsMissing: Translation<typeof en.countIsMissing> = ({ count }) =>
  `${countOf(count, 'équipe n’est pas là', 'équipes ne sont pas là')}. Leur chrono tourne quand même.`;
export const keepersAndBudget: Translation<typeof en.keepersAndBudget> = ({ keepers, cost, rest }) =>
  keepers === 0
    ? `aucun joueur protégé · reste ${rest}`
    : `${countOf(keepers, 'joueur protégé', 'joueurs protégés')} pour ${cost} · reste ${rest}`;
