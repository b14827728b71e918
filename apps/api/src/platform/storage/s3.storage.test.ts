import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { Busy } from '../refusal.error.js';
import { S3Storage } from './s3.storage.js';

/** A bucket that stores files and answers 503 to the first request for each. */
const files = new Map<string, { bytes: Buffer; type: string | undefined }>();
const seen = new Set<string>();
const signed: (string | undefined)[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    signed.push(request.headers.authorization);
    if (!seen.has(path)) {
      seen.add(path);
      response.writeHead(503).end();
    } else if (request.method === 'PUT') {
      files.set(path, { bytes: Buffer.concat(parts), type: request.headers['content-type'] });
      response.end();
    } else if (request.method === 'DELETE') {
      files.delete(path);
      response.writeHead(204).end();
    } else {
      const file = files.get(path);
      response.writeHead(file === undefined ? 404 : 200).end(file?.bytes);
    }
  });
});

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const storage = new S3Storage({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  bucket: 'crease',
  region: 'auto',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('files are kept in the bucket by signed requests, tried again once, and removed', async () => {
  const name = `${'a'.repeat(22)}.png`;
  const bytes = Buffer.from([0, 1, 2, 255]);
  await storage.put(name, bytes, 'image/png');
  expect(files.get(`/crease/uploads/${name}`)).toEqual({ bytes, type: 'image/png' });
  expect(await storage.get(name)).toEqual(bytes);
  await storage.remove(name);
  expect(await storage.get(name)).toBeNull();
  expect(signed.every((header) => header?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true)).toBe(true);
});

test('a store that is away is busy', async () => {
  const away = new S3Storage({
    endpoint: 'http://127.0.0.1:9',
    bucket: 'crease',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await expect(away.get(`${'b'.repeat(22)}.png`)).rejects.toThrow(Busy);
});
