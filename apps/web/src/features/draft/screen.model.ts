import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { Board } from './board.model.js';

/** How a board fills a big screen. Sizes in pixels. */
export interface ScreenShape {
  /** What stands side by side; the other runs down. Whatever lets the type be larger. */
  readonly across: 'teams' | 'rounds';
  /** The size of the type. */
  readonly type: number;
  /** The rounds from `from` up to `to` have full places; the others are folded. */
  readonly from: number;
  readonly to: number;
  /** An open place, and how deep or wide a folded one is. */
  readonly width: number;
  readonly height: number;
  readonly folded: number;
  /** The column in front: of the rounds' numbers, or of the teams. */
  readonly front: number;
  /** The least type is too large for all of it: it is scrolled. */
  readonly scrolls: boolean;
  /** How many pages of open rounds there are. */
  readonly pages: number;
}

export interface ScreenRoom {
  readonly width: number;
  readonly height: number;
  readonly teams: number;
  readonly rounds: number;
  /** Of the pick on the clock; null where none is. */
  readonly round: number | null;
  /** After the end: which of the pages is open, from 0 on; after the last one comes the first again. */
  readonly page?: number | undefined;
}

/** What parts need, in sizes of the type. */
const TEAMS_ACROSS = { front: 3.2, head: 4, width: 6, height: 2.8, folded: 1.5, tallest: 4.4 };
const ROUNDS_ACROSS = { front: 12, head: 1.9, width: 10, height: 1.55, folded: 1.7, tallest: 3.4 };
const LARGEST = 34;
/** Rounds that should be open, and the type below which fewer of them are better. */
const WISHES = [
  { open: 8, type: 15 },
  { open: 6, type: 13 },
  { open: 4, type: 11 },
] as const;
const SCROLLED = 12;

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
 * The rounds that are open: the present one with at least one before and one after it, and of those that were drafted
 * as many as there is room for. They move on by several, so that the board stands still for as long as it can.
 */
export function openRounds(round: number | null, rounds: number, open: number): { from: number; to: number } {
  if (open >= rounds || round === null) return { from: 1, to: Math.min(open, rounds) };
  const step = Math.max(1, Math.floor(open / 3));
  const passed = Math.max(0, Math.ceil((round + 1 - open) / step)) * step;
  const from = Math.min(1 + passed, rounds - open + 1);
  return { from, to: from + open - 1 };
}

/** In how many pages all rounds are seen, where so many are open at once. */
const pagesOf = (rounds: number, open: number): number => Math.ceil(rounds / Math.max(1, open));

/** The rounds of a page. The last one is full, too: it begins with rounds of the one before. */
export function roundsOfPage(page: number, rounds: number, open: number): { from: number; to: number } {
  const pages = pagesOf(rounds, open);
  const which = ((page % pages) + pages) % pages;
  const from = Math.max(1, Math.min(1 + which * open, rounds - open + 1));
  return { from, to: Math.min(rounds, from + open - 1) };
}

/** The largest type in which the board has room, with as many rounds open as can be read. */
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
  const each = Math.floor((room.height - head * SCROLLED) / Math.max(1, rounds));
  return {
    across: 'teams',
    type: SCROLLED,
    from: 1,
    to: rounds,
    width: Math.max(Math.floor(least * SCROLLED), Math.floor((width - front * SCROLLED) / Math.max(1, teams))),
    height: Math.floor(Math.min(tallest * SCROLLED, Math.max(height * SCROLLED, each))),
    folded: 0,
    front: Math.floor(front * SCROLLED),
    scrolls: true,
    pages: 1,
  };
}

/** The board of a draft that is over: without the rounds in which nobody picked, where it was ended early. */
export function draftedRounds(board: Board): Board {
  const last = board.rows.findLastIndex(({ cells }) =>
    cells.some((cell) => cell.some(({ status }) => status !== 'open')),
  );
  return { ...board, rows: board.rows.slice(0, Math.max(1, last + 1)) };
}

/** A team's picks by round: the board on its side. */
export interface TeamRow {
  readonly teamId: string;
  readonly cells: readonly (readonly Slot[])[];
}

/** Turns one board after the other on its side. A row whose picks stay is the same object. */
export function sideways(): (board: Board) => readonly TeamRow[] {
  let last: readonly TeamRow[] = [];
  return ({ columns, rows }) => {
    last = columns.map((teamId, column) => {
      const before = last[column];
      const cells = rows.map((row) => row.cells[column] ?? []);
      const same =
        before?.teamId === teamId &&
        before.cells.length === cells.length &&
        before.cells.every((cell, index) => cell === cells[index]);
      return same ? before : { teamId, cells };
    });
    return last;
  };
}

/** The round of the pick on the clock; null where none is. */
export function presentRound(state: Pick<DraftState, 'slots' | 'onClock'>): number | null {
  return state.onClock === null ? null : (state.slots[state.onClock.overall - 1]?.round ?? null);
}

/** Whether a round, by its place on the board from 1 on, has full places. */
export const isOpen = ({ from, to }: ScreenShape, place: number): boolean => place >= from && place <= to;
