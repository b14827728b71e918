import { keep, readKeptJson } from './device-storage.js';

/** What a user writes and has not sent: it survives a reload of its tab and ends with the session. */
export const keepUnsent = (name: string, value: unknown) => keep('unsent', JSON.stringify(value), name);

/** As it was kept, by whatever release; null where there is nothing. */
export const readUnsent = (name: string): unknown => readKeptJson('unsent', name);

export const dropUnsent = (name: string) => keep('unsent', null, name);
