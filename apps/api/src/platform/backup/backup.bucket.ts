import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AwsClient } from 'aws4fetch';
import { ask, type Answered } from '../http/ask.js';
import { REAL_TOOLS, withRetries, type Again, type RetryTools } from '../http/retry.js';
import { FILES } from './backup.format.js';
import type { Config } from '../config/config.js';
import type { S3Settings } from '../storage/s3.storage.js';

/** Time limit of one file. The largest one, of 5 GB, needs 12 Mbit/s. */
const DEADLINE_MS = 3_600_000;
const RETRIES = { retries: 3, backoffMs: 2_000, patienceMs: 60_000 };
const ANSWER_BYTES = 64_000;

export type BackupBucket = S3Settings;

/**
 * Copies a backup into a bucket, under its own name. The manifest comes last, so a copy without one is incomplete.
 * Nothing in the bucket is ever deleted or read.
 * @throws {Error} with the file and the store's answer when a file is refused, or not taken after several attempts
 */
export async function sendBackup(folder: string, bucket: BackupBucket, tools: RetryTools = REAL_TOOLS): Promise<void> {
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket;
  const library = await import('aws4fetch');
  const client = new library.AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket.bucket}/${path.basename(folder)}`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name !== FILES.manifest);
  for (const name of [...files.sort(), FILES.manifest])
    await putFile(client, `${base}/${name}`, path.join(folder, name), tools);
}

async function putFile(client: AwsClient, url: string, file: string, tools: RetryTools): Promise<void> {
  const { size } = await stat(file);
  const answer = await withRetries(RETRIES, tools, async (): Promise<Answered | Again> => {
    const signed = await client.sign(url, { method: 'PUT' });
    const told = await ask({
      url,
      method: 'PUT',
      headers: Object.fromEntries(signed.headers),
      body: { file, length: size },
      deadlineMs: DEADLINE_MS,
      mostBytes: ANSWER_BYTES,
      startOnly: true,
      own: true,
    });
    if (told.is !== 'answered') return { again: `is ${told.is}`, waitMs: null };
    return told.status >= 500 ? { again: `answers ${told.status}`, waitMs: null } : told;
  });
  const failed = 'again' in answer ? answer.again : answer.status > 299 ? `answers ${answer.status}` : null;
  if (failed !== null) throw new Error(`The store of backups ${failed} to PUT ${new URL(url).pathname}.`);
}

export function bucketOf(config: Config): BackupBucket | null {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_S3_REGION: region,
  } = config;
  // The settings are there together, see config.ts.
  return endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined
    ? null
    : { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
