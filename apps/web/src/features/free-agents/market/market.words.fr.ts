import { countOf, de } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './market.words.en.js';

const money = (amount: number): string => localeOf('fr').money(amount);

export const yourBids = 'Vos mises';
export const noBids = 'Aucune mise';
export const noBidsHint =
  'Misez sur un joueur autonome dans la liste ci-dessus. Seule votre équipe voit la mise avant l’attribution.';
export const openBids = 'Mises en attente';
export const decidedBids = 'Mises traitées';
export const bidAmount: Translation<typeof en.bidAmount> = ({ amount }) => (amount === null ? '–' : money(amount));
export const dropsPlayer: Translation<typeof en.dropsPlayer> = ({ player }) => `libère ${player}`;
export const noDrop = 'aucun joueur libéré';
export const change = 'Modifier';
export const changeBidFor: Translation<typeof en.changeBidFor> = ({ player }) => `Modifier la mise sur ${player}`;
export const withdraw = 'Retirer';
export const withdrawBidFor: Translation<typeof en.withdrawBidFor> = ({ player }) => `Retirer la mise sur ${player}`;
export const withdrawing = 'Retrait…';
export const bidWithdrawn: Translation<typeof en.bidWithdrawn> = ({ player }) => `Mise sur ${player} retirée`;
export const wonFor: Translation<typeof en.wonFor> = ({ price }) => `Gagnée pour ${money(price)}`;
export const open = 'En attente';
export const won = 'Gagnée';
export const lost = 'Perdue';
export const failed = 'Refusée';

export const budgets = 'Budgets';
export const team = 'Équipe';
export const spent = 'Dépensé';
export const traded = 'Échangé';
export const setAside = 'Mis de côté';
export const left = 'Reste';
export const budgetMoves = 'Historique des budgets';
export const noBudgetMoves = 'Aucun changement pour le moment';
export const noBudgetMovesHint = 'Les prix des joueurs et les échanges de budget figureront ici.';
export const changeBy: Translation<typeof en.changeBy> = ({ amount }) =>
  amount === 0 ? money(0) : `${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`;
export const tradeWith: Translation<typeof en.tradeWith> = ({ team }) => `Échange avec l’équipe ${team}`;
export const carriedOver = 'Reste de la saison dernière';
export const yourBudget: Translation<typeof en.yourBudget> = ({ left }) => `Il reste ${money(left)}`;
export const capSpaces = 'Espace sous le plafond';
export const yourSpace: Translation<typeof en.yourSpace> = ({ left }) => `${money(left)} d’espace sous le plafond`;
export const nextRun: Translation<typeof en.nextRun> = ({ when }) => `Prochaine attribution\u00A0: ${when}`;

export const lots = 'Encans en cours';
export const noLots = 'Aucun encan en cours';
export const noLotsHint = 'Misez sur un joueur autonome dans la liste ci-dessus pour en ouvrir un.';
export const lotsUnderWay: Translation<typeof en.lotsUnderWay> = ({ count }) =>
  count === 0 ? 'Aucun encan en cours' : `${countOf(count, 'encan')} en cours`;
export const ledBy: Translation<typeof en.ledBy> = ({ team, bidders }) =>
  bidders === 1
    ? `L’équipe ${team} est en tête, et la seule à miser`
    : `L’équipe ${team} est en tête parmi ${countOf(bidders, 'équipe')}`;
export const endsWord = 'fin';
export const bidNow = 'Miser';
export const bidOnLot: Translation<typeof en.bidOnLot> = ({ player }) => `Miser sur ${player}`;
export const youLead = 'En tête';
export const outbid = 'Dépassée';
export const stop = 'Arrêter';
export const stopLotOf: Translation<typeof en.stopLotOf> = ({ player }) => `Arrêter l’encan ${de(player)}`;
export const stopLotQuestion: Translation<typeof en.stopLotQuestion> = ({ player }) => `Arrêter l’encan ${de(player)}?`;
export const stopLotHint =
  'L’encan se terminera sans gagnant, et les mises resteront secrètes. Votre raison figurera dans le journal.';
export const stopLot = 'Arrêter l’encan';
export const lotStopped = 'Encan arrêté';
export const opensLot: Translation<typeof en.opensLot> = ({ step }) =>
  `Votre mise ouvrira un encan. L’équipe qui aura le maximum le plus élevé sera en tête, à ${money(step)} de plus que le suivant.`;
