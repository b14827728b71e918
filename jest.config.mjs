const swc = (parser, transform = {}) => [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: { target: 'es2023', parser: { syntax: 'typescript', ...parser }, transform, keepClassNames: true },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@crease/core/(.*)\\.js$': '<rootDir>/libs/core/src/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  moduleFileExtensions: ['js', 'ts', 'tsx', 'mjs', 'cjs', 'json', 'node'],
};

/** Test files of a worker share one module cache, so that the product's modules load once per worker. */
const inPlainNode = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tools/jest/light-setup.mjs'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      displayName: 'tools',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tools/**/*.test.mjs'],
      moduleFileExtensions: ['js', 'mjs', 'json', 'node'],
      transform: {},
    },
    {
      ...shared,
      displayName: 'core',
      ...inPlainNode,
      testMatch: ['<rootDir>/libs/core/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      ...inPlainNode,
      testMatch: ['<rootDir>/apps/api/src/**/*.test.ts'],
      globalSetup: '<rootDir>/tools/jest/api-global-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/api-global-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/apps/web/src/**/*.test.{ts,tsx}'],
      transform: { '\\.tsx?$': swc({ tsx: true }, { react: { runtime: 'automatic' } }) },
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.(css|svg|png|jpg|woff2)$': '<rootDir>/tools/jest/empty-module.mjs',
      },
      setupFiles: ['<rootDir>/tools/jest/web-setup.mjs', '<rootDir>/tools/jest/top-layer.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web-patience.mjs'],
    },
  ],
  testTimeout: 30_000,
  maxWorkers: '100%', // the main process only waits while the workers test
  workerIdleMemoryLimit: '1200MB', // modules of finished files are never given back: a worker that holds as much begins anew
};
