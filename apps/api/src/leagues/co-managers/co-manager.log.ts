import type { NewNotice } from '../../auth/notices/notices.writer.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { leagueLine } from '../../platform/events/audience.js';
import { nameOf } from '../league.log.js';
import { succeedManager } from '../team-people.writer.js';

interface Gone {
  readonly team_id: string | null;
  readonly team_name: string | null;
  readonly co_manager: boolean;
}

/** A team after one of its people has gone. `manager` is null for a team without people. */
export interface Passed {
  readonly manager: string | null;
  /** For the manager. Write them as the last step of the transaction. */
  readonly notices: readonly NewNotice[];
}

const NOBODY: Passed = { manager: null, notices: [] };

/**
 * Passes the team of a member who has left to its first co-manager, when it has no other manager. When a co-manager has
 * left, the manager is notified.
 */
export async function passTeamOn(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  { leagueId, actor, who }: { readonly leagueId: string; readonly actor: string | null; readonly who: string | null },
  of: Gone | undefined,
): Promise<Passed> {
  if (of?.team_id == null) return NOBODY;
  const [teamId, team] = [of.team_id, of.team_name ?? ''];
  const promoted = await succeedManager(db, leagueId, teamId);
  const userId = promoted ?? (await managerOf(db, teamId));
  if (userId === null) return NOBODY;
  const manager = await nameOf(db, userId);
  const path = `/${leagueId}/team/${teamId}`;
  if (promoted !== null) {
    const says = { key: 'league.managed', figures: { manager, team } } as const;
    await record(leagueLine({ leagueId, actor, says, teamIds: [teamId] }));
    const notice = { kind: 'member-left', key: 'takesOver', figures: { team } } as const;
    return { manager, notices: [{ userId, leagueId, says: notice, path }] };
  }
  if (!of.co_manager || who === null || userId === actor) return { ...NOBODY, manager };
  const line = { key: 'league.coManagerLeft', figures: { who, team } } as const;
  const notice = { kind: 'member-left', key: 'coLeft', figures: { line } } as const;
  return { manager, notices: [{ userId, leagueId, says: notice, path }] };
}

async function managerOf(db: Db, teamId: string): Promise<string | null> {
  const row = await db
    .selectFrom('membership')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('co_manager', '=', false)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
