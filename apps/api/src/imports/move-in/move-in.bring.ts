import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { canMoveIn } from '@crease/core/imports/move-in/move-in.rules.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { ImportReport } from '@crease/core/players/files/import.report.js';
import { toldReason, toldReasons } from '@crease/core/players/files/report.words.js';
import { ok, type Result } from '@crease/core/result.js';
import type { Db } from '../../platform/database/database.js';
import { exact, json } from '../../platform/database/sql.js';
import { storedContracts } from '../../contracts/contracts.tables.js';
import { broughtSince } from '../../seasons/since.writer.js';
import { importExtras, changedExtras } from './extras.write.js';
import { refuse } from '../imports.refusals.js';
import type { BeforeMoveIn } from './move-in.entity.js';
import { markLog } from './move-in.marks.js';
import { matchesIn, picksOf, standingsOf, teamsOf } from './move-in.reading.js';
import { tellAlong } from './move-in.news.js';

interface MoveInRun {
  readonly leagueId: string;
  readonly userId: string;
  readonly source: string;
  readonly dryRun: boolean;
  readonly along: ExtrasBody;
}

interface MovedIn {
  /** Null in a dry run, and when nothing changed. */
  readonly moveInId: string | null;
  /** Player ids by row number. */
  readonly joined: ReadonlyMap<number, number>;
  readonly along: MoveInAnswer['along'];
  readonly picks: MoveInAnswer['picks'];
  readonly standings: MoveInAnswer['standings'];
  readonly matches: MoveInAnswer['matches'];
  readonly teams: MoveInAnswer['teams'];
  readonly farmOnCap: boolean;
}

/** The state that an undo restores. Refused while games count. */
export async function stateOfOpenLeague(db: Db, leagueId: string): Promise<Result<BeforeMoveIn>> {
  const league = await db.selectFrom('league').select('phase').where('id', '=', leagueId).executeTakeFirst();
  if (!league || !canMoveIn(league.phase)) return refuse('moveInClosed', { figures: { phase: league?.phase ?? null } });
  return ok(await standingOf(db, leagueId));
}

/** Imports everything besides the rosters, and saves the move-in with the state that its undo restores. */
export async function finishMoveIn(
  db: Db,
  run: MoveInRun,
  rostersBefore: BeforeMoveIn,
  joined: ReadonlyMap<number, number>,
): Promise<MovedIn> {
  const { leagueId, userId, along, dryRun } = run;
  const league = await leagueOf(db, leagueId);
  const { lines, done } = await importExtras(db, league, along, userId);
  const before = { ...rostersBefore, along: done };
  const moved = {
    joined,
    along: lines,
    picks: await picksOf(db, leagueId),
    standings: await standingsOf(db, leagueId, along.standings),
    matches: await matchesIn(db, leagueId, along.matches),
    teams: await teamsOf(db, leagueId),
    farmOnCap: league.settings.farmOnCap === true,
  };
  const more = changedExtras(done);
  if (dryRun || !(more || (await differs(db, leagueId, before)))) return { ...moved, moveInId: null };
  if (more) await tellAlong(db, leagueId, userId, done);
  return { ...moved, moveInId: await saveMoveIn(db, run, before, joined.size) };
}

async function saveMoveIn(
  db: Db,
  { leagueId, userId, source }: MoveInRun,
  before: BeforeMoveIn,
  players: number,
): Promise<string> {
  const id = newId((length) => randomBytes(length));
  await db
    .insertInto('move_in')
    .values({
      id,
      league_id: leagueId,
      by_user: userId,
      source,
      players,
      before: json(before),
    })
    .execute();
  await markLog(db, leagueId, id);
  return id;
}

/** The answer of a move-in. Without roster rows the notes about an empty file are left out. */
export function answerOf(dryRun: boolean, report: ImportReport, moved: MovedIn, withRosters: boolean): MoveInAnswer {
  const told = new Map(report.rows.map((row) => [row.row, row]));
  const rows = [...new Set([...moved.joined.keys(), ...told.keys()])].sort((one, two) => one - two);
  return {
    dry_run: dryRun,
    move_in_id: moved.moveInId,
    counts: report.counts,
    notes: withRosters ? report.notes.map(toldReason) : [],
    along: moved.along,
    picks: moved.picks,
    standings: moved.standings,
    matches: moved.matches,
    farm_on_cap: moved.farmOnCap,
    rows: rows.map((row) => {
      const said = told.get(row);
      return {
        row,
        action: said?.action ?? 'unchanged',
        player_id: moved.joined.get(row) ?? null,
        name: said?.name ?? null,
        why: toldReasons(said?.why),
        candidates: [...(said?.candidates ?? [])],
      };
    }),
    teams: moved.teams,
  };
}

export const namesOf = (db: Db, leagueId: string) =>
  db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).orderBy('number').execute();

async function standingOf(db: Db, leagueId: string): Promise<BeforeMoveIn> {
  const rosters = await db
    .selectFrom('roster_entry')
    .select(({ ref }) => [
      'player_id',
      'team_id',
      'place',
      exact(ref('acquired_at')).as('acquired_at'),
      'acquired_by',
      exact(ref('since')).as('since'),
    ])
    .where('league_id', '=', leagueId)
    .orderBy('player_id')
    .execute();
  const contracts = await storedContracts(db, leagueId);
  return {
    rosters,
    teams: await namesOf(db, leagueId),
    since: await broughtSince(db, leagueId),
    ...(contracts.length === 0 ? {} : { contracts }),
  };
}

async function differs(db: Db, leagueId: string, { rosters, teams, since, contracts }: BeforeMoveIn): Promise<boolean> {
  return JSON.stringify(await standingOf(db, leagueId)) !== JSON.stringify({ rosters, teams, since, contracts });
}

async function leagueOf(db: Db, leagueId: string) {
  return db
    .selectFrom('league')
    .select([
      'id',
      'type',
      'phase',
      'current_season as season',
      'settings',
      'rules_text as rules',
      'is_sample as sample',
    ])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
}
