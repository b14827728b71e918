import { z } from 'zod';
import { dollars, id, place, playerId, position, season, time, whole } from '../answer.parts.js';
import { CONTRACT_KINDS, CONTRACT_SOURCES } from './contract.values.js';

const contractTerms = z
  .object({
    salary: dollars.describe('For each season.'),
    first_season: season,
    last_season: season,
    kind: z.enum(CONTRACT_KINDS),
    source: z.enum(CONTRACT_SOURCES).describe('Where the contract came from.'),
    sign_until: time.nullable().describe('Until when the manager can choose the last season; null when it is settled.'),
  })
  .meta({ id: 'ContractTerms' });
export type ContractTerms = z.infer<typeof contractTerms>;

const contractLine = z
  .object({
    player_id: playerId,
    name: z.string(),
    position,
    team_id: id,
    team_name: z.string(),
    place,
    contract: contractTerms.nullable(),
    cost: dollars.describe('The salary, or that of a new player without a contract.'),
  })
  .meta({ id: 'LeagueContractLine' });
export type ContractLine = z.infer<typeof contractLine>;

/** Answer of `GET /api/{league_id}/contracts`: all players of teams, by team and name. */
export const contractsAnswer = z
  .object({
    season,
    own: z.boolean().describe('False in leagues on NHL cap hits, which have no contracts.'),
    minimum: dollars.describe('The cost of a player without a contract.'),
    step: dollars.describe('Salaries are multiples of it.'),
    signing: z
      .object({
        least: whole.describe('Seasons of the shortest contract.'),
        most: whole.describe('Seasons of the longest contract.'),
        years: whole.describe('The most seasons that the contracts of a team may have left together; 0: no limit.'),
        slots: whole.describe('The most contracts of a team that last beyond the season; 0: no limit.'),
      })
      .nullable()
      .describe('Rules of signing; null where commissioners set the contracts.'),
    players: z.array(contractLine),
  })
  .meta({ id: 'LeagueContracts' });
export type ContractsAnswer = z.infer<typeof contractsAnswer>;
