import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fullDisk } from './lib/disk.mjs';
import { inRoot, root } from './lib/root.mjs';

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

test('no tracked file holds the markers of a merge conflict', () => {
  let files;
  try {
    files = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return; // a source archive has no repository
  }
  const conflict = /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/m;
  const conflicts = files.split('\0').filter((file) => {
    const stat = file === '' ? undefined : fs.lstatSync(inRoot(file), { throwIfNoEntry: false });
    return stat?.isFile() && conflict.test(fs.readFileSync(inRoot(file), 'latin1'));
  });
  expect(conflicts).toEqual([]);
});
