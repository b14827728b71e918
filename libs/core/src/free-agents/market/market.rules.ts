import { dayIn, daysBetween, dayPlus, mondayOf, momentIn } from '../../calendar.js';
import { hasOwnSalaries, leastSalary, salaryStep } from '../../leagues/salaries/salary.rules.js';
import type { LeagueSettings, SettingsState } from '../../leagues/settings.values.js';
import { MARKET } from '../../leagues/settings/market.settings.js';

type Key =
  | 'free_agents'
  | 'bid_funds'
  | 'bid_budget'
  | 'bid_minimum'
  | 'bid_days'
  | 'bid_first_come'
  | 'bid_price'
  | 'bid_ties'
  | 'bid_carry'
  | 'bid_trades'
  | 'bid_losers'
  | 'lot_hours'
  | 'lot_end'
  | 'lot_quiet'
  | 'lot_nominations'
  | 'salaries'
  | 'salary_minimum'
  | 'salary_step';
type Stored = Pick<LeagueSettings, Key>;

/** The rules of bids of a league, with the defaults of settings that it never set. */
export interface MarketRules {
  /** The source of money for bids: a budget for the season, or cap space, with the bid as the salary for one season. */
  readonly funds: 'budget' | 'salary';
  /** 0 where bids are salaries. */
  readonly budget: number;
  readonly minimum: number;
  /** Bids are multiples of it. */
  readonly step: number;
  /** Days after Monday on which bids are decided. */
  readonly weekdays: readonly number[];
  readonly firstCome: boolean;
  readonly price: 'bid' | 'second';
  readonly ties: 'points' | 'earlier';
  /** The rest of a budget is added to that of the next season. */
  readonly carries: boolean;
  /** Teams can trade parts of their budgets. */
  readonly trades: boolean;
  readonly showsLosers: boolean;
  /** How auctions over days run; null where bids are sealed. */
  readonly lots: LotRules | null;
}

export interface LotRules {
  readonly hours: number;
  /** Each new leader moves the end. */
  readonly moves: boolean;
  readonly quiet: keyof typeof QUIET_HOURS;
  /** Auctions under way that one team may have opened. */
  readonly nominations: number;
}

/** From and to, in hours of the league's day and of the next one; null for none. */
const QUIET_HOURS = { night: [23, 8], evening: [21, 9], none: null } as const;

/** The hour of the league's time zone at which bids are decided. */
export const RUN_HOUR = 4;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAYS: Readonly<Record<NonNullable<SettingsState['bid_days']>, readonly number[]>> = {
  daily: EVERY_DAY,
  wednesday_sunday: [2, 6],
  monday: [0],
  tuesday: [1],
  wednesday: [2],
  thursday: [3],
  friday: [4],
  saturday: [5],
  sunday: [6],
};

/** True in a league that adds free agents by bids, sealed or in auctions. */
export const hasBids = ({ free_agents }: Pick<Stored, 'free_agents'>): boolean =>
  free_agents === 'bids' || free_agents === 'auctions';

/** True where the highest bid becomes the player's salary for one season. */
export const hasSalaryBids = (settings: Pick<Stored, 'free_agents' | 'bid_funds' | 'salaries'>): boolean =>
  hasBids(settings) && settings.bid_funds === 'salary' && hasOwnSalaries(settings);

/** An auction has hidden maxima: the highest wins for a dollar more than the next, and of equal ones the earlier. */
const OF_LOTS = { weekdays: EVERY_DAY, firstCome: false, price: 'second', ties: 'earlier', showsLosers: true } as const;

const lotRules = (settings: Stored): LotRules => ({
  hours: settings.lot_hours ?? MARKET.lot_hours.default,
  moves: (settings.lot_end ?? MARKET.lot_end.default) === 'moves',
  quiet: settings.lot_quiet ?? MARKET.lot_quiet.default,
  nominations: settings.lot_nominations ?? MARKET.lot_nominations.default,
});

const budgetMoney = (settings: Stored) =>
  ({
    funds: 'budget',
    budget: settings.bid_budget ?? MARKET.bid_budget.default,
    minimum: settings.bid_minimum ?? MARKET.bid_minimum.default,
    step: 1,
    carries: settings.bid_carry ?? MARKET.bid_carry.default,
    trades: settings.bid_trades ?? MARKET.bid_trades.default,
  }) as const;

const salaryMoney = (settings: Stored) =>
  ({
    funds: 'salary',
    budget: 0,
    minimum: leastSalary(settings),
    step: salaryStep(settings),
    carries: false,
    trades: false,
  }) as const;

/** The rules of a league's bids; null where it has weekly picks. */
export function marketRules(settings: Stored): MarketRules | null {
  if (!hasBids(settings)) return null;
  const money = hasSalaryBids(settings) ? salaryMoney(settings) : budgetMoney(settings);
  return settings.free_agents === 'auctions'
    ? { ...money, ...OF_LOTS, lots: lotRules(settings) }
    : {
        ...money,
        weekdays: WEEKDAYS[settings.bid_days ?? MARKET.bid_days.default],
        firstCome: settings.bid_first_come ?? MARKET.bid_first_come.default,
        price: settings.bid_price ?? MARKET.bid_price.default,
        ties: settings.bid_ties ?? MARKET.bid_ties.default,
        showsLosers: settings.bid_losers ?? MARKET.bid_losers.default,
        lots: null,
      };
}

type Runs = Pick<MarketRules, 'weekdays'>;

const isRunDay = (day: string, { weekdays }: Runs): boolean => weekdays.includes(daysBetween(mondayOf(day), day));

/** The first run after a moment. Both are milliseconds since 1970. */
export function nextRun(rules: Runs, timeZone: string, after: number): number {
  for (let day = dayIn(after, timeZone); ; day = dayPlus(day, 1)) {
    const at = momentIn(day, timeZone, RUN_HOUR);
    if (at > after && isRunDay(day, rules)) return at;
  }
}

/** The last run at or before `until`. */
export function lastRun(rules: Runs, timeZone: string, until: number): number {
  for (let day = dayIn(until, timeZone); ; day = dayPlus(day, -1)) {
    const at = momentIn(day, timeZone, RUN_HOUR);
    if (at <= until && isRunDay(day, rules)) return at;
  }
}

/** The run that decides a bid placed `now`, with waivers until `clears`. */
export const runOfBid = (rules: Runs, timeZone: string, now: number, clears: number | null): number =>
  nextRun(rules, timeZone, clears === null ? now : Math.max(now, clears - 1));

const HOUR_MS = 3_600_000;

/** The end of an auction that has a new leader `now` (milliseconds since 1970). It never falls into quiet hours. */
export function lotEnd({ hours, quiet }: Pick<LotRules, 'hours' | 'quiet'>, timeZone: string, now: number): number {
  const end = now + hours * HOUR_MS;
  const span = QUIET_HOURS[quiet];
  if (span === null) return end;
  const [from, to] = span;
  const day = dayIn(end, timeZone);
  for (const evening of [dayPlus(day, -1), day]) {
    const until = momentIn(dayPlus(evening, 1), timeZone, to);
    if (end >= momentIn(evening, timeZone, from) && end < until) return until;
  }
  return end;
}
