import { namesOf } from '../../leagues/league.log.js';
import { Injectable } from '@nestjs/common';
import { FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import { csvCell, csvHead } from '@crease/core/players/files/csv-heads.words.js';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import { capHitOf, chargeOf } from '@crease/core/draft/charge.rules.js';
import type { DraftEvent, DraftOrder, DraftState } from '@crease/core/draft/draft.model.js';
import { COURSE, DECISIONS } from '@crease/core/draft/draft.record.js';
import { recordWords } from '@crease/core/draft/draft.record.words.js';
import { formerTeam, placeWords } from '@crease/core/draft/draft.words.js';
import type {
  DraftListEntry,
  DraftPoolAnswer,
  DraftRecordAnswer,
  DraftSnapshot,
  KeptPlayer,
} from '@crease/core/draft/draft.schema.js';
import { bringsTeams, tableSeason } from '@crease/core/leagues/drafts/draft.table.js';
import { type Resync, streamOf } from '@crease/core/realtime/socket-events.js';
import { findPrecedence } from '../../competition/table.queries.js';
import { lockLeague, lockTeams } from '../../leagues/league-lock.tables.js';
import { callOffGrowth } from '../../settings/growth.writer.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { deleteEvents } from '../../platform/database/append-event.js';
import { eventOf } from '../../platform/database/event.model.js';
import { toLeagueAndRoom, leagueLine } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { Busy, notFound, RefusalError } from '../../platform/refusal.error.js';
import { DraftLog, type Inside } from '../draft.log.js';
import { fileName } from '../draft.parts.js';
import { knownIn } from '../../players/players.queries.js';
import { withPrices } from '../auction/kept-money.queries.js';
import { keptPlayers } from './draft-kept.queries.js';
import { poolVersion } from '../draft-pool.queries.js';
import { DraftQueries, lockOpenDrafts } from '../draft.queries.js';
import { DraftService } from '../draft.service.js';
import { draftOpening } from '../statements/draft.statements.js';
import { refusal } from '../draft.refusals.js';

/** A client that misses more events than this gets a snapshot. */
const RESYNC_LIMIT = 400;
const RECORD_PAGE = 200;

/** The proof of a draw; null for an order that was not drawn. */
const drawnBy = ({
  source,
  draw,
  seed,
  seedHash,
  teamIds,
  from,
  lottery,
}: DraftOrder): DraftRecordAnswer['lines'][number]['drawn'] =>
  seed === null || (source !== 'random' && source !== 'lottery')
    ? null
    : {
        draw: draw ?? null,
        source,
        team_ids: [...teamIds],
        from: from === undefined ? null : [...from],
        lottery: lottery === undefined ? null : { ...lottery, weights: [...lottery.weights] },
        seed,
        seed_hash: seedHash,
      };

/** Collects what to publish after the commit. `forget` empties the list when the transaction is retried. */
function afterCommits() {
  let waiting: (() => void)[] = [];
  return {
    afterCommit: (publish: () => void) => void waiting.push(publish),
    forget: () => void (waiting = []),
    all: () => {
      for (const publish of waiting) publish();
    },
  };
}

@Injectable()
export class DraftRoom {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly clock: DbClock,
  ) {}

  list(member: Member): Promise<DraftListEntry[]> {
    return this.queries.list(member.leagueId);
  }

  async snapshot(member: Member, draftId: string): Promise<DraftSnapshot> {
    const state = await this.drafts.stateFor(member, draftId);
    const actor = this.drafts.actorOf(member, state);
    const [row] = await this.database.run(draftOpening, state.leagueId, draftId);
    return {
      // The state is kept for all readers.
      state: { ...state, name: draftName(state) },
      now: this.clock.now(),
      poolVersion: row?.pool_version ?? 'lobby',
      my: { teamIds: [...actor.teamIds], commissioner: actor.commissioner },
      people: row?.people ?? [],
      ...(state.status === 'lobby'
        ? {
            standings:
              !bringsTeams(state.type) &&
              (await findPrecedence(this.database.db, state.leagueId, tableSeason(state.type, state.season))) !== null,
            poolSize: await this.poolSize(state),
          }
        : {}),
    };
  }

  private async poolSize(state: DraftState): Promise<number> {
    const league = await this.queries.league(state.leagueId);
    if (!league) throw notFound('league');
    return (await this.queries.draftable({ ...league, season: state.season }, state)).length;
  }

  async pool(member: Member, draftId: string): Promise<DraftPoolAnswer> {
    const state = await this.drafts.stateFor(member, draftId, false);
    const fixed = await this.queries.fixedPool(state);
    if (fixed) return fixed;
    const league = await this.queries.league(state.leagueId);
    if (!league) throw notFound('league');
    const players = await this.queries.pool(league, state.type, state.kind);
    return { version: poolVersion(players), players };
  }

  /** Players on the teams' rosters that were not drafted in this draft. */
  async kept(member: Member, draftId: string): Promise<KeptPlayer[]> {
    const state = await this.drafts.stateFor(member, draftId, false);
    const { leagueId, season, kind } = state;
    const league = await this.queries.league(leagueId);
    const held = await withPrices(
      this.database.db,
      league,
      state,
      await keptPlayers(this.database.db, { leagueId, season, draftId }),
    );
    if (kind !== 'mock') return held;
    // Leave out players that can be drafted: a mock may have begun with empty rosters.
    const drafted = new Set((await this.pool(member, draftId)).players.map(({ id }) => id));
    return held.filter(({ id }) => !drafted.has(id));
  }

  async events(member: Member, draftId: string, since: number): Promise<Resync> {
    await this.drafts.stateFor(member, draftId, false);
    return this.resync(member.leagueId, draftId, since);
  }

  /** The events after `since`, or an answer that a snapshot is needed. */
  async resync(leagueId: string, draftId: string, since: number): Promise<Resync> {
    // A new client needs the present state, not the events that led to it.
    if (since === 0) return { snapshot: true, seq: (await this.log.load(draftId, true)).seq };
    const rows = await this.log.eventsSince(leagueId, draftId, since, RESYNC_LIMIT + 1);
    const seq = rows.at(-1)?.seq ?? since;
    const stranger = rows[0] !== undefined && rows[0].seq !== since + 1;
    if (stranger || rows.length > RESYNC_LIMIT || (rows.length === 0 && (await this.isAhead(draftId, since))))
      return { snapshot: true, seq };
    return {
      snapshot: false,
      seq,
      events: rows.map((row) => ({
        stream: streamOf('draft', draftId),
        seq: row.seq,
        at: row.at.toISOString(),
        actor: row.actor,
        event: eventOf(row.type, row.data) as DraftEvent,
      })),
    };
  }

  /**
   * True when the client knows more events than exist, because the database was restored. Queries it only when this
   * process knows fewer than the client.
   */
  private async isAhead(draftId: string, seq: number): Promise<boolean> {
    return seq > (await this.log.load(draftId)).seq && seq > (await this.log.load(draftId, true)).seq;
  }

  async overrideRookie(
    member: Member,
    draftId: string,
    body: { player_id: number; rookie: boolean; reason: string },
    idempotency: Idempotency | null,
  ): Promise<{ player_id: number; rookie: boolean }> {
    const earlier = await this.drafts.earlierAnswer<{ player_id: number; rookie: boolean }>(
      member.leagueId,
      idempotency,
    );
    if (earlier) return earlier;
    const state = await this.drafts.stateFor(member, draftId);
    if (!member.commissioner) throw new RefusalError(refusal('forbidden.commissioner', { kind: 'forbidden' }));
    if (state.status !== 'lobby') throw new RefusalError(refusal('wrongDraftStatus.pool'));
    const publish = afterCommits();
    const answer = await this.database.write(async ({ db, record }) => {
      publish.forget();
      const player = await db
        .selectFrom('player as p')
        .select('p.full_name')
        .where('p.id', '=', body.player_id)
        .where(knownIn(member.leagueId))
        .executeTakeFirst();
      if (!player) throw notFound('player');
      const { rookie, reason } = body;
      const override = { rookie, reason, set_by: member.userId, set_at: clockNow };
      await db
        .insertInto('rookie_override')
        .values({ league_id: member.leagueId, player_id: body.player_id, ...override })
        .onConflict((conflict) => conflict.columns(['league_id', 'player_id']).doUpdateSet(override))
        .execute();
      await this.noteOverride(
        member,
        draftId,
        { type: 'rookieOverridden', playerId: body.player_id, name: player.full_name, rookie, reason },
        { db, ...publish },
      );
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: {
            key: 'player.rookie',
            figures: { name: player.full_name, rookie: body.rookie, reason: body.reason },
          },
          data: { kind: 'rookie', playerId: body.player_id, name: player.full_name, rookie: body.rookie },
        }),
      );
      return { player_id: body.player_id, rookie: body.rookie };
    }, idempotency);
    publish.all();
    return answer;
  }

  /** Writes the override into the log of every draft whose pool is not fixed yet. */
  private async noteOverride(
    { leagueId, userId }: Member,
    draftId: string,
    event: Extract<DraftEvent, { type: 'rookieOverridden' }>,
    inside: Inside,
  ): Promise<void> {
    for (const id of new Set([...(await lockOpenDrafts(inside.db, leagueId)), draftId])) {
      const state = await this.log.load(id, true);
      if (state.status !== 'lobby') {
        if (id === draftId) throw new RefusalError(refusal('wrongDraftStatus.pool'));
        continue;
      }
      const guard = { user: userId, team: null };
      const appended = await this.log.append({ state, events: [event], actor: userId, guard }, inside);
      // The draft moved at this moment; a retry sees the new state.
      if (appended.kind !== 'done') throw new Busy();
    }
  }

  /**
   * The draft's public log, newest first: decisions with their author and time, and the draft's course unless `only` is
   * 'decisions'.
   */
  async record(
    member: Member,
    draftId: string,
    { before = null, only }: { before?: number | null | undefined; only?: 'decisions' | undefined } = {},
  ): Promise<DraftRecordAnswer> {
    const state = await this.drafts.stateFor(member, draftId);
    const team = (id: string) => state.teams.find((entry) => entry.id === id)?.name ?? formerTeam();
    const place = (overall: number) => {
      const slot = state.slots[overall - 1];
      return placeWords(slot ? { round: slot.round, pick: slot.pickInRound } : { overall });
    };
    const course = only === undefined;
    const types = course ? [...DECISIONS, ...COURSE] : DECISIONS;
    const found = await this.queries.record(member.leagueId, draftId, {
      types,
      course,
      before,
      limit: RECORD_PAGE + 1,
    });
    const rows = found.slice(0, RECORD_PAGE);
    return {
      next: found.length > RECORD_PAGE ? (rows.at(-1)?.seq ?? null) : null,
      lines: rows.flatMap(({ seq, at, actor, name, type, data }) => {
        // This service wrote it. The fields left out of the query are not needed for the text.
        const event = { type, ...data } as DraftEvent;
        const text = recordWords(event, { team, place });
        const drawn = event.type === 'orderSet' ? drawnBy(event.order) : null;
        return text === null
          ? []
          : [
              {
                seq,
                at: at.toISOString(),
                actor: actor === null ? null : { user_id: actor, name: name ?? FORMER_NAME },
                type: event.type,
                text,
                drawn,
              },
            ];
      }),
    };
  }

  async export(member: Member, draftId: string): Promise<{ name: string; csv: string }> {
    const state = await this.drafts.stateFor(member, draftId);
    const team = (id: string) => state.teams.find((entry) => entry.id === id)?.name ?? '';
    const names = await namesOf(
      this.database.db,
      state.slots.flatMap(({ by }) => by ?? []),
    );
    const { stringify } = await import('csv-stringify/sync');
    const rows = state.slots.map((slot) => ({
      overall: slot.overall,
      round: slot.round,
      pick_in_round: slot.pickInRound,
      team: team(slot.ownerTeamId),
      original_team: team(slot.originalTeamId),
      status: slot.status,
      player_id: slot.player?.id ?? '',
      player: slot.player?.name ?? '',
      position: slot.player?.position ?? '',
      club: slot.player?.club ?? '',
      cap_hit: slot.player ? capHitOf(slot.player) : '',
      charge: slot.player ? chargeOf(slot.player, slot.ownerTeamId) : '',
      picked_by: slot.how ?? '',
      picker: names.get(slot.by ?? '') ?? '',
      picked_at: slot.at ?? '',
    }));
    const columns = Object.keys(rows[0] ?? {}).map((key) => ({ key, header: csvHead(key) }));
    const worded = (cell: string, { column }: { column?: string | number | undefined }) =>
      csvCell(String(column), cell);
    const csv = stringify(rows, { header: true, columns, cast: { string: worded }, escape_formulas: true, bom: true });
    return { name: fileName(draftName(state)), csv };
  }

  /**
   * Deletes a draft that has not begun, or a mock. The league keeps the picks. The teams that an expansion draft would
   * bring leave with it.
   */
  async remove(member: Member, draftId: string, idempotency: Idempotency | null): Promise<{ deleted: true }> {
    const earlier = await this.drafts.earlierAnswer<{ deleted: true }>(member.leagueId, idempotency);
    if (earlier) return earlier;
    const state = await this.drafts.stateFor(member, draftId);
    if (!this.drafts.actorOf(member, state).commissioner)
      throw new RefusalError(refusal('forbidden.commissioner', { kind: 'forbidden' }));
    if (state.kind !== 'mock' && state.status !== 'lobby') throw new RefusalError(refusal('wrongDraftStatus.history'));
    return this.database.write(async ({ db, record }) => {
      const joining = bringsTeams(state.type);
      // The order of everything that moves players: teams, the league, then its drafts.
      if (joining) await lockTeams(db, state.leagueId);
      const league = joining ? await lockLeague(db, state.leagueId) : null;
      const gone = await db
        .deleteFrom('draft')
        .where('league_id', '=', state.leagueId)
        .where('id', '=', draftId)
        .where(({ or, eb }) => or([eb('kind', '=', 'mock'), eb('status', '=', 'lobby')]))
        .returning('id')
        .execute();
      if (gone.length === 0) throw new RefusalError(refusal('wrongDraftStatus.begun'));
      if (league !== null) {
        const teamIds = await this.queries.joinedTeams(league.id, state.season, db);
        await callOffGrowth({ db, record }, league, { teamIds, by: member.userId });
      }
      await deleteEvents(db, state.leagueId, [streamOf('draft', draftId), streamOf('chat', draftId)]);
      await record(
        toLeagueAndRoom(state.leagueId, draftId, member.userId, { type: 'draftChanged', draftId, status: 'deleted' }),
      );
      return { deleted: true as const };
    }, idempotency);
  }
}
