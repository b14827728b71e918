import { formatMoney } from '@crease/core/money.js';
import { many } from '@crease/core/text.rules.js';

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
export const failed = 'Refused';

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
export const capSpaces = 'Cap space';
export const yourSpace = ({ left }: { left: number }) => `${formatMoney(left)} of cap space`;
export const nextRun = ({ when }: { when: string }) => `Next run ${when}`;

export const lots = 'Auctions under way';
export const noLots = 'No auctions under way';
export const noLotsHint = 'Bid for a free agent in the list above to open one.';
export const lotsUnderWay = ({ count }: { count: number }) =>
  count === 0 ? 'No auctions under way' : `${many(count, 'auction')} under way`;
export const ledBy = ({ team, bidders }: { team: string; bidders: number }) =>
  bidders === 1 ? `${team} leads, the only bidder` : `${team} leads, ${bidders} bidders`;
export const endsWord = 'ends';
export const bidNow = 'Bid';
export const bidOnLot = ({ player }: { player: string }) => `Bid in the auction of ${player}`;
export const youLead = 'You lead';
export const outbid = 'Outbid';
export const stop = 'Stop';
export const stopLotOf = ({ player }: { player: string }) => `Stop the auction of ${player}`;
export const stopLotQuestion = ({ player }: { player: string }) => `Stop the auction of ${player}?`;
export const stopLotHint = 'It ends without a winner, and its bids stay hidden. The log shows your reason.';
export const stopLot = 'Stop the auction';
export const lotStopped = 'Auction stopped';
export const opensLot = ({ step }: { step: number }) =>
  `Your bid opens an auction. The highest maximum leads, for ${formatMoney(step)} more than the next one.`;
export const lotNow = ({ price, when, leads }: { price: number; when: string; leads: boolean }) =>
  `${leads ? 'Your team leads' : 'Another team leads'} at ${formatMoney(price)}. The auction ends ${when}, or later.`;
export const yourMaximum = 'Your maximum';
export const maximumHint = ({ left, least }: { left: number; least: number }) =>
  `Only your team sees it. At least ${formatMoney(least)}; you have ${formatMoney(left)} left. It cannot be withdrawn.`;
export const leading = ({ player, when }: { player: string; when: string }) =>
  `You lead the auction of ${player}. It ends ${when}, or later.`;
export const notLeading = ({ player }: { player: string }) => `Another team still leads the auction of ${player}.`;

export const unrestricted = 'Unrestricted free agents';
export const noUnrestricted = 'No unrestricted free agents';
export const noUnrestrictedHint = 'Players whose contract ends without a right to match are auctioned here.';
export const nominationsEnd = 'New auctions close';
export const nominationsOver = 'No new auctions can be opened.';
export const nominationsLeft = ({ left }: { left: number }) =>
  left === 0 ? 'you can open another when one of yours ends' : `you can open ${many(left, 'auction')}`;
export const formerly = ({ team, salary }: { team: string; salary: number | null }) =>
  salary === null ? team : `${team} · last salary ${formatMoney(salary)}`;
export const signedWith = ({ team }: { team: string }) => `With ${team}`;
export const lotAt = ({ price, team }: { price: number; team: string }) => `${formatMoney(price)}, ${team} leads`;

export const results = 'Results';
export const noResults = 'No bids decided yet';
export const noResultsHint = 'After each run the price of each player is shown here, with the bids.';
export const wonBy = ({ team, price }: { team: string; price: number }) => `${team} for ${formatMoney(price)}`;
export const notSold = 'No bid could be accepted';
export const bidOf = ({ team, amount }: { team: string; amount: number }) => `${team} ${formatMoney(amount)}`;
export const failedBid = ({ team, amount, reason }: { team: string; amount: number; reason: string }) =>
  `${team} ${formatMoney(amount)}, refused: ${reason}`;
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
export const salaryHint = ({ left, least, isLot }: { left: number; least: number; isLot: boolean }) =>
  `${isLot ? 'Only your team sees it, and it cannot be withdrawn. ' : ''}The bid is the salary for this season: at least ${formatMoney(least)}, and you have cap space for ${formatMoney(left)}.`;
export const dropIfBidWins = 'Drop if the bid wins';
export const dropIfBidWinsHint = 'One player can be the drop of several bids. The first that wins uses the drop.';
export const nobody = 'Nobody';
export const placeBid = 'Place bid';
export const saveBid = 'Save bid';
export const bidPlaced = ({ player, when }: { player: string; when: string }) =>
  `Bid for ${player} placed. It is decided ${when}.`;
export const addNow = ({ price }: { price: number }) => `Add for ${formatMoney(price)} now`;
