/** An amount as it is written, before it is known in what it is counted. */
interface Written {
  readonly value: number;
  /** Said by the cell itself: 9.5M, 775K. */
  readonly unit: 1_000_000 | 1_000 | null;
}

const UNITS: Readonly<Record<string, 1_000_000 | 1_000>> = {
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  k: 1_000,
};

/** $9,500,000 · 9.500.000 · 9.5M · 9,5 · 9500000 · 775K. Null where a cell is no amount. */
export function readMoney(cell: string): Written | null {
  const match = /^[-–]?\s*(?:us\s*)?[$€£]?\s*(\d[\d.,'’\s]*)\s*(mm|mil|million|m|k)?\s*(?:[$€£]|usd)?$/i.exec(
    cell.trim(),
  );
  const digits = match?.[1]?.replace(/['’\s]/g, '');
  if (digits === undefined) return null;
  const value = numberOf(digits);
  return value === null ? null : { value, unit: UNITS[match?.[2]?.toLowerCase() ?? ''] ?? null };
}

/** A comma or point that parts groups of three is no decimal mark, unless it stands alone after one to three digits and a zero. */
function numberOf(digits: string): number | null {
  const marks = digits.match(/[.,]/g) ?? [];
  if (marks.length === 0) return Number(digits);
  const groups = digits.split(/[.,]/);
  const last = digits.search(/[.,](?!.*[.,])/);
  const alike = new Set(marks).size === 1;
  const thousands = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '') !== '0';
  if (alike && thousands && (marks.length > 1 || marks[0] === ',')) return Number(groups.join(''));
  if (alike && marks.length > 1) return null;
  const before = digits.slice(0, last).replace(/[.,]/g, '');
  return Number(`${before}.${digits.slice(last + 1)}`);
}

/**
 * A column is written in one way: 9.750.000 in one cell says what the point of 775.000 in another is, and 9,75 what the
 * comma of 1,125 is.
 */
function inOneWay(cells: readonly string[]): (cell: string) => string {
  const groups = ['.', ','].find((mark) => cells.some((cell) => cell.split(mark).length > 2));
  if (groups !== undefined)
    return (cell) => {
      const [first = '', ...parts] = cell.trim().split(groups);
      return parts.every((part) => /^\d{3}(?!\d)/.test(part)) ? [first, ...parts].join('') : cell;
    };
  const decimal = cells.some((cell) => /^[^.,]*\d,(?:\d{1,2}|\d{4,})(?!\d)[^.,]*$/.test(cell.trim()));
  return (cell) => (decimal && !cell.includes('.') ? cell.replace(',', '.') : cell);
}

/**
 * A column of amounts in whole US dollars, null where a cell is none. What is written without a unit is counted in
 * millions where the column's largest is below 1,000 (a cap hit of 11.4), in thousands below 100,000 (11,400), and in
 * dollars otherwise: one column is written in one way.
 */
export function dollarsOf(cells: readonly string[]): (number | null)[] {
  const plain = inOneWay(cells);
  const written = cells.map((cell) => readMoney(plain(cell)));
  const bare = written.flatMap((one) => (one === null || one.unit !== null ? [] : [one.value]));
  const largest = bare.reduce((most, value) => Math.max(most, value), 0);
  const unit = largest === 0 ? 1 : largest < 1_000 ? 1_000_000 : largest < 100_000 ? 1_000 : 1;
  return written.map((one) => {
    if (one === null) return null;
    const dollars = Math.round(one.value * (one.unit ?? unit));
    return Number.isSafeInteger(dollars) && dollars <= 1_000_000_000 ? dollars : null;
  });
}
