import { calls } from '../wire/call.js';

/** The caller's own inbox, over all of their leagues. */
export const inboxCalls = calls({});
