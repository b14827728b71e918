import { readFileSync, writeFileSync } from 'node:fs';

/** The most bytes that a process needs during `work`, beyond those before. Null when the system does not report it. */
export async function mostHeld<T>(
  pid: number | undefined,
  work: () => Promise<T>,
): Promise<{ result: T; more: number | null }> {
  const held = (what: string): number | null => {
    try {
      const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
      return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
    } catch {
      return null;
    }
  };
  try {
    // Resets the process's peak memory counter.
    writeFileSync(`/proc/${pid ?? 0}/clear_refs`, '5');
  } catch {
    return { result: await work(), more: null };
  }
  const before = held('VmRSS');
  const result = await work();
  const most = held('VmHWM');
  return { result, more: before === null || most === null ? null : most - before };
}
