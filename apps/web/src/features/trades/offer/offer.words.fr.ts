import { au, countOf, de, feminineOrdinal } from '@crease/core/french/grammar.js';
import { draftName } from '@crease/core/french/hockey.js';
import { capital } from '@crease/core/text.rules.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './offer.words.en.js';

export const rosterMovesOf: Translation<typeof en.rosterMovesOf> = ({ team }) => `Mouvements ${de(team)}`;
export const teamGives: Translation<typeof en.teamGives> = ({ team }) => `L’équipe ${team} donne`;
export const leagueCanReadHint = 'Toute la ligue pourra la lire.';
export const problems = 'Problèmes';
export const openMoveIn = 'Ouvrir le transfert';
export const teamAfterTrade: Translation<typeof en.teamAfterTrade> = ({ team }) => `${team} après l’échange`;
export const capSpaceBySeason: Translation<typeof en.capSpaceBySeason> = ({ team }) =>
  `Espace sous le plafond ${de(team)} par saison`;
export const capSpace = 'Espace sous le plafond';
export const retentionSlots: Translation<typeof en.retentionSlots> = ({ count }) => `Places de retenue (${count})`;
export const laterSeasonsHint =
  'Pour les saisons suivantes, on compte les contrats signés et le salaire retenu. Les joueurs dont le contrat est échu figurent à part, avec un impact estimé.';
export const brokenRulesOf: Translation<typeof en.brokenRulesOf> = ({ team }) => `Règles enfreintes\u00A0: ${team}`;
export const waysToMakeLegal: Translation<typeof en.waysToMakeLegal> = ({ team }) =>
  `Pour que l’équipe ${team} soit en règle`;
export const whatWouldHelp = 'Pistes de solution';
export const thisPlayer = 'ce joueur';
export const leaveOutMove: Translation<typeof en.leaveOutMove> = ({ move }) => `Enlever\u00A0: ${move}`;
export const addRosterMoveOf: Translation<typeof en.addRosterMoveOf> = ({ team }) => `Ajouter un mouvement ${de(team)}`;
export const addDropOrMove = 'Ajouter une libération ou un mouvement…';
export const movePlayer: Translation<typeof en.movePlayer> = ({ player }) => `Déplacer ${player}`;
export const tradeExecuted = 'Échange exécuté';
export const youGive = 'Vous donnez';
export const youGet = 'Vous recevez';
export const allTrades = 'Tous les échanges';
export const players = 'Joueurs';
export const draftPicks = 'Choix de repêchage';
export const faPicks = 'Choix d’autonome';
export const assetsOf: Translation<typeof en.assetsOf> = ({ team }) => `Ce que l’équipe ${team} peut donner`;
export const noPlayers = 'Aucun joueur';
export const noDraftPicks = 'Aucun choix de repêchage';
export const bidBudget = 'Budget des mises';
export const spaceTab = 'Espace';
export const capSpaceGiven: Translation<typeof en.capSpaceGiven> = ({ season }) =>
  `Espace sous le plafond de ${season}`;
export const capSpaceNow: Translation<typeof en.capSpaceNow> = ({ space }) =>
  `L’équipe a actuellement ${space} d’espace. L’évaluation tient compte des joueurs de l’échange.`;
export const budgetGiven: Translation<typeof en.budgetGiven> = ({ season }) => `Budget des mises de ${season}`;
export const budgetLeft: Translation<typeof en.budgetLeft> = ({ left }) =>
  `Il reste ${localeOf('fr').money(left)} à donner.`;
export const yourOpenBids: Translation<typeof en.yourOpenBids> = ({ count, sum }) =>
  count === 1
    ? `Votre mise en attente est de ${localeOf('fr').money(sum)}. Seule votre équipe la voit.`
    : `Vos ${count} mises en attente totalisent ${localeOf('fr').money(sum)}. Seule votre équipe les voit.`;
export const noOpenFaPicks = 'Aucun choix d’autonome disponible';
export const nothingMatches = 'Aucun résultat.';
export const inDollars = 'En dollars';
export const inPercent = 'En pourcentage';
export const retainNothing = 'Ne rien retenir';
export const retainSalary = 'Retenir du salaire';
export const retainSalaryOf: Translation<typeof en.retainSalaryOf> = ({ player }) => `Retenir du salaire ${de(player)}`;
export const condition = 'Condition';
export const changeCondition = 'Changer la condition';
export const salaryRetainedOf: Translation<typeof en.salaryRetainedOf> = ({ player }) => `Salaire retenu ${de(player)}`;
export const protectedPick = 'Choix protégé';
export const oneOfTwoPicks = 'Un choix parmi deux';
export const gamesOfPlayer = 'Matchs joués par un joueur';
export const finishOfTeam = 'Rang final d’une équipe';
export const resultOfTeam = 'Une équipe dans les séries de la ligue';
export const clubInNhlPlayoffs = 'Un club de la LNH en séries éliminatoires';
export const playerIsSigned = 'Un joueur signe un contrat';
export const playerWinsAward = 'Un joueur gagne un trophée';
export const inYourOwnWords = 'Dans vos propres mots';
export const commissionerDecidesHint =
  'Le commissaire décide. Si l’échange concerne un commissaire, ce sont des membres qui n’y participent pas qui décident.';
