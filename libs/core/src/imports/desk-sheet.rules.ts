import { PLAYER_STATUSES, type PlayerStatus } from '../players/players.values.js';
import { isSeason, seasonOf, seasonPlus, startYear, type Season } from '../season.js';
import { mapColumns, plainHeading, type Sheet } from './columns.rules.js';
import { dollarsOf } from './money.rules.js';
import { playerName, positionOf } from './rows.rules.js';
import { dayOf, fieldRow, fieldsOf, type Field } from './sheet.fields.js';
import { currentClubCode } from '../players/clubs.js';

/** What the site owner brings in any spreadsheet. */
export type DeskKind = 'contracts' | 'statuses';

/** What a column of it can hold, as the form calls it. A cap hit of one season is `hit 2026-27`. */
const DESK_FIELDS = {
  player: 'Player',
  first_name: 'First name',
  last_name: 'Last name',
  nhl_id: 'NHL id',
  pos: 'Position',
  nhl_team: 'NHL club',
  birth_date: 'Birth date',
  hit: 'Cap hit',
  season: 'Season of the row',
  through: 'Contract ends',
  status: 'Status',
  note: 'Note',
} as const;
type DeskField = keyof typeof DESK_FIELDS;
export type DeskColumn = DeskField | `hit ${Season}`;

const WHO = ['player', 'first_name', 'last_name', 'nhl_id', 'pos', 'nhl_team', 'birth_date'] as const;
const OWN: Readonly<Record<DeskKind, readonly DeskField[]>> = {
  contracts: ['hit', 'season', 'through'],
  statuses: ['status', 'note'],
};
const NAMES: Readonly<Record<'season' | 'through' | 'status' | 'note', readonly string[]>> = {
  season: ['season', 'year', 'contract season'],
  through: [
    'through',
    'until',
    'expiry',
    'expires',
    'expiry year',
    'expiration',
    'exp',
    'contract expiry',
    'ends',
    'end',
    'contract end',
    'signed through',
    'last season',
  ],
  status: ['status', 'injury status', 'health', 'designation', 'roster status', 'state'],
  note: ['note', 'notes', 'injury', 'comment', 'details', 'body part', 'description', 'news'],
};

export interface DeskMapped {
  /** The row of the headings, from 0; null where there is none. */
  readonly heading: number | null;
  readonly columns: readonly (DeskColumn | null)[];
}

/** The fields that a column may be said to hold, with the seasons around the present one. */
export function deskOptions(kind: DeskKind, present: Season): { value: DeskColumn; label: string }[] {
  const fields = [...WHO, ...OWN[kind]].map((value) => ({ value, label: DESK_FIELDS[value] }));
  if (kind === 'statuses') return fields;
  const seasons = Array.from({ length: 10 }, (_, at) => seasonPlus(present, at - 1));
  return [...fields, ...seasons.map((of) => ({ value: `hit ${of}` as const, label: `Cap hit ${of}` }))];
}

/** '2026-27' of "2026-27", "2026/2027 cap hit" or "26-27"; null where a heading names no season. */
export function seasonOfWord(word: string): Season | null {
  const match = /(?:^|[^\d])(?:20)?(\d{2})\s*[-/–]\s*(?:20)?(\d{2})(?:$|[^\d])/.exec(word.trim());
  if (match === null) return null;
  const found = seasonOf(2000 + Number(match[1]));
  return isSeason(found) && found.endsWith(`-${match[2] ?? ''}`) ? found : null;
}

/** The last season of a contract: 2028, '2028 (UFA)' and '2027-28' all end with 2027-28. */
export function lastSeasonOf(cell: string): Season | null {
  const named = seasonOfWord(cell);
  if (named !== null) return named;
  const year = /(?:^|\D)(20\d{2})(?:\D|$)/.exec(cell)?.[1];
  return year === undefined ? null : seasonOf(Number(year) - 1);
}

