import { eventOf } from '../platform/database/event.model.js';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { placeOf } from '@crease/core/draft/auction/auction.places.js';
import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { turnOrder } from '@crease/core/draft/order/turn-order.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { bankProblems } from './bank-check.js';
import type { RoomClient } from './room-client.js';

export interface Acknowledged {
  readonly overall: number;
  readonly playerId: number;
  readonly teamId: string;
}

/** A draft's final events and state in the database. */
export interface DraftRecord {
  readonly events: readonly { seq: number; event: DraftEvent; at: Date; actor: string | null }[];
  readonly state: DraftState;
}

interface Row {
  seq: number;
  type: string;
  data: Record<string, unknown>;
  at: Date;
  actor: string | null;
}

/** Reads a draft's log and folds it, independently of the service's memory. */
export async function readDraft(db: pg.Pool, draftId: string): Promise<DraftRecord> {
  const { rows } = await db.query<Row>('select seq, type, data, at, actor from event where stream = $1 order by seq', [
    `draft:${draftId}`,
  ]);
  // The events were written from the same union.
  const events = rows.map((row) => ({
    seq: row.seq,
    event: eventOf(row.type, row.data) as DraftEvent,
    at: row.at,
    actor: row.actor,
  }));
  const first = events[0]?.event;
  if (first?.type !== 'draftCreated') throw new Error(`draft ${draftId} has no beginning`);
  const state = events.reduce<DraftState>((folded, { seq, event }) => ({ ...evolve(folded, event), seq }), first.state);
  return { events, state };
}

/** A state with the words of its name: a snapshot has them for its reader, the log has only figures. */
const worded = (state: DraftState): DraftState => ({ ...state, name: draftName(state) });

/**
 * Checks a draft after a fault: each acknowledged pick exists once, and no player twice; numbers have no gaps, one
 * event per pick; tables and log agree, with one next deadline; no time bank lost or gained time; every client ends
 * with the database's state. Returns the problems.
 */
