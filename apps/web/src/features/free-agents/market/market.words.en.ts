import { formatMoney } from '@crease/core/money.js';

export const yourBids = 'Your bids';
export const noBids = 'No bids';
export const noBidsHint = 'Bid for a free agent in the list above. Only your team sees the bid until it is decided.';
export const openBids = 'Open bids';
export const decidedBids = 'Decided bids';
export const bidAmount = ({ amount }: { amount: number | null }) => (amount === null ? '–' : formatMoney(amount));
export const dropsPlayer = ({ player }: { player: string }) => `drops ${player}`;
export const noDrop = 'no drop';
export const change = 'Change';
export const changeBidFor = ({ player }: { player: string }) => `Change the bid for ${player}`;
export const withdraw = 'Withdraw';
export const withdrawBidFor = ({ player }: { player: string }) => `Withdraw the bid for ${player}`;
export const withdrawing = 'Withdrawing…';
export const bidWithdrawn = ({ player }: { player: string }) => `Bid for ${player} withdrawn`;
export const wonFor = ({ price }: { price: number }) => `Won for ${formatMoney(price)}`;
export const open = 'Open';
export const won = 'Won';
export const lost = 'Lost';
export const failed = 'Failed';

export const budgets = 'Budgets';
export const team = 'Team';
export const spent = 'Spent';
export const traded = 'Traded';
export const setAside = 'Set aside';
export const left = 'Left';
export const budgetMoves = 'History of budgets';
export const noBudgetMoves = 'No changes yet';
export const noBudgetMovesHint = 'Prices of players and trades of budget are shown here.';
export const changeBy = ({ amount }: { amount: number }) =>
  amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
export const tradeWith = ({ team }: { team: string }) => `Trade with ${team}`;
export const carriedOver = 'Left from last season';
export const yourBudget = ({ left }: { left: number }) => `${formatMoney(left)} left`;
export const nextRun = ({ when }: { when: string }) => `Next run ${when}`;

export const results = 'Results';
export const noResults = 'No bids decided yet';
export const noResultsHint = 'After each run the price of each player is shown here, with the bids.';
export const wonBy = ({ team, price }: { team: string; price: number }) => `${team} for ${formatMoney(price)}`;
export const notSold = 'No bid could be carried out';
export const bidOf = ({ team, amount }: { team: string; amount: number }) => `${team} ${formatMoney(amount)}`;
export const failedBid = ({ team, amount, reason }: { team: string; amount: number; reason: string }) =>
  `${team} ${formatMoney(amount)}, failed: ${reason}`;
export const aTeam = 'a team';

export const whenColumn = 'when';
export const teamColumn = 'team';
export const changeColumn = 'change';
export const causeColumn = 'cause';
export const playerColumn = 'player';
export const wonByColumn = 'won by';
export const priceColumn = 'price';
export const bidsColumn = 'bids';

export const bidForPlayerQuestion = ({ player }: { player: string }) => `Bid for ${player}`;
export const decidedAt = ({ when }: { when: string }) =>
  `Bids are sealed. The next run is ${when}. A player who was dropped waits for a later one.`;
export const yourBid = 'Your bid';
export const leftHint = ({ left, least }: { left: number; least: number }) =>
  `You have ${formatMoney(left)} left. A bid is at least ${formatMoney(least)}.`;
export const dropIfBidWins = 'Drop if the bid wins';
export const dropIfBidWinsHint = 'One player can be the drop of several bids. The first that wins uses the drop.';
export const nobody = 'Nobody';
export const placeBid = 'Place bid';
export const saveBid = 'Save bid';
export const bidPlaced = ({ player, when }: { player: string; when: string }) =>
  `Bid for ${player} placed. It is decided ${when}.`;
export const addNow = 'Add for $0 now';
