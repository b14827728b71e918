import fs from 'node:fs';

/** Clock ticks per second on Linux. */
const TICKS = 100;

interface Times {
  readonly parent: number;
  /** Processor seconds of the process itself, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

function timesOf(pid: number | string): Times | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
  } catch {
    return null;
  }
}

/** Processor seconds that a process and its children have used since their start. Linux only. */
export function processorSeconds(pid: number): number {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === pid);
  const self = timesOf(pid);
  return (self?.own ?? 0) + (self?.ended ?? 0) + children.reduce((sum, times) => sum + (times?.own ?? 0), 0);
}
