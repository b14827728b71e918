import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(root, ...parts);
