import type { DraftType } from '../../draft-type.js';
import { currentClubCode } from '../../players/clubs.js';
import { positionOf } from '../../players/position.words.js';
import type { Position } from '../../position.js';
import type { Season } from '../../season.js';
import { dayOf } from '../sheet/cell.words.js';
import type { MoneyUnit } from '../sheet/money.rules.js';
import { playerName } from '../sheet/person-cell.rules.js';
import type { Choices } from '../sheet/rows.rules.js';
import type { Field } from '../sheet/sheet.fields.js';
import type { SheetAnswers } from '../sheet/table.rules.js';
import type { ExtrasRow } from './extras-rows.rules.js';
import type { ExtrasSaid } from './extras.words.js';
import type { ExtrasBody } from './move-in.schema.js';

export interface EntryOptions {
  /** The type of picks without one; null when the league has both draft types. */
  readonly pickType: DraftType | null;
  /** The user's answers about unknown position words. */
  readonly positions?: Choices['positions'];
}

/** A row with facts about its table. */
export interface KnownRow extends Pick<ExtrasRow, 'kind' | 'cells'>, EntryOptions {
  readonly where: string;
  /** The season of the row, of its table or of its file name. */
  readonly season: Season | null;
  readonly years: SheetAnswers['years'];
  /** The table has a column of protected players. */
  readonly marked: boolean;
  readonly retainedUnit: MoneyUnit | null;
  /** US dollars, read with the unit of their columns. */
  readonly dollars: { readonly retained: number | null; readonly cap: number | null; readonly penalty: number | null };
  readonly teamIds: ReadonlyMap<string, string>;
}

/** An entry to import, the reason why the row can't be used, or null when the row holds nothing to import. */
export type Read<T extends object> = T | ExtrasSaid | null;
export type Entry<K extends keyof ExtrasBody> =
  NonNullable<ExtrasBody[K]> extends (infer T extends object)[] ? T : never;

export const teamIn = ({ cells, teamIds }: KnownRow, field: Field): string | null =>
  teamIds.get(cells[field] ?? '') ?? null;
export const noTeam = ({ cells }: KnownRow, field: Field): ExtrasSaid =>
  cells[field] === undefined ? { key: 'odd.noTeam' } : { key: 'odd.team', figures: { team: cells[field] } };
export const noSeason = (cell: string): ExtrasSaid => ({ key: 'odd.season', figures: { cell } });

export function readInSeason<T extends object>(
  row: KnownRow,
  read: (row: KnownRow, season: Season) => Read<T>,
): Read<T> {
  if (row.season !== null) return read(row, row.season);
  return row.cells.season === undefined ? { key: 'odd.noSeason' } : noSeason(row.cells.season);
}

export const isNamed = (player: string | undefined): player is string => /\p{L}/u.test(playerName(player ?? ''));

export const posIn = ({ cells: { pos = '' }, positions = {} }: KnownRow): Position | null =>
  positionOf(pos) ?? positions[pos] ?? null;

export const namedIn = (row: KnownRow) => ({
  player: playerName(row.cells.player ?? '').slice(0, 120),
  nhl_id: idOf(row.cells.nhl_id),
  pos: posIn(row),
  club: currentClubCode((row.cells.nhl_team ?? '').toUpperCase().split('/').at(-1) ?? '') ?? null,
  birth_date: dayOf(row.cells.birth_date ?? ''),
});

export const idOf = (cell: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(cell ?? '') ? Number(cell) : null;
export const roundedOf = (cell: string | undefined): number | null =>
  /^\d{1,4}$/.test(cell ?? '') ? Number(cell) : null;
