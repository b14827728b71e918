import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { rowsIn } from './zip.js';

// One id in 25,000 has small letters only. Words of twelve letters also match; both sides are treated alike.
const ID = /(?<![1-9A-HJ-NP-Za-km-z])[1-9A-HJ-NP-Za-km-z]{12}(?![1-9A-HJ-NP-Za-km-z])/g;
const PLAYER = /"(player_?ids?|players?)":(\[[\d,]*\]|\d+)/gi;

/** Columns filled from a sequence, by table. */
const COUNTED: Readonly<Record<string, string>> = {
  event: 'id',
  roster_past: 'id',
  pick_move: 'id',
  scoring_past: 'id',
  talk_post: 'seq',
};
/** Columns that refer to such a number in another table. */
const REFERS: Readonly<Record<string, readonly [string, string]>> = {
  talk_thread: ['last_seq', 'talk_post'],
};

/**
 * The tables of an archive in a form that can be compared between two leagues: ids are replaced by their position, and
 * players without an NHL number by their data.
 */
export function comparable(
  archive: ReadonlyMap<string, Buffer>,
  without: readonly string[] = [],
): Record<string, string[]> {
  const names = new Map<string, string>();
  const numbers = new Map<string, Map<number, number>>();
  for (const [table, column] of Object.entries(COUNTED))
    numbers.set(table, new Map(rowsIn(archive, table).map((row, index) => [Number(row[column]), index + 1])));
  const locals = new Map(
    rowsIn(archive, 'players')
      .filter(({ id }) => Number(id) <= LOCAL_IDS.last)
      .map(({ id, ...facts }) => [String(id), JSON.stringify(Object.values(facts).join('/'))]),
  );
  const sayPlayers = (line: string): string =>
    line.replace(
      PLAYER,
      (_, key: string, found: string) => `"${key}":${found.replace(/\d+/g, (id) => locals.get(id) ?? id)}`,
    );
  const tables = [...archive.keys()]
    .flatMap((name) => /^json\/(\w+)\.json$/.exec(name)?.[1] ?? [])
    .filter((name) => !without.includes(name));
  return Object.fromEntries(
    tables.map((table) => {
      const lines = rowsIn(archive, table).map((row) => {
        const changed = { ...row };
        const count = COUNTED[table];
        if (count !== undefined) changed[count] = numbers.get(table)?.get(Number(row[count]));
        const [column, other] = REFERS[table] ?? [];
        if (column !== undefined && other !== undefined) changed[column] = numbers.get(other)?.get(Number(row[column]));
        if (table === 'team') changed.picture = row.picture === null ? null : 'a picture';
        if (table === 'players') changed.id = JSON.parse(locals.get(String(row.id)) ?? String(row.id)) as unknown;
        return sayPlayers(JSON.stringify(changed)).replace(ID, (id) => {
          const known = names.get(id) ?? `#${names.size + 1}`;
          names.set(id, known);
          return known;
        });
      });
      // These players have different numbers in each league, so rows sorted by player have a different order.
      return [table, locals.size > 0 ? lines.sort() : lines];
    }),
  );
}
