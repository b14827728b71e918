import { countOf, feminineOrdinal, pluralOf } from '../../french/grammar.js';
import { draftName } from '../../french/hockey.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type { TradeState } from '../trade.model.js';
import type { TradeAction } from '../trade.transitions.js';
import { pickLabel } from '../shown/asset.words.js';
import { heldWords } from './held.words.fr.js';
import type * as en from './trades.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

/** Completes "Vous ne pouvez pas …". */
const ACTS: Readonly<Record<TradeAction, string>> = {
  withdraw: 'retirer cet échange',
  decline: 'refuser cet échange',
  counter: 'répondre à cet échange par une contre-offre',
  accept: 'accepter cet échange',
  veto: 'mettre votre veto à cet échange',
  vote: 'voter sur cet échange',
  reverse: 'annuler cet échange',
};

const WHO: Readonly<Record<TradeAction, string>> = {
  withdraw: 'Seule l’équipe qui l’a proposé peut le faire.',
  decline: 'Seule l’équipe qui a reçu l’offre peut le faire.',
  counter: 'Seule l’équipe qui a reçu l’offre peut le faire.',
  accept: 'Seule l’équipe qui a reçu l’offre peut le faire.',
  veto: 'Demandez à votre commissaire.',
  vote: 'Seuls les DG des autres équipes peuvent le faire.',
  reverse: 'Demandez à votre commissaire.',
};

/** Completes "Cet échange …". */
const STATE_WORDS: Readonly<Record<TradeState, string>> = {
  proposed: 'n’a pas reçu de réponse',
  withdrawn: 'a été retiré',
  declined: 'a été refusé',
  countered: 'a reçu une contre-offre',
  expired: 'a expiré',
  accepted: 'a été accepté',
  'in-review': 'est en révision',
  executed: 'a été exécuté',
  vetoed: 'a été bloqué par un veto',
  failed: 'a échoué',
  reversed: 'a été annulé',
};

const ASK = 'Demandez à votre commissaire.';
const WITH_REASON = 'Votre commissaire peut saisir un échange en donnant une raison.';
const OTHER_CONDITION = 'Choisissez une autre condition.';
const ON_ITS_DATE = 'La condition prend fin à l’échéance, selon ce qui est prouvé à ce moment-là.';
const UNPROTECTED = 'Offrez le choix sans protection.';
const WITHOUT_SPACE = 'Retirez de l’échange l’espace sous le plafond.';
const WITHOUT_BUDGET = 'Retirez le budget de l’échange.';
const WITHOUT_PICK = 'Retirez-le de l’échange.';
const withoutPick = (settingUp: boolean): string =>
  settingUp
    ? `${WITHOUT_PICK} Si la ligue vient d’un autre site, on importe les choix échangés là-bas avec le tableau des choix de repêchage.`
    : WITHOUT_PICK;
const FREE_AGAIN = 'Attendez qu’il soit de nouveau disponible, ou retirez-le de l’échange.';

const uninvolved = (count: number): string => countOf(count, 'DG non concerné', 'DG non concernés');

