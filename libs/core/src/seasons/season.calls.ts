import { calls } from '../wire/call.js';

/** The phases of a league's year. */
export const seasonCalls = calls({});
