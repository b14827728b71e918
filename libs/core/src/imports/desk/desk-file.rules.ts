import { currentClubCode } from '../../players/clubs.js';
import { readPosition } from '../../players/position.words.js';
import type { Season } from '../../season.js';
import { dayOf } from '../sheet/cell.words.js';
import { plainHeading, type Sheet } from '../sheet/columns.rules.js';
import { hasPositionFirst, readPersonCell } from '../sheet/person-cell.rules.js';
import { fieldRow } from '../sheet/sheet.fields.js';
import { isSum } from '../sheet/table.rules.js';
import { readHits, type DeskAnswers, type DeskQuestion, type Hit } from './desk-hits.rules.js';
import { statusOfWord, type DeskMapped } from './desk-sheet.rules.js';
import { NAMED_BY, WHO, type DeskColumn, type DeskKind } from './desk.fields.js';

/** The user's choice per row: a player id, 'new' for an unknown player, 'skip' to leave the row out. */
export type DeskChoices = Readonly<Record<number, number | 'new' | 'skip'>>;

export interface DeskFile {
  /** See docs/imports.md. Line n belongs to `lines[n - 2]`. */
  readonly csv: string;
  /** Row number in the table (from 1) and player of each line. */
  readonly lines: readonly {
    readonly row: number;
    readonly player: string;
    /** For contracts: the season and its cap hit in US dollars. */
    readonly hit: Hit | null;
  }[];
  /** Rows that name a player but contain nothing else readable. */
  readonly silent: readonly { readonly row: number; readonly player: string; readonly word: string }[];
  readonly skipped: number;
  /** Open questions. The file cannot be imported before they are answered. */
  readonly questions: readonly DeskQuestion[];
}

interface Saying {
  readonly season: Season | null;
  readonly value: string;
}

const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** `present` is the season of cap hits without one. */
interface DeskSettings {
  readonly present: Season;
  readonly source: string;
  readonly choices: DeskChoices;
  readonly answers?: DeskAnswers;
}

type Who = Readonly<Record<(typeof WHO)[number], readonly string[]>>;

/** Builds the CSV file from a table of contracts or statuses, with one line per player and season. */
export function deskFile(
  rows: Sheet['rows'],
  { heading, columns }: Pick<DeskMapped, 'heading' | 'columns'>,
  kind: DeskKind,
  settings: DeskSettings,
): DeskFile {
  const first = heading === null ? 0 : heading + 1;
  const body = playerRows(rows.slice(first), columns);
  const columnOf = (field: DeskColumn): string[] => {
    const at = columns.indexOf(field);
    return body.map((row) => (at < 0 ? '' : (row[at] ?? '')).trim());
  };
  const who = Object.fromEntries(WHO.map((field) => [field, columnOf(field)])) as Record<keyof Who, string[]>;
  const { rows: says, questions } =
    kind === 'contracts'
      ? hitsOf(columns, columnOf, heading === null ? [] : (rows[heading] ?? []), settings)
      : { rows: statusesOf(columnOf), questions: [] };
  const around = hasPositionFirst(who.player);
  const notes = columnOf('note');
  const lines: { row: number; player: string; hit: Hit | null }[] = [];
  const silent: { row: number; player: string; word: string }[] = [];
  let skipped = 0;
  const own = kind === 'contracts' ? ['season', 'cap_hit', 'source'] : ['status', 'note'];
  const positions = settings.answers?.positions ?? {};
  const unknown = new Map<string, number>();
  const csv = [['player', 'nhl_id', 'pos', 'nhl_team', 'birth_date', 'create', ...own].join(',')];
  for (const at of body.keys()) {
    const row = first + at + 1;
    const person = personIn(who, at, around);
    if (person === null) continue;
    const choice = settings.choices[row];
    if (choice === 'skip') {
      skipped += 1;
      continue;
    }
    const { player, word, position } = person;
    if (position === 'unknown' && positions[word] === undefined) unknown.set(word, (unknown.get(word) ?? 0) + 1);
    const said = says[at] ?? { found: [], word: '' };
    if (said.found.length === 0) silent.push({ row, player, word: said.word });
    for (const { season, value } of said.found) {
      lines.push({ row, player, hit: season === null ? null : { season, dollars: Number(value) } });
      const values = kind === 'contracts' ? [season, value, settings.source] : [value, notes[at] ?? ''];
      csv.push([...personCells(person, choice, positions), ...values].map(cell).join(','));
    }
  }
  const asked = [...unknown].map(([word, count]) => ({ asks: 'positions' as const, word, rows: count }));
  return { csv: `${csv.join('\n')}\n`, lines, silent, skipped, questions: [...questions, ...asked] };
}

