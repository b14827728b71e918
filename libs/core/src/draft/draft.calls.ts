import { calls } from '../wire/call.js';

/** The draft room: writing goes this way, listening by socket. */
export const draftCalls = calls({});
