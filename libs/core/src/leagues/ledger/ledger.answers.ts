import { z } from 'zod';
import { id, season, whole } from '../../answer.parts.js';
import { LEDGER_KINDS } from './ledger.schema.js';

const ledgerLine = z
  .object({
    id,
    season,
    team_id: id,
    kind: z.enum(LEDGER_KINDS).describe('A fee is paid by the team, a prize to it.'),
    label: z.string(),
    amount: whole,
    currency: z.string(),
    paid: z.boolean(),
  })
  .meta({ id: 'LedgerLine' });
export type LedgerLine = z.infer<typeof ledgerLine>;

/** Answer of `GET /api/{league_id}/ledger`: newest season first, then in the order of writing. */
export const ledgerAnswer = z.object({ lines: z.array(ledgerLine) }).meta({ id: 'LedgerAnswer' });
export type LedgerAnswer = z.infer<typeof ledgerAnswer>;
