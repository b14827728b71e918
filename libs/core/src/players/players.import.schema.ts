import { z } from 'zod';
import { oneLine } from '../text.rules.js';
import { isSeason, startYear } from '../season.js';
import { currentClubCode, seasonClubCode } from './clubs.js';
import { FIRST_SAMPLE_ID, PLAYER_STATUSES, POSITION_DETAILS, POSITIONS, ROSTER_STATUSES } from './players.values.js';
import { SCORED_COLUMNS, type ScoredColumn } from './scoring.table.js';

/** The kinds of CSV file that can be imported; docs/imports.md explains their columns. */
export const CSV_KINDS = [
  'players',
  'contracts',
  'skater-stats',
  'goalie-stats',
  'games',
  'statuses',
  'rankings',
] as const;
export type CsvKind = (typeof CSV_KINDS)[number];
/** Files that are read as CSV; rosters are of one league, and name players rather than number them. */
export type CsvFileKind = CsvKind | 'rosters';

const text = (column: string, max: number) =>
  z.string().overwrite(oneLine).max(max, `${column} has at most ${max} characters.`);

/** A cell that may be empty or missing; both read as null. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (cell) => (cell === undefined || (typeof cell === 'string' && cell.trim() === '') ? null : cell),
    schema.nullable(),
  );

const present = (column: string) => z.string(`${column} is empty.`).overwrite(oneLine).min(1, `${column} is empty.`);

const whole = (column: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,10}$/, `${column} must be a whole number.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${column} must be from ${min} to ${max}.`);

const decimal = (column: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{0,6}\.?\d{1,12}$/, `${column} must be a number with a decimal point.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${column} must be from ${min} to ${max}.`);

const money = (column: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `${column} must be whole US dollars, like 775000.`)
    .transform(Number)
    .refine((value) => value <= 100_000_000, `${column} must be at most 100000000.`);

const day = (column: string) =>
  z
    .string()
    .trim()
    .pipe(z.iso.date(`${column} must be a date like 2025-10-07.`));

const season = z
  .string('season is empty.')
  .trim()
  .min(1, 'season is empty.')
  .refine(isSeason, "season is written like '2025-26'.")
  .refine((value) => startYear(value) >= 1917 && startYear(value) <= 2100, 'season is outside the years of the NHL.');

/** Players are told apart by this number and never by name: two of them are called Sebastian Aho. */
const nhlId = z
  .string('nhl_id is empty: players are told apart by their NHL id, never by name.')
  .trim()
  .min(1, 'nhl_id is empty: players are told apart by their NHL id, never by name.')
  .regex(/^[1-9]\d{0,8}$/, 'nhl_id must be a whole number.')
  .transform(Number)
  .refine(
    (value) => value < FIRST_SAMPLE_ID,
    `nhl_id must be below ${FIRST_SAMPLE_ID}: higher ids belong to the sample.`,
  );

const choice = <T extends readonly string[]>(column: string, values: T) => {
  const lower = new Map<string, T[number]>(values.map((value) => [value.toLowerCase(), value]));
  return z
    .string()
    .trim()
    .transform((cell, context): T[number] => {
      const found = lower.get(cell.toLowerCase());
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `${column} must be one of ${values.join(', ')}.` });
      return z.NEVER;
    });
};

const club = (column: string) =>
  z
    .string()
    .trim()
    .transform((cell, context) => {
      const found = currentClubCode(cell);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `${column} is not the code of an NHL club.` });
      return z.NEVER;
    });

const seasonClub = (column: string) =>
  z
    .string()
    .trim()
    .transform((cell, context) => {
      const found = seasonClubCode(cell);
      if (found !== undefined) return found;
      context.addIssue({
        code: 'custom',
        message: `${column} is not the code of an NHL club, nor several joined by '/'.`,
      });
      return z.NEVER;
    });

const playoffs = z.preprocess(
  (cell) => (cell === undefined || (typeof cell === 'string' && cell.trim() === '') ? '0' : cell),
  choice('playoffs', ['0', '1', 'false', 'true', 'no', 'yes'] as const).transform((value) =>
    ['1', 'true', 'yes'].includes(value),
  ),
);

const source = optional(text('source', 200));
const asOf = optional(day('as_of'));
const name = optional(text('full_name', 120));

/** Cap hit of any season, in a column of its own: cap_hit_2026_27. */
export const CAP_COLUMN = /^cap_hit_(\d{4})_(\d{2})$/;

/** The season of a column like cap_hit_2026_27; undefined for other columns and impossible years. */
export function capColumnSeason(column: string): string | undefined {
  const match = CAP_COLUMN.exec(column);
  if (match === null) return undefined;
  const found = `${match[1] ?? ''}-${match[2] ?? ''}`;
  return isSeason(found) ? found : undefined;
}

const capHits = money('cap_hit_…');

