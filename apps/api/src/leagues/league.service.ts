import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import {
  completeForm,
  settingsFromForm,
  validateLeagueForm,
  type LeagueFormErrors,
  type LeaguePhase,
  type LeagueSettings,
  type LeagueType,
} from '@crease/core/leagues/league.rules.js';
import type { CreateLeagueBody } from '@crease/core/leagues/league.schema.js';
import { startYear, type Season } from '@crease/core/season.js';
import { holdAccount } from '../auth/account.queries.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { playerKinds } from '../platform/database/player-kinds.js';
import { toLeague, toUser, leagueLine } from '../platform/events/audience.js';
import { notFound, notYou, RefusalError } from '../platform/http/refusal.error.js';
import { MembershipCache, requireCommissioner, type Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { League, Membership, Team } from './league.entity.js';
import { nameOf } from './league.log.js';
import { LEAGUES_AT_ONCE, leagueAllowances, standingOf } from './limits.js';
import { insertPicks, pickGroups, roundsOf } from './draft-picks.tables.js';

type Sql = Transaction['sql'];

export interface LockedLeague {
  id: string;
  name: string;
  type: LeagueType;
  phase: LeaguePhase;
  current_season: Season;
  settings: LeagueSettings;
}

@Injectable()
export class LeagueService {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
    private readonly clock: DbClock,
    private readonly limiter: RateLimiter,
  ) {}

  /** Creates a league with its teams and their draft picks; the caller runs it and manages its first team. */
  async create(
    userId: string,
    body: CreateLeagueBody,
    idempotency: Idempotency | null,
    network: string | null = null,
  ): Promise<{ success: true; league_id: string }> {
    if (body.commissioner_id != null && body.commissioner_id !== userId) throw notYou('commissioner_id');
    const { commissioner_id, current_year, is_sample, ...requested } = body;
    const form = completeForm(requested);
    refuseErrors(validateLeagueForm(form));
    const settings = settingsFromForm(form);
    const allowances = leagueAllowances(await standingOf(this.database.sql, userId), network);
    return this.limiter.within(allowances, idempotency, () =>
      this.database.write(async ({ em, sql, record }) => {
        await holdAccount(sql, userId);
        if (!this.limiter.off) await refuseOneMore(sql, userId);
        const season = await seasonFor(sql, current_year ?? null, this.clock.now());
        const league = em.create(League, {
          id: newId(randomBytes),
          name: form.league_name.trim(),
          type: form.league_type,
          phase: 'setup',
          current_season: season,
          time_zone: 'America/Toronto',
          settings,
          rules_text: '',
          is_sample: await playersFor(sql, is_sample ?? null),
          version: 1,
          created_by: userId,
          created_at: new Date(),
        });
        em.persist(league);
        await em.flush();
        const teams = Array.from({ length: settings.num_teams }, (_, index) =>
          em.create(Team, teamAt(league.id, index + 1)),
        );
        em.persist(teams);
        await em.flush();
        em.persist(
          em.create(Membership, {
            league_id: league.id,
            user_id: userId,
            team_id: teams[0]?.id ?? null,
            is_commissioner: true,
            joined_at: new Date(),
          }),
        );
        await em.flush();
        await insertPicks(
          sql.db,
          league.id,
          roundsOf(pickGroups(league.type, settings, season)),
          teams.map(({ id }) => id),
        );
        await record(
          leagueLine({
            leagueId: league.id,
            actor: userId,
            says: { key: 'league.created', figures: { who: await nameOf(sql, userId), league: league.name } },
          }),
        );
        await record(toUser(userId, userId, { type: 'leaguesChanged' }));
        return { success: true as const, league_id: league.id };
      }, idempotency),
    );
  }

  /** A team is named and dressed by its manager or a commissioner; no two teams of a league have the same name. What is left out stays. */
  async editTeam(
    member: Member,
    teamId: string,
    { name, picture }: { name?: string; picture?: string | null },
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.database.write(async ({ sql, record }) => {
      await lockLeague(sql, member.leagueId);
      const [team] = await sql<{ name: string; picture: string | null }>(
        'select name, picture from team where id = $1 and league_id = $2',
        [teamId, member.leagueId],
      );
      if (!team) throw notFound('This team');
      if (member.teamId !== teamId) requireCommissioner(member, "rename another manager's team");
      const renamed = name !== undefined && name !== team.name;
      const dressed = picture !== undefined && picture !== team.picture;
      if (renamed) {
        const [namesake] = await sql(
          'select 1 as one from team where league_id = $1 and id <> $2 and lower(name) = lower($3)',
          [member.leagueId, teamId, name],
        );
        if (namesake)
          throw new RefusalError({
            name: 'teamNameTaken',
            message: `Another team is called ${name}.`,
            field: 'team_name',
            fix: 'Choose another name.',
          });
        await sql('update team set name = $2 where id = $1', [teamId, name]);
        await record(
          leagueLine({
            leagueId: member.leagueId,
            actor: member.userId,
            says: { key: 'league.teamRenamed', figures: { before: team.name, team: name } },
            teamIds: [teamId],
          }),
        );
      }
      if (dressed) {
        await sql('update team set picture = $2 where id = $1', [teamId, picture]);
        await record(
          leagueLine({
            leagueId: member.leagueId,
            actor: member.userId,
            says: {
              key: picture === null ? 'league.noLogo' : 'league.newLogo',
              figures: { team: name ?? team.name },
            },
            teamIds: [teamId],
          }),
        );
      }
      if (renamed || dressed) await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      return { success: true as const };
    }, idempotency);
  }

  /** Makes a member a co-commissioner, or takes it back. A league never stays without one. */
  async setCommissioner(
    member: Member,
    userId: string,
    commissioner: boolean,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const answer = await this.database.write(async ({ sql, record }) => {
      // In here, so that whoever gave up his own office is told so again when he asks again.
      requireCommissioner(member, 'name a commissioner');
      await lockLeague(sql, member.leagueId);
      const target = await membershipOf(sql, member.leagueId, userId);
      if (target.is_commissioner === commissioner) return { success: true as const };
      if (!commissioner) await keepOneCommissioner(sql, member.leagueId, userId);
      await sql('update membership set is_commissioner = $3 where league_id = $1 and user_id = $2', [
        member.leagueId,
        userId,
        commissioner,
      ]);
      const who = await nameOf(sql, userId);
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: { key: commissioner ? 'league.commissioner' : 'league.noCommissioner', figures: { who } },
        }),
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'membersChanged' }));
      await record(toUser(userId, member.userId, { type: 'leaguesChanged' }));
      return { success: true as const };
    }, idempotency);
    this.members.forget(member.leagueId, userId);
    return answer;
  }

  /**
   * Takes somebody out of the league; the team he managed stays, without a manager. Returns that team, also to a repeated request.
   */
  async removeMember(
    member: Member,
    userId: string,
    idempotency: Idempotency | null,
  ): Promise<{ teamId: string | null }> {
    const removed = await this.database.write(async ({ sql, record }) => {
      requireCommissioner(member, 'remove a manager');
      await lockLeague(sql, member.leagueId);
      const target = await membershipOf(sql, member.leagueId, userId);
      if (target.is_commissioner) await keepOneCommissioner(sql, member.leagueId, userId);
      await sql('delete from membership where league_id = $1 and user_id = $2', [member.leagueId, userId]);
      const who = await nameOf(sql, userId);
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: {
            key: userId === member.userId ? 'league.left' : 'league.removed',
            figures: { who, team: target.team_name },
          },
          teamIds: target.team_id === null ? [] : [target.team_id],
        }),
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'membersChanged' }));
      await record(toUser(userId, member.userId, { type: 'leaguesChanged' }));
      return { teamId: target.team_id };
    }, idempotency);
    this.members.forget(member.leagueId, userId);
    return removed;
  }

  /**
   * Takes somebody whose account is deleted out of all his leagues, inside the caller's transaction. His teams stay, without a manager.
   * Refused while others would be left in a league without a commissioner. After the commit, `LeagueListeners` are to be told.
   */
  async removeEverywhere(
    { sql, record }: Pick<Transaction, 'sql' | 'record'>,
    userId: string,
  ): Promise<{ leagueId: string; teamId: string | null }[]> {
    // Locked before anybody is counted: two commissioners who leave at once must not each count on the other.
    const leagues = await sql<{ league_id: string }>(
      'select league_id from membership where user_id = $1 order by league_id',
      [userId],
    );
    for (const { league_id } of leagues) await lockLeague(sql, league_id);
    const memberships = await sql<{
      league_id: string;
      name: string;
      team_id: string | null;
      team_name: string | null;
      orphans: boolean;
    }>(
      `select m.league_id, l.name, m.team_id, t.name as team_name,
         m.is_commissioner and not exists (select 1 from membership o where o.league_id = m.league_id and o.user_id <> $1 and o.is_commissioner)
         and exists (select 1 from membership o where o.league_id = m.league_id and o.user_id <> $1) as orphans
       from membership m join league l on l.id = m.league_id left join team t on t.id = m.team_id where m.user_id = $1 order by m.league_id`,
      [userId],
    );
    const orphaned = memberships.filter(({ orphans }) => orphans).map(({ name }) => name);
    if (orphaned.length > 0) {
      throw new RefusalError({
        name: 'lastCommissioner',
        message: `You are the only commissioner of ${orphaned.join(', ')}.`,
        figure: orphaned.length,
        limit: 0,
        fix: 'Name another commissioner there first.',
      });
    }
    for (const { league_id, team_id, team_name } of memberships) {
      await sql('delete from membership where league_id = $1 and user_id = $2', [league_id, userId]);
      // A league without members has no commissioner either: nobody may be led into it any more.
      await sql(
        `update invitation set revoked_at = now() where league_id = $1 and accepted_at is null and revoked_at is null and not exists (select 1 from membership where league_id = $1)`,
        [league_id],
      );
      await record(
        leagueLine({
          leagueId: league_id,
          actor: null,
          says: { key: 'league.managerGone', figures: { team: team_name } },
          teamIds: team_id === null ? [] : [team_id],
        }),
      );
      await record(toLeague(league_id, null, { type: 'membersChanged' }));
    }
    return memberships.map(({ league_id, team_id }) => ({ leagueId: league_id, teamId: team_id }));
  }
}

