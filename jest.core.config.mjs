// The rules' own tests alone, for mutation testing: a change to a rule has to be noticed where the rule is tested.
import config from './jest.config.mjs';

// Stryker measures coverage by Jest's own runner.
const { runner: _, setupFiles: __, ...core } = config.projects.find(({ displayName }) => displayName === 'core');

export default { ...core, testEnvironment: 'node', rootDir: import.meta.dirname, testTimeout: config.testTimeout };
