import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type pg from 'pg';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { newId } from '@crease/core/ids.js';
import { importCsv } from '../players/csv.import.js';
import { Caller, RoomClient } from './room-client.js';
import type { TestApp, TestUser } from './test-app.js';
import { createLeague, join } from './test-league.js';

/** One line of a real entry draft: who picked whom, with a pick that was once whose. */
export interface EntryPick {
  /** 1, 2, 3 …, in the file's order. */
  readonly overall: number;
  readonly round: number;
  /** Code of the club that picked. */
  readonly owner: string;
  /** Code of the club whose place in the round it was. */
  readonly original: string;
  /** 0 for that club's own pick, 1 and more for its compensatory ones. */
  readonly extra: number;
  /** null for a pick that was forfeited on the spot. */
  readonly player: { readonly id: number; readonly name: string; readonly detail: string; readonly birthDate: string } | null;
}

export interface EntryDraft {
  readonly year: number;
  readonly season: string;
  readonly rounds: number;
  readonly teams: readonly string[];
  readonly picks: readonly EntryPick[];
}

interface EntryRow {
  draft_year: string;
  overall: string;
  round: string;
  team: string;
  original_team: string;
  player_name: string;
  nhl_id: string;
  birth_date: string;
  position: string;
}

/** Below the ids of the sample, above those in use. */
const FIRST_SPARE_ID = 8_990_000;

