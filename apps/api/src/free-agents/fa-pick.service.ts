import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import { weeksOf, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { clockAtQuery, clockNow, exact, integerArray, textArray } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { lasts, promised, spendable } from '../teams/spendable.queries.js';
import { refusal } from './free-agents.refusals.js';

/** Timestamps as an array for `unnest`. */
const moments = (times: readonly number[]) =>
  sql<Date[]>`${times.map((at) => new Date(at).toISOString())}::timestamptz[]`;

export interface SpendablePick {
  readonly id: string;
  readonly week: number;
}

@Injectable()
export class FaPickService {
  constructor(private readonly database: Database) {}

  /**
   * Creates every team's missing picks for all weeks that are not over. Returns the number of these weeks and the ids
   * of the new picks.
   */
  async generate(
    db: Db,
    league: Pick<PlayingLeague, 'id' | 'season' | 'timeZone' | 'settings'>,
    { startsOn, endsOn }: SeasonDates,
    now: number,
  ): Promise<{ weeks: number; picks: string[] }> {
    const weeks = weeksOf(startsOn, endsOn, league.timeZone).filter(({ expiresAt }) => expiresAt >= now);
    const teams = await db
      .selectFrom('team')
      .select('id')
      .where('league_id', '=', league.id)
      .orderBy('number')
      .execute();
    const rows = weeks.flatMap(({ week, startsAt, expiresAt }) =>
      teams.flatMap(({ id: team }) =>
        Array.from({ length: league.settings.maxPickupsPerWeek ?? 0 }, (_, index) => ({
          team,
          week,
          number: index + 1,
          startsAt,
          expiresAt,
        })),
      ),
    );
    if (rows.length === 0) return { weeks: 0, picks: [] };
    const given = await insertPicks(db, league, rows);
    return { weeks: weeks.length, picks: given.map(({ id }) => id) };
  }

  /**
   * Expires unused picks at a season's end, so that none is left for the next season's weeks. Returns them with their
   * former expiry.
   */
  async endSeason(db: Db, leagueId: string, season: string): Promise<{ id: string; expiresAt: string }[]> {
    return db
      .with('open', (still) =>
        still
          .selectFrom('fa_pick as f')
          .select(({ ref }) => ['f.id', exact(ref('f.expires_at')).as('ended')])
          .where('f.league_id', '=', leagueId)
          .where('f.season', '=', season)
          .where('f.player_id', 'is', null)
          .where(lasts(clockNow))
          .orderBy('f.id')
          .forUpdate(),
      )
      .updateTable('fa_pick as f')
      .from('open')
      .set({ expires_at: sql<Date>`date_trunc('second', clock_timestamp()) - interval '1 second'` })
      .where('f.league_id', '=', leagueId)
      .whereRef('f.id', '=', 'open.id')
      .returning(['f.id', 'open.ended as expiresAt'])
      .execute();
  }

  /** Undoes `endSeason`: restores the picks' former expiry. */
  async resumeSeason(db: Db, leagueId: string, picks: readonly { id: string; expiresAt: string }[]): Promise<void> {
    const was = sql<{ id: string; expires_at: Date }>`unnest(
      ${picks.map(({ id }) => id)}::text[], ${picks.map(({ expiresAt }) => expiresAt)}::timestamptz[])`;
    await db
      .updateTable('fa_pick as f')
      .from(was.as<'was'>(sql`was (id, expires_at)`))
      .set(({ ref }) => ({ expires_at: ref('was.expires_at') }))
      .where('f.league_id', '=', leagueId)
      .whereRef('f.id', '=', 'was.id')
      .execute();
  }

  /**
   * After a league lowers its pickups per week: deletes surplus picks of future weeks that are neither traded nor
   * promised.
   */
  async lessen(db: Db, { id, season }: Pick<PlayingLeague, 'id' | 'season'>, perWeek: number): Promise<void> {
    await db
      .deleteFrom('fa_pick as f')
      .where('f.league_id', '=', id)
      .where('f.season', '=', season)
      .where('f.number', '>', perWeek)
      .where('f.starts_at', '>', clockNow)
      .where('f.player_id', 'is', null)
      .where('f.penalty', '=', false)
      .whereRef('f.owner_team_id', '=', 'f.original_team_id')
      .where(({ not }) => not(promised))
      .execute();
  }

  /** After a change of time zone: moves the weeks that are not over. A week that has begun keeps its start. */
  async moveWeeks(
    db: Db,
    { id, season, timeZone }: Pick<PlayingLeague, 'id' | 'season' | 'timeZone'>,
    { startsOn, endsOn }: SeasonDates,
  ): Promise<void> {
    const weeks = weeksOf(startsOn, endsOn, timeZone);
    const moved = sql<{ week: number; starts_at: Date; expires_at: Date }>`unnest(
      ${integerArray(weeks.map(({ week }) => week))}, ${moments(weeks.map(({ startsAt }) => startsAt))},
      ${moments(weeks.map(({ expiresAt }) => expiresAt))})`;
    await db
      .updateTable('fa_pick as f')
      .from(moved.as<'w'>(sql`w (week, starts_at, expires_at)`))
      .set((eb) => ({
        expires_at: eb.ref('w.expires_at'),
        starts_at: eb
          .case()
          .when('f.starts_at', '>', clockAtQuery)
          .then(eb.ref('w.starts_at'))
          .else(eb.ref('f.starts_at'))
          .end(),
      }))
      .where('f.league_id', '=', id)
      .where('f.season', '=', season)
      .whereRef('f.week', '=', 'w.week')
      .where(lasts(clockNow))
      .execute();
  }

  /**
   * The pick that a team would spend now (or at the past time `at`), locked; null when it has none in that week. Its
   * own picks come before traded ones.
   */
  async current(db: Db, leagueId: string, teamId: string, at: string | null = null): Promise<SpendablePick | null> {
    const pick = await db
      .selectFrom('fa_pick as f')
      .select(['f.id', 'f.week'])
      .where('f.league_id', '=', leagueId)
      .where('f.owner_team_id', '=', teamId)
      .where(spendable(at === null ? clockNow : sql<Date>`${at}::timestamptz`))
      .orderBy('f.expires_at')
      .orderBy((eb) => eb('f.original_team_id', '=', teamId), 'desc')
      .orderBy('f.number')
      .orderBy('f.id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    return pick ?? null;
  }

  async spend(db: Db, leagueId: string, pick: SpendablePick, playerId: number, at: Date | null = null): Promise<void> {
    await db
      .updateTable('fa_pick')
      .set({ player_id: playerId, used_at: at ?? clockNow })
      .where('league_id', '=', leagueId)
      .where('id', '=', pick.id)
      .execute();
  }

  async penalize(
    member: Member,
    pickId: string,
    reason: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.change(member, pickId, reason, true, idempotency);
  }

  /** Takes a penalty back while the pick could still be used. */
  async pardon(
    member: Member,
    pickId: string,
    reason: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.change(member, pickId, reason, false, idempotency);
  }

  private async change(
    member: Member,
    pickId: string,
    reason: string,
    penalty: boolean,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.forfeit'));
    return this.database.write(async ({ db, record }) => {
      const pick = await lockPick(db, member.leagueId, pickId);
      if (!pick) throw notFound('pick');
      const which = { week: pick.week, team: pick.name };
      if (pick.penalty === penalty) return { success: true as const };
      if (pick.used) throw new RefusalError(refusal('pickUsed', { figures: which }));
      if (pick.promised) throw new RefusalError(refusal('frozen', { figures: which }));
      if (pick.expired) throw new RefusalError(refusal('pickExpired', { figures: which }));
      await db
        .updateTable('fa_pick')
        .set({ penalty, penalty_reason: penalty ? reason : null, penalty_by: penalty ? member.userId : null })
        .where('league_id', '=', member.leagueId)
        .where('id', '=', pickId)
        .execute();
      await db
        .insertInto('pick_move')
        .values({
          league_id: member.leagueId,
          pick_id: pickId,
          from_team_id: pick.owner,
          to_team_id: pick.owner,
          what: penalty ? 'forfeited' : 'given-back',
          reason,
        })
        .execute();
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: {
            key: penalty ? 'freeAgents.pickForfeited' : 'freeAgents.pickGivenBack',
            figures: { team: pick.name, week: pick.week, reason },
          },
          teamIds: [pick.owner],
          data: { kind: 'faPenalty', pickId, teamId: pick.owner, week: pick.week, penalty, reason },
        }),
      );
      return { success: true as const };
    }, idempotency);
  }
}

