import { newestDay, playerRowDay } from '@crease/core/players/files/import.days.js';
import {
  changesBetween,
  mergeContract,
  mergePlayer,
  playerRowContracts,
  type Changes,
  type ContractRecord,
} from '@crease/core/players/files/import.rules.js';
import { settleHit, type HitConflict, type OtherAccount } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import { playerRowSchema, type PlayerRow } from '@crease/core/players/files/players.import.schema.js';
import { dropAgreeing, readAccounts, writeAccounts } from '../../players/contract-accounts.tables.js';
import { contractKey, readContracts, readPlayers, writeContracts, writePlayers } from '../../players/players.tables.js';
import { noteConflicts, withConflicts } from './csv.conflicts.js';
import type { CsvFile } from './csv.file.js';
import { changed, readRows, samePlayer, withoutDoubles, type Read } from './csv.rows.js';
import type { ImportContext } from '../import.run.js';
import { rankAndNote } from '../ranking.js';

export async function importPlayers(file: CsvFile, context: ImportContext, season: string): Promise<ImportRow[]> {
  const { db } = context;
  const { good, outcome } = await readRows(file, playerRowSchema, context);
  const rows: Read<PlayerRow>[] = withoutDoubles(good, outcome, (data) => String(data.nhl_id), samePlayer);
  const ids = rows.map(({ data }) => data.nhl_id);
  const stored = {
    players: await readPlayers(db, ids),
    contracts: await readContracts(db, ids),
    accounts: await readAccounts(db, ids),
  };
  const columns = new Set(file.columns);
  const fileDay = newestDay(rows.map((row) => row.data));
  const merged = rows.map(({ row, data }) => {
    const day = playerRowDay(data, fileDay);
    const before = stored.players.get(data.nhl_id);
    const player = mergePlayer(before, data, columns, day, context);
    const changes: Changes = before === undefined ? {} : changesBetween(before, player);
    const written = before === undefined || Object.keys(changes).length > 0;
    const contracts = playerRowContracts(data, season, day).map((account) => settleAccount(account, stored, context));
    for (const { differences } of contracts) Object.assign(changes, differences);
    const line: ImportRow =
      before === undefined
        ? { row, action: 'created', id: player.id, name: player.full_name }
        : changed(row, player.id, player.full_name, changes);
    return { player: written ? player : null, contracts, line };
  });
  const contracts = merged.flatMap((one) => one.contracts);
  // One by one: a file has more rows than a call takes arguments.
  for (const { line, contracts: own } of merged)
    outcome.push(
      withConflicts(
        line,
        own.flatMap(({ conflict }) => conflict ?? []),
      ),
    );
  noteConflicts(outcome, context);
  await writePlayers(
    db,
    merged.flatMap(({ player }) => player ?? []),
  );
  await writeContracts(
    db,
    contracts.flatMap(({ written }) => written ?? []),
  );
  await writeAccounts(
    db,
    contracts.flatMap(({ other }) => other ?? []),
  );
  await dropAgreeing(
    db,
    contracts.map(({ account }) => account),
  );
  await rankAndNote(context);
  return outcome;
}

interface Stored {
  readonly contracts: Awaited<ReturnType<typeof readContracts>>;
  readonly accounts: Awaited<ReturnType<typeof readAccounts>>;
}

interface SettledAccount {
  readonly account: ContractRecord;
  /** Null when nothing changed. */
  readonly written: ContractRecord | null;
  readonly differences: Changes;
  readonly conflict: HitConflict | null;
  readonly other: OtherAccount | null;
}

function settleAccount(account: ContractRecord, stored: Stored, context: ImportContext): SettledAccount {
  const key = contractKey(account);
  const before = stored.contracts.get(key);
  const { after, conflict, other } = settleHit(
    before,
    account,
    mergeContract(before, account, context),
    context.conflicts,
    stored.accounts.get(key) ?? [],
    context,
  );
  const changes: Changes = before === undefined ? { cap_hit: [null, after.cap_hit] } : changesBetween(before, after);
  const differences = Object.entries(changes).map(([column, values]) => [`${column} ${account.season}`, values]);
  return {
    account,
    written: differences.length === 0 ? null : after,
    differences: Object.fromEntries(differences) as Changes,
    conflict,
    other,
  };
}
