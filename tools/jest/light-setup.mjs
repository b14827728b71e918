// Runs once per worker of the core and API tests: lets plain Node import TypeScript and the functions of Jest.
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';
import { register } from '../run-ts.mjs';

const globals = pathToFileURL(inRoot('tools/jest/light-globals.mjs')).href;

register();
module.registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});
