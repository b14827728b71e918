import { changesBetween, type PlayerRecord } from '@crease/core/players/files/import.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { rankingRowSchema, statusRowSchema } from '@crease/core/players/files/players.import.schema.js';
import { readPlayers, writePlayers } from '../../players/players.tables.js';
import { saidByFile } from '../../players/roster-report.tables.js';
import type { CsvFile } from './csv.file.js';
import { byName } from './csv.names.js';
import { changed, readRows, samePlayer, unknownPlayer, withNote, withoutDoubles } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';
import { rankAgain } from '../ranking.js';

/** Imports injury statuses. A status older than the stored one changes nothing. */
export async function importStatuses(named: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { file, refused, notes } = await byName(named, context);
  const { good, outcome } = await readRows(file, statusRowSchema, context);
  outcome.push(...refused);
  const rows = withoutDoubles(good, outcome, (data) => String(data.nhl_id), samePlayer);
  const known = await readPlayers(
    context.db,
    rows.map(({ data }) => data.nhl_id),
  );
  const written: PlayerRecord[] = [];
  for (const { row, data } of rows) {
    const stored = known.get(data.nhl_id);
    if (stored === undefined) {
      outcome.push(unknownPlayer(row, data, { key: 'player.importFirst' }));
      continue;
    }
    const since = stored.status_as_of?.slice(0, 10) ?? null;
    if (data.as_of !== null && since !== null && since > data.as_of) {
      outcome.push({
        row,
        action: 'unchanged',
        id: stored.id,
        name: stored.full_name,
        why: [{ key: 'status.newer', figures: { day: since, status: stored.status } }],
      });
      continue;
    }
    const note = data.status === 'healthy' ? null : data.note;
    const same =
      stored.status === data.status && stored.status_note === note && (data.as_of === null || since === data.as_of);
    const after = same
      ? stored
      : {
          ...stored,
          status: data.status,
          status_note: note,
          status_as_of: data.as_of === null ? context.now.toISOString() : `${data.as_of}T00:00:00.000Z`,
        };
    if (!same) written.push(after);
    outcome.push(withNote(changed(row, stored.id, stored.full_name, changesBetween(stored, after)), notes.get(row)));
  }
  await writePlayers(context.db, written);
  await saidByFile(
    context.db,
    written.map(({ id }) => id),
  );
  return outcome;
}

/** Imports the site's ranking. Players missing from the file rank behind those in it. */
export async function importRankings(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, rankingRowSchema, context);
  const rows = withoutDoubles(good, outcome, (data) => String(data.nhl_id), samePlayer);
  const known = await readPlayers(
    context.db,
    rows.map(({ data }) => data.nhl_id),
  );
  const places = new Map<number, number>();
  const written: PlayerRecord[] = [];
  const listed = new Set<number>();
  for (const { row, data } of rows) {
    const stored = known.get(data.nhl_id);
    if (stored === undefined) {
      outcome.push(unknownPlayer(row, data, { key: 'player.importFirst' }));
      continue;
    }
    const earlier = places.get(data.rank);
    if (earlier !== undefined) {
      outcome.push({
        row,
        action: 'refused',
        id: stored.id,
        name: stored.full_name,
        field: 'rank',
        value: String(data.rank),
        why: [{ key: 'row.sameRank', figures: { row: earlier } }],
      });
      continue;
    }
    places.set(data.rank, row);
    listed.add(stored.id);
    const after = { ...stored, rank: data.rank };
    if (stored.rank !== data.rank) written.push(after);
    outcome.push(changed(row, stored.id, stored.full_name, changesBetween(stored, after)));
  }
  await writePlayers(context.db, written);
  const moved = await rankAgain(context.db, context.season, listed);
  if (moved > 0) context.notes.push({ key: 'note.unranked', figures: { count: moved } });
  return outcome;
}
