import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';

const folder = new URL('../../libs/core/src/leagues/settings/', import.meta.url);
const rows = fs.readdirSync(folder).map((file) => fs.readFileSync(new URL(file, folder), 'utf8'));
const settings = new Set(rows.flatMap((text) => [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, key]) => key)));
const page = fs.readFileSync(new URL('../../docs/league-kinds.md', import.meta.url), 'utf8');

describe('the kinds of leagues', () => {
  test('are thirty at least', () => {
    expect(page.split('\n').filter((line) => line.startsWith('| ')).length - 1).toBeGreaterThanOrEqual(30);
  });

  test.each([...new Set([...page.matchAll(/`(\w+)`/g)].map(([, key]) => key))])(
    'name %s, which is a setting',
    (key) => {
      expect(settings).toContain(key);
    },
  );
});
