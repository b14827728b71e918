import type { Refusal } from '../result.js';
import type { TradeSide, TradeTerms } from './trade.model.js';
import { refusal } from './trades.refusals.js';

/**
 * What stands against an answer to an offer: terms that are the offer's own say nothing that accepting it would not.
 * The order in which sides, assets and moves are named makes no difference.
 */
export function counterProblem(offer: TradeTerms, counter: TradeTerms): Refusal | null {
  return inOneOrder(offer) === inOneOrder(counter) ? refusal('counterUnchanged') : null;
}

const inOneOrder = ({ sides }: TradeTerms): string => listed(sides.map(sideInOneOrder));

const sideInOneOrder = ({ team_id, assets, moves }: TradeSide): string =>
  JSON.stringify([team_id, listed(assets.map(written)), listed(moves.map(written))]);

const listed = (lines: readonly string[]): string => JSON.stringify([...lines].sort());

/** An asset or a move, with its fields by name: the database keeps them in an order of its own. */
const written = (data: object): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
