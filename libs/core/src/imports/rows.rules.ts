import { currentClubCode } from '../players/clubs.js';
import { placeOfWord } from '../players/roster.words.js';
import type { Place, Position } from '../position.js';
import type { Mapped, Sheet } from './columns.rules.js';
import { dollarsOf } from './money.rules.js';
import { dayOf, type Field } from './sheet.fields.js';

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
  /^(?:u|r|ur)?fa\d*$|^free ?agents?$|^(?:un)?restricted(?: free ?agents?)?$|^w(?:aivers?)?(?: ?\(.*\))?$|^\(?n\/?a\)?$|^-+$|^none$|^no team$|^un(?:owned|signed|drafted|rostered)$|^available$|^(?:player )?pool$/i;

/** Whether a word in the column of teams names no team, but players who are free. */
export const isPool = (team: string): boolean => team === '' || POOLS.test(team.trim());

/** 'Connor McDavid' of 'McDavid, Connor', without marks of injury or position after it. */
export function playerName(cell: string): string {
  const text = cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*(?:\*+|\((?:[A-Z]{1,4}|[A-Z]{2,3} - [A-Z/]+)\))$/, '');
  const [last, first, ...rest] = text.split(', ');
  return first !== undefined && rest.length === 0 && !/^(?:jr|sr|i{2,3}|iv)\.?$/i.test(first)
    ? `${first} ${last ?? ''}`
    : text;
}

/** Forward, defenseman or goalie, of whatever a site calls a position. */
export function positionOf(cell: string): Position | null {
  const first =
    cell
      .trim()
      .toLowerCase()
      .split(/[\s,/|]/)[0] ?? '';
  if (/^g/.test(first)) return 'G';
  if (/^d/.test(first)) return 'D';
  return /^[fclrwu]/.test(first) ? 'F' : null;
}

/** Reads a table by its columns. Rows without a name are left out: titles, sums, empty lines. */
export function readSheet({ name, rows }: Sheet, { heading, columns }: Mapped): SheetRow[] {
  const first = heading === null ? 0 : heading + 1;
  const body = rows.slice(first);
  const at = (field: Field): number => columns.indexOf(field);
  const columnOf = (field: Field): string[] => body.map((row) => (at(field) < 0 ? '' : (row[at(field)] ?? '')).trim());
  const [players, firsts, lasts, teams, words] = [
    columnOf('player'),
    columnOf('first_name'),
    columnOf('last_name'),
    columnOf('fantasy_team'),
    columnOf('status'),
  ];
  const [ids, positions, clubs, births, salaries] = [
    columnOf('nhl_id'),
    columnOf('pos'),
    columnOf('nhl_team'),
    columnOf('birth_date'),
    dollarsOf(columnOf('salary')),
  ];
  const since = columnOf('acquired').map(dayOf);
  const [games, goals, assists] = [columnOf('gp').map(count), columnOf('g').map(count), columnOf('a').map(count)];
  return body.flatMap((_, index) => {
    const player = playerName(
      players[index] === '' ? `${firsts[index] ?? ''} ${lasts[index] ?? ''}` : (players[index] ?? ''),
    );
    if (!/\p{L}/u.test(player)) return [];
    return [
      {
        row: first + index + 1,
        sheet: name,
        player,
        team: teams[index] ?? '',
        word: words[index] ?? '',
        nhl_id: /^[1-9]\d{0,8}$/.test(ids[index] ?? '') ? Number(ids[index]) : null,
        pos: positionOf(positions[index] ?? ''),
        club: currentClubCode((clubs[index] ?? '').toUpperCase().split('/').at(-1) ?? '') ?? null,
        birth_date: dayOf(births[index] ?? ''),
        salary: salaries[index] ?? null,
        gp: games[index] ?? null,
        g: goals[index] ?? null,
        a: assists[index] ?? null,
        since: since[index] ?? null,
      },
    ];
  });
}

const count = (cell: string): number | null => (/^\d{1,4}$/.test(cell) ? Number(cell) : null);

/** What a word for a place means: chosen by hand, or known. */
export type Meaning = Place | 'gone';

/** What people settled by hand, and what else is guessed. */
export interface Choices {
  /** Name of a team there → the league's team, or null for what is no team. */
  readonly teams: Readonly<Record<string, string | null>>;
  /** Word for a place → what it means. */
  readonly words: Readonly<Record<string, Meaning>>;
  /** Row (`sheet` and `row`, by `rowKey`) → the player, 'new' for one whom nobody knows, 'skip' for one who stays behind. */
  readonly players: Readonly<Record<string, number | 'new' | 'skip'>>;
}

export const NO_CHOICES: Choices = { teams: {}, words: {}, players: {} };
export const rowKey = ({ sheet, row }: Pick<SheetRow, 'sheet' | 'row'>): string => `${sheet} ${row}`;

/** The words for places of a table with what they mean, and how often each stands there; null where nobody knows. */
export function wordsOf(
  rows: readonly SheetRow[],
  choices: Choices,
): { word: string; count: number; means: Meaning | null }[] {
  const counts = new Map<string, number>();
  for (const { word } of rows) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, found]) => ({ word, count: found, means: choices.words[word] ?? placeOfWord(word) }));
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
