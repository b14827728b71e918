import { expect, test } from '@jest/globals';
import { fileSeconds, measureSlowness, overLimit } from './file-times.mjs';
import { inRoot } from '../lib/root.mjs';

const entry = (file, seconds) => ({ name: inRoot(file), startTime: 1_000, endTime: 1_000 + seconds * 1_000 });

test('a file is judged by its seconds on a quiet machine, however busy the machine was', () => {
  const report = { testResults: [entry('a.test.ts', 90), entry('b.test.ts', 30), entry('c.test.tsx', 60)] };
  const line = (file, seconds, elapsed) => JSON.stringify({ file: inRoot(file), seconds, elapsed });
  const measured = `${line('a.test.ts', 30, 90)}\n${line('b.test.ts', 10, 30)}\n`;
  const files = fileSeconds(report, measured, 1);
  expect(files.map(({ file, seconds }) => [file, Math.round(seconds)])).toEqual([
    ['a.test.ts', 30],
    ['c.test.tsx', 20],
    ['b.test.ts', 10],
  ]);
  expect(overLimit(files)).toEqual([{ file: 'a.test.ts', seconds: 30, limit: 20 }]);
});

test('without a measured file the elapsed seconds count, and a quarter more is tolerated', () => {
  const files = fileSeconds({ testResults: [entry('c.test.tsx', 26), entry('d.test.tsx', 24)] }, '', 1);
  expect(overLimit(files).map(({ file }) => file)).toEqual(['c.test.tsx']);
  expect(fileSeconds(null, '', 1)).toEqual([]);
});

test('a file is judged by its seconds on a machine of the usual speed', () => {
  const files = fileSeconds({ testResults: [entry('c.test.tsx', 48), entry('d.test.tsx', 60)] }, '', 2);
  expect(overLimit(files)).toEqual([{ file: 'd.test.tsx', seconds: 30, limit: 20 }]);
});

test('slowness compares the fastest tenth of samples with the usual machine, and is never below 1', () => {
  const clock = (milliseconds) => {
    let calls = 0;
    let time = 0;
    return () => {
      calls += 1;
      // Every second call ends a sample. Another program delays four of five samples.
      if (calls % 2 === 0) time += calls % 10 === 0 ? milliseconds : 100;
      return time;
    };
  };
  expect(measureSlowness(clock(2.5))).toBe(2);
  expect(measureSlowness(clock(0.5))).toBe(1);
});
