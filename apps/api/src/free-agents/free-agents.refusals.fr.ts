import { dayPlus } from '@crease/core/calendar.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type { Position } from '@crease/core/position.js';
import { commissionerOnly } from '../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './free-agents.refusals.js';

const fr = localeOf('fr');

type Words = Translation<typeof en.FREE_AGENTS_REFUSALS>;
type Pick = Parameters<Words['pickUsed']>[0];
type UsedAdds = Parameters<Words['seasonAdds']>[0];

const named = ({ week, team }: Pick): string => `Le choix d’autonome ${de(team)} pour la semaine ${week}`;

const openWords = (opens: string): string =>
  `Les joueurs autonomes seront de nouveau disponibles au début de la saison suivante, en principe le ${fr.day(opens)}.`;

const usedWords = ({ team, adds, drops }: UsedAdds): string =>
  drops === undefined
    ? `L’équipe ${team} a ajouté ${countOf(adds, 'joueur')}`
    : `L’équipe ${team} a fait ${countOf(adds, 'ajout ou libération', 'ajouts et libérations')}`;
const moreWords = ({ drops = 0 }: UsedAdds): string =>
  drops === 0 ? '' : ` Ce mouvement en ajoute ${1 + drops}, car les libérations comptent.`;
const withoutDrop = ({ adds, most, drops = 0 }: UsedAdds): string =>
  drops > 0 && adds < most ? 'Ajoutez le joueur sans en libérer un autre. ' : '';
const WITH_REASON = 'Votre commissaire peut en ajouter un en donnant une raison.';

const POSITION: Readonly<Record<Position, string>> = { F: 'attaquant', D: 'défenseur', G: 'gardien' };
const OTHER = 'Choisissez un autre joueur.';
const BID = 'Faites une mise sur le joueur.';
const BID_FOR_OTHER = 'Misez sur un autre joueur.';
const ADD_FREE = 'Si aucune équipe n’a le joueur, ajoutez-le comme joueur autonome.';

