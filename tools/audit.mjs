// npm run check, last part: no production dependency with a known serious hole, none older than the versions we rely on.
import './lib/require-node.mjs';
import fs from 'node:fs';
import { capture } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';
import { runProgram } from './lib/sentence.mjs';

/** Below these there are holes, or missing features, that our own code counts on being closed. */
const floors = {
  ws: '8.21.0',
  'socket.io-parser': '4.2.7',
  multer: '2.3.0',
  '@nestjs/platform-fastify': '11.1.14',
  '@mikro-orm/core': '6.6.14',
};

await runProgram(async () => {
  const old = tooOld();
  for (const line of old) console.error(line);
  const holes = await seriousHoles();
  if (holes === null) console.warn('! The registry did not answer: known vulnerabilities were NOT checked this time.');
  for (const { name, severity, via } of holes ?? []) {
    console.error(`${name} has a hole of severity "${severity}": ${via.map((cause) => cause.title ?? cause).join('; ')}.`);
  }
  const failed = old.length + (holes?.length ?? 0);
  if (!failed) console.log(`Production dependencies: ${holes ? 'nothing high or critical, ' : ''}no version below its floor.`);
  return failed ? 1 : 0;
});

function tooOld() {
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.split('node_modules/').at(-1);
    return floors[name] && isBelow(version, floors[name]) ? [`${place} is ${version}, below ${floors[name]}: raise it or override it in package.json.`] : [];
  });
}

function isBelow(version, floor) {
  const numbers = (text) => text.split('-')[0].split('.').map(Number);
  const [a, b] = [numbers(version), numbers(floor)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && a[at] < b[at];
}

/** null when the registry could not be asked. */
async function seriousHoles() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { output } = await capture(npm[0], [...npm.slice(1), 'audit', '--omit=dev', '--json', '--loglevel=silent']);
  try {
    const { vulnerabilities } = JSON.parse(output.slice(output.indexOf('{')));
    return vulnerabilities ? Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity)) : null;
  } catch {
    return null;
  }
}
