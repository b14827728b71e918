import { expect, test } from '@jest/globals';
import { messageWords } from '../../messages/messages.js';
import type { LedgerLine } from './ledger.answers.js';
import { ledgerSums } from './ledger.rules.js';
import { ledgerLinesSchema } from './ledger.schema.js';

const line = (more: Partial<LedgerLine>): LedgerLine => ({
  id: 'Ln1aaaaaaaaa',
  season: '2026-27',
  team_id: 'Tm1aaaaaaaaa',
  kind: 'fee',
  label: 'Entry fee',
  amount: 50,
  currency: 'CAD',
  paid: false,
  ...more,
});

test('sums are by season and currency; what is paid is part of what is noted', () => {
  const lines = [
    line({ paid: true }),
    line({}),
    line({ kind: 'prize', amount: 80, paid: true }),
    line({ kind: 'prize', amount: 20 }),
    line({ currency: 'beers', amount: 6 }),
    line({ season: '2025-26', amount: 40, paid: true }),
  ];
  const none = { fees: 0, feesPaid: 0, prizes: 0, prizesPaid: 0 };
  expect(ledgerSums(lines)).toEqual([
    { season: '2026-27', currency: 'CAD', fees: 100, feesPaid: 50, prizes: 100, prizesPaid: 80 },
    { ...none, season: '2026-27', currency: 'beers', fees: 6 },
    { ...none, season: '2025-26', currency: 'CAD', fees: 40, feesPaid: 40 },
  ]);
  expect(ledgerSums([])).toEqual([]);
});

test('a line needs a whole amount, words, a currency and a team', () => {
  const body = {
    season: '2026-27',
    kind: 'fee',
    label: ' Entry  fee ',
    amount: 50,
    currency: 'CAD',
    team_ids: ['Tm1aaaaaaaaa'],
  };
  expect(ledgerLinesSchema.parse(body).label).toBe('Entry fee');
  const faults = (more: object) =>
    ledgerLinesSchema.safeParse({ ...body, ...more }).error?.issues.map(({ message }) => messageWords(message));
  expect(faults({ amount: 0 })).toEqual(['The amount is at least 1.']);
  expect(faults({ amount: 1.5 })).toEqual(['The amount is a whole number.']);
  expect(faults({ amount: 1_000_001 })).toEqual(['The amount is at most 1,000,000.']);
  expect(faults({ label: ' ' })).toEqual(['Write what the money is for.']);
  expect(faults({ currency: 'far too long a word' })).toEqual(['This has at most 12 characters.']);
  expect(faults({ team_ids: [] })).toEqual(['Choose a team.']);
});
