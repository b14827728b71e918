import { calls } from '../wire/call.js';

/** The pop-up of another provider: there, back, and its outcome to the page that opened it. */
export const socialCalls = calls({});
