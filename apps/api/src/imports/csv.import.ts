import type { z } from 'zod';
import { currentClubCode } from '@crease/core/players/clubs.js';
import {
  changesBetween,
  conflictWords,
  contractRowRecord,
  goalieRowRecord,
  hitConflict,
  mergeContract,
  mergePlayer,
  mergeSeason,
  newestDay,
  newPlayer,
  playerRowContracts,
  playerRowDay,
  skaterRowRecord,
  type Changes,
  type ContractRecord,
  type HitConflict,
  type PlayerRecord,
  type SeasonRecord,
} from '@crease/core/players/import.rules.js';
import {
  gameRowSchema,
  goalieRowSchema,
  contractRowSchema,
  playerRowSchema,
  rankingRowSchema,
  skaterRowSchema,
  statusRowSchema,
  type CsvKind,
  type ImportReport,
  type ImportRow,
  type PlayerRow,
} from '@crease/core/players/players.import.schema.js';
import { figuresOf } from '@crease/core/players/scoring.table.js';
import { formatMoney } from '@crease/core/money.js';
import { never, ok, type Result } from '@crease/core/result.js';
import { setImmediate as breathe } from 'node:timers/promises';
import { readCsv, type CsvFile } from './csv.file.js';
import { rankAgain, runImport, type Connection, type ImportContext, type ImportSettings } from './import.run.js';
import { writeGames, type GameRecord } from '../players/games.tables.js';
import {
  contractKey,
  readContracts,
  readPlayers,
  readSeasons,
  seasonKey,
  writeClubs,
  writeContracts,
  writePlayers,
  writeSeasons,
} from '../players/players.tables.js';

export interface CsvImportSettings extends ImportSettings {
  readonly kind: CsvKind;
  /** How the report names the file. */
  readonly source: string;
  /** Size of the input, for the progress; 0 when it is not known. */
  readonly bytes?: number;
  /** The season of a plain `cap_hit` column of players; the installation's current season when left out. */
  readonly season?: string;
}

/** Imports one CSV file. A refusal means that the file as a whole was refused and nothing changed. */
export async function importCsv(
  connection: Connection,
  input: AsyncIterable<Uint8Array | string>,
  settings: CsvImportSettings,
): Promise<Result<ImportReport>> {
  return runImport(connection, settings, { kind: settings.kind, source: settings.source }, async (context) => {
    const file = await readCsv(settings.kind, input, (bytes) =>
      settings.onProgress?.({ phase: 'read', done: bytes, total: settings.bytes ?? 0 }),
    );
    if (!file.ok) return file;
    context.notes.push(...file.value.notes);
    await writeClubs(context.sql);
    return ok(await apply(settings.kind, file.value, context, settings.season ?? context.season));
  });
}

function apply(kind: CsvKind, file: CsvFile, context: ImportContext, season: string): Promise<ImportRow[]> {
  switch (kind) {
    case 'players':
      return players(file, context, season);
    case 'contracts':
      return contracts(file, context);
    case 'skater-stats':
      return skaters(file, context);
    case 'goalie-stats':
      return goalies(file, context);
    case 'games':
      return games(file, context);
    case 'statuses':
      return statuses(file, context);
    case 'rankings':
      return rankings(file, context);
    default:
      return never(kind);
  }
}

export interface Read<T> {
  readonly row: number;
  readonly data: T;
}

interface Identity {
  nhl_id: number;
  full_name: string | null;
}

/** Sorts the rows of a file into those that can be read and those that are refused, and says why. */
export async function readRows<S extends z.ZodType>(
  file: CsvFile,
  schema: S,
  context: Pick<ImportContext, 'progress'>,
  nameColumn = 'full_name',
): Promise<{ good: Read<z.infer<S>>[]; outcome: ImportRow[] }> {
  const good: Read<z.infer<S>>[] = [];
  const outcome: ImportRow[] = [];
  for (const [at, { row, cells, width }] of file.rows.entries()) {
    if (at % 500 === 0) {
      context.progress(at, file.rows.length);
      // A service that imports goes on serving.
      await breathe();
    }
    if (cells === null) {
      outcome.push({
        row,
        action: 'refused',
        id: null,
        name: null,
        why: `The row has ${width} cells, the first line has ${file.columns.length}.`,
      });
      continue;
    }
    const read = schema.safeParse(cells);
    if (read.success) {
      good.push({ row, data: read.data });
      continue;
    }
    // one message for each column is enough
    const faults = new Map<string, string>();
    for (const issue of read.error.issues) {
      const column = String(issue.path[0] ?? '');
      if (!faults.has(column)) faults.set(column, issue.message);
    }
    const [field = ''] = faults.keys();
    const id = /^\d{1,9}$/.test(cells.nhl_id ?? '') ? Number(cells.nhl_id) : null;
    outcome.push({
      row,
      action: 'refused',
      id,
      name: cells[nameColumn] === undefined || cells[nameColumn] === '' ? null : cells[nameColumn],
      field,
      value: (cells[field] ?? '').slice(0, 200),
      why: [...faults.values()].join(' '),
    });
  }
  context.progress(file.rows.length, file.rows.length);
  return { good, outcome };
}

