import { calls } from '../wire/call.js';

/** Free agents: added, picked, claimed. */
export const freeAgentCalls = calls({});
