/** An error whose message is one sentence for the user at the terminal: the problem and the next step. */
export class Sentence extends Error {
  name = 'Sentence';
}

/** Prints an error for users: a Sentence as it is, a bug with its stack. */
export function printError(error) {
  console.error(error instanceof Sentence ? error.message : error);
}

/** Runs a command-line program: its result is the exit code; an error is printed and exits with 1. */
export async function runProgram(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}
