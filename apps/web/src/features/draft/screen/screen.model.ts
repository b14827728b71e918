/** Layout of the board on a big screen. Sizes in pixels. */
export interface ScreenShape {
  /** The dimension shown as columns, chosen for the larger type. */
  readonly across: 'teams' | 'rounds';
  readonly type: number;
  /** Rounds from `from` to `to` have full cells; the others are folded. */
  readonly from: number;
  readonly to: number;
  /** Size of a full cell, and the depth of a folded round. */
  readonly width: number;
  readonly height: number;
  readonly folded: number;
  readonly front: number;
  /** True when the board does not fit at the minimum font size and scrolls. */
  readonly scrolls: boolean;
  readonly pages: number;
}

export interface ScreenRoom {
  readonly width: number;
  readonly height: number;
  readonly teams: number;
  readonly rounds: number;
  /** Round of the pick on the clock; null when there is none. */
  readonly round: number | null;
  /** After the end: the page that is shown, starting at 0; it wraps after the last one. */
  readonly page?: number | undefined;
}

/** Sizes of the parts, in em. */
const TEAMS_ACROSS = { front: 3.2, head: 4, width: 6, height: 2.8, folded: 1.5, tallest: 4.4 };
const ROUNDS_ACROSS = { front: 12, head: 1.9, width: 10, height: 1.55, folded: 1.7, tallest: 3.4 };
const LARGEST = 34;
/** Desired number of open rounds, and the font size below which fewer rounds are better. */
const WISHES = [
  { open: 8, type: 15 },
  { open: 6, type: 13 },
  { open: 4, type: 11 },
] as const;
const SCROLLED = 12;
/** A board that scrolls by its rounds may use this font size, so that it need not scroll by its teams too. */
const SMALLEST = 10;

interface Fit {
  readonly open: number;
  readonly shape: (from: number, to: number) => ScreenShape;
}

function teamsAcross({ width, height, teams, rounds }: ScreenRoom, type: number): Fit | null {
  const { front, head, width: least, height: row, folded, tallest } = TEAMS_ACROSS;
  const column = (width - front * type) / teams;
  if (column < least * type) return null;
  const room = height - head * type;
  const open = Math.min(rounds, Math.floor((room - rounds * folded * type) / ((row - folded) * type)));
  return {
    open,
    shape: (from, to) => ({
      across: 'teams',
      type,
      from,
      to,
      width: Math.floor(column),
      height: Math.floor(
        Math.min(tallest * type, (room - (rounds - (to - from + 1)) * folded * type) / (to - from + 1)),
      ),
      folded: Math.floor(folded * type),
      front: Math.floor(front * type),
      scrolls: false,
      pages: pagesOf(rounds, open),
    }),
  };
}

function roundsAcross({ width, height, teams, rounds }: ScreenRoom, type: number): Fit | null {
  const { front, head, width: least, height: row, folded, tallest } = ROUNDS_ACROSS;
  const each = (height - head * type) / teams;
  if (each < row * type) return null;
  const room = width - front * type;
  const open = Math.min(rounds, Math.floor((room - rounds * folded * type) / ((least - folded) * type)));
  return {
    open,
    shape: (from, to) => ({
      across: 'rounds',
      type,
      from,
      to,
      width: Math.floor((room - (rounds - (to - from + 1)) * folded * type) / (to - from + 1)),
      height: Math.floor(Math.min(tallest * type, each)),
      folded: Math.floor(folded * type),
      front: Math.floor(front * type),
      scrolls: false,
      pages: pagesOf(rounds, open),
    }),
  };
}

/**
 * The open rounds: the current one with at least one before and one after it, plus earlier rounds that fit. They
 * advance by several rounds at a time, so that the board rarely moves.
 */
export function openRounds(round: number | null, rounds: number, open: number): { from: number; to: number } {
  if (open >= rounds || round === null) return { from: 1, to: Math.min(open, rounds) };
  const step = Math.max(1, Math.floor(open / 3));
  const passed = Math.max(0, Math.ceil((round + 1 - open) / step)) * step;
  const from = Math.min(1 + passed, rounds - open + 1);
  return { from, to: from + open - 1 };
}

const pagesOf = (rounds: number, open: number): number => Math.ceil(rounds / Math.max(1, open));

/** The rounds of a page. The last page is full too: it starts with rounds of the previous one. */
export function roundsOfPage(page: number, rounds: number, open: number): { from: number; to: number } {
  const pages = pagesOf(rounds, open);
  const which = ((page % pages) + pages) % pages;
  const from = Math.max(1, Math.min(1 + which * open, rounds - open + 1));
  return { from, to: Math.min(rounds, from + open - 1) };
}

/** Font size of a board that scrolls: all teams fit, unless the type would be too small. */
function typeForColumns(width: number, columns: number): number {
  const { front, width: least } = TEAMS_ACROSS;
  const fits = Math.floor((width * 2) / (front + least * columns)) / 2;
  return fits < SMALLEST ? SCROLLED : Math.min(SCROLLED, fits);
}

/** The largest font size at which the board fits, with as many open rounds as are readable. */
export function screenShape(room: ScreenRoom): ScreenShape {
  const { width, teams, rounds, round, page } = room;
  for (const wish of WISHES) {
    for (let type = LARGEST; type >= wish.type; type -= 1) {
      for (const fit of [teamsAcross(room, type), roundsAcross(room, type)]) {
        if (fit === null || fit.open < Math.min(rounds, wish.open)) continue;
        const { from, to } =
          page === undefined ? openRounds(round, rounds, fit.open) : roundsOfPage(page, rounds, fit.open);
        return fit.shape(from, to);
      }
    }
  }
  const { front, head, width: least, height, tallest } = TEAMS_ACROSS;
  const columns = Math.max(1, teams);
  const type = typeForColumns(width, columns);
  const each = Math.floor((room.height - head * type) / Math.max(1, rounds));
  return {
    across: 'teams',
    type,
    from: 1,
    to: rounds,
    width: Math.max(Math.floor(least * type), Math.floor((width - front * type) / columns)),
    height: Math.floor(Math.min(tallest * type, Math.max(height * type, each))),
    folded: 0,
    front: Math.floor(front * type),
    scrolls: true,
    pages: 1,
  };
}

/** True when a round has full cells. `place`: row on the board, from 1. */
export const isOpen = ({ from, to }: ScreenShape, place: number): boolean => place >= from && place <= to;
