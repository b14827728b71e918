import type { Translation } from '@crease/core/words.js';
import { au, countOf, de, feminineOrdinal } from '@crease/core/french/grammar.js';
import type * as en from './offers.words.en.js';

export const anotherTeam = 'une autre équipe';
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const roundAndPick: Translation<typeof en.roundAndPick> = ({ round, overall }) =>
  `Ronde ${round}, choix ${overall}`;
export const pickToOffer: Translation<typeof en.pickToOffer> = ({ round, overall, from, onClock }) =>
  `${overall === null ? roundNumber({ round }) : roundAndPick({ round, overall })}${from === null ? '' : ` (${de(from)})`}${onClock ? ', en cours' : ''}`;
export const pickUsedNoReversal = 'Un des choix échangés a servi\u00A0: on ne peut plus annuler l’échange.';
export const commissionerCanReverse = 'Un commissaire peut annuler l’échange tant qu’aucun de ses choix n’a servi.';
export const votesReverseTrade: Translation<typeof en.votesReverseTrade> = ({ votes, needed }) =>
  `Échange d’un commissaire\u00A0: ${votes} sur ${countOf(needed, 'vote nécessaire', 'votes nécessaires')} pour l’annuler, tant qu’aucun de ses choix n’a servi.`;
export const pickNumber: Translation<typeof en.pickNumber> = ({ overall }) => `choix ${overall}`;
export const youGetYouGive: Translation<typeof en.youGetYouGive> = ({ get, give }) =>
  `À recevoir\u00A0: ${get}; à donner\u00A0: ${give}.`;
export const breaksLeagueRule = 'Il enfreint une règle de la ligue.';
export const nothing = 'rien';
export const reviewedLikeOthers =
  'Il ne sera pas exécuté tout de suite\u00A0: il passera en révision comme les autres échanges de la ligue.';
export const draftWaitsAtPick: Translation<typeof en.draftWaitsAtPick> = ({ overall }) =>
  `Si le repêchage arrive au choix ${overall} avant la fin de la révision, il s’y arrêtera.`;
export const teamOffersTrade: Translation<typeof en.teamOffersTrade> = ({ team }) =>
  `L’équipe ${team} vous propose un échange`;
export const tradeWithUnderReview: Translation<typeof en.tradeWithUnderReview> = ({ team }) =>
  `L’échange avec ${team} a été accepté et est en révision`;
export const tradeWithCarriedOut: Translation<typeof en.tradeWithCarriedOut> = ({ team }) =>
  `L’échange avec ${team} a été exécuté`;
export const tradeWithHasEnded: Translation<typeof en.tradeWithHasEnded> = ({ team }) =>
  `L’échange avec ${team} a pris fin`;

export const pickIsOpenToOffers: Translation<typeof en.pickIsOpenToOffers> = ({ overall }) =>
  `Le choix ${overall} est ouvert aux offres`;
export const whatFor = 'Contre quoi?';
export const stopShopping = 'Retirer du marché';
export const shopThisPick = 'Mettre ce choix sur le marché';
export const roomSeesShopping = 'La salle voit que ce choix est ouvert aux offres';
export const tellRoomAboutShopping = 'Dire à la salle que ce choix est ouvert aux offres';
export const countOpenToOffers: Translation<typeof en.countOpenToOffers> = ({ count }) =>
  `${countOf(count, 'choix ouvert', 'choix ouverts')} aux offres`;
export const forOffers = 'aux offres';
export const makeOffer = 'Faire une offre';
export const teamTakesOffers: Translation<typeof en.teamTakesOffers> = ({ team, overall }) =>
  `L’équipe ${team} écoute les offres pour le choix ${overall}`;
export const teamTakesOffersFor: Translation<typeof en.teamTakesOffersFor> = ({ team, overall, asks }) =>
  `L’équipe ${team} écoute les offres pour le choix ${overall}\u00A0: ${asks}`;

export const noPickOpenToOffers = 'Aucun choix n’est ouvert aux offres';
export const openPicksHint =
  'Les DG peuvent ouvrir un choix aux offres pendant leur tour ou à partir du tableau. Tout le monde voit ces choix ici.';
export const shopOwnPickHint =
  'Touchez un de vos choix au tableau, puis «\u00A0Mettre ce choix sur le marché\u00A0». Tout le monde dans la salle le voit ici.';