interface NewPick {
  readonly team: string;
  readonly week: number;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly expiresAt: number;
}

function insertPicks(db: Db, league: Pick<PlayingLeague, 'id' | 'season'>, rows: readonly NewPick[]) {
  const made = sql<{
    id: string;
    week: number;
    number: number;
    team: string;
    starts_at: Date;
    expires_at: Date;
  }>`unnest(
      ${textArray(rows.map(() => newId(randomBytes)))}, ${integerArray(rows.map(({ week }) => week))},
      ${integerArray(rows.map(({ number }) => number))}, ${textArray(rows.map(({ team }) => team))},
      ${moments(rows.map(({ startsAt }) => startsAt))}, ${moments(rows.map(({ expiresAt }) => expiresAt))})`;
  return db
    .insertInto('fa_pick')
    .columns([
      'id',
      'league_id',
      'season',
      'week',
      'number',
      'original_team_id',
      'owner_team_id',
      'starts_at',
      'expires_at',
    ])
    .expression(
      db
        .selectFrom(made.as<'made'>(sql`made (id, week, number, team, starts_at, expires_at)`))
        .select(({ val }) => [
          'made.id',
          val(league.id).as('league_id'),
          val(league.season).as('season'),
          'made.week',
          'made.number',
          'made.team as original_team_id',
          'made.team as owner_team_id',
          'made.starts_at',
          'made.expires_at',
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['league_id', 'season', 'week', 'original_team_id', 'number']).doNothing(),
    )
    .returning('id')
    .execute();
}

const lockPick = (db: Db, leagueId: string, pickId: string) =>
  db
    .selectFrom('fa_pick as f')
    .innerJoin('team as t', (join) =>
      join.onRef('t.league_id', '=', 'f.league_id').onRef('t.id', '=', 'f.owner_team_id'),
    )
    .select((eb) => [
      'f.owner_team_id as owner',
      't.name',
      'f.week',
      'f.penalty',
      eb('f.player_id', 'is not', null).as('used'),
      eb.not(lasts(clockNow)).as('expired'),
      sql<boolean>`${promised}`.as('promised'),
    ])
    .where('f.id', '=', pickId)
    .where('f.league_id', '=', leagueId)
    .forUpdate('f')
    .executeTakeFirst();
