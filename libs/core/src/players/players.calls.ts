import { calls } from '../wire/call.js';

/** A league's players, and what became of them. */
export const playerCalls = calls({});
