import { currentClubCode } from '@crease/core/players/clubs.js';
import {
  changesBetween,
  goalieRowRecord,
  mergeSeason,
  newPlayer,
  skaterRowRecord,
  type PlayerRecord,
  type SeasonRecord,
} from '@crease/core/players/files/import.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { goalieRowSchema, skaterRowSchema } from '@crease/core/players/files/players.import.schema.js';
import { readPlayers, writePlayers } from '../../players/players.tables.js';
import { readSeasons, seasonKey, writeSeasons } from '../../players/player-seasons.tables.js';
import type { CsvFile } from './csv.file.js';
import { changed, readRows, unknownPlayer } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';
import { rankAndNote } from '../ranking.js';

interface StatsRow {
  readonly row: number;
  readonly name: string | null;
  readonly position: PlayerRecord['position'] | null;
  readonly detail: string | null;
  readonly record: SeasonRecord;
}

export async function importSkaters(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, skaterRowSchema, context);
  const rows = good.map(({ row, data }) => ({
    row,
    name: data.full_name,
    position: data.position,
    detail: data.position_detail,
    record: skaterRowRecord(data),
  }));
  return stats(rows, outcome, context);
}

export async function importGoalies(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, goalieRowSchema, context);
  const rows = good.map(({ row, data }): StatsRow => ({
    row,
    name: data.full_name,
    position: 'G',
    detail: 'G',
    record: goalieRowRecord(data),
  }));
  return stats(rows, outcome, context);
}

async function stats(rows: readonly StatsRow[], outcome: ImportRow[], context: ImportContext): Promise<ImportRow[]> {
  const known = await readPlayers(
    context.db,
    rows.map(({ record }) => record.player_id),
  );
  await writeStatisticsPlayers(rows, known, context);
  const stored = await readSeasons(context.db, known.keys());
  const first = new Map<string, number>();
  const written: SeasonRecord[] = [];
  for (const { row, name, record } of rows) {
    const player = known.get(record.player_id);
    if (player === undefined) {
      outcome.push(unknownPlayer(row, { nhl_id: record.player_id, full_name: name }, { key: 'player.importOrGive' }));
      continue;
    }
    const key = seasonKey(record);
    const earlier = first.get(key);
    if (earlier !== undefined) {
      outcome.push({
        row,
        action: 'refused',
        id: player.id,
        name: player.full_name,
        field: 'season',
        value: record.season,
        why: [{ key: 'row.sameSeason', figures: { row: earlier } }],
      });
      continue;
    }
    first.set(key, row);
    const before = stored.get(key);
    const after = mergeSeason(before, record);
    const changes = before === undefined ? {} : changesBetween(before, after);
    if (before === undefined || Object.keys(changes).length > 0) written.push(after);
    outcome.push(
      before === undefined
        ? { row, action: 'created', id: player.id, name: player.full_name }
        : changed(row, player.id, player.full_name, changes),
    );
  }
  await writeSeasons(context.db, written);
  await rankAndNote(context);
  return outcome;
}

/** Adds unknown players to `known`, and makes inactive players with a line of the present season active. */
async function writeStatisticsPlayers(
  rows: readonly StatsRow[],
  known: Map<number, PlayerRecord>,
  context: ImportContext,
): Promise<void> {
  const added = newFromStatistics(rows, known, context.season);
  await writePlayers(context.db, added);
  for (const player of added) known.set(player.id, player);
  if (added.length > 0) {
    const inactive = added.filter((player) => player.roster_status === 'inactive').length;
    context.notes.push({ key: 'note.added', figures: { count: added.length, inactive, season: context.season } });
  }
  const returned = rows.flatMap(({ record }) => {
    const player = known.get(record.player_id);
    return player?.roster_status === 'inactive' && record.season >= context.season
      ? [{ ...player, roster_status: 'active', nhl_club: clubNow(record) }]
      : [];
  });
  await writePlayers(context.db, [...new Map(returned.map((player) => [player.id, player])).values()]);
}

const clubNow = (record: SeasonRecord): string | null => currentClubCode(record.club?.split('/').at(-1) ?? '') ?? null;

/** New players known only from a line of statistics. They are inactive when the line is of an earlier season. */
function newFromStatistics(
  rows: readonly StatsRow[],
  known: ReadonlyMap<number, PlayerRecord>,
  season: string,
): PlayerRecord[] {
  const newest = new Map<number, StatsRow>();
  for (const row of rows) {
    const id = row.record.player_id;
    if (known.has(id) || row.name === null || row.position === null) continue;
    const other = newest.get(id);
    if (other === undefined || row.record.season > other.record.season) newest.set(id, row);
  }
  return [...newest.values()].map(({ name, position, detail, record }) => {
    const player = newPlayer(record.player_id, name ?? '', position ?? 'F');
    const playing = record.season >= season;
    return {
      ...player,
      position_detail: detail ?? player.position_detail,
      nhl_club: playing ? clubNow(record) : null,
      drafted_or_signed: true,
      roster_status: playing ? 'active' : 'inactive',
      source: record.source,
    };
  });
}
