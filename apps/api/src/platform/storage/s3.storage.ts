import type { AwsClient } from 'aws4fetch';
import { Busy } from '../http/refusal.error.js';
import { failures } from '../failures.js';
import { requireName, Storage } from './storage.js';

const PATIENCE_MS = 10_000;

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Files in a bucket of an S3-compatible store, addressed by path. The bucket stays private: the API hands the files
 * out.
 */
export class S3Storage extends Storage {
  readonly kind = 's3';
  private opened: Promise<AwsClient> | null = null;
  private readonly base: string;

  constructor(private readonly settings: S3Settings) {
    super();
    this.base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/uploads`;
  }

  /** What signs the requests; loaded with the first file. */
  private client(): Promise<AwsClient> {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    return (this.opened ??= import('aws4fetch').then(
      (library) => new library.AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }),
    ));
  }

  async put(name: string, bytes: Buffer, type: string): Promise<void> {
    await this.ask('PUT', name, {
      body: new Uint8Array(bytes),
      headers: { 'content-type': type, 'content-length': String(bytes.length) },
    });
  }

  async get(name: string): Promise<Buffer | null> {
    const answer = await this.ask('GET', name);
    return answer === null ? null : Buffer.from(await answer.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    await this.ask('DELETE', name);
  }

  private async ask(method: string, name: string, more: RequestInit = {}): Promise<Response | null> {
    const client = await this.client();
    let answer: Response;
    try {
      answer = await client.fetch(`${this.base}/${requireName(name)}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...more,
      });
    } catch (error) {
      failures.note('storage.s3', error);
      // The store is away; what was asked for can be asked for again.
      throw new Busy();
    }
    if (answer.status === 404 && method !== 'PUT') return null;
    if (answer.status >= 500) throw new Busy();
    if (!answer.ok) throw new Error(`the file store refused ${method} with ${answer.status}`);
    return answer;
  }
}
