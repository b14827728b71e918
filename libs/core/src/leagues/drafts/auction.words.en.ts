import { formatMoney } from '../../money.js';
import { many } from '../../text.rules.js';
import type { LeagueSettings } from '../settings.values.js';
import { SETTINGS } from '../settings.table.js';
import { auctionRules, nominationSeconds } from './auction.rules.js';
import { slotSalaries, slotSalary } from '../salaries/slot-salaries.rules.js';

/** The salaries that rounds set. */
function slotWords(settings: LeagueSettings): string[] {
  const table = slotSalaries(settings, 'general');
  if (table === null) return [];
  const { first, step, least } = table;
  const seasons = settings.slot_seasons ?? SETTINGS.slot_seasons.default;
  return [
    `The round of a pick sets the player’s salary: ${formatMoney(slotSalary(table, 1))} in the first round${step === 0 || first <= least ? ' and all others' : `, ${formatMoney(step)} less in each later round and never below ${formatMoney(least)}`}.`,
    settings.contract_signing !== 'managers'
      ? `The contract is for ${many(seasons, 'season')}.`
      : 'The manager chooses its length.',
    'Keepers keep their own contracts.',
  ];
}

/** The rulebook's sentence about the form of the general draft. */
export const auctionWords = (settings: LeagueSettings): string => {
  const rules = auctionRules(settings, 'general');
  if (rules === null) return ['In the general draft teams pick in turn.', ...slotWords(settings)].join(' ');
  const { budget, minimum, raise, bidSeconds } = rules;
  return [
    `The general draft is an auction. Each team has a budget of ${formatMoney(budget)} and fills one place per round.`,
    `In draft order a team nominates a player within ${many(nominationSeconds(settings), 'second')}, which is an opening bid of ${formatMoney(minimum)}; without a nomination the player comes from its queue, or is the best-ranked one it may have.`,
    `Each bid is at least ${formatMoney(raise)} higher and restarts a clock of ${many(bidSeconds, 'second')}; when it has run out, the hammer falls and the leading team gets the player.`,
    `A bid counts when it reaches the server before the hammer. A team keeps ${formatMoney(minimum)} for every other open place, and the player must fit under the cap and on the roster.`,
    'The draft ends when every team is full or cannot bid.',
  ].join(' ');
};
