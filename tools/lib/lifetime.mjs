import { onStopRequest } from './processes.mjs';
import { printError } from './sentence.mjs';

/**
 * The command registers programs with `onEnd`. However it ends (finished, error, Ctrl-C, parent died), they are ended
 * in reverse order, within `deadline` ms, before the process exits.
 */
export function createLifetime({ deadline = 10_000 } = {}) {
  const endings = [];
  let stopping = null;

  const life = {
    /** True when the shutdown has begun: running work should not start anything more. */
    get isEnding() {
      return stopping !== null;
    },

    onEnd(ending) {
      endings.push(ending);
    },

    end(code) {
      stopping ??= (async () => {
        setTimeout(() => process.exit(code || 1), deadline).unref();
        for (const ending of endings.reverse()) {
          try {
            await ending();
          } catch (error) {
            printError(error);
          }
        }
        process.exit(code);
      })();
      return stopping;
    },

    /** The work's result, if any, is the exit code; otherwise the command keeps running. */
    async run(work, { interrupted = 0 } = {}) {
      onStopRequest((reason) => {
        if (reason === 'SIGINT') console.log('\nStopping …');
        void life.end(interrupted);
      });
      try {
        const code = await work();
        if (code !== undefined) await life.end(code);
      } catch (error) {
        if (life.isEnding) return;
        printError(error);
        await life.end(1);
      }
    },
  };
  return life;
}
