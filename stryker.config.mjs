// Mutation testing of the rules: every operator, number and condition is changed in turn, and core's own tests must
// notice.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'core',
  plugins: ['./tools/mutants/core-runner.mjs'],
  coverageAnalysis: 'perTest',
  // A constant of a module is set while modules load: each such mutant would need a new process and every test.
  ignoreStatic: true,
  mutate: [
    'libs/core/src/**/*.rules.ts',
    'libs/core/src/draft/{draft.reducer,pick.state,team.state,order/pick-order,order/slot-tally}.ts',
    'libs/core/src/draft/clock/{draft.clock,clock.limits,clock.words}.ts',
    'libs/core/src/trades/{trade.books,trade.transitions}.ts',
    'libs/core/src/streams/room.ts',
    'libs/core/src/{money,season}.ts',
  ],
  // Words are read by people, not by tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/apps', '/bench', '/e2e', '/docs', '/docker', '/test-results', '/.data', '**/dist'],
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'test-results/mutants.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 1,
};
