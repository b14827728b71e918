import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CopiedAnswer } from '@crease/core/archive/archive.answers.js';
import type { CopyLeagueBody } from '@crease/core/archive/archive.schema.js';
import { ADDED_ORIGINS } from '@crease/core/teams/drop-hold.rules.js';
import { copyContracts } from '../contracts/contracts.tables.js';
import { inviteAccounts } from '../leagues/invitations/invitation.tables.js';
import { LeagueService } from '../leagues/league.service.js';
import { nameOf } from '../leagues/league.log.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { exact } from '../platform/database/sql.js';
import { leagueLine, toUser } from '../platform/events/audience.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import type { Member } from '../platform/http/member.js';
import { backOnRosters } from '../teams/put-back.queries.js';

/** Copies a league: its settings, rules and teams become a new league in setup, with its own history. */
@Injectable()
export class LeagueCopies {
  constructor(
    private readonly database: Database,
    private readonly leagues: LeagueService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async copy(
    { leagueId, userId }: Member,
    { league_name, managers, rosters }: CopyLeagueBody,
    call: Idempotency | null,
    network: string | null,
  ): Promise<CopiedAnswer> {
    // The copy is another league, so its key belongs to the user: a change writes one league.
    const idempotency = call === null ? null : { ...call, league: null };
    return this.leagues.oneMore(userId, idempotency, network, (admit) =>
      this.database.write(async ({ db, record }) => {
        await admit(db);
        const copy = await this.leagues.copyIn(db, { leagueId, userId, name: league_name });
        const seats = managers ? await otherManagers(db, leagueId, userId).execute() : [];
        const invited = seats.flatMap(({ user_id, team_id, co_manager }) => {
          const teamId = copy.teams.get(team_id ?? '');
          // The caller manages the copy of their team. Its other people become co-managers.
          const coManager = co_manager || teamId === copy.own;
          return teamId === undefined ? [] : [{ teamId, userId: user_id, coManager }];
        });
        await inviteAccounts(
          db,
          { secret: this.config.SESSION_SECRET, limiter: this.limiter },
          { leagueId: copy.id, by: userId },
          invited,
        );
        const standing = rosters ? await rostersNow(db, leagueId).execute() : [];
        const entries = standing.map(({ at, team_id, ...entry }) => ({
          ...entry,
          // To be copied is no add, so a copy holds no player (`hold_days`).
          acquired_by: ADDED.has(entry.acquired_by) ? 'copy' : entry.acquired_by,
          team_id: copy.teams.get(team_id) ?? '',
          acquired_at: at,
          since: at,
        }));
        await backOnRosters(db, copy.id, entries, entries[0]?.acquired_at ?? '');
        await copyContracts(
          db,
          { from: leagueId, to: copy.id, years: copy.later, settings: copy.settings },
          entries.map(({ player_id }) => player_id),
        );
        await record(
          leagueLine({
            leagueId: copy.id,
            actor: userId,
            says: { key: 'league.copied', figures: { who: await nameOf(db, userId), league: copy.from } },
            teamIds: [],
          }),
        );
        for (const one of [userId, ...invited.map((seat) => seat.userId)].sort())
          await record(toUser(one, userId, { type: 'leaguesChanged' }));
        return { success: true as const, league_id: copy.id, invited: invited.length, players: entries.length };
      }, idempotency),
    );
  }
}

const ADDED: ReadonlySet<string> = new Set(ADDED_ORIGINS);

/** The league's managers and co-managers other than the user, with enabled accounts. */
const otherManagers = (db: Db, leagueId: string, userId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.team_id', 'm.co_manager'])
    .where('m.league_id', '=', leagueId)
    .where('m.user_id', '<>', userId)
    .where('m.team_id', 'is not', null)
    .where('u.disabled_at', 'is', null)
    .orderBy('m.user_id');

const rostersNow = (db: Db, leagueId: string) =>
  db
    .selectFrom('roster_entry')
    .select(['player_id', 'team_id', 'place', 'acquired_by', exact(sql<Date>`now()`).as('at')])
    .where('league_id', '=', leagueId)
    .orderBy('player_id');
