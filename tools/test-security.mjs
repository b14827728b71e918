// npm run test:security: the long form of every test of docs/security.md, with thousands of bodies, uploads and samples
// where "npm test" uses a few. Arguments are names of test files ("npm run test:security -- s7"); without any, all run.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { commandLine } from './lib/command-line.mjs';
import { ended } from './lib/processes.mjs';
import { inRoot, root } from './lib/root.mjs';
import { runProgram } from './lib/sentence.mjs';

const all = [
  'apps/api/src/security/',
  'apps/api/src/authorization',
  'apps/api/src/hostile-bodies',
  'realtime/rooms',
  'auth/auth.api',
  'auth/rate-limit',
  'auth/account-mail',
  'leagues/invitations',
];

await runProgram(async () => {
  const wanted = commandLine();
  // Run tests one after another: they compare times, and two floods at once would only measure each other.
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--forceExit',
    ...(wanted.length ? wanted : all),
  ];
  return ended(
    spawn(process.execPath, args, { cwd: root, env: { ...process.env, SECURITY: 'long' }, stdio: 'inherit' }),
  );
});
