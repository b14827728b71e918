import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadCommands } from './load.js';
import { precede } from './precedence.js';

const runner = fileURLToPath(new URL('../../tools/run-ts.mjs', import.meta.url));
const program = fileURLToPath(new URL('./load.ts', import.meta.url));

interface Reply {
  id: number;
  value?: unknown;
  error?: string;
}

/** A load process with its commands, called like local functions. */
export interface LoadProcess extends LoadCommands {
  end(): Promise<void>;
}

export function startLoad(): LoadProcess {
  const child: ChildProcess = fork(runner, [program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  precede(child.pid ?? 0);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let nextId = 0;
  child.on('message', ({ id, value, error }: Reply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(error));
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void exited.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the load process ended'));
  });
  const call = <T>(command: keyof LoadCommands, ...args: unknown[]): Promise<T> => {
    const id = nextId;
    nextId += 1;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      child.send({ id, command, args });
    });
  };
  return {
    open: (specs) => call('open', specs),
    picks: (rooms, count, pauseMs) => call('picks', rooms, count, pauseMs),
    steady: (rooms, perSecond, forMs) => call('steady', rooms, perSecond, forMs),
    close: (rooms) => call('close', rooms),
    idle: (url, tokens, join) => call('idle', url, tokens, join),
    storm: (url, tokens, join) => call('storm', url, tokens, join),
    churn: (url, tokens, join, times, atOnce) => call('churn', url, tokens, join, times, atOnce),
    async end() {
      child.disconnect();
      await exited;
    },
  };
}