export function refuseErrors(errors: LeagueFormErrors): void {
  const [first] = Object.entries(errors);
  if (first)
    throw new RefusalError({ name: 'invalid', kind: 'invalid', message: first[1], field: first[0], fields: errors });
}

/** The season a new league begins in: the present one, or an earlier one whose contracts are known. */
async function seasonFor(sql: Sql, wanted: Season | null, now: number): Promise<Season> {
  const present = await readPresentSeason(sql.db, now);
  if (wanted !== null && startYear(wanted) > startYear(present)) {
    const message = `The present season is ${present}; a league cannot begin later.`;
    throw new RefusalError({
      name: 'invalid',
      kind: 'invalid',
      message,
      field: 'current_year',
      fields: { current_year: message },
    });
  }
  return wanted ?? present;
}

/** Whether a new league plays on the sample: as chosen; otherwise where there are no real players, and there is a sample. */
async function playersFor(sql: Sql, wanted: boolean | null): Promise<boolean> {
  const { real, sample } = await playerKinds(sql.db);
  if (wanted === true && !sample)
    throw new RefusalError({
      name: 'noSample',
      message: 'This installation has no sample players.',
      field: 'is_sample',
      fix: 'Choose real players.',
    });
  return wanted ?? (!real && sample);
}

/** Of two leagues created at once by one user, the second is counted after the first. */
async function refuseOneMore(sql: Sql, userId: string): Promise<void> {
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`leagues of ${userId}`]);
  const [row] = await sql<{ count: number }>(
    'select count(*)::int as count from membership where user_id = $1 and is_commissioner',
    [userId],
  );
  const count = row?.count ?? 0;
  if (count < LEAGUES_AT_ONCE) return;
  throw new RefusalError({
    name: 'tooManyLeagues',
    message: `You run ${count} leagues, and ${LEAGUES_AT_ONCE} is the most for one account.`,
    figure: count + 1,
    limit: LEAGUES_AT_ONCE,
    fix: 'Hand one over or leave it first.',
  });
}

