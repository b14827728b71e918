import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type {
  AccountEvent,
  AccountHistoryAnswer,
  SecurityEventsAnswer,
  SessionView,
} from '@crease/core/auth/auth.schema.js';
import { devicePartsOf } from '@crease/core/auth/device.rules.js';
import { deviceWords } from '@crease/core/auth/words/device.words.js';
import { Database, type Tables } from '../../platform/database/database.js';
import { securityWords } from '../words/security.words.js';

const PAGE = 50;

type EventRow = Pick<Selectable<Tables['security_event']>, 'id' | 'at' | 'kind' | 'user_agent' | 'address'>;

@Injectable()
export class SessionQueries {
  constructor(private readonly database: Database) {}

  async living(userId: string, currentId: string): Promise<SessionView[]> {
    const rows = await this.database.prepared(
      'own-sessions',
      this.database.db
        .selectFrom('session')
        .select(({ fn }) => [
          'id',
          'user_agent',
          'address',
          'created_at',
          'kept',
          fn<Date>('greatest', ['last_seen_at', 'active_at']).as('seen_at'),
        ])
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .orderBy(({ eb }) => eb('id', '=', currentId), 'desc')
        .orderBy('seen_at', 'desc')
        .limit(200),
    );
    return rows.map((row) => ({
      session_id: row.id,
      device: deviceWords(devicePartsOf(row.user_agent)),
      address: row.address,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.seen_at.toISOString(),
      kept: row.kept,
      current: row.id === currentId,
    }));
  }

  async history(userId: string, before: number | null): Promise<AccountHistoryAnswer> {
    const newest = this.database.db
      .selectFrom('security_event')
      .select(['id', 'at', 'kind', 'user_agent', 'address'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(PAGE + 1);
    const rows = await (before === null
      ? this.database.prepared('own-history', newest)
      : this.database.prepared('own-history-before', newest.where('id', '<', before)));
    return { events: rows.slice(0, PAGE).map(view), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null };
  }

  async securityEvents({
    before = null,
    kind = null,
    userId = null,
  }: {
    before?: number | null;
    kind?: string | null;
    userId?: string | null;
  }): Promise<SecurityEventsAnswer> {
    const rows = await this.database.db
      .selectFrom('security_event as e')
      .leftJoin('app_user as u', 'u.id', 'e.user_id')
      .leftJoin('app_user as a', 'a.id', 'e.actor_id')
      .select([
        'e.id',
        'e.at',
        'e.kind',
        'e.user_agent',
        'e.address',
        'e.user_id',
        'u.username as user_name',
        'a.username as actor_name',
        'e.data',
      ])
      .$if(before !== null, (all) => all.where('e.id', '<', before))
      .$if(kind !== null, (all) => all.where('e.kind', '=', kind))
      .$if(userId !== null, (all) => all.where('e.user_id', '=', userId))
      .orderBy('e.id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return {
      events: rows.slice(0, PAGE).map((row) => ({
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
    device: user_agent === null ? null : deviceWords(devicePartsOf(user_agent)),
    address,
  };
}
