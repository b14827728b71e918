import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';

/** True while the order is not drawn: pick numbers would suggest an order that does not exist yet. */
export const isUndrawn = ({ status, order }: Pick<DraftState, 'status' | 'order'>): boolean =>
  status === 'lobby' && order.source === 'undrawn';

export const placeOf = ({ round, pickInRound }: Pick<Slot, 'round' | 'pickInRound'>): string =>
  `${round}.${String(pickInRound).padStart(2, '0')}`;

/** Why the board marks a pick: it is on the clock or, in auctions, the next place of the team nominating or leading. */
export type CurrentTurn = 'clock' | 'nominates' | 'leads';

export interface BoardRow {
  readonly round: number;
  /** By column: usually one slot; none when the team has no pick in the round; more when compensatory picks follow. */
  readonly cells: readonly (readonly Slot[])[];
  /** True when the round is picked from the last column to the first. */
  readonly backwards: boolean;
}

export interface Board {
  readonly columns: readonly string[];
  readonly rows: readonly BoardRow[];
}

/** Picks are in the original team's column, to show the snake order and trades. */
export function boardOf(slots: DraftState['slots'], teamIds: readonly string[]): Board {
  const columns: string[] = [];
  const seen = new Set<string>();
  const add = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    columns.push(id);
  };
  for (const slot of slots) {
    if (slot.round !== slots[0]?.round) break;
    add(slot.originalTeamId);
  }
  for (const id of teamIds) add(id);
  const column = new Map(columns.map((id, index) => [id, index]));
  const rows: { round: number; cells: Slot[][] }[] = [];
  for (const slot of slots) {
    let row = rows.at(-1);
    if (row?.round !== slot.round) {
      row = { round: slot.round, cells: columns.map(() => []) };
      rows.push(row);
    }
    row.cells[column.get(slot.originalTeamId) ?? 0]?.push(slot);
  }
  return {
    columns,
    rows: rows.map(({ round, cells }) => ({ round, cells, backwards: isBackwards(cells) })),
  };
}

function isBackwards(cells: readonly (readonly Slot[])[]): boolean {
  const own = cells.flatMap((cell) => cell[0] ?? []);
  return own.length > 1 && own.every((slot, index) => index === 0 || slot.overall < (own[index - 1]?.overall ?? 0));
}

/** Rounds in which a slot changed; null when the number, order or teams of slots changed. */
function changedRounds(before: readonly Slot[], after: readonly Slot[]): ReadonlySet<number> | null {
  if (before.length !== after.length) return null;
  const rounds = new Set<number>();
  for (const [index, slot] of after.entries()) {
    const was = before[index];
    if (slot === was) continue;
    if (slot.round !== was?.round || slot.originalTeamId !== was.originalTeamId) return null;
    rounds.add(slot.round);
  }
  return rounds;
}

/** Lays out successive boards. Unchanged rows keep their identity, so that they do not render again. */
export function boardLayout(): (slots: DraftState['slots'], teamIds: readonly string[]) => Board {
  let last: { slots: DraftState['slots']; teamIds: readonly string[]; board: Board } | null = null;
  return (slots, teamIds) => {
    if (last?.slots === slots && last.teamIds === teamIds) return last.board;
    const rounds = last?.teamIds === teamIds ? changedRounds(last.slots, slots) : null;
    const board = last === null || rounds === null ? boardOf(slots, teamIds) : withRounds(last.board, rounds, slots);
    last = { slots, teamIds, board };
    return board;
  };
}

function withRounds(board: Board, rounds: ReadonlySet<number>, slots: DraftState['slots']): Board {
  const now = (slot: Slot): Slot => slots[slot.overall - 1] ?? slot;
  const rows = board.rows.map((row) =>
    rounds.has(row.round)
      ? { ...row, cells: row.cells.map((cell) => (cell.every((slot) => now(slot) === slot) ? cell : cell.map(now))) }
      : row,
  );
  return { ...board, rows };
}

/** The same for a list of rounds. */
export function roundsLayout(): (slots: DraftState['slots']) => readonly (readonly [number, readonly Slot[]])[] {
  let last: { slots: DraftState['slots']; rounds: readonly (readonly [number, readonly Slot[]])[] } | null = null;
  return (slots) => {
    if (last?.slots === slots) return last.rounds;
    const changed = last === null ? null : changedRounds(last.slots, slots);
    const rounds =
      last === null || changed === null
        ? byRound(slots)
        : last.rounds.map((one) =>
            changed.has(one[0]) ? ([one[0], one[1].map((slot) => slots[slot.overall - 1] ?? slot)] as const) : one,
          );
    last = { slots, rounds };
    return rounds;
  };
}

export function byRound(slots: readonly Slot[]): [number, Slot[]][] {
  const rounds = new Map<number, Slot[]>();
  for (const slot of slots) {
    const round = rounds.get(slot.round);
    if (round === undefined) rounds.set(slot.round, [slot]);
    else round.push(slot);
  }
  return [...rounds];
}
