// Last part of npm run check. Fails for a shipped package with a known serious vulnerability, an older version than we
// rely on, or a licence that the application may not carry.
import './lib/require-node.mjs';
import fs from 'node:fs';
import { foreignLicences, holesIn, importsIn, installedLicence, shipped, tooOld } from './lib/dependencies.mjs';
import { capture } from './lib/processes.mjs';
import { inRoot, root } from './lib/root.mjs';
import { runProgram } from './lib/sentence.mjs';

await runProgram(async () => {
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const places = shipped(packages, importsIn(inRoot('apps/web/src')));
  const wrong = [...tooOld(packages), ...foreignLicences(packages, places, (place) => installedLicence(root, place))];
  for (const line of wrong) console.error(line);

  const holes = holesIn(await audit(), places);
  if (holes === null) console.warn('! The registry gives no audit: known vulnerabilities were NOT checked this time.');
  for (const hole of holes?.others ?? []) console.warn(`! Only used while developing: ${sentence(hole)}`);
  for (const hole of holes?.shipped ?? []) console.error(sentence(hole));

  const failed = wrong.length + (holes?.shipped.length ?? 0);
  if (!failed)
    console.log(
      `${places.length} shipped packages: ${holes ? 'no hole of severity high or critical, ' : ''}no version below its floor, every licence one of ours.`,
    );
  return failed ? 1 : 0;
});

const sentence = ({ name, severity, via = [] }) =>
  `${name} has a hole of severity "${severity}": ${via.map((cause) => cause.title ?? cause).join('; ')}.`;

async function audit() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await capture(npm[0], [...npm.slice(1), 'audit', '--json', '--loglevel=silent', ...patience]);
  return output;
}
