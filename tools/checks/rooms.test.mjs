import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';
import { runTimeImports } from './run-time-imports.mjs';

/*
 * Feature folders are the top-level folders of each part. The linter enforces their order
 * (tools/lint/boundaries.mjs). This test follows the imports, including dynamic ones, so that no lint exception allows
 * a cycle.
 */

const isCode = (file) =>
  /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file) && !/(?:^|\/)testing\//.test(file);
const roomOf = (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');

/** Root files assemble the features; core's other root files are shared. */
const putsTogether = (place, file) => roomOf(file) === '' && (place !== 'libs/core/src' || file === 'wire.ts');

/** Folders imported at run time, each with one such import. */
function importsOf(place) {
  const rooms = new Map();
  for (const found of fs.readdirSync(inRoot(place), { recursive: true })) {
    const file = found.split(path.sep).join('/');
    if (!isCode(file) || putsTogether(place, file)) continue;
    const room = roomOf(file);
    if (!rooms.has(room)) rooms.set(room, new Map());
    for (const imported of runTimeImports(fs.readFileSync(inRoot(place, file), 'utf8'))) {
      const target = path.posix.join(path.posix.dirname(file), imported);
      if (roomOf(target) !== room) rooms.get(room).set(roomOf(target), `${file} imports ${target}`);
    }
  }
  return rooms;
}

/** The imports of a cycle between folders; empty without one. */
function circleOf(rooms) {
  const left = new Map([...rooms].map(([room, others]) => [room, new Map(others)]));
  for (;;) {
    const bottom = [...left].filter(([, others]) => [...others.keys()].every((other) => !left.has(other)));
    if (bottom.length === 0) break;
    for (const [room] of bottom) left.delete(room);
  }
  const way = [...left.keys()].slice(0, 1);
  while (way.length > 0) {
    const next = [...left.get(way.at(-1)).keys()].find((other) => left.has(other));
    if (way.includes(next)) {
      const circle = [...way.slice(way.indexOf(next)), next];
      return circle.slice(1).map((room, index) => left.get(circle[index]).get(room));
    }
    way.push(next);
  }
  return [];
}

const ROOTS = ['libs/core/src', 'apps/api/src', 'apps/web/src'];
const PLACES = ROOTS.flatMap((root) => [
  root,
  ...fs
    .readdirSync(inRoot(root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(inRoot('.'), path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((folder) => fs.readdirSync(inRoot(folder), { withFileTypes: true }).some((entry) => entry.isDirectory())),
]);

const SOURCES = ['apps/api/src', 'apps/web/src', 'libs/core/src', 'bench', 'e2e', 'tools'];
/** Most files directly in a folder, tests included. A fuller folder needs rooms (docs/architecture.md). */
const MOST_FILES = 30;
/**
 * Migrations are never moved, because a released migration keeps its place, and their order is their only structure.
 */
const ENDLESS = ['apps/api/src/migrations'];

function filesOfFolders() {
  const counts = new Map();
  for (const place of SOURCES)
    for (const entry of fs.readdirSync(inRoot(place), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:[jt]sx?|mjs|mts|sql|css)$/.test(entry.name)) continue;
      const folder = path.relative(inRoot('.'), entry.parentPath).replaceAll('\\', '/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  return counts;
}

describe('the rooms', () => {
  it.each(PLACES)('of %s import each other in no circle', (place) => {
    const rooms = importsOf(place);
    if (ROOTS.includes(place)) expect(rooms.size).toBeGreaterThan(3);
    expect(circleOf(rooms)).toEqual([]);
  });

  it(`have at most ${MOST_FILES} files in a folder`, () => {
    const full = [...filesOfFolders()].filter(([folder, files]) => files > MOST_FILES && !ENDLESS.includes(folder));
    expect(full).toEqual([]);
  });

  it('read and write a league’s table only through the competition', () => {
    const api = inRoot('apps/api/src');
    const others = fs
      .readdirSync(api, { recursive: true })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => isCode(file) && !/^(?:competition|archive|migrations)\//.test(file));
    const reads = others.filter((file) =>
      /'(?:season_standing|team_points|team_day)\b/.test(fs.readFileSync(path.join(api, file), 'utf8')),
    );
    expect(reads).toEqual([]);
  });

  it('would be found in a circle', () => {
    const imports = (others) => new Map(others.map((other) => [other, `to ${other}`]));
    const rooms = new Map([
      ['top', imports(['one'])],
      ['one', imports(['low', 'two'])],
      ['two', imports(['one', 'low'])],
      ['low', imports([])],
    ]);
    expect(circleOf(rooms)).toEqual(['to two', 'to one']);
    rooms.get('two').delete('one');
    expect(circleOf(rooms)).toEqual([]);
  });
});
