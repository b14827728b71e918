import { calls } from '../wire/call.js';

/** A team's page, its name and its logo. */
export const teamCalls = calls({});
