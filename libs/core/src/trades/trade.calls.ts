import { calls } from '../wire/call.js';

/** Offers between teams, from the first thought to the last word. */
export const tradeCalls = calls({});
