import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { SITE_OWNER, startTestApp } from '../../testing/test-app.js';
import { Database } from '../database/database.js';
import { verifyBackup } from './backup.js';
import { DailyBackup } from './daily-backup.service.js';

const files = new Map<string, Buffer>();
let refuses = false;
const store = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (!refuses) files.set(request.url ?? '', Buffer.concat(parts));
    response.writeHead(refuses ? 403 : 200).end();
  });
});

const folder = await mkdtemp(path.join(os.tmpdir(), 'crease-daily-'));
await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
// The tests set the time; no sweep may run with the present one.
const app = await startTestApp({
  env: {
    BACKUP_AT: '03:30',
    BACKUP_KEEP: '2',
    BACKUP_DIR: folder,
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    BACKUP_S3_BUCKET: 'safe',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  },
});
const other = await app.another();
afterAll(async () => {
  await other.close();
  await app.close();
  store.close();
  store.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  refuses = false;
});

/** Lets both processes look whether a backup is due. Returns the folders that there are then. */
async function at(moment: string): Promise<string[]> {
  const both = [app, other].map((one) => one.app.get(DailyBackup));
  await Promise.all(both.map((daily) => daily.begin(new Date(moment))));
  await Promise.all(both.map((daily) => daily.ended()));
  return (await readdir(folder)).sort();
}

test('is made by one process once a day, also when its time was missed, and the newest are kept', async () => {
  // None was made before, so the one of the day before was missed.
  expect(await at('2031-01-20T03:29:00Z')).toEqual(['crease-daily-20310120-032900']);
  expect(await at('2031-01-20T03:30:00Z')).toHaveLength(2);
  expect(await at('2031-01-20T23:00:00Z')).toEqual(['crease-daily-20310120-032900', 'crease-daily-20310120-033000']);
  // The service was off at 03:30.
  expect(await at('2031-01-21T09:00:00Z')).toEqual(['crease-daily-20310120-033000', 'crease-daily-20310121-090000']);
  const manifest = await verifyBackup(path.join(folder, 'crease-daily-20310121-090000'));
  expect(manifest.tables).toHaveProperty('backup_run');
});

test('is copied into the bucket, with its manifest last', () => {
  const names = [...files.keys()].filter((name) => name.startsWith('/safe/crease-daily-20310121-090000/'));
  expect(names.at(-1)).toBe('/safe/crease-daily-20310121-090000/manifest.json');
  expect(names).toContain('/safe/crease-daily-20310121-090000/tables/league.copy.gz');
  expect(names).toContain('/safe/crease-daily-20310121-090000/secrets.json');
});

test('in the bucket is the same as in the folder', async () => {
  const name = 'crease-daily-20310121-090000';
  for (const file of ['manifest.json', 'tables/app_user.copy.gz'])
    expect(files.get(`/safe/${name}/${file}`)).toEqual(await readFile(path.join(folder, name, file)));
});

test('that the bucket refuses says why, is sent again a quarter of an hour later, and replaces no other day', async () => {
  await mkdir(path.join(folder, 'crease-backup-20200101-000000'));
  const partial = path.join(folder, 'crease-daily-20200101-000000.partial');
  await mkdir(partial);
  await writeFile(path.join(partial, 'left'), '');
  await utimes(partial, new Date('2020-01-01'), new Date('2020-01-01'));
  refuses = true;
  const result = async () =>
    (
      await app.app
        .get(Database)
        .query<{ cause: string | null }>('select cause from backup_run order by started_at desc limit 1')
    )[0]?.cause;
  const made = 'crease-daily-20310122-033000';
  for (const moment of ['03:30', '03:45', '04:00']) {
    await at(`2031-01-22T${moment}:00Z`);
    expect(await result()).toMatch(new RegExp(`^The store of backups answers 403 to PUT /safe/${made}/`));
  }
  refuses = false;
  expect(await at('2031-01-22T04:14:00Z')).toContain('crease-daily-20310120-033000');
  expect([...files.keys()].filter((name) => name.startsWith(`/safe/${made}/`))).toEqual([]);
  expect(await at('2031-01-22T04:15:00Z')).toEqual([
    'crease-backup-20200101-000000',
    'crease-daily-20310121-090000',
    made,
  ]);
  expect([...files.keys()].filter((name) => name.startsWith(`/safe/${made}/`)).at(-1)).toMatch(/manifest\.json$/);
  expect(await result()).toBeNull();
});

test('that the end of its process interrupts leaves nothing, and another process makes it', async () => {
  const third = await app.another();
  const before = await at('2031-01-22T04:30:00Z');
  await third.app.get(DailyBackup).begin(new Date('2031-01-23T03:30:00Z'));
  await third.close();
  expect((await readdir(folder)).sort()).toEqual(before);
  expect(await at('2031-01-23T03:31:00Z')).toContain('crease-daily-20310123-033100');
});

test('and the running processes are shown to the site owner only', async () => {
  const owner = await app.signUp('owner', { email: SITE_OWNER });
  const { body } = await owner.api<StatusAnswer>('GET', '/api/admin/status');
  expect(body.backups.map(({ cause }) => cause === null)).toEqual([true, true, true, true, true]);
  expect(body.processes).toMatchObject(
    [1, 2].map(() => ({ role: 'web', daily_backup: { at: '03:30', keep: 2, folder, bucket: 'safe' } })),
  );
  expect(body.database).toMatch(/^\d/);
  expect((await (await app.signUp('anna')).api('GET', '/api/admin/status')).status).toBe(403);
});
