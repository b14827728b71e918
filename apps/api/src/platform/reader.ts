import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom, type Language } from '@crease/core/locale.js';

/*
 * Words are built for this reader (decision 153): of a request, a socket's message or work for a league's channel.
 * Timed tasks have none: they word for each recipient, and English where nobody is named.
 */
const reader = new AsyncLocalStorage<(() => Language) | undefined>();

readLanguageFrom(() => reader.getStore()?.() ?? 'en');

/** Runs work for a reader known only later, such as the user of a request. */
export const withReader = <T>(find: () => Language, work: () => T): T => reader.run(find, work);

/** Holds for all that the work awaits. */
export const withLanguage = <T>(language: Language, work: () => T): T => reader.run(() => language, work);

/** The work outlives its request. */
export const withoutReader = <T>(work: () => T): T => reader.run(undefined, work);
