/** True in `npm run test:long` and `npm run test:security`. Otherwise each test is short enough for every test run. */
export const LONG = process.env.TEST_LONG === '1';

/** Seed of random tests: `usual` in the normal test run, a new one in each round of the long run. */
export const seed = (usual: number): number => Number(process.env.TEST_SEED ?? usual);

/** Picks an amount: small in the normal test run, full in the long form. */
export const amount = <T>(short: T, long: T): T => (LONG ? long : short);

/** Timeout of a test in milliseconds; long forms get more. */
export const patience = (short = 20_000, long = 900_000): number => amount(short, long);

export function randomFrom(start: number): () => number {
  let state = start;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}
