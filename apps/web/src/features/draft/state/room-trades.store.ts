import { create } from 'zustand';
import type { Exchange } from '@crease/core/draft/offers/exchange.rules.js';

export type Trading =
  | { readonly view: 'offers' }
  | { readonly view: 'shopped' }
  /** Trades that were executed during the draft. */
  | { readonly view: 'done' }
  | {
      readonly view: 'build';
      /** The other team; null while none is chosen. */
      readonly partner: string | null;
      /** Ids of draft picks, and of players by `playerKey`. */
      readonly give: readonly string[] | typeof FAIR;
      readonly want: readonly string[];
      /** The offer that this one counters. */
      readonly counter: string | null;
      readonly message?: string;
    };

/** Selects own picks at a fair price for the requested assets when the offer opens. */
export const FAIR = 'fair';

export const OFFERS: Trading = { view: 'offers' };
export const SHOPPED: Trading = { view: 'shopped' };
export const DONE: Trading = { view: 'done' };

/** A new offer, optionally with a preselected pick or team. */
export const newOffer = (
  start: { partner?: string; give?: readonly string[] | typeof FAIR; want?: string } = {},
): Trading => ({
  view: 'build',
  partner: start.partner ?? null,
  give: start.give ?? [],
  want: start.want === undefined ? [] : [start.want],
  counter: null,
});

/** Content of the room's trade dialog; null while it is closed. */
export const useTrading = create<{ trading: Trading | null }>(() => ({ trading: null }));

export function openTrading(trading: Trading): void {
  useTrading.setState({ trading });
  useGhost.setState({ ghost: null });
}
export const closeTrading = (): void => useTrading.setState({ trading: null });

/** A trade that the board previews. */
export interface Ghost {
  readonly exchange: Exchange;
  /** Description of the offer's teams. */
  readonly words: string;
  /**
   * The previewed offer, or the offer that it counters; the preview closes when it ends. Null while unsent and no
   * counter-offer.
   */
  readonly tradeId: string | null;
  readonly back: Trading;
}

export const useGhost = create<{ ghost: Ghost | null }>(() => ({ ghost: null }));

/** Closes the dialog and previews the trade on the board. */
export function showGhost(ghost: Ghost): void {
  useGhost.setState({ ghost });
  closeTrading();
}
export const dropGhost = (): void => useGhost.setState({ ghost: null });
