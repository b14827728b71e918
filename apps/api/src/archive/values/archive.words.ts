/** The content of an archive’s tables. */
export const bidsShown =
  'Bids that were decided and shown, also of auctions over days; open bids are sealed and stay behind';
export const paidForBids =
  'What teams paid from their budgets for bids, traded of them, and had left of the season before';
