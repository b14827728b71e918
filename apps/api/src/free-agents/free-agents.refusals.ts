import { dayPlus, dayWords } from '@crease/core/calendar.js';
import { formatMoney } from '@crease/core/money.js';
import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { refusalsIn } from '@crease/core/refusals.js';
import { many } from '@crease/core/text.rules.js';
import { commissionerOnly } from '../platform/platform.refusals.en.js';
import { FREE_AGENTS_REFUSALS as fr } from './free-agents.refusals.fr.js';

interface Pick {
  readonly week: number;
  /** Its original team. */
  readonly team: string;
}

const named = ({ week, team }: Pick): string => `The week ${week} free-agent pick of ${team}`;

interface Spending {
  readonly amount: number;
  readonly left: number;
}

interface Rest {
  readonly lastDay: string;
  /** The day on which the next season is expected to start. */
  readonly opens: string;
}

const openWords = (opens: string): string =>
  `Free agents open again when the next season starts, usually on ${dayWords(opens)}.`;

interface UsedAdds {
  readonly team: string;
  readonly adds: number;
  readonly most: number;
  /** Adds of `most` that the team has won. */
  readonly won?: number;
  /** Drops of this move, in leagues that count drops; `adds` then includes those that were made. */
  readonly drops?: number;
}

const usedWords = ({ adds, drops }: UsedAdds): string =>
  drops === undefined ? `has added ${many(adds, 'player')}` : `has made ${many(adds, 'add or drop', 'adds and drops')}`;
const moreWords = ({ drops = 0 }: UsedAdds): string =>
  drops === 0 ? '' : ` This move makes ${1 + drops} more, because drops count.`;
/** Advice where the add alone would be allowed. */
const withoutDrop = ({ adds, most, drops = 0 }: UsedAdds): string =>
  drops > 0 && adds < most ? 'Add the player without a drop. ' : '';

interface Sale {
  readonly player: string;
  /** Name of the team that got the player. */
  readonly team: string;
  readonly price: number;
}

