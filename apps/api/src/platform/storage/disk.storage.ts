import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../database/database.js';
import { requireName, Storage } from './storage.js';

/** Files in a folder that only this class writes to. */
export class DiskStorage extends Storage {
  readonly kind = 'disk';

  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = this.place(name);
    // Write to a temporary name, then rename: readers and crashes never see half a file.
    const aside = `${file}.${randomBytes(6).toString('hex')}.new`;
    await mkdir(this.folder, { recursive: true });
    try {
      await writeFile(aside, bytes, { flag: 'wx', flush: true });
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.place(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.place(name), { force: true });
  }

  private place(name: string): string {
    return path.join(this.folder, requireName(name));
  }
}
