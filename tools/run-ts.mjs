// Runs TypeScript without a build: node tools/run-ts.mjs <file.ts> [arguments …], or register() in another program.
import './lib/require-node.mjs';
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { inRoot } from './lib/root.mjs';

const coreSpecifier = /^@crease\/core\//;
const ours = /^file:(?!.*\/node_modules\/).*\.tsx?$/;

/**
 * Makes import() understand .ts and .tsx, ".js" specifiers that mean them, and @crease/core/…. Returns a function to
 * undo it.
 */
export function register() {
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

/** The .ts or .tsx file of a ".js" address without a .js file. */
function typeScriptFor(url) {
  if (!/^file:.*\.js$/.test(url) || fs.existsSync(fileURLToPath(url))) return null;
  return ['.ts', '.tsx']
    .map((ending) => url.replace(/\.js$/, ending))
    .find((candidate) => fs.existsSync(fileURLToPath(candidate)));
}

function load(url, context, next) {
  if (!ours.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const tsx = filename.endsWith('x');
  const { code } = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
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
