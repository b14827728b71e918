import { calls } from '../wire/call.js';

/** Moves of a team's players between its places, and out of it. */
export const moveCalls = calls({});
