/** True for the long forms (`npm run test:security`). Otherwise each test is short enough for the normal test run. */
export const LONG = process.env.SECURITY === 'long';

/** Picks an amount: small in the normal test run, full in the long form. */
export const amount = (short: number, long: number): number => (LONG ? long : short);

/** Timeout of a test in milliseconds; long forms get more. */
export const patience = (short = 20_000, long = 900_000): number => amount(short, long);
