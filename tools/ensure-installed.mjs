// Installs the dependencies when they are missing or package-lock.json has changed: all of them, or with
// --without-tests those that building and running need. It runs before the installation, on any Node version, so it
// uses only built-in modules.
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine } from './lib/command-line.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules', '.installed');
const withTests = !commandLine().includes('--without-tests');

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Crease needs Node 20 or newer to install itself and this is ${process.versions.node}: get a newer one from https://nodejs.org.`,
  );
}
const lockFile =
  read(path.join(root, 'package-lock.json')) ??
  fail('package-lock.json is missing: restore it with "git checkout package-lock.json".');
const wanted = crypto
  .createHash('sha256')
  .update(lockFile)
  .update(process.platform + process.arch)
  .digest('hex');

const all = `${wanted} all`;
const enough = withTests ? [all] : [all, `${wanted} without tests`];
if (!enough.includes(read(stamp))) {
  if (!installedByHand()) install();
  fs.writeFileSync(stamp, enough.at(-1));
}

function install() {
  console.log('Installing the dependencies (only at the first start and after an update) …');
  const begun = Date.now();
  // Use npm's own Node: ours may be in the node_modules that will be replaced.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(withTests ? [] : ['--omit=dev'])];
  const options = { cwd: root, stdio: 'inherit' };
  const { status, error } = npm
    ? spawnSync(node, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0)
    fail(
      `The dependencies could not be installed${error ? ` (${error.message})` : ''}: look at npm's message above, check the network, and start again.`,
    );
  console.log(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`);
}

/**
 * True when the user has run npm: npm records installed packages in node_modules/.package-lock.json when it finishes.
 */
function installedByHand() {
  try {
    const { packages: installed } = JSON.parse(read(path.join(root, 'node_modules', '.package-lock.json')));
    return Object.entries(JSON.parse(lockFile).packages).every(
      ([place, { version, optional, dev, link }]) =>
        place === '' ||
        link ||
        (dev && !withTests) ||
        (installed[place] ? installed[place].version === version : optional),
    );
  } catch {
    return false;
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