export const lotNow: Translation<typeof en.lotNow> = ({ price, when, leads }) =>
  `${leads ? 'Votre équipe' : 'Une autre équipe'} est en tête à ${money(price)}. Fin de l’encan au plus tôt\u00A0: ${when}.`;
export const yourMaximum = 'Votre maximum';
export const maximumHint: Translation<typeof en.maximumHint> = ({ left, least }) =>
  `Seule votre équipe le voit. Il doit être d’au moins ${money(least)}, et il vous reste ${money(left)}. Vous ne pourrez pas le retirer.`;
export const leading: Translation<typeof en.leading> = ({ player, when }) =>
  `Vous êtes en tête de l’encan ${de(player)}. Fin au plus tôt\u00A0: ${when}.`;
export const notLeading: Translation<typeof en.notLeading> = ({ player }) =>
  `Une autre équipe reste en tête de l’encan ${de(player)}.`;

export const unrestricted = 'Autonomes sans compensation';
export const noUnrestricted = 'Aucun autonome sans compensation';
export const noUnrestrictedHint =
  'Les joueurs dont le contrat prend fin, sauf les autonomes avec compensation, sont mis à l’encan ici.';
export const nominationsEnd = 'Date limite pour ouvrir un encan\u00A0:';
export const nominationsOver = 'Il est trop tard pour ouvrir un nouvel encan.';
export const nominationsLeft: Translation<typeof en.nominationsLeft> = ({ left }) =>
  left === 0
    ? 'vous pourrez en ouvrir un autre à la fin de l’un des vôtres'
    : `vous pouvez ouvrir ${countOf(left, 'encan')}`;
export const formerly: Translation<typeof en.formerly> = ({ team, salary }) =>
  salary === null ? team : `${team} · dernier salaire ${money(salary)}`;
export const signedWith: Translation<typeof en.signedWith> = ({ team }) => `Avec ${team}`;
export const lotAt: Translation<typeof en.lotAt> = ({ price, team }) => `${money(price)}, ${team} en tête`;

export const results = 'Résultats';
export const noResults = 'Aucune mise traitée pour le moment';
export const noResultsHint = 'Après chaque attribution, le prix de chaque joueur figurera ici, avec les mises.';
export const wonBy: Translation<typeof en.wonBy> = ({ team, price }) => `${team} pour ${money(price)}`;
export const notSold = 'Aucune mise n’a pu être acceptée';
export const bidOf: Translation<typeof en.bidOf> = ({ team, amount }) => `${team} ${money(amount)}`;
export const failedBid: Translation<typeof en.failedBid> = ({ team, amount, reason }) =>
  `${team} ${money(amount)}, refusée\u00A0: ${reason}`;
export const aTeam = 'une équipe';

export const whenColumn = 'date';
export const teamColumn = 'équipe';
export const changeColumn = 'changement';
export const causeColumn = 'raison';
export const playerColumn = 'joueur';
export const wonByColumn = 'gagné par';
export const priceColumn = 'prix';
export const bidsColumn = 'mises';

export const bidForPlayerQuestion: Translation<typeof en.bidForPlayerQuestion> = ({ player }) => `Miser sur ${player}`;
export const decidedAt: Translation<typeof en.decidedAt> = ({ when }) =>
  `Les mises sont secrètes. Prochaine attribution\u00A0: ${when}. Un joueur qui vient d’être libéré sera attribué plus tard.`;
export const yourBid = 'Votre mise';
export const leftHint: Translation<typeof en.leftHint> = ({ left, least }) =>
  `Il vous reste ${money(left)}. La mise minimale est de ${money(least)}.`;
export const salaryHint: Translation<typeof en.salaryHint> = ({ left, least, isLot }) =>
  `${isLot ? 'Seule votre équipe voit ce maximum, et vous ne pourrez pas le retirer. ' : ''}La mise devient le salaire de la saison\u00A0: au moins ${money(least)}, et vous avez assez d’espace sous le plafond pour ${money(left)}.`;
export const dropIfBidWins = 'Libérer si la mise est gagnante';
export const dropIfBidWinsHint =
  'Vous pouvez indiquer le même joueur dans plusieurs mises. La première mise gagnante le libérera.';
export const nobody = 'Aucun joueur';
export const placeBid = 'Miser';
export const saveBid = 'Enregistrer la mise';
export const bidPlaced: Translation<typeof en.bidPlaced> = ({ player, when }) =>
  `Mise sur ${player} enregistrée. Attribution\u00A0: ${when}.`;
export const addNow: Translation<typeof en.addNow> = ({ price }) => `Ajouter maintenant pour ${money(price)}`;
