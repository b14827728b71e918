// Replaces @jest/globals in plain Node. Adds the time limits and fake timers that the runner lacks.
import { ModernFakeTimers } from '@jest/fake-timers';
import { bind } from 'jest-each';

const circus = globalThis;
const TIME_LIMIT_MS = 30_000;
const { setTimeout, clearTimeout } = globalThis;

/** Wraps a test or hook so that it fails after its time limit (ms). */
const limited = (work, limit = TIME_LIMIT_MS) =>
  async function withLimit() {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than its limit of ${limit} ms.`)), limit);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

/** `npm test` and `npm run test:long` each run one part of the tests. All tests run without a part. */
const { TEST_PART } = process.env;
let longGroups = 0;

function isWanted(name) {
  if (TEST_PART === undefined) return true;
  const isLong = name.includes('@long') || longGroups > 0 || expect.getState().testPath.includes('.long.');
  return isLong === (TEST_PART === 'long');
}

const named = (add) => (name, work, limit) => {
  if (isWanted(name)) add(name, limited(work, limit), limit);
};
const grouped = (add) => (name, work) =>
  add(name, () => {
    const isLong = name.includes('@long');
    longGroups += isLong;
    work();
    longGroups -= isLong;
  });
const withEach = (add) => Object.assign(add, { each: bind(add) });
const hook = (add) => (work, limit) => add(limited(work, limit), limit);

export const { expect } = circus;
export const describe = Object.assign(withEach(grouped(circus.describe)), {
  only: withEach(grouped(circus.describe.only)),
  skip: withEach(grouped(circus.describe.skip)),
});

// Refusals are compared by what answers contain. Tests of the stored form ask for it (`storedRefusal`).
const STORED = Symbol.for('crease.stored');
const isStored = (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, STORED);
function answered(value) {
  if (!isStored(value)) return value;
  const { [STORED]: _, ...answer } = value;
  return answer;
}
expect.addEqualityTesters([
  function equalRefusals(one, other, testers) {
    return isStored(one) || isStored(other) ? this.equals(answered(one), answered(other), testers) : undefined;
  },
]);

export const test = Object.assign(withEach(named(circus.test)), {
  only: withEach(named(circus.test.only)),
  skip: withEach(named(circus.test.skip)),
});
/** @alias */
export const it = test;
export const beforeAll = hook(circus.beforeAll);
export const afterAll = hook(circus.afterAll);
export const beforeEach = hook(circus.beforeEach);
export const afterEach = hook(circus.afterEach);

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
export const jest = {
  ...circus.jest,
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  runAllTimers: () => timers.runAllTimers(),
  setSystemTime: (time) => timers.setSystemTime(time),
  mocked: (mock) => mock,
  unstable_mockModule: (specifier, factory) => globalThis[Symbol.for('crease.mocks')].mockModule(specifier, factory),
};
// Testing Library looks for the fake timers there.
globalThis.jest = jest;
