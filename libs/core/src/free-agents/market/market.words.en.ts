import { momentWords } from '../../calendar.js';
import { signingRules } from '../../contracts/signing.rules.js';
import { weekdayWord } from '../../leagues/lineup.rules.js';
import type { Season } from '../../season.js';
import { stateOf } from '../../leagues/settings.values.js';
import { formatMoney } from '../../money.js';
import { refusalMessage } from '../../refusals.js';
import type { StoredRefusal } from '../../result.js';
import { listed, many } from '../../text.rules.js';
import { sayStored, type Said } from '../../words.js';
import { marketRules, type LotRules, type MarketRules } from './market.rules.js';

interface Sale {
  /** Name of the team that got the player. */
  readonly team: string;
  readonly price: number;
  /** Where the price is a salary: its season. */
  readonly season?: Season;
}

const won = ({ team, price }: Sale): string => `${team || 'A team'} got the player for ${formatMoney(price)}`;

/** Why bids did not win. A bid stores the key and its figures, so a released key keeps its text. */
export const BID_ENDINGS = {
  outbid: (sale: Sale) => `${won(sale)}.`,
  lower: (sale: Sale) => `${won(sale)}: of equal bids, the team lowest in the table wins.`,
  drawn: ({ drew, yours, ...sale }: Sale & { readonly drew: number; readonly yours: number }) =>
    `${won(sale)}: of equal bids, it drew ${drew} to your ${yours}.`,
  earlier: (sale: Sale) => `${won(sale)}: of equal bids, the earlier one wins.`,
  dropUsed: ({ player }: { readonly player: string }) =>
    `${player || 'The player'} was already dropped for another bid that won.`,
  overBudget: ({ left }: { readonly left: number }) => `The team had ${formatMoney(left)} left.`,
  overSpace: ({ left }: { readonly left: number }) => `The team had cap space for a salary of ${formatMoney(left)}.`,
  belowMinimum: ({ least }: { readonly least: number }) => `The bid was below the minimum of ${formatMoney(least)}.`,
  offStep: ({ step }: { readonly step: number }) =>
    `The bid was no multiple of ${formatMoney(step)}, the step of salaries.`,
  refused: ({ why }: { readonly why: StoredRefusal | string }) => refusalMessage(why),
  onTeam: () => 'The player was on a team already.',
  seasonEnded: () => 'The season ended.',
  noBids: () => 'The league does not add free agents by bids any more.',
  stopped: ({ reason }: { readonly reason: string }) => `A commissioner stopped the auction: ${reason}`,
  unreadable: () => 'The amount of the bid could not be read.',
};
export type BidEnding = Said<typeof BID_ENDINGS>;

export const bidEndingWords = (ending: BidEnding): string =>
  sayStored(BID_ENDINGS, ending, 'This reason cannot be shown in this version.');

interface ShownBid {
  readonly team: string;
  readonly amount: number;
  /** Why it failed; missing for bids that won or lost. */
  readonly failed?: BidEnding;
  /** The number that the team drew among equal bids. */
  readonly drew?: number;
}

