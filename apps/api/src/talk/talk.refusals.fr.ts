import { countOf } from '@crease/core/french/grammar.js';
import { commissionerOnly } from '../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './talk.refusals.js';

export const TALK_REFUSALS: Translation<typeof en.TALK_REFUSALS> = {
  'forbidden.moderate': () => commissionerOnly('masquer ou supprimer ce que d’autres ont écrit'),
  'forbidden.thread': () => commissionerOnly('fermer ou épingler une discussion'),
  'forbidden.poll': () => commissionerOnly('terminer ou annuler un sondage'),
  threadClosed: () => ({
    message: 'Cette discussion est fermée aux nouveaux messages.',
    fix: 'Commencez-en une nouvelle, ou demandez au commissaire de rouvrir celle-ci.',
  }),
  tooManyPinned: ({ most }) => ({
    message: `${countOf(most, 'discussion est déjà épinglée', 'discussions sont déjà épinglées')}, le maximum possible.`,
    fix: 'Désépinglez-en d’abord une.',
  }),
  postChanged: () => ({
    message: 'Ce message a changé depuis que vous l’avez ouvert.',
    fix: 'Rechargez la page.',
  }),
  pollIsOver: () => ({ message: 'Ce sondage est déjà terminé.', fix: 'Consultez le résultat.' }),
  'limitReached.posts': ({ most }) => ({
    message: `Vous avez écrit ${countOf(most, 'message')} en une minute.`,
  }),
  'limitReached.postsToday': ({ most }) => ({
    message: `Vous avez écrit ${countOf(most, 'message')} aujourd’hui.`,
  }),
  'limitReached.threads': ({ most }) => ({
    message: `Vous avez commencé ${countOf(most, 'discussion')} aujourd’hui.`,
    fix: 'Écrivez dans une discussion qui existe déjà.',
  }),
  'limitReached.polls': ({ most }) => ({
    message: `Vous avez lancé ${countOf(most, 'sondage')} aujourd’hui.`,
  }),
  'limitReached.reactions': ({ most }) => ({
    message: `Vous avez réagi ${countOf(most, 'fois', 'fois')} en une minute.`,
  }),
  'limitReached.votes': ({ most }) => ({
    message: `Vous avez voté ${countOf(most, 'fois', 'fois')} en une minute.`,
  }),
};
