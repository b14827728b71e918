import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type pg from 'pg';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { importCsv } from '../imports/csv/csv.import.js';
import { Caller, RoomClient } from './room-client.js';
import type { TestApp, TestUser } from './test-app.js';
import { createLeague, join } from './test-league.js';

export interface EntryPick {
  /** 1, 2, 3 …, in the file's order. */
  readonly overall: number;
  readonly round: number;
  /** Code of the club that picked. */
  readonly owner: string;
  /** Code of the club that originally had the pick. */
  readonly original: string;
  /** 0 for that club's own pick, 1 and more for its compensatory picks. */
  readonly extra: number;
  /** null for a forfeited pick. */
  readonly player: {
    readonly id: number;
    readonly name: string;
    readonly detail: string;
    readonly birthDate: string;
  } | null;
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

/** Path of the entry draft's file outside the repository; null when it is missing. */
export function entryDraftFile(year: number): string | null {
  const folder = path.join(process.cwd(), '..', 'shared', 'data', 'entry_draft');
  return (
    [`entry_draft_${year}.csv`, `entry_draft_${year}_no_chain.csv`]
      .map((name) => path.join(folder, name))
      .find((file) => existsSync(file)) ?? null
  );
}

/**
 * Reads an entry draft. Without an original owner in the file, a club's first pick of a round is its own; further picks
 * come from clubs without one in that round.
 */
export function readEntryDraft(file: string): EntryDraft {
  const listed: EntryRow[] = parse(readFileSync(file, 'utf8'), { columns: true });
  const rows = withGaps(listed);
  const year = Number(rows[0]?.draft_year);
  const teams = [...new Set(rows.flatMap((row) => [row.team, row.original_team || row.team]))].sort();
  const originals = rows.some((row) => row.original_team === '')
    ? guessedOriginals(rows, teams)
    : rows.map((row) => row.original_team);
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
        : {
            id: row.nhl_id === '' ? FIRST_SPARE_ID + index : Number(row.nhl_id),
            name: row.player_name,
            detail: row.position,
            birthDate: row.birth_date || `${year - 18}-07-01`,
          },
    };
  });
  return {
    year,
    season: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
    rounds: Math.max(...picks.map((pick) => pick.round)),
    teams,
    picks,
  };
}

/** Adds numbers that the file skips as forfeited picks, of the clubs without a pick in that round. */
function withGaps(rows: readonly EntryRow[]): EntryRow[] {
  const found: EntryRow[] = [];
  const clubs = [...new Set(rows.map((row) => row.team))].sort();
  for (const row of rows) {
    while (found.length + 1 < Number(row.overall)) {
      const before = found.at(-1);
      const full = found.filter(({ round }) => round === before?.round).length >= clubs.length;
      const round = before && !full ? before.round : row.round;
      const team =
        clubs.find(
          (code) => ![...rows, ...found].some((one) => one.round === round && (one.original_team || one.team) === code),
        ) ?? row.team;
      found.push({
        draft_year: row.draft_year,
        overall: String(found.length + 1),
        round,
        team,
        original_team: row.original_team === '' ? '' : team,
        player_name: 'Void',
        nhl_id: '',
        birth_date: '',
        position: '',
      });
    }
    found.push(row);
  }
  return found;
}

function guessedOriginals(rows: readonly EntryRow[], teams: readonly string[]): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const without = new Map<string, string[]>();
  for (const { round, team } of rows) {
    const key = `${round} ${team}`;
    if (!without.has(round))
      without.set(
        round,
        teams.filter((code) => !rows.some((row) => row.round === round && row.team === code)),
      );
    found.push(seen.has(key) ? (without.get(round)?.shift() ?? team) : team);
    seen.add(key);
  }
  return found;
}

export interface Replayed {
  readonly leagueId: string;
  readonly draftId: string;
  readonly final: DraftState;
  readonly rooms: readonly RoomClient[];
  readonly codes: ReadonlyMap<string, string>;
  /** Answers to managers who tried to use another team's slot. */
  readonly refusals: readonly { status: number; name: string }[];
}

