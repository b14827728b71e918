/** A parsed amount whose unit may still be unknown. */
interface Written {
  /** Negative for a credit: `-500`, `500-`, `(500)`. */
  readonly value: number;
  /** The unit written in the cell itself: 9.5M, 775K. */
  readonly unit: 1_000_000 | 1_000 | null;
}

/** Unit of a column of amounts. `size`: guessed per amount from its size. `share`: 25 and 0.25 mean 25 percent. */
export const MONEY_UNITS = ['dollars', 'thousands', 'millions', 'size', 'share'] as const;
export type MoneyUnit = (typeof MONEY_UNITS)[number];

const UNITS: Readonly<Record<string, 1_000_000 | 1_000>> = {
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  k: 1_000,
};
const FACTORS: Readonly<Partial<Record<MoneyUnit, number>>> = { dollars: 1, thousands: 1_000, millions: 1_000_000 };

const AMOUNT =
  /^(-?)\s*(?:us\s*|ca?\s*(?=\$))?([$€£]?)\s*(-?)\s*(\d[\d.,'’\s]*|[.,]\d+)\s*(mm|mil|million|m|k)?\s*([$€£]|usd|cad)?\s*(-?)$/i;

/**
 * Parses $9,500,000 · 9.500.000 · 9.5M · 9,5 · 9500000 · 775K · 75.000 $ · (250,000) · -500000. Null when a cell is not
 * an amount.
 */
export function readMoney(cell: string, point: 'decimal' | null = null): Written | null {
  const text = cell.trim().replace(/[\u2012-\u2015\u2212]/g, '-');
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  const match = AMOUNT.exec((bracketed ?? text).trim());
  const digits = match?.[4]?.replace(/['’\s]/g, '');
  if (match === null || digits === undefined) return null;
  const unit = UNITS[match[5]?.toLowerCase() ?? ''] ?? null;
  const currency = (match[2] ?? '') !== '' || match[6] !== undefined;
  const value = numberOf(digits, unit, currency && point === null);
  const minus = bracketed !== undefined || match[1] === '-' || match[3] === '-' || match[7] === '-';
  return value === null ? null : { value: minus && value !== 0 ? -value : value, unit };
}

/**
 * A comma or point between groups of three digits separates thousands; a single point only with a currency sign,
 * because contracts have no tenths of a cent.
 */
function numberOf(digits: string, unit: Written['unit'], currency: boolean): number | null {
  const marks = digits.match(/[.,]/g) ?? [];
  if (marks.length === 0) return Number(digits);
  const groups = digits.split(/[.,]/);
  const last = digits.search(/[.,](?!.*[.,])/);
  const alike = new Set(marks).size === 1;
  const thousands = groups.slice(1).every((group) => group.length === 3) && /^[1-9]/.test(groups[0] ?? '');
  const grouping = marks[0] === ',' ? unit !== 1_000_000 : currency && unit === null;
  if (alike && thousands && (marks.length > 1 || grouping)) return Number(groups.join(''));
  if (alike && marks.length > 1) return null;
  const before = digits.slice(0, last).replace(/[.,]/g, '');
  return Number(`${before}.${digits.slice(last + 1)}`);
}

/**
 * Parses a column consistently. 9.750.000 in one cell shows that the point in 775.000 is a separator. 9,75 shows that
 * the comma in 1,125 is a decimal mark.
 */
function readColumn(cells: readonly string[]): (Written | null)[] {
  const groups = ['.', ','].find((mark) => cells.some((cell) => cell.split(mark).length > 2));
  if (groups !== undefined)
    return cells.map((cell) => {
      const [first = '', ...parts] = cell.trim().split(groups);
      return readMoney(parts.every((part) => /^\d{3}(?!\d)/.test(part)) ? [first, ...parts].join('') : cell);
    });
  const decimal = (mark: string) =>
    cells.some((cell) => new RegExp(`^[^.,]*\\d\\${mark}(?:\\d{1,2}|\\d{4,})(?!\\d)[^.,]*$`).test(cell.trim()));
  if (decimal(','))
    return cells.map((cell) => readMoney(cell.includes('.') ? cell : cell.replace(',', '.'), 'decimal'));
  const point = decimal('.') ? 'decimal' : null;
  return cells.map((cell) => readMoney(cell, point));
}

/** Limits of plausible salaries. An amount below `LEAST` means two units in one column. */
const MOST_OF_A_PLAYER = 30_000_000;
const LEAST = 20_000;
const MOST = 1_000_000_000;

interface Column {
  /** US dollars per cell. Null for cells that are no amount, and for all cells while the unit is unknown. */
  readonly dollars: (number | null)[];
  /** Sample amounts when the unit is ambiguous; empty when it is known. */
  readonly asks: readonly string[];
}

const bySize = (value: number): number => {
  const size = Math.abs(value);
  return size < 1_000 ? 1_000_000 : size < 100_000 ? 1_000 : 1;
};

/**
 * Converts a column to whole US dollars. Without a unit, amounts are millions when the largest is below 1,000,
 * thousands when below 100,000, else dollars. Amounts that fit no single unit are ambiguous. Players' whole numbers
 * below 1,000 are ambiguous, too: they may be auction prices. `said` is the unit from the user or the heading. `of`
 * sets the limits: team totals exceed player salaries.
 */
export function moneyColumn(
  cells: readonly string[],
  said: MoneyUnit | null = null,
  of: 'player' | 'team' = 'player',
): Column {
  const written = readColumn(cells);
  const bare = written.flatMap((one, at) =>
    one === null || one.unit !== null || one.value === 0 ? [] : [{ ...one, at }],
  );
  const sizes = bare.map(({ value }) => Math.abs(value));
  const largest = Math.max(0, ...sizes);
  // Ignores a unit that would make an amount implausible.
  const told = said !== null && largest * (FACTORS[said] ?? 1) <= MOST ? said : null;
  const factor = FACTORS[told ?? 'size'] ?? bySize(largest);
  const odd = (value: number): boolean => {
    const dollars = Math.abs(value) * factor;
    return (
      (factor < 1_000_000 && largest * factor >= 100_000 && dollars < LEAST) ||
      (of === 'player' && factor > 1 && dollars > MOST_OF_A_PLAYER)
    );
  };
  const prices = of === 'player' && factor === 1_000_000 && bare.every(({ value }) => Number.isInteger(value));
  const examples =
    told !== null ? [] : bare.filter(({ value }) => prices || odd(value)).map(({ at }) => (cells[at] ?? '').trim());
  const dollars = written.map((one) => {
    if (one === null || examples.length > 0) return null;
    const found = Math.round(one.value * (one.unit ?? (told === 'size' ? bySize(one.value) : factor)));
    return Number.isSafeInteger(found) && Math.abs(found) <= MOST ? found : null;
  });
  const most = bare.find(({ value }) => Math.abs(value) === largest);
  const asks =
    examples.length === 0 ? [] : [...new Set([(cells[most?.at ?? -1] ?? '').trim(), ...examples])].slice(0, 3);
  return { dollars, asks };
}

/** The dollars of each cell. Null for cells that are no amount, or while the column's unit is unknown. */
export const dollarsOf = (
  cells: readonly string[],
  told: MoneyUnit | null = null,
  of: 'player' | 'team' = 'player',
): (number | null)[] => moneyColumn(cells, told, of).dollars;

/** The unit named in a heading: `Salary ($M)`, `salary_m`, `Cap hit (in thousands)`, `Retained %`. */
export function unitOfHeading(heading: string): MoneyUnit | null {
  if (/%|\b(?:percent|percentage|pct|pourcentage)\b/i.test(heading)) return 'share';
  const words = heading.toLowerCase().split(/[^a-z0-9]+/);
  if (words.some((word) => ['m', 'mm', 'mil', 'mill', 'million', 'millions'].includes(word))) return 'millions';
  return words.some((word) => ['k', '000s', '000', 'thousand', 'thousands'].includes(word)) ? 'thousands' : null;
}
