import { draftName } from '@crease/core/draft/draft-name.words.js';
import { draftPhases, heldBeforeSheets, takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { Injectable } from '@nestjs/common';
import { sql, type Expression } from 'kysely';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import type { Db, Idempotency } from '../../platform/database/database.js';
import { anyOf, exact } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import { autoWith, type CommandAnswer } from '../draft.parts.js';
import { DraftQueries } from '../draft.queries.js';
import { DraftService } from '../draft.service.js';
import { refusal } from '../draft.refusals.js';
import { requireOpenSheets } from './open-sheets.queries.js';
import { type Refusal } from '@crease/core/result.js';
import { namesIn } from '../../platform/database/rows.js';

const eventRow = namesIn('event');
const player = namesIn('player as p');
const f = namesIn('frozen_asset as f');
const entry = namesIn('roster_entry');

/** Reopens an ended draft. Refused once anything has followed its end (docs/rules.md, Leagues). */
@Injectable()
export class DraftReopening {
  constructor(
    private readonly drafts: DraftService,
    private readonly queries: DraftQueries,
  ) {}

  async reopen(member: Member, draftId: string, idempotency: Idempotency | null): Promise<CommandAnswer> {
    const earlier = await this.drafts.earlierAnswer(member.leagueId, idempotency);
    if (earlier) return earlier;
    const state = await this.drafts.stateFor(member, draftId);
    unwrap(mayCommand(state, 'reopen', this.drafts.actorOf(member, state)));
    const [present, promises] = await Promise.all([
      this.queries.teams(state.leagueId, state.season),
      this.queries.promises(state.leagueId),
    ]);
    // Managers may have joined or left since. Holdings must be as the draft left them, otherwise it is not reopened.
    const teams = state.teams.map((team) => {
      const now = present.find(({ id }) => id === team.id);
      if (!now) return team;
      const { name, picture, manager } = now;
      const auto = state.kind === 'mock' ? team.auto : autoWith(manager, team.auto);
      return { ...team, name, picture, manager, auto };
    });
    const pickIds = new Set(state.slots.flatMap(({ pickId, status }) => (status === 'open' ? [pickId] : [])));
    const command = {
      type: 'reopen',
      teams,
      promises: state.kind === 'mock' ? [] : promises.filter(({ pickId }) => pickIds.has(pickId)),
    } as const;
    return this.drafts.execute(member, draftId, command, idempotency, undefined, (db) => this.takeBack(db, state));
  }

  /** Takes the teams' locks, like phase changes, roster moves and trades. */
  private async takeBack(db: Db, state: DraftState): Promise<void> {
    await lockTeams(db, state.leagueId);
    if (state.kind !== 'mock') {
      if (heldBeforeSheets(state.type)) await requireOpenSheets(db, state.leagueId, state.season);
      const followed = await this.followed(db, state);
      if (followed) throw new RefusalError(followed);
    }
    await db
      .updateTable('draft')
      .set({ ended_at: null })
      .where('league_id', '=', state.leagueId)
      .where('id', '=', state.id)
      .where('status', '=', 'ended')
      .execute();
  }

  /** The first thing that followed the draft's end, as a refusal; null when nothing has. */
  private async followed(db: Db, state: DraftState): Promise<Refusal | null> {
    const draft = draftName(state);
    const league = await db
      .selectFrom('draft as d')
      .innerJoin('league as l', 'l.id', 'd.league_id')
      .select(['l.phase', 'l.current_season as season', ({ ref }) => exact(ref('d.ended_at')).as('end')])
      .where('d.league_id', '=', state.leagueId)
      .where('d.id', '=', state.id)
      .executeTakeFirst();
    if (!league) throw notFound('draft');
    if (league.season !== state.season)
      return refusal('somethingFollowed.season', { figures: { draft, present: league.season } });
    if (!draftPhases(state.type).includes(league.phase))
      return refusal('somethingFollowed.phase', { figures: { draft, phase: league.phase } });
    // Microseconds, because the draft's last changes have exactly its end as their time.
    const end = sql<Date>`${league.end}::timestamptz`;
    const later = await db
      .selectFrom('draft')
      .select(['name', 'built'])
      .where('league_id', '=', state.leagueId)
      .where('kind', '<>', 'mock')
      .where('id', '<>', state.id)
      .where('begun_at', '>', end)
      .orderBy('begun_at')
      .limit(1)
      .executeTakeFirst();
    if (later) return refusal('somethingFollowed.draft', { figures: { draft, later: draftName(later) } });
    const move = await this.firstMove(db, state, end);
    if (move) return refusal('somethingFollowed.move', { figures: { draft, ...move } });
    const pick = await db
      .selectFrom('pick_move as m')
      .innerJoin('draft_pick as p', (join) =>
        join.onRef('p.league_id', '=', 'm.league_id').onRef('p.id', '=', 'm.pick_id'),
      )
      .innerJoin('team as t', (join) =>
        join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.original_team_id'),
      )
      .select(['p.round', 't.name as team'])
      .where('m.league_id', '=', state.leagueId)
      .where('m.pick_id', '=', anyOf(state.slots.map(({ pickId }) => pickId)))
      .where('m.at', '>', end)
      .orderBy('m.id')
      .limit(1)
      .executeTakeFirst();
    if (pick) return refusal('somethingFollowed.pick', { figures: { draft, ...pick } });
    const promised = takesFromTeams(state.type) ? await promisedSince(db, state.leagueId, end) : null;
    if (promised !== null) return refusal('somethingFollowed.trade', { figures: { draft, player: promised } });
    const retained = await this.retentionChanged(db, state, end);
    return retained === null ? null : refusal('somethingFollowed.retention', { figures: { draft, player: retained } });
  }

  /**
   * The first player who joined or left a team since the end. Excludes players replaced in this draft and players that
   * it took from their teams: the last pick moves its player a moment after the end.
   */
  private firstMove(
    db: Db,
    { id, leagueId }: DraftState,
    end: Expression<Date>,
  ): Promise<{ player: string; team: string } | undefined> {
    // Take the later of both: the transaction of a later move may have begun before the end.
    const arrived = sql<Date>`greatest(${entry.since}, ${entry.acquired_at})`;
    return db
      .with('replaced', (by) =>
        by
          .selectFrom('event')
          .select(sql<number>`(${eventRow.data} #>> '{from,id}')::int`.as('player_id'))
          .where('league_id', '=', leagueId)
          .where('stream', '=', `draft:${id}`)
          .where('type', '=', 'playerReplaced')
          .where('at', '>', end),
      )
      .with('moved', (by) =>
        by
          .selectFrom('roster_past')
          .select(['player_id', 'team_id', 'to_at as at'])
          .where('league_id', '=', leagueId)
          .where('to_at', '>', end)
          .where('player_id', 'not in', by.selectFrom('replaced').select('player_id'))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('roster_entry as r')
                  .select('r.player_id')
                  .whereRef('r.league_id', '=', 'roster_past.league_id')
                  .whereRef('r.player_id', '=', 'roster_past.player_id')
                  .whereRef('r.team_id', '<>', 'roster_past.team_id')
                  .whereRef('r.since', '>=', 'roster_past.to_at')
                  .where('r.acquired_at', '<=', end)
                  .where('r.acquired_by', '=', `draft:${id}`),
              ),
            ),
          )
          .unionAll(
            by
              .selectFrom('roster_entry')
              .select(['player_id', 'team_id', arrived.as('at')])
              .where('league_id', '=', leagueId)
              .where(arrived, '>', end)
              .where('acquired_by', '<>', `draft:${id}`),
          ),
      )
      .selectFrom('moved')
      .innerJoin('player as p', 'p.id', 'moved.player_id')
      .innerJoin('team as t', (join) => join.on('t.league_id', '=', leagueId).onRef('t.id', '=', 'moved.team_id'))
      .select(['p.full_name as player', 't.name as team'])
      .orderBy('moved.at')
      .limit(1)
      .executeTakeFirst();
  }

  /** A player whose retained salary changed since the end, other than by the draft itself. */
  private async retentionChanged(db: Db, { id, leagueId }: DraftState, end: Expression<Date>): Promise<string | null> {
    const changed = await db
      .selectFrom('retention as r')
      .innerJoin('player as p', 'p.id', 'r.player_id')
      .select('p.full_name as player')
      .where('r.league_id', '=', leagueId)
      .where(({ or, and, not, exists, eb, selectFrom }) =>
        or([
          eb('r.created_at', '>', end),
          and([
            eb('r.ended_at', '>', end),
            not(
              exists(
                selectFrom('roster_entry as e')
                  .select('e.player_id')
                  .whereRef('e.league_id', '=', 'r.league_id')
                  .whereRef('e.player_id', '=', 'r.player_id')
                  .where('e.acquired_by', '=', `draft:${id}`),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('p.id')
      .limit(1)
      .executeTakeFirst();
    return changed?.player ?? null;
  }
}

/** A player that a trade accepted since the end promises. The draft could take such a player from the trade. */
async function promisedSince(db: Db, leagueId: string, end: Expression<Date>): Promise<string | null> {
  const promised = await db
    .selectFrom('frozen_asset as f')
    .innerJoin('trade as t', (join) => join.onRef('t.league_id', '=', 'f.league_id').onRef('t.id', '=', 'f.trade_id'))
    .innerJoin('player as p', (join) => join.on(sql<boolean>`${player.id}::text = ${f.ref}`))
    .select('p.full_name as player')
    .where('f.league_id', '=', leagueId)
    .where('f.kind', '=', 'player')
    .where('t.accepted_at', '>', end)
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  return promised?.player ?? null;
}
