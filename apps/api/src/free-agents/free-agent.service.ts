import { Injectable } from '@nestjs/common';
import { momentWords } from '@crease/core/calendar.js';
import type {
  AddFreeAgentBody,
  FreeAgentAdded,
  PreviewFreeAgentBody,
} from '@crease/core/free-agents/free-agents.schema.js';
import { hasBids, marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { AddLimitView } from '@crease/core/free-agents/free-agents.answers.js';
import type { Refusal, Result } from '@crease/core/result.js';
import { figures, shortPositions, totals } from '@crease/core/teams/cap.rules.js';
import type { RosterMove } from '@crease/core/teams/roster.rules.js';
import type { HeldPlayer, Newcomer, TeamBooks } from '@crease/core/teams/team.model.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { knownIn, playableIn } from '../players/players.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { requireHand, requireLook, TeamService } from '../teams/team.service.js';
import { decide, movesOf, previewOf } from '../teams/team-moves.queries.js';
import { frozenDrop } from '../teams/frozen-players.queries.js';
import { heldDrop } from '../teams/held-players.queries.js';
import { shortAddsOf } from '../teams/short-adds.queries.js';
import { spendable } from '../teams/spendable.queries.js';
import { settleClaims } from './claims.queries.js';
import { FaPickService, type SpendablePick } from './fa-pick.service.js';
import { firstComeClosed } from './market/first-come.queries.js';
import { refuseRestricted } from './rfa/rfa.queries.js';
import { cutEarlier, retainedPlayer } from './retained.queries.js';
import { refusal, refuse } from './free-agents.refusals.js';
import { addsClosed, claimClosed, findAddLimits } from './add-limits.queries.js';

interface Addition {
  readonly league: PlayingLeague;
  readonly team: TeamBooks;
  readonly player: Newcomer;
  readonly moves: readonly RosterMove[];
  readonly pick: SpendablePick | null;
  /** A refusal besides the team's limits; a commissioner can override it. */
  readonly hindrance: Refusal | null;
}

@Injectable()
export class FreeAgentService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly picks: FaPickService,
  ) {}

  /**
   * Adds a free agent for one pick of the present week (before the season without one). Drops and other moves are
   * judged together with it. When two teams add the same player at once, one gets the player and the other is refused
   * and keeps its pick.
   */
  async add(member: Member, body: AddFreeAgentBody, idempotency: Idempotency | null): Promise<FreeAgentAdded> {
    const teamId = teamFor(member, body);
    requireHand(member, teamId, body.override_reason);
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      await this.books.lock(db, member.leagueId, [teamId]);
      await this.books.refuseDuringDraft(db, member.leagueId);
      const { league, team, player, moves, pick, hindrance } = await this.addition(db, member.leagueId, teamId, body);
      const frozen = await frozenDrop(db, member.leagueId, team, moves, league.rules);
      if (frozen) throw new RefusalError(frozen);
      if (hindrance && body.override_reason == null) throw new RefusalError(hindrance);
      const { after, override } = await decide(
        db,
        team,
        moves,
        league,
        body,
        member.teamId !== teamId || hindrance !== null,
      );
      await this.teams.applyMoves(transaction, {
        league,
        team,
        moves,
        actor: member.userId,
        override,
        by: 'free-agent',
        week: pick?.week ?? null,
        ...(marketRules(league.settings)?.funds === 'budget' && league.phase === 'in-season' ? { price: 0 } : {}),
      });
      if (pick) await this.picks.spend(db, member.leagueId, pick, player.id);
      await settleClaims(db, league.id, [player.id], { key: 'addedByHand', figures: { team: team.name } });
      return {
        success: true as const,
        team_id: teamId,
        player_id: player.id,
        week: pick?.week ?? null,
        figures: figures(after, league.rules),
      };
    }, idempotency);
  }

  /** The limits of adds of the caller's team, each with what is used of it. */
  async addLimits({ leagueId, teamId }: Member): Promise<AddLimitView[]> {
    if (teamId === null) return [];
    const league = await this.books.league(this.database.db, leagueId);
    const limits = await findAddLimits(this.database.db, league, teamId);
    return limits.map(({ lastDay, ...limit }) => ({ ...limit, last_day: lastDay }));
  }

  /** Previews the team before and after the addition, and the refusal of the addition or claim. Changes nothing. */
  async preview(member: Member, body: PreviewFreeAgentBody): Promise<MovesPreview> {
    const teamId = teamFor(member, body);
    requireLook(member, teamId);
    return this.database.write(async ({ db }) => {
      await this.books.refuseDuringDraft(db, member.leagueId);
      const { league, team, moves, hindrance } = await this.addition(db, member.leagueId, teamId, body);
      return previewOf(
        db,
        team,
        moves,
        league,
        hindrance ?? (await frozenDrop(db, member.leagueId, team, moves, league.rules)),
      );
    });
  }

  private async addition(db: Db, leagueId: string, teamId: string, body: PreviewFreeAgentBody): Promise<Addition> {
    const league = await this.books.league(db, leagueId);
    const [team] = await this.books.books(db, leagueId, [teamId]);
    if (!team) throw new Error('a team has books');
    const player = await this.books.player(db, leagueId, teamId, body.player_id);
    await refuseUnavailable(db, leagueId, player);
    await refuseRestricted(db, leagueId, player);
    const bids = hasBids(league.settings);
    const pick = bids ? null : await this.picks.current(db, leagueId, teamId);
    const drops = (body.drop_player_ids ?? []).map((playerId): RosterMove => ({ type: 'drop', playerId }));
    const moves: RosterMove[] = [{ type: 'add', player }, ...drops, ...movesOf(body.moves ?? [])];
    const wait = body.claim === true ? null : await waiting(db, leagueId, player, bids);
    const season = league.phase === 'in-season';
    const hindrance =
      (season
        ? await addsClosed(db, league, team, { moves, claim: body.claim === true })
        : await outOfSeason(db, league, team, player, body.claim === true ? null : moves)) ??
      wait ??
      // A claim is judged again when it is decided, maybe days later.
      (body.claim === true ? null : await heldDrop(db, league, team, moves)) ??
      (await retainedPlayer(db, league.id, team, player)) ??
      (await cutEarlier(db, league, team, player, body.claim === true ? 'claim' : 'add')) ??
      (!season
        ? null
        : bids
          ? await firstComeClosed(db, league, player)
          : body.claim === true
            ? await withPickThen(db, league, team, player)
            : withPick(league, team, pick));
    return { league, team, player, moves, pick: season ? pick : null, hindrance };
  }
}

