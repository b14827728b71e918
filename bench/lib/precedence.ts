import fs from 'node:fs';
import os from 'node:os';

let wanted = false;

/** Prioritizes the benchmark's processes, if the system allows it (root on Linux). */
export function wantPrecedence(): void {
  wanted = true;
  precede(process.pid);
}

/**
 * Raises a process's priority when requested. Linux shares processors among sessions first, so this also raises the
 * session's share.
 */
export function precede(pid: number): void {
  if (!wanted || pid === 0) return;
  for (const raise of [() => os.setPriority(pid, -10), () => fs.writeFileSync(`/proc/${pid}/autogroup`, '-15')]) {
    try {
      raise();
    } catch {
      // Not permitted or not supported: the figures are only noisier.
    }
  }
}
