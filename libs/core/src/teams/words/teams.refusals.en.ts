import { dayWords, momentWords } from '../../calendar.js';
import { weekdayWord, type LineupRules } from '../../leagues/lineup.rules.js';
import { monthDaysWords, type MonthDays } from '../../leagues/month-days.js';
import { formatMoney } from '../../money.js';
import { many } from '../../text.rules.js';
import type { Place } from '../../position.js';

const PLACE_WORDS: Record<Place, string> = {
  active: 'on the active roster',
  ir: 'on injured reserve',
  rookie: 'in the rookie bank',
};

const BEGINS: Readonly<
  Record<LineupRules['period'], (begins: { weekday: number; dates: MonthDays | null }) => string>
> = {
  day: () => 'on any day',
  week: ({ weekday }) => `on ${weekdayWord(weekday)}s`,
  month: ({ dates }) => (dates === null ? 'on certain days of the month' : `on ${monthDaysWords(dates)} of a month`),
};

interface LongChanges {
  readonly came: number;
  readonly moved: number;
  readonly limit: number;
  readonly from: string;
  readonly to: string;
}

/** `money`: `has` and `most` are dollars of cap, otherwise players. */
interface LeadingBids {
  readonly team: string;
  readonly auctions: number;
  readonly money: boolean;
  readonly has: number;
  readonly most: number;
}

