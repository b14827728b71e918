import type { Call } from '../wire/call.js';
import { tokenNeed } from './tokens/token.rules.js';

/** Address of the demo's manager, whose leagues visitors see. */
export const VISITED_ADDRESS = 'robin@demo.crease.test';

/** Reads of the visited account that its pages show, beyond those that access tokens open. */
const ALSO: ReadonlySet<string> = new Set(['GET /notices']);

/**
 * True when a visitor may read with a call: what managers read of their leagues. Accounts, a commissioner's office and
 * everything that changes something are closed.
 */
export const visitorReads = (key: string, call: Call): boolean => tokenNeed(key, call) !== null || ALSO.has(key);
