import type { Refusal } from '../result.js';
import type { TradeSide, TradeTerms } from './trade.model.js';
import { refusal } from './trades.refusals.js';

/**
 * Refuses a counter-offer with the same terms as the offer, because accepting would have the same result. The order of
 * sides, assets and moves does not matter.
 */
export function counterProblem(offer: TradeTerms, counter: TradeTerms): Refusal | null {
  return inOneOrder(offer) === inOneOrder(counter) ? refusal('counterUnchanged') : null;
}

const inOneOrder = ({ sides }: TradeTerms): string => listed(sides.map(sideInOneOrder));

const sideInOneOrder = ({ team_id, assets, moves }: TradeSide): string =>
  JSON.stringify([team_id, listed(assets.map(written)), listed(moves.map(written))]);

const listed = (lines: readonly string[]): string => JSON.stringify([...lines].sort());

/** Sorts the keys, because the database stores fields in its own order. */
const written = (data: object): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
