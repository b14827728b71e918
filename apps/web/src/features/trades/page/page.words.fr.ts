import { au, countOf, de, feminineOrdinal, listOf } from '@crease/core/french/grammar.js';
import { draftName } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import { capital } from '@crease/core/text.rules.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './page.words.en.js';

export const teamThatHasLeft = 'une équipe qui n’est plus dans la ligue';
/** « l’équipe Loups »; a team without a name stays as it is. */
const theTeam = (team: string): string => (team === teamThatHasLeft ? team : `l’équipe ${team}`);
const teamAtStart = (team: string): string => capital(theTeam(team));
export const nothing = 'Rien';
export const sinceTrade = 'Depuis l’échange';
export const nothingChangedHands = 'Rien n’a changé d’équipe';
export const whatTeamReceived: Translation<typeof en.whatTeamReceived> = ({ team }) => `Ce qu’a reçu ${theTeam(team)}`;
export const teamReceived: Translation<typeof en.teamReceived> = ({ team }) => `${teamAtStart(team)} a reçu`;
export const cameInEarlierTrade: Translation<typeof en.cameInEarlierTrade> = ({ team, otherTeam, season }) =>
  `Obtenu ${de(otherTeam)} par ${theTeam(team)} dans un échange de ${season} (importé)`;
export const gotNothingInReturn: Translation<typeof en.gotNothingInReturn> = ({ team }) =>
  `${teamAtStart(team)} n’a rien reçu en retour`;
export const trade = 'Échange';
export const tradeReview = 'Révision de l’échange';
export const broughtAlong = 'Importé';
export const onAnotherSite: Translation<typeof en.onAnotherSite> = ({ teams, day }) =>
  `${listOf(teams)}, ${day}, sur un autre site`;
export const history = 'Historique';
export const teamGives: Translation<typeof en.teamGives> = ({ team }) => `${teamAtStart(team)} donne`;
export const tradeFromTo: Translation<typeof en.tradeFromTo> = ({ team, otherTeam }) => `${team} vers ${otherTeam}`;
export const theTrade = 'L’échange';
export const takeVoteBack = 'Retirer mon vote';
export const leagueCanReadHint = 'Toute la ligue pourra la lire.';
export const yourMovesWithTrade = 'Vos mouvements avec l’échange';
export const lookAgain = 'Revoir l’échange';
export const acceptAnyway = 'Accepter quand même';
export const acceptTradeQuestion = 'Accepter cet échange?';
export const tradeExecuted = 'Échange exécuté';
export const tradeAcceptedUnderReview = 'Échange accepté et en révision';
export const youGive = 'Vous donnez';
export const youGet = 'Vous recevez';
export const youGetFrom: Translation<typeof en.youGetFrom> = ({ team }) => `Vous recevez de l’équipe ${team}`;
export const forYou = 'Ce que l’échange change pour vous';
export const points = 'Points';
export const pointsOf: Translation<typeof en.pointsOf> = ({ season }) => `Points ${season ?? ''}`;
/** The points of the players that the reader gets and gives. */
export const pointsFor: Translation<typeof en.pointsFor> = ({ got, given }) => `${got} contre ${given}`;
export const spaceIn: Translation<typeof en.spaceIn> = ({ season }) => `Espace ${season}`;
export const unchanged = 'Inchangé';
export const declineOfferQuestion = 'Refuser l’offre?';
export const teamWillBeTold: Translation<typeof en.teamWillBeTold> = ({ team }) =>
  `${teamAtStart(team)} recevra un avis.`;
