import { hostRoom } from './worker-host.js';
import type { FromWorker, ToWorker } from './worker-protocol.js';

/*
 * The worker of a visitor's draft. A separate file has the rules of core, so that no page loads more of them than it
 * needs.
 */

interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}
declare const self: WorkerScope;

const TIMERS = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const take = hostRoom(TIMERS, (message) => self.postMessage(message));
self.addEventListener('message', ({ data }) => take(data));
