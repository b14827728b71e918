/** The display order. */
export const SHOP_ASKS = ['picks', 'later', 'F', 'D', 'G'] as const;
