import type { LedgerLine } from './ledger.answers.js';

export interface LedgerSums {
  readonly season: string;
  readonly currency: string;
  readonly fees: number;
  readonly feesPaid: number;
  readonly prizes: number;
  readonly prizesPaid: number;
}

export function ledgerSums(lines: readonly LedgerLine[]): LedgerSums[] {
  const groups = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.season, line.currency]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (kind: LedgerLine['kind'], paid: boolean) =>
      group
        .filter((line) => line.kind === kind && (!paid || line.paid))
        .reduce((total, { amount }) => total + amount, 0);
    const { season, currency } = first;
    return [
      {
        season,
        currency,
        fees: sum('fee', false),
        feesPaid: sum('fee', true),
        prizes: sum('prize', false),
        prizesPaid: sum('prize', true),
      },
    ];
  });
}
