import type { LeagueSettings } from '../leagues/league.rules.js';
import { formatMoney } from '../money.js';
import { many } from '../text.rules.js';
import { entrySalary, signingRules } from './signing.rules.js';

const length = (least: number, most: number): string =>
  least === most ? many(least, 'season') : `${least} to ${many(most, 'season')}`;

/** The rulebook's rule about contracts that managers sign. */
export function signingWords(settings: LeagueSettings): string {
  const rules = signingRules(settings);
  if (rules === null)
    return settings.salaries === 'own'
      ? 'Commissioners set the contracts of players.'
      : 'Contracts are those of the NHL, so teams sign none.';
  const { salary, least, most, days, years, slots, entrySeasons } = rules;
  const [first, second] = [1, 2].map((round) => entrySalary(settings, round));
  return [
    `A player whom a team adds or drafts gets a contract for ${salary === 'nhl' ? 'the NHL cap hit' : 'the minimum salary'}. A player bought in an auction draft gets one for the price.`,
    `The manager has ${many(days, 'day')} to choose its length: ${length(least, most)}. After that it is ${many(least, 'season')}.`,
    ...(years === 0
      ? []
      : [
          `A longer contract is refused when the seasons left in the team’s contracts would add up to more than ${years}.`,
        ]),
    ...(slots === 0 ? [] : [`A team signs players beyond the season until it has ${many(slots, 'such contract')}.`]),
    `A player of a rookie draft gets an entry-level contract of ${many(entrySeasons, 'season')} with the call-up: ${formatMoney(first ?? 0)} in the first round${first === second ? ' and all others' : `, ${formatMoney(settings.entry_step ?? 0)} less in each later round and never below the minimum`}.`,
  ].join(' ');
}
