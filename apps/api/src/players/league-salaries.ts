import { costIn, hasOwnSalaries, minimumOf, type LeagueContract } from '@crease/core/contracts/contract.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { ListedPlayer } from '@crease/core/players/players.schema.js';
import { startYear, type Season } from '@crease/core/season.js';

/** Contracts of a league with salaries of its own, and what a player without one costs. */
export interface LeagueSalaries {
  readonly contracts: ReadonlyMap<number, LeagueContract>;
  readonly minimum: number;
}

/** Null in leagues on NHL cap hits. */
export const salariesOf = (
  settings: LeagueSettings,
  contracts: readonly (LeagueContract & { readonly id: number })[],
): LeagueSalaries | null =>
  hasOwnSalaries(settings)
    ? {
        contracts: new Map(contracts.map(({ id, ...contract }) => [id, contract])),
        minimum: minimumOf(settings),
      }
    : null;

/** The player with their cost in a season and the end of their contract with the league. */
export function withSalary(
  player: ListedPlayer,
  season: Season,
  { salaries, season: present }: { readonly salaries: LeagueSalaries | null; readonly season: Season },
): ListedPlayer {
  if (salaries === null) return player;
  const contract = salaries.contracts.get(player.id) ?? null;
  const { capHit, signed } = costIn(contract, season, { season: present, minimum: salaries.minimum });
  return {
    ...player,
    // The minimum is exact, so it is no estimate.
    cap: { cap_hit: capHit, estimated: false, season: signed ? season : null, as_of: null },
    contract_expiry: contract === null ? null : startYear(contract.lastSeason) + 1,
    expiry_status: null,
  };
}
