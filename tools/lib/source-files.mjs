import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

/** Application code of a folder, without tests and test helpers. Paths are relative to the repository. */
export function codeIn(folder, pattern = /\.(?:tsx?|mjs)$/) {
  return fs
    .readdirSync(inRoot(folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter(
      (file) =>
        pattern.test(file) &&
        !/(?:^|\/)(?:node_modules|testing|jest)\/|\.(?:test|spec|d)\.(?:ts|tsx|mts|mjs)$/.test(file),
    );
}

export const roomOf = (file) => /^apps\/api\/src\/([\w-]+)\//.exec(file)?.[1] ?? '';
