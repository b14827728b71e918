import { isGivenName } from '../../leagues/words/team-name.words.js';
import { currentClubCode } from '../../players/clubs.js';
import { isLineupSlot, readPosition } from '../../players/position.words.js';
import { placeOfWord } from '../../players/roster.words.js';
import type { Place, Position } from '../../position.js';
import type { Mapped, Sheet } from './columns.rules.js';
import { dollarsOf, unitOfHeading, type MoneyUnit } from './money.rules.js';
import { readTable, teamOfName, type SheetAnswers } from './table.rules.js';
import { dayOf } from './cell.words.js';
import type { Field } from './sheet.fields.js';

/** One player in a table from another site. */
export interface SheetRow {
  /** Row number as in a spreadsheet, counted over all tables. */
  readonly row: number;
  readonly sheet: string;
  readonly player: string;
  /** The team's name in the table; '' when the row has none. */
  readonly team: string;
  /** The place word as written in the table. */
  readonly word: string;
  readonly nhl_id: number | null;
  readonly pos: Position | null;
  /** The position word when it is unknown, so that the wizard asks about it. */
  readonly unknown_pos?: string;
  readonly club: string | null;
  readonly birth_date: string | null;
  /** US dollars. */
  readonly salary: number | null;
  /** Seasons of the contract from the present one on. */
  readonly years?: number | null;
  readonly gp: number | null;
  readonly g: number | null;
  readonly a: number | null;
  /** The day (ISO) since which the team has the player. */
  readonly since: string | null;
}

const POOLS =
  /^(?:u|r|ur)?fa\d*$|^free ?agents?$|^(?:un)?restricted(?: free ?agents?)?$|^w(?:aivers?)?(?: ?\(.*\))?$|^\(?n\/?a\)?$|^-+$|^none$|^no team$|^un(?:owned|signed|drafted|rostered)$|^available$|^(?:player )?pool$|^(?:agents? )?libres?$|^(?:au )?ballottage$|^joueurs? autonomes?$/i;

/** True when a word in the team column means free agents, not a team. */
export const isPool = (team: string): boolean => team === '' || POOLS.test(team.trim());

export function unitOf(
  { rows }: Sheet,
  { heading, columns }: Mapped,
  answers: SheetAnswers,
  field: Field,
): MoneyUnit | null {
  const column = columns.indexOf(field);
  const said = unitOfHeading(heading === null ? '' : (rows[heading]?.[column] ?? ''));
  return answers.units?.[column] ?? (said === 'share' && field !== 'retained' ? null : said);
}

export const teamOfSheet = ({ name }: Sheet, answers: SheetAnswers): string | null =>
  answers.team?.trim() || teamOfName(name);

/** Reads a roster table by its columns. Rows without a player name (titles, sums, empty lines) are skipped. */
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
        ...(/^[1-8]$/.test(cells.years ?? '') ? { years: Number(cells.years) } : {}),
        gp: count(cells.gp),
        g: count(cells.g),
        a: count(cells.a),
        since: dayOf(cells.acquired ?? ''),
      },
    ];
  });
}

const count = (cell = ''): number | null => (/^\d{1,4}$/.test(cell) ? Number(cell) : null);

export type Meaning = Place | 'gone';

export interface Choices {
  /** Team name in the table → team of the league, or null when it is not a team. */
  readonly teams: Readonly<Record<string, string | null>>;
  /** Place word → its meaning. */
  readonly words: Readonly<Record<string, Meaning>>;
  /** Unknown position word → its meaning; null for no position. */
  readonly positions?: Readonly<Record<string, Position | null>>;
  /**
   * Row (`rowKey` of `sheet` and `row`) → the player id, 'new' for an unknown player, or 'skip' to leave the player
   * out.
   */
  readonly players: Readonly<Record<string, number | 'new' | 'skip'>>;
}

export const NO_CHOICES: Choices = { teams: {}, words: {}, players: {} };
export const rowKey = ({ sheet, row }: Pick<SheetRow, 'sheet' | 'row'>): string => `${sheet} ${row}`;

/** A line-up slot (`C`, `Util`) means the active roster. */
const placeOfSlot = (word: string): Meaning | null => placeOfWord(word) ?? (isLineupSlot(word) ? 'active' : null);

/** Unknown position words, with the user's answer and the number of rows. */
export function positionsOf(
  words: readonly string[],
  { positions = {} }: Choices,
): { word: string; count: number; means: Position | null | undefined }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, found]) => ({ word, count: found, means: positions[word] }));
}

/** The place words of a table with their meaning and number of rows; null for unknown words. */
export function wordsOf(
  rows: readonly SheetRow[],
  choices: Choices,
): { word: string; count: number; means: Meaning | null }[] {
  const counts = new Map<string, number>();
  for (const { word } of rows) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, found]) => ({ word, count: found, means: choices.words[word] ?? placeOfSlot(word) }));
}

export interface TeamFound {
  readonly name: string;
  readonly players: number;
  /** The league's team; null when not matched yet. */
  readonly team_id: string | null;
  /** The name means free agents. */
  readonly pool: boolean;
}

/** Matches teams by the user's choice, then by name. The rest are paired in order with the league's unmatched teams. */
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
    .filter(({ team_id, name }) => !taken.has(team_id) && isGivenName(name))
    .map(({ team_id }) => team_id);
  return [...counts].map(([name, players]) => {
    const pool = name in choices.teams ? choices.teams[name] === null : isPool(name);
    const known = choices.teams[name] ?? byName.get(name.toLowerCase());
    return { name, players, pool, team_id: pool ? null : (known ?? free.shift() ?? null) };
  });
}