export const shoppedPickHint =
  'Un choix reste ici jusqu’à ce qu’il serve ou que son équipe le retire. Ce n’est pas une promesse\u00A0: l’équipe répond à ces offres comme à toutes les autres.';
export const picksOpenToOffers = 'Choix ouverts aux offres';
export const yourTeam: Translation<typeof en.yourTeam> = ({ team }) => `${team} (la vôtre)`;
export const onTheClock = 'En cours';
export const upNext = 'prochain choix';
export const upInPicks: Translation<typeof en.upInPicks> = ({ count }) => `dans ${count} choix`;
export const upNextBy: Translation<typeof en.upNextBy> = ({ due }) =>
  `prochain choix, d’ici ${due} si chaque équipe utilise tout son temps`;
export const upInPicksBy: Translation<typeof en.upInPicksBy> = ({ count, due }) =>
  `dans ${count} choix, d’ici ${due} si chaque équipe utilise tout son temps`;
export const looksFor: Translation<typeof en.looksFor> = ({ asks }) => `Cherche ${asks}`;
export const picksOfThisDraft = 'Choix de ce repêchage';
export const picksOfOtherDrafts = 'Choix d’autres repêchages';
export const aForward = 'Un attaquant';
export const aDefenseman = 'Un défenseur';
export const aGoalie = 'Un gardien';
export const wantedForPick: Translation<typeof en.wantedForPick> = ({ overall }) => `Demandé pour le choix ${overall}`;
export const sayWhatYouWant = 'Indiquez ce que vous voulez, ou laissez le choix ouvert à toutes les offres\u00A0:';
export const youWant = 'Vous voulez\u00A0:';

export const openFullBuilder = 'Ouvrez la page d’échange complète';
export const fullBuilderHint: Translation<typeof en.fullBuilderHint> = ({ openIt }) =>
  `Conditions, salaire retenu, choix d’autonome ou mouvements dans la formation? ${openIt}, qui vous ramènera ici.`;

export const seasonAndRound: Translation<typeof en.seasonAndRound> = ({ season, round }) =>
  `${feminineOrdinal(round)} ronde ${season}`;

export const fairByPickValue = 'Équitable selon la valeur des choix';
export const fairByPickValueLead = 'Équitable selon la valeur des choix\u00A0:';
export const pickValueHint =
  'Un choix vaut environ 1 divisé par le numéro de sa ronde; un joueur vaut autant que le choix qui servirait à le prendre';
export const ownerLooksFor: Translation<typeof en.ownerLooksFor> = ({ asks }) =>
  `En retour de ce choix, son équipe cherche ${asks}.`;

export const aTeam = 'une équipe';
export const effectOfTrade = 'Effet de l’échange';
export const seeOnBoard = 'Voir au tableau';
export const picksChangingHands = 'Choix qui changent de mains';
export const goesTo = 'passe à l’équipe';
export const space = 'Espace';
export const places = 'Places';
export const moneyPerPlace = 'Par place';
export const maxPick = 'Choix max';
export const becomes = 'devient';

export const theOtherTeam = 'l’autre équipe';
export const offerSentTo: Translation<typeof en.offerSentTo> = ({ team }) => `Offre envoyée ${au(team)}`;
export const sendAnyway = 'Envoyer quand même';
export const offer = 'Offre';
export const tradeWith = 'Échanger avec';
export const chooseTeam = 'Choisir une équipe';
export const teamWithoutManager: Translation<typeof en.teamWithoutManager> = ({ team }) => `${team} (sans DG)`;
export const youGive = 'Vous donnez';
export const teamGives: Translation<typeof en.teamGives> = ({ team }) => `Donné par ${team}`;
export const offerNotSentYet: Translation<typeof en.offerNotSentYet> = ({ team }) =>
  `Votre offre ${au(team)}, pas encore envoyée.`;
export const wordTo: Translation<typeof en.wordTo> = ({ team }) => `Message ${au(team)}`;
export const wordHint = 'Seules les deux équipes le verront. L’offre sera valide pendant une journée.';
export const chooseTeamToTradeWith = 'Choisissez l’équipe avec laquelle faire l’échange.';
export const tickPickOrPlayer = 'Cochez un choix ou un joueur d’une des équipes.';
export const carriedOutIfAccepted: Translation<typeof en.carriedOutIfAccepted> = ({ team }) =>
  `Si ${team === theOtherTeam ? team : `l’équipe ${team}`} accepte, l’échange sera exécuté tout de suite, car le repêchage est en cours.`;
