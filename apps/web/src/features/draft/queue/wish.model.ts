import {
  conditionsOf,
  playerOf,
  type KindWish,
  type Wish,
  type WishConditions,
} from '@crease/core/draft/queue/wish.rules.js';
import { formatLimit, formatMoney } from '@crease/core/money.js';
import * as t from './queue.words.en.js';

type NameOf = (playerId: number) => string;

const kindOf = ({ positions, most }: Pick<KindWish, 'positions' | 'most'>) => ({
  positions: positions.length > 2 ? [] : positions,
  most: most === undefined ? null : formatLimit(most),
});

/** "Best defenseman or goalie up to $3M" */
export const kindWords = (kind: Pick<KindWish, 'positions' | 'most'>): string => t.bestOfKindTitle(kindOf(kind));

/** "if Saros and Shesterkin are gone", "from round 5", "while you have fewer than 2 goalies" */
export function conditionWords(
  { gone, from_round: round, fewer_than: fewer, bid }: WishConditions,
  nameOf: NameOf,
): string[] {
  const players = gone?.player_ids.map(nameOf) ?? [];
  return [
    ...(gone === undefined
      ? []
      : [(players.length > 1 && gone.how === 'all' ? t.ifAllAreGone : t.ifOneIsGone)({ players })]),
    ...(round === undefined ? [] : [t.fromRound({ round })]),
    ...(fewer === undefined ? [] : [t.whileYouHaveFewer(fewer)]),
    ...(bid === undefined ? [] : [t.bidUpTo({ amount: formatMoney(bid) })]),
  ];
}

/** A wish's conditions as the start of a sentence; '' without conditions. */
export const conditionsLine = (wish: Wish, nameOf: NameOf): string =>
  t.conditionsAtStart({ conditions: conditionWords(conditionsOf(wish), nameOf) });

/** The whole wish: "If Saros is gone, from round 5: best goalie up to $3M". */
export function wishSentence(wish: Wish, nameOf: NameOf): string {
  const player = playerOf(wish);
  const kind = typeof wish === 'number' || 'player_id' in wish ? null : wish;
  const name = nameOf(player ?? 0);
  const conditions = conditionsLine(wish, nameOf);
  if (conditions === '') return kind === null ? name : kindWords(kind);
  return t.wishWithConditions({ conditions, wish: kind === null ? name : t.bestOfKind(kindOf(kind)) });
}
