import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { StatusOverrideBody } from '@crease/core/free-agents/free-agents.schema.js';
import { newId } from '@crease/core/ids.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { clockAtQuery } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { notFound } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { knownIn } from '../players/players.queries.js';
import { refusal } from './free-agents.refusals.js';

/** Days for which a commissioner's status of a player applies (docs/rules.md, Injured reserve). */
const OVERRIDE_DAYS = 14;
/** Most ends of statuses recorded for a league in one round. */
const ENDS_AT_ONCE = 200;

/** A commissioner overrides a player's imported status. This is logged and ends after `OVERRIDE_DAYS`. */
@Injectable()
export class StatusService {
  constructor(
    private readonly database: Database,
    private readonly rounds: LeagueRounds,
  ) {}

  async set(
    member: Member,
    playerId: number,
    { status, reason }: StatusOverrideBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; ends_at: string }> {
    requireCommissioner(member, refusal('forbidden.status'));
    return this.database.write(async ({ db, record }) => {
      const player = await db
        .selectFrom('player as p')
        .leftJoin('roster_entry as r', (join) =>
          join.onRef('r.player_id', '=', 'p.id').on('r.league_id', '=', member.leagueId),
        )
        .select(['p.full_name as name', 'r.team_id'])
        .where('p.id', '=', playerId)
        .where(knownIn(member.leagueId))
        .executeTakeFirst();
      if (!player) throw notFound('player');
      const row = await db
        .insertInto('status_override')
        .values({
          id: newId(randomBytes),
          league_id: member.leagueId,
          player_id: playerId,
          status,
          reason,
          set_by: member.userId,
          ends_at: sql<Date>`now() + make_interval(days => ${OVERRIDE_DAYS})`,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['league_id', 'player_id'])
            .where('ended_at', 'is', null)
            .doUpdateSet(({ ref }) => ({
              status: ref('excluded.status'),
              reason: ref('excluded.reason'),
              set_by: ref('excluded.set_by'),
              set_at: ref('excluded.set_at'),
              ends_at: ref('excluded.ends_at'),
            })),
        )
        .returning('ends_at')
        .executeTakeFirstOrThrow();
      const ends = row.ends_at.toISOString();
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: { key: 'player.status', figures: { name: player.name, status, days: OVERRIDE_DAYS, reason } },
          teamIds: player.team_id === null ? [] : [player.team_id],
          data: { kind: 'status', playerId, name: player.name, status, reason, endsAt: ends },
        }),
      );
      return { success: true as const, ends_at: ends };
    }, idempotency);
  }

  async end(member: Member, playerId: number, idempotency: Idempotency | null): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.status'));
    return this.database.write(async ({ db, record }) => {
      const ended = await db
        .updateTable('status_override as o')
        .from('player as p')
        .set({ ended_at: sql<Date>`now()` })
        .whereRef('p.id', '=', 'o.player_id')
        .where('o.league_id', '=', member.leagueId)
        .where('o.player_id', '=', playerId)
        .where('o.ended_at', 'is', null)
        .where('o.ends_at', '>', sql<Date>`now()`)
        .returning('p.full_name as name')
        .executeTakeFirst();
      if (!ended) throw notFound('status');
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: { key: 'player.statusTakenBack', figures: { name: ended.name } },
          data: { kind: 'status', playerId, name: ended.name, status: null },
        }),
      );
      return { success: true as const };
    }, idempotency);
  }

  /** Records the end of statuses. They stop counting at their time, however late this runs. */
  async endDue(): Promise<void> {
    const leagues = await this.database.db
      .selectFrom('status_override')
      .select('league_id')
      .distinct()
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', clockAtQuery)
      .execute();
    await this.rounds.each('statuses', leagues, ({ league_id }) => this.endIn(league_id));
  }

  private async endIn(leagueId: string): Promise<void> {
    await this.database.write(async ({ db, record }) => {
      const ended = await db
        .with('due', (open) =>
          open
            .selectFrom('status_override')
            .select('id')
            .where('league_id', '=', leagueId)
            .where('ended_at', 'is', null)
            .where('ends_at', '<=', sql<Date>`now()`)
            .orderBy('id')
            .limit(ENDS_AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('status_override as o')
        .from(['due', 'player as p'])
        .set(({ ref }) => ({ ended_at: ref('o.ends_at') }))
        .where('o.league_id', '=', leagueId)
        .whereRef('o.id', '=', 'due.id')
        .whereRef('p.id', '=', 'o.player_id')
        .returning(['o.player_id', 'p.full_name as name'])
        .execute();
      for (const { player_id, name } of ended) {
        await record(
          leagueLine({
            leagueId,
            actor: null,
            says: { key: 'player.statusEnded', figures: { name } },
            data: { kind: 'status', playerId: player_id, name, status: null },
          }),
        );
      }
    });
  }
}
