import { calls } from '../wire/call.js';

/** A league's settings, now and coming. */
export const settingsCalls = calls({});
