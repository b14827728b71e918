import { pluralOf } from '@crease/core/french/grammar.js';
import { commissionerOnly } from '../../platform/platform.refusals.fr.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './trades.refusals.en.js';

const NEW_OFFER = 'Faites une nouvelle offre.';
const notReversible = (against: readonly string[]): string =>
  `Impossible d’annuler cet échange\u00A0: ${against.join(' ')}`;

export const TRADES_REFUSALS: Translation<typeof en.TRADES_REFUSALS> = {
  'forbidden.enter': () => commissionerOnly('saisir un échange pour deux équipes'),
  'forbidden.reverse': () => commissionerOnly('annuler un échange'),
  'forbidden.block': () => ({
    message: 'Seul le DG d’une équipe peut mettre ses joueurs et ses choix sur le marché des échanges.',
    fix: 'Faites-le pour votre propre équipe.',
  }),
  'forbidden.build': () => ({
    message: 'Vous pouvez seulement préparer des échanges pour votre propre équipe.',
    fix: 'Ouvrez l’échange à partir de la page de votre équipe.',
  }),
  'forbidden.offer': () => ({
    message: 'Vous pouvez seulement offrir ce que votre propre équipe possède.',
    fix: 'Ouvrez l’échange à partir de la page de votre équipe.',
  }),
  notOnTeam: () => ({
    message: 'Vous pouvez seulement mettre sur le marché des échanges les joueurs de votre propre équipe.',
    fix: 'Rechargez la page.',
  }),
  pickNotOwned: () => ({
    message: 'Vous pouvez seulement mettre sur le marché des échanges les choix de votre propre équipe.',
    fix: 'Rechargez la page.',
  }),
  'assetGone.player': ({ player }) => ({
    message: `${player} ne fait plus partie de l’équipe qui donne ce joueur.`,
    fix: NEW_OFFER,
  }),
  'assetGone.draft': () => ({
    message: 'Un choix de repêchage n’appartient plus à l’équipe qui le donne.',
    fix: NEW_OFFER,
  }),
  'assetGone.free': () => ({
    message: 'Un choix d’autonome a été utilisé, a expiré ou appartient à une autre équipe.',
    fix: NEW_OFFER,
  }),
  'assetGone.budget': ({ amount, season }) => ({
    message: `L’équipe qui donne ${localeOf('fr').money(amount)} de son budget pour les mises de ${season} n’a plus cette somme.`,
    fix: NEW_OFFER,
  }),
  'assetGone.capSpace': ({ amount, season }) => ({
    message: `L’espace sous le plafond de ${season} (${localeOf('fr').money(amount)}) a expiré avec la saison.`,
    fix: NEW_OFFER,
  }),
  'assetGone.retained': () => ({ message: 'Le joueur dont le salaire est retenu est inconnu.', fix: NEW_OFFER }),
  'assetGone.moved': () => ({
    message: 'Un joueur qui devait être déplacé ne fait plus partie de l’équipe.',
    fix: NEW_OFFER,
  }),
  conditionSettled: () => ({ message: 'Cette condition est réglée.', fix: 'Rechargez le registre.' }),
  holdsPlayer: ({ player, team }) => ({
    message: `${player} fait de nouveau partie de l’équipe ${team}, qui paie tout le contrat.`,
    fix: 'Déclarez la condition non remplie.',
  }),
  pickUsed: ({ instead }) => ({
    message: 'Le choix de repêchage a été utilisé entre-temps.',
    fix: instead
      ? 'Déclarez la condition non remplie\u00A0: le choix de l’année suivante le remplace.'
      : 'Déclarez la condition non remplie, et laissez les équipes s’entendre sur autre chose.',
  }),
  offerExpired: () => ({ message: 'Cette offre a expiré.', fix: 'Demandez-en une nouvelle.' }),
  offerChanged: ({ lines }) => ({
    message:
      lines.length === 0
        ? 'Quelque chose a changé dans cet échange depuis que vous l’avez ouvert.'
        : `Voici ce qui a changé depuis que vous avez ouvert l’échange\u00A0: ${lines.slice(0, 3).join('; ')}${lines.length > 3 ? `, et ${pluralOf(lines.length - 3, '1 autre changement', `${lines.length - 3} autres changements`)}` : ''}.`,
    fix: 'Consultez-le de nouveau, puis acceptez.',
  }),
  notReversible: ({ against, overridable }) => ({
    message: notReversible(against),
    fix: overridable
      ? 'Passez outre aux règles, ou réglez d’abord ces problèmes.'
      : 'Saisissez plutôt un nouvel échange.',
  }),
  'notReversible.vote': ({ against }) => ({
    message: notReversible(against),
    fix: 'Demandez à un commissaire d’annuler d’abord ce qui a suivi l’échange, puis votez.',
  }),
  reviewOver: () => ({
    message: 'La révision est terminée, et l’échange est en cours d’exécution.',
    fix: 'Rechargez l’échange.',
  }),
  tooManyOffers: ({ most }) => ({
    message: `Vous avez ${most} offres en attente, le maximum permis.`,
    fix: 'Retirez-en d’abord une.',
  }),
  'invalid.counter': ({ team }) => ({
    message: 'Une contre-offre retourne à l’équipe qui a fait l’offre.',
    fix: `Faites-la à l’équipe ${team}.`,
  }),
  noManager: ({ team }) => ({
    message: `${team === null ? 'Cette équipe' : `L’équipe ${team}`} n’a pas de DG pour répondre.`,
    fix: 'Demandez à votre commissaire de saisir l’échange.',
  }),
  sameTeam: () => ({ message: 'Un échange se fait entre deux équipes.', fix: 'Choisissez une autre équipe.' }),
  frozen: () => ({
    message: 'Un élément de cet échange est déjà promis dans un autre échange.',
    fix: 'Attendez qu’il soit de nouveau disponible, ou retirez-le de l’échange.',
  }),
};
