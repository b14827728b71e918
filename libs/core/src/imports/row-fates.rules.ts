import type { MoveInAnswer } from './move-in.answers.js';
import type { MoveInFile } from './move-in.rules.js';
import type { Brought } from './reconcile.rules.js';
import type { SheetRow } from './rows.rules.js';

/** What became of a row: of those that do not come, each by the reason why. */
export type Fate = 'comes' | 'moves' | 'stays' | 'refused' | 'skip' | 'gone' | 'free';

export interface RowFate extends Pick<SheetRow, 'sheet' | 'row' | 'player' | 'team' | 'word'> {
  readonly fate: Fate;
  /** Whom the row is about here; null where nobody is sure, or nobody was asked. */
  readonly player_id: number | null;
  readonly why: string | null;
}

/** A file could give the NHL's id; on the page somebody chooses who it is. */
const reasonOf = (why: string | null | undefined): string | null => why?.replace(/ Give nhl_id\.$/, '') ?? null;

const FATES = { created: 'comes', updated: 'moves', unchanged: 'stays', refused: 'refused' } as const;
const CHOSEN = 'It stays behind by choice.';
const WHY = { free: 'It names no team.', gone: 'Its word says that the player has left the team.', skip: CHOSEN };

/** What a trial or a move says of every row of the tables: none is missing. */
export function rowFates({ sent, left }: Pick<MoveInFile, 'sent' | 'left'>, { rows }: Pick<MoveInAnswer, 'rows'>) {
  const told = new Map(rows.map((row) => [row.row, row]));
  const of = ({ sheet, row, player, team, word }: SheetRow) => ({ sheet, row, player, team, word });
  const fates: RowFate[] = sent.map(({ row }, at) => {
    const line = told.get(at + 2);
    return {
      ...of(row),
      fate: FATES[line?.action ?? 'unchanged'],
      player_id: line?.player_id ?? null,
      why: reasonOf(line?.why),
    };
  });
  for (const { row, why } of left) fates.push({ ...of(row), fate: why, player_id: null, why: WHY[why] });
  return fates;
}

/** The rows of a team as the other site has it: those that come, those that are refused, and those left behind by choice. */
export function rowsOfTeam(
  { sent, left }: Pick<MoveInFile, 'sent' | 'left'>,
  { rows }: Pick<MoveInAnswer, 'rows'>,
  { team_id, team_name }: { readonly team_id: string; readonly team_name: string },
): Brought[] {
  const told = new Map(rows.map((row) => [row.row, row]));
  const mine = (one: { readonly row: SheetRow; readonly team_id: string | null }): boolean =>
    one.row.team.toLowerCase() === team_name.toLowerCase() || one.team_id === team_id;
  return [
    ...sent.flatMap((one, at) => {
      const line = told.get(at + 2);
      const { player, salary } = one.row;
      return mine(one)
        ? [{ player, salary, place: one.place, player_id: line?.player_id ?? null, why: reasonOf(line?.why) }]
        : [];
    }),
    ...left.flatMap((one) => {
      const { player, salary } = one.row;
      return one.place !== null && mine(one)
        ? [{ player, salary, place: one.place, player_id: null, why: CHOSEN }]
        : [];
    }),
  ];
}