export const TRADES_REFUSALS: Translation<typeof en.TRADES_REFUSALS> = {
  tradeDeadline: ({ lastDay }) => ({
    message: `La date limite des échanges était le ${fr.day(lastDay)}, en fin de journée\u00A0: aucun échange ne peut être conclu avant la fin de la saison.`,
    fix: WITH_REASON,
  }),
  playoffsFreeze: ({ lastDay }) => ({
    message: `La saison régulière a pris fin le ${fr.day(lastDay)}\u00A0: les formations sont gelées, et aucun échange ne peut être conclu avant la fin de la saison de la ligue.`,
    fix: WITH_REASON,
  }),
  conditionPast: ({ day }) => ({
    message: `Le ${fr.day(day)} est passé.`,
    fix: 'Choisissez un jour à venir.',
  }),
  conditionTooFar: ({ day, last }) => ({
    message: `Le ${fr.day(day)} est trop loin\u00A0: une condition peut aller jusqu’au ${fr.day(last)}.`,
    fix: `Choisissez un jour au plus tard le ${fr.day(last)}.`,
  }),
  conditionAfterExpiry: ({ expires }) => ({
    message: 'Le choix d’autonome expirerait avant que sa condition soit tranchée.',
    fix: `Choisissez un jour avant le ${fr.day(expires)}.`,
  }),
  conditionWrongAsset: () => ({
    message: 'Seuls les choix de repêchage peuvent être protégés.',
    fix: OTHER_CONDITION,
  }),
  conditionTeam: () => ({
    message: 'La condition porte sur une équipe qui ne fait pas partie de cette ligue.',
    fix: 'Choisissez une équipe de la ligue.',
  }),
  'conditionPlace.pick': ({ asked, round, first, last, range }) => ({
    message: `${pluralOf(asked, 'Protéger le premier choix', `Protéger les ${asked} premiers choix`)} ne change rien\u00A0: dans cette ligue, les choix de ${feminineOrdinal(round)} ronde vont du numéro ${first} au numéro ${last}.`,
    fix:
      range === null
        ? OTHER_CONDITION
        : range.min === range.max
          ? pluralOf(range.min, 'Protégez le premier choix.', `Protégez les ${range.min} premiers choix.`)
          : `Choisissez un nombre de ${range.min} à ${range.max}.`,
  }),
  'conditionPlace.finish': ({ asked, teams, most }) => ({
    message: `Toutes les équipes de cette ligue finissent parmi les ${asked} premières\u00A0: la ligue n’en compte que ${teams}.`,
    fix: most === null ? OTHER_CONDITION : most === 1 ? 'Demandez le 1er rang.' : `Demandez un rang de 1 à ${most}.`,
  }),
  conditionSeason: ({ season, first, last }) => ({
    message: `Une condition ne peut pas porter sur la saison ${season}.`,
    fix: `Choisissez une saison de ${first} à ${last}.`,
  }),
  conditionReport: () => ({
    message: 'Seuls le commissaire et les deux équipes peuvent signaler le résultat d’une condition.',
    fix: 'Demandez-le à l’une de ces personnes.',
  }),
  conditionSettle: () => ({ message: 'Seul un commissaire peut régler une condition.', fix: ASK }),
  ownCondition: ({ other, votes }) => ({
    message: 'Vous ne pouvez pas régler une condition de votre propre échange.',
    fix:
      [
        ...(other ? ['Un autre commissaire peut la régler.'] : []),
        ...(votes === null
          ? []
          : [
              pluralOf(
                votes,
                `Le vote de ${uninvolved(votes)} suffit pour la régler.`,
                `Les votes de ${uninvolved(votes)} suffisent pour la régler.`,
              ),
            ]),
      ].join(' ') || ON_ITS_DATE,
  }),
  conditionVote: () => ({
    message: 'Seuls les DG non concernés par l’échange votent sur ses conditions.',
    fix: 'Si votre équipe fait partie de l’échange, signalez plutôt ce que vous savez.',
  }),
  'conditionVote.commissioner': () => ({
    message: 'Les DG votent seulement sur les conditions des échanges d’un commissaire.',
    fix: 'Demandez à votre commissaire de la régler.',
  }),
  'conditionVote.few': ({ managers, least, other }) => ({
    message: `Les DG ne votent pas sur cette condition\u00A0: ${countOf(managers, 'DG n’est pas concerné par l’échange', 'DG ne sont pas concernés par l’échange')}, et il en faut ${least}.`,
    fix: other ? 'Un autre commissaire peut la régler.' : ON_ITS_DATE,
  }),
  notOnTeam: ({ name, team, settingUp }) => ({
    message: `${name} ne fait pas partie de l’équipe ${team}.`,
    fix: settingUp
      ? 'Retirez ce joueur de l’échange. Si la ligue vient d’un autre site, on importe les formations et les choix échangés là-bas avec les tableaux du transfert.'
      : 'Retirez ce joueur de l’échange.',
  }),
  tradesNotOpen: ({ firstDay }) => ({
    message: `Les échanges commencent le ${fr.day(firstDay)}\u00A0: aucun ne peut être conclu avant.`,
    fix: `Attendez ce jour-là. ${WITH_REASON}`,
  }),
  unequalTrade: ({ one, other, teams }) => ({
    message: `L’équipe ${teams[0]} donne ${countOf(one, 'élément')}, et l’équipe ${teams[1]} en donne ${other}\u00A0: dans cette ligue, les deux équipes d’un échange donnent le même nombre de joueurs et de choix.`,
    fix: 'Ajoutez ou retirez des joueurs ou des choix jusqu’à ce que les deux en donnent le même nombre.',
  }),
  seasonTrades: ({ team, trades, most }) => ({
    message: `L’équipe ${team} a conclu ${countOf(trades, 'échange')} cette saison. Le maximum est de ${most}.`,
    fix: `Attendez la saison suivante. ${WITH_REASON}`,
  }),
  playersNotTradable: () => ({
    message: 'Cette ligue ne permet pas d’échanger de joueurs.',
    fix: 'Retirez les joueurs de l’échange.',
  }),
  picksNotTradable: () => ({
    message: 'Cette ligue ne permet pas d’échanger de choix de repêchage.',
    fix: 'Retirez les choix de l’échange.',
  }),
  'pickNotOwned.draft': ({ team, settingUp }) => ({
    message: `L’équipe ${team} ne possède pas ce choix de repêchage.`,
    fix: withoutPick(settingUp),
  }),
  pickForfeited: () => ({ message: 'Ce choix de repêchage a été confisqué.', fix: WITHOUT_PICK }),
  'pickUsed.draft': ({ settingUp }) => ({
    message: 'Ce choix de repêchage a été utilisé.',
    fix: withoutPick(settingUp),
  }),
  'pickUsed.neverHeld': ({ season, settingUp }) => ({
    message: `Le repêchage de ce choix n’aura pas lieu\u00A0: la ligue a déjà ses joueurs de ${season}.`,
    fix: withoutPick(settingUp),
  }),
  pickTooFar: ({ season, ahead, settingUp }) => ({
    message: `On ne peut pas échanger les choix de ${season}.`,
    fix: settingUp
      ? withoutPick(settingUp)
      : ahead === 0
        ? 'On ne peut échanger que les choix de cette saison.'
        : `On peut échanger les choix de cette saison et ${pluralOf(ahead, 'de la suivante', `des ${ahead} suivantes`)}.`,
  }),
  draftHeld: () => ({
    message: 'Le repêchage est en cours\u00A0: on ne peut pas promettre ce choix sous condition.',
    fix: 'Offrez-le sans condition, ou laissez-le de côté.',
  }),
  faPicksNotTradable: () => ({
    message: 'Cette ligue ne permet pas d’échanger de choix d’autonome.',
    fix: 'Retirez-les de l’échange.',
  }),
  'pickNotOwned.free': ({ team }) => ({
    message: `L’équipe ${team} ne possède pas ce choix d’autonome.`,
    fix: WITHOUT_PICK,
  }),
  'pickUsed.free': ({ forfeited }) => ({
    message: forfeited ? 'Ce choix d’autonome a été confisqué.' : 'Ce choix d’autonome a été utilisé.',
    fix: WITHOUT_PICK,
  }),
  pickExpired: () => ({ message: 'Ce choix d’autonome a expiré.', fix: WITHOUT_PICK }),
  budgetWithoutBids: () => ({
    message: 'Cette ligue n’a pas de budget pour les mises.',
    fix: WITHOUT_BUDGET,
  }),
  budgetNotTradable: () => ({
    message: 'Cette ligue ne permet pas d’échanger le budget des mises.',
    fix: WITHOUT_BUDGET,
  }),
  budgetOfOtherSeason: ({ season, present }) => ({
    message: `Le budget est celui de ${season}, et la ligue en est à ${present}.`,
    fix: `Offrez une part du budget de ${present}.`,
  }),
  budgetBothWays: () => ({
    message: 'Les deux équipes donnent une part de leur budget pour les mises.',
    fix: 'Retirez le plus petit montant, et donnez la différence.',
  }),
  budgetTwice: () => ({
    message: 'Une équipe donne deux fois une part de son budget pour les mises.',
    fix: 'Donnez un seul montant.',
  }),
  budgetTooSmall: ({ team, amount, left }) => ({
    message: `L’équipe ${team} donne ${fr.money(amount)} de son budget pour les mises, mais il lui reste ${fr.money(left)}.`,
    fix: left === 0 ? WITHOUT_BUDGET : `Donnez ${fr.money(left)} ou moins.`,
  }),
  capSpaceNotTradable: () => ({
    message: 'Cette ligue ne permet pas d’échanger d’espace sous le plafond.',
    fix: WITHOUT_SPACE,
  }),
  capSpaceOfOtherSeason: ({ season, present }) => ({
    message: `L’espace sous le plafond est celui de ${season}, et la ligue en est à ${present}.`,
    fix: `Offrez de l’espace sous le plafond de ${present}.`,
  }),
  capSpaceConditional: () => ({
    message: 'L’espace sous le plafond ne peut pas dépendre d’une condition, parce qu’il ne vaut que pour la saison.',
    fix: 'Retirez la condition.',
  }),
  capSpaceBothWays: () => ({
    message: 'Les deux équipes donnent de l’espace sous le plafond.',
    fix: 'Retirez le plus petit montant, et donnez la différence.',
  }),
  capSpaceTwice: () => ({
    message: 'Une équipe donne deux fois de l’espace sous le plafond.',
    fix: 'Donnez un seul montant.',
  }),
  retentionAlone: () => ({
    message: 'On ne peut retenir du salaire que pour un joueur que la même équipe cède dans le même échange.',
    fix: 'Ajoutez le joueur, ou retirez le salaire retenu.',
  }),
  retentionNoContract: ({ name }) => ({
    message: `${name} n’a pas de contrat avec la ligue cette saison\u00A0: on ne peut donc retenir aucun salaire.`,
    fix: 'Retirez le salaire retenu de l’échange.',
  }),
  conditionTwice: ({ name }) => ({
    message: `${name} change d’équipe sous condition, et son salaire retenu suit cette condition.`,
    fix: 'Retirez la condition du salaire retenu.',
  }),
  ownTrade: () => ({
    message: 'Vous ne pouvez pas mettre votre veto à un échange de votre propre équipe.',
    fix: 'Le tiers des DG non concernés peut le faire.',
  }),
  commissionerDecides: () => ({
    message: 'Les DG votent seulement sur les échanges d’un commissaire.',
    fix: 'Demandez à votre commissaire d’y mettre son veto.',
  }),
  wrongTradeState: ({ action, state }) => ({
    message: `Vous ne pouvez plus ${ACTS[action]}\u00A0: il ${STATE_WORDS[state]}.`,
    fix: 'Rechargez l’échange.',
  }),
  notYours: ({ action }) => ({ message: `Vous ne pouvez pas ${ACTS[action]}.`, fix: WHO[action] }),
  tradedPickUsed: ({ action }) => ({
    message: `Un choix de cet échange a été utilisé\u00A0: vous ne pouvez plus ${ACTS[action]}.`,
    fix: 'Demandez d’abord à un commissaire d’annuler cette sélection au repêchage.',
  }),
  ownReversal: ({ needed, votes }) => ({
    message: 'Vous ne pouvez pas annuler un échange de votre propre équipe exécuté pendant le repêchage.',
    fix: `Un autre commissaire peut le faire, ou le vote favorable de ${uninvolved(needed)} (${votes} jusqu’ici).`,
  }),
  counterUnchanged: () => ({
    message: 'Cette contre-offre est identique à l’offre.',
    fix: 'Changez ce qu’une équipe donne, ou acceptez l’offre telle quelle.',
  }),
  sameTeam: () => ({ message: 'Un échange se fait entre deux équipes.', fix: 'Choisissez une autre équipe.' }),
  emptyTrade: () => ({
    message: 'Il n’y a rien dans cet échange.',
    fix: 'Ajoutez un joueur ou un choix d’un des deux côtés.',
  }),
  namedTwice: () => ({ message: 'Le même élément figure deux fois dans l’échange.', fix: 'Retirez-le une fois.' }),
  movedTwice: ({ player }) => ({
    message: `${player} figure deux fois dans les mouvements de cet échange.`,
    fix: 'Retirez l’un des mouvements.',
  }),
  retentionTwice: () => ({
    message: 'Le salaire du même joueur est retenu deux fois dans cet échange.',
    fix: 'Retenez-le une fois, avec le pourcentage total.',
  }),
  retentionSlots: ({ team, has, most }) => ({
    message: `L’équipe ${team} retiendrait du salaire sur ${countOf(has, 'contrat')}, en comptant ses promesses. Le maximum est de ${most} à la fois.`,
    fix: 'Retirez le salaire retenu.',
  }),
  'frozen.player': ({ player, by }) => ({
    message: `${player} n’est pas disponible\u00A0: ${heldWords(by)}.`,
    fix: FREE_AGAIN,
  }),
  'frozen.draft': ({ pick, by }) => ({
    message: `Le choix de ${feminineOrdinal(pick.round)} ronde du ${draftName(pick.type)} ${pick.season} (${pick.originalTeam}) n’est pas disponible\u00A0: ${heldWords(by)}.`,
    fix: FREE_AGAIN,
  }),
  'frozen.free': ({ by }) => ({
    message: `Ce choix d’autonome n’est pas disponible\u00A0: ${heldWords(by)}.`,
    fix: FREE_AGAIN,
  }),
  'frozen.dropped': ({ player, by, waivers }) => ({
    message: `${player} n’est pas disponible (${by === null ? 'promis sous condition dans cet échange' : heldWords(by)})\u00A0: ${
      waivers
        ? 'impossible de soumettre ce joueur au ballottage pour l’envoyer à la banque d’espoirs.'
        : 'impossible de libérer ce joueur.'
    }`,
    fix: waivers ? 'Renvoyez un autre joueur.' : 'Libérez un autre joueur.',
  }),
  noSubstitute: () => ({
    message: 'Il n’y a pas de choix de la même ronde l’année suivante pour remplacer ce choix.',
    fix: UNPROTECTED,
  }),
  'noSubstitute.chosen': () => ({
    message: 'Le choix de remplacement n’existe plus.',
    fix: 'Prenez-en un autre.',
  }),
  'noSubstitute.itself': () => ({
    message: 'Le choix de remplacement est ce choix lui-même.',
    fix: 'Prenez-en un autre.',
  }),
  'noSubstitute.chosenNotOwned': ({ team, pick }) => ({
    message: `L’équipe ${team} ne peut pas donner le choix de remplacement\u00A0: ${pickLabel(pick)}.`,
    fix: 'Prenez un choix que l’équipe possède et n’a pas utilisé.',
  }),
  'noSubstitute.notOwned': ({ team, season }) => ({
    message: `L’équipe ${team} ne possède pas le même choix de ${season}, qui remplacerait celui-ci.`,
    fix: UNPROTECTED,
  }),
  'noSubstitute.tooFar': ({ season }) => ({
    message: `On ne peut pas encore échanger les choix de ${season}.`,
    fix: UNPROTECTED,
  }),
  'noSubstitute.inTrade': () => ({
    message: 'Le choix qui le remplacerait est lui-même dans l’échange.',
    fix: 'Retirez l’un des deux.',
  }),
  'noSubstitute.frozen': () => ({
    message: 'Le choix qui le remplacerait est promis ailleurs.',
    fix: UNPROTECTED,
  }),
};
