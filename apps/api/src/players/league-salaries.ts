import { costIn, hasOwnSalaries, type LeagueContract } from '@crease/core/contracts/contract.rules.js';
import { entrySalary, newSalary } from '@crease/core/contracts/signing.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { ListedPlayer } from '@crease/core/players/players.schema.js';
import { startYear, type Season } from '@crease/core/season.js';

export interface LeagueSalaries {
  readonly contracts: ReadonlyMap<number, LeagueContract>;
  /** The cost of a player without a contract, by the NHL cap hit; 0 without one. */
  readonly entry: (playerId: number, nhlHit: number) => number;
}

/** Null in leagues on NHL cap hits. */
export const salariesOf = (
  settings: LeagueSettings,
  contracts: readonly (LeagueContract & { readonly id: number })[],
  slots: readonly { readonly id: number; readonly round: number }[],
): LeagueSalaries | null => {
  if (!hasOwnSalaries(settings)) return null;
  const rounds = new Map(slots.map(({ id, round }) => [id, round]));
  return {
    contracts: new Map(contracts.map(({ id, ...contract }) => [id, contract])),
    entry: (playerId, nhlHit) => {
      const round = rounds.get(playerId);
      return round === undefined ? newSalary(settings, nhlHit) : entrySalary(settings, round);
    },
  };
};

/** The player with the season's cost and the end of the contract with the league. */
export function withSalary(
  player: ListedPlayer,
  season: Season,
  { salaries, season: present }: { readonly salaries: LeagueSalaries | null; readonly season: Season },
): ListedPlayer {
  if (salaries === null) return player;
  const contract = salaries.contracts.get(player.id) ?? null;
  const entry = salaries.entry(player.id, player.cap.season === null ? 0 : player.cap.cap_hit);
  const { capHit, signed } = costIn(contract, season, { season: present, entry });
  return {
    ...player,
    // The salary of a new player is exact, so it is no estimate.
    cap: { cap_hit: capHit, estimated: false, season: signed ? season : null, as_of: null },
    contract_expiry: contract === null ? null : startYear(contract.lastSeason) + 1,
    expiry_status: null,
  };
}
