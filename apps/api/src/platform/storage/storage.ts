/** Where files that people upload are kept. Names are given by the server and say nothing about whose they are. */
export abstract class Storage {
  abstract readonly kind: 'disk' | 's3';
  /** Resolves when the file is safe; a file that could not be written whole is not there at all. */
  abstract put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** null when there is no such file. */
  abstract get(name: string): Promise<Buffer | null>;
  /** Deleting what is not there is no mistake. */
  abstract remove(name: string): Promise<void>;
}

/** What a name may look like: nothing in it can lead out of a folder. */
export const FILE_NAME = /^[1-9A-HJ-NP-Za-km-z]{22}\.(?:png|jpg)$/;

export function requireName(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error('not a name of ours');
  return name;
}
