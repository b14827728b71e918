import { calls } from '../wire/call.js';

/** What a commissioner says of a player's status. */
export const statusCalls = calls({});
