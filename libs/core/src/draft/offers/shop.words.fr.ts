import type { Translation } from '../../words.js';
import type { ShopAsk } from '../draft.model.js';
import type * as en from './shop.words.en.js';

const ASKED: Readonly<Record<ShopAsk, string>> = {
  picks: 'des choix de ce repêchage',
  later: 'des choix d’autres repêchages',
  F: 'un attaquant',
  D: 'un défenseur',
  G: 'un gardien',
};

export const asksWords: Translation<typeof en.asksWords> = (asks) => {
  const words = asks.map((ask) => ASKED[ask]);
  const last = words.pop();
  return last === undefined ? 'toute offre' : words.length === 0 ? last : `${words.join(', ')} ou ${last}`;
};
