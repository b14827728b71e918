import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findCircle } from '../../apps/web/circles.plugin.mjs';
import { inRoot } from '../lib/root.mjs';
import { runTimeImports } from './run-time-imports.mjs';
import { codeIn } from '../lib/source-files.mjs';

/** The source files of a folder, each with the files that it imports while it starts. */
function importsOf(folder) {
  const files = new Set(codeIn(folder, /\.tsx?$/));
  const fileOf = (name) =>
    [name.replace(/\.js$/, '.ts'), name.replace(/\.js$/, '.tsx')].find((file) => files.has(file));
  return new Map(
    [...files].map((file) => [
      file,
      runTimeImports(fs.readFileSync(inRoot(file), 'utf8'), { atStart: true }).flatMap(
        (name) => fileOf(path.posix.join(path.posix.dirname(file), name)) ?? [],
      ),
    ]),
  );
}

test.each(['libs/core/src', 'apps/api/src', 'apps/web/src'])(
  'no files of %s import each other in a circle',
  (folder) => {
    const imports = importsOf(folder);
    expect([...imports.values()].flat().length).toBeGreaterThan(1000);
    expect(findCircle(imports)).toBeNull();
  },
);

test('imports of types and dynamic imports make no circle of files that start', () => {
  const text = `import type { A } from './a.js';
import { type B } from './b.js';
import { type C, c } from './c.js';
export { d } from './d.js';
const later = () => import('./e.js');
`;
  expect(runTimeImports(text)).toEqual(['./c.js', './d.js', './e.js']);
  expect(runTimeImports(text, { atStart: true })).toEqual(['./c.js', './d.js']);
});

test('files of a build that import each other are found, also over others', () => {
  expect(
    findCircle(
      new Map([
        ['index.js', ['app.js', 'react.js']],
        ['app.js', ['league.js']],
        ['league.js', ['trading.js']],
        ['trading.js', ['app.js']],
      ]),
    ),
  ).toEqual(['app.js', 'league.js', 'trading.js', 'app.js']);
});

test('a file that two others import is no circle', () => {
  expect(
    findCircle(
      new Map([
        ['index.js', ['app.js', 'league.js']],
        ['app.js', ['league.js']],
        ['league.js', []],
      ]),
    ),
  ).toBeNull();
});
