import { newestDay, playerRowDay } from '@crease/core/players/files/import.days.js';
import {
  changesBetween,
  contractRowRecord,
  mergeContract,
  mergePlayer,
  playerRowContracts,
  type Changes,
  type ContractRecord,
  type PlayerRecord,
} from '@crease/core/players/files/import.rules.js';
import {
  conflictWords,
  hitConflict,
  settleHit,
  type HitConflict,
  type OtherAccount,
} from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import {
  contractRowSchema,
  playerRowSchema,
  type PlayerRow,
} from '@crease/core/players/files/players.import.schema.js';
import { formatMoney } from '@crease/core/money.js';
import { dropAgreeing, readAccounts, writeAccounts } from '../../players/contract-accounts.tables.js';
import { contractKey, readContracts, readPlayers, writeContracts, writePlayers } from '../../players/players.tables.js';
import type { CsvFile } from './csv.file.js';
import { byName } from './csv.names.js';
import { changed, readRows, unknownPlayer, withNote, withoutDoubles, type Read } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';
import { rankAndNote } from '../ranking.js';

/** Adds to a report row the cap hits on which another source disagrees, and the figure that was kept. */
function withConflicts(row: ImportRow, conflicts: readonly HitConflict[]): ImportRow {
  if (conflicts.length === 0) return row;
  return {
    ...row,
    conflicts: [...conflicts],
    why: [row.why, ...conflicts.map(conflictWords)].filter((word) => word !== undefined).join(' '),
  };
}

const NAMED = 10;

function noteConflicts(
  outcome: readonly ImportRow[],
  { notes, conflicts }: Pick<ImportContext, 'notes' | 'conflicts'>,
): void {
  const found = outcome.flatMap(({ name, conflicts: ofRow }) =>
    (ofRow ?? []).map(
      ({ season, kept, other }) => `${name ?? ''} ${season} (${formatMoney(kept)}, not ${formatMoney(other)})`,
    ),
  );
  if (found.length === 0) return;
  notes.push(
    `On ${found.length === 1 ? 'one cap hit' : `${found.length} cap hits`} another source says otherwise. Kept: ${found.slice(0, NAMED).join(', ')}${found.length > NAMED ? ', …' : ''}.${conflicts === 'ask' ? ' The newer stands until the site owner chooses in the console.' : ''}`,
  );
}

export async function importPlayers(file: CsvFile, context: ImportContext, season: string): Promise<ImportRow[]> {
  const { good, outcome } = await readRows(file, playerRowSchema, context);
  const rows: Read<PlayerRow>[] = withoutDoubles(good, outcome, (data) => String(data.nhl_id), 'player');
  const columns = new Set(file.columns);
  const fileDay = newestDay(rows.map((row) => row.data));
  const known = await readPlayers(
    context.db,
    rows.map(({ data }) => data.nhl_id),
  );
  const knownContracts = await readContracts(
    context.db,
    rows.map(({ data }) => data.nhl_id),
  );
  const accounts = await readAccounts(
    context.db,
    rows.map(({ data }) => data.nhl_id),
  );
  const others: OtherAccount[] = [];
  const told: ContractRecord[] = [];
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
      told.push(account);
      const before = knownContracts.get(contractKey(account));
      const { after, conflict, other } = settleHit(
        before,
        account,
        mergeContract(before, account, context),
        context.conflicts,
        accounts.get(contractKey(account)) ?? [],
        context,
      );
      if (conflict !== null) conflicts.push(conflict);
      if (other !== null) others.push(other);
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
  await writePlayers(context.db, writtenPlayers);
  await writeContracts(context.db, writtenContracts);
  await writeAccounts(context.db, others);
  await dropAgreeing(context.db, told);
  await rankAndNote(context);
  return outcome;
}

function parted<T>(all: readonly T[], first: (one: T) => boolean): [T[], T[]] {
  const parts: [T[], T[]] = [[], []];
  for (const one of all) parts[first(one) ? 0 : 1].push(one);
  return parts;
}

const unfilled = (row: number, cells: Record<string, string> | null): ImportRow => ({
  row,
  action: 'unchanged',
  id: null,
  name: cells?.full_name ?? cells?.player ?? null,
});

export async function importContracts(named: CsvFile, context: ImportContext): Promise<ImportRow[]> {
  // A template is filled in step by step: skip rows without a cap hit.
  const [empty, filled] = parted(named.rows, ({ cells }) => cells?.cap_hit?.trim() === '');
  const { file, refused, notes } = await byName({ ...named, rows: filled }, context);
  const { good, outcome } = await readRows(file, contractRowSchema, context);
  outcome.push(...refused, ...empty.map(({ row, cells }) => unfilled(row, cells)));
  if (empty.length > 0)
    context.notes.push(
      `${empty.length === 1 ? 'One row has' : `${empty.length} rows have`} no cap hit and say nothing.`,
    );
  const known = await readPlayers(
    context.db,
    good.map(({ data }) => data.nhl_id),
  );
  const stored = await readContracts(context.db, known.keys());
  const earlier = await readAccounts(context.db, known.keys());
  const others: OtherAccount[] = [];
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
    // Oldest first. A row without a date counts as today's.
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
    const settled = settleHit(before, last.record, after, context.conflicts, earlier.get(key) ?? [], context);
    after = settled.after;
    conflicts.set(last.row, settled.conflict === null ? [] : [settled.conflict]);
    if (settled.other !== null) others.push(settled.other);
    const name = known.get(after.player_id)?.full_name ?? '';
    const hitOf = ({ season, cap_hit }: ContractRecord) => ({ season, cap_hit, before: before?.cap_hit ?? null });
    for (const { row, record } of same.slice(0, -1))
      outcome.push(
        withConflicts(
          {
            row,
            action: 'unchanged',
            id: after.player_id,
            name,
            hit: hitOf(record),
            why: `Row ${last.row} gives newer figures for ${after.season}; this row only fills what that one leaves empty.`,
          },
          conflicts.get(row) ?? [],
        ),
      );
    const line: ImportRow =
      before === undefined
        ? { row: last.row, action: 'created', id: after.player_id, name }
        : changed(last.row, after.player_id, name, changesBetween(before, after));
    const said = { ...withNote(line, notes.get(last.row)), hit: hitOf(last.record) };
    outcome.push(withConflicts(said, conflicts.get(last.row) ?? []));
    if (before === undefined || Object.keys(changesBetween(before, after)).length > 0) written.push(after);
  }
  noteConflicts(outcome, context);
  await writeContracts(context.db, written);
  await writeAccounts(context.db, others);
  await dropAgreeing(
    context.db,
    [...accounts.values()].flat().map(({ record }) => record),
  );
  const signed = new Set(written.map((contract) => contract.player_id));
  const unsigned = [...known.values()].filter((player) => signed.has(player.id) && !player.drafted_or_signed);
  await writePlayers(
    context.db,
    unsigned.map((player) => ({ ...player, drafted_or_signed: true })),
  );
  return outcome;
}
