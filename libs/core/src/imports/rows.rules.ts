import { currentClubCode } from '../players/clubs.js';
import { isLineupSlot, readPosition } from '../players/position.words.js';
import { placeOfWord } from '../players/roster.words.js';
import type { Place, Position } from '../position.js';
import type { Mapped, Sheet } from './columns.rules.js';
import { dollarsOf, unitOfHeading, type MoneyUnit } from './money.rules.js';
import { readTable, teamOfName, type SheetAnswers } from './table.rules.js';
import { dayOf } from './cell.words.js';
import type { Field } from './sheet.fields.js';

/** One player of the other site, as its table says it. */
export interface SheetRow {
  /** As a spreadsheet counts, over all tables one after the other where there are several. */
  readonly row: number;
  readonly sheet: string;
  readonly player: string;
  /** The team as the table calls it; '' where it names none. */
  readonly team: string;
  /** The word for the place, as it stands there. */
  readonly word: string;
  readonly nhl_id: number | null;
  readonly pos: Position | null;
  /** The word for the position where nobody knows it: the wizard asks. */
  readonly unknown_pos?: string;
  readonly club: string | null;
  readonly birth_date: string | null;
  /** US dollars. */
  readonly salary: number | null;
  readonly gp: number | null;
  readonly g: number | null;
  readonly a: number | null;
  /** Since when the team has the player (ISO day). */
  readonly since: string | null;
}

const POOLS =
  /^(?:u|r|ur)?fa\d*$|^free ?agents?$|^(?:un)?restricted(?: free ?agents?)?$|^w(?:aivers?)?(?: ?\(.*\))?$|^\(?n\/?a\)?$|^-+$|^none$|^no team$|^un(?:owned|signed|drafted|rostered)$|^available$|^(?:player )?pool$|^(?:agents? )?libres?$|^(?:au )?ballottage$|^joueurs? autonomes?$/i;

/** Whether a word in the column of teams names no team, but players who are free. */
export const isPool = (team: string): boolean => team === '' || POOLS.test(team.trim());

/** What a column of a table is counted in: as somebody chose, or as its heading says. */
export function unitOf(
  { rows }: Sheet,
  { heading, columns }: Mapped,
  answers: SheetAnswers,
  field: Field,
): MoneyUnit | null {
  const column = columns.indexOf(field);
  return answers.units?.[column] ?? unitOfHeading(heading === null ? '' : (rows[heading]?.[column] ?? ''));
}

/** The team of rows that name none: as somebody wrote it, or as the file or sheet is called. */
export const teamOfSheet = ({ name }: Sheet, answers: SheetAnswers): string | null =>
  answers.team?.trim() || teamOfName(name);

/** Reads a table by its columns. Rows without a name are left out: titles, sums, empty lines. */
export function readSheet(sheet: Sheet, mapped: Mapped, answers: SheetAnswers = {}): SheetRow[] {
  const { rows } = readTable(sheet.rows, mapped, answers, teamOfSheet(sheet, answers));
  const salaries = dollarsOf(
    rows.map(({ cells }) => cells.salary ?? ''),
    unitOf(sheet, mapped, answers, 'salary'),
  );
  return rows.flatMap(({ row, cells }, index) => {
    const player = cells.player ?? `${cells.first_name ?? ''} ${cells.last_name ?? ''}`.trim();
    if (!/\p{L}/u.test(player)) return [];
    const pos = readPosition(cells.pos ?? '');
    return [
      {
        row,
        sheet: sheet.name,
        player,
        team: cells.fantasy_team ?? '',
        word: cells.status ?? '',
        nhl_id: /^[1-9]\d{0,8}$/.test(cells.nhl_id ?? '') ? Number(cells.nhl_id) : null,
        pos: pos === 'unknown' ? null : pos,
        ...(pos === 'unknown' ? { unknown_pos: cells.pos } : {}),
        club: currentClubCode((cells.nhl_team ?? '').toUpperCase().split('/').at(-1) ?? '') ?? null,
        birth_date: dayOf(cells.birth_date ?? ''),
        salary: salaries[index] ?? null,
        gp: count(cells.gp),
        g: count(cells.g),
        a: count(cells.a),
        since: dayOf(cells.acquired ?? ''),
      },
    ];
  });
}

