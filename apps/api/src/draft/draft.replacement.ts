import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { DraftState, PoolPlayer, Slot } from '@crease/core/draft/draft.model.js';
import type { DraftCommand, PresentTeam } from '@crease/core/draft/draft.rules.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import { holdingsOf } from '@crease/core/draft/team/holdings.rules.js';
import type { Db } from '../platform/database/database.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { retainedPart } from '../teams/charges.queries.js';
import { DraftQueries } from './draft.queries.js';
import { retainedFrom } from './draft-pool.queries.js';
import { barredSince } from './draft-teams.queries.js';
import { overSince, requireFree, requireHeld } from './draft.replacement-checks.js';

type Replace = Extract<DraftCommand, { type: 'replace' }>;

interface JudgedBy {
  /** Missing when the pick has no player, which the rules refuse. */
  readonly present?: PresentTeam;
  readonly pool: DraftPool;
}

/**
 * Loads what a replacement in an ended draft is judged by while its season goes on: the team's present books, and the
 * present teams of both players. Reads inside the caller's transaction.
 */
@Injectable()
export class DraftReplacement {
  constructor(
    private readonly books: BooksQueries,
    private readonly queries: DraftQueries,
  ) {}

  /** Locks the pick's team, if any. Owners of picks no longer change after the end. */
  async lock(db: Db, state: DraftState, overall: number): Promise<void> {
    const slot = state.slots[overall - 1];
    if (slot) await this.books.lock(db, state.leagueId, [slot.ownerTeamId]);
  }

  /**
   * The team without the old player, and the pool with the new player at the present cost; other players keep the
   * draft's prices. Throws refusals that no override can lift: the season is over, the team no longer has the old
   * player, or another team has the new one.
   */
  async judgedBy(db: Db, state: DraftState, command: Replace, frozen: DraftPool): Promise<JudgedBy> {
    const slot = state.slots[command.overall - 1];
    const from = slot?.player;
    if (!slot || !from || from.id === command.playerId) return { pool: frozen };
    await this.books.refuseDuringDraft(db, state.leagueId);
    const league = await this.books.league(db, state.leagueId);
    if (league.season !== state.season || ['offseason', 'free-agency', 'protection'].includes(league.phase))
      throw overSince(state, league);
    await requireHeld(db, state, slot, from);
    const rosters = await db
      .selectFrom('roster_entry as r')
      .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
      .select(['r.player_id', 't.name'])
      .where('r.league_id', '=', league.id)
      .execute();
    const holders = new Map(rosters.map((row) => [row.player_id, row.name]));
    const wanted = frozen.byId.get(command.playerId);
    if (wanted) await requireFree(db, league.id, wanted, holders.get(wanted.id));
    const fresh = wanted && (await this.today(db, league, slot.ownerTeamId, wanted));
    const free = frozen.players.filter((player) => player.id === from.id || !holders.has(player.id));
    return {
      present: await this.present(db, state, league, slot, from.id),
      pool: new DraftPool(free.map((player) => (fresh && player.id === fresh.id ? fresh : player))),
    };
  }

  private async present(
    db: Db,
    state: DraftState,
    league: PlayingLeague,
    { overall, ownerTeamId: teamId }: Slot,
    without: number,
  ): Promise<PresentTeam> {
    const [team] = await this.books.books(db, league.id, [teamId]);
    if (!team) throw new Error('a locked team has books');
    const holdings = holdingsOf(
      { ...team, players: team.players.filter((player) => player.id !== without) },
      league.rules,
    );
    const barred = await db
      .selectFrom('retention')
      .select('player_id')
      .distinct()
      .where('league_id', '=', league.id)
      .where('team_id', '=', teamId)
      .where('created_at', '>', barredSince)
      .orderBy('player_id')
      .execute();
    // The pick ended the team's own retention of the old player. It continues when that player is replaced.
    const again = await db
      .selectFrom('retention as x')
      .innerJoin('draft_selection as s', (on) =>
        on
          .onRef('s.league_id', '=', 'x.league_id')
          .onRef('s.player_id', '=', 'x.player_id')
          .onRef('s.team_id', '=', 'x.team_id'),
      )
      .select(({ fn }) => fn.sum<number | null>(retainedPart(sql.val(league.season))).as('amount'))
      .where('s.draft_id', '=', state.id)
      .where('s.overall', '=', overall)
      .where('x.league_id', '=', league.id)
      .whereRef('x.ended_at', '>=', 's.at')
      .where('x.through_season', '>=', league.season)
      .executeTakeFirst();
    return {
      holdings: { ...holdings, capUsed: holdings.capUsed + (again?.amount ?? 0) },
      barred: barred.map((row) => row.player_id),
      rules: await this.queries.rules(league, state.type, db),
    };
  }

  /** The new player with today's position, cap hit and retained parts. */
  private async today(
    db: Db,
    league: PlayingLeague,
    teamId: string,
    { retained: _, ...player }: PoolPlayer,
  ): Promise<PoolPlayer> {
    const { position, capHit } = await this.books.player(db, league.id, teamId, player.id);
    const retained = await db
      .selectFrom('retention as x')
      .select(['x.team_id as teamId', ({ fn }) => fn.sum<number>(retainedPart(sql.val(league.season))).as('amount')])
      .where('x.league_id', '=', league.id)
      .where('x.player_id', '=', player.id)
      .where('x.ended_at', 'is', null)
      .where('x.through_season', '>=', league.season)
      .groupBy('x.team_id')
      .orderBy('x.team_id')
      .execute();
    return { ...player, ...retainedFrom(capHit, retained), position };
  }
}
