import { Injectable } from '@nestjs/common';
import type { Place } from '@crease/core/position.js';
import { hasOwnSalaries } from '@crease/core/contracts/contract.rules.js';
import { figures } from '@crease/core/teams/cap.rules.js';
import { lineOf, type MoveLine } from '@crease/core/teams/move.events.js';
import { exemptFromWaivers, takesAway } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { MovesAnswer, MovesBody, MovesPreview } from '@crease/core/teams/team.schema.js';
import { Database, type Db, type Idempotency, type Transaction } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { enterContract, enterProspects, enterSalary, takeContract } from '../contracts/contracts.tables.js';
import { inForce, onWaiversStill } from '../players/player-cost.queries.js';
import { frozenDrop } from './frozen-players.queries.js';
import { heldDrop } from './held-players.queries.js';
import { BooksQueries, type PlayingLeague } from './books.queries.js';
import { cutPlayer } from './cuts/cut.writer.js';
import { releasePlayers } from './roster.writer.js';
import { refusal } from './teams.refusals.js';
import { type DecidedMoves, type Dropped, movesOf, decide, previewOf } from './team-moves.queries.js';

const PLACE_AFTER = { toIr: 'ir', activate: 'active', toBank: 'rookie', promote: 'active' } as const satisfies Record<
  string,
  Place
>;

/** `after`: the team's books after its moves. `afterCommit` runs its argument after the commit. */
type Moved = (
  inside: Pick<Transaction, 'db'> & { readonly afterCommit: (publish: () => void) => void },
  league: PlayingLeague,
  after: TeamBooks,
) => Promise<void>;

@Injectable()
export class TeamService {
  private dropped: Dropped = () => Promise.resolve(null);
  private moved: Moved = () => Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  /** Free agents register here: teams must not depend on them. */
  onDrop(dropped: Dropped): void {
    this.dropped = dropped;
  }

  /** Drafts register here. It is called in the transaction of moves while a draft of the season runs. */
  onMoved(moved: Moved): void {
    this.moved = moved;
  }

  /** Executes a team's moves, judged together. A commissioner can override every rule with a reason. */
  async move(member: Member, teamId: string, body: MovesBody, idempotency: Idempotency | null): Promise<MovesAnswer> {
    requireHand(member, teamId, body.override_reason);
    let waiting: (() => void)[] = [];
    const answer = await this.database.write(async (transaction) => {
      const { db } = transaction;
      waiting = [];
      await this.books.lock(db, member.leagueId, [teamId]);
      const followed = await this.books.lockDraftsForMoves(db, member.leagueId);
      const league = await this.books.league(db, member.leagueId);
      const [team] = await this.books.books(db, member.leagueId, [teamId]);
      if (!team) throw new Error('a locked team has books');
      const moves = movesOf(body.moves);
      const frozen = await frozenDrop(db, member.leagueId, team, moves, league.rules);
      if (frozen) throw new RefusalError(frozen);
      const held = await heldDrop(db, league, team, moves);
      if (held && body.override_reason == null) throw new RefusalError(held);
      const always = member.teamId !== teamId || held !== null;
      const { after, override } = await decide(db, team, moves, league, body, always);
      await this.applyMoves(transaction, { league, team, moves, actor: member.userId, override });
      if (followed) await this.moved({ db, afterCommit: (publish) => void waiting.push(publish) }, league, after);
      return { success: true as const, team_id: teamId, figures: figures(after, league.rules) };
    }, idempotency);
    for (const publish of waiting) publish();
    return answer;
  }

  /** Previews moves and their refusal. Changes nothing. */
  async preview(member: Member, teamId: string, body: MovesBody): Promise<MovesPreview> {
    requireLook(member, teamId);
    return this.database.read(async (db) => {
      const league = await this.books.league(db, member.leagueId);
      const [team] = await this.books.books(db, member.leagueId, [teamId]);
      if (!team) throw new Error('a team has books');
      const moves = movesOf(body.moves);
      const hindrance =
        (await frozenDrop(db, member.leagueId, team, moves, league.rules)) ?? (await heldDrop(db, league, team, moves));
      return previewOf(db, team, moves, league, hindrance);
    });
  }

