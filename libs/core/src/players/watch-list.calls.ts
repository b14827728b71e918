import { calls } from '../wire/call.js';

/** The caller's own list of players they follow in a league. */
export const watchListCalls = calls({});
