import { locale } from '../../locale.js';
import { z } from 'zod';
import { idSchema, seasonSchema } from '../../request.parts.js';
import { oneLine } from '../../text.rules.js';

export const LEDGER_KINDS = ['fee', 'prize'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Largest amount of a line, and the longest texts. */
export const LEDGER_LIMITS = { amount: 1_000_000, label: 80, currency: 12, lines: 2_000 } as const;

const text = (what: string, most: number) =>
  z
    .string(`Write ${what}.`)
    .overwrite(oneLine)
    .min(1, `Write ${what}.`)
    .max(most, `This has at most ${most} characters.`);

/** Body of `POST /api/{league_id}/ledger`: one line for each of the teams. */
export const ledgerLinesSchema = z.object({
  season: seasonSchema,
  kind: z.enum(LEDGER_KINDS, `Choose one of: ${LEDGER_KINDS.join(', ')}.`),
  label: text('what the money is for', LEDGER_LIMITS.label),
  amount: z
    .int('The amount is a whole number.')
    .min(1, 'The amount is at least 1.')
    .max(LEDGER_LIMITS.amount, `The amount is at most ${locale.number(LEDGER_LIMITS.amount)}.`),
  currency: text('the currency', LEDGER_LIMITS.currency),
  team_ids: z.array(idSchema, 'Choose a team.').min(1, 'Choose a team.').max(32, 'A league has at most 32 teams.'),
});
export type LedgerLinesBody = z.infer<typeof ledgerLinesSchema>;

/** Body of `PUT /api/{league_id}/ledger/{line_id}`. */
export const ledgerPaidSchema = z.object({ paid: z.boolean('Paid is true or false.') });