export const offerDeclined = 'Offre refusée';
export const declineReasonHint = 'Facultatif. Seules les deux équipes verront la raison.';
export const reverseTradeQuestion = 'Annuler cet échange?';
export const everythingGoesBack = 'Tout redeviendra comme avant, étape par étape.';
export const tradeReversed = 'Échange annulé';
export const cannotBeTakenBack = 'Il n’est plus possible de l’annuler\u00A0:';
export const wouldBreakRule = 'L’annulation enfreindrait une règle\u00A0:';
export const overrideTheRules = 'Passer outre aux règles';
export const vetoTradeQuestion = 'Mettre un veto à cet échange?';
export const everythingStays = 'L’échange prendra fin, et rien ne changera d’équipe.';
export const tradeVetoed = 'Échange bloqué par un veto';
export const remedyAndAccept: Translation<typeof en.remedyAndAccept> = ({ remedy }) => `${remedy} et accepter`;
export const yourVoteStoppedTrade = 'Votre vote a bloqué l’échange';
export const yourVoteReversedTrade = 'Votre vote a annulé l’échange';
export const voteTakenBack = 'Vote retiré';
export const votedAgainstTrade = 'Vous avez voté contre l’échange';
export const somethingHasChanged = 'Quelque chose a changé\u00A0: revoyez l’échange avant de l’accepter.';
export const withdrawOfferQuestion = 'Retirer l’offre?';
export const teamCanNoLongerAccept: Translation<typeof en.teamCanNoLongerAccept> = ({ team }) =>
  `${teamAtStart(team)} ne pourra plus l’accepter.`;
export const offerWithdrawn = 'Offre retirée';
export const aTeam = 'une équipe';
export const theExchange: Translation<typeof en.theExchange> = ({ count }) =>
  `La négociation\u00A0: ${countOf(count, 'offre')}`;
export const thisOffer = 'cette offre';
export const openOffer = 'Ouvrir';
export const aCommissioner = 'un commissaire';
export const whereItStands = 'Où en est l’échange';
export const objection = 'Objection\u00A0: ';
export const whatHasChanged = 'Ce qui a changé';
export const changedSinceOpened = 'Changements depuis que vous avez ouvert l’échange';
export const changedFact: Translation<typeof en.changedFact> = ({ what }) => `${what}\u00A0: `;
export const iHaveSeenIt = 'C’est vu';
export const loading = 'Chargement';
export const notOpenToYou = 'Accès refusé';
export const tradeNotOpenToYou = 'Vous n’avez pas accès à cet échange';
export const offerHiddenUntilAccepted =
  'Seules les deux équipes concernées voient une offre tant qu’elle n’est pas acceptée.';
export const allTrades = 'Tous les échanges';
export const newerOfferExists = 'Il y a une offre plus récente dans cette négociation.';
export const seeNewerOffer = 'Voir cette offre';
export const conditions = 'Conditions';
export const quoted: Translation<typeof en.quoted> = ({ message }) => `«\u00A0${message}\u00A0»`;
export const offerEnds: Translation<typeof en.offerEnds> = ({ time }) => `L’offre expire ${time}.`;
export const reviewEnds: Translation<typeof en.reviewEnds> = ({ time }) =>
  `L’échange est en révision et sera exécuté ${time}, à moins d’un veto.`;
export const votesOf: Translation<typeof en.votesOf> = ({ votes, needed }) => `${votes} sur ${needed}`;
export const votesNeededToStop: Translation<typeof en.votesNeededToStop> = ({ count, needed }) =>
  `${count} ${needed === 1 ? 'vote nécessaire' : 'votes nécessaires'} pour bloquer l’échange.`;
export const enteredForBothTeams: Translation<typeof en.enteredForBothTeams> = ({ person, overridden, reason }) =>
  `Saisi par ${person} pour les deux équipes${overridden ? ', en passant outre aux règles' : ''}\u00A0: ${reason}`;
export const stateSince: Translation<typeof en.stateSince> = ({ state, time }) => `${state} ${time}.`;
export const stepPicked: Translation<typeof en.stepPicked> = ({ step, team }) =>
  `Étape ${step}\u00A0: ${theTeam(team)} a repêché`;
export const stepGotInReturn: Translation<typeof en.stepGotInReturn> = ({ step, team }) =>
  `Étape ${step}\u00A0: ${theTeam(team)} a reçu en retour`;
export const roundMark: Translation<typeof en.roundMark> = ({ round }) => `R${round}`;
export const bidBudgetOf: Translation<typeof en.bidBudgetOf> = ({ amount }) =>
  `${localeOf('fr').money(amount)} du budget des mises`;
export const capSpaceOf: Translation<typeof en.capSpaceOf> = ({ amount }) =>
  `${localeOf('fr').money(amount)} d’espace sous le plafond`;
export const addedToCap: Translation<typeof en.addedToCap> = ({ team }) =>
  `Ajouté au plafond ${de(team)} pour la saison`;
