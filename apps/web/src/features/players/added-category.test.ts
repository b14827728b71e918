import { expect, jest, test } from '@jest/globals';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import type { StoredScoring } from '@crease/core/players/scoring/scoring.table.js';

/* Adds an invented category: a hand-written list of columns fails here. */

const categories = await import('@crease/core/players/scoring/scoring.categories.js');
const names = await import('@crease/core/players/scoring/category-names.words.en.js');
const sources = await import('@crease/core/players/scoring/scoring.sources.js');
jest.unstable_mockModule('@crease/core/players/scoring/scoring.categories.js', () => ({
  ...categories,
  SCORING: {
    ...categories.SCORING,
    penalty_drawn: {
      short: 'PD',
      column: 'drawn',
      positions: ['F', 'D'],
      weight: 0,
    },
  },
}));
jest.unstable_mockModule('@crease/core/players/scoring/category-names.words.en.js', () => ({
  ...names,
  CATEGORY_NAMES: { ...names.CATEGORY_NAMES, penalty_drawn: 'penalty drawn' },
  CATEGORY_TITLES: { ...names.CATEGORY_TITLES, penalty_drawn: 'Penalties drawn' },
  CATEGORY_CODES: { ...names.CATEGORY_CODES, penalty_drawn: 'PD' },
}));
jest.unstable_mockModule('@crease/core/players/scoring/scoring.sources.js', () => ({
  ...sources,
  NHL_FIGURES: {
    ...sources.NHL_FIGURES,
    penalty_drawn: {
      field: 'penaltiesDrawn',
      report: 'skater/realtime',
      page: 'penaltiesDrawn',
      live: { box: 'drawn' },
    },
  },
}));

const { CSV_COLUMNS } = await import('@crease/core/players/files/csv.columns.js');
const { readGameReports } = await import('@crease/core/players/nhl/game-report.rules.js');
const { emptySeason, skaterRowRecord } = await import('@crease/core/players/files/import.rules.js');
const { boxScoreSchema, linesOfNight } = await import('@crease/core/players/nhl/night.rules.js');
const nhl = await import('@crease/core/players/nhl/nhl.schema.js');
const { gameRowSchema, skaterRowSchema } = await import('@crease/core/players/files/players.import.schema.js');
const { playerSeasonSchema, playersQuerySchema } = await import('@crease/core/players/players.schema.js');
const { buildSearchIndex } = await import('@crease/core/players/search.rules.js');
const { figuresOf, lineOfGame, pointsOf, SCORED_COLUMNS, SEASON_COUNTS } =
  await import('@crease/core/players/scoring/scoring.table.js');
const { scoringRule } = await import('@crease/core/players/scoring/scoring.words.js');
const { playersTable, readView, rowFigures, shownPlayers, sortsFor, statText } = await import('./players.model.js');

const scoring = { goal: 1, penalty_drawn: 0.5 } as StoredScoring;
const game = { playerId: 1, gameId: 2_025_020_001, gameDate: '2025-10-08' };
const rows = (...told: object[]) => ({
  rows: told.map((row) => nhl.NHL_GAME_SCHEMAS['skater/realtime'].parse(row)),
  faults: [],
  complete: true,
});

test('a running game reads it from the box score, and refuses a row without it', () => {
  const skater = { playerId: 1, goals: 1, assists: 0, plusMinus: 0, pim: 0, hits: 0, powerPlayGoals: 0, sog: 1 };
  const more = { blockedShots: 0, takeaways: 0, giveaways: 0, toi: '10:00' };
  const empty = { forwards: [], defense: [], goalies: [] };
  const box = boxScoreSchema.parse({
    playerByGameStats: {
      awayTeam: { ...empty, forwards: [{ ...skater, ...more, drawn: 3 }] },
      homeTeam: { ...empty, forwards: [{ ...skater, ...more, playerId: 2 }] },
    },
  });
  expect(box.faults).toEqual([expect.objectContaining({ id: 2, field: 'drawn' })]);
  const [line] = linesOfNight(box, { game: { state: 'live' }, goals: [] } as never);
  expect(line?.figures).toMatchObject({ g: 1, drawn: 3 });
  expect(line?.missing).toEqual(['fow', 'fol']);
});

