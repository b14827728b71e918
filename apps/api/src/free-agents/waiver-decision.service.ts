import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { claimantsIn, claimOrder, claimSequence, type PlacedClaimant } from '@crease/core/free-agents/waiver.rules.js';
import type { ClaimEnding } from '@crease/core/free-agents/waiver.words.js';
import { storedRefusal } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import type { MoveData } from '@crease/core/teams/move.events.js';
import { judgeMoves, type RosterMove } from '@crease/core/teams/roster.rules.js';
import { findTable } from '../competition/table.queries.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { clockAtQuery, exact } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { BooksQueries, heldDraft, type PlayingLeague } from '../teams/books.queries.js';
import { frozenDrop } from '../teams/frozen-players.queries.js';
import { heldDrop } from '../teams/held-players.queries.js';
import { givePlayer } from '../teams/roster.writer.js';
import { TeamService } from '../teams/team.service.js';
import { movesOf } from '../teams/team-moves.queries.js';
import { closedClaims, endClosedClaims } from './closed-claims.writer.js';
import { FaPickService } from './fa-pick.service.js';
import { hasDueBid } from './market/due-bids.queries.js';
import { retainedPlayer } from './retained.queries.js';
import { addsClosed } from './add-limits.queries.js';
import { type DueWaiver, type OpenClaim, claimantsAt, dueAt, openClaims } from './waiver-claims.queries.js';
import { close } from './waiver-closing.writer.js';

export interface Decision {
  /** Winning team by waiver. */
  readonly won: ReadonlyMap<string, string>;
  /** Reason by claim why it was not legal. */
  readonly refusals: ReadonlyMap<string, ClaimEnding>;
  readonly inOrder: readonly PlacedClaimant[];
  readonly names: ReadonlyMap<string, string>;
  /** Seed of the draw among teams with equal points. */
  readonly seed: string;
}

/** Times decided per league in one round; the next round continues. */
const TIMES_AT_ONCE = 50;

const refusedBy = (refusal: Refusal): ClaimEnding => ({ key: 'refused', figures: { why: storedRefusal(refusal) } });

