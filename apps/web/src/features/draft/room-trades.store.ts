import { create } from 'zustand';

/** What stands in the dialog of trades when it opens. */
export type Trading =
  | { readonly view: 'offers' }
  | {
      readonly view: 'build';
      /** The other team; null while none is chosen. */
      readonly partner: string | null;
      /** Ids of draft picks. */
      readonly give: readonly string[];
      readonly want: readonly string[];
      /** The offer that it answers. */
      readonly counter: string | null;
    };

export const OFFERS: Trading = { view: 'offers' };

/** A new offer; a pick or a team may be chosen already. */
export const newOffer = (start: { partner?: string; give?: string; want?: string } = {}): Trading => ({
  view: 'build',
  partner: start.partner ?? null,
  give: start.give === undefined ? [] : [start.give],
  want: start.want === undefined ? [] : [start.want],
  counter: null,
});

/** The room's dialog of trades; null while it is closed. */
export const useTrading = create<{ trading: Trading | null }>(() => ({ trading: null }));

export const openTrading = (trading: Trading): void => useTrading.setState({ trading });
export const closeTrading = (): void => useTrading.setState({ trading: null });
