import { describe, expect, it } from '@jest/globals';
import { playerWorth, rankPlayers, type RankingFacts } from './ranking.rules.js';
import { figuresOf } from './scoring.table.js';

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
const line = (season: string, gp: number, g: number, a: number, w: number | null = null) => ({
  ...figuresOf(() => 0),
  season,
  gp,
  g,
  a,
  w,
  so: null,
});
const order = (players: RankingFacts[]): number[] =>
  [...rankPlayers(players, '2025-26')].sort(([, a], [, b]) => a - b).map(([id]) => id);

describe("the site's own ranking", () => {
  it('puts the scorer first', () => {
    expect(
      order([
        player(1, { seasons: [line('2025-26', 82, 5, 8)] }),
        player(2, { seasons: [line('2025-26', 82, 40, 60)] }),
      ]),
    ).toEqual([2, 1]);
  });

  it('prefers the younger of two equal players', () => {
    const seasons = [line('2025-26', 82, 25, 35)];
    expect(
      order([player(1, { seasons, birth_date: '1988-01-01' }), player(2, { seasons, birth_date: '2003-01-01' })]),
    ).toEqual([2, 1]);
  });

  it('does not fall for three great games', () => {
    expect(
      order([
        player(1, { seasons: [line('2025-26', 3, 3, 4)] }),
        player(2, { seasons: [line('2025-26', 80, 22, 30)] }),
      ]),
    ).toEqual([2, 1]);
  });

  it('remembers the two seasons before', () => {
    const hurt = player(1, {
      seasons: [line('2025-26', 10, 2, 3), line('2024-25', 82, 40, 50), line('2023-24', 82, 42, 50)],
    });
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
    expect([...rankPlayers([...players].reverse(), '2025-26')].sort(([a], [b]) => a - b)).toEqual(
      [...ranks].sort(([a], [b]) => a - b),
    );
  });
});

describe('what a player is worth', () => {
  const worth = (more: Partial<RankingFacts>) => playerWorth(player(1, { birth_date: null, ...more }), '2025-26');
  const full = { ...figuresOf(() => 0), season: '2025-26', gp: 82, g: 82, a: null as number | null, w: null, so: null };

  it('is the pace of a full season, with eight games of nothing mixed in', () => {
    expect(worth({ seasons: [full] })).toBeCloseTo((82 / 90) * 82, 6);
    expect(worth({ seasons: [{ ...full, g: null, a: 82 }] })).toBeCloseTo((82 / 90) * 82, 6);
    expect(worth({ seasons: [] })).toBe(0);
    expect(worth({ seasons: [{ ...full, gp: 0, g: 0 }] })).toBe(0);
  });

  it('counts the newest season five, the one before three and the one before that two times, and none older', () => {
    const lines = [line('2025-26', 41, 10, 0), line('2024-25', 82, 20, 0)];
    const expected = (110 / (5 * 41 + 3 * 82 + 40)) * 82 * (0.35 + (0.65 * 5.5) / 8);
    expect(worth({ seasons: lines })).toBeCloseTo(expected, 6);
    expect(worth({ seasons: [...lines, line('2022-23', 82, 90, 90), line('2026-27', 82, 90, 90)] })).toBeCloseTo(
      expected,
      6,
    );
    expect(worth({ seasons: [line('2023-24', 82, 41, 0)] })).toBeCloseTo((82 / (164 + 40)) * 82, 6);
  });

  it('of a goalie counts 55 games, wins and shutouts; a defenseman’s points are worth more', () => {
    const wins = [{ ...figuresOf(() => 0), season: '2025-26', gp: 55, g: 0, a: 0, w: 10, so: 5 }];
    expect(worth({ position: 'G', seasons: wins })).toBeCloseTo((125 / (275 + 40)) * 55 * 0.95, 6);
    expect(worth({ position: 'G', seasons: [{ ...wins[0], gp: 110 } as (typeof wins)[0]] })).toBeCloseTo(
      (125 / (550 + 40)) * 55 * 0.95,
      6,
    );
    expect(worth({ position: 'D', seasons: [full] })).toBeCloseTo((82 / 90) * 82 * 1.3, 6);
  });

  it.each([
    ['2003-09-15', 1.22],
    ['2002-09-15', 1.14],
    ['2000-09-15', 1.14],
    ['1999-09-15', 1.06],
    ['1997-09-15', 1.06],
    ['1996-09-15', 1],
    ['1994-09-15', 1],
    ['1993-09-15', 0.88],
    ['1991-09-15', 0.88],
    ['1990-09-15', 0.72],
  ])('born on %s counts %s times', (birth_date, factor) =>
    expect(worth({ birth_date, seasons: [full] })).toBeCloseTo((82 / 90) * 82 * factor, 6),
  );

  it('without a contract is three fifths, and out of the game a tenth', () => {
    expect(worth({ roster_status: 'no-contract', seasons: [full] })).toBeCloseTo((82 / 90) * 82 * 0.6, 6);
    expect(worth({ roster_status: 'inactive', seasons: [full] })).toBeCloseTo((82 / 90) * 82 * 0.1, 6);
  });

  it('of a prospect is what the place in the draft promises, fading in seven years', () => {
    const drafted = (draft_year: number | null, draft_overall: number | null = 3) =>
      worth({ draft_overall, draft_year });
    expect([drafted(2025), drafted(2026), drafted(2018), drafted(2010)]).toEqual([22, 22, 0, 0]);
    expect(drafted(2021)).toBeCloseTo((22 * 3) / 7, 6);
    expect([drafted(null), drafted(2025, null)]).toEqual([0, 0]);
  });

  it('decides places from 1 on; equals stand by their draft, the undrafted last', () => {
    expect([
      ...rankPlayers([player(3), player(2, { draft_overall: 50 }), player(4, { draft_overall: 9 })], '2025-26'),
    ]).toEqual([
      [4, 1],
      [2, 2],
      [3, 3],
    ]);
  });
});