/** Where the entry draft of a year lies beside the repository, or null where it does not. */
export function entryDraftFile(year: number): string | null {
  const folder = path.join(process.cwd(), '..', 'shared', 'data', 'entry_draft');
  return [`entry_draft_${year}.csv`, `entry_draft_${year}_no_chain.csv`].map((name) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Reads an entry draft. Where the file does not say whose pick it was, a club's first pick of a round is its own and its further ones
 * are those of clubs that have none in that round.
 */
export function readEntryDraft(file: string): EntryDraft {
  const rows: EntryRow[] = parse(readFileSync(file, 'utf8'), { columns: true });
  const year = Number(rows[0]?.draft_year);
  const teams = [...new Set(rows.flatMap((row) => [row.team, row.original_team || row.team]))].sort();
  const originals = rows.some((row) => row.original_team === '') ? guessedOriginals(rows, teams) : rows.map((row) => row.original_team);
  const times = new Map<string, number>();
  const picks = rows.map((row, index): EntryPick => {
    const original = originals[index] ?? row.team;
    const key = `${row.round} ${original}`;
    const extra = times.get(key) ?? 0;
    times.set(key, extra + 1);
    const forfeited = row.nhl_id === '' && row.player_name.trim().toLowerCase() === 'void';
    return {
      overall: index + 1,
      round: Number(row.round),
      owner: row.team,
      original,
      extra,
      player: forfeited
        ? null
        : { id: row.nhl_id === '' ? FIRST_SPARE_ID + index : Number(row.nhl_id), name: row.player_name, detail: row.position, birthDate: row.birth_date || `${year - 18}-07-01` },
    };
  });
  return { year, season: `${year}-${String((year + 1) % 100).padStart(2, '0')}`, rounds: Math.max(...picks.map((pick) => pick.round)), teams, picks };
}

function guessedOriginals(rows: readonly EntryRow[], teams: readonly string[]): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const without = new Map<string, string[]>();
  for (const { round, team } of rows) {
    const key = `${round} ${team}`;
    if (!without.has(round)) without.set(round, teams.filter((code) => !rows.some((row) => row.round === round && row.team === code)));
    found.push(seen.has(key) ? (without.get(round)?.shift() ?? team) : team);
    seen.add(key);
  }
  return found;
}

export interface Replayed {
  readonly leagueId: string;
  readonly draftId: string;
  /** The snapshot read after the last pick. */
  readonly final: DraftState;
  readonly rooms: readonly RoomClient[];
  /** Club code by team id. */
  readonly codes: ReadonlyMap<string, string>;
  /** Answers to managers who tried to pick with a slot that is not theirs. */
  readonly refusals: readonly { status: number; name: string }[];
}

export interface ReplayOptions {
  /** The processes, in which sockets and calls take turns. */
  readonly apps: readonly TestApp[];
  readonly db: pg.Pool;
  /** A manager without right tries before every so many picks. */
  readonly intruderEvery?: number;
}

/**
 * Plays a real entry draft as a rookie draft of a new league: everybody signs up, joins and picks over HTTP and listens at a socket. Only
 * what the product has no screen for yet is written into the database: the season, and who owns which pick.
 */
export async function replayEntryDraft(entry: EntryDraft, { apps, db, intruderEvery = 8 }: ReplayOptions): Promise<Replayed> {
  const [app] = apps;
  if (!app) throw new Error('a replay needs a process');
  const urls = apps.map(({ url }) => url);
  await loadProspects(entry, db);
  const users = new Map<string, TestUser>();
  for (const code of entry.teams) users.set(code, await app.signUp(`gm${entry.year}${code.toLowerCase()}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''), { email: `${code.toLowerCase()}-${entry.year}@example.test` }));
  const userOf = (code: string): TestUser => must(users.get(code), code);
  const commissioner = userOf(entry.teams[0] ?? '');
  const most = Math.max(...entry.teams.map((code) => entry.picks.filter((pick) => pick.owner === code).length));
  const leagueId = await createLeague(commissioner, { league_name: `Entry draft ${entry.year}`, num_teams: entry.teams.length, rookieDraftEnabled: true, rookie_draft_startup_length: entry.rounds, rookie_bank_size: most });
  const teamIds = new Map<string, string>();
  const { rows: numbered } = await db.query<{ id: string; number: number }>('select id, number from team where league_id = $1 order by number', [leagueId]);
  teamIds.set(entry.teams[0] ?? '', must(numbered[0], 'first team').id);
  for (const code of entry.teams.slice(1)) teamIds.set(code, await join(commissioner, leagueId, userOf(code)));
  const idOf = (code: string): string => must(teamIds.get(code), code);
  const codes = new Map([...teamIds].map(([code, id]) => [id, code]));
  await db.query(`update team set name = x.name from jsonb_to_recordset($1::jsonb) as x(id text, name text) where team.id = x.id`, [JSON.stringify([...codes].map(([id, name]) => ({ id, name })))]);
  await db.query('update league set current_season = $2 where id = $1', [leagueId, entry.season]);

  const created = await commissioner.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, { type: 'rookie', clock: { seconds: 3600 } });
  if (created.status !== 201) throw new Error(`the draft was refused: ${JSON.stringify(created.body)}`);
  const draftId = created.body.draft_id;
  const drafts = `/api/${leagueId}/drafts/${draftId}`;
  await fitPicks(entry, db, leagueId, idOf);
  const callers = new Map(entry.teams.map((code) => [code, new Caller(urls, userOf(code).token, userOf(code).userId)]));
  const callerOf = (code: string): Caller => must(callers.get(code), code);
  const boss = callerOf(entry.teams[0] ?? '');
  const order = Array.from({ length: entry.rounds }, (_, index) => {
    const named = entry.picks.filter((pick) => pick.round === index + 1).map((pick) => pick.original);
    return [...named, ...entry.teams.filter((code) => !named.includes(code))].map(idOf);
  });
  await boss.must('PUT', `${drafts}/order`, { source: 'commissioner', kind: 'manual', team_ids: [...new Set(order[0])], rounds: order });
  await tradePicks(entry, db, leagueId, idOf);
  const rooms = entry.teams.map((code, index) => new RoomClient(callerOf(code), leagueId, draftId, urls[index % urls.length]));
  try {
    await boss.must('POST', `${drafts}/begin`, {});
    await Promise.all(rooms.map((room) => room.until((state) => state.status === 'running', 30_000)));
    const refusals: { status: number; name: string }[] = [];
    for (const pick of entry.picks) {
      if (pick.overall % intruderEvery === 1 && pick.player) {
        const intruder = must(entry.teams.find((code, index) => code !== pick.owner && index > 0 && (pick.overall + index) % 3 === 0), 'somebody else');
        const { status, body } = await callerOf(intruder).call<{ refusal?: { name: string } }>('POST', `${drafts}/picks`, { overall: pick.overall, player_id: pick.player.id });
        refusals.push({ status, name: body.refusal?.name ?? '' });
      }
      if (pick.player) await callerOf(pick.owner).must('POST', `${drafts}/picks`, { overall: pick.overall, player_id: pick.player.id });
      else await boss.must('POST', `${drafts}/skip`, { overall: pick.overall });
    }
    const { state: final } = await boss.must<DraftSnapshot>('GET', drafts);
    await Promise.all(rooms.map((room) => room.until((state) => state.seq >= final.seq, 30_000)));
    return { leagueId, draftId, final, rooms, codes, refusals };
  } finally {
    for (const room of rooms) room.close();
  }
}

/** The year's prospects, through the importer of players. */
async function loadProspects(entry: EntryDraft, db: pg.Pool): Promise<void> {
  const rows = entry.picks.flatMap(({ player, overall, round }) => {
    if (!player) return [];
    const position = player.detail === 'D' || player.detail === 'G' ? player.detail : 'F';
    return [{ nhl_id: player.id, full_name: player.name, position, position_detail: player.detail, birth_date: player.birthDate, draft_year: entry.year, draft_round: round, draft_overall: overall }];
  });
  const client = await db.connect();
  try {
    const report = await importCsv(client, Readable.from([stringify(rows, { header: true })]), { kind: 'players', source: `entry draft ${entry.year}`, now: new Date(`${entry.year}-07-10T12:00:00Z`) });
    if (!report.ok) throw new Error(report.refusal.message);
    const refused = report.value.rows.filter((row) => row.action === 'refused');
    if (refused.length > 0) throw new Error(`prospects were refused: ${JSON.stringify(refused.slice(0, 3))}`);
  } finally {
    client.release();
  }
}

/** A year's rounds are not even: some clubs have lost their pick, some have compensatory ones. */
async function fitPicks(entry: EntryDraft, db: pg.Pool, leagueId: string, idOf: (code: string) => string): Promise<void> {
  const has = new Set(entry.picks.map((pick) => `${pick.round} ${pick.original}`));
  const lost = Array.from({ length: entry.rounds }, (_, index) => entry.teams.filter((code) => !has.has(`${index + 1} ${code}`)).map((code) => ({ round: index + 1, team: idOf(code) }))).flat();
  await db.query(
    `delete from draft_pick d using jsonb_to_recordset($2::jsonb) as x(round int, team text)
     where d.league_id = $1 and d.type = 'rookie' and d.season = $3 and d.round = x.round and d.original_team_id = x.team`,
    [leagueId, JSON.stringify(lost), entry.season],
  );
  const extras = entry.picks.filter((pick) => pick.extra > 0).map((pick) => ({ id: newId(randomBytes), round: pick.round, team: idOf(pick.original), extra: pick.extra }));
  await db.query(
    `insert into draft_pick (id, league_id, season, type, round, extra, original_team_id, owner_team_id)
     select x.id, $1, $3, 'rookie', x.round, x.extra, x.team, x.team from jsonb_to_recordset($2::jsonb) as x(id text, round int, extra int, team text)`,
    [leagueId, JSON.stringify(extras), entry.season],
  );
}

async function tradePicks(entry: EntryDraft, db: pg.Pool, leagueId: string, idOf: (code: string) => string): Promise<void> {
  const traded = entry.picks.filter((pick) => pick.owner !== pick.original).map((pick) => ({ round: pick.round, extra: pick.extra, team: idOf(pick.original), owner: idOf(pick.owner) }));
  const { rowCount } = await db.query(
    `update draft_pick d set owner_team_id = x.owner from jsonb_to_recordset($2::jsonb) as x(round int, extra int, team text, owner text)
     where d.league_id = $1 and d.type = 'rookie' and d.season = $3 and d.round = x.round and d.extra = x.extra and d.original_team_id = x.team`,
    [leagueId, JSON.stringify(traded), entry.season],
  );
  if (rowCount !== traded.length) throw new Error(`${traded.length} picks were traded, ${rowCount} are in the league`);
}

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the draft has no ${what}`);
  return value;
}
