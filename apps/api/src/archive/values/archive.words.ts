/** The content of an archive’s tables. */
export const bidsShown =
  'Bids that were decided and shown, also of auctions over days; open bids are sealed and stay behind';
export const paidForBids =
  'What teams paid from their budgets for bids, traded of them, and had left of the season before';
export const tradedSpace = 'Cap space in trades';
export const heldByLog = 'What the log held at each of these moves';
export const restricted = 'Restricted free agents who were decided';
export const unrestricted = 'Unrestricted free agents whom teams could auction between seasons';
export const offersShown = 'Offers for them; open offers are sealed and stay behind';
