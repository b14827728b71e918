import { onStopRequest } from './processes.mjs';
import { printError } from './sentence.mjs';

/**
 * The life of a command that starts other programs. What is started is registered with `onEnd`; whatever ends the command (its work
 * is done, an error, Ctrl-C, the death of its parent), all of it is ended in reverse order, within `deadline` ms, before the process exits.
 */
export function createLifetime({ deadline = 10_000 } = {}) {
  const endings = [];
  let stopping = null;

  const life = {
    /** Whether the end has begun: work under way should not start anything more. */
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

    /** Does the command's work; its result, if any, is the exit code to end with, otherwise the command lives on. */
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