export const TEAMS_REFUSALS = {
  retentionOff: ({ player }: { readonly player: string }) => ({
    message: 'This league does not allow retained salary.',
    fix: `Take the retained salary of ${player} out of the trade.`,
  }),
  retentionPercent: ({
    percent,
    player,
    most,
  }: {
    readonly percent: number;
    readonly player: string;
    readonly most: number;
  }) => ({
    message: `${percent} % of ${player} is more than the ${most} % that may be retained.`,
    fix: `Retain 1 to ${most} %.`,
  }),
  retentionDollars: (wrong: {
    readonly dollars: number;
    readonly player: string;
    readonly most: number;
    readonly limit: number;
  }) => ({
    message: `${formatMoney(wrong.dollars)} of ${wrong.player} is more than the ${wrong.most} % that may be retained, which is ${formatMoney(wrong.limit)}.`,
    fix: `Retain $1 to ${formatMoney(wrong.limit)}.`,
  }),
  retainedTwice: ({ player }: { readonly player: string }) => ({
    message: `Two teams retain salary of ${player} already.`,
    fix: 'Trade the player without retaining.',
  }),
  retainedTooMuch: ({
    total,
    player,
    most,
    left,
    team,
  }: {
    readonly total: number;
    readonly player: string;
    readonly most: number;
    readonly left: number;
    readonly team: string;
  }) => ({
    message: `${total} % of ${player} would be retained in all; ${most} % is the most.`,
    fix: left > 0 ? `${team} can retain ${left} %.` : 'Trade the player without retaining.',
  }),
  'retainedTooMuch.dollars': (retained: {
    readonly total: number;
    readonly player: string;
    readonly most: number;
    readonly limit: number;
    readonly left: number;
    readonly team: string;
  }) => ({
    message: `${formatMoney(retained.total)} of ${retained.player} would be retained in all; ${formatMoney(retained.limit)} (${retained.most} %) is the most.`,
    fix:
      retained.left > 0
        ? `${retained.team} can retain ${formatMoney(retained.left)}.`
        : 'Trade the player without retaining.',
  }),
  'retainedOverWhole.dollars': (retained: {
    readonly total: number;
    readonly player: string;
    readonly limit: number;
    readonly left: number;
  }) => ({
    message: `${formatMoney(retained.total)} of ${retained.player} would be retained in all, more than the whole contract (${formatMoney(retained.limit)}).`,
    fix: retained.left > 0 ? `Retain at most ${formatMoney(retained.left)}.` : 'Trade the player without retaining.',
  }),
  retainedOverWhole: (retained: { readonly total: number; readonly player: string; readonly left: number }) => ({
    message: `${retained.total} % of ${retained.player} would be retained in all, more than the whole contract.`,
    fix: retained.left > 0 ? `Retain at most ${retained.left} %.` : 'Trade the player without retaining.',
  }),
  leadingBids: ({ team, auctions, money, has, most }: LeadingBids) => ({
    message: `${team} leads ${many(auctions, 'auction')}. With ${auctions === 1 ? 'that player' : 'those players'} it would ${money ? `use ${formatMoney(has)} of ${formatMoney(most)} cap` : `have ${many(has, 'player')} where ${most} ${most === 1 ? 'is' : 'are'} allowed`}.`,
    fix: `Take ${money ? 'less salary' : 'fewer players'}, or wait until ${auctions === 1 ? 'the auction has ended' : 'the auctions have ended'}.`,
  }),
  heldPlayer: ({
    player,
    first,
    days,
  }: {
    readonly player: string;
    readonly first: string;
    readonly days: number;
  }) => ({
    message: `${player} was added recently. In this league an added player may be dropped after ${many(days, 'day')}, here from ${dayWords(first)}.`,
    fix: `Drop another player, or wait until ${dayWords(first)}.`,
  }),
  retainedTooSoon: ({
    player,
    last,
    day,
    days,
  }: {
    readonly player: string;
    readonly last: string;
    readonly day: string;
    readonly days: number;
  }) => ({
    message: `The salary of ${player} was last retained on ${dayWords(last)}. It can be retained again ${many(days, 'day')} later, on ${dayWords(day)}.`,
    fix: `Trade ${player} without retaining, or wait until ${dayWords(day)}.`,
  }),
  retainedBefore: ({
    team,
    player,
    day,
  }: {
    readonly team: string;
    readonly player: string;
    readonly day: string;
  }) => ({
    message: `${team} retained salary of ${player} and may not have them back before ${dayWords(day)}.`,
    fix: `Wait until ${dayWords(day)}, or leave them out.`,
  }),
  comingMinimum: ({
    problems,
    fixes,
  }: {
    readonly problems: readonly string[];
    readonly fixes: readonly string[];
  }) => ({
    message: problems.join(' '),
    fix: `${fixes.join(' ')} Or confirm that you want it anyway.`,
  }),
  wrongPlace: ({ player, place }: { readonly player: string; readonly place: Place }) => ({
    message: `${player} is ${PLACE_WORDS[place]}.`,
    fix: 'Reload the team page.',
  }),
  notInjured: ({ player, status }: { readonly player: string; readonly status: string }) => ({
    message: `${player} is ${status}. Only players with the status IR, LTIR or Out can go on injured reserve.`,
    fix: 'Wait for an injury status, or ask your commissioner to set one.',
  }),
  noRookieBank: () => ({ message: 'This league has no rookie bank.', fix: 'Keep the player on the active roster.' }),
  notARookie: ({ player }: { readonly player: string }) => ({
    message: `${player} is no longer a rookie.`,
    fix: 'Keep this player on the active roster, or drop them.',
  }),
  broughtUp: ({ player }: { readonly player: string }) => ({
    message: `${player} was brought up from the rookie bank; in this league no player goes back.`,
    fix: 'Keep this player on the active roster, drop them, or trade them.',
  }),
  waiversRest: ({ player }: { readonly player: string }) => ({
    message: `${player} can be sent down only through waivers, and there are none between two seasons.`,
    fix: 'Wait until the season has begun.',
  }),
  playedTooMuch: ({
    player,
    games,
    most,
  }: {
    readonly player: string;
    readonly games: number;
    readonly most: number;
  }) => ({
    message: `${player} has played ${many(games, 'NHL game')} this season; with more than ${most} a player stays up.`,
    fix: 'Keep this player on the active roster, or drop them.',
  }),
  mustComeUp: ({ players }: { readonly players: readonly string[] }) => ({
    message: `${players.join(' and ')} had to come up from the rookie bank.`,
    fix: 'Promote or drop them first, or in the same move.',
  }),
  alreadyHere: ({ player }: { readonly player: string }) => ({
    message: `${player} is on this team already.`,
    fix: 'Choose another player.',
  }),
  notOnTeam: ({ team }: { readonly team: string }) => ({
    message: `This player is not on ${team}.`,
    fix: 'Reload the team page.',
  }),
  healthyOnIr: ({ players }: { readonly players: readonly string[] }) => ({
    message: `${players.join(' and ')} ${players.length === 1 ? 'is' : 'are'} healthy and still on injured reserve.`,
    fix: 'Activate or drop them first, or in the same move.',
  }),
  irOverdue: ({ players, problem }: { readonly players: readonly string[]; readonly problem: string }) => ({
    message: `${players.join(' and ')} had to leave injured reserve and ${players.length === 1 ? 'counts' : 'count'} as active. ${problem}`,
    fix: 'Until the team is legal, make only moves that reduce this.',
  }),
  lineupsOff: () => ({
    message: 'This league plays without line-ups: every active player earns points.',
    fix: 'Your commissioner can switch line-ups on in the settings.',
  }),
  lineupLocked: (lock: {
    readonly day: string;
    readonly at: number;
    readonly open: string;
    readonly timeZone: string;
  }) => ({
    message: `The line-up of ${dayWords(lock.day)} has been locked since ${momentWords(lock.at, lock.timeZone)}.`,
    fix: `Set the line-up from ${dayWords(lock.open)} on.`,
  }),
  lineupPlaceLocked: (lock: {
    readonly player: string;
    readonly at: number;
    readonly timeZone: string;
    readonly place: string | null;
  }) => ({
    message: `${lock.player} has been locked since their game began, ${momentWords(lock.at, lock.timeZone)}.`,
    fix:
      lock.place === null
        ? 'Leave them among the reserves. They can come into the next day’s line-up.'
        : `Leave them in their ${lock.place.toLowerCase()} place. The next day’s line-up can be without them.`,
  }),
  lineupMoved: ({ day }: { readonly day: string }) => ({
    message: `The line-up of ${dayWords(day)} has changed since you loaded it.`,
    fix: 'Load it again and make your change there.',
  }),
  lineupNotThen: ({ day, at, timeZone }: { readonly day: string; readonly at: number; readonly timeZone: string }) => ({
    message: `One of these players was not on the active roster of this team when that of ${dayWords(day)} was decided, ${momentWords(at, timeZone)}.`,
    fix: 'Choose from those who were, or set the next day’s line-up.',
  }),
  lineupBegin: ({
    day,
    period,
    weekday = 0,
    dates = null,
    open,
  }: {
    readonly day: string;
    readonly period: LineupRules['period'];
    /** In days after Monday. */
    readonly weekday?: number;
    readonly dates?: MonthDays | null | undefined;
    readonly open: string;
  }) => ({
    message: `Line-ups of this league begin ${BEGINS[period]({ weekday, dates })}, and ${dayWords(day)} is not one of them.`,
    fix: `Set it from ${dayWords(open)} on.`,
  }),
  lineupNotActive: () => ({
    message: 'One of these players is not on the active roster of this team.',
    fix: 'Load the line-up again and choose from its active players.',
  }),
  lineupTwice: ({ player }: { readonly player: string }) => ({
    message: `${player} is in two places.`,
    fix: 'Take them out of one.',
  }),
  lineupFit: ({
    player,
    detail,
    place,
  }: {
    readonly player: string;
    readonly detail: string;
    readonly place: string;
  }) => ({
    message: `${player} plays ${detail} and cannot take a ${place.toLowerCase()} place.`,
    fix: 'Choose a place for their position.',
  }),
  lineupFull: ({
    place,
    count,
    limit,
  }: {
    readonly place: string;
    readonly count: number;
    readonly limit: number;
  }) => ({
    message: `${many(count, 'player')} ${count === 1 ? 'is' : 'are'} in ${place.toLowerCase()} places, but the line-up has ${limit}.`,
    fix: `Take ${count - limit} of them out.`,
  }),
  lineupChanges: (over: {
    readonly came: number;
    readonly moved: number;
    readonly limit: number;
    readonly week: string;
  }) => ({
    message: `${many(over.came, 'player')} would come into the line-up, after ${over.moved} earlier in the week of ${dayWords(over.week)}; ${many(over.limit, 'change is', 'changes are')} allowed in a week.`,
    fix: `Change ${Math.max(0, over.limit - over.moved)} at most, or begin the line-up in the week after.`,
  }),
  'lineupChanges.month': (over: LongChanges) => ({
    message: `${many(over.came, 'player')} would come into the line-up, after ${over.moved} in other line-ups that begin from ${dayWords(over.from)} to ${dayWords(over.to)}; ${many(over.limit, 'change is', 'changes are')} allowed in a month.`,
    fix: `Change ${Math.max(0, over.limit - over.moved)} at most, or begin the line-up in the month after.`,
  }),
  'lineupChanges.season': (over: LongChanges) => ({
    message: `${many(over.came, 'player')} would come into the line-up, after ${over.moved} in the season’s other line-ups; ${many(over.limit, 'change is', 'changes are')} allowed in a season.`,
    fix: `Change ${Math.max(0, over.limit - over.moved)} at most. The next season’s changes count from zero.`,
  }),
};
