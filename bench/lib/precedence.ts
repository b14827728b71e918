import fs from 'node:fs';
import os from 'node:os';

let wanted = false;

/** From now on the benchmark's processes, floors included, go before other programs where the system lets them (root on Linux). */
export function wantPrecedence(): void {
  wanted = true;
  precede(process.pid);
}

/** Gives a process precedence if it is wanted. Linux shares the processors among sessions first, so the session's share is raised too. */
export function precede(pid: number): void {
  if (!wanted || pid === 0) return;
  for (const raise of [() => os.setPriority(pid, -10), () => fs.writeFileSync(`/proc/${pid}/autogroup`, '-15')]) {
    try {
      raise();
    } catch {
      // Not allowed, or not on this system: the figures are noisier, that is all.
    }
  }
}
