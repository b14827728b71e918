import type { DraftType } from '../../draft-type.js';
import { leastSalary, salaryStep } from '../salaries/salary.rules.js';
import { SETTINGS } from '../settings.table.js';
import type { LeagueSettings } from '../settings.values.js';

interface AuctionSettings {
  readonly budget: number;
  readonly minimum: number;
  readonly raise: number;
  readonly bidSeconds: number;
  readonly salaries?: true;
  /** Where prices become salaries: each is a multiple of it. */
  readonly step?: number;
}

type AuctionKey =
  | 'salaries'
  | 'salary_minimum'
  | 'salary_step'
  | 'contract_signing'
  | 'draft_form'
  | 'auction_budget'
  | 'auction_minimum'
  | 'auction_raise'
  | 'auction_bid_seconds';
type AuctionChoice = { readonly [Key in AuctionKey]?: LeagueSettings[Key] | null };

/**
 * The rules of the league's auction; null when teams take turns to pick. Where prices become salaries, the opening bid
 * is a salary that the league allows, and raises keep to the step of salaries.
 */
export function auctionRules(settings: AuctionChoice, type: DraftType): AuctionSettings | null {
  if (type !== 'general' || settings.draft_form !== 'auction') return null;
  const rules = {
    budget: settings.auction_budget ?? SETTINGS.auction_budget.default,
    minimum: settings.auction_minimum ?? SETTINGS.auction_minimum.default,
    raise: settings.auction_raise ?? SETTINGS.auction_raise.default,
    bidSeconds: settings.auction_bid_seconds ?? SETTINGS.auction_bid_seconds.default,
  };
  if (settings.salaries !== 'own' || settings.contract_signing !== 'managers') return rules;
  const stored = {
    salary_minimum: settings.salary_minimum ?? undefined,
    salary_step: settings.salary_step ?? undefined,
  };
  const step = salaryStep(stored);
  return {
    ...rules,
    minimum: Math.max(leastSalary(stored), roundUp(rules.minimum, step)),
    raise: roundUp(rules.raise, step),
    salaries: true,
    step,
  };
}

const roundUp = (amount: number, step: number): number => Math.ceil(amount / step) * step;

export const nominationSeconds = (settings: Partial<LeagueSettings>): number =>
  settings.auction_nomination_seconds ?? SETTINGS.auction_nomination_seconds.default;
