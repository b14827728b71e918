import { calls } from '../wire/call.js';

/** Pictures: sent once, shown to everybody. */
export const uploadCalls = calls({});
