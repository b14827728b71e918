// The runner of plain Node, with one repair. A worker asks the main process for its settings, and the answer went to
// all workers that had not asked yet. A worker that did not listen at that moment waited forever.
import LightRunner, { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';

const run = Tinypool.prototype.run;
Tinypool.prototype.run = function runWithOwnChannel(task, options) {
  return run.call(this, task, options?.channel ? { ...options, channel: ownChannel(options.channel) } : options);
};

/** Adds a worker to the listeners when it asks, so that each answer goes to its worker. */
function ownChannel(shared) {
  let listener;
  return {
    onMessage(own) {
      listener = own;
    },
    postMessage(message) {
      shared.onMessage(listener);
      shared.postMessage(message);
    },
  };
}

export { createRunner };
export default LightRunner;
