import type { Call } from '../wire/call.js';
import { tokenNeed } from './tokens/token.rules.js';

/** Address of the demo's manager, whose leagues visitors see. */
export const VISITED_ADDRESS = 'robin@demo.crease.test';

/** Reads of the visited account's pages that access tokens do not open. */
const ALSO: ReadonlySet<string> = new Set(['GET /notices']);

/** True for what managers read of their leagues: no accounts, commissioner's office or changes. */
export const visitorReads = (key: string, call: Call): boolean => tokenNeed(key, call) !== null || ALSO.has(key);
