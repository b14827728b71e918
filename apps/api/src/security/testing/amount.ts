/** Whether the long forms were asked for (`npm run test:security`); otherwise each test is short enough to run with all others. */
export const LONG = process.env.SECURITY === 'long';

/** How much of something: little within all tests, all of it in the long form. */
export const amount = (short: number, long: number): number => (LONG ? long : short);

/** Milliseconds for a test: a long form may take its time. */
export const patience = (short = 20_000, long = 900_000): number => amount(short, long);
