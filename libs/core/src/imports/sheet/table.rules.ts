import { placeOfWord } from '../../players/roster.words.js';
import { isPositionList, positionOf, readPosition } from '../../players/position.words.js';
import { plainHeading, type Mapped, type Sheet } from './columns.rules.js';
import type { MoneyUnit } from './money.rules.js';
import { hasPositionFirst, readPersonCell } from './person-cell.rules.js';
import { fieldRow, type Field } from './sheet.fields.js';

export interface SheetAnswers {
  /** Unit of an amount column, by column index. */
  readonly units?: Readonly<Partial<Record<number, MoneyUnit>>>;
  /** Which season a single year means: the one that begins or ends in it. */
  readonly years?: 'begins' | 'ends';
  /** The team of a table that names none. */
  readonly team?: string;
  /** The meaning of rows with a single cell, by row number. */
  readonly alone?: Readonly<Partial<Record<number, Alone>>>;
  /** Meaning of empty cells below a team name: the same team, or none. */
  readonly below?: 'same' | 'none';
  /** The user confirmed that the first row holds no headings. */
  readonly noHeading?: true;
}

/** Meaning of a row with one cell: the team of the rows below, a player, or neither. */
export type Alone = 'team' | 'player' | 'nothing';

export interface TableRow {
  /** Row number as in a spreadsheet. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** Rows with a single cell, with their assumed meaning. */
  readonly alone: readonly { readonly row: number; readonly text: string; readonly is: Alone }[];
  /**
   * Number and assumed meaning of empty cells below a team name. Null when there are none. `open` while only the user
   * can tell what they mean.
   */
  readonly below: { readonly rows: number; readonly is: 'same' | 'none'; readonly open: boolean } | null;
}

const SUMS =
  /^(?:(?:grand |sub ?)?totals?\b.*|sum|average|averages|moyenne|somme|(?:total )?cap (?:hit|used|space|room|left|total)|(?:total )?salary(?: cap)?|players? ?: ?\d+)$/i;

const named = (field: Field, cell: string): boolean => fieldRow(field).names.includes(plainHeading(cell));
const filledOf = (row: readonly string[]): string[] => row.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** True when a row is a sum (`Total`, `Cap used`) and not a player. */
export const isSum = (text: string): boolean => SUMS.test(text);

/** Removes a label and a count around a team's name: `Team: Wolves (10-4-2)`. */
const teamIn = (text: string): string =>
  text
    .replace(/^(?:(?:fantasy )?team|[ée]quipe|owner|franchise|roster|gm|manager)\s*:\s*/i, '')
    .replace(/\s*\([^()]*\d[^()]*\)$/, '')
    .trim() || text;

/**
 * Reads the rows of a table in the forms that people use. It handles repeated headings, teams written once above their
 * players or in merged cells, sections by position or place, sums and empty lines. `team` is the team of rows that name
 * none.
 */
