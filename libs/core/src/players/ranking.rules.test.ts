import { describe, expect, it } from '@jest/globals';
import { rankPlayers, type RankingFacts } from './ranking.rules.js';

const player = (id: number, more: Partial<RankingFacts> = {}): RankingFacts => ({
  id,
  position: 'F',
  birth_date: '1997-01-01',
  draft_overall: null,
  draft_year: null,
  roster_status: 'active',
  seasons: [],
  ...more,
});
const line = (season: string, gp: number, g: number, a: number, w: number | null = null) => ({ season, gp, g, a, w, so: null });
const order = (players: RankingFacts[]): number[] => [...rankPlayers(players, '2025-26')].sort(([, a], [, b]) => a - b).map(([id]) => id);

describe("the site's own ranking", () => {
  it('puts the scorer first', () => {
    expect(order([player(1, { seasons: [line('2025-26', 82, 5, 8)] }), player(2, { seasons: [line('2025-26', 82, 40, 60)] })])).toEqual([2, 1]);
  });

  it('prefers the younger of two equal players', () => {
    const seasons = [line('2025-26', 82, 25, 35)];
    expect(order([player(1, { seasons, birth_date: '1988-01-01' }), player(2, { seasons, birth_date: '2003-01-01' })])).toEqual([2, 1]);
  });

  it('does not fall for three great games', () => {
    expect(order([player(1, { seasons: [line('2025-26', 3, 3, 4)] }), player(2, { seasons: [line('2025-26', 80, 22, 30)] })])).toEqual([2, 1]);
  });

  it('remembers the two seasons before', () => {
    const hurt = player(1, { seasons: [line('2025-26', 10, 2, 3), line('2024-25', 82, 40, 50), line('2023-24', 82, 42, 50)] });
    expect(order([player(2, { seasons: [line('2025-26', 60, 4, 5)] }), hurt])).toEqual([1, 2]);
  });

  it('puts a first overall pick without games above a fourth-liner, and a seventh-rounder below', () => {
    const first = player(1, { draft_overall: 1, draft_year: 2025, birth_date: '2007-05-05' });
    const late = player(2, { draft_overall: 200, draft_year: 2025, birth_date: '2007-05-05' });
    const grinder = player(3, { seasons: [line('2025-26', 75, 6, 8), line('2024-25', 70, 5, 8)] });
    expect(order([late, grinder, first])).toEqual([1, 3, 2]);
  });

  it('counts wins for goalies', () => {
    const starter = player(1, { position: 'G', seasons: [line('2025-26', 58, 0, 2, 36)] });
    const backup = player(2, { position: 'G', seasons: [line('2025-26', 24, 0, 1, 9)] });
    expect(order([backup, starter])).toEqual([1, 2]);
  });

  it('gives every player one place, the same each time', () => {
    const players = Array.from({ length: 50 }, (_, id) => player(id + 1));
    const ranks = rankPlayers(players, '2025-26');
    expect(new Set(ranks.values()).size).toBe(50);
    expect([...rankPlayers([...players].reverse(), '2025-26')].sort(([a], [b]) => a - b)).toEqual([...ranks].sort(([a], [b]) => a - b));
  });
});