const count = (cell = ''): number | null => (/^\d{1,4}$/.test(cell) ? Number(cell) : null);

/** What a word for a place means: chosen by hand, or known. */
export type Meaning = Place | 'gone';

/** What people settled by hand, and what else is guessed. */
export interface Choices {
  /** Name of a team there → the league's team, or null for what is no team. */
  readonly teams: Readonly<Record<string, string | null>>;
  /** Word for a place → what it means. */
  readonly words: Readonly<Record<string, Meaning>>;
  /** Word for a position that nobody knows → what it means; null for none. */
  readonly positions?: Readonly<Record<string, Position | null>>;
  /** Row (`sheet` and `row`, by `rowKey`) → the player, 'new' for one whom nobody knows, 'skip' for one who stays behind. */
  readonly players: Readonly<Record<string, number | 'new' | 'skip'>>;
}

export const NO_CHOICES: Choices = { teams: {}, words: {}, players: {} };
export const rowKey = ({ sheet, row }: Pick<SheetRow, 'sheet' | 'row'>): string => `${sheet} ${row}`;

/** Sites that name the slot of a line-up (`C`, `Util`) mean the active roster. */
const placeOfSlot = (word: string): Meaning | null => placeOfWord(word) ?? (isLineupSlot(word) ? 'active' : null);

/** The words for positions that nobody knows, with what somebody said that they mean, and how many rows have each. */
export function positionsOf(
  words: readonly string[],
  { positions = {} }: Choices,
): { word: string; count: number; means: Position | null | undefined }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, found]) => ({ word, count: found, means: positions[word] }));
}

/** The words for places of a table with what they mean, and how often each stands there; null where nobody knows. */
export function wordsOf(
  rows: readonly SheetRow[],
  choices: Choices,
): { word: string; count: number; means: Meaning | null }[] {
  const counts = new Map<string, number>();
  for (const { word } of rows) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, found]) => ({ word, count: found, means: choices.words[word] ?? placeOfSlot(word) }));
}

/** A team as a table calls it. */
export interface TeamFound {
  readonly name: string;
  readonly players: number;
  /** The league's team, null for none that is known yet. */
  readonly team_id: string | null;
  /** It names players who are free, not a team. */
  readonly pool: boolean;
}

/**
 * The teams that tables name, with the league's team of each: by choice, by name, and else the league's teams in their
 * order that nobody has named yet.
 */
export function teamsFound(
  rows: readonly Pick<SheetRow, 'team'>[],
  league: readonly { readonly team_id: string; readonly name: string }[],
  choices: Choices,
): TeamFound[] {
  const counts = new Map<string, number>();
  for (const { team } of rows) counts.set(team, (counts.get(team) ?? 0) + 1);
  const byName = new Map(league.map((team) => [team.name.toLowerCase(), team.team_id]));
  const chosen = [...counts.keys()].map(
    (name) => [name, choices.teams[name] ?? byName.get(name.toLowerCase())] as const,
  );
  const taken = new Set(chosen.map(([, id]) => id));
  const free = league
    .filter(({ team_id, name }) => !taken.has(team_id) && /^Team \d+$/.test(name))
    .map(({ team_id }) => team_id);
  return [...counts].map(([name, players]) => {
    const pool = name in choices.teams ? choices.teams[name] === null : isPool(name);
    const known = choices.teams[name] ?? byName.get(name.toLowerCase());
    return { name, players, pool, team_id: pool ? null : (known ?? free.shift() ?? null) };
  });
}