/** Keeps the first of several rows that say the same thing, and refuses the others. */
function withoutDoubles<T extends Identity>(
  good: readonly Read<T>[],
  outcome: ImportRow[],
  key: (data: T) => string,
  what: string,
): Read<T>[] {
  const first = new Map<string, number>();
  return good.filter(({ row, data }) => {
    const earlier = first.get(key(data));
    if (earlier === undefined) {
      first.set(key(data), row);
      return true;
    }
    outcome.push({
      row,
      action: 'refused',
      id: data.nhl_id,
      name: data.full_name,
      field: 'nhl_id',
      value: String(data.nhl_id),
      why: `Row ${earlier} already gives this ${what}.`,
    });
    return false;
  });
}

const unknownPlayer = (row: number, data: Identity, fix: string): ImportRow => ({
  row,
  action: 'refused',
  id: data.nhl_id,
  name: data.full_name,
  field: 'nhl_id',
  value: String(data.nhl_id),
  why: `No player has this id. ${fix}`,
});

const changed = (row: number, id: number, name: string, changes: Changes): ImportRow =>
  Object.keys(changes).length > 0
    ? { row, action: 'updated', id, name, changes }
    : { row, action: 'unchanged', id, name };

/** A row of the report that says on which cap hits another source disagrees, and what was kept. */
function withConflicts(row: ImportRow, conflicts: readonly HitConflict[]): ImportRow {
  if (conflicts.length === 0) return row;
  return {
    ...row,
    conflicts: [...conflicts],
    why: [row.why, ...conflicts.map(conflictWords)].filter((word) => word !== undefined).join(' '),
  };
}

const NAMED = 10;

function noteConflicts(outcome: readonly ImportRow[], { notes }: Pick<ImportContext, 'notes'>): void {
  const found = outcome.flatMap(({ name, conflicts }) =>
    (conflicts ?? []).map(
      ({ season, kept, other }) => `${name ?? ''} ${season} (${formatMoney(kept)}, not ${formatMoney(other)})`,
    ),
  );
  if (found.length === 0) return;
  notes.push(
    `On ${found.length === 1 ? 'one cap hit' : `${found.length} cap hits`} another source says otherwise. Kept: ${found.slice(0, NAMED).join(', ')}${found.length > NAMED ? ', …' : ''}.`,
  );
}

async function players(file: CsvFile, context: ImportContext, season: string): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, playerRowSchema, context);
  const rows: Read<PlayerRow>[] = withoutDoubles(good, outcome, (data) => String(data.nhl_id), 'player');
  const columns = new Set(file.columns);
  const fileDay = newestDay(rows.map((row) => row.data));
  const known = await readPlayers(
    context.sql,
    rows.map(({ data }) => data.nhl_id),
  );
  const knownContracts = await readContracts(
    context.sql,
    rows.map(({ data }) => data.nhl_id),
  );
  const writtenPlayers: PlayerRecord[] = [];
  const writtenContracts: ContractRecord[] = [];
  for (const { row, data } of rows) {
    const stored = known.get(data.nhl_id);
    const day = playerRowDay(data, fileDay);
    const player = mergePlayer(stored, data, columns, day, context);
    const changes: Changes = stored === undefined ? {} : changesBetween(stored, player);
    if (stored === undefined || Object.keys(changes).length > 0) writtenPlayers.push(player);
    const conflicts: HitConflict[] = [];
    for (const account of playerRowContracts(data, season, day)) {
      const before = knownContracts.get(contractKey(account));
      const after = mergeContract(before, account, context);
      const conflict = hitConflict(before, account, after);
      if (conflict !== null) conflicts.push(conflict);
      const differences =
        before === undefined ? { cap_hit: [null, after.cap_hit] as [null, number] } : changesBetween(before, after);
      if (Object.keys(differences).length === 0) continue;
      writtenContracts.push(after);
      for (const [column, values] of Object.entries(differences)) changes[`${column} ${account.season}`] = values;
    }
    outcome.push(
      withConflicts(
        stored === undefined
          ? { row, action: 'created', id: player.id, name: player.full_name }
          : changed(row, player.id, player.full_name, changes),
        conflicts,
      ),
    );
  }
  noteConflicts(outcome, context);
  await writePlayers(context.sql, writtenPlayers);
  await writeContracts(context.sql, writtenContracts);
  await rank(context);
  return outcome;
}

