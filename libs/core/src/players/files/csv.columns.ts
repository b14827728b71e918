import { CSV_HEADS } from '../../french/csv-heads.words.js';
import { withoutAccents } from '../../text.rules.js';
import { isSeason } from '../../season.js';
import { figuresFor, SCORED_COLUMNS, type PlayerKind } from '../scoring/scoring.table.js';

/** Kinds of CSV files that can be imported. docs/imports.md explains their columns. */
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
/** Kinds of files read as CSV. A roster file belongs to one league and identifies players by name, not by id. */
export type CsvFileKind = CsvKind | 'rosters';

/** Column with the cap hit of a season, for example cap_hit_2026_27. */
export const CAP_COLUMN = /^cap_hit_(\d{4})_(\d{2})$/;

/** Returns the season of a column like cap_hit_2026_27. Undefined for other columns and invalid years. */
export function capColumnSeason(column: string): string | undefined {
  const match = CAP_COLUMN.exec(column);
  if (match === null) return undefined;
  const found = `${match[1] ?? ''}-${match[2] ?? ''}`;
  return isSeason(found) ? found : undefined;
}

/** Required and optional columns of a file. Other columns are ignored and listed in the report. */
export interface CsvColumns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Columns that documented files contain but the import does not use. */
  readonly ignored?: readonly string[];
  /** Rows may give `player` instead of `nhl_id`. */
  readonly byName?: true;
}

const NAMED = ['player', 'pos', 'nhl_team', 'birth_date', 'create'];

const ofSeason = (kind: PlayerKind) => [
  'full_name',
  'team',
  'playoffs',
  ...Object.keys(figuresFor(kind, () => null)),
  'pts',
  'toi_s',
  'as_of',
  'source',
];

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
    optional: [
      'full_name',
      'team',
      'aav',
      'base_salary',
      'signing_bonus',
      'perf_bonus',
      'clause',
      'as_of',
      'source',
      ...NAMED,
    ],
    byName: true,
  },
  'skater-stats': {
    required: ['nhl_id', 'season', 'gp'],
    optional: [...ofSeason('skater'), 'position', 'position_detail'],
  },
  'goalie-stats': {
    required: ['nhl_id', 'season', 'gp'],
    optional: [...ofSeason('goalie'), 'sv_pct', 'gaa'],
  },
  games: {
    required: ['nhl_id', 'game_id', 'season', 'day'],
    optional: ['full_name', 'playoffs', ...SCORED_COLUMNS, 'source'],
  },
  rosters: {
    required: ['fantasy_team', 'player'],
    optional: [
      'nhl_id',
      'pos',
      'nhl_team',
      'status',
      'season',
      'birth_date',
      'gp',
      'g',
      'a',
      'since',
      'create',
      'salary',
      'years',
    ],
    ignored: ['pts', 'plus_minus', 'pim', 'sog', 'ppp', 'shp', 'hits', 'blocks', 'w', 'gaa', 'sv', 'sv_pct', 'so'],
  },
  statuses: { required: ['nhl_id', 'status'], optional: ['full_name', 'note', 'as_of', ...NAMED], byName: true },
  rankings: { required: ['nhl_id', 'rank'], optional: ['full_name'] },
};

/** The column that a heading names. In files that people fill in, it can have the French heading of the template. */
export function columnOf(kind: CsvFileKind, heading: string): string {
  const { required, optional, byName } = CSV_COLUMNS[kind];
  const known = [...required, ...optional];
  if (byName !== true || known.includes(heading)) return heading;
  const plain = withoutAccents(heading);
  return known.find((column) => column in CSV_HEADS && withoutAccents(CSV_HEADS[column] ?? '') === plain) ?? heading;
}
