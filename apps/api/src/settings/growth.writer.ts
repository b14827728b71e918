import { addSettingChange } from '../leagues/coming/setting-changes.writer.js';
import { addTeams, removeJoined, type TeamCount } from '../leagues/league-growth.writer.js';
import type { LockedLeague } from '../leagues/league-lock.tables.js';
import type { Db, Transaction } from '../platform/database/database.js';

type Hand = Pick<Transaction, 'db' | 'record'>;

/** Adds teams to a league, and a history line. Returns the teams' ids. Lock the league first. */
export async function growLeague(
  hand: Hand,
  league: LockedLeague,
  asked: { readonly added: number; readonly by: string },
): Promise<readonly string[]> {
  const { teamIds, ...count } = await addTeams(hand, league, asked);
  await noteCount(hand.db, league.id, asked.by, count);
  return teamIds;
}

/** Takes joined teams out of the league again. Lock its teams and the league first. */
export async function callOffGrowth(
  hand: Hand,
  league: LockedLeague,
  asked: { readonly teamIds: readonly string[]; readonly by: string },
): Promise<void> {
  await noteCount(hand.db, league.id, asked.by, await removeJoined(hand, league, asked));
}

const noteCount = (db: Db, leagueId: string, by: string, { before, after }: TeamCount) =>
  addSettingChange(db, {
    league_id: leagueId,
    key: 'num_teams',
    before,
    after,
    effect: 'now',
    state: 'applied',
    made_by: by,
  });
