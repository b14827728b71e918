// Changes tables, calls and events in an in-memory copy: the type check of their users must fail.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';

/** Compiler errors of each file after `changes` to the text of others. */
function errors(config, changes, files) {
  const changed = new Map();
  for (const { file, from, to } of changes) {
    const name = inRoot(file);
    const text = changed.get(name) ?? fs.readFileSync(name, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: change this test with it`);
    changed.set(name, text.replaceAll(from, to));
  }
  const { config: json } = ts.readConfigFile(inRoot(config), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, path.dirname(inRoot(config)));
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (name) => changed.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = changed.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, rest[0], true);
  };
  const program = ts.createProgram({ rootNames: files.map((file) => inRoot(file)), options, host });
  return files.map((file) => {
    const found = program.getSemanticDiagnostics(program.getSourceFile(inRoot(file)));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  });
}

// All changes go into one copy per side, because compiling is slow.
const CALLS = 'libs/core/src/notifications/notification.calls.ts';
const CHANGES = [
  { file: 'apps/api/src/activity/activity.entity.ts', from: 'stream:', to: 'stream_name:' },
  { file: CALLS, from: "'GET /notifications/preferences'", to: "'GET /notifications/wishes'" },
  { file: 'libs/core/src/notifications/notification.schema.ts', from: 'preferences:', to: 'wishes:' },
];

// A compilation takes some seconds, on a busy machine a minute.
const PATIENCE_MS = 180_000;

test(
  'on the server a renamed column and a changed path are errors where they are used',
  () => {
    const [column, path] = errors('tsconfig.json', CHANGES, [
      'apps/api/src/activity/activity.service.ts',
      'apps/api/src/notifications/notification.controller.ts',
      'apps/api/src/schema.ts', // includes every table
    ]);
    expect(column.join()).toMatch(/stream/);
    expect(path.join()).toMatch(/wishes|preferences/);
  },
  PATIENCE_MS,
);

test(
  'in the web app a changed path and a changed body are errors where they are called',
  () => {
    const [panel] = errors('apps/web/tsconfig.json', CHANGES, [
      'apps/web/src/features/notifications/PreferencesPanel.tsx',
    ]);
    expect(panel).toContainEqual(expect.stringMatching(/GET \/notifications/));
    expect(panel).toContainEqual(expect.stringMatching(/preferences|wishes/));
  },
  PATIENCE_MS,
);
