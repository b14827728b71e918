import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { Board } from '../state/board.model.js';

export function draftedRounds(board: Board): Board {
  const last = board.rows.findLastIndex(({ cells }) =>
    cells.some((cell) => cell.some(({ status }) => status !== 'open')),
  );
  return { ...board, rows: board.rows.slice(0, Math.max(1, last + 1)) };
}

export interface TeamRow {
  readonly teamId: string;
  readonly cells: readonly (readonly Slot[])[];
}

/** Transposes successive boards; unchanged rows keep their identity. */
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

export function presentRound(state: Pick<DraftState, 'slots' | 'onClock'>): number | null {
  return state.onClock === null ? null : (state.slots[state.onClock.overall - 1]?.round ?? null);
}