export const protectedPickHint =
  'S’il est parmi les premiers du repêchage, l’équipe le gardera, et un autre choix sera donné à la place.';
export const oneOfTwoPicksHint =
  'Ce choix ou un autre changera d’équipe, selon leur rang au repêchage ou selon la décision d’une équipe.';
export const gamesOfPlayerHint = 'On compte ses matchs de saison régulière dans la LNH pendant une saison.';
export const finishOfTeamHint = 'C’est le rang au terme de la saison régulière de la ligue.';
export const resultOfTeamHint =
  'L’équipe participe aux séries de la ligue, ou gagne le titre. La condition est tranchée quand les rangs des séries sont fixés, ou à la fin de la saison.';
export const clubInNhlPlayoffsHint =
  'Le club participe aux séries éliminatoires d’une saison, atteint une ronde ou gagne la Coupe Stanley.';
export const playerIsSignedHint = 'À la date prévue, le joueur a un contrat pour la saison.';
export const laterOfTwo = 'Le plus tardif des deux';
export const earlierOfTwo = 'Le plus hâtif des deux';
export const receiverChooses = 'Au choix de l’équipe qui le reçoit';
export const giverChooses = 'Au choix de l’équipe qui le donne';
export const makesOwnPlayoffs = 'Participe aux séries';
export const winsTitle = 'Gagne le titre';
export const makesNhlPlayoffs = 'Participe aux séries éliminatoires';
export const reachesSecondRound = 'Atteint la deuxième ronde';
export const reachesSemifinals = 'Atteint les demi-finales';
export const reachesFinal = 'Atteint la finale';
export const winsStanleyCup = 'Gagne la Coupe Stanley';
export const whatGoesInstead = 'Choix donné à la place';
export const sameRoundNextYear = 'La même ronde l’année suivante';
export const otherPick = 'L’autre choix';
export const whichPickGoes = 'Choix donné';
export const whichPickGoesHint = 'Sans décision à cette date, c’est ce choix-ci qui sera donné.';
export const howFar = 'Résultat à atteindre';
export const mustNotComeTrue = 'La condition ne doit pas se réaliser';
export const player = 'Joueur';
export const team = 'Équipe';
export const club = 'Club';
export const protectedAmongFirst = 'Protégé s’il est parmi les premiers';
export const picksOfRoundHint: Translation<typeof en.picksOfRoundHint> = ({ round, first, last }) =>
  `Les choix de ${feminineOrdinal(round)} ronde vont d’environ ${first} à ${last}.`;
export const inTop = 'Parmi les premières';
export const ofTeams: Translation<typeof en.ofTeams> = ({ count }) => `Sur ${countOf(count, 'équipe')}.`;
export const gamesAtLeast = 'Nombre minimal de matchs';
export const award = 'Trophée';
export const hartTrophy = 'Trophée Hart';
export const theCondition = 'La condition';
export const season = 'Saison';
export const goesOnlyIfTrue: Translation<typeof en.goesOnlyIfTrue> = ({ asset }) =>
  `À cette condition seulement, cet élément de l’échange change d’équipe\u00A0: ${asset}.`;
export const setCondition = 'Enregistrer la condition';
export const withoutCondition = 'Sans condition';
export const conditionType = 'Type de condition';
export const andSecondCondition = 'Et une deuxième condition';
export const secondCondition = 'Deuxième condition';
export const secondConditionType = 'Type de la deuxième condition';
export const decidedBy = 'À trancher au plus tard le';
export const decidedByHint =
  'Sans preuve à la fin de cette journée, la condition ne sera pas remplie. Cet élément ne pourra pas être échangé avant la décision.';
export const fromTodayUntil: Translation<typeof en.fromTodayUntil> = ({ day }) => `D’aujourd’hui au ${day}.`;
export const theTeamTitle = 'L’équipe';
export const thePlayer = 'le joueur';
export const theTeam = 'l’équipe';
export const anotherPick = 'un autre choix';
export const theSalaryRetainedOf: Translation<typeof en.theSalaryRetainedOf> = ({ player }) =>
  player === thePlayer ? 'Le salaire retenu du joueur' : `Le salaire retenu ${de(player)}`;