async function contracts(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, contractRowSchema, context);
  const known = await readPlayers(
    context.sql,
    good.map(({ data }) => data.nhl_id),
  );
  const stored = await readContracts(context.sql, known.keys());
  const accounts = new Map<string, { row: number; record: ContractRecord }[]>();
  for (const { row, data } of good) {
    if (!known.has(data.nhl_id)) {
      outcome.push(unknownPlayer(row, data, 'Import players, or statistics, first.'));
      continue;
    }
    const record = contractRowRecord(data);
    const same = accounts.get(contractKey(record)) ?? [];
    const earlier = same.find((other) => other.record.as_of === record.as_of);
    if (earlier !== undefined) {
      outcome.push({
        row,
        action: 'refused',
        id: data.nhl_id,
        name: data.full_name,
        field: 'season',
        value: data.season,
        why: `Row ${earlier.row} already gives this player and season for the same day.`,
      });
      continue;
    }
    same.push({ row, record });
    accounts.set(contractKey(record), same);
  }
  const written: ContractRecord[] = [];
  for (const [key, same] of accounts) {
    const before = stored.get(key);
    // the oldest first; an account without a day is today's
    same.sort((one, two) => ((one.record.as_of ?? context.today) < (two.record.as_of ?? context.today) ? -1 : 1));
    let after = before;
    const conflicts = new Map<number, HitConflict[]>();
    for (const { row, record } of same) {
      const next = mergeContract(after, record, context);
      const conflict = hitConflict(after, record, next);
      if (conflict !== null) conflicts.set(row, [conflict]);
      after = next;
    }
    const last = same.at(-1);
    if (after === undefined || last === undefined) continue;
    const name = known.get(after.player_id)?.full_name ?? '';
    for (const { row } of same.slice(0, -1))
      outcome.push(
        withConflicts(
          {
            row,
            action: 'unchanged',
            id: after.player_id,
            name,
            why: `Row ${last.row} gives newer figures for ${after.season}; this row only fills what that one leaves empty.`,
          },
          conflicts.get(row) ?? [],
        ),
      );
    const line: ImportRow =
      before === undefined
        ? { row: last.row, action: 'created', id: after.player_id, name }
        : changed(last.row, after.player_id, name, changesBetween(before, after));
    outcome.push(withConflicts(line, conflicts.get(last.row) ?? []));
    if (before === undefined || Object.keys(changesBetween(before, after)).length > 0) written.push(after);
  }
  noteConflicts(outcome, context);
  await writeContracts(context.sql, written);
  const signed = new Set(written.map((contract) => contract.player_id));
  const unsigned = [...known.values()].filter((player) => signed.has(player.id) && !player.drafted_or_signed);
  await writePlayers(
    context.sql,
    unsigned.map((player) => ({ ...player, drafted_or_signed: true })),
  );
  return outcome;
}

interface StatsRow {
  readonly row: number;
  readonly name: string | null;
  readonly position: PlayerRecord['position'] | null;
  readonly detail: string | null;
  readonly record: SeasonRecord;
}

