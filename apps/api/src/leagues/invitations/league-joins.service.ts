import { Injectable } from '@nestjs/common';
import type { LeagueLinkPreview } from '@crease/core/leagues/league-link/league-link.answers.js';
import { holdAccount } from '../../auth/account/account.queries.js';
import { Database, type Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { leagueLine, toLeague, toUser } from '../../platform/events/audience.js';
import { MembershipCache } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import type { SessionUser } from '../../platform/http/session.js';
import { LeagueListeners } from '../league-listeners.service.js';
import { lockLeague, type LockedLeague } from '../league-lock.tables.js';
import { nameOf } from '../league.log.js';
import { refusal } from '../leagues.refusals.js';
import { LOOKS, TRIES } from './invitation-answer.service.js';
import { tellInvitations } from './invitation.news.js';
import { now } from './invitation.queries.js';
import { LeagueLinkQueries, linkByToken, openTeams, refuseUnlessUsable, type OpenTeam } from './league-link.queries.js';

interface Joined {
  success: true;
  league_id: string;
  team_id: string;
}

@Injectable()
export class LeagueJoins {
  constructor(
    private readonly database: Database,
    private readonly links: LeagueLinkQueries,
    private readonly members: MembershipCache,
    private readonly listeners: LeagueListeners,
    private readonly limiter: RateLimiter,
  ) {}

  async preview(token: string, network: string): Promise<LeagueLinkPreview> {
    await this.limiter.take([{ key: `invitation-look:${network}`, ...LOOKS }], refusal('tooManyRequests'));
    return this.links.preview(token);
  }

  /** Makes the caller the manager of an open team. A member with a team gets that team, so a retry is harmless. */
  async join(user: SessionUser, token: string, teamId: string | null): Promise<Joined> {
    await this.limiter.take([{ key: `invitation:${user.userId}`, ...TRIES }], refusal('tooManyRequests'));
    let manager: string | null = null;
    const answer = await this.database.write(async (transaction): Promise<Joined> => {
      const { db, record } = transaction;
      manager = null;
      const { league_id: leagueId } = await linkByToken(db, token);
      await holdAccount(db, user.userId);
      const league = await lockLeague(db, leagueId);
      // The link may have been renewed or closed before the lock.
      const link = await linkByToken(db, token);
      const mine = await teamOf(db, leagueId, user.userId);
      if (mine !== null) {
        // Notify again: the process may have died before the first notification.
        if (!mine.coManager) manager = await nameOf(db, user.userId);
        return { success: true, league_id: leagueId, team_id: mine.teamId };
      }
      refuseUnlessUsable(link);
      const open = await openTeams(db, leagueId, user.userId);
      const team = await chooseTeam(db, league, open, teamId);
      await db
        .insertInto('membership')
        .values({ league_id: leagueId, user_id: user.userId, team_id: team.id })
        .onConflict((conflict) =>
          conflict.columns(['league_id', 'user_id']).doUpdateSet({ team_id: team.id, co_manager: false, seat: 0 }),
        )
        .execute();
      const invited = open.filter(({ mine }) => mine).map(({ id }) => id);
      if (invited.length > 0) await settleOwn(db, { leagueId, teamId: team.id, invited }, user.userId);
      manager = await nameOf(db, user.userId);
      const says = { key: 'league.joined', figures: { manager, team: team.name } } as const;
      await record(leagueLine({ leagueId, actor: user.userId, says, teamIds: [team.id] }));
      await record(toLeague(leagueId, user.userId, { type: 'membersChanged' }));
      if (invited.length > 0) await tellInvitations(transaction, { leagueId }, user.userId, null);
      await record(toUser(user.userId, user.userId, { type: 'leaguesChanged' }));
      return { success: true, league_id: leagueId, team_id: team.id };
    });
    this.members.forget(answer.league_id, user.userId);
    // Set inside the transaction, which the compiler does not track.
    const told = manager as string | null;
    if (told !== null)
      await this.listeners.tellTeamChanged({
        leagueId: answer.league_id,
        teamId: answer.team_id,
        change: { manager: told },
        actor: user.userId,
      });
    return answer;
  }
}

async function teamOf(db: Db, leagueId: string, userId: string) {
  const found = await db
    .selectFrom('membership')
    .select(['team_id', 'co_manager'])
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found === undefined || found.team_id === null ? null : { teamId: found.team_id, coManager: found.co_manager };
}

/** The wanted team, or the next open one. A team that waits for another person is not given away. */
async function chooseTeam(
  db: Db,
  league: LockedLeague,
  open: readonly OpenTeam[],
  teamId: string | null,
): Promise<OpenTeam> {
  const free = open.filter(({ held, mine }) => !held || mine);
  const chosen = teamId === null ? free[0] : free.find(({ id }) => id === teamId);
  if (chosen !== undefined) return chosen;
  if (free.length === 0 && open.length > 0) {
    const figures = { league: league.name, held: open.length };
    throw new RefusalError(refusal('leagueFull.held', { figures }));
  }
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', league.id).execute();
  if (free.length === 0)
    throw new RefusalError(refusal('leagueFull', { figures: { league: league.name, teams: teams.length } }));
  const team = teams.find(({ id }) => id === teamId)?.name;
  if (team === undefined) throw notFound('team');
  if (open.some(({ id }) => id === teamId))
    throw new RefusalError(refusal('teamTaken.held', { figures: { team }, field: 'team_id' }));
  throw new RefusalError(refusal('teamTaken.link', { figures: { team, free: free.length }, field: 'team_id' }));
}

/**
 * Accepts the caller's own invitation to the team they took, and closes those to other teams. One of another person to
 * the team has expired and is closed, too.
 */
async function settleOwn(
  db: Db,
  { leagueId, teamId, invited }: { readonly leagueId: string; readonly teamId: string; readonly invited: string[] },
  userId: string,
): Promise<void> {
  const own = db
    .updateTable('invitation')
    .where('league_id', '=', leagueId)
    .where('co_manager', '=', false)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
  const settled = invited.includes(teamId) ? { accepted_at: now, accepted_by: userId } : { revoked_at: now };
  await own.set(settled).where('team_id', '=', teamId).execute();
  await own.set({ revoked_at: now }).where('team_id', '=', anyOf(invited)).execute();
}