const refusalOf = (result: Result<never> & { ok: false }): Refusal => result.refusal;

function teamFor(member: Member, { team_id }: AddFreeAgentBody): string {
  const teamId = team_id ?? member.teamId;
  if (teamId === null) throw new RefusalError(refusal('forbidden.noTeam', { kind: 'forbidden' }));
  return teamId;
}

/** Throws refusals that cannot be overridden: the player is unknown, not playable in this league, or on a team. */
async function refuseUnavailable(db: Db, leagueId: string, player: HeldPlayer): Promise<void> {
  const row = await db
    .selectFrom('player as p')
    .select(({ selectFrom }) => [
      knownIn(leagueId).as('known'),
      playableIn(leagueId).as('playable'),
      selectFrom('roster_entry as r')
        .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
        .select('t.name')
        .where('r.league_id', '=', leagueId)
        .whereRef('r.player_id', '=', 'p.id')
        .as('holder'),
    ])
    .where('p.id', '=', player.id)
    .executeTakeFirst();
  if (!row?.known) throw notFound('player');
  if (row.holder !== null)
    throw new RefusalError(
      refusal('playerTaken', { figures: { player: player.name, holder: row.holder }, field: 'player_id' }),
    );
  if (!row.playable)
    throw new RefusalError(refusal('notPlayable', { figures: { player: player.name }, field: 'player_id' }));
}

/**
 * Refuses adds outside the season. From the day after the last draft on, a free agent may fill a missed position
 * minimum. `moves` is null for a claim, which needs a season.
 */