export const teamAt = (leagueId: string, number: number) => ({
  id: newId(randomBytes),
  league_id: leagueId,
  number,
  name: `Team ${number}`,
  picture: null,
});

/** Membership, teams and settings of one league change one after the other. */
export async function lockLeague(sql: Sql, leagueId: string): Promise<LockedLeague> {
  const [league] = await sql<LockedLeague>(
    'update league set version = version + 1 where id = $1 returning id, name, type, phase, current_season, settings',
    [leagueId],
  );
  if (!league) throw notFound('This league');
  return league;
}

async function membershipOf(
  sql: Sql,
  leagueId: string,
  userId: string,
): Promise<{ team_id: string | null; team_name: string | null; is_commissioner: boolean }> {
  const [row] = await sql<{ team_id: string | null; team_name: string | null; is_commissioner: boolean }>(
    'select m.team_id, t.name as team_name, m.is_commissioner from membership m left join team t on t.id = m.team_id where m.league_id = $1 and m.user_id = $2',
    [leagueId, userId],
  );
  if (!row) throw notFound('This member');
  return row;
}

async function keepOneCommissioner(sql: Sql, leagueId: string, leaving: string): Promise<void> {
  const others = await sql(
    'select 1 as one from membership where league_id = $1 and is_commissioner and user_id <> $2 limit 1',
    [leagueId, leaving],
  );
  if (others.length === 0) {
    throw new RefusalError({
      name: 'lastCommissioner',
      message: 'A league needs a commissioner.',
      fix: 'Name another commissioner first.',
    });
  }
}
