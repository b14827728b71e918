import { keep, readKeptJson } from './device-storage.js';

/** Survives a reload of the tab and ends with the session. */
export const keepUnsent = (name: string, value: unknown) => keep('unsent', JSON.stringify(value), name);

/** Possibly by another release; null when there is none. */
export const readUnsent = (name: string): unknown => readKeptJson('unsent', name);

export const dropUnsent = (name: string) => keep('unsent', null, name);
