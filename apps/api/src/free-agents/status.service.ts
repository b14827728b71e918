import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StatusOverrideBody } from '@crease/core/free-agents/free-agents.schema.js';
import { newId } from '@crease/core/ids.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';
import { notFound } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { KNOWN_SQL } from '../players/players.queries.js';

/** A commissioner's word on a player's health holds for so long (decisions §4). */
const OVERRIDE_DAYS = 14;

/** A commissioner may know more of a player's health than the imported data. What he says is logged and ends by itself. */
@Injectable()
export class StatusService {
  constructor(private readonly database: Database) {}

  /** Sets a player's status in this league for 14 days from now. */
  async set(
    member: Member,
    playerId: number,
    { status, reason }: StatusOverrideBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; ends_at: string }> {
    requireCommissioner(member, "set a player's status");
    return this.database.write(async ({ sql, record }) => {
      const [player] = await sql<{ name: string; team_id: string | null }>(
        `select p.full_name as name, r.team_id from player p left join roster_entry r on r.player_id = p.id and r.league_id = $1 where p.id = $2 and ${KNOWN_SQL}`,
        [member.leagueId, playerId],
      );
      if (!player) throw notFound('This player');
      const [row] = await sql<{ ends_at: string | Date }>(
        `insert into status_override (id, league_id, player_id, status, reason, set_by, ends_at) values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 day')
         on conflict (league_id, player_id) where ended_at is null
           do update set status = excluded.status, reason = excluded.reason, set_by = excluded.set_by, set_at = now(), ends_at = excluded.ends_at
         returning ends_at`,
        [newId(randomBytes), member.leagueId, playerId, status, reason, member.userId, OVERRIDE_DAYS],
      );
      if (!row) throw new Error('the status was not written');
      const ends = new Date(row.ends_at).toISOString();
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

  /** Ends a status before its time. */
  async end(member: Member, playerId: number, idempotency: Idempotency | null): Promise<{ success: true }> {
    requireCommissioner(member, "set a player's status");
    return this.database.write(async ({ sql, record }) => {
      const [ended] = await sql<{ name: string }>(
        `update status_override o set ended_at = now() from player p where p.id = o.player_id and o.league_id = $1 and o.player_id = $2 and o.ended_at is null and o.ends_at > now() returning p.full_name as name`,
        [member.leagueId, playerId],
      );
      if (!ended) throw notFound('This status');
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

  /** Writes down the statuses whose time is over. That they no longer hold, everybody knows from their end already. */
  async endDue(): Promise<void> {
    await this.database.write(async ({ sql, record }) => {
      const ended = await sql<{ league_id: string; player_id: number; name: string }>(
        `with due as (select id from status_override where ended_at is null and ends_at <= now() order by id for update skip locked)
         update status_override o set ended_at = o.ends_at from due, player p where o.id = due.id and p.id = o.player_id returning o.league_id, o.player_id, p.full_name as name`,
      );
      for (const { league_id, player_id, name } of ended) {
        await record(
          leagueLine({
            leagueId: league_id,
            actor: null,
            says: { key: 'player.statusEnded', figures: { name } },
            data: { kind: 'status', playerId: player_id, name, status: null },
          }),
        );
      }
    });
  }
}