/** Decides waivers: of the teams that may have the player, the lowest in the table gets them. */
@Injectable()
export class WaiverDecision {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly picks: FaPickService,
    private readonly rounds: LeagueRounds,
    private readonly points: ScoringService,
  ) {}

  async resolveDue(): Promise<void> {
    await this.rounds.each('waivers', await closedClaims(this.database.db).execute(), ({ league_id }) =>
      this.database.write((to) => endClosedClaims(to, this.books, league_id)),
    );
    const leagues = await this.database.db
      .selectFrom('waiver as w')
      .select('w.league_id')
      .distinct()
      .where('w.resolved_at', 'is', null)
      .where('w.clears_at', '<=', clockAtQuery)
      // Bids for a player come first.
      .where(({ not, ref }) => not(hasDueBid(ref('w.league_id'), ref('w.player_id'))))
      .execute();
    await this.rounds.each('waivers', leagues, ({ league_id }) => this.resolve(league_id));
  }

  /** Decides due waivers by time, up to `TIMES_AT_ONCE` per round. */
  private async resolve(leagueId: string): Promise<void> {
    for (let times = 0; times < TIMES_AT_ONCE; times += 1) {
      const next = await this.database.db
        .selectFrom('waiver as w')
        .select(({ fn }) => exact(fn.min<Date | null>('w.clears_at')).$castTo<string | null>().as('at'))
        .where('w.league_id', '=', leagueId)
        .where('w.resolved_at', 'is', null)
        .where('w.clears_at', '<=', clockAtQuery)
        .where(({ not, ref }) => not(hasDueBid(ref('w.league_id'), ref('w.player_id'))))
        .executeTakeFirst();
      if (next?.at == null) return;
      // The order of the teams needs the points of games under way.
      await this.points.catchUp([leagueId]);
      if (!(await this.resolveAt(leagueId, next.at))) return;
    }
  }

  /**
   * Decides all waivers of one end time together. Teams are served by points, and each gets its claims in its order of
   * preference as far as they are legal. The winner uses a pick of that time's week; the other claimants learn the
   * reason. Returns false when nothing is decided because a draft is being held.
   */
  private async resolveAt(leagueId: string, at: string): Promise<boolean> {
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      // Lock teams, then waivers: claims and adds lock in the same order.
      const claimants = await claimantsAt(db, leagueId, at);
      if (claimants.length > 0) await this.books.lock(db, leagueId, claimants);
      // A draft relies on the rosters and its pool, so waivers wait until its end.
      if ((await heldDraft(db, leagueId)) !== null) return false;
      const due = await dueAt(db, leagueId, at);
      if (due.length === 0) return true;
      const league = await this.books.league(db, leagueId);
      const claims = await openClaims(
        db,
        leagueId,
        due.map(({ id }) => id),
      );
      // A claim may have been added while this waited for the waiver's lock.
      const late = claims.map(({ team_id }) => team_id).filter((teamId) => !claimants.includes(teamId));
      if (late.length > 0) await this.books.lock(db, leagueId, late);
      const decision = await this.decide(transaction, league, due, claims);
      for (const waiver of due) {
        await close(transaction, leagueId, waiver, claims, decision);
        if (waiver.to_bank && !decision.won.has(waiver.id)) await this.toBank(transaction, league, waiver);
      }
      return true;
    });
  }

  private async decide(
    transaction: Transaction,
    league: PlayingLeague,
    due: readonly DueWaiver[],
    claims: readonly OpenClaim[],
  ): Promise<Decision> {
    const seed = randomBytes(32).toString('hex');
    const table = await findTable(transaction.db, league.id, league.season);
    const claimants = claims.map(({ team_id }) => team_id);
    const inOrder = claimOrder(claimantsIn(table, claimants, league.settings), seed);
    const won = new Map<string, string>();
    const refusals = new Map<string, ClaimEnding>();
    const sequence = claimSequence(
      claims.map((claim) => ({ ...claim, teamId: claim.team_id, waiverId: claim.waiver_id })),
      inOrder.map(({ teamId }) => teamId),
      new Map(due.map(({ id, dropped_by }) => [id, dropped_by])),
    );
    for (const claim of sequence) {
      const waiver = due.find(({ id }) => id === claim.waiver_id);
      if (!waiver || won.has(waiver.id)) continue;
      const refused = await this.award(transaction, league, claim, waiver);
      if (refused === null) won.set(waiver.id, claim.team_id);
      else refusals.set(claim.id, refused);
    }
    return { won, refusals, inOrder, names: new Map(table.map(({ teamId, name }) => [teamId, name])), seed };
  }

  /** Moves an unclaimed player who was sent down into their team's bank. */
  private async toBank({ db, record }: Transaction, league: PlayingLeague, waiver: DueWaiver): Promise<void> {
    const { dropped_by: teamId, player_id: playerId } = waiver;
    if (!(await givePlayer(db, league.id, playerId, { to: teamId, place: 'rookie', by: 'cleared' }))) return;
    const [team] = await this.books.books(db, league.id, [teamId]);
    const player = team?.players.find(({ id }) => id === playerId);
    if (!team || !player) throw new Error('a player in the bank stands in the books');
    const says = {
      key: 'team.sentToBank' as const,
      figures: { team: team.name, name: player.name, how: 'cleared' as const },
    };
    const data: MoveData = { kind: 'move', move: 'add', teamId, playerId, name: player.name, player };
    await record(
      leagueLine({
        leagueId: league.id,
        actor: null,
        actionType: 'others',
        says,
        teamIds: [teamId],
        data: { ...data },
      }),
    );
  }

  /** Awards the player if the team may have them. Otherwise returns the reason. */
  private async award(
    transaction: Transaction,
    league: PlayingLeague,
    claim: OpenClaim,
    waiver: DueWaiver,
  ): Promise<ClaimEnding | null> {
    const { db } = transaction;
    if (league.phase !== 'in-season') return { key: 'seasonOver' };
    const taken = await db
      .selectFrom('roster_entry')
      .select('player_id')
      .where('league_id', '=', league.id)
      .where('player_id', '=', waiver.player_id)
      .executeTakeFirst();
    if (taken) return { key: 'onTeam' };
    const pick = await this.picks.current(db, league.id, claim.team_id, waiver.clears_at);
    if (!pick) return { key: 'noPick' };
    const [team] = await this.books.books(db, league.id, [claim.team_id]);
    if (!team) throw new Error('a locked team has books');
    const player = await this.books.player(db, league.id, claim.team_id, waiver.player_id);
    const drop: RosterMove[] = claim.drop_player_id === null ? [] : [{ type: 'drop', playerId: claim.drop_player_id }];
    const moves: RosterMove[] = [{ type: 'add', player }, ...drop, ...movesOf(claim.moves)];
    // A claim decided late counts on the day on which it was due.
    const due = new Date(waiver.clears_at);
    const closed = await addsClosed(db, league, team, { moves, at: due });
    if (closed) return refusedBy(closed);
    const retained = await retainedPlayer(db, league.id, team, player);
    if (retained) return refusedBy(retained);
    const frozen = await frozenDrop(db, league.id, team, moves, league.rules);
    if (frozen) return refusedBy(frozen);
    const held = await heldDrop(db, league, team, moves);
    if (held) return refusedBy(held);
    const judged = judgeMoves(team, moves, league.rules);
    if (!judged.ok) return refusedBy(judged.refusal);
    await this.teams.applyMoves(transaction, {
      league,
      team,
      moves,
      actor: null,
      ...(claim.person === null ? {} : { person: claim.person }),
      by: 'waivers',
      how: 'waivers',
      week: pick.week,
    });
    await this.picks.spend(db, league.id, pick, player.id, due);
    return null;
  }
}
