import { hasOwnSalaries, seasonsLeft } from '@crease/core/contracts/contract.rules.js';
import { rosterRowSchema, type RosterRow } from '@crease/core/players/files/players.import.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { ok, type Result } from '@crease/core/result.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import type { Db } from '../../platform/database/database.js';
import { appendEvent } from '../../platform/database/append-event.js';
import { nameOrder } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { readCsv } from '../csv/csv.file.js';
import { readRows, unknownPositionNotes, type Read } from '../csv/csv.rows.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from '../import.run.js';
import { joinRows } from '../csv/row-joins.js';
import {
  compareRosters,
  nameTeams,
  noteChanges,
  reportPlaced,
  splitGone,
  termsOf,
  type Before,
  type Changes,
  type NamedTeams,
  type Team,
  type BroughtContract,
} from './rosters.plan.js';
import { placeRows } from './rosters.placing.js';
import type { Holding } from './rosters.words.js';
import { writeRosters } from './rosters.write.js';
import { refuse } from '../imports.refusals.js';
import { setContracts } from '../../contracts/contracts.tables.js';
import { broughtSince, putSince } from '../../seasons/since.writer.js';
import { heldDraft } from '../../teams/books.queries.js';

export interface RosterImportSettings extends ImportSettings {
  readonly leagueId: string;
  readonly source: string;
  readonly bytes?: number;
  /** Refuses the whole file when one row cannot be joined. */
  readonly strict?: boolean;
}

/** The caller's work inside the import's transaction; its refusal rolls everything back. */
export interface RosterImportWork<Before, After> {
  /** Runs under the locks of the teams and the league, before any change. */
  before(db: Db): Promise<Result<Before>>;
  /** Runs after all writes; `joined` maps rows to players. */
  after(db: Db, joined: ReadonlyMap<number, number>, before: Before): Promise<After>;
}

interface League {
  readonly id: string;
  readonly current_season: string;
  readonly settings: LeagueSettings;
  readonly is_sample: boolean;
}

/**
 * Imports the rosters of a league: each team in the file then has exactly the players of its rows. Rows with an
 * unidentified player are refused one by one and listed. Cap and roster limits do not apply, because existing leagues
 * may exceed them. The rules of contracts do.
 */
export async function importRosters(
  connection: Connection,
  input: AsyncIterable<Uint8Array | string>,
  settings: RosterImportSettings,
): Promise<Result<ImportReport>> {
  const nothing = { before: () => Promise.resolve(ok(undefined)), after: () => Promise.resolve(undefined) };
  const result = await importRostersAnd(connection, input, settings, nothing);
  return result.ok ? ok(result.value.report) : result;
}

export async function importRostersAnd<Before, After>(
  connection: Connection,
  input: AsyncIterable<Uint8Array | string>,
  settings: RosterImportSettings,
  work: RosterImportWork<Before, After>,
): Promise<Result<{ report: ImportReport; after: After }>> {
  const done: After[] = [];
  const report = await runImport(
    connection,
    settings,
    { kind: 'rosters', source: settings.source },
    async (context) => {
      const file = await readCsv('rosters', input, (bytes) =>
        settings.onProgress?.({ phase: 'read', done: bytes, total: settings.bytes ?? 0 }),
      );
      if (!file.ok) return file;
      context.notes.push(...file.value.notes, ...unknownPositionNotes(file.value));
      const { good, outcome } = await readRows(file.value, rosterRowSchema, context, 'player');
      // Lock teams, then the league: the same order as every writer that moves players.
      const locked = await context.db
        .selectFrom('team')
        .select(['id', 'name', 'number'])
        .where('league_id', '=', settings.leagueId)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      const teams = locked.sort((a, b) => a.number - b.number);
      const league = await leagueOf(context.db, settings.leagueId);
      if (!league.ok) return league;
      const before = await work.before(context.db);
      if (!before.ok) return before;
      const { rows, joined } = await apply(context, league.value, teams, good, outcome, settings.userId ?? null);
      done.push(await work.after(context.db, joined, before.value));
      const refused = rows.filter(({ action }) => action === 'refused');
      if (settings.strict === true && refused.length > 0) {
        const [first] = refused;
        return refuse('importFileRefused.rows', {
          figures: {
            refused: refused.length,
            rows: rows.length,
            row: first?.row ?? 0,
            name: first?.name ?? '',
            why: first?.why ?? [],
          },
          kind: 'invalid',
        });
      }
      return ok(rows);
    },
  );
  if (!report.ok) return report;
  const [after] = done as [After];
  return ok({ report: report.value, after });
}

