import type { Position } from '../../position.js';
import { searchName } from '../search.rules.js';

export interface JoinablePlayer {
  readonly id: number;
  readonly full_name: string;
  readonly position: Position;
  readonly nhl_club: string | null;
  readonly birth_date?: string | null;
  /** Statistics of the row's season; null when there are none. */
  readonly line: {
    readonly gp: number;
    readonly g: number | null;
    readonly a: number | null;
    readonly clubs: readonly string[];
  } | null;
}

export interface NamedRow {
  readonly player: string;
  readonly pos: Position | null;
  readonly nhl_team: string | null;
  readonly birth_date?: string | null;
  readonly gp: number | null;
  readonly g: number | null;
  readonly a: number | null;
}

/**
 * How a row was matched. `name`: equal except for accents and punctuation. `short`: a longer or shorter form of the
 * first name. `line`: another first name, but identical statistics.
 */
export type Joined =
  | { readonly id: number; readonly how: 'name' | 'short' | 'line' }
  | { readonly id: null; readonly candidates: readonly JoinablePlayer[] };

/** Short forms of first names that do not share their first three letters. */
const SHORT: readonly (readonly string[])[] = [
  ['alexander', 'alex', 'sasha', 'alexei', 'aleksander', 'oleksandr'],
  ['anthony', 'tony'],
  ['christopher', 'chris', 'kris'],
  ['daniel', 'danny', 'dan'],
  ['dmitri', 'dmitry', 'dimitri'],
  ['egor', 'yegor'],
  ['evgeni', 'evgenii', 'evgeny', 'yevgeni'],
  ['frederick', 'freddy', 'fredrik'],
  ['gabriel', 'gabe'],
  ['jacob', 'jake', 'jakob', 'jakub'],
  ['john', 'jack', 'johnny', 'jonny', 'jonathan', 'jon'],
  ['joseph', 'joe', 'joey'],
  ['matthew', 'matt', 'mathew', 'matty'],
  ['maxim', 'max', 'maxime', 'maksim', 'maxwell'],
  ['michael', 'mike', 'mikey', 'mikhail'],
  ['nathan', 'nate', 'nathaniel'],
  ['nicholas', 'nick', 'nicolas', 'nicklas', 'nik', 'nikita', 'nikolai'],
  ['olli', 'oliver', 'oskar', 'oscar'],
  ['phillip', 'philip', 'phil'],
  ['robert', 'bob', 'bobby', 'rob'],
  ['samuel', 'sam', 'sammy'],
  ['steven', 'stephen', 'steve'],
  ['theodore', 'teddy', 'ted'],
  ['thomas', 'tom', 'tommy'],
  ['william', 'will', 'bill', 'billy', 'liam'],
  ['yaroslav', 'jaroslav'],
  ['zachary', 'zach', 'zack', 'zac', 'zachery'],
];
const sameShort = (one: string, two: string): boolean =>
  SHORT.some((names) => names.includes(one) && names.includes(two));

const firstOf = (name: string): string => name.split(' ', 1)[0] ?? '';
const restOf = (name: string): string => name.slice(firstOf(name).length + 1);
const lastOf = (name: string): string => name.split(' ').at(-1) ?? '';
/** 'po' for 'pierre olivier joseph'. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('');

/** Matches "P.O Joseph" and "Pierre-Olivier Joseph". */
function sameInitials(one: string, two: string): boolean {
  const shortOf = (short: string, long: string): boolean =>
    initialsOf(long).length > 1 && (firstOf(short) === initialsOf(long) || initialsOf(short) === initialsOf(long));
  return lastOf(one) === lastOf(two) && (shortOf(one, two) || shortOf(two, one));
}

/** Unifies Alexey and Aleksei, Dmitry and Dmitri, Artyom and Artem. */
const spelled = (name: string): string =>
  name
    .replace(/(?:ey|ei|iy|ii|y)$/, 'i')
    .replaceAll('ks', 'x')
    .replaceAll('yo', 'e');

/**
 * True when two first names are forms of one name: one starts with the other, both are known short forms, or one is an
 * initial.
 */
function alike(one: string, two: string): boolean {
  if (spelled(one) === spelled(two) || sameShort(one, two)) return true;
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  return (short.length === 1 || short.length >= 3) && long.startsWith(short);
}

const sameLine = (row: NamedRow, { line }: JoinablePlayer): boolean =>
  line !== null &&
  row.gp !== null &&
  row.gp > 0 &&
  line.gp === row.gp &&
  (row.g ?? line.g) === line.g &&
  (row.a ?? line.a) === line.a;
const sameClub = (row: NamedRow, { nhl_club, line }: JoinablePlayer): boolean =>
  row.nhl_team !== null && (nhl_club === row.nhl_team || (line?.clubs.includes(row.nhl_team) ?? false));
/** Different letters that still count as a typo. */
const SLIPS = 2;

/**
 * True when an unmatched row could mean this player: a typo, another first name in the same club, or the same birth
 * date. A shared family name alone is not enough.
 */
export function couldBe(row: NamedRow, player: JoinablePlayer): boolean {
  const [one, two] = [searchName(row.player), searchName(player.full_name)];
  if (slips(one, two) <= SLIPS) return true;
  if (row.birth_date != null && row.birth_date === player.birth_date) return true;
  if (lastOf(one) !== lastOf(two) || (row.pos === 'G') !== (player.position === 'G')) return false;
  return sameClub(row, player) || alike(firstOf(one), firstOf(two));
}