  /**
   * Executes moves that the caller judged under the team's lock, in the caller's transaction. Refuses a player who
   * joined another team at the same moment.
   */
  async applyMoves(
    { db, record }: Transaction,
    { league, team, moves, actor, override, by = 'move', how, week, price, salary, person }: DecidedMoves,
  ): Promise<void> {
    const lines: MoveLine[] = [];
    const exempt = exemptFromWaivers(team.players, league.rules, moves);
    for (const move of moves) {
      const more = { override: override ?? null, week: week ?? null, ...(how === undefined ? {} : { how }) };
      switch (move.type) {
        case 'add':
          await this.add(db, league.id, team.teamId, move.player.id, move.player.name, by);
          if (salary !== undefined) await enterSalary(db, league, move.player.id, salary);
          else {
            if (hasOwnSalaries(league.settings))
              await takeContract(
                db,
                league.id,
                move.player.id,
                how === 'waivers' || how === 'bid' ? inForce : onWaiversStill,
              );
            await enterContract(db, league, move.player.id);
          }
          lines.push(
            lineOf(team, move, {
              ...more,
              ...(person === undefined ? {} : { person }),
              ...(price === undefined ? {} : { price }),
            }),
          );
          break;
        case 'drop':
          await cutPlayer(db, league, team.teamId, move.playerId);
          lines.push(
            lineOf(team, move, {
              ...more,
              waiversUntil: await this.dropped(db, league, team.teamId, move.playerId, false),
            }),
          );
          break;
        case 'toIr':
        case 'activate':
        case 'toBank':
        case 'promote': {
          const waiversUntil =
            !override && takesAway(move, league.rules, exempt)
              ? await this.dropped(db, league, team.teamId, move.playerId, true)
              : null;
          if (waiversUntil !== null) {
            await releasePlayers(db, league.id, { teamId: team.teamId, playerIds: [move.playerId], sent: true });
            lines.push(lineOf(team, move, { ...more, waiversUntil }));
            break;
          }
          if (move.type === 'promote') await enterProspects(db, league, [move.playerId], league.season);
          await db
            .updateTable('roster_entry')
            .set({ place: PLACE_AFTER[move.type] })
            .where('league_id', '=', league.id)
            .where('player_id', '=', move.playerId)
            .where('team_id', '=', team.teamId)
            .execute();
          lines.push(lineOf(team, move, more));
          break;
        }
      }
    }
    for (const { actionType, says, data } of lines)
      await record(
        leagueLine({ leagueId: league.id, actor, actionType, says, teamIds: [team.teamId], data: { ...data } }),
      );
  }

  private async add(
    db: Db,
    leagueId: string,
    teamId: string,
    playerId: number,
    name: string,
    by: string,
  ): Promise<void> {
    const added = await db
      .insertInto('roster_entry')
      .values({
        league_id: leagueId,
        player_id: playerId,
        team_id: teamId,
        place: 'active',
        acquired_at: clockNow,
        acquired_by: by,
        since: clockNow,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('player_id')
      .executeTakeFirst();
    if (added !== undefined) return;
    const holder = await db
      .selectFrom('roster_entry as r')
      .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
      .select('t.name')
      .where('r.league_id', '=', leagueId)
      .where('r.player_id', '=', playerId)
      .executeTakeFirst();
    throw new RefusalError(
      refusal('playerTaken', { figures: { name, holder: holder?.name ?? null }, field: 'player_id' }),
    );
  }
}

/** Managers move their own players. A commissioner moves any team's players, with a reason. */
export function requireHand(member: Member, teamId: string, reason: string | null | undefined): void {
  if (!member.commissioner && reason != null)
    throw new RefusalError(refusal('forbidden.override', { kind: 'forbidden' }));
  if (member.teamId === teamId) return;
  if (!member.commissioner) throw new RefusalError(refusal('forbidden.move', { kind: 'forbidden' }));
  if (reason == null) {
    throw new RefusalError(refusal('overrideReason', { kind: 'invalid', field: 'override_reason' }));
  }
}

/** Managers preview moves of the team they manage, a commissioner those of any team. */
export function requireLook(member: Member, teamId: string): void {
  if (member.teamId !== teamId && !member.commissioner)
    throw new RefusalError(refusal('forbidden.move', { kind: 'forbidden' }));
}