export function readTable(
  rows: Sheet['rows'],
  { heading, columns }: Mapped,
  answers: SheetAnswers,
  team: string | null,
): Table {
  const titles = heading === null ? [] : (rows[heading] ?? []).map(plainHeading);
  const used = [...new Set(columns)].filter((field) => field !== null);
  const players = columns.includes('player') || columns.includes('last_name');
  const wide = players && used.length >= 2 && rows.some((row, at) => at !== heading && filledOf(row).length >= 2);
  let at = new Map<Field, number>(
    columns.flatMap((field, column) => (field === null ? [] : [[field, column] as const])),
  );
  const first = at.get('player') ?? at.get('last_name') ?? 0;
  const around = hasPositionFirst(rows.slice(heading === null ? 0 : heading + 1).map((row) => row[first] ?? ''));

  const isHeading = (row: readonly string[]): boolean => {
    const said = row.map(plainHeading).filter((cell) => cell !== '');
    const same = new Set(said.filter((cell) => titles.includes(cell)));
    return same.size >= 2 && said.filter((cell) => same.has(cell)).length * 2 >= said.length;
  };
  /** A team above repeated headings may have figures next to its name: `Wolves | $88,500,000`. */
  const isTitle = (index: number): boolean => {
    const [text = '', ...more] = filledOf(rows[index] ?? []);
    let next = index + 1;
    while (next < rows.length && filledOf(rows[next] ?? []).length === 0) next += 1;
    return /\p{L}{2}/u.test(text) && more.length > 0 && isHeading(rows[next] ?? []);
  };
  const above = heading === null ? -1 : rows.slice(0, heading).findLastIndex((row) => filledOf(row).length > 0);
  const titled =
    above >= 0 &&
    !columns.includes('fantasy_team') &&
    isTitle(above) &&
    rows.some((row, index) => index > (heading ?? 0) && isHeading(row));

  /** Headings may be repeated in another order; then columns follow their titles. */
  const again = (row: readonly string[]): boolean => {
    if (!isHeading(row)) return named('player', row[at.get('player') ?? -1] ?? '');
    const cells = row.map(plainHeading);
    at = new Map(
      columns.flatMap((field, column) => {
        const title = titles[column] ?? '';
        const to = cells[column] === title ? column : cells.indexOf(title);
        return field === null || to < 0 || title === '' ? [] : [[field, to] as const];
      }),
    );
    return true;
  };

  const found: TableRow[] = [];
  const alone: { row: number; text: string; is: Alone }[] = [];
  let section: { team?: string; pos?: string; status?: string } = {};
  for (const [index, row] of rows.entries()) {
    if (index === heading) continue;
    const filled = filledOf(row);
    const before = heading !== null && index < heading;
    if (filled.length === 0 || (!before && again(row))) continue;
    const [text = ''] = filled;
    if (titled && isTitle(index)) {
      const is = answers.alone?.[index + 1] ?? 'team';
      alone.push({ row: index + 1, text, is });
      if (is === 'team') section = { team: teamIn(text) };
      if (is !== 'player' || before) continue;
    } else if (wide && new Set(filled).size === 1 && (filled.length === 1 || filled.length >= used.length)) {
      const words = text.replace(/\s*[:(].*$/, '').trim();
      if (SUMS.test(text)) continue;
      if (isSection(text)) {
        const { team: of } = section;
        section = {
          ...(of === undefined ? {} : { team: of }),
          ...(placeOfWord(words) === null ? { pos: words } : { status: words }),
        };
        continue;
      }
      if (columns.includes('fantasy_team')) {
        // In a table with a team column, it is a title or a player without further data.
        const is = answers.alone?.[index + 1] ?? (row[first]?.trim() === text && !before ? 'player' : 'nothing');
        if (!before) alone.push({ row: index + 1, text, is });
        if (is !== 'player') continue;
      } else {
        const guess = guessAlone(rows, index, text, first, before);
        const is = answers.alone?.[index + 1] ?? guess;
        alone.push({ row: index + 1, text, is });
        if (is === 'team') section = { team: teamIn(text) };
        if (is !== 'player') continue;
      }
    } else if (before) continue;
    const cells: Partial<Record<Field, string>> = {};
    for (const [field, column] of at) {
      const cell = (row[column] ?? '').trim();
      if (cell !== '') cells[field] = cell;
    }
    // A slot in the column of positions (`BN`, `IR`) is a place and says nothing about the position.
    if (cells.pos !== undefined && readPosition(cells.pos) === null) {
      if (placeOfWord(cells.pos) !== null) cells.status ??= cells.pos;
      delete cells.pos;
    }
    if (cells.player !== undefined && columns.includes('player')) {
      if (SUMS.test(cells.player)) continue;
      const person = readPersonCell(cells.player, around);
      cells.player = person.player;
      if (cells.pos === undefined && person.pos !== null) cells.pos = person.pos;
      if (cells.nhl_team === undefined && person.club !== null) cells.nhl_team = person.club;
    }
    if (cells.pos === undefined && section.pos !== undefined && positionOf(section.pos) !== null)
      cells.pos = section.pos;
    if (cells.status === undefined && section.status !== undefined) cells.status = section.status;
    const of = section.team ?? (columns.includes('fantasy_team') ? undefined : (team ?? undefined));
    if (cells.fantasy_team === undefined && of !== undefined && Object.keys(cells).length > 0) cells.fantasy_team = of;
    if (Object.keys(cells).length > 0) found.push({ row: index + 1, cells });
  }
  const below = players && columns.includes('fantasy_team') ? belowOf(found, answers) : null;
  return { rows: below?.is === 'same' ? filledDown(found) : found, alone, below };
}

/** A row with one cell is a team when players follow it. Otherwise it is a player or a title. */
function guessAlone(rows: Sheet['rows'], at: number, text: string, player: number, before: boolean): Alone {
  const person = readPersonCell(text);
  if (person.club !== null || person.pos !== null) return 'player';
  const next = rows.slice(at + 1).find((row) => filledOf(row).length > 0);
  const follows = next !== undefined && new Set(filledOf(next)).size > 1;
  // A title above all headings is a team only when other teams follow in the same way.
  const others = rows.some((row, index) => index > at + 2 && isAlone(row) && !isSection(filledOf(row)[0] ?? ''));
  if (before) return others && follows ? 'team' : 'nothing';
  const section = next !== undefined && isAlone(next) && isSection(filledOf(next)[0] ?? '');
  if (follows || section) return 'team';
  return (rows[at]?.[player] ?? '').trim() === text ? 'player' : 'nothing';
}

const isAlone = (row: readonly string[]): boolean => filledOf(row).length === 1;
const isSection = (text: string): boolean => {
  const words = text.replace(/\s*[:(].*$/, '').trim();
  return SUMS.test(text) || isPositionList(words) || (words !== '' && placeOfWord(words) !== null);
};

/**
 * Detects merged cells, where only the first row of each team has the name: each team occurs once, and most rows have
 * no name. With few rows for each team the user must say whether the other players are free agents.
 */
function belowOf(all: readonly TableRow[], { below }: SheetAnswers): Table['below'] {
  const rows = all.filter(({ cells }) => /\p{L}/u.test(cells.player ?? cells.last_name ?? ''));
  const teams = rows.flatMap(({ cells }) => cells.fantasy_team ?? []);
  const empty = rows.length - teams.length;
  const few = empty < teams.length * 2;
  if (teams.length === 0 || rows[0]?.cells.fantasy_team === undefined) return null;
  if (new Set(teams).size !== teams.length || (few && (teams.length < 2 || empty < teams.length))) return null;
  return { rows: empty, is: below ?? 'same', open: few && below === undefined };
}

function filledDown(rows: readonly TableRow[]): TableRow[] {
  let team: string | undefined;
  return rows.map(({ row, cells }) => {
    team = cells.fantasy_team ?? team;
    return { row, cells: team === undefined ? cells : { ...cells, fantasy_team: team } };
  });
}

const GENERIC =
  /\b(?:fantrax|yahoo|espn|fleaflicker|cbs|nhl|csv|xlsx|export(?:ed)?|download|copy|copie|final|new|old|sheet|feuille?|feuil|table|tableau|pasted|rosters?|teams?|equipes?|players?|joueurs?|lineups?|formations?|alignements?|league|ligue|keepers?|list|liste|current|skaters?|goalies?|contracts?|salar(?:y|ies)|caps?|data|players|pool|season|saison)\b/giu;

/**
 * Derives the team from the file or sheet name: `Wolves.csv`, `league.xlsx: Wolves`, `Roster - Wolves 2025-26`. Null
 * when the name is generic. Fantrax names a team's export after the league, so it is ignored.
 */
export function teamOfName(name: string): string | null {
  const [file = '', sheet] = name.split(/: (?=[^:]*$)/);
  const own = (sheet ?? file).replace(/\.(?:csv|tsv|txt|xlsx|xlsm)$/i, '');
  if (/^fantrax-team-roster/i.test(own)) return null;
  const text = own
    .replace(/[_-]+/g, ' ')
    .replace(/\b(?:19|20)\d\d(?:\s?[ /–]\s?(?:20)?\d\d)?\b/g, ' ')
    .replace(/\(\d+\)/g, ' ')
    .replace(GENERIC, ' ')
    .replace(/(?<!\p{L})\d+(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{2}/u.test(text) ? text : null;
}
