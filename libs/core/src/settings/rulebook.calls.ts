import { calls } from '../wire/call.js';

/** A league's rulebook. */
export const rulebookCalls = calls({});
