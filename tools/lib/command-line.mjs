import { Sentence } from './sentence.mjs';

/** The arguments of this command, without "--": npm removes only the first one, and none of ours is called so. */
export const commandLine = () => process.argv.slice(2).filter((argument) => argument !== '--');

/**
 * The one folder that the command line names, or undefined when it names none.
 * @throws {Sentence} for a second argument or an option
 */
export function namedFolder(usage) {
  const [folder, ...more] = commandLine();
  const wrong = folder?.startsWith('-') ? folder : more[0];
  if (wrong !== undefined) throw new Sentence(`"${wrong}" is not expected here: ${usage}`);
  return folder;
}
