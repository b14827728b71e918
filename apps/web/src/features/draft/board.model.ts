import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';

export interface BoardRow {
  readonly round: number;
  /** By column: mostly one slot, none where a round lacks a team's pick, more where compensatory picks follow. */
  readonly cells: readonly (readonly Slot[])[];
  /** Whether the round is picked from the last column to the first. */
  readonly backwards: boolean;
}

export interface Board {
  /** Original teams in the order of the first round. */
  readonly columns: readonly string[];
  readonly rows: readonly BoardRow[];
}

/** A pick stands in its original team's column, whoever owns it: so a snake is seen as one, and a traded pick as what it is. */
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

export function byRound(slots: readonly Slot[]): [number, Slot[]][] {
  const rounds = new Map<number, Slot[]>();
  for (const slot of slots) {
    const round = rounds.get(slot.round);
    if (round === undefined) rounds.set(slot.round, [slot]);
    else round.push(slot);
  }
  return [...rounds];
}
