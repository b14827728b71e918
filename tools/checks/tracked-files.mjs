import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot, root } from '../lib/root.mjs';

/** Files of the repository, by their paths in it. A source archive has none. */
export function trackedFiles() {
  try {
    const files = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return files
      .split('\0')
      .filter((file) => file !== '' && fs.lstatSync(inRoot(file), { throwIfNoEntry: false })?.isFile());
  } catch {
    return [];
  }
}
