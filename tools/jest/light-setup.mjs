// Runs once per worker of the core and API tests: lets plain Node import TypeScript and the functions of Jest.
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { inRoot } from '../lib/root.mjs';
import { register } from '../run-ts.mjs';
import { measureFile } from './own-time.mjs';

const globals = pathToFileURL(inRoot('tools/jest/light-globals.mjs')).href;

// "npm test" has one fixed seed; "npm run test:long" gives each round another.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1917) });
register();
module.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    // The runner imports a test file again under a new address.
    if (context.parentURL?.includes('/jest-light-runner/') && /\.test\.tsx?\?/.test(specifier)) measureFile(specifier);
    return next(specifier, context);
  },
});
