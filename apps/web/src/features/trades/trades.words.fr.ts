import { au, countOf, de, feminineOrdinal, pluralOf } from '@crease/core/french/grammar.js';
import { draftName } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './trades.words.en.js';

export const injuredReserve = 'liste des blessés';
export const rookieBank = 'banque d’espoirs';
export const noContract = 'sans contrat';
export const contractEnded: Translation<typeof en.contractEnded> = ({ year }) => `échu en ${year}`;
export const contractToYear: Translation<typeof en.contractToYear> = ({ year, count }) =>
  `jusqu’en ${year} (${countOf(count, 'an')})`;
export const signed = 'Signé';
export const estimatedHint = 'Estimé\u00A0: aucun contrat pour cette saison';
export const noContractKnown = 'Aucun contrat connu';
export const amountPerYear: Translation<typeof en.amountPerYear> = ({ amount, detail }) =>
  `${amount} par an, ${detail}`;
export const noClub = 'sans club';
export const teamThatHasLeft = 'une équipe qui n’est plus dans la ligue';
export const toYear: Translation<typeof en.toYear> = ({ year }) => `jusqu’en ${year}`;
export const numberOfPick: Translation<typeof en.numberOfPick> = ({ number }) => `nº\u00A0${number}`;
export const faPickOfWeek: Translation<typeof en.faPickOfWeek> = ({ week }) => `Choix d’autonome, semaine ${week}`;
export const teamAndExpiry: Translation<typeof en.teamAndExpiry> = ({ team, day }) => `${team} · expire le ${day}`;
export const salaryShareRetained: Translation<typeof en.salaryShareRetained> = ({ share, player }) =>
  `${share} du salaire ${de(player)}, retenu`;
export const throughSeason: Translation<typeof en.throughSeason> = ({ season }) => `jusqu’à la fin de ${season}`;
export const points = 'Points';
export const until = 'Fin';
export const gamesPlayed: Translation<typeof en.gamesPlayed> = ({ count }) => `${count}\u00A0PJ`;
export const capHitOf: Translation<typeof en.capHitOf> = ({ season }) => `impact sur le plafond ${season}`;
export const paysAmount: Translation<typeof en.paysAmount> = ({ amount }) => `paie ${amount}`;
export const endOfContract = 'fin du contrat';
export const draftPick = 'Choix de repêchage';
export const bidBudget = 'Budget des mises';
export const capSpace = 'Espace sous le plafond';
export const capSpaceOf: Translation<typeof en.capSpaceOf> = ({ amount }) =>
  `${localeOf('fr').money(amount)} d’espace sous le plafond`;
export const bidBudgetOf: Translation<typeof en.bidBudgetOf> = ({ amount }) =>
  `${localeOf('fr').money(amount)} du budget des mises`;
export const freeAgentPick = 'Choix d’autonome';
export const retainedSalary = 'Salaire retenu';
export const tradeInLeague: Translation<typeof en.tradeInLeague> = ({ league }) => `${league} · Échange`;
export const nothing = 'Rien';
export const tradeBetween: Translation<typeof en.tradeBetween> = ({ team, otherTeam }) =>
  `Échange\u00A0: ${team} et ${otherTeam}`;
export const teamReceives: Translation<typeof en.teamReceives> = ({ team }) => `L’équipe ${team} reçoit`;
export const rosterMovesOf: Translation<typeof en.rosterMovesOf> = ({ team }) => `Mouvements ${de(team)}`;
export const pictureOfTrade = 'Image de l’échange';
export const cap = 'Plafond';
export const capHint =
  'Les impacts sur le plafond que l’autre équipe assumerait\u00A0: tous ceux de cette saison, puis seulement les contrats signés';
export const teamGives: Translation<typeof en.teamGives> = ({ team }) => `L’équipe ${team} donne`;
export const conditionFromTo: Translation<typeof en.conditionFromTo> = ({ team, otherTeam }) =>
  `${team} vers ${otherTeam}`;
export const theTrade = 'L’échange';
export const conditionFromToElse: Translation<typeof en.conditionFromToElse> = ({ team, otherTeam, asset }) =>
  `${team} vers ${otherTeam} · sinon ${asset}`;
const outcomeWord = (isMet: boolean) => (isMet ? 'remplie' : 'non remplie');
export const outcomeReported: Translation<typeof en.outcomeReported> = ({ person, isMet, evidence }) =>
  `Selon ${person ?? 'les statistiques'}\u00A0: condition ${outcomeWord(isMet)}. ${evidence}`;
