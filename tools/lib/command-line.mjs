import { Sentence } from './sentence.mjs';

/** The command's arguments without "--": npm removes only the first one, and no argument of ours has that value. */
export const commandLine = () => process.argv.slice(2).filter((argument) => argument !== '--');

/**
 * The folder that the command line names, or undefined without one.
 * @throws {Sentence} for a second argument, or an option that is not in `flags`
 */
export function namedFolder(usage, flags = []) {
  const [folder, ...more] = commandLine().filter((word) => !flags.includes(word));
  const wrong = folder?.startsWith('-') ? folder : more[0];
  if (wrong !== undefined) throw new Sentence(`"${wrong}" is not expected here: ${usage}`);
  return folder;
}

/** @throws {Sentence} when the value of an option is no whole number */
export function wholeNumber(option, value) {
  if (!/^\d{1,10}$/.test(value)) throw new Sentence(`--${option} takes a whole number, not "${value}".`);
  return value;
}