export interface ReplayOptions {
  /** The processes; sockets and calls alternate between them. */
  readonly apps: readonly TestApp[];
  readonly db: pg.Pool;
  /** After this many picks, a manager without the right tries to pick. */
  readonly intruderEvery?: number;
}

/**
 * Replays a real entry draft as a new league's rookie draft, over HTTP and sockets. Only the season and the owners of
 * the picks are written directly into the database.
 */
export async function replayEntryDraft(
  entry: EntryDraft,
  { apps, db, intruderEvery = 8 }: ReplayOptions,
): Promise<Replayed> {
  const [app] = apps;
  if (!app) throw new Error('a replay needs a process');
  const urls = apps.map(({ url }) => url);
  await loadProspects(entry, db);
  const users = new Map<string, TestUser>();
  for (const code of entry.teams)
    users.set(
      code,
      await app.signUp(
        `gm${entry.year}${code.toLowerCase()}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
        { email: `${code.toLowerCase()}-${entry.year}@example.test` },
      ),
    );
  const userOf = (code: string): TestUser => must(users.get(code), code);
  const commissioner = userOf(entry.teams[0] ?? '');
  const most = Math.max(...entry.teams.map((code) => entry.picks.filter((pick) => pick.owner === code).length));
  const leagueId = await createLeague(commissioner, {
    league_name: `Entry draft ${entry.year}`,
    num_teams: entry.teams.length,
    rookieDraftEnabled: true,
    rookie_draft_startup_length: entry.rounds,
    rookie_bank_size: most,
  });
  const teamIds = new Map<string, string>();
  const { rows: numbered } = await db.query<{ id: string; number: number }>(
    'select id, number from team where league_id = $1 order by number',
    [leagueId],
  );
  teamIds.set(entry.teams[0] ?? '', must(numbered[0], 'first team').id);
  for (const code of entry.teams.slice(1)) teamIds.set(code, await join(commissioner, leagueId, userOf(code)));
  const idOf = (code: string): string => must(teamIds.get(code), code);
  const codes = new Map([...teamIds].map(([code, id]) => [id, code]));
  await db.query(
    `update team set name = x.name from jsonb_to_recordset($1::jsonb) as x(id text, name text) where team.id = x.id`,
    [JSON.stringify([...codes].map(([id, name]) => ({ id, name })))],
  );
  await db.query('update league set current_season = $2 where id = $1', [leagueId, entry.season]);

  const created = await commissioner.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
    type: 'rookie',
    clock: { seconds: 3600 },
  });
  if (created.status !== 201) throw new Error(`the draft was refused: ${JSON.stringify(created.body)}`);
  const draftId = created.body.draft_id;
  const drafts = `/api/${leagueId}/drafts/${draftId}`;
  const callers = new Map(entry.teams.map((code) => [code, new Caller(urls, userOf(code).token, userOf(code).userId)]));
  const callerOf = (code: string): Caller => must(callers.get(code), code);
  const boss = callerOf(entry.teams[0] ?? '');
  // Clubs appear once per round, in the order of their ordinary picks; compensatory picks are placed afterwards.
  const order = Array.from({ length: entry.rounds }, (_, index) => {
    const named = entry.picks
      .filter((pick) => pick.round === index + 1 && pick.extra === 0)
      .map((pick) => pick.original);
    return [...named, ...entry.teams.filter((code) => !named.includes(code))].map(idOf);
  });
  await boss.must('PUT', `${drafts}/order`, {
    source: 'commissioner',
    kind: 'manual',
    team_ids: order[0] ?? [],
    rounds: order,
  });
  await amendPicks(entry, boss, drafts, idOf);
  await tradePicks(entry, db, leagueId, idOf);
  const rooms = entry.teams.map(
    (code, index) => new RoomClient(callerOf(code), leagueId, draftId, urls[index % urls.length]),
  );
  try {
    await boss.must('POST', `${drafts}/begin`, {});
    await Promise.all(rooms.map((room) => room.until((state) => state.status === 'running', 30_000)));
    const refusals: { status: number; name: string }[] = [];
    for (const pick of entry.picks) {
      if (pick.overall % intruderEvery === 1 && pick.player) {
        const intruder = must(
          entry.teams.find((code, index) => code !== pick.owner && index > 0 && (pick.overall + index) % 3 === 0),
          'somebody else',
        );
        const { status, body } = await callerOf(intruder).call<{ refusal?: { name: string } }>(
          'POST',
          `${drafts}/picks`,
          { overall: pick.overall, player_id: pick.player.id },
        );
        refusals.push({ status, name: body.refusal?.name ?? '' });
      }
      if (pick.player)
        await callerOf(pick.owner).must('POST', `${drafts}/picks`, {
          overall: pick.overall,
          player_id: pick.player.id,
        });
    }
    const { state: final } = await boss.must<DraftSnapshot>('GET', drafts);
    await Promise.all(rooms.map((room) => room.until((state) => state.seq >= final.seq, 30_000)));
    return { leagueId, draftId, final, rooms, codes, refusals };
  } finally {
    for (const room of rooms) room.close();
  }
}

async function loadProspects(entry: EntryDraft, db: pg.Pool): Promise<void> {
  const rows = entry.picks.flatMap(({ player, overall, round }) => {
    if (!player) return [];
    const position = player.detail === 'D' || player.detail === 'G' ? player.detail : 'F';
    return [
      {
        nhl_id: player.id,
        full_name: player.name,
        position,
        position_detail: player.detail,
        birth_date: player.birthDate,
        draft_year: entry.year,
        draft_round: round,
        draft_overall: overall,
      },
    ];
  });
  const client = await db.connect();
  try {
    const report = await importCsv(client, Readable.from([stringify(rows, { header: true })]), {
      kind: 'players',
      source: `entry draft ${entry.year}`,
      now: new Date(`${entry.year}-07-10T12:00:00Z`),
    });
    if (!report.ok) throw new Error(report.refusal.message);
    const refused = report.value.rows.filter((row) => row.action === 'refused');
    if (refused.length > 0) throw new Error(`prospects were refused: ${JSON.stringify(refused.slice(0, 3))}`);
  } finally {
    client.release();
  }
}

/** Adjusts the picks: some clubs have compensatory picks, others forfeited theirs. */
async function amendPicks(
  entry: EntryDraft,
  boss: Caller,
  drafts: string,
  idOf: (code: string) => string,
): Promise<void> {
  const amend = (body: object) => boss.must('POST', `${drafts}/amendments`, { reason: `As in ${entry.year}`, ...body });
  for (let round = 1; round <= entry.rounds; round += 1) {
    for (const [index, pick] of entry.picks.filter((one) => one.round === round).entries()) {
      if (pick.extra > 0) await amend({ what: 'added', team_id: idOf(pick.original), round, place: index + 1 });
    }
  }
  const has = new Set(entry.picks.filter(({ player }) => player).map((pick) => `${pick.round} ${idOf(pick.original)}`));
  const { state } = await boss.must<DraftSnapshot>('GET', drafts);
  for (const slot of state.slots)
    if (slot.extra === undefined && !has.has(`${slot.round} ${slot.originalTeamId}`))
      await amend({ what: 'forfeited', pick_id: slot.pickId });
}

async function tradePicks(
  entry: EntryDraft,
  db: pg.Pool,
  leagueId: string,
  idOf: (code: string) => string,
): Promise<void> {
  const traded = entry.picks
    .filter((pick) => pick.owner !== pick.original)
    .map((pick) => ({ round: pick.round, extra: pick.extra, team: idOf(pick.original), owner: idOf(pick.owner) }));
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
