import { calls } from '../wire/call.js';

/** What trades left open, and what teams would trade. */
export const conditionCalls = calls({});
