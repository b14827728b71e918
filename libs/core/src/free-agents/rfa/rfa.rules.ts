import type { LeagueSettings } from '../../leagues/league.rules.js';
import { CONTRACTS } from '../../leagues/settings/contracts.settings.js';
import type { Dollars } from '../../money.js';
import { startYear, type Season } from '../../season.js';

/* Restricted free agents of leagues with their own salaries (docs/rules.md, Restricted free agents). */

type RfaKey = 'salaries' | 'rfa' | 'rfa_days' | 'rfa_match_hours' | 'sign_least' | 'sign_most';
export type RfaSettings = { readonly [Key in RfaKey]?: LeagueSettings[Key] | null };

export interface RfaRules {
  /** Days in which other teams make offers. */
  readonly days: number;
  /** Hours that the former team has to match the best offer. */
  readonly matchHours: number;
  /** Seasons of the shortest and of the longest contract in an offer. */
  readonly least: number;
  readonly most: number;
}

/** Null in leagues without restricted free agents. */
export function rfaRules(settings: RfaSettings): RfaRules | null {
  if (settings.salaries !== 'own' || (settings.rfa ?? 'off') === 'off') return null;
  const least = settings.sign_least ?? CONTRACTS.sign_least.default;
  return {
    days: settings.rfa_days ?? CONTRACTS.rfa_days.default,
    matchHours: settings.rfa_match_hours ?? CONTRACTS.rfa_match_hours.default,
    least,
    most: Math.max(least, settings.sign_most ?? CONTRACTS.sign_most.default),
  };
}

export interface RfaOffer {
  readonly id: string;
  readonly teamId: string;
  readonly salary: Dollars;
  readonly years: number;
}

/**
 * Offers in the order in which they count: the higher salary, then more seasons, then the team that comes first in
 * `order`.
 */
export function inOrderOfOffers<Offer extends RfaOffer>(offers: readonly Offer[], order: readonly string[]): Offer[] {
  const place = (teamId: string) => {
    const at = order.indexOf(teamId);
    return at < 0 ? order.length : at;
  };
  return [...offers].sort(
    (a, b) =>
      b.salary - a.salary ||
      b.years - a.years ||
      place(a.teamId) - place(b.teamId) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** The day on which free agency begins without a commissioner after a season: contracts end on 30 June. */
export const freeAgencyDay = (season: Season): string => `${startYear(season) + 1}-07-01`;
