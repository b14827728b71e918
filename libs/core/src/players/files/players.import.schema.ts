import { z } from 'zod';
import { currentClubCode } from '../clubs.js';
import { capColumnSeason } from './csv.columns.js';
import type { Position } from '../../position.js';
import { positionOf } from '../position.words.js';
import { placeOfWord } from '../roster.words.js';
import {
  cellFault,
  choice,
  club,
  day,
  decimal,
  money,
  nhlId,
  nhlPlayoffs,
  optional,
  present,
  season,
  seasonClub,
  text,
  whole,
} from './import.cells.js';
import { PLAYER_STATUSES, POSITION_DETAILS, POSITIONS, ROSTER_STATUSES, CONTRACT_LIMITS } from '../players.values.js';
import { figuresFor, type ScoredColumn, type StoredFigure } from '../scoring/scoring.table.js';

const source = optional(text('source', 200));
const asOf = optional(day('as_of'));
const name = optional(text('full_name', 120));

const capHits = money('cap_hit_…');

export const playerRowSchema = z
  .object({
    nhl_id: nhlId,
    full_name: present('full_name', 120),
    first_name: optional(text('first_name', 60)),
    last_name: optional(text('last_name', 60)),
    position: present('position').pipe(choice('position', POSITIONS)),
    position_detail: optional(choice('position_detail', POSITION_DETAILS)),
    nhl_team: optional(club('nhl_team')),
    birth_date: optional(day('birth_date')),
    shoots_catches: optional(choice('shoots_catches', ['L', 'R'] as const)),
    birth_country: optional(text('birth_country', 3)),
    cap_hit: optional(money('cap_hit')),
    contract_expiry: optional(whole('contract_expiry', 1990, 2100)),
    expiry_status: optional(choice('expiry_status', ['UFA', 'RFA'] as const)),
    contract_type: optional(text('contract_type', 40)),
    clause: optional(text('clause', 60)),
    roster_status: optional(choice('roster_status', ROSTER_STATUSES)),
    cap_source: optional(text('cap_source', 200)),
    draft_year: optional(whole('draft_year', 1963, 2100)),
    draft_round: optional(whole('draft_round', 1, 30)),
    draft_overall: optional(whole('draft_overall', 1, 400)),
    as_of: asOf,
    source,
  })
  .catchall(z.unknown())
  .transform((row, context) => {
    const caps: Record<string, number> = {};
    for (const [column, cell] of Object.entries(row)) {
      const found = capColumnSeason(column);
      if (found === undefined || typeof cell !== 'string' || cell.trim() === '') continue;
      const read = capHits.safeParse(cell);
      if (read.success) caps[found] = read.data;
      else
        context.addIssue({
          code: 'custom',
          path: [column],
          ...cellFault({ key: 'cell.money', figures: { column } }),
        });
    }
    return { ...row, caps };
  });
export type PlayerRow = z.infer<typeof playerRowSchema>;

export const contractRowSchema = z.object({
  nhl_id: nhlId,
  full_name: name,
  team: optional(seasonClub('team')),
  season,
  cap_hit: present('cap_hit').pipe(money('cap_hit')),
  aav: optional(money('aav')),
  base_salary: optional(money('base_salary')),
  signing_bonus: optional(money('signing_bonus')),
  perf_bonus: optional(money('perf_bonus')),
  clause: optional(text('clause', 60)),
  as_of: asOf,
  source,
});
export type ContractRow = z.infer<typeof contractRowSchema>;

const games = (column: string) => present(column).pipe(whole(column, 0, 110));
const tally = (column: string) => optional(whole(column, 0, MOST_IN_A_SEASON));
const MOST_IN_A_SEASON = 10_000;
const FEW = 200;
const signed = (column: string) => optional(whole(column, -FEW, FEW));
const counted = (most: number, seconds: number) => (row: StoredFigure) =>
  row.signed === true ? signed(row.column) : optional(whole(row.column, 0, row.seconds === true ? seconds : most));
const inOneSeason = counted(MOST_IN_A_SEASON, 1_000_000);
const inOneGame = counted(FEW, 20_000);

const statsBase = {
  nhl_id: nhlId,
  full_name: name,
  season,
  playoffs: nhlPlayoffs,
  team: optional(seasonClub('team')),
  gp: games('gp'),
  pts: tally('pts'),
  toi_s: optional(whole('toi_s', 0, 1_000_000)),
  // "partial: …" is a sentence, not a date: any value other than 'final' or a date marks a partial line
  as_of: optional(text('as_of', 200)),
  source,
};

interface Scored {
  g: number | null;
  a: number | null;
  pts: number | null;
}

function checkPoints(
  row: Scored,
  context: { addIssue: (issue: { code: 'custom'; path: string[] } & ReturnType<typeof cellFault>) => void },
): void {
  if (row.g !== null && row.a !== null && row.pts !== null && row.g + row.a !== row.pts) {
    context.addIssue({
      code: 'custom',
      path: ['pts'],
      ...cellFault({ key: 'cell.points', figures: { points: row.g + row.a } }),
    });
  }
}

const points = (row: Scored): number | null => row.pts ?? (row.g !== null && row.a !== null ? row.g + row.a : null);