export const FREE_AGENTS_REFUSALS = {
  pickUsed: (pick: Pick) => ({ message: `${named(pick)} has been used.`, fix: 'Forfeit a pick that is still open.' }),
  frozen: (pick: Pick) => ({
    message: `${named(pick)} is part of an accepted trade and cannot be forfeited.`,
    fix: 'Forfeit another pick, or veto the trade.',
  }),
  pickExpired: (pick: Pick) => ({
    message: `${named(pick)} has expired.`,
    fix: 'Choose a pick of this week or a later one.',
  }),
  'forbidden.noTeam': () => ({ message: 'You have no team in this league.', fix: 'Name the team you act for.' }),
  playerTaken: ({ player, holder }: { readonly player: string; readonly holder: string }) => ({
    message: `${player} is on ${holder}.`,
    fix: 'Choose another player.',
  }),
  notPlayable: ({ player }: { readonly player: string }) => ({
    message: `${player} does not play any more.`,
    fix: 'Choose another player.',
  }),
  notInSeason: ({ player }: { readonly player: string }) => ({
    message: `${player} cannot be added: free agents are added in season. Before it, teams below a position minimum can add players from the day after the last draft.`,
    fix: 'Wait until then.',
  }),
  'notInSeason.opens': ({ player, day }: { readonly player: string; readonly day: string }) => ({
    message: `${player} cannot be added yet: teams below a position minimum may add free agents from ${dayWords(day)}.`,
    fix: 'Wait until then.',
  }),
  'notInSeason.enough': (enough: {
    readonly player: string;
    readonly team: string;
    readonly has: number;
    readonly least: number;
    readonly position: Position;
  }) => ({
    message: `${enough.player} cannot be added: before the season free agents only fill position minimums, and ${enough.team} has ${enough.has} of ${enough.least} ${POSITION_WORDS[enough.position][enough.least === 1 ? 0 : 1]}.`,
    fix: 'Wait until the season begins.',
  }),
  'notInSeason.moved': ({ player }: { readonly player: string }) => ({
    message: `${player} must stay on the active roster: before the season free agents only fill position minimums.`,
    fix: 'Add the player without moving them.',
  }),
  playoffsFreeze: ({ lastDay, opens }: Rest) => ({
    message: `The regular season ended on ${dayWords(lastDay)}: rosters are frozen, and no player can be added until the league’s season is over.`,
    fix: `${openWords(opens)} Your commissioner can add a player with a reason.`,
  }),
  'playoffsFreeze.claim': ({ lastDay, opens, decided }: Rest & { readonly decided: string }) => ({
    message: `The claim would be decided ${decided}, and rosters are frozen after the regular season’s last day, ${dayWords(lastDay)}.`,
    fix: openWords(opens),
  }),
  seasonAdds: (used: UsedAdds) => ({
    message: `${used.team} ${usedWords(used)} this season; ${used.most} ${used.most === 1 ? 'is' : 'are'} allowed${used.won === undefined ? '' : `, including ${used.won} that the team won`}.${moreWords(used)}`,
    fix: `${withoutDrop(used)}Trade for players. Your commissioner can add one with a reason.`,
  }),
  periodAdds: ({ lastDay, ...used }: UsedAdds & { readonly lastDay: string }) => ({
    message: `${used.team} ${usedWords(used)} in the matchup period until ${dayWords(lastDay)}; ${used.most} ${used.most === 1 ? 'is' : 'are'} allowed.${moreWords(used)}`,
    fix: `${withoutDrop(used)}Add the player after ${dayWords(lastDay)}. Your commissioner can add one with a reason.`,
  }),
  dayAdds: ({ day, ...used }: UsedAdds & { readonly day: string }) => ({
    message: `${used.team} ${usedWords(used)} on ${dayWords(day)}; ${used.drops === undefined ? many(used.most, 'player') : used.most} a day ${used.most === 1 ? 'is' : 'are'} allowed.${moreWords(used)}`,
    fix: `${withoutDrop(used)}Add the player from ${dayWords(dayPlus(day, 1))} on. Your commissioner can add one with a reason.`,
  }),
  onWaivers: ({ player, until }: { readonly player: string; readonly until: string }) => ({
    message: `${player} is on waivers until ${until}.`,
    fix: 'Claim the player; the claim is decided then.',
  }),
  'notOnWaivers.named': ({ player }: { readonly player: string }) => ({
    message: `${player} is not on waivers.`,
    fix: 'If no team has the player, add them as a free agent.',
  }),
  'noFaPick.claim': ({ team }: { readonly team: string }) => ({
    message: `${team} has no free-agent pick for the week in which the claim is decided.`,
    fix: 'Without a pick of that week the claim fails.',
  }),
  'noFaPick.add': ({ team, tradable }: { readonly team: string; readonly tradable: boolean }) => ({
    message: `${team} has no free-agent pick left this week.`,
    fix: tradable ? 'Wait until Monday, or trade for a pick of this week.' : 'Wait until Monday.',
  }),
  weeklyPicks: () => ({
    message: 'This league adds free agents with weekly picks.',
    fix: 'Add the player with a pick, or claim a player on waivers.',
  }),
  bidsOutOfSeason: () => ({
    message: 'Bids for free agents are placed in season.',
    fix: 'Wait until the season begins.',
  }),
  notUnrestricted: ({ player }: { readonly player: string }) => ({
    message: `${player} can’t be auctioned now: in free agency only players whose contract has just ended can.`,
    fix: 'Choose an unrestricted free agent, or wait until the season begins.',
  }),
  nominationsOver: ({ player, until }: { readonly player: string; readonly until: string }) => ({
    message: `The auction of ${player} could be opened until ${until}.`,
    fix: 'Bid in an auction that is under way, or wait until the season begins.',
  }),
  belowMinimumBid: ({ amount, least }: { readonly amount: number; readonly least: number }) => ({
    message: `The bid is ${formatMoney(amount)}; the minimum is ${formatMoney(least)}.`,
    fix: `Bid ${formatMoney(least)} or more.`,
  }),
  overBudget: ({ amount, left }: Spending) => ({
    message: `The bid is ${formatMoney(amount)}; your team has ${formatMoney(left)} left this season.`,
    fix: `Bid ${formatMoney(left)} or less.`,
  }),
  'overBudget.lots': ({ amount, left, maxima }: Spending & { readonly maxima: number }) => ({
    message: `The maximum is ${formatMoney(amount)}; your team has ${formatMoney(left)} left, because the auctions that it leads may cost ${formatMoney(maxima)}.`,
    fix:
      left === 0
        ? 'Wait until another team leads one of them, or until one ends.'
        : `Bid ${formatMoney(left)} or less.`,
  }),
  overSpace: ({ amount, left }: Spending) => ({
    message: `The bid is ${formatMoney(amount)}; your team has cap space for a salary of ${formatMoney(left)}.`,
    fix:
      left === 0
        ? 'Make cap space first, or name a player to drop.'
        : `Bid ${formatMoney(left)} or less, or name a player to drop.`,
  }),
  'overSpace.lots': ({ amount, left, maxima }: Spending & { readonly maxima: number }) => ({
    message: `The maximum is ${formatMoney(amount)}; your team has cap space for a salary of ${formatMoney(left)}, because the auctions that it leads may cost ${formatMoney(maxima)}.`,
    fix:
      left === 0
        ? 'Wait until another team leads one of them, or name a player to drop.'
        : `Bid ${formatMoney(left)} or less, or name a player to drop.`,
  }),
  belowPrice: ({
    amount,
    price,
    least,
  }: {
    readonly amount: number;
    readonly price: number;
    readonly least: number;
  }) => ({
    message: `The maximum is ${formatMoney(amount)}; another team leads at ${formatMoney(price)}.`,
    fix: `Bid ${formatMoney(least)} or more.`,
  }),
  lowerMaximum: ({ amount, least }: { readonly amount: number; readonly least: number }) => ({
    message: `Your team leads with a maximum of ${formatMoney(least)}, and ${formatMoney(amount)} is less.`,
    fix: `Bid ${formatMoney(least)} or more.`,
  }),
  lotBidStands: () => ({
    message: 'A bid in an auction cannot be withdrawn.',
    fix: 'Ask a commissioner to stop the auction, or wait until another team leads it.',
  }),
  tooManyLots: ({ open, most }: { readonly open: number; readonly most: number }) => ({
    message: `Your team has opened ${many(open, 'auction')} that ${open === 1 ? 'is' : 'are'} under way; at most ${most} may be.`,
    fix: 'Bid in an auction that is under way, or wait until one of yours ends.',
  }),
  noLot: () => ({
    message: 'No auction of this player is under way.',
    fix: 'Reload the page.',
  }),
  soldByBid: ({ player, team, price }: Sale) => ({
    message: `${team} won ${player} for ${formatMoney(price)}.`,
    fix: 'Bid for another player.',
  }),
  bidDecided: ({ player }: { readonly player: string }) => ({
    message: `Your bid for ${player} has been decided: no bid could be accepted.`,
    fix: 'Place a new bid if no team has the player.',
  }),
  'bidDecided.sold': ({ player, team, price }: Sale) => ({
    message: `Your bid for ${player} has been decided: ${team} won the player for ${formatMoney(price)}.`,
    fix: 'Bid for another player.',
  }),
  bidsUnderway: ({ player }: { readonly player: string }) => ({
    message: `The bids for ${player} are being decided.`,
    fix: 'Reload the page in a minute.',
  }),
  tooManyBids: ({ open, most }: { readonly open: number; readonly most: number }) => ({
    message: `Your team has ${open} open bids; ${most} are allowed.`,
    fix: 'Withdraw a bid first.',
  }),
  'bidsUnderway.add': ({ player }: { readonly player: string }) => ({
    message: `The bids for ${player} are being decided.`,
    fix: 'Reload the page in a minute. If no bid wins the player, you can add them then.',
  }),
  bidOnly: ({ player }: { readonly player: string }) => ({
    message: `${player} cannot be added without a bid in this league.`,
    fix: 'Place a bid for the player.',
  }),
  gameStarted: ({ player, until }: { readonly player: string; readonly until: string }) => ({
    message: `${player} has played or is playing since the last run, so only a bid can add the player.`,
    fix: `Place a bid. The next run is ${until}.`,
  }),
  'onWaivers.bids': ({ player, until }: { readonly player: string; readonly until: string }) => ({
    message: `${player} was dropped. Bids for the player are decided ${until}.`,
    fix: 'Place a bid for the player.',
  }),
  noClaims: () => ({
    message: 'This league has bids for free agents, and no claims.',
    fix: 'Place a bid for the player.',
  }),
  retainedPlayer: ({
    team,
    player,
    days,
    limit,
  }: {
    readonly team: string;
    readonly player: string;
    readonly days: number;
    readonly limit: number;
  }) => ({
    message: `${team} retained salary of ${player} ${days} days ago and may not have them back for ${limit} days.`,
    fix: 'Choose another player.',
  }),
  cutEarlier: ({ team, player, last }: { readonly team: string; readonly player: string; readonly last: string }) => ({
    message: `${team} dropped ${player} and has dead cap for the contract through ${last}.`,
    fix: 'Choose another player. You could take back the contract only while the player was on waivers.',
  }),
  notOnWaivers: () => ({
    message: 'This player is not on waivers.',
    fix: 'If no team has the player, add them as a free agent.',
  }),
  'notOnTeam.drop': () => ({ message: 'The player to drop is not on your team.', fix: 'Choose one of your players.' }),
  'notOnTeam.move': () => ({ message: 'A player to move is not on your team.', fix: 'Choose players of your team.' }),
  claimsChanged: () => ({
    message: 'Your open claims have changed since you opened the list.',
    fix: 'Look at them again, then put them in order.',
  }),
  claimDecided: () => ({ message: 'This claim has been decided.', fix: 'Reload your claims.' }),
  'forbidden.stopLot': () => commissionerOnly('stop an auction'),
  'forbidden.bid': () => ({ message: 'You have no team in this league.', fix: 'Only managers bid for players.' }),
  'forbidden.claim': () => ({ message: 'You have no team in this league.', fix: 'Only managers claim players.' }),
  'forbidden.forfeit': () => commissionerOnly('forfeit a free-agent pick'),
  'forbidden.status': () => commissionerOnly("set a player's status"),
};

export const { refusal, refuse } = refusalsIn('api/free-agents', { en: FREE_AGENTS_REFUSALS, fr });