const bidWords = ({ team, amount, failed, drew }: ShownBid): string => {
  const notes = [
    ...(drew === undefined ? [] : [`drew ${drew}`]),
    ...(failed === undefined ? [] : [`refused: ${bidEndingWords(failed).replace(/\.$/, '')}`]),
  ];
  return `${team || 'A team'} ${formatMoney(amount)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

interface OpenedLot {
  readonly team: string;
  readonly name: string;
  readonly price: number;
  readonly until: string;
  readonly timeZone: string;
}
interface LeaderOut {
  readonly team: string;
  readonly name: string;
  /** The next leader with its price; null where the auction ended. */
  readonly next: Sale | null;
}
interface StoppedLot {
  readonly who: string;
  readonly name: string;
  readonly reason: string;
}

export const MARKET_LINES = {
  'freeAgents.sold': ({
    name,
    sale,
    bids,
  }: {
    readonly name: string;
    /** Null where no bid could be carried out. */
    readonly sale: Sale | null;
    /** Highest first; the winning bid alone where the league hides the others. */
    readonly bids: readonly ShownBid[];
  }) => {
    const shown = `Bids: ${bids.map(bidWords).join('; ')}.`;
    const result =
      sale === null
        ? `No bid for ${name} could be accepted.`
        : `${sale.team || 'A team'} won ${name} for ${formatMoney(sale.price)}${sale.season === undefined ? '' : `, the salary of ${sale.season}`}.`;
    return bids.length === 0 || (bids.length === 1 && sale !== null && bids[0]?.amount === sale.price)
      ? result
      : `${result} ${shown}`;
  },
  'freeAgents.lotOpened': ({ team, name, price, until, timeZone }: OpenedLot) =>
    `${team} opened the auction of ${name} at ${formatMoney(price)}. It ends ${momentWords(Date.parse(until), timeZone)} at the earliest.`,
  'freeAgents.lotStopped': ({ who, name, reason }: StoppedLot) => `${who} stopped the auction of ${name}: ${reason}`,
  'freeAgents.leaderOut': ({ team, name, next }: LeaderOut) =>
    `${team} has no match left in the play-offs, so its bid for ${name} ended. ${
      next === null
        ? 'The auction is over without a winner.'
        : `${next.team} leads the auction at ${formatMoney(next.price)}.`
    }`,
  /** Shown to the team only. */
  'freeAgents.bidFailed': ({
    name,
    amount,
    ending,
  }: {
    readonly name: string;
    /** Null where it could not be read. */
    readonly amount: number | null;
    readonly ending: BidEnding;
  }) =>
    `Your bid${amount === null ? '' : ` of ${formatMoney(amount)}`} for ${name} did not win. ${bidEndingWords(ending)}`,
};

type League = Parameters<typeof stateOf>[0];

const QUIET = { night: '11 PM and 8 AM', evening: '9 PM and 9 AM' } as const;

const budgetTrade = (trades: boolean): string =>
  trades
    ? 'A trade can include a part of a team’s budget. It is set aside from the acceptance until the trade is decided.'
    : 'Budgets cannot be traded.';

/** What bids are paid from. */
const fundsWords = ({ funds, budget, minimum, step, carries, trades }: MarketRules): string[] =>
  funds === 'salary'
    ? [
        `A bid is the player’s salary for one season, paid from the cap space of the season. It is at least ${formatMoney(minimum)}${step === 1 ? '' : ` and a multiple of ${formatMoney(step)}`}. There is no budget.`,
        'A drop that is part of a bid makes room for it, less its dead cap. An earlier contract of the player ends, and its dead cap stays with the former team.',
      ]
    : [
        `Each team has ${formatMoney(budget)} for a season, and a bid is at least ${formatMoney(minimum)}.`,
        carries ? 'What is left at the end of a season is added to the budget of the next one.' : '',
        budgetTrade(trades),
      ];

/** `signs`: managers choose the length of contracts. */
const lotWords = (rules: MarketRules, lots: LotRules, signs: boolean): string =>
  [
    'Free agents are added in auctions over days.',
    ...fundsWords(rules),
    rules.funds === 'salary' && signs ? 'In free agency the manager then chooses the length of the contract.' : '',
    `A team opens an auction with its bid, and can have ${many(lots.nominations, 'auction')} under way that it opened.`,
    `A bid is a hidden maximum. The highest leads, for ${formatMoney(rules.step)} more than the next one; of equal ones the earlier leads. A bid cannot be withdrawn or lowered.`,
    lots.moves
      ? `An auction ends ${many(lots.hours, 'hour')} after the last new leader.`
      : `An auction ends ${many(lots.hours, 'hour')} after its opening.`,
    lots.quiet === 'none' ? '' : `None ends between ${QUIET[lots.quiet]}: the end moves to the end of these hours.`,
    `A bid needs ${rules.funds === 'salary' ? '' : 'the money, '}the cap space and the place, next to all auctions that the team leads. This is checked again at the end. If the team may not add the player then, the next bid counts.`,
    'Afterwards all bids are shown. A commissioner can stop an auction with a reason.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

/** The rulebook's rule about how free agents are added. */
export const marketWords = (league: League): string => {
  const rules = marketRules(stateOf(league));
  if (rules === null) return 'Free agents are added with weekly picks, and dropped players are claimed.';
  const { funds, step, weekdays, firstCome, price, ties, showsLosers, lots } = rules;
  const isSalary = funds === 'salary';
  if (lots !== null) return lotWords(rules, lots, signingRules(stateOf(league)) !== null);
  const days = weekdays.length === 7 ? 'day' : listed(weekdays.map((day) => weekdayWord(day)));
  return [
    'Free agents are added by sealed bids.',
    ...fundsWords(rules),
    `Bids are decided at 4:00 AM every ${days}, the highest first. Each is checked again then: a bid is refused when the team has ${isSalary ? 'no cap space for it' : 'spent the money'}, or may not add the player, and the next bid counts.`,
    price === 'bid'
      ? 'The price is the bid.'
      : `The price is ${formatMoney(step)} more than the next team’s bid, at most the own bid, and the minimum where no other team has bid. Bids above what their team has left, or with a used drop, do not count.`,
    ties === 'points'
      ? 'Of equal bids the team that is lowest in the table wins; tied teams are drawn, and the draw is logged.'
      : 'Of equal bids the earlier one wins; a changed bid counts from its change.',
    'No one but the people of the team sees a bid before it is decided.',
    showsLosers ? 'After a run all bids for its players are shown.' : 'After a run only the bids that won are shown.',
    'A bid can carry a drop. One player can be the drop of several bids: the first that wins uses the drop, and the others are refused.',
    firstCome
      ? `After a run, a free agent can be added for ${isSalary ? 'the salary of a new player' : '$0'} until the player’s next game starts. A bid does not hold a player.`
      : 'A free agent is added by a bid only.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