export const FREE_AGENTS_REFUSALS: Translation<typeof en.FREE_AGENTS_REFUSALS> = {
  pickUsed: (pick) => ({
    message: `${named(pick)} a déjà été utilisé.`,
    fix: 'Confisquez un choix qui n’a pas encore servi.',
  }),
  frozen: (pick) => ({
    message: `${named(pick)} fait partie d’un échange accepté\u00A0: impossible de le confisquer.`,
    fix: 'Confisquez un autre choix, ou mettez votre veto à l’échange.',
  }),
  pickExpired: (pick) => ({
    message: `${named(pick)} a expiré.`,
    fix: 'Prenez un choix de cette semaine ou d’une semaine suivante.',
  }),
  'forbidden.noTeam': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Indiquez l’équipe pour laquelle vous agissez.',
  }),
  playerTaken: ({ player, holder }) => ({
    message: `${player} fait partie de l’équipe ${holder}.`,
    fix: OTHER,
  }),
  notPlayable: ({ player }) => ({ message: `${player} ne joue plus.`, fix: OTHER }),
  notInSeason: ({ player }) => ({
    message: `L’ajout ${de(player)} n’est pas possible\u00A0: on ajoute des joueurs autonomes pendant la saison. Avant, les équipes à qui il manque des joueurs à une position peuvent en ajouter dès le lendemain du dernier repêchage.`,
    fix: 'Attendez jusque-là.',
  }),
  'notInSeason.opens': ({ player, day }) => ({
    message: `L’ajout ${de(player)} n’est pas encore possible\u00A0: les équipes à qui il manque des joueurs à une position peuvent ajouter des joueurs autonomes à partir du ${fr.day(day)}.`,
    fix: 'Attendez cette date.',
  }),
  'notInSeason.enough': ({ player, team, has, least, position }) => ({
    message: `L’ajout ${de(player)} n’est pas possible\u00A0: avant la saison, les joueurs autonomes servent seulement à atteindre les minimums par position, et l’équipe ${team} a déjà ${countOf(has, POSITION[position])}, pour un minimum de ${least}.`,
    fix: 'Attendez le début de la saison.',
  }),
  'notInSeason.moved': ({ player }) => ({
    message: `${player} doit rester dans la formation active\u00A0: avant la saison, les joueurs autonomes servent seulement à atteindre les minimums par position.`,
    fix: 'Ajoutez le joueur sans le déplacer.',
  }),
  playoffsFreeze: ({ lastDay, opens }) => ({
    message: `La saison régulière a pris fin le ${fr.day(lastDay)}\u00A0: les formations sont gelées, et on ne peut ajouter aucun joueur avant la fin de la saison de la ligue.`,
    fix: `${openWords(opens)} ${WITH_REASON}`,
  }),
  'playoffsFreeze.claim': ({ lastDay, opens, decided }) => ({
    message: `La réclamation serait traitée trop tard (${decided})\u00A0: les formations sont gelées après le dernier jour de la saison régulière, le ${fr.day(lastDay)}.`,
    fix: openWords(opens),
  }),
  seasonAdds: (used) => ({
    message: `${usedWords(used)} cette saison. Le maximum permis est de ${used.most}${used.won === undefined ? '' : `, dont ${countOf(used.won, 'ajout gagné', 'ajouts gagnés')}`}.${moreWords(used)}`,
    fix: `${withoutDrop(used)}Obtenez des joueurs par échange. ${WITH_REASON}`,
  }),
  periodAdds: ({ lastDay, ...used }) => ({
    message: `${usedWords(used)} pendant la période de duel qui va jusqu’au ${fr.day(lastDay)}. Le maximum permis est de ${used.most}.${moreWords(used)}`,
    fix: `${withoutDrop(used)}Ajoutez le joueur après le ${fr.day(lastDay)}. ${WITH_REASON}`,
  }),
  dayAdds: ({ day, ...used }) => ({
    message: `${usedWords(used)} le ${fr.day(day)}. Le maximum permis est de ${used.most} par jour.${moreWords(used)}`,
    fix: `${withoutDrop(used)}Ajoutez le joueur à partir du ${fr.day(dayPlus(day, 1))}. ${WITH_REASON}`,
  }),
  onWaivers: ({ player, until }) => ({
    message: `${player} est au ballottage jusqu’au ${until}.`,
    fix: 'Réclamez le joueur. La réclamation sera traitée à ce moment-là.',
  }),
  'notOnWaivers.named': ({ player }) => ({ message: `${player} n’est pas au ballottage.`, fix: ADD_FREE }),
  'noFaPick.claim': ({ team }) => ({
    message: `L’équipe ${team} n’a pas de choix d’autonome pour la semaine où la réclamation sera traitée.`,
    fix: 'Sans choix de cette semaine-là, la réclamation sera refusée.',
  }),
  'noFaPick.add': ({ team, tradable }) => ({
    message: `L’équipe ${team} n’a plus de choix d’autonome cette semaine.`,
    fix: tradable ? 'Attendez lundi, ou obtenez par échange un choix de cette semaine.' : 'Attendez lundi.',
  }),
  weeklyPicks: () => ({
    message: 'Dans cette ligue, on ajoute des joueurs autonomes avec des choix hebdomadaires.',
    fix: 'Ajoutez le joueur avec un choix, ou réclamez un joueur au ballottage.',
  }),
  bidsOutOfSeason: () => ({
    message: 'Les mises sur les joueurs autonomes se font pendant la saison.',
    fix: 'Attendez le début de la saison.',
  }),
  notUnrestricted: ({ player }) => ({
    message: `${player} ne peut pas être mis à l’encan maintenant\u00A0: seuls les joueurs dont le contrat vient de prendre fin peuvent l’être.`,
    fix: 'Choisissez un autonome sans compensation, ou attendez le début de la saison.',
  }),
  nominationsOver: ({ player, until }) => ({
    message: `On pouvait ouvrir l’encan ${de(player)} jusqu’au ${until}.`,
    fix: 'Misez dans un encan en cours, ou attendez le début de la saison.',
  }),
  belowMinimumBid: ({ amount, least }) => ({
    message: `La mise est de ${fr.money(amount)}, mais le minimum est de ${fr.money(least)}.`,
    fix: `Misez ${fr.money(least)} ou plus.`,
  }),
  overBudget: ({ amount, left }) => ({
    message: `La mise est de ${fr.money(amount)}, mais il reste ${fr.money(left)} à votre équipe cette saison.`,
    fix: `Misez ${fr.money(left)} ou moins.`,
  }),
  'overBudget.lots': ({ amount, left, maxima }) => ({
    message: `Votre maximum est de ${fr.money(amount)}, mais il reste ${fr.money(left)} à votre équipe, parce que les encans où elle est en tête peuvent coûter ${fr.money(maxima)}.`,
    fix:
      left === 0
        ? 'Attendez qu’une autre équipe prenne la tête de l’un d’eux, ou que l’un d’eux se termine.'
        : `Misez ${fr.money(left)} ou moins.`,
  }),
  overSpace: ({ amount, left }) => ({
    message: `La mise est de ${fr.money(amount)}, mais votre équipe a assez d’espace sous le plafond pour un salaire de ${fr.money(left)}.`,
    fix:
      left === 0
        ? 'Libérez de l’espace sous le plafond, ou indiquez un joueur à libérer.'
        : `Misez ${fr.money(left)} ou moins, ou indiquez un joueur à libérer.`,
  }),
  'overSpace.lots': ({ amount, left, maxima }) => ({
    message: `Votre maximum est de ${fr.money(amount)}, mais votre équipe a assez d’espace sous le plafond pour un salaire de ${fr.money(left)}, parce que les encans où elle est en tête peuvent coûter ${fr.money(maxima)}.`,
    fix:
      left === 0
        ? 'Attendez qu’une autre équipe prenne la tête de l’un d’eux, ou indiquez un joueur à libérer.'
        : `Misez ${fr.money(left)} ou moins, ou indiquez un joueur à libérer.`,
  }),
  belowPrice: ({ amount, price, least }) => ({
    message: `Votre maximum est de ${fr.money(amount)}, mais une autre équipe est en tête à ${fr.money(price)}.`,
    fix: `Misez ${fr.money(least)} ou plus.`,
  }),
  lowerMaximum: ({ amount, least }) => ({
    message: `Votre équipe est en tête avec un maximum de ${fr.money(least)}, et ${fr.money(amount)}, c’est moins.`,
    fix: `Misez ${fr.money(least)} ou plus.`,
  }),
  lotBidStands: () => ({
    message: 'On ne peut pas retirer une mise dans un encan.',
    fix: 'Demandez à un commissaire d’arrêter l’encan, ou attendez qu’une autre équipe prenne la tête.',
  }),
  tooManyLots: ({ open, most }) => ({
    message: `Parmi les encans en cours, votre équipe en a ouvert ${open}; le maximum est de ${most}.`,
    fix: 'Misez dans un encan en cours, ou attendez la fin de l’un des vôtres.',
  }),
  noLot: () => ({
    message: 'Aucun encan n’est en cours pour ce joueur.',
    fix: 'Rechargez la page.',
  }),
  soldByBid: ({ player, team, price }) => ({
    message: `L’équipe ${team} a obtenu ${player} pour ${fr.money(price)}.`,
    fix: BID_FOR_OTHER,
  }),
  bidDecided: ({ player }) => ({
    message: `Votre mise sur ${player} a été traitée\u00A0: aucune mise n’a abouti.`,
    fix: 'Faites une nouvelle mise si aucune équipe n’a le joueur.',
  }),
  'bidDecided.sold': ({ player, team, price }) => ({
    message: `Votre mise sur ${player} a été traitée\u00A0: l’équipe ${team} a obtenu le joueur pour ${fr.money(price)}.`,
    fix: BID_FOR_OTHER,
  }),
  bidsUnderway: ({ player }) => ({
    message: `Les mises sur ${player} sont en cours de traitement.`,
    fix: 'Rechargez la page dans une minute.',
  }),
  tooManyBids: ({ open, most }) => ({
    message: `Votre équipe a ${countOf(open, 'mise en attente', 'mises en attente')}. Le maximum permis est de ${most}.`,
    fix: 'Retirez d’abord une mise.',
  }),
  'bidsUnderway.add': ({ player }) => ({
    message: `Les mises sur ${player} sont en cours de traitement.`,
    fix: 'Rechargez la page dans une minute. Si aucune équipe n’obtient le joueur, vous pourrez l’ajouter.',
  }),
  bidOnly: ({ player }) => ({
    message: `Dans cette ligue, l’ajout ${de(player)} n’est pas possible sans mise.`,
    fix: BID,
  }),
  gameStarted: ({ player, until }) => ({
    message: `${player} a joué depuis la dernière attribution des mises, ou joue en ce moment\u00A0: il faut une mise pour obtenir ce joueur.`,
    fix: `Faites une mise. La prochaine attribution aura lieu le ${until}.`,
  }),
  'onWaivers.bids': ({ player, until }) => ({
    message: `Une équipe a libéré ${player}. Les mises sur ce joueur seront traitées le ${until}.`,
    fix: BID,
  }),
  noClaims: () => ({
    message: 'Dans cette ligue, on mise sur les joueurs autonomes\u00A0: il n’y a pas de réclamations.',
    fix: BID,
  }),
  retainedPlayer: ({ team, player, days, limit }) => ({
    message: `L’équipe ${team} a retenu une part du salaire ${de(player)} il y a ${countOf(days, 'jour')} et ne peut pas reprendre ce joueur pendant ${countOf(limit, 'jour')}.`,
    fix: OTHER,
  }),
  cutEarlier: ({ team, player, last }) => ({
    message: `L’équipe ${team} a libéré ${player} et a de l’argent mort pour ce contrat jusqu’à la fin de ${last}.`,
    fix: 'Choisissez un autre joueur. Vous ne pouviez reprendre le contrat que pendant que le joueur était au ballottage.',
  }),
  notOnWaivers: () => ({ message: 'Ce joueur n’est pas au ballottage.', fix: ADD_FREE }),
  'notOnTeam.drop': () => ({
    message: 'Le joueur à libérer ne fait pas partie de votre équipe.',
    fix: 'Choisissez l’un de vos joueurs.',
  }),
  'notOnTeam.move': () => ({
    message: 'Un joueur à déplacer ne fait pas partie de votre équipe.',
    fix: 'Choisissez des joueurs de votre équipe.',
  }),
  claimsChanged: () => ({
    message: 'Vos réclamations en attente ont changé depuis que vous avez ouvert la liste.',
    fix: 'Consultez-les de nouveau, puis mettez-les en ordre.',
  }),
  claimDecided: () => ({ message: 'Cette réclamation a déjà été traitée.', fix: 'Rechargez vos réclamations.' }),
  'forbidden.stopLot': () => commissionerOnly('arrêter un encan'),
  'forbidden.bid': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Seuls les DG misent sur des joueurs.',
  }),
  'forbidden.claim': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Seuls les DG réclament des joueurs.',
  }),
  'forbidden.forfeit': () => commissionerOnly('confisquer un choix d’autonome'),
  'forbidden.status': () => commissionerOnly('changer le statut d’un joueur'),
};
