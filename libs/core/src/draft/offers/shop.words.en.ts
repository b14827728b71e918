import type { ShopAsk } from '../draft.model.js';

const ASKED: Readonly<Record<ShopAsk, string>> = {
  picks: 'picks of this draft',
  later: 'picks of other drafts',
  F: 'a forward',
  D: 'a defenseman',
  G: 'a goalie',
};

/** "picks of this draft or a goalie", or "any offer" when the owner named nothing. */
export const asksWords = (asks: readonly ShopAsk[]): string => {
  const words = asks.map((ask) => ASKED[ask]);
  const last = words.pop();
  return last === undefined ? 'any offer' : words.length === 0 ? last : `${words.join(', ')} or ${last}`;
};
