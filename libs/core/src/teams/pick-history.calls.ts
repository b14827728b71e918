import { calls } from '../wire/call.js';

/** Where a pick went. */
export const pickHistoryCalls = calls({});