async function outOfSeason(
  db: Db,
  league: PlayingLeague,
  team: TeamBooks,
  player: HeldPlayer,
  moves: readonly RosterMove[] | null,
): Promise<Refusal | null> {
  const { name, position } = player;
  const adds = moves === null ? null : await shortAddsOf(db, league);
  if (adds === null || moves === null) return refusalOf(refuse('notInSeason', { figures: { player: name } }));
  if (!adds.open) return refusalOf(refuse('notInSeason.opens', { figures: { player: name, day: adds.from } }));
  if (moves.some((move) => move.type !== 'add' && move.playerId === player.id))
    return refusalOf(refuse('notInSeason.moved', { figures: { player: name } }));
  if (shortPositions(team, league.rules).includes(position)) return null;
  const has = totals(team, league.rules).byPosition[position];
  const least = league.rules.comingMinimums?.[position] ?? 0;
  return refusalOf(
    refuse('notInSeason.enough', {
      figures: { player: name, team: team.name, has, least, position },
      figure: has,
      limit: least,
    }),
  );
}

/**
 * The refusal while a player waits for claims. A player whose time is over without a claim is free, even before a task
 * has resolved the waiver.
 */
async function waiting(db: Db, leagueId: string, player: HeldPlayer, bids: boolean): Promise<Refusal | null> {
  const waiver = await db
    .selectFrom('waiver as w')
    .innerJoin('league as l', 'l.id', 'w.league_id')
    .select((eb) => [
      'w.clears_at',
      'l.time_zone',
      // A player sent down to the bank can only be claimed, however late the waiver is resolved.
      eb.and([eb('w.clears_at', '<=', clockNow), eb('w.to_bank', '=', false)]).as('over'),
      eb
        .exists(
          eb
            .selectFrom('waiver_claim as c')
            .select('c.id')
            .whereRef('c.league_id', '=', 'w.league_id')
            .whereRef('c.waiver_id', '=', 'w.id')
            .where('c.withdrawn_at', 'is', null),
        )
        .as('claimed'),
    ])
    .where('w.league_id', '=', leagueId)
    .where('w.player_id', '=', player.id)
    .where('w.resolved_at', 'is', null)
    .forUpdate('w')
    .executeTakeFirst();
  if (!waiver || (waiver.over && !waiver.claimed)) return null;
  const until = momentWords(waiver.clears_at.getTime(), waiver.time_zone);
  const figures = { player: player.name, until };
  return refusal(bids ? 'onWaivers.bids' : 'onWaivers', { figures, field: 'player_id' });
}

/** A claim is paid with a pick of the week in which it is decided. */
async function withPickThen(
  db: Db,
  league: PlayingLeague,
  team: TeamBooks,
  player: HeldPlayer,
): Promise<Refusal | null> {
  const row = await db
    .selectFrom('waiver as w')
    .select((eb) => [
      'w.clears_at',
      eb
        .exists(
          eb
            .selectFrom('fa_pick as f')
            .select('f.id')
            .where('f.league_id', '=', league.id)
            .where('f.owner_team_id', '=', team.teamId)
            .where(spendable(eb.ref('w.clears_at'))),
        )
        .as('paid'),
    ])
    .where('w.league_id', '=', league.id)
    .where('w.player_id', '=', player.id)
    .where('w.resolved_at', 'is', null)
    .executeTakeFirst();
  if (!row) return refusalOf(refuse('notOnWaivers.named', { figures: { player: player.name }, field: 'player_id' }));
  const closed = claimClosed(league, row.clears_at);
  if (closed) return closed;
  if (row.paid) return null;
  return refusalOf(
    refuse('noFaPick.claim', {
      figures: { team: team.name },
      figure: 0,
      limit: league.settings.maxPickupsPerWeek ?? 0,
    }),
  );
}

function withPick(league: PlayingLeague, team: TeamBooks, pick: SpendablePick | null): Refusal | null {
  if (pick) return null;
  return refusalOf(
    refuse('noFaPick.add', {
      figures: { team: team.name, tradable: league.settings.faTradesAllowed },
      figure: 0,
      limit: league.settings.maxPickupsPerWeek ?? 0,
    }),
  );
}
