import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot, root } from '../lib/root.mjs';

const hook = fs.readFileSync(inRoot('.husky/commit-msg'), 'utf8').trim();

function brokenRules(message) {
  const { stdout } = spawnSync(process.execPath, [inRoot('node_modules/@commitlint/cli/cli.js')], {
    cwd: root,
    input: message,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/\[([a-z-]+)\]/g)].map(([, rule]) => rule);
}

test('the hook of commit messages runs commitlint on the message', () =>
  expect(hook).toBe('npx --no -- commitlint --edit "$1"'));

test.each([
  ['feat(draft): show the clock on phones', []],
  ['docs: name the types of commits\n\nThe page did not say which there are.', []],
  ['What arrives together is drawn once', ['subject-empty', 'type-empty']],
  ['improve(draft): show the clock', ['type-enum']],
  [`fix(trades): ${'explain '.repeat(7)}`.trim(), []],
  [`fix(trades): ${'explain '.repeat(7)}once`, ['header-max-length']],
])('the message %j breaks %j', (message, rules) => expect(brokenRules(message)).toEqual(rules));

test('commitlint is installed with the tests, not by a start', () => {
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const places = Object.keys(packages).filter(
    (place) => place.includes('commitlint') || place.includes('conventional'),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => packages[place].dev !== true)).toEqual([]);
});
