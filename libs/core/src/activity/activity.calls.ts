import { calls } from '../wire/call.js';

/** A league's home and its activity log. */
export const activityCalls = calls({});
