/** Stores uploaded files. The server chooses the names, which reveal nothing about the owner. */
export abstract class Storage {
  abstract readonly kind: 'disk' | 's3';
  /** Resolves when the file is stored; an incomplete file does not exist. */
  abstract put(name: string, bytes: Buffer, type: string): Promise<void>;
  abstract get(name: string): Promise<Buffer | null>;
  /** Does nothing when the file does not exist. */
  abstract remove(name: string): Promise<void>;
}

/** Allowed file names; they cannot lead out of a folder. */
export const FILE_NAME = /^[1-9A-HJ-NP-Za-km-z]{22}\.(?:png|jpg)$/;

export function requireName(name: string): string {
  if (!FILE_NAME.test(name)) throw new Error('not a name of ours');
  return name;
}
