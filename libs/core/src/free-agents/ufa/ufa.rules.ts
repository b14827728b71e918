import type { LeagueSettings } from '../../leagues/league.rules.js';
import { CONTRACTS } from '../../leagues/settings/contracts.settings.js';

/* Unrestricted free agents of leagues with their own salaries (docs/rules.md, Unrestricted free agents). */

type UfaKey = 'salaries' | 'free_agents' | 'ufa_days';
export type UfaSettings = { readonly [Key in UfaKey]?: LeagueSettings[Key] | null };

/** Days in which teams can open auctions of players whose contract has ended. Null without such auctions. */
export function ufaDays({ salaries, free_agents: market, ufa_days }: UfaSettings): number | null {
  const days = ufa_days ?? CONTRACTS.ufa_days.earlier;
  return salaries === 'own' && market === 'auctions' && days > 0 ? days : null;
}
