import { many } from '../../text.rules.js';
import type { OrderRule } from './draft.table.js';
import { orderWords } from './order.words.en.js';

/** The rulebook's sentence of the mid-season draft. */
export const midseasonDraftWords = ({
  rounds,
  order,
}: {
  readonly rounds: number;
  readonly order: OrderRule;
}): string =>
  rounds === 0
    ? 'There is no mid-season draft.'
    : `The mid-season draft has ${many(rounds, 'round')}. The commissioner holds it during the season. Its pool is every player on no team and not on waivers. ${orderWords({ order, inSeason: true })} The players must fit under the cap and on the roster at once; until the draft ends, no other free agents are added and waivers wait. Picks that are not used by the end of the season lapse.`;
