/** An amount as it is written, before it is known in what it is counted. */
interface Written {
  /** Below 0 for a credit: `-500`, `500-`, `(500)`. */
  readonly value: number;
  /** Said by the cell itself: 9.5M, 775K. */
  readonly unit: 1_000_000 | 1_000 | null;
}

/** What a column of amounts is counted in. `size`: each amount by its size. `share`: 0.25 is 25 percent. */
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

/** $9,500,000 · 9.500.000 · 9.5M · 9,5 · 9500000 · 775K · 75.000 $ · (250,000) · -500000. Null where a cell is no amount. */
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
 * A comma or point that parts groups of three is no decimal mark. A single point is one only in amounts with a currency:
 * nobody writes tenths of a cent.
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
 * Reads the cells of a column alike: 9.750.000 in one cell says what the point of 775.000 in another is, and 9,75 what
 * the comma of 1,125 is.
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

/** No player is paid more, and an amount below the least says that its column has two units. */
const MOST_OF_A_PLAYER = 30_000_000;
const LEAST = 20_000;
const MOST = 1_000_000_000;

interface Column {
  /** US dollars of each cell; null where it is no amount, and everywhere while the column asks. */
  readonly dollars: (number | null)[];
  /** Amounts that leave open what the column is counted in; empty when it is known. */
  readonly asks: readonly string[];
}

const bySize = (value: number): number => {
  const size = Math.abs(value);
  return size < 1_000 ? 1_000_000 : size < 100_000 ? 1_000 : 1;
};

/**
 * A column of amounts in whole US dollars. What is written without a unit is counted in millions where the column's
 * largest is below 1,000 (a cap hit of 11.4), in thousands below 100,000 (11,400), and in dollars otherwise. A column whose
 * amounts do not fit one unit asks. `said`: the unit that somebody chose, or that the heading names. `of`: totals of teams
 * are larger than what a player costs.
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
  // A unit that makes an amount impossible was not meant for this column.
  const told = said !== null && largest * (FACTORS[said] ?? 1) <= MOST ? said : null;
  const factor = FACTORS[told ?? 'size'] ?? bySize(largest);
  const odd = (value: number): boolean => {
    const dollars = Math.abs(value) * factor;
    return (
      (factor < 1_000_000 && largest * factor >= 100_000 && dollars < LEAST) ||
      (of === 'player' && factor > 1 && dollars > MOST_OF_A_PLAYER)
    );
  };
  const examples =
    told !== null ? [] : bare.filter(({ value }) => odd(value)).map(({ at }) => (cells[at] ?? '').trim());
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

/** The dollars of each cell; null where it is no amount, or while the unit of the column is not known. */
export const dollarsOf = (
  cells: readonly string[],
  told: MoneyUnit | null = null,
  of: 'player' | 'team' = 'player',
): (number | null)[] => moneyColumn(cells, told, of).dollars;

/** The unit that a heading names: `Salary ($M)`, `salary_m`, `Cap hit (in thousands)`. */
export function unitOfHeading(heading: string): MoneyUnit | null {
  const words = heading.toLowerCase().split(/[^a-z0-9]+/);
  if (words.some((word) => ['m', 'mm', 'mil', 'mill', 'million', 'millions'].includes(word))) return 'millions';
  return words.some((word) => ['k', '000s', '000', 'thousand', 'thousands'].includes(word)) ? 'thousands' : null;
}
