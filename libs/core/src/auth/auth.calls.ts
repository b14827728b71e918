import { calls } from '../wire/call.js';

/** Signing in and out, and the links of mails. */
export const authCalls = calls({});