async function leagueOf(db: Db, leagueId: string): Promise<Result<League>> {
  const league = await db
    .selectFrom('league')
    .select(['id', 'current_season', 'settings', 'is_sample'])
    .where('id', '=', leagueId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!league) return refuse('leagueUnknown', { figures: { leagueId }, kind: 'missing' });
  const held = await heldDraft(db, leagueId);
  if (held !== null) return refuse('draftRunning', { figures: { draft: held } });
  return ok(league);
}

async function holdings(db: Db, leagueId: string): Promise<Map<number, Holding>> {
  const entries = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['r.player_id', 'r.team_id', 'r.place', 'p.full_name as name', 'r.acquired_by', 'r.acquired_at'])
    .where('r.league_id', '=', leagueId)
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('p.id')
    .execute();
  return new Map(entries.map((entry) => [entry.player_id, entry]));
}

/** The contracts in force with their salaries and the seasons from the present one on, by player id. */
async function contractsOf(db: Db, league: League): Promise<Map<number, BroughtContract>> {
  const rows = await db
    .selectFrom('league_contract')
    .select(['player_id', 'salary', 'last_season'])
    .where('league_id', '=', league.id)
    .where('released_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ player_id, salary, last_season: lastSeason }) => [
      player_id,
      { salary, years: seasonsLeft({ lastSeason }, league.current_season) },
    ]),
  );
}

async function apply(
  context: ImportContext,
  league: League,
  teams: readonly Team[],
  good: readonly Read<RosterRow>[],
  outcome: readonly ImportRow[],
  actor: string | null,
): Promise<{ rows: ImportRow[]; joined: Map<number, number> }> {
  const { db, today, notes } = context;
  const named = nameTeams(
    teams,
    good.map(({ data }) => data.fantasy_team),
  );
  const { staying, report: left } = splitGone(good);
  const before: Before = {
    teams,
    held: await holdings(db, league.id),
    since: new Map(
      (await broughtSince(db, league.id)).flatMap((one) => (one.player_id === null ? [] : [[one.player_id, one]])),
    ),
    contracts: hasOwnSalaries(league.settings) ? await contractsOf(db, league) : null,
    hasRookieBank: league.settings.rookie_bank_size !== null,
    season: league.current_season,
    settings: league.settings,
  };
  const joins = await joinRows(db, league, staying, today);
  const { placed, report: refused } = await placeRows(staying, joins, named, before, today);
  const changes = compareRosters(placed, named, before);
  const rows = [...outcome, ...left, ...refused, ...reportPlaced(changes, before)];
  await write(db, league, changes, named, before);
  notes.push(...noteChanges(changes, named, before));
  if (changes.changed.size + changes.gone.length + named.renamed.length + changes.dated.size + changes.signed.size > 0)
    await tell(db, league.id, actor, named, placed.size);
  return { rows, joined: new Map([...placed.values()].map(({ row, player_id }) => [row, player_id])) };
}

async function write(
  db: Db,
  league: League,
  { changed, dated, signed, gone }: Changes,
  { renamed }: NamedTeams,
  { held }: Before,
): Promise<void> {
  await writeRosters(db, league.id, { renamed, changes: [...changed], gone, held });
  await setContracts(
    db,
    league.id,
    [...signed].flatMap(({ player_id, contract }) => {
      if (contract === null) return [];
      const { salary, firstSeason, lastSeason, kind } = termsOf(contract, { season: league.current_season });
      return [
        { player_id, salary, first_season: firstSeason, last_season: lastSeason, kind, source: 'move-in' as const },
      ];
    }),
  );
  const elsewhere = [...changed].filter((one) => held.get(one.player_id)?.team_id !== one.team_id);
  await putSince(
    db,
    league.id,
    league.current_season,
    [...dated].map(({ player_id, team_id, name, since }) => ({ player_id, team_id, what: name, day: since })),
    // Their imported dates no longer apply.
    [...gone, ...elsewhere].map(({ player_id }) => player_id),
  );
}

async function tell(
  db: Db,
  leagueId: string,
  actor: string | null,
  { known }: NamedTeams,
  players: number,
): Promise<void> {
  await touchLeagues(db, [leagueId]);
  await appendEvent(
    db,
    leagueLine({
      leagueId,
      actor,
      says: { key: 'player.rostersImported', figures: { teams: known.size, players } },
      teamIds: [...new Set(known.values())],
      data: { kind: 'import', teams: known.size, players },
    }),
  );
  await appendEvent(db, toLeague(leagueId, actor, { type: 'leagueChanged' }));
}
