import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { LeagueLinkAnswer, LeagueLinkPreview } from '@crease/core/leagues/league-link/league-link.answers.js';
import { leagueLinkPath } from '@crease/core/leagues/invitation.rules.js';
import type { OpenInvitation } from '../../auth/account/account-ties.service.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../leagues.refusals.js';
import { leagueLinkToken, readToken } from './invitation-token.js';
import { isOpen, now } from './invitation.queries.js';

export interface FoundLink {
  readonly league_id: string;
  readonly expires_at: Date;
  readonly created_by: string | null;
  readonly closed: boolean;
  readonly expired: boolean;
}

export interface OpenTeam {
  readonly id: string;
  readonly name: string;
  /** Waits for a person who was invited to it. */
  readonly held: boolean;
  /** That person is the reader. */
  readonly mine: boolean;
}

export const INVALID_LINK = new RefusalError(refusal('linkInvalid', { kind: 'missing' }));
const CLOSED_LINK = new RefusalError(refusal('linkClosed'));
const EXPIRED_LINK = new RefusalError(refusal('linkExpired'));

export function refuseUnlessUsable({ closed, expired }: FoundLink): void {
  if (closed) throw CLOSED_LINK;
  if (expired) throw EXPIRED_LINK;
}

const linksOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('league_link as k')
    .select(({ eb }) => [
      'k.league_id',
      'k.nonce',
      'k.created_by',
      'k.expires_at',
      isSo(eb('k.closed_at', 'is not', null)).as('closed'),
      isSo(eb('k.expires_at', '<=', now)).as('expired'),
    ])
    .where('k.league_id', '=', leagueId);

/** Finds a token's link, open or not. Refuses when there is none. */
export async function linkByToken(db: Db, token: string): Promise<FoundLink> {
  const { leagueId, hash } = readToken(token);
  if (leagueId === null) throw INVALID_LINK;
  const found = await linksOf(db, leagueId).where('k.token_hash', '=', hash).executeTakeFirst();
  if (!found) throw INVALID_LINK;
  return found;
}

/**
 * A league's teams without a manager: the reader's own first, then those that no one was invited to, by number. Without
 * a reader no team is theirs.
 */
export async function openTeams(db: Db, leagueId: string, userId: string | null): Promise<OpenTeam[]> {
  const teams = await db
    .selectFrom('team as t')
    .leftJoin('invitation as i', (join) =>
      join
        .onRef('i.league_id', '=', 't.league_id')
        .onRef('i.team_id', '=', 't.id')
        .on('i.co_manager', '=', false)
        .on(isOpen),
    )
    .leftJoin('app_user as u', (join) => join.on('u.id', '=', userId))
    .select(({ eb, ref }) => [
      't.id',
      't.name',
      isSo(eb('i.id', 'is not', null)).as('held'),
      isSo(
        eb.or([
          eb('i.for_user', '=', userId),
          eb.and([
            eb('u.email_verified_at', 'is not', null),
            sql<boolean>`lower(${ref('i.email')}) = lower(${ref('u.email')})`,
          ]),
        ]),
      ).as('mine'),
    ])
    .where('t.league_id', '=', leagueId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership as m')
            .select('m.user_id')
            .whereRef('m.league_id', '=', 't.league_id')
            .whereRef('m.team_id', '=', 't.id'),
        ),
      ),
    )
    .orderBy('mine', 'desc')
    .orderBy('held')
    .orderBy('t.number')
    .execute();
  return teams;
}

@Injectable()
export class LeagueLinkQueries {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async one(leagueId: string): Promise<LeagueLinkAnswer> {
    const link = await linksOf(this.database.db, leagueId).executeTakeFirst();
    if (!link) return { status: 'none', link: null, expires_at: null };
    const status = link.closed ? 'closed' : link.expired ? 'expired' : 'open';
    const token = leagueLinkToken(this.config.SESSION_SECRET, link);
    return {
      status,
      link: status === 'open' ? this.config.publicUrl + leagueLinkPath(token) : null,
      expires_at: link.expires_at.toISOString(),
    };
  }

  async preview(token: string): Promise<LeagueLinkPreview> {
    const { db } = this.database;
    const link = await linkByToken(db, token);
    refuseUnlessUsable(link);
    const league = await db
      .selectFrom('league as l')
      .leftJoin('app_user as u', (join) => join.on('u.id', '=', link.created_by))
      .select(({ ref, selectFrom }) => [
        'l.name',
        'l.type',
        fullName(ref('u.first_name'), ref('u.last_name')).as('invited_by'),
        selectFrom('team as t')
          .select(({ fn }) => fn.countAll<number>().as('teams'))
          .where('t.league_id', '=', link.league_id)
          .as('teams'),
      ])
      .where('l.id', '=', link.league_id)
      .executeTakeFirstOrThrow();
    const open = await openTeams(db, link.league_id, null);
    return {
      league_id: link.league_id,
      league_name: league.name,
      league_type: league.type,
      invited_by: league.invited_by,
      teams: Number(league.teams),
      free: open.filter(({ held }) => !held).map(({ id, name }) => ({ team_id: id, team_name: name })),
      held: open.filter(({ held }) => held).length,
      expires_at: link.expires_at.toISOString(),
    };
  }

  /**
   * The open link of a token while it has a team to give away. It exempts as many sign-ups a day from a network's limit
   * as the league has teams, because the count of a day includes those who have joined.
   */
  async open(token: string): Promise<OpenInvitation | null> {
    const { leagueId, hash } = readToken(token);
    if (leagueId === null) return null;
    const { db } = this.database;
    const link = await linksOf(db, leagueId).where('k.token_hash', '=', hash).executeTakeFirst();
    if (!link || link.closed || link.expired) return null;
    if ((await openTeams(db, leagueId, null)).every(({ held }) => held)) return null;
    const { teams } = await db
      .selectFrom('team')
      .select(({ fn }) => fn.countAll<number>().as('teams'))
      .where('league_id', '=', leagueId)
      .executeTakeFirstOrThrow();
    return { id: `league-link:${hash}`, people: Number(teams) };
  }
}
