import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { gameRowSchema } from '@crease/core/players/files/players.import.schema.js';
import { figuresOf } from '@crease/core/players/scoring/scoring.table.js';
import { writeGames } from '../../players/games.tables.js';
import type { GameRecord } from '../../players/stored-games.queries.js';
import { readPlayers } from '../../players/players.tables.js';
import type { CsvFile } from './csv.file.js';
import { changed, readRows, unknownPlayer, withoutDoubles } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';

/**
 * Imports games of players. Every league's points of these days are computed again, so a correction counts like a first
 * import.
 */
export async function importGames(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, gameRowSchema, context);
  const rows = withoutDoubles(
    good,
    outcome,
    (data) => `${data.nhl_id} ${data.game_id}`,
    (figures) => ({
      key: 'row.sameGame',
      figures,
    }),
  );
  const known = await readPlayers(
    context.db,
    rows.map(({ data }) => data.nhl_id),
  );
  const records: { row: number; name: string; record: GameRecord }[] = [];
  for (const { row, data } of rows) {
    const player = known.get(data.nhl_id);
    if (player === undefined) {
      outcome.push(unknownPlayer(row, data, { key: 'player.importAnyFirst' }));
      continue;
    }
    const { nhl_id, game_id, season, day, playoffs, source } = data;
    records.push({
      row,
      name: player.full_name,
      record: {
        player_id: nhl_id,
        game_id,
        season,
        playoffs,
        day,
        ...figuresOf(({ column }) => data[column]),
        source: source ?? 'csv',
      },
    });
  }
  const changes = await writeGames(
    context.db,
    records.map(({ record }) => record),
  );
  records.forEach(({ row, name, record }, at) => {
    const change = changes[at];
    outcome.push(
      change === null
        ? { row, action: 'created', id: record.player_id, name }
        : changed(row, record.player_id, name, change ?? {}),
    );
  });
  return outcome;
}
