import { calls } from '../wire/call.js';

/** The caller's own account: always the session's, whatever a request says. */
export const myAccountCalls = calls({});
