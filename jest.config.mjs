import { notOnCitus } from './tools/jest/not-on-citus.mjs';

/** Test files of a worker share one module cache, so that the product's modules load once per worker. */
const inPlainNode = {
  runner: ['<rootDir>/tools/jest/own-channel-runner.mjs', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tools/jest/light-setup.mjs'],
  moduleFileExtensions: ['js', 'ts', 'tsx', 'mjs', 'cjs', 'json', 'node'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...inPlainNode,
      displayName: 'tools',
      testMatch: ['<rootDir>/tools/**/*.test.mjs'],
    },
    {
      ...inPlainNode,
      displayName: 'core',
      testMatch: ['<rootDir>/libs/core/src/**/*.test.ts'],
    },
    {
      ...inPlainNode,
      displayName: 'api',
      testMatch: ['<rootDir>/apps/api/src/**/*.test.ts', ...notOnCitus().map((file) => `!**/apps/api/src/${file}`)],
      globalSetup: '<rootDir>/tools/jest/api-global-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/api-global-teardown.mjs',
    },
    {
      ...inPlainNode,
      displayName: 'web',
      testMatch: ['<rootDir>/apps/web/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/tools/jest/web-light-setup.mjs'],
    },
  ],
  // A machine that is slower than the usual one gets more time (tools/testing/test-run.mjs).
  testTimeout: 30_000 * Number(process.env.TEST_SLOWNESS ?? 1),
  maxWorkers: '100%', // the main process only waits while the workers test
  workerIdleMemoryLimit: '2000MB', // modules of finished files are never given back: a worker that holds as much restarts
};
