import {
  changesBetween,
  contractRowRecord,
  mergeContract,
  type ContractRecord,
} from '@crease/core/players/files/import.rules.js';
import {
  hitConflict,
  settleHit,
  type HitConflict,
  type OtherAccount,
} from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { contractRowSchema, type ContractRow } from '@crease/core/players/files/players.import.schema.js';
import { dropAgreeing, readAccounts, writeAccounts } from '../../players/contract-accounts.tables.js';
import { contractKey, readContracts, readPlayers, writeContracts, writePlayers } from '../../players/players.tables.js';
import { noteConflicts, withConflicts } from './csv.conflicts.js';
import type { CsvFile } from './csv.file.js';
import { byName } from './csv.names.js';
import { changed, readRows, unknownPlayer, withNote, type Read } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';

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
  if (empty.length > 0) context.notes.push({ key: 'note.noHits', figures: { count: empty.length } });
  const known = await readPlayers(
    context.db,
    good.map(({ data }) => data.nhl_id),
  );
  const stored = await readContracts(context.db, known.keys());
  const earlier = await readAccounts(context.db, known.keys());
  const { contracts, unusable } = groupByContract(good, known);
  // One by one: a file has more rows than a call takes arguments.
  for (const line of unusable) outcome.push(line);
  const settled = [...contracts].map(([key, rows]) =>
    settleContract(rows, { before: stored.get(key), accounts: earlier.get(key) ?? [], known, notes }, context),
  );
  for (const { lines } of settled) for (const line of lines) outcome.push(line);
  const written = settled.flatMap(({ contract }) => contract ?? []);
  noteConflicts(outcome, context);
  await writeContracts(context.db, written);
  await writeAccounts(
    context.db,
    settled.flatMap(({ other }) => other ?? []),
  );
  await dropAgreeing(
    context.db,
    [...contracts.values()].flat().map(({ record }) => record),
  );
  const signed = new Set(written.map((contract) => contract.player_id));
  const unsigned = [...known.values()].filter((player) => signed.has(player.id) && !player.drafted_or_signed);
  await writePlayers(
    context.db,
    unsigned.map((player) => ({ ...player, drafted_or_signed: true })),
  );
  return outcome;
}

type Known = Awaited<ReturnType<typeof readPlayers>>;
interface AccountRow {
  readonly row: number;
  readonly record: ContractRecord;
}

/** The rows of each contract by its key, and the rows that name no known player or repeat another row. */
function groupByContract(rows: readonly Read<ContractRow>[], known: Known) {
  const unusable: ImportRow[] = [];
  const contracts = new Map<string, AccountRow[]>();
  for (const { row, data } of rows) {
    if (!known.has(data.nhl_id)) {
      unusable.push(unknownPlayer(row, data, { key: 'player.importAnyFirst' }));
      continue;
    }
    const record = contractRowRecord(data);
    const same = contracts.get(contractKey(record)) ?? [];
    const earlier = same.find((other) => other.record.as_of === record.as_of);
    if (earlier !== undefined) {
      unusable.push({
        row,
        action: 'refused',
        id: data.nhl_id,
        name: data.full_name,
        field: 'season',
        value: data.season,
        why: [{ key: 'row.sameSeasonAndDay', figures: { row: earlier.row } }],
      });
      continue;
    }
    same.push({ row, record });
    contracts.set(contractKey(record), same);
  }
  return { contracts, unusable };
}

interface Stored {
  readonly before: ContractRecord | undefined;
  /** The contract in other sources. */
  readonly accounts: NonNullable<ReturnType<Awaited<ReturnType<typeof readAccounts>>['get']>>;
  readonly known: Known;
  readonly notes: Awaited<ReturnType<typeof byName>>['notes'];
}

interface Settled {
  readonly lines: readonly ImportRow[];
  /** Null when nothing changed. */
  readonly contract: ContractRecord | null;
  readonly other: OtherAccount | null;
}

/** Merges the rows of one contract into the stored one. */
function settleContract(
  rows: AccountRow[],
  { before, accounts, known, notes }: Stored,
  context: ImportContext,
): Settled {
  // Oldest first. A row without a date counts as today's.
  rows.sort((one, two) => ((one.record.as_of ?? context.today) < (two.record.as_of ?? context.today) ? -1 : 1));
  let merged = before;
  const conflicts = new Map<number, HitConflict[]>();
  for (const { row, record } of rows) {
    const next = mergeContract(merged, record, context);
    const conflict = hitConflict(merged, record, next);
    if (conflict !== null) conflicts.set(row, [conflict]);
    merged = next;
  }
  const last = rows.at(-1);
  if (merged === undefined || last === undefined) return { lines: [], contract: null, other: null };
  const { after, conflict, other } = settleHit(before, last.record, merged, context.conflicts, accounts, context);
  conflicts.set(last.row, conflict === null ? [] : [conflict]);
  const id = after.player_id;
  const name = known.get(id)?.full_name ?? '';
  const hitOf = ({ season, cap_hit }: ContractRecord) => ({ season, cap_hit, before: before?.cap_hit ?? null });
  const older = rows.slice(0, -1).map(({ row, record }): ImportRow => ({
    row,
    action: 'unchanged',
    id,
    name,
    hit: hitOf(record),
    why: [{ key: 'hit.newer', figures: { row: last.row, season: after.season } }],
  }));
  const line: ImportRow =
    before === undefined
      ? { row: last.row, action: 'created', id, name }
      : changed(last.row, id, name, changesBetween(before, after));
  const newest = { ...withNote(line, notes.get(last.row)), hit: hitOf(last.record) };
  return {
    lines: [...older, newest].map((told) => withConflicts(told, conflicts.get(told.row) ?? [])),
    contract: before === undefined || Object.keys(changesBetween(before, after)).length > 0 ? after : null,
    other,
  };
}