async function skaters(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
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

async function goalies(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
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
    context.sql,
    rows.map(({ record }) => record.player_id),
  );
  const added = newFromStatistics(rows, known, context.season);
  await writePlayers(context.sql, added);
  for (const player of added) known.set(player.id, player);
  if (added.length > 0) {
    const inactive = added.filter((player) => player.roster_status === 'inactive').length;
    context.notes.push(
      `${added.length === 1 ? 'One player was' : `${added.length} players were`} added from the statistics, ${inactive} of them as inactive, for want of a line in ${context.season}.`,
    );
  }
  const returned = rows.flatMap(({ record }) => {
    const player = known.get(record.player_id);
    return player?.roster_status === 'inactive' && record.season >= context.season
      ? [{ ...player, roster_status: 'active', nhl_club: clubNow(record) }]
      : [];
  });
  await writePlayers(context.sql, [...new Map(returned.map((player) => [player.id, player])).values()]);

  const stored = await readSeasons(context.sql, known.keys());
  const first = new Map<string, number>();
  const written: SeasonRecord[] = [];
  for (const { row, name, record } of rows) {
    const player = known.get(record.player_id);
    if (player === undefined) {
      outcome.push(
        unknownPlayer(
          row,
          { nhl_id: record.player_id, full_name: name },
          'Import players first, or give full_name and position here.',
        ),
      );
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
        why: `Row ${earlier} already gives this player and season.`,
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
  await writeSeasons(context.sql, written);
  await rank(context);
  return outcome;
}

/** Games of players. Their days are reckoned anew in every league, so that a correction counts as if it had been there from the first. */
async function games(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, gameRowSchema, context);
  const rows = withoutDoubles(good, outcome, (data) => `${data.nhl_id} ${data.game_id}`, 'player and game');
  const known = await readPlayers(
    context.sql,
    rows.map(({ data }) => data.nhl_id),
  );
  const records: { row: number; name: string; record: GameRecord }[] = [];
  for (const { row, data } of rows) {
    const player = known.get(data.nhl_id);
    if (player === undefined) {
      outcome.push(unknownPlayer(row, data, 'Import players, or statistics, first.'));
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
    context.sql,
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

const clubNow = (record: SeasonRecord): string | null => currentClubCode(record.club?.split('/').at(-1) ?? '') ?? null;

/** Players whom only a line of statistics names: kept, so that their lines have an owner; inactive when the line is an old one. */
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

async function statuses(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, statusRowSchema, context);
  const rows = withoutDoubles(good, outcome, (data) => String(data.nhl_id), 'player');
  const known = await readPlayers(
    context.sql,
    rows.map(({ data }) => data.nhl_id),
  );
  const written: PlayerRecord[] = [];
  for (const { row, data } of rows) {
    const stored = known.get(data.nhl_id);
    if (stored === undefined) {
      outcome.push(unknownPlayer(row, data, 'Import players first.'));
      continue;
    }
    const since = stored.status_as_of?.slice(0, 10) ?? null;
    if (data.as_of !== null && since !== null && since > data.as_of) {
      outcome.push({
        row,
        action: 'unchanged',
        id: stored.id,
        name: stored.full_name,
        why: `A newer status, of ${since}, is stored: ${stored.status}.`,
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
    outcome.push(changed(row, stored.id, stored.full_name, changesBetween(stored, after)));
  }
  await writePlayers(context.sql, written);
  return outcome;
}

async function rankings(file: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, rankingRowSchema, context);
  const rows = withoutDoubles(good, outcome, (data) => String(data.nhl_id), 'player');
  const known = await readPlayers(
    context.sql,
    rows.map(({ data }) => data.nhl_id),
  );
  const places = new Map<number, number>();
  const written: PlayerRecord[] = [];
  const listed = new Set<number>();
  for (const { row, data } of rows) {
    const stored = known.get(data.nhl_id);
    if (stored === undefined) {
      outcome.push(unknownPlayer(row, data, 'Import players first.'));
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
        why: `Row ${earlier} already has this rank.`,
      });
      continue;
    }
    places.set(data.rank, row);
    listed.add(stored.id);
    const after = { ...stored, rank: data.rank };
    if (stored.rank !== data.rank) written.push(after);
    outcome.push(changed(row, stored.id, stored.full_name, changesBetween(stored, after)));
  }
  await writePlayers(context.sql, written);
  const moved = await rankAgain(context.sql, context.season, listed);
  if (moved > 0)
    context.notes.push(
      `${moved === 1 ? 'One player who is not in the file follows' : `${moved} players who are not in the file follow`} behind it, in the site's own order.`,
    );
  return outcome;
}

async function rank(context: ImportContext): Promise<void> {
  const moved = await rankAgain(context.sql, context.season);
  if (moved > 0)
    context.notes.push(`The site's ranking gave ${moved === 1 ? 'one player' : `${moved} players`} a new place.`);
}
