import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';

const folder = new URL('../../libs/core/src/leagues/settings/', import.meta.url);
const files = fs.readdirSync(folder).filter((file) => file.endsWith('.settings.ts'));
const rows = files.map((file) => fs.readFileSync(new URL(file, folder), 'utf8'));
const settings = new Set(
  rows.flatMap((text) => [...text.matchAll(/^ {2}(\w+): (?:\{|[A-Z_]+,$)/gm)].map(([, key]) => key)),
);
const page = fs.readFileSync(new URL('../../docs/league-kinds.md', import.meta.url), 'utf8');

/** The cells of a table's rows, found by its first line. */
function tableRows(first) {
  const lines = page.split('\n');
  const rest = lines.slice(lines.findIndex((line) => first.test(line)) + 2);
  return rest
    .slice(
      0,
      rest.findIndex((line) => !line.startsWith('| ')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('the kinds of leagues', () => {
  test('are thirty at least', () => {
    expect(page.split('\n').filter((line) => line.startsWith('| ')).length - 1).toBeGreaterThanOrEqual(30);
  });

  test('that cannot be played are others, name the nearest one, and are counted', () => {
    const kinds = tableRows(/^\| kind \|/);
    const missing = tableRows(/^\| kind that cannot be played \|/);
    const played = new Set(kinds.map(([name]) => name));
    expect(missing.filter(([name, nearest]) => played.has(name) || !played.has(nearest))).toEqual([]);
    expect(page).toContain(`${kinds.length} kinds can be played, and ${missing.length} cannot`);
  });

  test.each([...new Set([...page.matchAll(/`(\w+)`/g)].map(([, key]) => key))])(
    'name %s, which is a setting',
    (key) => {
      expect(settings).toContain(key);
    },
  );
});