/** The rows with all others emptied. Sums are no players, and their amounts do not show the unit of the others. */
function playerRows(rows: Sheet['rows'], columns: DeskMapped['columns']): Sheet['rows'] {
  const names = columns.flatMap((field, at) => (field !== null && NAMED_BY.includes(field) ? [at] : []));
  const isPlayer = (row: readonly string[]): boolean =>
    names.some((at) => (row[at] ?? '').trim() !== '') && !names.some((at) => isSum((row[at] ?? '').trim()));
  return rows.map((row) => (isPlayer(row) ? row : []));
}

/** The player that a row names; null for repeated headings. */
function personIn(who: Who, at: number, around: boolean) {
  const id = /^[1-9]\d{0,8}$/.test(who.nhl_id[at] ?? '') ? Number(who.nhl_id[at]) : null;
  const named =
    (who.player[at] ?? '') === '' ? `${who.first_name[at] ?? ''} ${who.last_name[at] ?? ''}` : (who.player[at] ?? '');
  const { player, pos, club } = readPersonCell(named, around);
  if (id === null && (!/\p{L}/u.test(player) || fieldRow('player').names.includes(plainHeading(player)))) return null;
  const word = who.pos[at] ?? '';
  return {
    id,
    player,
    pos,
    word,
    position: readPosition(word),
    club: currentClubCode((who.nhl_team[at] ?? '').toUpperCase().split('/').at(-1) ?? '') ?? club,
    born: dayOf(who.birth_date[at] ?? ''),
  };
}

const personCells = (
  { id, player, pos, word, position, club, born }: NonNullable<ReturnType<typeof personIn>>,
  choice: DeskChoices[number] | undefined,
  positions: NonNullable<DeskAnswers['positions']>,
) => [
  player,
  typeof choice === 'number' ? choice : choice === 'new' ? null : id,
  (position === 'unknown' ? positions[word] : position) ?? pos,
  club,
  born,
  choice === 'new' ? 'yes' : null,
];

type Said = { readonly found: readonly Saying[]; readonly word: string };

function hitsOf(
  columns: DeskMapped['columns'],
  columnOf: (field: DeskColumn) => string[],
  titles: readonly string[],
  { present, answers = {} }: { readonly present: Season; readonly answers?: DeskAnswers },
): { rows: Said[]; questions: readonly DeskQuestion[] } {
  const { rows, questions } = readHits(
    {
      seasons: columns.flatMap((field) =>
        field?.startsWith('hit ') === true ? [{ season: field.slice(4), cells: columnOf(field) }] : [],
      ),
      plain: columnOf('hit'),
      of: columnOf('season'),
      through: columnOf('through'),
      named: columns.includes('season'),
      headings: columns.flatMap((field, at) => (field?.startsWith('hit') === true ? [titles[at] ?? ''] : [])),
    },
    present,
    answers,
  );
  return {
    rows: rows.map(({ found, word }) => ({
      found: found.map(({ season, dollars }) => ({ season, value: String(dollars) })),
      word,
    })),
    questions,
  };
}

const statusesOf = (columnOf: (field: DeskColumn) => string[]): Said[] =>
  columnOf('status').map((word) => {
    const status = statusOfWord(word);
    return { found: status === null ? [] : [{ season: null, value: status }], word };
  });
