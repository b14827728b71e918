import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { namedRowSchema, type PlayerNamed } from '@crease/core/players/files/players.import.schema.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import { searchName } from '@crease/core/players/search.rules.js';
import type { CsvFile } from './csv.file.js';
import { readRows, unknownPositionNotes } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';
import { createProspects } from './prospects.js';
import { joiner } from './rosters.join.js';
import { candidateOf, unjoined } from './row-joins.js';

interface Joined {
  /** The file with an `nhl_id` in every row with a known player; refused rows are removed. */
  readonly file: CsvFile;
  readonly refused: readonly ImportRow[];
  /** Notes for rows whose name is written differently from the player's. */
  readonly notes: ReadonlyMap<number, ReportSaid>;
}

const sameness = ({ player, pos, birth_date }: PlayerNamed): string =>
  `${searchName(player)} ${pos ?? ''} ${birth_date ?? ''}`;

/**
 * Joins rows with a `player` name instead of an id, by the same rules as for rosters. Ambiguous names are never
 * guessed. An unknown player becomes a prospect if the row asks for it. A file without that column stays unchanged.
 */
export async function byName(file: CsvFile, context: ImportContext): Promise<Joined> {
  if (!file.columns.includes('player')) return { file, refused: [], notes: new Map() };
  const named = file.rows.filter(({ cells }) => cells !== null && (cells.nhl_id ?? '').trim() === '');
  context.notes.push(...unknownPositionNotes({ rows: named }));
  const { good, outcome } = await readRows({ ...file, rows: named }, namedRowSchema, context, 'player');
  const asked = good.map(({ row, data }) => ({
    row,
    data: { ...data, nhl_id: null, season: null, gp: null, g: null, a: null },
  }));
  const join = await joiner(
    context.db,
    { id: null, current_season: context.season, is_sample: false },
    asked.map(({ data }) => data),
  );
  const found = new Map(asked.map((one) => [one.row, join(one.data)]));
  const wanted = asked.filter(({ row, data }) => data.create && found.get(row)?.id === null);
  const prospects = await createOnce(wanted, context);
  const ids = new Map<number, number>();
  const notes = new Map<number, ReportSaid>();
  const refused: ImportRow[] = [...outcome];
  for (const { row, data } of asked) {
    const joined = found.get(row);
    const prospect = prospects.get(row);
    if (prospect !== undefined) {
      ids.set(row, prospect.id);
      notes.set(row, prospect.note);
    } else if (joined !== undefined && joined.id !== null) {
      ids.set(row, joined.id);
      if (joined.note !== null) notes.set(row, joined.note);
    } else
      refused.push({
        row,
        action: 'refused',
        id: null,
        name: data.player,
        field: 'player',
        value: data.player,
        why: unjoined(joined?.candidates ?? []),
        candidates: (joined?.candidates ?? []).map(candidateOf),
      });
  }
  const kept = file.rows.flatMap((one) => {
    if (one.cells === null || (one.cells.nhl_id ?? '').trim() !== '') return [one];
    const id = ids.get(one.row);
    return id === undefined
      ? []
      : [{ ...one, cells: { ...one.cells, nhl_id: String(id), full_name: one.cells.player ?? '' } }];
  });
  return { file: { ...file, rows: kept }, refused, notes };
}

/** Creates the players of rows, each once even if several rows have them. Returns them by row. */
async function createOnce(wanted: Parameters<typeof createProspects>[2], { db, today }: ImportContext) {
  const first = new Map(wanted.toReversed().map((one) => [sameness(one.data), one]));
  const made = await createProspects(db, today, [...first.values()]);
  return new Map(
    wanted.flatMap(({ row, data }) => {
      const prospect = made.get(first.get(sameness(data))?.row ?? row);
      return prospect === undefined ? [] : [[row, prospect] as const];
    }),
  );
}
