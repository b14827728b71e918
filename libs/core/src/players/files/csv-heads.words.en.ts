/** The heading of a column in an exported table, which is also its name in code. */
export const csvHead = (name: string): string => name;

export const csvTruth = (is: boolean): string => (is ? 'yes' : 'no');

/** A cell of a column, by the column's name in code. */
export const csvCell = (_column: string, cell: string): string => cell;

/** The name of a file, without its ending. */
export const csvFile = (name: string): string => name;

/** An empty value, where a text names it. */
export const csvNothing = (): string => '(none)';
