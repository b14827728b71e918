import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { idSchema, seasonSchema } from '../../request.parts.js';
import { oneLine } from '../../text.rules.js';

export const LEDGER_KINDS = ['fee', 'prize'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const LEDGER_LIMITS = { amount: 1_000_000, label: 80, currency: 12, lines: 2_000 } as const;

const text = (missing: string, most: number) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(most, messageOf('hasAtMostCharacters', { most }));

/** Body of `POST /api/{league_id}/ledger`: one line for each of the teams. */
export const ledgerLinesSchema = z.object({
  season: seasonSchema,
  kind: z.enum(LEDGER_KINDS, messageOf('chooseKindAmong', { choices: LEDGER_KINDS })),
  label: text(messageOf('writeWhatMoneyIsFor'), LEDGER_LIMITS.label),
  amount: z
    .int(messageOf('amountIsWholeNumber'))
    .min(1, messageOf('amountIsAtLeast', { least: 1 }))
    .max(LEDGER_LIMITS.amount, messageOf('amountIsAtMost', { most: LEDGER_LIMITS.amount })),
  currency: text(messageOf('writeCurrency'), LEDGER_LIMITS.currency),
  team_ids: z
    .array(idSchema, messageOf('chooseTeam'))
    .min(1, messageOf('chooseTeam'))
    .max(32, messageOf('leagueHasAtMostTeams', { most: 32 })),
});
export type LedgerLinesBody = z.infer<typeof ledgerLinesSchema>;

export const ledgerPaidSchema = z.object({ paid: z.boolean(messageOf('paidIsTrueOrFalse')) });