const STATUS_WORDS: Readonly<Record<string, PlayerStatus>> = {
  active: 'healthy',
  dtd: 'day-to-day',
  'day to day': 'day-to-day',
  'game time decision': 'day-to-day',
  gtd: 'day-to-day',
  'injured reserve': 'IR',
  injured: 'IR',
  'lt ir': 'LTIR',
  'ir lt': 'LTIR',
  'long term injured reserve': 'LTIR',
  'long term injury': 'LTIR',
  o: 'Out',
};

/** What a word of another site says of a player's health; null where nobody knows. */
export function statusOfWord(cell: string): PlayerStatus | null {
  const word = plainHeading(cell);
  return PLAYER_STATUSES.find((status) => plainHeading(status) === word) ?? STATUS_WORDS[word] ?? null;
}

/** Guesses what each column holds. People correct it by hand. */
export function mapDesk(rows: Sheet['rows'], kind: DeskKind): DeskMapped {
  const heading = headingOf(rows, kind);
  const titles = heading === null ? [] : (rows[heading] ?? []);
  const own = titles.map((title): DeskColumn | null => {
    if (kind === 'contracts') {
      const season = seasonOfWord(title);
      if (season !== null) return `hit ${season}`;
    }
    return (
      OWN[kind].find((field) => field !== 'hit' && NAMES[field as keyof typeof NAMES].includes(plainHeading(title))) ??
      null
    );
  });
  const taken = new Set<DeskColumn>();
  const columns = own.map((field) => {
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  // What is known already is nobody else's: the other columns are guessed without it.
  const rest = mapColumns(
    rows.map((row) => row.map((cell, at) => (columns[at] == null ? cell : ''))),
    'rosters',
    heading,
  ).columns;
  return {
    heading,
    columns: rest.map((field, at) => columns[at] ?? fieldOf(field, kind)),
  };
}

function fieldOf(field: Field | null, kind: DeskKind): DeskColumn | null {
  if (field === 'salary') return kind === 'contracts' ? 'hit' : null;
  return WHO.find((who) => who === field) ?? null;
}

/** The first row that names at least two things. */
function headingOf(rows: Sheet['rows'], kind: DeskKind): number | null {
  const known = (cell: string): boolean =>
    fieldsOf('rosters').some((field) => fieldRow(field).names.includes(plainHeading(cell))) ||
    OWN[kind].some((field) => field !== 'hit' && NAMES[field as keyof typeof NAMES].includes(plainHeading(cell))) ||
    (kind === 'contracts' && seasonOfWord(cell) !== null);
  const at = rows.slice(0, 12).findIndex((row) => row.filter((cell) => known(cell)).length >= 2);
  return at < 0 ? null : at;
}

/** What is still to be said of the columns before anything can be read. */
export function deskMissing({ columns }: DeskMapped, kind: DeskKind): string[] {
  const has = (field: DeskColumn) => columns.includes(field);
  const missing: string[] = [];
  if (!has('player') && !has('nhl_id') && !(has('first_name') && has('last_name'))) missing.push(DESK_FIELDS.player);
  if (kind === 'statuses' && !has('status')) missing.push(DESK_FIELDS.status);
  if (kind === 'contracts' && !has('hit') && !columns.some((field) => field?.startsWith('hit ')))
    missing.push(DESK_FIELDS.hit);
  return missing;
}

/** Who a row is, by what was settled by hand: their id, 'new' for one whom nobody knows, 'skip' for one who is left out. */
export type DeskChoices = Readonly<Record<number, number | 'new' | 'skip'>>;

export interface DeskFile {
  /** CSV as docs/imports.md describes it; its line n is of `lines[n - 2]`. */
  readonly csv: string;
  /** The row of the table, from 1, and the player, of each line. */
  readonly lines: readonly { readonly row: number; readonly player: string }[];
  /** Rows that name a player and say nothing more that can be read. */
  readonly silent: readonly { readonly row: number; readonly player: string; readonly word: string }[];
  readonly skipped: number;
}

interface Saying {
  readonly season: Season | null;
  readonly value: string;
}

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The file that brings a table's contracts or statuses, a line for each player and season. */
export function deskFile(
  rows: Sheet['rows'],
  { heading, columns }: DeskMapped,
  kind: DeskKind,
  settings: { readonly present: Season; readonly source: string; readonly choices: DeskChoices },
): DeskFile {
  const first = heading === null ? 0 : heading + 1;
  const body = rows.slice(first);
  const columnOf = (field: DeskColumn): string[] => {
    const at = columns.indexOf(field);
    return body.map((row) => (at < 0 ? '' : (row[at] ?? '')).trim());
  };
  const who = Object.fromEntries(WHO.map((field) => [field, columnOf(field)])) as Record<
    (typeof WHO)[number],
    string[]
  >;
  const says = kind === 'contracts' ? hitsOf(columns, columnOf, settings.present) : statusesOf(columnOf);
  const notes = columnOf('note');
  const lines: { row: number; player: string }[] = [];
  const silent: { row: number; player: string; word: string }[] = [];
  let skipped = 0;
  const own = kind === 'contracts' ? ['season', 'cap_hit', 'source'] : ['status', 'note'];
  const csv = [['player', 'nhl_id', 'pos', 'nhl_team', 'birth_date', 'create', ...own].join(',')];
  for (const at of body.keys()) {
    const row = first + at + 1;
    const id = /^[1-9]\d{0,8}$/.test(who.nhl_id[at] ?? '') ? Number(who.nhl_id[at]) : null;
    const player = playerName(
      who.player[at] === '' ? `${who.first_name[at] ?? ''} ${who.last_name[at] ?? ''}` : (who.player[at] ?? ''),
    );
    if (id === null && !/\p{L}/u.test(player)) continue;
    const choice = settings.choices[row];
    if (choice === 'skip') {
      skipped += 1;
      continue;
    }
    const said = says[at] ?? { found: [], word: '' };
    if (said.found.length === 0) silent.push({ row, player, word: said.word });
    for (const { season, value } of said.found) {
      lines.push({ row, player });
      csv.push(
        [
          player,
          typeof choice === 'number' ? choice : choice === 'new' ? null : id,
          positionOf(who.pos[at] ?? ''),
          currentClubCode((who.nhl_team[at] ?? '').toUpperCase().split('/').at(-1) ?? '') ?? null,
          dayOf(who.birth_date[at] ?? ''),
          choice === 'new' ? 'yes' : null,
          ...(kind === 'contracts' ? [season, value, settings.source] : [value, notes[at] ?? '']),
        ]
          .map(cell)
          .join(','),
      );
    }
  }
  return { csv: `${csv.join('\n')}\n`, lines, silent, skipped };
}

type Said = { readonly found: readonly Saying[]; readonly word: string };

function hitsOf(columns: DeskMapped['columns'], columnOf: (field: DeskColumn) => string[], present: Season): Said[] {
  const seasons = columns.flatMap((field) => (field?.startsWith('hit ') === true ? [field.slice(4)] : []));
  const bySeason = seasons.map((season) => columnOf(`hit ${season}`));
  // The columns of one table are counted in one way.
  const all = dollarsOf(bySeason.flat());
  const rows = bySeason[0]?.length ?? 0;
  const plain = columnOf('hit');
  const hits = dollarsOf(plain);
  const [of, through] = [columnOf('season'), columnOf('through')];
  return plain.map((word, at) => {
    const found: Saying[] = seasons.flatMap((season, index) => {
      const value = all[index * rows + at] ?? null;
      return value === null ? [] : [{ season, value: String(value) }];
    });
    const hit = hits[at] ?? null;
    if (hit === null) return { found, word: found.length > 0 ? '' : word };
    const from = seasonOfWord(of[at] ?? '') ?? present;
    const last = lastSeasonOf(through[at] ?? '') ?? from;
    const years = Math.min(15, Math.max(0, startYear(last) - startYear(from)));
    for (let by = 0; by <= years; by += 1) {
      const season = seasonPlus(from, by);
      if (!seasons.includes(season)) found.push({ season, value: String(hit) });
    }
    return { found, word: '' };
  });
}

const statusesOf = (columnOf: (field: DeskColumn) => string[]): Said[] =>
  columnOf('status').map((word) => {
    const status = statusOfWord(word);
    return { found: status === null ? [] : [{ season: null, value: status }], word };
  });
