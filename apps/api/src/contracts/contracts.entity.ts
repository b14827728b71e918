import { p } from '@mikro-orm/core';
import type { ContractKind, ContractSource } from '@crease/core/contracts/contract.values.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const LeagueContract = table('league_contract', 'league', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  salary: p.integer(),
  first_season: p.text(),
  last_season: p.text(),
  kind: p.text().$type<ContractKind>(),
  source: p.text().$type<ContractSource>(),
  signed_at: p.datetime().defaultRaw(`clock_timestamp()`),
  /** Until when the team's manager can choose the last season; null when it is settled. */
  sign_until: p.datetime().nullable(),
  /** When the player left the signing team. A claim on waivers resumes the contract. */
  released_at: p.datetime().nullable(),
});

/** The dead cap that a team pays in a season for a player whom it has cut. */
export const DeadCap = table('dead_cap', 'league', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  /** As in the contract, so that a claim finds what it takes away. */
  released_at: p.datetime().primary(),
  team_id: p.text().primary(),
  season: p.text().primary(),
  amount: p.integer(),
});

export const contractsTables = [LeagueContract, DeadCap] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof contractsTables)[number]> {}
}
