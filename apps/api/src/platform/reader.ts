import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom, type Language } from '@crease/core/locale.js';

/*
 * The reader for whom words are built now (decision 153). A request, a message of a socket and the work for a league's
 * channel have one. Timed tasks have none: they build words for each recipient, and English without one.
 */
const reader = new AsyncLocalStorage<(() => Language) | undefined>();

readLanguageFrom(() => reader.getStore()?.() ?? 'en');

/** Runs work, and all that it awaits, for a reader known only later, such as a request's user. */
export const withReader = <T>(find: () => Language, work: () => T): T => reader.run(find, work);

/** Runs work, and all that it awaits, in a language. */
export const withLanguage = <T>(language: Language, work: () => T): T => reader.run(() => language, work);

/** Runs work that outlives the request which started it. */
export const withoutReader = <T>(work: () => T): T => reader.run(undefined, work);
