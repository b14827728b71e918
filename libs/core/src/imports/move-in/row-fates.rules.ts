import type { ReportSaid, ToldReason } from '../../players/files/report.words.js';
import type { MoveInAnswer } from './move-in.answers.js';
import type { MoveInFile } from './move-in.rules.js';
import type { Brought } from './reconcile.rules.js';
import type { SheetRow } from '../sheet/rows.rules.js';

/** The result of a row. The last four values say why a row is not imported. */
export type Fate = 'comes' | 'moves' | 'stays' | 'refused' | 'skip' | 'gone' | 'free';

export interface RowFate extends Pick<SheetRow, 'sheet' | 'row' | 'player' | 'team' | 'word'> {
  readonly fate: Fate;
  /** The matched player; null when unmatched or not looked up. */
  readonly player_id: number | null;
  readonly why: readonly ToldReason[];
}

/** This few unknown names cause no warning. */
const FEW = 5;

/** True when most names of a table are unknown: another column probably holds the players. */
export const areMostUnknown = (unknown: number, all: number): boolean => unknown >= FEW && unknown * 2 > all;

/** Omits the hint to give an nhl_id: the page offers a choice of players. */
const reasonsOf = (why: readonly ToldReason[] = []): readonly ToldReason[] =>
  why.filter((reason) => typeof reason === 'string' || reason.key !== 'player.giveId');

const FATES = { created: 'comes', updated: 'moves', unchanged: 'stays', refused: 'refused' } as const;
const CHOSEN: ReportSaid = { key: 'roster.skipped' };
const WHY = { free: { key: 'roster.noRowTeam' }, gone: { key: 'roster.rowGone' }, skip: CHOSEN } as const;

export function rowFates({ sent, left }: Pick<MoveInFile, 'sent' | 'left'>, { rows }: Pick<MoveInAnswer, 'rows'>) {
  const told = new Map(rows.map((row) => [row.row, row]));
  const of = ({ sheet, row, player, team, word }: SheetRow) => ({ sheet, row, player, team, word });
  const fates: RowFate[] = sent.map(({ row }, at) => {
    const line = told.get(at + 2);
    return {
      ...of(row),
      fate: FATES[line?.action ?? 'unchanged'],
      player_id: line?.player_id ?? null,
      why: reasonsOf(line?.why),
    };
  });
  for (const { row, why } of left) fates.push({ ...of(row), fate: why, player_id: null, why: [WHY[why]] });
  return fates;
}

/** A team's rows on the other site: imported, refused, and left out by the user. */
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
        ? [{ player, salary, place: one.place, player_id: line?.player_id ?? null, why: reasonsOf(line?.why) }]
        : [];
    }),
    ...left.flatMap((one) => {
      const { player, salary } = one.row;
      return one.place !== null && mine(one)
        ? [{ player, salary, place: one.place, player_id: null, why: [CHOSEN] }]
        : [];
    }),
  ];
}
