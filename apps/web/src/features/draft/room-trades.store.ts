import { create } from 'zustand';
import type { Exchange } from '@crease/core/draft/exchange.rules.js';

/** What stands in the dialog of trades when it opens. */
export type Trading =
  | { readonly view: 'offers' }
  /** Picks that are open to offers. */
  | { readonly view: 'shopped' }
  /** Trades that were carried out while the draft runs. */
  | { readonly view: 'done' }
  | {
      readonly view: 'build';
      /** The other team; null while none is chosen. */
      readonly partner: string | null;
      /** Ids of draft picks, and players by `playerKey`. */
      readonly give: readonly string[] | typeof FAIR;
      readonly want: readonly string[];
      /** The offer that it answers. */
      readonly counter: string | null;
      /** What was written already. */
      readonly message?: string;
    };

/** Of one's own picks those that would be a fair price for what is wanted, as the draft stands when the offer is opened. */
export const FAIR = 'fair';

export const OFFERS: Trading = { view: 'offers' };
export const SHOPPED: Trading = { view: 'shopped' };
export const DONE: Trading = { view: 'done' };

/** A new offer; a pick or a team may be chosen already. */
export const newOffer = (
  start: { partner?: string; give?: readonly string[] | typeof FAIR; want?: string } = {},
): Trading => ({
  view: 'build',
  partner: start.partner ?? null,
  give: start.give ?? [],
  want: start.want === undefined ? [] : [start.want],
  counter: null,
});

/** The room's dialog of trades; null while it is closed. */
export const useTrading = create<{ trading: Trading | null }>(() => ({ trading: null }));

export function openTrading(trading: Trading): void {
  useTrading.setState({ trading });
  useGhost.setState({ ghost: null });
}
export const closeTrading = (): void => useTrading.setState({ trading: null });

/** A trade that is looked at on the board before anybody has answered it. */
export interface Ghost {
  readonly exchange: Exchange;
  /** Whose offer it is. */
  readonly words: string;
  /** The offer that it is, or that it answers: when that ends there is nothing to look at. Null while it is not sent. */
  readonly tradeId: string | null;
  /** Where one came from. */
  readonly back: Trading;
}

export const useGhost = create<{ ghost: Ghost | null }>(() => ({ ghost: null }));

/** Shows the trade on the board instead of the dialog. */
export function showGhost(ghost: Ghost): void {
  useGhost.setState({ ghost });
  closeTrading();
}
export const dropGhost = (): void => useGhost.setState({ ghost: null });
