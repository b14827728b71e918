import { calls } from '../wire/call.js';

/** Who is in a league, and who is asked to be. */
export const commissionerCalls = calls({});
