import type { AwsClient } from 'aws4fetch';
import { ask, type Answered } from '../http/ask.js';
import { failures } from '../failures.js';
import { Busy } from '../refusal.error.js';
import { REAL_TOOLS, withRetries, type Again } from '../http/retry.js';
import { requireName, Storage } from './storage.js';

const DEADLINE_MS = 5_000;
const RETRIES = { retries: 1, backoffMs: 100, patienceMs: 1_000 };
const MOST_BYTES = 32_000_000;

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Files in an S3-compatible bucket, addressed by path. The bucket stays private: the API serves the files. */
export class S3Storage extends Storage {
  readonly kind = 's3';
  private opened: Promise<AwsClient> | null = null;
  private readonly base: string;

  constructor(private readonly settings: S3Settings) {
    super();
    this.base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/uploads`;
  }

  /** The client that signs requests; loaded with the first file. */
  private client(): Promise<AwsClient> {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    return (this.opened ??= import('aws4fetch').then(
      (library) => new library.AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' }),
    ));
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    await this.ask('PUT', name, bytes, { 'content-type': type });
  }

  async get(name: string): Promise<Buffer | null> {
    return (await this.ask('GET', name))?.body ?? null;
  }

  async remove(name: string): Promise<void> {
    await this.ask('DELETE', name);
  }

  private async ask(
    method: string,
    name: string,
    body?: Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered | null> {
    const client = await this.client();
    const url = `${this.base}/${requireName(name)}`;
    const answer = await withRetries(RETRIES, REAL_TOOLS, async (): Promise<Answered | Again> => {
      const signed = await client.sign(url, { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) });
      const told = await ask({
        url,
        method,
        headers: Object.fromEntries(signed.headers),
        ...(body ? { body } : {}),
        deadlineMs: DEADLINE_MS,
        mostBytes: MOST_BYTES,
        own: true,
      });
      return told.is !== 'answered' || told.status >= 500
        ? { again: told.is === 'answered' ? `status ${told.status}` : told.is, waitMs: null }
        : told;
    });
    if ('again' in answer) {
      failures.record('storage.s3', new Error(answer.again));
      // The store is unreachable; the caller may repeat the request.
      throw new Busy();
    }
    if (answer.status === 404 && method !== 'PUT') return null;
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`the file store refused ${method} with ${answer.status}`);
    return answer;
  }
}
