import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import { fullDisk } from './lib/disk.mjs';
import { inRoot } from './lib/root.mjs';

test('no tool reads its arguments by itself, so that none takes "--" for a name', () => {
  // run-ts passes the arguments on to the program that it runs.
  const tools = fs
    .readdirSync(inRoot('tools'))
    .filter((file) => /^(?!run-ts).*\.mjs$/.test(file) && !/\.test\./.test(file));
  expect(tools.filter((file) => /process\.argv/.test(fs.readFileSync(inRoot('tools', file), 'utf8')))).toEqual([]);
});

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' })],
  [
    Object.assign(new Error('Command failed: initdb'), {
      stderr: Buffer.from('could not write: No space left on device'),
    }),
  ],
  ['FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.'],
  ['could not write lock file "postmaster.pid": No space left on device'],
])('a full disk is named as such: %s', (error) => {
  expect(fullDisk(error, '/srv/crease')?.message).toContain('no room left on the disk of /srv/crease');
  expect(fullDisk(new Error('permission denied'), '/srv/crease')).toBeNull();
});
