import { expect, test } from '@jest/globals';
import { findFailures } from './failures.mjs';
import { inRoot } from '../lib/root.mjs';

test('failed tests of both reports are named with the first lines of their errors', () => {
  const long = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`).join('\n\n');
  const jest = {
    testResults: [
      {
        name: inRoot('a.test.ts'),
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'two',
            failureMessages: ['\u001b[31mExpected: 1\u001b[39m\n\n', 'Received: 2'],
          },
        ],
      },
      { name: inRoot('b.test.ts'), message: 'Cannot find module', assertionResults: [] },
      { name: inRoot('c.test.ts'), message: '', assertionResults: [] },
    ],
  };
  const spec = (title, ok, errors) => ({ file: 'd.spec.ts', line: 7, title, ok, tests: [{ results: [{ errors }] }] });
  const e2e = {
    suites: [{ suites: [{ specs: [spec('three', true, []), spec('four', false, [{ message: long }])] }] }],
  };
  const found = findFailures(jest, e2e);
  expect(found.map(({ name }) => name)).toEqual([
    inRoot('a.test.ts: two'),
    inRoot('b.test.ts'),
    inRoot('e2e/d.spec.ts:7: four'),
  ]);
  expect(found.map(({ lines }) => lines.length)).toEqual([2, 1, 12]);
  expect(found[0].lines).toEqual(['Expected: 1', 'Received: 2']);
  expect(findFailures(null, null)).toEqual([]);
});