/** Number of letters to insert, delete, replace or swap with their neighbour to turn one name into the other. */
function slips(one: string, two: string): number {
  if (Math.abs(one.length - two.length) > SLIPS) return SLIPS + 1;
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= two.length; j += 1) {
      const same = one[i - 1] === two[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[two.length] ?? SLIPS + 1;
}

const bornOtherwise = (row: NamedRow, player: JoinablePlayer): boolean =>
  row.birth_date != null && player.birth_date != null && row.birth_date !== player.birth_date;
const MOST_SURNAMED = 8;
/** From this many games on, equal goals and assists identify a player. */
const TELLING_GAMES = 10;

interface NameIndex {
  readonly byName: ReadonlyMap<string, JoinablePlayer[]>;
  /** By the name without its first word. */
  readonly byRest: ReadonlyMap<string, JoinablePlayer[]>;
  readonly byLast: ReadonlyMap<string, JoinablePlayer[]>;
}

/**
 * Matches rows of another site, which identify players by name, to known players. A name is enough when only one player
 * has it. Otherwise club and position, birth date or statistics must leave one player. The joiner never guesses.
 */
export function nameJoiner(players: readonly JoinablePlayer[]): (row: NamedRow) => Joined {
  const byName = new Map<string, JoinablePlayer[]>();
  const byRest = new Map<string, JoinablePlayer[]>();
  const byLast = new Map<string, JoinablePlayer[]>();
  const put = (map: Map<string, JoinablePlayer[]>, key: string, player: JoinablePlayer) =>
    map.set(key, [...(map.get(key) ?? []), player]);
  for (const player of players) {
    const name = searchName(player.full_name);
    put(byName, name, player);
    put(byRest, restOf(name), player);
    put(byLast, lastOf(name), player);
  }
  return (row) => joinRow(row, { byName, byRest, byLast });
}

function joinRow(row: NamedRow, { byName, byRest, byLast }: NameIndex): Joined {
  const name = searchName(row.player);
  const named = byName.get(name) ?? [];
  const exact = onlyOne(row, named);
  if (exact && !mayBeOther(row, exact)) return { id: exact.id, how: 'name' };
  if (named.length > 0) return { id: null, candidates: named };
  const namesakes = [
    ...(byRest.get(restOf(name)) ?? []),
    ...(byLast.get(lastOf(name)) ?? []).filter((player) => sameInitials(searchName(player.full_name), name)),
  ];
  const related = [...new Set(namesakes)].filter((player) => samePosition(row, player));
  const shorter = related.filter(
    (player) =>
      (alike(firstOf(searchName(player.full_name)), firstOf(name)) ||
        sameInitials(searchName(player.full_name), name)) &&
      !playedElsewhere(row, player),
  );
  const short = onlyOne(row, shorter);
  if (short) return { id: short.id, how: 'short' };
  const told =
    row.gp !== null && row.gp >= TELLING_GAMES
      ? onlyOne(
          row,
          related.filter((player) => sameLine(row, player)),
        )
      : undefined;
  if (told) return { id: told.id, how: 'line' };
  if (shorter.length > 0) return { id: null, candidates: shorter };
  // A surname alone always needs confirmation.
  if (!name.includes(' ')) return { id: null, candidates: surnamed(row, byLast.get(name) ?? []) };
  return { id: null, candidates: related.filter((player) => couldBe(row, player)) };
}

const samePosition = (row: NamedRow, player: JoinablePlayer): boolean =>
  row.pos === null || player.position === row.pos;

/** Keeps those that fit, unless none does. */
function narrow(
  found: readonly JoinablePlayer[],
  fits: (player: JoinablePlayer) => boolean,
): readonly JoinablePlayer[] {
  const fitting = found.filter(fits);
  return found.length > 1 && fitting.length > 0 ? fitting : found;
}

function onlyOne(row: NamedRow, found: readonly JoinablePlayer[]): JoinablePlayer | undefined {
  const name = searchName(row.player);
  let left: readonly JoinablePlayer[] = found.filter((player) => !bornOtherwise(row, player));
  // The position alone does not decide: the row may mean an unknown player of that name.
  const decides =
    row.nhl_team !== null || left.length < 2 || !left.every((player) => searchName(player.full_name) === name);
  for (const fits of [
    (player: JoinablePlayer) => !decides || samePosition(row, player),
    (player: JoinablePlayer) => sameLine(row, player),
    (player: JoinablePlayer) => sameClub(row, player),
  ])
    left = narrow(left, fits);
  return left.length === 1 ? left[0] : undefined;
}

function surnamed(row: NamedRow, found: readonly JoinablePlayer[]): readonly JoinablePlayer[] {
  const left = narrow(
    narrow(found, (player) => samePosition(row, player)),
    (player) => sameClub(row, player),
  );
  return left.slice(0, MOST_SURNAMED);
}

/**
 * True when a different position together with a different club suggests another player of the same name, so that the
 * user must confirm. Forwards and defensemen change positions; goalies do not.
 */
const mayBeOther = (row: NamedRow, player: JoinablePlayer): boolean =>
  !samePosition(row, player) &&
  (player.position === 'G' || row.pos === 'G' || !sameClub(row, player)) &&
  !sameLine(row, player) &&
  (row.birth_date == null || row.birth_date !== player.birth_date);

/** True for a player who played only for other clubs that season: probably another person of the same name. */
const playedElsewhere = (row: NamedRow, player: JoinablePlayer): boolean =>
  row.nhl_team !== null && player.line !== null && !sameClub(row, player) && !sameLine(row, player);
