import { formatMoney } from '@crease/core/money.js';
import { commissionerOnly } from '../../platform/platform.refusals.en.js';

const NEW_OFFER = 'Make a new offer.';
const notReversible = (against: readonly string[]): string => `This trade cannot be reversed: ${against.join(' ')}`;

export const TRADES_REFUSALS = {
  'forbidden.enter': () => commissionerOnly('enter a trade for two teams'),
  'forbidden.reverse': () => commissionerOnly('reverse a trade'),
  'forbidden.block': () => ({
    message: 'Only its manager can write the trade block of a team.',
    fix: 'Write the one of your own team.',
  }),
  'forbidden.build': () => ({
    message: 'You can only build trades of your own team.',
    fix: 'Open the trade from your team page.',
  }),
  'forbidden.offer': () => ({
    message: 'You can only offer what your own team has.',
    fix: 'Open the trade from your team page.',
  }),
  notOnTeam: () => ({
    message: 'Only players of your own team can be on your trade block.',
    fix: 'Reload the page.',
  }),
  pickNotOwned: () => ({
    message: 'Only picks of your own team can be on your trade block.',
    fix: 'Reload the page.',
  }),
  'assetGone.player': ({ player }: { readonly player: string }) => ({
    message: `${player} is no longer on the team that gives them.`,
    fix: NEW_OFFER,
  }),
  'assetGone.draft': () => ({
    message: 'A draft pick no longer belongs to the team that gives it.',
    fix: NEW_OFFER,
  }),
  'assetGone.free': () => ({
    message: 'An FA pick has been used, has expired, or belongs to another team.',
    fix: NEW_OFFER,
  }),
  'assetGone.budget': ({ amount, season }: { readonly amount: number; readonly season: string }) => ({
    message: `The team that gives ${formatMoney(amount)} of its bid budget of ${season} no longer has it.`,
    fix: NEW_OFFER,
  }),
  'assetGone.capSpace': ({ amount, season }: { readonly amount: number; readonly season: string }) => ({
    message: `${formatMoney(amount)} of cap space in ${season} ended with the season.`,
    fix: NEW_OFFER,
  }),
  'assetGone.retained': () => ({ message: 'The player whose salary is retained is unknown.', fix: NEW_OFFER }),
  'assetGone.moved': () => ({ message: 'A player who was to be moved is no longer on the team.', fix: NEW_OFFER }),
  conditionSettled: () => ({ message: 'This condition has been settled.', fix: 'Reload the ledger.' }),
  holdsPlayer: ({ player, team }: { readonly player: string; readonly team: string }) => ({
    message: `${player} is on ${team} again, which pays all of the contract.`,
    fix: 'Settle it as not met.',
  }),
  /** `instead`: next year's pick replaces it. */
  pickUsed: ({ instead }: { readonly instead: boolean }) => ({
    message: 'The draft pick has been used meanwhile.',
    fix: instead
      ? 'Settle it as not met: next year’s pick goes instead.'
      : 'Settle it as not met, and let the teams agree on something else.',
  }),
  offerExpired: () => ({ message: 'This offer has expired.', fix: 'Ask for a new one.' }),
  /** `lines`: the changes, the most serious first. */
  offerChanged: ({ lines }: { readonly lines: readonly string[] }) => ({
    message:
      lines.length === 0
        ? 'Something in this trade has changed since you opened it.'
        : `This has changed since you opened the trade: ${lines.slice(0, 3).join('; ')}${lines.length > 3 ? `, and ${lines.length - 3} more` : ''}.`,
    fix: 'Look at it again, then accept.',
  }),
  /** `overridable`: a commissioner can override all objections. */
  notReversible: ({
    against,
    overridable,
  }: {
    readonly against: readonly string[];
    readonly overridable: boolean;
  }) => ({
    message: notReversible(against),
    fix: overridable ? 'Override the rules, or mend this first.' : 'Enter a new trade instead.',
  }),
  'notReversible.vote': ({ against }: { readonly against: readonly string[] }) => ({
    message: notReversible(against),
    fix: 'Ask a commissioner to undo what has followed it, then vote.',
  }),
  reviewOver: () => ({ message: 'The review is over; the trade is being executed.', fix: 'Reload the trade.' }),
  tooManyOffers: ({ most }: { readonly most: number }) => ({
    message: `You have ${most} open offers, the most at once.`,
    fix: 'Withdraw one first.',
  }),
  'invalid.counter': ({ team }: { readonly team: string }) => ({
    message: 'A counter-offer goes back to the team that made the offer.',
    fix: `Make it to ${team}.`,
  }),
  noManager: ({ team }: { readonly team: string | null }) => ({
    message: `${team ?? 'This team'} has no manager who could answer.`,
    fix: 'Ask your commissioner to enter the trade.',
  }),
  sameTeam: () => ({ message: 'A trade is between two teams.', fix: 'Choose another team.' }),
  frozen: () => ({
    message: 'Something in this trade is promised in another trade.',
    fix: 'Wait until it is free again, or leave it out.',
  }),
};