export const thisAsset = 'Cet élément';
export const nothingTickedYet = 'Rien pour le moment. Cochez des joueurs et des choix ci-dessous.';
export const movesInSameTransaction = 'Mouvements faits en même temps';
export const aPlayer = 'un joueur';
export const aPick = 'un choix';
export const firstTeamGives = 'La première équipe donne';
export const secondTeamGives = 'La deuxième équipe donne';
export const theyGive = 'L’autre équipe donne';
export const chooseTradePartner = 'Choisissez l’équipe avec laquelle faire l’échange';
export const assetsAppearHere = 'Ses joueurs et ses choix apparaîtront ici.';
export const give = 'Donner';
export const get = 'Recevoir';
export const firstTeam = 'Première équipe';
export const secondTeam = 'Deuxième équipe';
export const tradeWith = 'Échanger avec';
export const chooseTeam = 'Choisir une équipe…';
export const teamWithoutManager: Translation<typeof en.teamWithoutManager> = ({ team }) => `${team} (sans DG)`;
export const whyYouEnterIt = 'Raison de la saisie';
export const message = 'Message';
export const onlyTwoTeamsSeeHint = 'Seules les deux équipes le verront.';
export const overrideRules = 'Passer outre aux règles';
export const overrideRulesHint = 'Les règles du plafond, de la formation et de la retenue ne bloqueront pas l’échange.';
export const daysOpen = 'Validité (en jours)';
export const backToDraftRoom = 'Retour à la salle de repêchage';
export const enterTradeHint =
  'L’échange conclu entre deux équipes sera exécuté tout de suite. Si votre équipe en fait partie, il passera d’abord en révision, sauf s’il porte sur les choix d’un repêchage en cours.';
export const onlyTwoTeamsSeeOffer = 'Seules les deux équipes voient une offre tant qu’elle n’est pas acceptée.';
export const tradeEntered = 'Échange saisi.';
export const offerSentTo: Translation<typeof en.offerSentTo> = ({ team }) => `Offre envoyée ${au(team)}`;
export const enterAnyway = 'Le saisir quand même';
export const sendAnyway = 'L’envoyer quand même';
export const answerEndsTheirOffer: Translation<typeof en.answerEndsTheirOffer> = ({ team }) =>
  `Votre réponse ${au(team)}. Une fois envoyée, elle mettra fin à l’offre de cette équipe.`;
export const discard = 'Abandonner';
export const steps = 'Étapes';
export const first = 'Première';
export const second = 'Deuxième';
export const check = 'Vérifier';
export const checkAndSend = 'Vérifier et envoyer';
export const tryAgain = 'Réessayer';
export const next = 'Suivant';
export const enterTrade = 'Saisir l’échange';
export const sendOffer = 'Envoyer l’offre';
export const sendCounterOffer = 'Envoyer la contre-offre';
export const entriesAreBack = 'Votre saisie a été récupérée.';
export const unsentOfferIsBack = 'Votre offre non envoyée a été récupérée.';
export const counterOffer = 'Contre-offre';
export const enterATrade = 'Saisir un échange';
export const proposeTrade = 'Proposer un échange';
export const noTeamManaged = 'Vous ne dirigez aucune équipe dans cette ligue';
export const commissionerCanEnterTrade = 'Comme commissaire, vous pouvez saisir un échange conclu entre deux équipes.';
export const managersMakeOffers = 'Ce sont les DG qui font les offres.';
export const draftOfSeason: Translation<typeof en.draftOfSeason> = ({ season, type }) =>
  `${capital(draftName(type))} ${season}`;
export const searchPlayers = 'Chercher un joueur';
export const searchPicks = 'Chercher un choix';
export const searchPlayersOf: Translation<typeof en.searchPlayersOf> = ({ team }) =>
  `Chercher parmi les joueurs ${de(team)}`;
export const searchPicksOf: Translation<typeof en.searchPicksOf> = ({ team }) => `Chercher parmi les choix ${de(team)}`;
export const playersOf: Translation<typeof en.playersOf> = ({ team }) => `Joueurs ${de(team)}`;
export const draftPicksOf: Translation<typeof en.draftPicksOf> = ({ team }) => `Choix de repêchage ${de(team)}`;
export const faPicksOf: Translation<typeof en.faPicksOf> = ({ team }) => `Choix d’autonome ${de(team)}`;
export const playerIs: Translation<typeof en.playerIs> = ({ state }) => `Ce joueur est ${state}`;
export const pickIs: Translation<typeof en.pickIs> = ({ state }) => `Ce choix est ${state}`;
export const playerAtPlace: Translation<typeof en.playerAtPlace> = ({ player, place }) => `${player}, ${place}`;
export const takeItOut = 'Enlever cet élément';
export const takeOut: Translation<typeof en.takeOut> = ({ asset }) => `Enlever ${asset}`;
export const noLongerOwnedBy: Translation<typeof en.noLongerOwnedBy> = ({ team }) =>
  `Un élément que l’équipe ${team} n’a plus`;
export const messageTo: Translation<typeof en.messageTo> = ({ team }) => `Message ${au(team)}`;
export const messageToOtherTeam = 'Message à l’autre équipe';
export const plusEstimated: Translation<typeof en.plusEstimated> = ({ amount }) => `+ ${amount} estimés`;
export const doesNotBlockTrade = 'L’échange n’est pas bloqué pour autant.';
export const leftOut: Translation<typeof en.leftOut> = ({ count, assets }) =>
  count === 1
    ? `Enlevé, parce que cet élément ne peut plus être échangé\u00A0: ${assets}.`
    : `Enlevés, parce que ces éléments ne peuvent plus être échangés\u00A0: ${assets}.`;
export const commissionerCanAlso: Translation<typeof en.commissionerCanAlso> = ({ action }) =>
  `Comme commissaire, vous pouvez aussi ${action}.`;
export const enterTradeForTwoTeams = 'saisir un échange pour deux équipes';