export const skaterRowSchema = z
  .object({
    ...statsBase,
    ...figuresFor('skater', inOneSeason),
    position: optional(choice('position', ['F', 'D'] as const)),
    position_detail: optional(choice('position_detail', ['C', 'LW', 'RW', 'D'] as const)),
  })
  .superRefine(checkPoints)
  .transform((row) => ({ ...row, pts: points(row) }));
export type SkaterRow = z.infer<typeof skaterRowSchema>;

export const goalieRowSchema = z
  .object({
    ...statsBase,
    ...figuresFor('goalie', inOneSeason),
    sv_pct: optional(decimal('sv_pct', 0, 1)),
    gaa: optional(decimal('gaa', 0, 1000)),
  })
  .superRefine((row, context) => {
    checkPoints(row, context);
    if (row.ga !== null && row.sa !== null && row.ga > row.sa) {
      context.addIssue({
        code: 'custom',
        path: ['ga'],
        ...cellFault({ key: 'cell.goalsAgainst', figures: { shots: row.sa } }),
      });
    }
  })
  .transform((row) => ({ ...row, pts: points(row), goalie_seconds: row.goalie_seconds ?? row.toi_s }));
export type GoalieRow = z.infer<typeof goalieRowSchema>;

/** Figures that are part of another and can't exceed it: a power-play goal is also a power-play point. */
const PARTS = [
  ['ppg', 'ppp'],
  ['shg', 'shp'],
  ['ga', 'sa'],
  ['ota', 'a'],
  ['otw', 'w'],
  ['sow', 'w'],
] as const satisfies readonly (readonly [ScoredColumn, ScoredColumn])[];

/** A player's statistics in one game. Empty cells count as 0. A corrected row replaces the previous one. */
export const gameRowSchema = z
  .object({
    nhl_id: nhlId,
    full_name: name,
    game_id: present('game_id').pipe(
      z.string().refine((cell) => /^[\w-]{1,40}$/.test(cell), cellFault({ key: 'cell.gameId' })),
    ),
    season,
    day: present('day').pipe(day('day')),
    playoffs: nhlPlayoffs,
    ...figuresFor('skater', inOneGame),
    ...figuresFor('goalie', inOneGame),
    source,
  })
  .superRefine((row, context) => {
    for (const [part, whole] of PARTS)
      if ((row[part] ?? 0) > (row[whole] ?? 0))
        context.addIssue({
          code: 'custom',
          path: [part],
          ...cellFault(
            { key: 'cell.part', figures: { part, value: row[part] ?? 0, whole, limit: row[whole] ?? 0 } },
            { key: 'cell.partFix' },
          ),
        });
  });

/** Unknown words must not separate players of the same name. */
const positionOfWord = (cell: string | null): Position | null => (cell === null ? null : positionOf(cell));

/** Uses the last of several clubs. Unknown words yield no club. */
const clubOfWord = (cell: string | null): string | null =>
  cell === null ? null : (currentClubCode(cell.split('/').at(-1) ?? '') ?? null);

export const namedRowSchema = z.object({
  player: present('player', 120),
  pos: optional(text('pos', 20)).transform(positionOfWord),
  nhl_team: optional(text('nhl_team', 40)).transform(clubOfWord),
  birth_date: optional(day('birth_date')),
  create: optional(choice('create', ['yes', 'no'] as const)).transform((cell) => cell === 'yes'),
});
export type PlayerNamed = z.infer<typeof namedRowSchema>;

export const rosterRowSchema = z.object({
  fantasy_team: present('fantasy_team', 40),
  player: present('player', 120),
  // Leagues on the sample are imported by id too.
  nhl_id: optional(whole('nhl_id', 1, 99_999_999)),
  pos: optional(text('pos', 20)).transform(positionOfWord),
  nhl_team: optional(text('nhl_team', 40)).transform(clubOfWord),
  status: z
    .string()
    .optional()
    .transform((cell, context): 'active' | 'ir' | 'rookie' | 'gone' => {
      const place = placeOfWord(cell ?? '');
      if (place !== null) return place;
      context.addIssue({ code: 'custom', ...cellFault({ key: 'cell.status' }) });
      return z.NEVER;
    }),
  season: optional(season),
  birth_date: optional(day('birth_date')),
  gp: tally('gp'),
  g: tally('g'),
  a: tally('a'),
  since: optional(day('since')),
  /** Salary a season of the contract with the league, and its seasons from the present one on. */
  salary: optional(whole('salary', 0, CONTRACT_LIMITS.salary)),
  years: optional(whole('years', 1, CONTRACT_LIMITS.seasons)),
  /** 'yes' creates an unknown player as a prospect. */
  create: optional(choice('create', ['yes', 'no'] as const)).transform((cell) => cell === 'yes'),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

export const statusRowSchema = z.object({
  nhl_id: nhlId,
  full_name: name,
  status: present('status').pipe(choice('status', PLAYER_STATUSES)),
  note: optional(text('note', 300)),
  as_of: asOf,
});

export const rankingRowSchema = z.object({
  nhl_id: nhlId,
  full_name: name,
  rank: present('rank').pipe(whole('rank', 1, 100_000)),
});
