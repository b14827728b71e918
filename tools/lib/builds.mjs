import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { capture } from './processes.mjs';
import { inRoot, root } from './root.mjs';
import { Sentence } from './sentence.mjs';

const shared = ['libs/core/src', 'package-lock.json', 'tsconfig.json'];
const serverSources = [...shared, 'apps/api/src', 'nest-cli.json', '.swcrc', 'tools/lib/build-api.mjs'];

// Both builds empty their output folders first. The stamp inside disappears with them, so a failed build leaves none.
const builds = {
  api: {
    sources: serverSources,
    output: 'dist/apps/api/src/main.js',
    stamp: 'dist/.sources',
    command: ['tools/build-api.mjs'],
    name: 'the server',
  },
  /** The API's description, which the built server writes. */
  description: {
    sources: serverSources,
    output: 'dist/apps/api/src/openapi/openapi.json',
    stamp: 'dist/.described',
    command: ['dist/apps/api/src/cli.js', 'describe'],
    after: 'api',
  },
  web: {
    sources: [...shared, 'apps/web'],
    output: 'apps/web/dist/index.html',
    stamp: 'apps/web/dist/.sources',
    command: ['apps/web/build.mjs'],
    name: 'the web app',
  },
};

/**
 * Builds those of the named parts ('api', 'description', 'web') whose sources changed since their last build; returns
 * which it built.
 */
export async function buildStale(names, { force = false, say = () => {} } = {}) {
  const stale = names.filter((name) => force || isStale(builds[name]));
  const named = stale.flatMap((name) => builds[name].name ?? []);
  if (named.length) say(`Building ${named.join(' and ')} …`);
  const running = new Map();
  for (const name of stale) {
    const { after } = builds[name];
    running.set(
      name,
      Promise.resolve(running.get(after)).then(() => build(builds[name])),
    );
  }
  await Promise.all(running.values());
  return stale;
}

async function build({ sources, output, stamp, command }) {
  const hash = hashOf(sources);
  fs.rmSync(inRoot(stamp), { force: true });
  const { code, output: text } = await capture(process.execPath, command);
  if (code !== 0 || !fs.existsSync(inRoot(output))) {
    throw new Sentence(
      `${text.trim()}\n\nThe build failed (${command.join(' ')}): correct what it reports above and start again.`,
    );
  }
  fs.writeFileSync(inRoot(stamp), hash);
}

function isStale({ sources, output, stamp }) {
  try {
    fs.accessSync(inRoot(output));
    return fs.readFileSync(inRoot(stamp), 'utf8') !== hashOf(sources);
  } catch {
    return true;
  }
}

/** Contents instead of modification times, which a checkout changes. */
function hashOf(sources) {
  const hash = crypto
    .createHash('sha256')
    .update(process.version)
    .update(process.env.CREASE_LANGUAGE ?? '');
  for (const file of sources.flatMap((source) => filesUnder(inRoot(source)))) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .filter((entry) => !['dist', 'node_modules'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(path.join(place, entry.name)) : [path.join(place, entry.name)],
    );
}
