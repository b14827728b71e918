import { describe, expect, test } from '@jest/globals';
import { scoreOf, sectionsOf, type Entry } from './palette.model.js';

const entry = (id: string, group: Entry['group'], label: string, more: Partial<Entry> = {}): Entry => ({
  id,
  group,
  label,
  ...more,
});
const trades = entry('trades', 'screens', 'Trades', { words: 'offers' });
const block = entry('block', 'screens', 'Trade block');
const propose = entry('trade', 'actions', 'Propose a trade');
const withNorth = entry('with', 'actions', 'Propose a trade with Élan du Nord', { searched: true });
const north = entry('north', 'teams', 'Élan du Nord', { detail: 'Mel Ott', searched: true });
const found = entry('player 8', 'players', 'Nord Østby');
const ENTRIES = [trades, block, propose, withNorth, north];

const shown = (search: string, recent: Entry[] = [], players: Entry[] = [], rules: Entry[] = []) =>
  sectionsOf(ENTRIES, search, recent, players, rules).map(({ title, entries }) => [title, entries.map(({ id }) => id)]);

describe('what the palette shows', () => {
  test('without a search: what was chosen last, then everything that is not one of many, each once', () => {
    expect(shown('', [block])).toEqual([
      ['Recent', ['block']],
      ['Go to', ['trades']],
      ['Do', ['trade']],
    ]);
    expect(shown('  ')).toEqual([
      ['Go to', ['trades', 'block']],
      ['Do', ['trade']],
    ]);
  });

  test('with one: every typed word must be answered, without accents and in any order', () => {
    expect(shown('nord trade')).toEqual([['Do', ['with']]]);
    expect(shown('elan')).toEqual([
      ['Do', ['with']],
      ['Teams', ['north']],
    ]);
    expect(shown('elan xyz')).toEqual([]);
    const room = entry('room', 'screens', 'Salle de repêchage');
    for (const typed of ['repechage', 'repêchage', 'REPÊ']) expect(scoreOf(room, typed)).toBeLessThan(Infinity);
  });

  test('a whole word is better than its beginning, and that than a word beside the label', () => {
    expect(scoreOf(block, 'trade')).toBeLessThan(scoreOf(trades, 'trade'));
    expect(scoreOf(trades, 'trad')).toBeLessThan(scoreOf(trades, 'offers'));
    expect(scoreOf(north, 'ott')).toBeLessThan(Infinity);
    expect(scoreOf(north, 'tt')).toBe(Infinity);
  });

  test('rules stand before players, by any word of their text', () => {
    const rule = entry('rule', 'rules', 'A trade needs a vote.', {
      words: 'A trade needs a vote. Ballots are secret.',
    });
    expect(shown('ballots', [], [], [rule])).toEqual([['Rules and settings', ['rule']]]);
    expect(shown('nord', [], [found], [rule]).at(-1)).toEqual(['Players', ['player 8']]);
    expect(shown('', [], [], [rule]).map(([title]) => title)).not.toContain('Rules and settings');
  });

  test('players stand last, so that nothing moves when they arrive', () => {
    const before = shown('nord');
    expect(shown('nord', [], [found])).toEqual([...before, ['Players', ['player 8']]]);
  });
});
