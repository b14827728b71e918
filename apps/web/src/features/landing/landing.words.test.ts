import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as t from './landing.words.en.js';

test('the measured figure is the one of docs/performance.md', () => {
  const measured = readFileSync('docs/performance.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| P15 '));
  expect(measured).toContain(`390 px ${t.pickToBoard.replace(' ms', '')};`);
});

test('the words that stand before any script has run are the landing page’s own', () => {
  const page = readFileSync('apps/web/index.html', 'utf8').replaceAll(/\s+/g, '');
  for (const key of ['heroTitle', 'heroText', 'getStarted', 'tryDraftNow', 'heroNote'] satisfies (keyof typeof t)[])
    expect(page).toContain(`>{{features/landing/landing:${key}}}<`);
});
