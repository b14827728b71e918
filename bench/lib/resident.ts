import fs from 'node:fs';

export const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a process that listens for a debugger collect its garbage, so that only live memory counts. */
async function collectGarbage(port: number): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  for (const id of [1, 2]) {
    const answered = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await answered;
  }
  socket.close();
}

export async function settle(debuggerPort: number): Promise<void> {
  await pause(1_500);
  await collectGarbage(debuggerPort);
  await pause(500);
}
