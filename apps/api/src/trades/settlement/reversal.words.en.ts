import { formatMoney } from '@crease/core/money.js';
import type { DraftType } from '@crease/core/draft-type.js';

/** Names a pick as the subject of an objection. */
type Pick = { readonly season: string; readonly type: DraftType; readonly round: number } | { readonly week: number };

const called = (pick: Pick): string =>
  'week' in pick ? `The FA pick of week ${pick.week}` : `The pick ${pick.season} ${pick.type}, round ${pick.round}`;
const named = (name: string | undefined): string => name ?? 'A player';

interface Player {
  readonly name: string | undefined;
}
interface OfTeam {
  readonly team: string;
}
interface OfPick {
  readonly pick: Pick;
}

/** Why a trade cannot be reversed. */
export const REVERSAL_OBJECTIONS = {
  /** `team` is null for a free agent. */
  playerMoved: ({ name, team }: Player & { readonly team: string | null }) =>
    `${named(name)} is now ${team === null ? 'a free agent' : `on ${team}`}.`,
  playerPromised: ({ name }: Player) => `${named(name)} is promised in another trade.`,
  playerGone: ({ name, team }: Player & OfTeam) => `${named(name)} is no longer on ${team}.`,
  /** `team` is null when another team added the player at this moment. */
  droppedTaken: ({ name, team }: Player & { readonly team: string | null }) =>
    `${named(name)}, who was dropped in the trade, is now on ${team ?? 'another team'}.`,
  draftPickGone: () => 'A draft pick of the trade no longer exists.',
  faPickGone: () => 'An FA pick of the trade no longer exists.',
  pickUsed: ({ pick }: OfPick) => `${called(pick)} has been used.`,
  pickMoved: ({ pick, team }: OfPick & OfTeam) => `${called(pick)} now belongs to ${team}.`,
  pickPromised: ({ pick }: OfPick) => `${called(pick)} is promised in another trade.`,
  pickLost: ({ pick, team }: OfPick & OfTeam) => `${called(pick)} no longer belongs to ${team}.`,
  pickForfeited: ({ pick }: OfPick) => `${called(pick)} was forfeited.`,
  pickExpired: ({ pick }: OfPick) => `${called(pick)} has expired.`,
  budgetSpent: ({ team, amount, left }: OfTeam & { readonly amount: number; readonly left: number }) =>
    `${team} has ${formatMoney(left)} left of the ${formatMoney(amount)} that it got for bids.`,
  budgetsEnded: () => 'Bids in this league are no longer paid from a budget.',
  budgetOver: ({ season }: { readonly season: string }) => `The budget for bids of ${season} is over.`,
  capSpaceOver: ({ season }: { readonly season: string }) => `The cap space of ${season} ended with the season.`,
  conditionSettled: ({ asset }: { readonly asset: string }) => `The condition on ${asset} was settled and carried out.`,
  retainedWhole: ({ name, percent }: { readonly name: string; readonly percent: number }) =>
    `${Math.round(percent * 100) / 100} % of ${name} would be retained in all, more than the whole contract.`,
};
