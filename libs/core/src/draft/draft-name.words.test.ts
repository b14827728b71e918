import { describe, expect, it } from '@jest/globals';
import { wordIn } from '../locale.js';
import { DRAFT_TYPES } from '../draft-type.js';
import { builtNameOf, draftName, nameFigure, nameWords, isBuiltName, storedName } from './draft-name.words.js';
import type { BuiltName } from './draft-name.words.js';

const names = (['yearly', 'startup'] as const).flatMap((key) =>
  DRAFT_TYPES.flatMap((type) =>
    [false, true].map((mock): BuiltName => ({ key, figures: { season: '2026-27', type, mock } })),
  ),
);

describe('names of drafts', () => {
  it.each(names.map((built) => [draftName({ name: null, built }), built] as const))(
    '%s is read into figures',
    (name, built) => {
      expect(builtNameOf(name)).toEqual(built);
    },
  );

  it.each([
    'Startup 2025',
    '2026-27 draft',
    '2026-27 startup general draft',
    'mock: 2026-27 general draft',
    '2026-27 other draft',
    '',
  ])('“%s” stays a typed name', (name) => {
    expect(builtNameOf(name)).toBeNull();
  });

  it('are stored without words, unless they were typed', () => {
    const built = names[0]!;
    expect(storedName({ name: '2026-27 general draft', built })).toEqual({ name: '', built });
    expect(storedName({ name: 'The night' })).toEqual({ name: 'The night' });
    expect(storedName({ name: '2026-27 general draft' })).toEqual({ name: '', built });
    expect(isBuiltName('2026-27 general draft', built)).toBe(true);
    expect(isBuiltName('The night', built)).toBe(false);
  });

  it('prefer the typed name, also in figures', () => {
    const built = names[0]!;
    expect(draftName({ name: 'The night', built })).toBe('The night');
    expect(nameFigure({ name: 'The night', built })).toBe('The night');
    expect(nameFigure({ name: '2026-27 general draft', built })).toEqual(built);
    expect(nameFigure({ name: null, built })).toEqual(built);
    expect(nameWords('The night')).toBe('The night');
    expect(nameWords(built)).toBe('2026-27 general draft');
    expect(draftName({ name: null })).toBe('Draft');
    const without = nameFigure({ name: null });
    expect([without, nameWords(without), wordIn('fr', () => nameWords(without))]).toEqual(['', 'Draft', 'Repêchage']);
  });
});