export const outcomeBy: Translation<typeof en.outcomeBy> = ({ person, isMet, evidence }) =>
  `${person ?? 'Les statistiques'}\u00A0: condition ${outcomeWord(isMet)}. ${evidence}`;
export const settledOn: Translation<typeof en.settledOn> = ({ person, day }) =>
  person === null ? `Réglée le ${day}.` : `Confirmée par ${person} le ${day}.`;
export const managersDecide: Translation<typeof en.managersDecide> = ({ needed, met, notMet }) =>
  `Il faut ${countOf(needed, 'voix', 'voix')} de DG qui ne participent pas à l’échange pour trancher la condition. Jusqu’ici\u00A0: ${met} pour «\u00A0remplie\u00A0», ${notMet} pour «\u00A0non remplie\u00A0».`;
export const youVoted: Translation<typeof en.youVoted> = ({ isMet }) =>
  `Votre vote\u00A0: «\u00A0${outcomeWord(isMet)}\u00A0».`;
export const changeVote = 'Changer mon vote';
export const dateDecides =
  'Il n’y a ni DG ni commissaire en dehors de l’échange pour trancher la condition. Elle sera réglée à sa date limite, selon les preuves fournies.';
export const anotherCommissionerDecides = 'C’est un autre commissaire qui tranche.';
export const report = 'Signaler';
export const reportWhatCameTrue = 'Signaler le résultat';
export const reported = 'Résultat signalé';
export const settle = 'Régler';
export const settleCondition = 'Régler la condition';
export const settleAndCarryOut = 'Régler et exécuter';
export const conditionSettled = 'Condition réglée';
export const vote = 'Voter';
export const voteOnCondition = 'Voter sur la condition';
export const voteCounted = 'Vote enregistré';
export const takeVoteBack = 'Retirer mon vote';
export const outcome = 'Résultat';
export const note = 'Note';
export const leagueCanReadHint = 'Toute la ligue pourra la lire.';
export const howYouKnowHint = 'Indiquez comment vous le savez.';
export const overrideCapAndRosterRules = 'Passer outre aux règles du plafond et de la formation';
export const noteIsReasonHint = 'La note sert de raison.';
export const assetChangesHands: Translation<typeof en.assetChangesHands> = ({ asset }) => `${asset} changera d’équipe.`;
export const assetStays: Translation<typeof en.assetStays> = ({ asset }) => `${asset} ne changera pas d’équipe.`;
export const otherAssetGoes: Translation<typeof en.otherAssetGoes> = ({ asset }) =>
  `${asset} changera d’équipe à la place.`;
export const breaksLeagueRule = 'L’échange enfreint une règle de la ligue.';
export const partnerMissing = 'Choisissez l’équipe avec laquelle faire l’échange.';
export const addPlayerOrPick = 'Ajoutez un joueur ou un choix d’un côté ou de l’autre.';
export const lookingAtBothTeams = 'Vérification des deux équipes…';
export const cannotBeSentYet = 'Vous ne pouvez pas encore envoyer l’offre.';
export const enteringOverrides: Translation<typeof en.enteringOverrides> = ({ broken }) =>
  `${broken} En saisissant cet échange, vous passez outre aux règles.`;
export const sendableButNotAcceptable =
  'Vous pouvez envoyer l’offre, mais elle ne peut pas être acceptée telle quelle.';
export const acceptingActsAtOnce =
  'Si vous acceptez l’échange, il sera exécuté tout de suite, sans délai de révision\u00A0: le repêchage est en cours.';
export const teamsStayWithinRules = 'Les deux équipes respectent les règles.';
export const allTrades = 'Tous les échanges';
export const conditions = 'Conditions';
export const team = 'Équipe';
export const season = 'Saison';
export const tradingBegins: Translation<typeof en.tradingBegins> = ({ day, when }) =>
  `Les échanges commencent le ${day}${when === null ? '' : `, ${when}`}\u00A0: aucun échange ne peut être conclu avant.`;
export const tradeDeadlineIsOver: Translation<typeof en.tradeDeadlineIsOver> = ({ day }) =>
  `La date limite des échanges était la fin de la journée du ${day}\u00A0: aucun échange ne peut être conclu avant la fin de la saison.`;
export const tradeDeadlineAt: Translation<typeof en.tradeDeadlineAt> = ({ day, when }) =>
  `Date limite des échanges\u00A0: fin de la journée du ${day}${when === null ? '' : `, ${when}`}.`;
