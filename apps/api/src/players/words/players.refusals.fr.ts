import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './players.refusals.en.js';

export const PLAYERS_REFUSALS: Translation<typeof en.PLAYERS_REFUSALS> = {
  watchListFull: ({ most }) => ({
    message: `Vous suivez déjà ${countOf(most, 'joueur')}.`,
    fix: 'Retirez d’abord un joueur de votre liste de suivi.',
  }),
};
