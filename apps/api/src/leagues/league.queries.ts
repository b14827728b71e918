import { Inject, Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import type { LeagueView, MemberView } from '@crease/core/leagues/league.answers.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { weightsOf } from '@crease/core/players/scoring/scoring.table.js';
import { presentSeason, startYear } from '@crease/core/season.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { setSeason } from '../platform/database/present-season.js';
import { isSo } from '../platform/database/sql.js';
import type { SessionUser } from '../platform/http/session.js';
import { isOpen } from './invitations/invitation.queries.js';
import { invitationToken } from './invitations/invitation-token.js';

const none = sql<string | null>`null::text`;

/** Columns of league `l` and the user's (or invited) team `t`. */
const LISTED = [
  'l.id as league_id',
  'l.name as league_name',
  'l.type as league_type',
  'l.current_season as season',
  'l.phase',
  'l.created_at',
  't.name as user_team',
  't.id as user_team_id',
  't.picture as user_team_picture',
] as const;

const memberships = (db: Db) =>
  db
    .selectFrom('membership as m')
    .innerJoin('league as l', 'l.id', 'm.league_id')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select(LISTED)
    .select(['m.is_commissioner', 'm.co_manager', none.as('invitation_id'), none.as('nonce')]);
type ListRow = InferResult<ReturnType<typeof memberships>>[number];

/** Open invitations to the account or its confirmed address, in leagues without a team of the user. */
const pending = (db: Db, userId: string) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('invitation as i', (join) =>
      join.on(({ and, eb, or, ref }) =>
        or([
          eb('i.for_user', '=', ref('u.id')),
          and([
            sql<boolean>`lower(${ref('i.email')}) = lower(${ref('u.email')})`,
            eb('u.email_verified_at', 'is not', null),
          ]),
        ]),
      ),
    )
    .innerJoin('league as l', 'l.id', 'i.league_id')
    // An invitation always has a team: the left join gives its columns the same types as a membership's.
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'i.league_id').onRef('t.id', '=', 'i.team_id'))
    .leftJoin('membership as m', (join) => join.onRef('m.league_id', '=', 'l.id').on('m.user_id', '=', userId))
    .select(LISTED)
    .select(({ eb, ref }) => [
      isSo(eb('m.is_commissioner', '=', true)).as('is_commissioner'),
      'i.co_manager',
      ref('i.id').$castTo<string | null>().as('invitation_id'),
      ref('i.nonce').$castTo<string | null>().as('nonce'),
    ])
    .where('u.id', '=', userId)
    .where(isOpen)
    .where('m.team_id', 'is', null);

@Injectable()
export class LeagueQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `configYear`: the client's present season; default: the installation's. */
  async view(leagueId: string, configYear?: string): Promise<LeagueView | null> {
    const [row] = await this.database.prepared(
      'league-view',
      this.database.db.selectFrom('league').selectAll().select(setSeason.as('set_season')).where('id', '=', leagueId),
    );
    if (!row) return null;
    return {
      ...row.settings,
      scoring: row.settings.scoring && weightsOf(row.settings.scoring),
      league_id: row.id,
      league_name: row.name,
      league_type: row.type,
      phase: row.phase,
      current_season: row.current_season,
      time_zone: row.time_zone,
      language: row.language,
      rules_text: row.rules_text,
      is_sample: row.is_sample,
      version: row.version,
      using_previous_contracts:
        startYear(row.current_season) < startYear(configYear ?? presentSeason(row.set_season, this.clock.now())),
    };
  }

  /** The user's leagues, and open invitations to their confirmed address. */
  async leaguesOf(user: Pick<SessionUser, 'userId' | 'byToken' | 'visitor'>): Promise<LeagueListEntry[]> {
    const { db } = this.database;
    const rows = await this.database.prepared(
      'user-leagues',
      memberships(db)
        .where('m.user_id', '=', user.userId)
        .unionAll(pending(db, user.userId))
        .orderBy('created_at')
        .orderBy('league_id')
        .orderBy('invitation_id', (order) => order.asc().nullsFirst()),
    );
    const entries = rows.map((row) => this.entry(row));
    // An invitation's token lets its reader join; access tokens and visitors only read.
    if (user.byToken !== true && user.visitor !== true) return entries;
    const own = entries.filter(({ pending }) => !pending);
    return user.visitor === true ? own.map((entry) => ({ ...entry, is_commissioner: false })) : own;
  }

  async allLeagues(userId: string): Promise<LeagueListEntry[]> {
    const rows = await this.database.db
      .selectFrom('league as l')
      .leftJoin('membership as m', (join) => join.onRef('m.league_id', '=', 'l.id').on('m.user_id', '=', userId))
      .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
      .select(LISTED)
      .select(({ eb }) => [
        isSo(eb('m.is_commissioner', '=', true)).as('is_commissioner'),
        isSo(eb('m.co_manager', '=', true)).as('co_manager'),
      ])
      .select([none.as('invitation_id'), none.as('nonce')])
      .orderBy('l.created_at')
      .orderBy('l.id')
      .execute();
    return rows.map((row) => this.entry(row));
  }

  async members(leagueId: string, readerId: string): Promise<MemberView[]> {
    const rows = await this.database.db
      .selectFrom('membership as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
      .select(({ ref }) => [
        'u.id as user_id',
        fullName(ref('u.first_name'), ref('u.last_name')).as('name'),
        'u.username as user_name',
        'u.email',
        'u.picture',
        't.id as team_id',
        't.name as team_name',
        'm.co_manager',
        'm.is_commissioner',
        'm.joined_at',
      ])
      .where('m.league_id', '=', leagueId)
      .orderBy('m.is_commissioner', 'desc')
      .orderBy('t.number', (order) => order.asc().nullsLast())
      .orderBy('m.co_manager')
      .orderBy('m.joined_at')
      .execute();
    return rows.map((row) => ({
      ...row,
      email: row.user_id === readerId ? row.email : null,
      joined_at: row.joined_at.toISOString(),
    }));
  }

  private entry({
    invitation_id,
    nonce,
    league_id,
    league_name,
    league_type,
    season,
    phase,
    user_team,
    user_team_id,
    user_team_picture,
    is_commissioner,
    co_manager,
  }: ListRow): LeagueListEntry {
    const token =
      invitation_id !== null && nonce !== null
        ? invitationToken(this.config.SESSION_SECRET, { id: invitation_id, league_id, nonce })
        : null;
    return {
      league_id,
      league_name,
      league_type,
      season,
      phase,
      user_team,
      user_team_id,
      user_team_picture,
      pending: token !== null,
      invitation_token: token,
      is_commissioner,
      co_manager,
    };
  }
}
