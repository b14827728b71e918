import { calls } from '../wire/call.js';

/** Leagues: made, listed, joined, seen. */
export const leagueCalls = calls({});
