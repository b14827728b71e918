import { searchName } from '../../players/search.rules.js';
import { retainedAmount } from '../../teams/retention.rules.js';
import { moneyColumn, readMoney, type MoneyUnit } from '../sheet/money.rules.js';
import type { SheetRow } from '../sheet/rows.rules.js';
import type { ExtrasLine } from './move-in.answers.js';
import type { ExtrasBody } from './move-in.schema.js';
import type { RetainedThere } from './reconcile.rules.js';

/**
 * Parses '25%', '25 %' or '25' as 25. A plain whole number below 100 is a percentage, because no team retains so few
 * dollars. In a column of percentages (`share`), 12.5 and 0.125 are 12.5; in a column of money only a cell with `%` is.
 */
export function percentOf(cell: string, unit: MoneyUnit | null): number | null {
  const match = /^(\d{1,2}(?:[.,]\d+)?|[.,]\d+)\s*(%?)$/.exec(cell.trim());
  if (!match) return null;
  const value = Number(match[1]?.replace(',', '.'));
  if (match[2] === '%') return value;
  if (unit === 'share') return value < 1 ? Math.round(value * 10_000) / 100 : value;
  return unit === null && Number.isInteger(value) && value >= 1 ? value : null;
}

/**
 * An amount below 100 may be a percentage or money when it is no whole number, or stands among other amounts. The user
 * must then choose.
 */
export function retainedColumn(cells: readonly string[], unit: MoneyUnit | null) {
  const amounts = cells.map((cell) => (percentOf(cell, unit) === null ? cell : ''));
  // A currency sign or a unit in the cell decides.
  const bare = (of: readonly string[]): string[] =>
    of.filter((cell) => !/[$€£]|usd|cad/i.test(cell) && readMoney(cell)?.unit === null && readMoney(cell)?.value !== 0);
  const money = bare(amounts);
  const whole = bare(cells).filter((cell) => !money.includes(cell));
  const small = money.filter((cell) => Math.abs(readMoney(cell)?.value ?? 0) < 100);
  const open = unit !== null ? [] : money.length > 0 && whole.length > 0 ? [...money, ...whole] : small;
  return open.length > 0
    ? { dollars: amounts.map(() => null), asks: [...new Set(open)].slice(0, 3) }
    : moneyColumn(amounts, unit === 'share' ? null : unit);
}

/**
 * The amounts that each team retains according to the tables, combined with the dry run's result for each row. A
 * percentage refers to the salary in the tables.
 */
export function retainedOf(
  rows: ExtrasBody['retained'],
  sent: readonly { readonly row: Pick<SheetRow, 'player' | 'nhl_id' | 'salary'> }[],
  lines: readonly ExtrasLine[],
): Map<string, RetainedThere[]> {
  const told = new Map(lines.flatMap((line) => (line.kind === 'retained' ? [[line.where, line] as const] : [])));
  const kept = new Map<string, RetainedThere[]>();
  for (const { where, player, nhl_id, team, percent, dollars } of rows) {
    const of = sent.filter(({ row }) =>
      nhl_id !== null && row.nhl_id !== null ? row.nhl_id === nhl_id : searchName(row.player) === searchName(player),
    );
    const salary = of.length === 1 ? (of[0]?.row.salary ?? null) : null;
    const line = told.get(where);
    const amount = percent === null ? dollars : salary === null ? null : retainedAmount(salary, percent);
    const row = { player, nhl_id, amount, refused: line?.action === 'refused' ? line.why : null };
    kept.set(team, [...(kept.get(team) ?? []), row]);
  }
  return kept;
}
