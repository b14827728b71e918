import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildApi } from './build-api.mjs';
import { inRoot } from './root.mjs';

// Inside the project, because source maps contain relative paths.
fs.mkdirSync(inRoot('test-results'), { recursive: true });
const out = fs.mkdtempSync(inRoot('test-results/build-api-'));
afterAll(() => fs.rmSync(out, { recursive: true, force: true }));

const readAll = (folder) =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true })
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

test('the server is built as "nest build" builds it', async () => {
  const whole = JSON.parse(fs.readFileSync(inRoot('nest-cli.json'), 'utf8'));
  const { builder } = whole.compilerOptions;
  const options = { ...builder.options, filenames: ['apps/api/src/activity'], outDir: path.join(out, 'nest') };
  const config = {
    ...whole,
    compilerOptions: { ...whole.compilerOptions, deleteOutDir: false, assets: [], builder: { ...builder, options } },
  };
  const configFile = path.join(out, 'nest-cli.json');
  fs.writeFileSync(configFile, JSON.stringify(config));
  await buildApi({ config: configFile, out: path.join(out, 'ours') });
  const { status, output } = spawnSync(
    process.execPath,
    [inRoot('node_modules/@nestjs/cli/bin/nest.js'), 'build', 'api', '--config', path.relative(inRoot(), configFile)],
    { cwd: inRoot(), encoding: 'utf8' },
  );
  expect(status === 0 ? '' : output.join('')).toBe('');
  expect(readAll(path.join(out, 'ours'))).toEqual(readAll(path.join(out, 'nest')));
  expect(Object.keys(readAll(path.join(out, 'ours')))).toContain('apps/api/src/activity/activity.service.js');
}, 60_000);
