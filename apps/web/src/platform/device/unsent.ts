import { keep, readKeptJson } from './device-storage.js';

/** Keeps unsent text, which survives a reload of the tab and ends with the session. */
export const keepUnsent = (name: string, value: unknown) => keep('unsent', JSON.stringify(value), name);

/** The value as stored, possibly by another release; null when there is none. */
export const readUnsent = (name: string): unknown => readKeptJson('unsent', name);

export const dropUnsent = (name: string) => keep('unsent', null, name);