export const addedToBudget: Translation<typeof en.addedToBudget> = ({ team }) => `Ajouté au budget ${de(team)}`;
export const faMark = 'JA';
export const pickOfRound: Translation<typeof en.pickOfRound> = ({ season, type, round }) =>
  `${feminineOrdinal(round)} ronde ${season}${type === null ? '' : `, ${draftName(type)}`}`;
export const numberOfPick: Translation<typeof en.numberOfPick> = ({ number }) => `nº\u00A0${number}`;
export const faPickOfWeek: Translation<typeof en.faPickOfWeek> = ({ week }) => `Choix d’autonome, semaine ${week}`;
export const shareOfSalary: Translation<typeof en.shareOfSalary> = ({ share, player }) =>
  `${share} du salaire ${de(player)}`;

type Left = Parameters<typeof en.playerLeft>[0];
type LeftFor = Parameters<typeof en.playerLeftFor>[0];
const onDay = (day: string | null) => (day === null ? '' : ` le ${day}`);
const nowWith = (team: string | null) => (team === null ? 'maintenant joueur autonome' : `maintenant avec ${team}`);
const WAYS: Readonly<Record<LeftFor['way'], (team: string) => string>> = {
  drafted: (team) => `repêché par ${team}`,
  added: (team) => `ajouté par ${team}`,
  claimed: (team) => `réclamé par ${team}`,
  traded: (team) => `échangé ${au(team)}`,
  imported: (team) => `puis avec ${team}`,
};
const leftBy = ({ released, team, day }: Omit<Left, 'now'>) =>
  `${released ? 'Non protégé' : 'Libéré'} par ${team}${onDay(day)}`;
export const stillHolds: Translation<typeof en.stillHolds> = ({ team }) => `${teamAtStart(team)} l’a encore`;
export const stillWith: Translation<typeof en.stillWith> = ({ team, place }) =>
  `Toujours avec ${team}${place === null ? '' : `, ${place}`}`;
export const tradedTo: Translation<typeof en.tradedTo> = ({ team, day, shownAbove }) =>
  `Échangé ${au(team)}${onDay(day)}${shownAbove ? '; ce que l’équipe a reçu en retour figure plus haut' : ''}`;
export const pickUsed: Translation<typeof en.pickUsed> = ({ pick, day }) =>
  `Utilisé${pick === null ? '' : ` comme choix nº\u00A0${pick}`}${onDay(day)}`;
export const forfeited = 'Confisqué';
export const notUsed = 'Non utilisé';
export const playerLeft: Translation<typeof en.playerLeft> = ({ now, ...leaving }) =>
  `${leftBy(leaving)}, ${nowWith(now)}`;
export const playerLeftFor: Translation<typeof en.playerLeftFor> = ({ way, nextTeam, ...leaving }) =>
  `${leftBy(leaving)}, ${WAYS[way](nextTeam)}`;
export const playerLeftAndMoved: Translation<typeof en.playerLeftAndMoved> = ({ way, nextTeam, now, ...leaving }) =>
  `${leftBy(leaving)}, ${WAYS[way](nextTeam)}, ${nowWith(now)}`;
export const assetGoneBefore: Translation<typeof en.assetGoneBefore> = ({ team, now }) =>
  `N’appartenait plus ${au(team)} au moment du transfert de la ligue sur Crease, mais ${au(now)}`;
export const playerGoneBefore: Translation<typeof en.playerGoneBefore> = ({ team, now }) =>
  `N’appartenait plus ${au(team)} au moment du transfert de la ligue sur Crease (${nowWith(now)})`;
export const fateUnknown = 'Importé d’un autre site\u00A0: la suite n’est pas connue';
export const fateOfTextUnknown = 'Importé d’un autre site sous forme de texte\u00A0: la suite n’est pas connue';
export const paysThrough: Translation<typeof en.paysThrough> = ({ team, season }) =>
  `${teamAtStart(team)} le paie jusqu’à la fin de ${season}`;
export const noLongerPays: Translation<typeof en.noLongerPays> = ({ team }) => `${teamAtStart(team)} ne le paie plus`;
export const promised: Translation<typeof en.promised> = ({ condition }) => `Promis\u00A0: ${condition}`;
export const didNotGo: Translation<typeof en.didNotGo> = ({ condition }) =>
  `N’a pas changé d’équipe\u00A0: ${condition}`;