export async function problemsOf(
  db: pg.Pool,
  draftId: string,
  acknowledged: readonly Acknowledged[],
  rooms: readonly RoomClient[],
): Promise<string[]> {
  const wrong: string[] = [];
  const { events, state } = await readDraft(db, draftId);
  const gap = events.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) wrong.push(`event ${gap + 1} is missing`);

  const standing = new Map<number, { count: number; playerId: number; teamId: string }>();
  for (const { event } of events) {
    if (event.type === 'playerPicked')
      standing.set(event.overall, {
        count: (standing.get(event.overall)?.count ?? 0) + 1,
        playerId: event.player.id,
        teamId: event.teamId,
      });
    if (event.type === 'pickSkipped') standing.set(event.overall, { count: 1, playerId: 0, teamId: event.teamId });
    if (event.type === 'picksUndone') for (const overall of event.overalls) standing.delete(overall);
    if (event.type === 'playerReplaced') {
      const before = standing.get(event.overall);
      if (before) standing.set(event.overall, { ...before, playerId: event.to.id });
    }
  }
  for (const [overall, { count }] of standing) if (count !== 1) wrong.push(`pick ${overall} has ${count} events`);
  const made = [...standing.keys()].sort((a, b) => a - b);
  // A missed pick that has moved has a later turn. A sale of an auction fills a place of the team that bought.
  const order = state.rules.auction ? [] : turnOrder(state.slots).slice(0, made.length);
  const hole = order.find(({ overall }) => !standing.has(overall));
  if (hole) wrong.push(`pick ${hole.overall} was left out`);
  for (const { overall, playerId, teamId } of acknowledged) {
    const found = standing.get(overall);
    if (found?.playerId !== playerId || found.teamId !== teamId)
      wrong.push(
        `the acknowledged pick ${overall} (player ${playerId}) ${found ? `is player ${found.playerId}` : 'does not exist'}`,
      );
  }
  const twice = acknowledged.filter(
    ({ overall }, index) => acknowledged.findIndex((other) => other.overall === overall) !== index,
  );
  for (const { overall } of twice) wrong.push(`pick ${overall} was acknowledged to two requests`);
  const players = [...standing.values()].map(({ playerId }) => playerId).filter((id) => id > 0);
  if (new Set(players).size !== players.length) wrong.push('a player was picked twice');

  const { rows: selections } = await db.query<{ overall: number; player_id: number; team_id: string }>(
    'select overall, player_id, team_id from draft_selection where draft_id = $1 order by overall',
    [draftId],
  );
  const picked = made.filter((overall) => (standing.get(overall)?.playerId ?? 0) > 0);
  const asLogged = picked.map((overall) => ({
    overall,
    player_id: standing.get(overall)?.playerId ?? 0,
    team_id: standing.get(overall)?.teamId ?? '',
  }));
  if (
    !isDeepStrictEqual(
      selections.map((row) => ({ ...row })),
      asLogged,
    )
  )
    wrong.push('the table of picks differs from the log');
  const { rows: roster } = await db.query<{ player_id: number; team_id: string }>(
    'select player_id, team_id from roster_entry where acquired_by = $1 order by player_id',
    [`draft:${draftId}`],
  );
  const owned = asLogged
    .map(({ player_id, team_id }) => ({ player_id, team_id }))
    .sort((a, b) => a.player_id - b.player_id);
  if (
    state.kind !== 'mock' &&
    !isDeepStrictEqual(
      roster.map((row) => ({ ...row })),
      owned,
    )
  )
    wrong.push('the rosters differ from the log');
  wrong.push(...(await deadlineProblems(db, draftId, state)));
  wrong.push(...bankProblems({ events }));

  for (const [index, room] of rooms.entries()) {
    const who = `client ${index + 1}`;
    if (!room.room) wrong.push(`${who} never opened the room`);
    else if (room.state.seq !== state.seq)
      wrong.push(`${who} is at event ${room.state.seq}, the database at ${state.seq}`);
    else if (!isDeepStrictEqual(plain(worded(room.state)), plain(worded(state))))
      wrong.push(`${who} has another state than the database`);
    const seqs = room.applied.map(({ seq }) => seq);
    if (new Set(seqs).size !== seqs.length) wrong.push(`${who} applied an event twice`);
    const strange = room.applied.find(
      ({ seq, event }) => !isDeepStrictEqual(plain(event), plain(events[seq - 1]?.event)),
    );
    if (strange) wrong.push(`${who} was told another event ${strange.seq} than the database holds`);
    if (room.snapshots <= 1 && seqs.some((seq, at) => at > 0 && seq !== (seqs[at - 1] ?? 0) + 1))
      wrong.push(`${who} missed an event without noticing`);
  }
  return wrong;
}

/** Checks that there is exactly one next deadline: the state's, which the alarms use. */
export async function deadlineProblems(db: pg.Pool, draftId: string, state: DraftState): Promise<string[]> {
  const { rows } = await db.query<{
    seq: number;
    status: string;
    on_clock: number | null;
    expires_at: Date | null;
    made: number;
  }>('select seq, status, on_clock, expires_at, made from draft where id = $1', [draftId]);
  const [row] = rows;
  if (!row) return ['the draft is gone'];
  const wrong: string[] = [];
  const expiry = expiryOf(state);
  if (row.seq !== state.seq) wrong.push(`the draft's row is at event ${row.seq}, its log at ${state.seq}`);
  if (row.status !== state.status) wrong.push(`the draft's row is ${row.status}, its log ${state.status}`);
  if (row.on_clock !== (state.onClock?.overall ?? null))
    wrong.push(`pick ${row.on_clock} is on the clock in the row, pick ${state.onClock?.overall} in the log`);
  if ((row.expires_at?.getTime() ?? null) !== expiry)
    wrong.push(
      `the row's deadline is ${row.expires_at?.toISOString()}, the log's ${expiry === null ? 'none' : new Date(expiry).toISOString()}`,
    );
  if (row.made !== state.slots.filter((slot) => slot.status === 'taken').length)
    wrong.push('the number of picks made is wrong');
  if (state.status === 'running' && expiry === null) wrong.push('a running draft has no deadline');
  const next = state.rules.auction
    ? placeOf(state, state.onClock?.teamId ?? '')
    : turnOrder(state.slots).find((slot) => slot.status === 'open');
  if (state.status === 'running' && state.onClock?.overall !== next?.overall)
    wrong.push('the pick on the clock is not the first open one');
  return wrong;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
