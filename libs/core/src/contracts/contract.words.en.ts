import { formatMoney } from '../money.js';
import type { Season } from '../season.js';
import { listed, many } from '../text.rules.js';
import type { Terms } from './contract.words.js';

/** `$2,500,000 through 2027-28`, `$950,000 through 2028-29, entry-level` */
export const termsWords = ({ salary, last, kind }: Pick<Terms, 'salary' | 'last' | 'kind'>): string =>
  `${formatMoney(salary)} through ${last}${kind === 'entry-level' ? ', entry-level' : ''}`;

export const CONTRACT_LINES = {
  'contract.set': ({
    name,
    team,
    before,
    ...terms
  }: Terms & { readonly name: string; readonly team: string; readonly before: Terms | null }) =>
    before === null
      ? `The commissioner gave ${name} (${team}) a contract: ${termsWords(terms)}.`
      : `The commissioner changed the contract of ${name} (${team}) from ${termsWords(before)} to ${termsWords(terms)}.`,
  'contract.removed': ({ name, team, ...terms }: Terms & { readonly name: string; readonly team: string }) =>
    `The commissioner removed the contract of ${name} (${team}): ${termsWords(terms)}.`,
  'contract.signed': ({
    name,
    team,
    years,
    ...terms
  }: Terms & { readonly name: string; readonly team: string; readonly years: number }) =>
    `${team} signed ${name} for ${many(years, 'season')}: ${termsWords(terms)}.`,
  'contract.ended': ({
    team,
    season,
    names,
  }: {
    readonly team: string;
    readonly season: Season;
    readonly names: readonly string[];
  }) => `${listed(names)} left ${team}: no contract for ${season}.`,
};
