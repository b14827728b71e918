import { z } from 'zod';
import { dollars, id, playerId, season } from '../../answer.parts.js';
import { CAP_LINES } from './cap-ledger.rules.js';

const capLine = z
  .object({
    kind: z
      .enum(CAP_LINES)
      .describe(
        '`salary`: a player who counts. `received`: what another team retains of it. `injured` and `relief`: injured reserve and what does not count of it. `retained`: of a player elsewhere. `dead`: of a player whom the team has cut. `space-given` and `space-received`: cap space in trades.',
      ),
    player_id: playerId.nullable(),
    name: z.string().nullable(),
    amount: dollars.describe('Below 0 when it relieves the team.'),
    estimated: z.boolean().describe('There is no contract for the season.'),
    team_id: id.nullable().describe('The other team of a retained part or of traded cap space.'),
  })
  .meta({ id: 'CapLine' });

export const capLedgerAnswer = z
  .object({
    team_id: id,
    seasons: z
      .array(
        z
          .object({
            season,
            cap: dollars,
            used: dollars.describe('The sum of the lines.'),
            lines: z.array(capLine),
          })
          .meta({ id: 'CapLedgerSeason' }),
      )
      .describe('This season and the two after it; redraft leagues have this one.'),
  })
  .meta({ id: 'CapLedger' });
export type CapLedgerAnswer = z.infer<typeof capLedgerAnswer>;