export const enterATrade = 'Saisir un échange';
export const proposeTrade = 'Proposer un échange';
export const reviewSwitchedOff = 'Les échanges sont exécutés dès leur acceptation';
export const reviewSetToHours: Translation<typeof en.reviewSetToHours> = ({ hours }) =>
  `Les échanges sont en révision pendant ${countOf(hours, 'heure')}`;
export const reviewOfTrades = 'Révision des échanges';
export const reviewOfTradesHint =
  'Entre l’acceptation et l’exécution, un échange peut faire l’objet d’un veto. Les échanges déjà acceptés gardent leur délai.';
export const saveReview = 'Enregistrer le délai';
export const hoursOfReview = 'Délai de révision (en heures)';
export const hoursOfReviewHint =
  'Avec 0, un échange est exécuté dès son acceptation. L’échange d’un commissaire est en révision pendant au moins 24\u00A0heures.';
export const trades = 'Échanges';
export const tradeFinder = 'Recherche d’échanges';
export const tradeBlock = 'Marché des échanges';
export const all = 'Tous';
export const noTradesYet = 'Aucun échange pour le moment';
export const inbox = 'Reçues';
export const noTradeRequests = 'Aucune offre d’échange';
export const sent = 'Envoyées';
export const noOpenOffersOfYours = 'Vous n’avez aucune offre en attente';
export const review = 'Révision';
export const noTradeUnderReview = 'Aucun échange en révision';
export const offersReviewsAndExecuted = 'Offres, révisions et échanges exécutés';
export const tradesExecutedWhenAccepted = 'Les échanges sont exécutés dès leur acceptation.';
export const acceptedTradesReviewedFor: Translation<typeof en.acceptedTradesReviewedFor> = ({ hours, picksAtOnce }) =>
  `Les échanges acceptés sont en révision pendant ${countOf(hours, 'heure')}; sans opposition, ils sont exécutés.${picksAtOnce ? ' Pendant un repêchage, les choix de repêchage s’échangent tout de suite.' : ''}`;
export const whichTrades = 'Échanges à afficher';
export const filterTrades = 'Filtrer les échanges';
export const state = 'État';
export const anyState = 'Tous les états';
export const allSeasons = 'Toutes les saisons';
export const allTeams = 'Toutes les équipes';
export const changeReview = 'Changer le délai de révision';
export const noTradeMatches = 'Aucun échange trouvé avec ces filtres';
export const otherOffersAppearHere = 'Les offres entre d’autres équipes apparaissent ici une fois acceptées.';
export const and = 'et';
export const waitsForYou = 'Attend votre réponse';
export const openConditions: Translation<typeof en.openConditions> = ({ count }) =>
  countOf(count, 'condition encore en suspens', 'conditions encore en suspens');
export const openConditionsHint =
  'Ces conditions sont encore en suspens dans des échanges exécutés. Les équipes signalent le résultat, ou les statistiques le montrent. Un commissaire règle les conditions, sauf celles de ses propres échanges.';
export const openCount: Translation<typeof en.openCount> = ({ count }) => `En suspens (${count})`;
export const noOpenConditions = 'Aucune condition en suspens';
export const noOpenConditionsHint =
  'Un échange peut prévoir qu’un joueur ou un choix ne changera d’équipe que si une condition se réalise.';
export const settledCount: Translation<typeof en.settledCount> = ({ count }) => `Réglées (${count})`;
export const tradeBlockSaved = 'Marché des échanges enregistré';
export const yourTradeBlock = 'Vos joueurs et vos choix à échanger';
export const leagueSeesIt = 'Toute la ligue pourra voir cette liste.';
export const cancel = 'Annuler';
export const saveTradeBlock = 'Enregistrer';
export const lookingFor = 'Besoins';
export const tradeBlockHint = 'Les joueurs et les choix que les équipes échangeraient, et ce qu’elles recherchent.';
export const noOtherTradeBlock = 'Aucune autre équipe n’a encore indiqué ce qu’elle échangerait.';
export const yourTeam = 'Votre équipe';
export const edit = 'Modifier';
export const proposeTradeTo: Translation<typeof en.proposeTradeTo> = ({ team }) => `Proposer un échange ${au(team)}`;
export const tradeBlockIsEmpty = 'Vous n’avez indiqué ni joueur ni choix à échanger';
export const tradeBlockIsEmptyHint =
  'Indiquez les joueurs et les choix que vous échangeriez, et ce que vous recherchez.';
