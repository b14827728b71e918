import { sql, type InferResult, type SqlBool } from 'kysely';
import { UNREAD_SHOWN, type ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import type { Unread } from '@crease/core/answer.parts.js';
import { webhookKindOf } from '@crease/core/notifications/webhook.kinds.js';
import { EVERYONE, streamOf } from '@crease/core/realtime/socket-events.js';
import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { isSo, textArray } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const e = namesIn('event as e');
const d = namesIn('draft as d');
const later = namesIn('event as later');
const one = namesIn('event as one');

export interface Reader {
  readonly leagueId: string;
  readonly userId: string;
  readonly teamId: string | null;
}

export interface Listener extends Reader {
  readonly rooms: readonly string[];
}

/** New lines have `says` (key and figures); lines from before that have their sentence in `message`. */
type LineData = Record<string, unknown> & { says?: LogLine };

/** Shows only the newest line of each draft. */
const draftsFolded = sql<SqlBool>`(${e.stream} not like 'draft:%' or not exists (
  select from ${later.table} where ${later.league_id} = ${e.league_id} and ${later.stream} = ${e.stream} and ${later.seq} > ${e.seq} and ${later.action_type} is not null))`;
const linesOfDraft = sql<
  number | null
>`case when ${e.stream} like 'draft:%' then (select count(*)::int from ${one.table} where ${one.league_id} = ${e.league_id} and ${one.stream} = ${e.stream} and ${one.action_type} is not null) end`;

export const foldedFor = (db: Db, reader: Listener) =>
  linesFor(db, reader).select(linesOfDraft.as('draft_lines')).where(draftsFolded);

/** The lines that a reader may see: those to the league, their team or themselves. */
export const linesFor = (db: Db, reader: Listener) =>
  db
    .selectFrom('event as e')
    .leftJoin('app_user as u', 'u.id', 'e.actor')
    .select(({ and, exists, not, ref, selectFrom }) => {
      const tradeId = sql<string | null>`${ref('e.data')} -> 'data' ->> 'tradeId'`;
      const own = sql<string>`${reader.teamId}`;
      const visible = selectFrom('trade as t')
        .select('t.id')
        .where('t.id', '=', sql<string>`${tradeId}`)
        .whereRef('t.league_id', '=', 'e.league_id')
        .where(({ eb, or }) =>
          or([
            eb('t.accepted_at', 'is not', null),
            eb('t.proposer_team_id', '=', own),
            eb('t.recipient_team_id', '=', own),
          ]),
        );
      return [
        'e.id',
        sql<string>`${ref('e.action_type')}`.as('action_type'),
        'e.message',
        'e.at',
        'e.team_ids',
        sql<LineData>`${ref('e.data')}`.as('data'),
        fullName(ref('u.first_name'), ref('u.last_name')).as('actor'),
        'u.id as actor_id',
        sql<string | null>`case when ${ref('e.stream')} like 'draft:%' then substr(${ref('e.stream')}, 7) end`.as(
          'draft_id',
        ),
        // True when the line names a trade that is missing or hidden from the reader.
        isSo(and([sql<SqlBool>`${tradeId} is not null`, not(exists(visible))])).as('trade_hidden'),
      ];
    })
    .where('e.league_id', '=', reader.leagueId)
    .where('e.action_type', 'is not', null)
    .where(heardBy(reader));
type Line = InferResult<ReturnType<typeof linesFor>>[number] & { readonly draft_lines?: number | null };

const heardBy = ({ rooms }: Listener) => sql<SqlBool>`${e.rooms} && ${textArray(rooms)}`;

/** Lines about the reader's team, and lines about no team. */
const concerns = ({ teamId }: Listener) =>
  teamId === null
    ? sql<SqlBool>`${e.team_ids} = '{}'`
    : sql<SqlBool>`(${e.team_ids} = '{}' or ${teamId} = any(${e.team_ids}))`;

/**
 * The number of other people's lines about the reader since they last looked, or since they joined. Limited to
 * `UNREAD_SHOWN`.
 */
export const unreadBy = (db: Db, reader: Listener) => {
  const { leagueId, userId } = reader;
  const marks = db.selectFrom('activity_seen as s').where('s.league_id', '=', leagueId).where('s.user_id', '=', userId);
  const lines = db
    .selectFrom('event as e')
    .select('e.id')
    .where('e.league_id', '=', leagueId)
    .where('e.action_type', 'is not', null)
    .where(heardBy(reader))
    .where('e.actor', 'is distinct from', userId)
    .where(concerns(reader))
    .limit(sql.lit(UNREAD_SHOWN));
  const sinceJoined = lines
    .where(({ not, exists }) => not(exists(marks.select('s.stream'))))
    .where('e.at', '>', ({ selectFrom }) =>
      selectFrom('membership as m')
        .select('m.joined_at')
        .where('m.league_id', '=', leagueId)
        .where('m.user_id', '=', userId),
    );
  const sinceSeen = db
    .selectFrom(heardStreams(db, reader).as('t'))
    .leftJoin('activity_seen as s', (join) =>
      join.on('s.league_id', '=', leagueId).on('s.user_id', '=', userId).onRef('s.stream', '=', 't.id'),
    )
    .innerJoinLateral(
      lines
        .where(sql<SqlBool>`${e.stream} = ${sql.ref('t.id')} and ${e.seq} > coalesce(${sql.ref('s.seq')}, 0)`)
        .orderBy('e.seq')
        .as('line'),
      (join) => join.onTrue(),
    )
    .select('line.id')
    .where(({ exists }) => exists(marks.select('s.stream')))
    .where(({ or, eb, fn, ref, lit }) =>
      or([eb('t.last', 'is', null), eb('t.last', '>', fn.coalesce(ref('s.seq'), lit(0)))]),
    )
    .limit(sql.lit(UNREAD_SHOWN));
  const newestSeen = marks
    .innerJoin('event as e', (join) =>
      join.onRef('e.league_id', '=', 's.league_id').onRef('e.stream', '=', 's.stream').onRef('e.seq', '=', 's.seq'),
    )
    .select(({ fn }) => fn.max<number | null>('e.id').as('id'));
  const unread = db
    .selectFrom(sinceJoined.as('joined'))
    .select('joined.id')
    .unionAll(db.selectFrom(sinceSeen.as('seen')).select('seen.id'));
  return db
    .selectFrom(unread.as('line'))
    .select(({ fn }) => [
      newestSeen.as('seen_id'),
      fn.min<number | null>('line.id').as('first_unread'),
      fn.countAll<number>().as('unread'),
    ]);
};

/**
 * The streams whose lines a reader may see: those of their rooms and of drafts. A draft keeps the last number of its
 * stream, so drafts that have not grown are not searched. A league has one for each type and season.
 */
const heardStreams = (db: Db, { leagueId, rooms }: Listener) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${textArray(rooms)})`.as<'room'>(sql`room (id)`))
    .select(['room.id', sql<number | null>`null::int`.as('last')])
    .unionAll(
      db
        .selectFrom('draft as d')
        .select([sql<string>`'draft:' || ${d.id}`.as('id'), 'd.seq as last'])
        .where('d.league_id', '=', leagueId)
        .where('d.kind', '<>', 'mock'),
    );

export const listening = ({ leagueId, userId, teamId }: Reader): Listener => ({
  leagueId,
  userId,
  teamId,
  rooms: [
    EVERYONE,
    streamOf('league', leagueId),
    streamOf('version', leagueId),
    streamOf('user', userId),
    ...(teamId === null ? [] : [streamOf('team', teamId)]),
  ],
});

interface UnreadRow {
  readonly unread: number | null;
  readonly seen_id: number | null;
  readonly first_unread: number | null;
}

/** `seen_id` is the newest line they have seen, but before any unread one: it may have been committed later. */
export const unreadOf = (row: UnreadRow | null | undefined): Unread => {
  const { unread = 0, seen_id: seen = null, first_unread: first = null } = row ?? {};
  return { unread: unread ?? 0, seen_id: seen === null ? null : String(Math.min(seen, (first ?? Infinity) - 1)) };
};

export function entryOf(row: Line): ActivityEntry {
  const { id, action_type, message, at, actor, actor_id, team_ids } = row;
  return {
    id: String(id),
    action_type,
    topic: row.data.says ? webhookKindOf(row.data.says.key) : null,
    message: row.data.says ? lineWords(row.data.says) : (message ?? ''),
    date: at.toISOString(),
    actor,
    actor_id,
    team_ids,
    data: carried(row),
  };
}

/**
 * The data of a line besides its text, so that a screen can link to it. For a draft's event only the listed fields are
 * passed on.
 */
function carried({ data, draft_id, draft_lines, trade_hidden }: Line): Record<string, unknown> {
  if (draft_id !== null)
    return {
      kind: 'draft',
      draftId: draft_id,
      ...(draft_lines == null ? {} : { lines: draft_lines }),
      players: [data.player, data.from, data.to].filter(isNamed).map(({ id, name }) => ({ id, name })),
    };
  const more: Record<string, unknown> = data.data !== null && typeof data.data === 'object' ? { ...data.data } : {};
  if (trade_hidden) delete more.tradeId;
  return more;
}

const isNamed = (value: unknown): value is { id: number; name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string';
