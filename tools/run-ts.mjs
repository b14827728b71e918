// Runs TypeScript without a build: node tools/run-ts.mjs <file.ts> [arguments …], or register() in another program.
import './lib/require-node.mjs';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync, version } from '@swc/core';
import { inRoot } from './lib/root.mjs';

const cache = inRoot('node_modules/.cache/run-ts');
const OPTIONS = { swcrc: false, sourceMaps: 'inline', module: { type: 'es6' } };
const jscOf = (filename) => ({
  target: 'es2023',
  parser: { syntax: 'typescript', decorators: true, tsx: filename.endsWith('x') },
  transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  keepClassNames: true,
});
const OPTIONS_KEY = JSON.stringify([OPTIONS, jscOf('')]);
const coreSpecifier = /^@crease\/core\//;
const ours = /^file:(?!.*\/node_modules\/)[^?]*\.tsx?(?:\?|$)/;

/**
 * Makes import() understand .ts and .tsx, ".js" specifiers that mean them, and @crease/core/…. Returns an undo
 * function.
 */
export function register() {
  module.enableCompileCache(inRoot('node_modules/.cache/compiled'));
  const hooks = module.registerHooks({ resolve, load });
  process.setSourceMapsEnabled(true);
  return () => hooks.deregister();
}

function resolve(specifier, context, next) {
  const core = coreSpecifier.test(specifier);
  if (!core && !/^(\.|\/|file:)/.test(specifier)) return next(specifier, context);
  const url = core
    ? pathToFileURL(inRoot('libs/core/src', specifier.replace(coreSpecifier, ''))).href
    : new URL(specifier, context.parentURL).href;
  return next(typeScriptFor(url) ?? (core ? url : specifier), context);
}

/** The source of a ".js" address without a .js file. */
function typeScriptFor(url) {
  if (!/^file:.*\.js$/.test(url) || fs.existsSync(fileURLToPath(url))) return null;
  return ['.ts', '.tsx']
    .map((ending) => url.replace(/\.js$/, ending))
    .find((candidate) => fs.existsSync(fileURLToPath(candidate)));
}

function load(url, context, next) {
  if (!ours.test(url)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
}

/** JavaScript of a TypeScript file, kept on disk: most programs load the same thousand files at each start. */
function compiled(filename) {
  const source = fs.readFileSync(filename, 'utf8');
  const key = createHash('sha256').update(`${version}\n${OPTIONS_KEY}\n${filename}\n${source}`).digest('hex');
  const kept = path.join(cache, key);
  try {
    return fs.readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(source, { ...OPTIONS, filename, jsc: jscOf(filename) });
    // Another process may read or write the same file: it appears whole or not at all.
    const unfinished = `${kept}.${process.pid}`;
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(unfinished, code);
    fs.renameSync(unfinished, kept);
    return code;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (!file || !fs.existsSync(file)) {
    console.error('Name the file to run: node tools/run-ts.mjs <file.ts> [arguments …].');
    process.exit(1);
  }
  process.argv.splice(1, 2, path.resolve(file)); // the program sees itself first, as if it had been started directly
  register();
  await import(pathToFileURL(path.resolve(file)).href);
}