export const ask = 'Demander';
export const askFor: Translation<typeof en.askFor> = ({ asset }) => `Demander ${asset}`;
export const writtenAt: Translation<typeof en.writtenAt> = ({ time }) => `Écrit ${time}`;
export const proposed = 'Proposé';
export const withdrawn = 'Retiré';
export const declined = 'Refusé';
export const countered = 'Contre-offre';
export const expired = 'Expiré';
export const accepted = 'Accepté';
export const underReview = 'En révision';
export const executed = 'Exécuté';
export const vetoed = 'Veto';
export const failed = 'Échoué';
export const reversed = 'Annulé';
export const waiting = 'En attente';
export const due = 'À régler';
export const met = 'Remplie';
export const notMet = 'Non remplie';
export const voided = 'Sans effet';
export const acceptTrade = 'Accepter l’échange';
export const counter = 'Faire une contre-offre';
export const decline = 'Refuser';
export const withdrawOffer = 'Retirer l’offre';
export const veto = 'Mettre un veto';
export const voteAgainst = 'Voter contre';
export const reverseTrade = 'Annuler l’échange';
export const drop = 'Libérer';
export const toInjuredReserve = 'Vers la liste des blessés';
export const activate = 'Activer';
export const toRookieBank = 'Vers la banque d’espoirs';
export const promote = 'Rappeler';
export const active = 'actif';
export const shortInjuredReserve = 'blessés';
export const shortRookieBank = 'banque';
export const ageInYears: Translation<typeof en.ageInYears> = ({ age }) => countOf(age, 'an');
export const yearsLeft: Translation<typeof en.yearsLeft> = ({ count }) => countOf(count, 'an');
export const ended = 'échu';
export const noCapHit = 'aucun';
export const pointsInGames: Translation<typeof en.pointsInGames> = ({ points, shown, games, season }) =>
  `${shown}\u00A0${pluralOf(points, 'pt', 'pts')} en ${games}\u00A0PJ${season === null ? '' : ` (${season})`}`;
export const pointsOf: Translation<typeof en.pointsOf> = ({ season }) => `Points ${season}`;
export const totalInGames: Translation<typeof en.totalInGames> = ({ points, games }) => `${points} en ${games}\u00A0PJ`;
export const pointsThenGames: Translation<typeof en.pointsThenGames> = ({ points, between, games }) =>
  `${points} ${between} ${games}`;
export const ptsIn: Translation<typeof en.ptsIn> = ({ points }) => pluralOf(points, 'pt en', 'pts en');
export const thisMatchup = 'Ce duel';
export const thisWeek = 'Cette semaine';
export const restOfSeason = 'Reste de la saison';
export const gamesAheadHint =
  'Matchs qu’il reste aux joueurs en santé à compter d’aujourd’hui, et points prévus selon leur moyenne par match';
export const gamesAhead: Translation<typeof en.gamesAhead> = ({ games, points }) =>
  games === 0
    ? 'aucun match'
    : countOf(games, 'match', 'matchs') +
      (points === null ? '' : `, environ ${points}\u00A0${points === '0' || points === '1' ? 'point' : 'points'}`);
export const roundMark: Translation<typeof en.roundMark> = ({ round }) => `R${round}`;
export const faMark = 'JA';
export const pickOfRound: Translation<typeof en.pickOfRound> = ({ season, type, round }) =>
  `${feminineOrdinal(round)} ronde ${season}, ${draftName(type)}`;
export const receives = 'reçoit';
export const receivesNothing: Translation<typeof en.receivesNothing> = ({ team }) => `L’équipe ${team} ne reçoit rien.`;
export const receivesAssets: Translation<typeof en.receivesAssets> = ({ team, assets }) =>
  `L’équipe ${team} reçoit\u00A0: ${assets}.`;
export const noReviewFollows = 'Il n’y aura pas de révision.';
export const carriedOutAtOnce = 'Exécuté tout de suite\u00A0: le repêchage était en cours.';
export const carriedOutAtOnceReversibly =
  'Exécuté tout de suite\u00A0: le repêchage était en cours. On peut annuler l’échange tant qu’aucun de ses choix n’est utilisé.';
export const votesToReverse: Translation<typeof en.votesToReverse> = ({ votes, needed }) =>
  `C’est l’échange d’un commissaire, alors les DG votent\u00A0: ${votes} sur ${countOf(needed, 'vote nécessaire', 'votes nécessaires')} pour l’annuler.`;
export const exactlyAsShown: Translation<typeof en.exactlyAsShown> = ({ team }) =>
  `Avec ${team}, exactement tel qu’il est affiché.`;
