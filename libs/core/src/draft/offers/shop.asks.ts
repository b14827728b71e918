/** Things an owner can ask for, in display order. */
export const SHOP_ASKS = ['picks', 'later', 'F', 'D', 'G'] as const;
