import { Injectable } from '@nestjs/common';
import type {
  AccountEvent,
  AccountHistoryAnswer,
  SecurityEventsAnswer,
  SessionView,
} from '@crease/core/auth/auth.schema.js';
import { deviceWords } from '@crease/core/auth/device.rules.js';
import { Database } from '../platform/database/database.js';
import { securityWords } from './security.words.js';

const PAGE = 50;

interface SessionRow {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_seen_at: Date;
}

interface EventRow {
  id: number;
  at: Date;
  kind: string;
  user_agent: string | null;
  address: string | null;
}

/** What the owner of an account, and the site owner, can look up about sessions and security. */
@Injectable()
export class SessionQueries {
  constructor(private readonly database: Database) {}

  async living(userId: string, currentId: string): Promise<SessionView[]> {
    const rows = await this.database.query<SessionRow>(
      `select id, user_agent, address, created_at, greatest(last_seen_at, active_at) as last_seen_at from session
       where user_id = $1 and ended_at is null order by id = $2 desc, greatest(last_seen_at, active_at) desc limit 200`,
      [userId, currentId],
      'own-sessions',
    );
    return rows.map((row) => ({
      session_id: row.id,
      device: deviceWords(row.user_agent),
      address: row.address,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === currentId,
    }));
  }

  async history(userId: string, before: number | null): Promise<AccountHistoryAnswer> {
    const rows = await this.database.query<EventRow>(
      'select id, at, kind, user_agent, address from security_event where user_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3',
      [userId, before, PAGE + 1],
      'own-history',
    );
    return { events: rows.slice(0, PAGE).map(view), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null };
  }

  /** For the site owner: everybody's. */
  async securityEvents({
    before = null,
    kind = null,
    userId = null,
  }: {
    before?: number | null;
    kind?: string | null;
    userId?: string | null;
  }): Promise<SecurityEventsAnswer> {
    const rows = await this.database.query<
      EventRow & {
        user_id: string | null;
        user_name: string | null;
        actor_name: string | null;
        data: Record<string, unknown>;
      }
    >(
      `select e.id, e.at, e.kind, e.user_agent, e.address, e.user_id, u.username as user_name, a.username as actor_name, e.data
       from security_event e left join app_user u on u.id = e.user_id left join app_user a on a.id = e.actor_id
       where ($1::bigint is null or e.id < $1) and ($2::text is null or e.kind = $2) and ($3::text is null or e.user_id = $3) order by e.id desc limit $4`,
      [before, kind, userId, PAGE + 1],
    );
    return {
      events: rows
        .slice(0, PAGE)
        .map((row) => ({
          ...view(row),
          user_id: row.user_id,
          user_name: row.user_name,
          actor_name: row.actor_name,
          data: row.data,
        })),
      next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
    };
  }
}

function view({ id, at, kind, user_agent, address }: EventRow): AccountEvent {
  return {
    id,
    at: at.toISOString(),
    kind,
    text: securityWords(kind),
    device: user_agent === null ? null : deviceWords(user_agent),
    address,
  };
}
