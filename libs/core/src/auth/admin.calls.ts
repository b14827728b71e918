import { calls } from '../wire/call.js';

/** The installation itself, for its owner. */
export const adminCalls = calls({});
