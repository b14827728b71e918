// The rules' own tests alone, for mutation testing: a change to a rule has to be noticed where the rule is tested.
import config from './jest.config.mjs';

const core = config.projects.find(({ displayName }) => displayName === 'core');

export default { ...core, rootDir: import.meta.dirname, testTimeout: config.testTimeout };