export const playerRowSchema = z
  .object({
    nhl_id: nhlId,
    full_name: present('full_name').max(120, 'full_name has at most 120 characters.'),
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
          message: `${column} must be whole US dollars, like 775000.`,
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
const tally = (column: string) => optional(whole(column, 0, 10_000));

const statsBase = {
  nhl_id: nhlId,
  full_name: name,
  season,
  playoffs,
  team: optional(seasonClub('team')),
  gp: games('gp'),
  g: tally('g'),
  a: tally('a'),
  pts: tally('pts'),
  pim: tally('pim'),
  toi_s: optional(whole('toi_s', 0, 1_000_000)),
  // "partial: …" is a sentence, not a date: whatever is not 'final' or a date counts as a partial line
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
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (row.g !== null && row.a !== null && row.pts !== null && row.g + row.a !== row.pts) {
    context.addIssue({ code: 'custom', path: ['pts'], message: `pts must be g + a, which is ${row.g + row.a}.` });
  }
}

const points = (row: Scored): number | null => row.pts ?? (row.g !== null && row.a !== null ? row.g + row.a : null);

export const skaterRowSchema = z
  .object({
    ...statsBase,
    position: optional(choice('position', ['F', 'D'] as const)),
    position_detail: optional(choice('position_detail', ['C', 'LW', 'RW', 'D'] as const)),
    plus_minus: optional(whole('plus_minus', -200, 200)),
    ppg: tally('ppg'),
    ppp: tally('ppp'),
    shg: tally('shg'),
    shp: tally('shp'),
    gwg: tally('gwg'),
    otg: tally('otg'),
    sog: tally('sog'),
    hits: tally('hits'),
    blocks: tally('blocks'),
  })
  .superRefine(checkPoints)
  .transform((row) => ({ ...row, pts: points(row) }));
export type SkaterRow = z.infer<typeof skaterRowSchema>;

export const goalieRowSchema = z
  .object({
    ...statsBase,
    gs: tally('gs'),
    w: tally('w'),
    l: tally('l'),
    otl: tally('otl'),
    so: tally('so'),
    ga: tally('ga'),
    sa: tally('sa'),
    sv_pct: optional(decimal('sv_pct', 0, 1)),
    gaa: optional(decimal('gaa', 0, 1000)),
  })
  .superRefine((row, context) => {
    checkPoints(row, context);
    if (row.ga !== null && row.sa !== null && row.ga > row.sa) {
      context.addIssue({ code: 'custom', path: ['ga'], message: `ga cannot be more than sa, which is ${row.sa}.` });
    }
  })
  .transform((row) => ({ ...row, pts: points(row) }));
export type GoalieRow = z.infer<typeof goalieRowSchema>;

const inOneGame = (column: string) => optional(whole(column, 0, 100));
/** A column for every scoring category: Object.fromEntries does not know that it has made them all. */
const scoredColumns = Object.fromEntries(SCORED_COLUMNS.map((column) => [column, inOneGame(column)])) as Record<
  ScoredColumn,
  ReturnType<typeof inOneGame>
>;

/** What a player did in one game of one day. Empty cells count as 0; a corrected row replaces the one before it. */
export const gameRowSchema = z.object({
  nhl_id: nhlId,
  full_name: name,
  game_id: present('game_id').pipe(z.string().regex(/^[\w-]{1,40}$/, 'game_id has at most 40 letters and digits.')),
  season,
  day: present('day').pipe(day('day')),
  playoffs,
  ...scoredColumns,
  source,
});

/** Where a fantasy team has a player, by the words that exported rosters use. Minors and prospects are the rookie bank's. */
const ROSTER_PLACES: Readonly<Record<string, 'active' | 'ir' | 'rookie'>> = {
  active: 'active',
  act: 'active',
  '': 'active',
  res: 'active',
  reserve: 'active',
  bench: 'active',
  bn: 'active',
  ir: 'ir',
  'inj res': 'ir',
  'injured reserve': 'ir',
  ltir: 'ir',
  rookie: 'rookie',
  min: 'rookie',
  minors: 'rookie',
  bank: 'rookie',
  prospect: 'rookie',
  taxi: 'rookie',
};
/** Words for players whom a team does not have any more. */
const GONE = ['gone', 'dropped', 'released'];

/** One player of one fantasy team. Who he is may be said by his NHL id, or by name, position and club. */
export const rosterRowSchema = z.object({
  fantasy_team: present('fantasy_team').max(40, 'fantasy_team has at most 40 characters.'),
  player: present('player').max(120, 'player has at most 120 characters.'),
  nhl_id: optional(nhlId),
  pos: optional(text('pos', 20)).transform((cell) =>
    cell === null
      ? null
      : /(?:^|[^a-z])g/i.test(cell)
        ? ('G' as const)
        : /(?:^|[^a-z])d/i.test(cell)
          ? ('D' as const)
          : ('F' as const),
  ),
  // Of several clubs the last; a word that names none is no club.
  nhl_team: optional(text('nhl_team', 40)).transform((cell) =>
    cell === null ? null : (currentClubCode(cell.split('/').at(-1) ?? '') ?? null),
  ),
  status: z
    .string()
    .optional()
    .transform((cell, context): 'active' | 'ir' | 'rookie' | 'gone' => {
      const word = (cell ?? '').trim().toLowerCase();
      if (GONE.includes(word)) return 'gone';
      const place = ROSTER_PLACES[word];
      if (place !== undefined) return place;
      context.addIssue({ code: 'custom', message: 'status must be active, ir, rookie or gone.' });
      return z.NEVER;
    }),
  season: optional(season),
  gp: tally('gp'),
  g: tally('g'),
  a: tally('a'),
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

/** The columns a file must have in its first line, and those it may have. Others are ignored, and the report says so. */
export interface CsvColumns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Known columns of the documented files that say nothing this product keeps. */
  readonly ignored?: readonly string[];
}

const STATS_OPTIONAL = ['full_name', 'team', 'playoffs', 'g', 'a', 'pts', 'pim', 'toi_s', 'as_of', 'source'];

export const CSV_COLUMNS: Readonly<Record<CsvFileKind, CsvColumns>> = {
  players: {
    required: ['nhl_id', 'full_name', 'position'],
    optional: [
      'first_name',
      'last_name',
      'position_detail',
      'nhl_team',
      'birth_date',
      'shoots_catches',
      'birth_country',
      'cap_hit',
      'contract_expiry',
      'expiry_status',
      'contract_type',
      'clause',
      'roster_status',
      'cap_source',
      'draft_year',
      'draft_round',
      'draft_overall',
      'as_of',
      'source',
    ],
    ignored: ['expiry_note', 'yahoo_positions', 'last_team_oct25'],
  },
  contracts: {
    required: ['nhl_id', 'season', 'cap_hit'],
    optional: ['full_name', 'team', 'aav', 'base_salary', 'signing_bonus', 'perf_bonus', 'clause', 'as_of', 'source'],
  },
  'skater-stats': {
    required: ['nhl_id', 'season', 'gp'],
    optional: [
      ...STATS_OPTIONAL,
      'position',
      'position_detail',
      'plus_minus',
      'ppg',
      'ppp',
      'shg',
      'shp',
      'gwg',
      'otg',
      'sog',
      'hits',
      'blocks',
    ],
  },
  'goalie-stats': {
    required: ['nhl_id', 'season', 'gp'],
    optional: [...STATS_OPTIONAL, 'gs', 'w', 'l', 'otl', 'so', 'ga', 'sa', 'sv_pct', 'gaa'],
  },
  games: {
    required: ['nhl_id', 'game_id', 'season', 'day'],
    optional: ['full_name', 'playoffs', 'g', 'a', 'w', 'so', 'source'],
  },
  rosters: {
    required: ['fantasy_team', 'player'],
    optional: ['nhl_id', 'pos', 'nhl_team', 'status', 'season', 'gp', 'g', 'a'],
    ignored: ['pts', 'plus_minus', 'pim', 'sog', 'ppp', 'shp', 'hits', 'blocks', 'w', 'gaa', 'sv', 'sv_pct', 'so'],
  },
  statuses: { required: ['nhl_id', 'status'], optional: ['full_name', 'note', 'as_of'] },
  rankings: { required: ['nhl_id', 'rank'], optional: ['full_name'] },
};

/**
 * The day a text like 'capwages-2026-04' or 'partial: … 2026-02-21 …' stands for, the month's first when it names no day;
 * null when it names none.
 */
export function dayIn(text: string | null): string | null {
  const match = /(?<!\d)(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(text ?? '');
  if (match === null) return null;
  return `${match[1] ?? ''}-${match[2] ?? ''}-${match[3] ?? '01'}`;
}

export type ImportAction = 'created' | 'updated' | 'unchanged' | 'refused';

/** One line of an import's report. Unchanged rows are counted, and listed only where there is something to say. */
export interface ImportRow {
  /** Row as a spreadsheet counts it: the header is 1. For the NHL's API: the position in the answer. */
  row: number;
  action: ImportAction;
  id: number | null;
  name: string | null;
  /** Refused: the column at fault, its value, and why. */
  field?: string;
  value?: string;
  why?: string;
  /** Updated: each column's old and new value. */
  changes?: Record<string, [string | number | boolean | null, string | number | boolean | null]>;
  /** Cap hits on which this row and another source disagree; `why` says it in words. */
  conflicts?: { season: string; kept: number; kept_source: string; other: number; other_source: string }[];
}

/** What an import was of. */
export type ImportKind = CsvFileKind | 'nhl' | 'nhl-games' | 'sample-games';

export interface ImportReport {
  id: string;
  kind: ImportKind;
  source: string;
  dry_run: boolean;
  started_at: string;
  finished_at: string;
  counts: { rows: number; created: number; updated: number; unchanged: number; refused: number };
  /** What the reader should know that belongs to no row: columns ignored, players ranked anew, … */
  notes: string[];
  rows: ImportRow[];
}
