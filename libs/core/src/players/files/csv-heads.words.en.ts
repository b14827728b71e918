/** The heading of a column in an exported table, which is also its name in code. */
export const csvHead = (name: string): string => name;

export const csvTruth = (is: boolean): string => (is ? 'yes' : 'no');