test('the reports of the next day and of a season have it', () => {
  const summary = { ...rows(), rows: [nhl.NHL_GAME_SCHEMAS['skater/summary'].parse({ ...game, goals: 1 })] };
  const reports = (realtime: ReturnType<typeof rows>) => ({
    'skater/summary': summary,
    'goalie/summary': rows(),
    'skater/realtime': realtime,
    'skater/faceoffwins': rows(),
  });
  const lineOf = (realtime: ReturnType<typeof rows>) =>
    readGameReports(reports(realtime), false, null, '2025-10-09').lines[0];
  expect(lineOf(rows({ ...game, hits: 1, penaltiesDrawn: 2 }))?.figures).toMatchObject({ g: 1, hits: 1, drawn: 2 });
  expect(lineOf(rows())?.missing).toContain('drawn');

  const further = [4, 5].map((penaltiesDrawn) =>
    nhl.NHL_FURTHER_SCHEMAS['skater/realtime'].parse({ playerId: 1, penaltiesDrawn }),
  );
  expect(nhl.sumFurther([{ report: 'skater/realtime', rows: further }]).get(1)).toEqual({ drawn: 9 });
  const season = { season: 20242025, gameTypeId: 2, leagueAbbrev: 'NHL', gamesPlayed: 3, penaltiesDrawn: 6 };
  const { lines } = nhl.linesOfLanding(nhl.nhlLandingSchema.parse({ playerId: 1, seasonTotals: [season] }));
  expect(lines).toEqual([expect.objectContaining({ season: '2024-25', drawn: 6 })]);
  expect(nhl.addLines(lines[0]!, lines[0]!)).toMatchObject({ gp: 6, drawn: 12 });
});

test('files of games and of seasons have its column', () => {
  expect(CSV_COLUMNS.games.optional).toContain('drawn');
  expect(CSV_COLUMNS['skater-stats'].optional).toContain('drawn');
  expect(CSV_COLUMNS['goalie-stats'].optional).not.toContain('drawn');
  const row = { nhl_id: '8490001', season: '2025-26', drawn: '7' };
  expect(gameRowSchema.parse({ ...row, game_id: '1', day: '2025-10-08' })).toMatchObject({ drawn: 7, g: null });
  expect(skaterRowRecord(skaterRowSchema.parse({ ...row, gp: '9' }))).toMatchObject({ gp: 9, drawn: 7, g: null });
  expect(skaterRowSchema.safeParse({ ...row, gp: '9', drawn: '-1' }).success).toBe(false);
});

test('tables, answers and points have it', () => {
  expect(SCORED_COLUMNS).toContain('drawn');
  expect(SEASON_COUNTS).toContain('drawn');
  expect(playerSeasonSchema.shape).toHaveProperty('drawn');
  expect(emptySeason(1, '2025-26', false)).toHaveProperty('drawn', null);
  const line = lineOfGame(figuresOf(({ column }) => ((column as string) === 'drawn' ? 3 : column === 'g' ? 1 : 0)));
  expect(pointsOf(line, scoring, 'F')).toBe(2.5);
  expect(pointsOf(line, {}, 'F')).toBe(1);
  expect(scoringRule({ ...scoring } as never)).toContain('a penalty drawn 0.5 points');
});

test('lists show it, sort by it and export it where the league scores it', () => {
  const player = (id: number, drawn: number | null) =>
    ({
      id,
      rank: id,
      full_name: `Player ${id}`,
      position: 'F',
      nhl_club: 'MTL',
      owner: null,
      cap: { cap_hit: 1_000_000, estimated: false },
      stats: { ...emptySeason(id, '2025-26', false), drawn },
    }) as unknown as LeaguePlayer;
  const players = [player(1, null), player(2, 4), player(3, 11)];
  expect(playersQuerySchema.parse({ sort: 'drawn' })).toEqual({ sort: 'drawn' });
  expect(sortsFor(scoring)).toContainEqual({ key: 'drawn', short: 'PD', title: 'Penalties drawn', for: 'skater' });
  expect(sortsFor({})).not.toContainEqual(expect.objectContaining({ key: 'drawn' }));
  expect(rowFigures(scoring, false).map(({ key }) => key)).toContain('drawn');
  const view = readView(new URLSearchParams('sort=drawn'));
  const where = { season: '2025-26', mine: null, room: null, watched: new Set<number>() };
  const shown = shownPlayers(buildSearchIndex(players), view, where);
  expect(shown.map((one) => [one.id, statText(one, view.sort)])).toEqual([
    [3, '11'],
    [2, '4'],
    [1, '–'],
  ]);
  const { head, rows: cells } = playersTable(shown, scoring);
  expect([head.at(-1), cells[0]?.at(-1)]).toEqual(['drawn', 11]);
  expect(playersTable(shown, {}).head).not.toContain('drawn');
});
