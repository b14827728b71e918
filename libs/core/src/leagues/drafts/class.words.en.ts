import { many } from '../../text.rules.js';
import type { OrderRule } from './draft.table.js';
import { orderWords } from './order.words.en.js';

export interface ClassDraft {
  readonly rounds: number;
  /** Years from the NHL entry draft of the class to that of the summer before the season. */
  readonly years: number;
  readonly order: OrderRule;
}

/** The rulebook's sentence of the class draft. */
export const classDraftWords = ({ rounds, years, order }: ClassDraft): string =>
  rounds === 0
    ? 'There is no class draft.'
    : `The class draft has ${many(rounds, 'round')}. The commissioner holds it among the annual drafts, before the rookie draft and the general draft. Its pool is the rookies on no team whom NHL clubs drafted ${years === 0 ? 'in the summer before the season' : `in the NHL draft ${many(years, 'year')} before that of the summer`}. ${orderWords({ order, inSeason: false })} The players go to the rookie bank. Those who are not picked stay in the other drafts. Picks that are not used before the season begins lapse.`;
