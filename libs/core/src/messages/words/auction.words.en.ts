/** Messages about nominations and bids of auctions. */
export const AUCTION_MESSAGES = {
  lotIsRequired: () => 'The number of the lot is required.',
  enterAmount: () => 'Enter an amount.',
  bidWholeDollars: () => 'Bid whole dollars.',
  bidAtLeast1: () => 'Bid at least 1.',
  ceilingIsNumber: () => 'A ceiling is a number.',
  ceilingIsWholeDollars: () => 'A ceiling is whole dollars.',
  ceilingIsAtLeast1: () => 'A ceiling is at least 1.',
};
