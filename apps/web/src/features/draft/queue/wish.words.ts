import {
  conditionsOf,
  playerOf,
  type KindWish,
  type Wish,
  type WishConditions,
} from '@crease/core/draft/wish.rules.js';
import { formatLimit } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { POSITION_WORD } from '../sync/draft.words.js';

type NameOf = (playerId: number) => string;

const POSITION_MANY: Readonly<Record<Position, string>> = { F: 'forwards', D: 'defensemen', G: 'goalies' };

function listed(names: readonly string[], last: 'and' | 'or'): string {
  const [end, ...before] = [...names].reverse();
  return before.length === 0 ? (end ?? '') : `${before.reverse().join(', ')} ${last} ${end ?? ''}`;
}

/** "Best defenseman or goalie up to $3M" */
export function kindWords({ positions, most }: Pick<KindWish, 'positions' | 'most'>): string {
  const kind =
    positions.length > 2
      ? 'player'
      : listed(
          positions.map((one) => POSITION_WORD[one]),
          'or',
        );
  return `Best ${kind}${most === undefined ? '' : ` up to ${formatLimit(most)}`}`;
}

/** "if Saros and Shesterkin are gone", "from round 5", "while you have fewer than 2 goalies" */
export function conditionWords(
  { gone, from_round: round, fewer_than: fewer }: WishConditions,
  nameOf: NameOf,
): string[] {
  const names = gone?.player_ids.map(nameOf) ?? [];
  return [
    ...(gone === undefined
      ? []
      : [
          names.length > 1 && gone.how === 'all'
            ? `if ${listed(names, 'and')} are gone`
            : `if ${listed(names, 'or')} is gone`,
        ]),
    ...(round === undefined ? [] : [`from round ${round}`]),
    ...(fewer === undefined
      ? []
      : [
          `while you have ${fewer.count === 1 ? `no ${POSITION_WORD[fewer.position]}` : `fewer than ${fewer.count} ${POSITION_MANY[fewer.position]}`}`,
        ]),
  ];
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A wish's conditions as the start of a sentence; '' without conditions. */
export const conditionsLine = (wish: Wish, nameOf: NameOf): string =>
  upper(conditionWords(conditionsOf(wish), nameOf).join(', '));

/** The whole wish: "If Saros is gone, from round 5: best goalie up to $3M". */
export function wishSentence(wish: Wish, nameOf: NameOf): string {
  const player = playerOf(wish);
  const what = typeof wish === 'number' || 'player_id' in wish ? nameOf(player ?? 0) : kindWords(wish);
  const conditions = conditionsLine(wish, nameOf);
  return conditions === ''
    ? what
    : `${conditions}: ${player === null ? what.charAt(0).toLowerCase() + what.slice(1) : what}`;
}
