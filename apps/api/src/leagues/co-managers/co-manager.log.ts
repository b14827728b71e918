import type { Transaction } from '../../platform/database/database.js';
import { leagueLine } from '../../platform/events/audience.js';
import { nameOf } from '../league.log.js';
import { succeedManager } from '../team-people.writer.js';

/**
 * Passes the team of a member who has gone to its first co-manager, when it has no manager any more. Returns the new
 * manager's name; null when the team has its manager still, or no people.
 */
export async function passTeamOn(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  { leagueId, actor }: { readonly leagueId: string; readonly actor: string | null },
  of: { readonly team_id: string | null; readonly team_name: string | null } | undefined,
): Promise<string | null> {
  if (of?.team_id == null) return null;
  const successor = await succeedManager(db, leagueId, of.team_id);
  if (successor === null) return null;
  const manager = await nameOf(db, successor);
  const says = { key: 'league.managed', figures: { manager, team: of.team_name ?? '' } } as const;
  await record(leagueLine({ leagueId, actor, says, teamIds: [of.team_id] }));
  return manager;
}
