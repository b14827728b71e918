import { ID_PATTERN } from '../ids.js';

/*
 * Replaces the ids and player numbers in a league's rows, because both can differ in the importing installation. Rows
 * are JSON from any table. An id is recognized by its format and its key, not by the table's schema.
 */

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type ArchiveRow = Readonly<Record<string, unknown>>;

/** Keys whose value is always an id. */
const NAMES_ID = /(?:^|_)(?:ids?|ref|by|to|actor|voter|stream|rooms)$|(?:Id|Ids|By)$/;
const NAMES_PLAYER = /(?:player|keeper)_?ids?$|^(?:players?|core|bench)$/i;
const ANY_ID = /(?<![1-9A-HJ-NP-Za-km-z])[1-9A-HJ-NP-Za-km-z]{12}(?![1-9A-HJ-NP-Za-km-z])/g;
/** An id, optionally with a stream prefix: 'draft:…'. */
const WHOLE_ID = /^(?:[a-z]+:)?([1-9A-HJ-NP-Za-km-z]{12})$/;
/** Ids contain a digit or an upper-case letter; 'commissioner' does not. */
const SURELY_ID = /[1-9A-Z]/;
const PLAYER_REF = /^[1-9]\d{0,7}$/;

export interface Renaming {
  /** Maps old ids to new. */
  readonly ids: ReadonlyMap<string, string>;
  /** Players whose number differs in this installation. */
  readonly players: ReadonlyMap<number, number>;
  /** Replaces an id that is not from the archive, so that it refers to nothing here. */
  stranger(id: string): string;
}

/** Replaces all ids at any depth. */
export function renamed(row: ArchiveRow, renaming: Renaming): ArchiveRow {
  return changed(row as Json, '', '', renaming) as ArchiveRow;
}

function changed(value: Json, key: string, within: string, renaming: Renaming): Json {
  if (typeof value === 'string') return renamedText(value, key, renaming);
  if (typeof value === 'number') return isPlayer(key, within) ? (renaming.players.get(value) ?? value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => changed(one, key, within, renaming));
  const object = value as Readonly<Record<string, Json>>;
  return Object.fromEntries(
    Object.entries(object).map(([name, one]) => {
      const found = changed(one, name, /^\d+$/.test(key) ? within : key, renaming);
      return [renaming.ids.get(name) ?? name, name === 'ref' ? playerRef(object, found, renaming) : found];
    }),
  );
}

function renamedText(text: string, key: string, { ids, stranger }: Renaming): string {
  const [, id] = WHOLE_ID.exec(text) ?? [];
  if (id !== undefined && NAMES_ID.test(key))
    return text.replace(id, ids.get(id) ?? (SURELY_ID.test(id) ? stranger(id) : id));
  return text.length < 12 ? text : text.replace(ANY_ID, (one) => ids.get(one) ?? one);
}

/** `ref` is a player number when the kind is 'player'. */
function playerRef(asset: Readonly<Record<string, Json>>, ref: Json, { players }: Renaming): Json {
  if (asset.kind !== 'player' || typeof ref !== 'string' || !PLAYER_REF.test(ref)) return ref;
  return String(players.get(Number(ref)) ?? ref);
}

const isPlayer = (key: string, within: string): boolean =>
  NAMES_PLAYER.test(key) || (key === 'id' && /^(?:players?|keeper)$/.test(within));

export function namedIn(row: ArchiveRow, ids: Set<string>, players: Set<number>): void {
  const look = (value: Json, key: string, within: string): void => {
    if (typeof value === 'string') {
      const [, id] = WHOLE_ID.exec(value) ?? [];
      if (id !== undefined) ids.add(id);
      else if (key === 'ref' && PLAYER_REF.test(value)) players.add(Number(value));
    } else if (typeof value === 'number') {
      if (isPlayer(key, within)) players.add(value);
    } else if (Array.isArray(value)) for (const one of value as Json[]) look(one, key, within);
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) {
        if (ID_PATTERN.test(name)) ids.add(name);
        look(one, name, key);
      }
  };
  look(row as Json, '', '');
}

export function deeperThan(value: unknown, most: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return most === 0 || Object.values(value).some((one) => deeperThan(one, most - 1));
}