export const sendOffer = 'Envoyer l’offre';
export const sendCounterOffer = 'Envoyer la contre-offre';
export const thisDraft = 'Ce repêchage';
export const otherDrafts = 'Autres repêchages';
export const playersCount: Translation<typeof en.playersCount> = ({ count }) => `Joueurs (${count})`;
export const noPickLeft = 'Il ne reste aucun choix.';

export const noOpenOffers = 'Aucune offre en cours';
export const forYouToAnswer = 'À vous de répondre';
export const madeByYou = 'Vos offres';
export const yourOfferTo: Translation<typeof en.yourOfferTo> = ({ team }) => `Votre offre ${au(team)}`;
export const youGet = 'Vous obtenez';
export const offerPreviewOf: Translation<typeof en.offerPreviewOf> = ({ team }) => `L’offre ${de(team)}.`;
export const yourOfferPreview: Translation<typeof en.yourOfferPreview> = ({ team }) => `Votre offre ${au(team)}.`;
export const nothingAtStart = 'Rien';
export const quoted: Translation<typeof en.quoted> = ({ text }) => `«\u00A0${text}\u00A0»`;
export const tradeCarriedOut = 'Échange exécuté\u00A0: les choix ont changé de mains';
export const tradeAcceptedUnderReview = 'Échange accepté et en révision';
export const offerDeclined = 'Offre refusée';
export const acceptAnyway = 'Accepter quand même';
export const notYet = 'Pas encore';
export const decline = 'Refuser';
export const makeCounterOffer = 'Contre-offre';
export const counterOnItsPage = 'Contre-offre (page complète)';
export const acceptTrade = 'Accepter l’échange';
export const accept = 'Accepter…';
export const offerWithdrawn = 'Offre retirée';
export const withdraw = 'Retirer';

export const noTradeCarriedOut = 'Aucun échange exécuté pendant ce repêchage';
export const tradesDoneHint =
  'Pendant un repêchage, les échanges de choix sont exécutés tout de suite. Ici, on peut voter contre un échange ou l’annuler tant qu’aucun de ses choix n’a servi.';
export const carriedOut = 'Exécutés';
export const twoTeams: Translation<typeof en.twoTeams> = ({ team, otherTeam }) => `${team} et ${otherTeam}`;
export const teamGave: Translation<typeof en.teamGave> = ({ team }) => `Donné par ${team}`;
export const reverse = 'Annuler…';
export const yourVoteReversedTrade = 'Votre vote a fait annuler l’échange';
export const voteTakenBack = 'Vote retiré';
export const votedAgainstTrade = 'Vous avez voté contre l’échange';
export const takeVoteBack = 'Retirer mon vote';
export const voteAgainst = 'Voter contre';
export const tradeReversed = 'Échange annulé\u00A0: les choix ont été rendus';
export const reverseThisTrade = 'Annuler cet échange';
export const leagueCanReadIt = 'Toute la ligue pourra la lire.';
export const notNow = 'Pas maintenant';
export const reverseTheTrade = 'Annuler l’échange';

export const shopped = 'Sur le marché';
export const tradeDraftPicks = 'Échanger des choix';
export const onlyTwoTeamsSeeOffer = 'Seules les deux équipes voient une offre tant qu’elle n’est pas acceptée.';
export const trades = 'Échanges';
export const offers = 'Offres';
export const counterOffer = 'Contre-offre';
export const newOffer = 'Nouvelle offre';

export const answerOffer = 'Répondre';
export const tradeOffersWait: Translation<typeof en.tradeOffersWait> = ({ count }) =>
  `${countOf(count, 'offre')} d’échange en attente`;
export const offerThisPick = 'Offrir ce choix';
export const offerForThisPick = 'Faire une offre pour ce choix';
export const tradePicks = 'Échanger des choix';
export const offerTrade = 'Proposer un échange';

export const boardShowsChange = 'Le tableau montre ce qu’elle changerait.';
export const backToOffer = 'Retour à l’offre';
export const stopLookingAtOffer = 'Ne plus voir l’offre';
