import { calls } from '../wire/call.js';

/** Accounts: made, looked up, changed. */
export const accountCalls = calls({});
