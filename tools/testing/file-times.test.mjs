import { expect, test } from '@jest/globals';
import { fileSeconds, overLimit } from './file-times.mjs';
import { inRoot } from '../lib/root.mjs';

const entry = (file, seconds) => ({ name: inRoot(file), startTime: 1_000, endTime: 1_000 + seconds * 1_000 });

test('a file is judged by its seconds on a quiet machine, however busy the machine was', () => {
  const report = { testResults: [entry('a.test.ts', 90), entry('b.test.ts', 30), entry('c.test.tsx', 60)] };
  const line = (file, seconds, elapsed) => JSON.stringify({ file: inRoot(file), seconds, elapsed });
  const measured = `${line('a.test.ts', 30, 90)}\n${line('b.test.ts', 10, 30)}\n`;
  const files = fileSeconds(report, measured);
  expect(files.map(({ file, seconds }) => [file, Math.round(seconds)])).toEqual([
    ['a.test.ts', 30],
    ['c.test.tsx', 20],
    ['b.test.ts', 10],
  ]);
  expect(overLimit(files)).toEqual([{ file: 'a.test.ts', seconds: 30, limit: 20 }]);
});

test('without a measured file the elapsed seconds count, and a quarter more is tolerated', () => {
  const files = fileSeconds({ testResults: [entry('c.test.tsx', 26), entry('d.test.tsx', 24)] }, '');
  expect(overLimit(files).map(({ file }) => file)).toEqual(['c.test.tsx']);
  expect(fileSeconds(null, '')).toEqual([]);
});
