import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  foreignLicences,
  holesIn,
  importsIn,
  installedLicence,
  isBelow,
  mayShip,
  shipped,
  tooOld,
} from './lib/dependencies.mjs';

test.each([
  ['8.20.9', '8.21.0', true],
  ['8.21.0', '8.21.0', false],
  ['8.21.1', '8.21.0', false],
  ['9.0.0', '8.21.0', false],
  ['10.0.0', '9.9.9', false],
  ['8.21.0-beta.1', '8.21.0', false],
])('%s is below %s: %p', (version, floor, below) => expect(isBelow(version, floor)).toBe(below));

test('a package below its floor is named, wherever it lies', () => {
  const packages = {
    'node_modules/ws': { version: '8.22.0' },
    'node_modules/engine.io/node_modules/ws': { version: '8.17.1' },
    'node_modules/other': { version: '0.0.1' },
  };
  expect(tooOld(packages)).toEqual([
    'node_modules/engine.io/node_modules/ws is 8.17.1, below 8.21.0: raise it or override it in package.json.',
  ]);
});

test.each([
  ['MIT', 'a', true],
  ['(MIT OR GPL-3.0)', 'a', true],
  ['MIT AND GPL-3.0', 'a', false],
  ['Apache-2.0 AND MIT', 'a', true],
  ['GPL-3.0-only', 'a', false],
  ['AGPL-3.0', 'a', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['LGPL-3.0-or-later', 'some-library', false],
  ['SEE LICENSE IN LICENSE.md', 'a', false],
  ['UNLICENSED', 'a', false],
])('a package under %s called %s may be shipped: %p', (licence, name, may) => expect(mayShip(licence, name)).toBe(may));

test('what is shipped is what the server runs on and what the web app is built from, with all that they need', () => {
  const packages = {
    '': {},
    'node_modules/server': { dependencies: { deep: '1' } },
    'node_modules/deep': {},
    'node_modules/react': { dev: true, dependencies: { scheduler: '1' }, peerDependencies: { absent: '1' } },
    'node_modules/scheduler': { dev: true },
    'node_modules/react/node_modules/scheduler': { dev: true },
    'node_modules/jest': { dev: true },
  };
  expect(shipped(packages, ['react'])).toEqual([
    'node_modules/deep',
    'node_modules/react',
    'node_modules/react/node_modules/scheduler',
    'node_modules/server',
  ]);
});

test('a licence that is missing or foreign is named', () => {
  const packages = {
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'GPL-2.0' },
    'node_modules/c': {},
    'node_modules/d': {},
  };
  const lines = foreignLicences(packages, Object.keys(packages), (place) => (place.endsWith('d') ? 'ISC' : null));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('node_modules/b is under GPL-2.0');
  expect(lines[1]).toContain('node_modules/c names no licence');
});

test('an installed package tells its licence in old ways too', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-audit-'));
  try {
    const put = (name, more, file) => {
      fs.mkdirSync(path.join(root, name));
      fs.writeFileSync(path.join(root, name, 'package.json'), JSON.stringify({ name, ...more }));
      if (file) fs.writeFileSync(path.join(root, name, 'LICENSE'), file);
    };
    put('new', { license: 'ISC' });
    put('old', { licenses: [{ type: 'MIT', url: 'x' }] });
    put('text', {}, 'Permission is hereby granted, free of charge, to any person');
    put('none', {}, 'All rights reserved.');
    expect(['new', 'old', 'text', 'none', 'absent'].map((name) => installedLicence(root, name))).toEqual([
      'ISC',
      'MIT',
      'MIT',
      null,
      null,
    ]);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});

test('imports of types are none, nor are files of our own', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-imports-'));
  try {
    fs.writeFileSync(
      path.join(folder, 'a.tsx'),
      `import { useState } from 'react';\nimport type { T } from 'only-types';\nimport '@fontsource-variable/inter/index.css';\nimport { x } from './b.js';\nimport { y } from '@crease/core/y.js';\nconst z = await import('@scope/lazy/deep');\nexport { q } from 'again';\n`,
    );
    fs.writeFileSync(path.join(folder, 'a.test.tsx'), `import { t } from 'only-for-tests';`);
    fs.writeFileSync(
      path.join(folder, 'a.css'),
      `@import 'tailwindcss';\n@font-face { src: url('@fonts/letters/files/a.woff2'); }\n`,
    );
    fs.mkdirSync(path.join(folder, 'testing'));
    fs.writeFileSync(path.join(folder, 'testing', 'b.ts'), `import { t } from 'only-for-tests';`);
    expect(importsIn(folder)).toEqual([
      '@fonts/letters',
      '@fontsource-variable/inter',
      '@scope/lazy',
      'again',
      'react',
      'tailwindcss',
    ]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('an audit tells shipped holes from others, and what is no audit from one without holes', () => {
  const report = {
    vulnerabilities: {
      ws: { name: 'ws', severity: 'high', via: [{ title: 'A hole' }], nodes: ['node_modules/ws'] },
      jest: { name: 'jest', severity: 'critical', via: ['x'], nodes: ['node_modules/jest'] },
      small: { name: 'small', severity: 'moderate', via: [], nodes: ['node_modules/small'] },
    },
  };
  const found = holesIn(`npm warn\n${JSON.stringify(report)}`, ['node_modules/ws', 'node_modules/small']);
  expect(found?.shipped.map(({ name }) => name)).toEqual(['ws']);
  expect(found?.others.map(({ name }) => name)).toEqual(['jest']);
  expect(holesIn('{"vulnerabilities": {}}', [])).toEqual({ shipped: [], others: [] });
  for (const none of [
    '',
    'nothing here',
    '{"message": "404 Not Found", "error": {"code": "E404"}}',
    '{"vulnerabilities": null}',
  ])
    expect(holesIn(none, [])).toBeNull();
});
