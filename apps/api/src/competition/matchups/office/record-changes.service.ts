import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { RecordChange } from '@crease/core/competition/matchups/office/record-change.words.js';
import type { RecordChangeBody } from '@crease/core/competition/matchups/office/record-change.calls.js';
import { lockLeague, type LockedLeague } from '../../../leagues/league-lock.tables.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../../platform/database/database.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { notFound, RefusalError } from '../../../platform/refusal.error.js';
import { markPairs } from '../../sweeps/due-pairs.writer.js';
import { findTable } from '../../table.queries.js';
import { refusal } from '../matchups.refusals.js';
import { findRecordChanges } from './record-changes.queries.js';

type Done = { success: true };
const RESULTS = ['wins', 'losses', 'ties'] as const;
const NO_RESULTS: WinRecord = { wins: 0, losses: 0, ties: 0 };

/** Adds results to a team's record in a season of matchups, or takes them, and undoes such changes. */
@Injectable()
export class RecordChangesService {
  constructor(private readonly database: Database) {}

  add(member: Member, { reason, ...change }: RecordChangeBody, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.changeRecord'));
    return this.database.write(async (to) => {
      const league = await lockLeague(to.db, member.leagueId);
      await requireSeason(to.db, league);
      const season = league.current_season;
      if (RESULTS.every((kind) => change[kind] === 0))
        throw new RefusalError(refusal('recordUnchanged', { field: 'wins' }));
      const row = (await findTable(to.db, league.id, season)).find(({ teamId }) => teamId === change.team_id);
      if (row === undefined) throw notFound('team');
      requireNoneBelowZero(row, change, 1);
      await to.db
        .insertInto('record_change')
        .values({ ...change, league_id: league.id, id: newId(randomBytes), season, reason })
        .execute();
      await tell(to, league, member.userId, { ...change, team: row.name, ...recordsOf(row, change, 1) }, reason);
      return { success: true as const };
    }, idempotency);
  }

  undo(member: Member, id: string, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.changeRecord'));
    return this.database.write(async (to) => {
      const league = await lockLeague(to.db, member.leagueId);
      const found = await findRecordChanges(to.db, league.id, league.current_season);
      const change = found.find((one) => one.id === id);
      if (change === undefined) throw notFound('recordChange');
      await requireSeason(to.db, league);
      if (!change.undoable) throw new RefusalError(refusal('recordChangeStays'));
      const table = await findTable(to.db, league.id, league.current_season);
      const row = table.find(({ teamId }) => teamId === change.team_id);
      if (row !== undefined) requireNoneBelowZero(row, change, -1);
      await to.db.deleteFrom('record_change').where('league_id', '=', league.id).where('id', '=', id).execute();
      await tell(to, league, member.userId, { ...change, ...(row && recordsOf(row, change, -1)) }, null);
      return { success: true as const };
    }, idempotency);
  }
}

type Row = Awaited<ReturnType<typeof findTable>>[number];

/** A team's record before a change and after it. `sign`: -1 when it is undone. */
function recordsOf({ record: before = NO_RESULTS }: Row, change: WinRecord, sign: 1 | -1) {
  const [wins, losses, ties] = RESULTS.map((kind) => before[kind] + sign * change[kind]) as [number, number, number];
  return { before, after: { wins, losses, ties } };
}

/** Refuses a change that would leave a team with fewer than no results of a kind. `sign`: -1 when it is undone. */
function requireNoneBelowZero(row: Row, change: WinRecord, sign: 1 | -1): void {
  const { before, after } = recordsOf(row, change, sign);
  const short = RESULTS.find((kind) => after[kind] < 0);
  if (short === undefined) return;
  const figures = { team: row.name, kind: short, has: before[short] };
  throw new RefusalError(refusal('recordBelowZero', { field: short, figures }));
}

async function requireSeason(db: Db, { id, current_season: season, phase }: LockedLeague): Promise<void> {
  const played = await db
    .selectFrom('matchup_season')
    .select('season')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('table_only', '=', false)
    .executeTakeFirst();
  if (played === undefined || phase !== 'in-season')
    throw new RefusalError(refusal('recordNotOpen', { figures: { season } }));
}

/** Says a change in the log. Pairs of play-offs that have not begun follow it. */
async function tell(
  { db, record }: Transaction,
  { id: leagueId, current_season: season }: LockedLeague,
  actor: string,
  { team_id: teamId, team, wins, losses, ties, before, after }: RecordChange & { readonly team_id: string },
  reason: string | null,
): Promise<void> {
  await markPairs(db, { id: leagueId, season });
  const figures = { team, wins, losses, ties, ...(before && after ? { before, after } : {}) };
  await record(
    leagueLine({
      leagueId,
      actor,
      teamIds: [teamId],
      says:
        reason === null
          ? { key: 'season.recordChangeUndone', figures }
          : { key: 'season.recordChanged', figures: { ...figures, reason } },
      data: { kind: 'recordChange', season, team: teamId, added: reason !== null },
    }),
  );
  await record(toLeague(leagueId, actor, { type: 'leagueChanged' }));
}
