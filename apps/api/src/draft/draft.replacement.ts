import { Injectable } from '@nestjs/common';
import { momentWords } from '@crease/core/calendar.js';
import type { DraftedPlayer, DraftState, PoolPlayer, RetainedShare, Slot } from '@crease/core/draft/draft.model.js';
import type { DraftCommand, PresentTeam } from '@crease/core/draft/draft.rules.js';
import { DraftPool } from '@crease/core/draft/legality.rules.js';
import { PHASE_WORDS } from '@crease/core/seasons/phase.rules.js';
import { totals } from '@crease/core/teams/cap.rules.js';
import { RETENTION_LIMITS } from '@crease/core/teams/retention.rules.js';
import type { Transaction } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { frozenDrop } from '../teams/frozen-players.queries.js';
import { DraftQueries, retainedFrom } from './draft.queries.js';

type Sql = Transaction['sql'];
type Replace = Extract<DraftCommand, { type: 'replace' }>;

interface JudgedBy {
  /** Left out where the pick has no player, which is the rules' to say. */
  readonly present?: PresentTeam;
  readonly pool: DraftPool;
}

const BY_MOVES = 'Leave the pick as it is, and move players on the team page.';

/**
 * What replacing a player is judged by when the draft has ended and its season goes on: the books of this moment, and who has the two
 * players now. Everything is read inside the caller's transaction.
 */
@Injectable()
export class DraftReplacement {
  constructor(
    private readonly books: BooksQueries,
    private readonly queries: DraftQueries,
  ) {}

  /** Locks the team of the pick; nothing where there is no such pick. Who picks no longer changes when the draft has ended. */
  async lock(sql: Sql, state: DraftState, overall: number): Promise<void> {
    const slot = state.slots[overall - 1];
    if (slot) await this.books.lock(sql, state.leagueId, [slot.ownerTeamId]);
  }

  /**
   * The team without the player who is replaced, and the pool with the new one as he costs now; the others keep the prices of the draft.
   * Refuses what no override can mend: the season is over, the old player is the team's no longer, somebody else has the new one.
   */
  async judgedBy(sql: Sql, state: DraftState, command: Replace, frozen: DraftPool): Promise<JudgedBy> {
    const slot = state.slots[command.overall - 1];
    const from = slot?.player;
    if (!slot || !from || from.id === command.playerId) return { pool: frozen };
    await this.books.refuseDuringDraft(sql, state.leagueId);
    const league = await this.books.league(sql, state.leagueId);
    if (league.season !== state.season || league.phase === 'offseason' || league.phase === 'protection')
      throw overSince(state, league);
    await this.requireHeld(sql, state, slot, from);
    const rosters = await sql<{ player_id: number; name: string }>(
      'select r.player_id, t.name from roster_entry r join team t on t.id = r.team_id where r.league_id = $1',
      [league.id],
    );
    const holders = new Map(rosters.map((row) => [row.player_id, row.name]));
    const wanted = frozen.byId.get(command.playerId);
    if (wanted) await this.requireFree(sql, league.id, wanted, holders.get(wanted.id));
    const fresh = wanted && (await this.today(sql, league, slot.ownerTeamId, wanted));
    const free = frozen.players.filter((player) => player.id === from.id || !holders.has(player.id));
    return {
      present: await this.present(sql, state, league, slot, from.id),
      pool: new DraftPool(free.map((player) => (fresh && player.id === fresh.id ? fresh : player))),
    };
  }

  private async present(
    sql: Sql,
    state: DraftState,
    league: PlayingLeague,
    { overall, ownerTeamId: teamId }: Slot,
    without: number,
  ): Promise<PresentTeam> {
    const [team] = await this.books.books(sql, league.id, [teamId]);
    if (!team) throw new Error('a locked team has books');
    const { byPosition, capUsed, rookies } = totals({
      ...team,
      players: team.players.filter((player) => player.id !== without),
    });
    const barred = await sql<{ player_id: number }>(
      `select distinct player_id from retention where league_id = $1 and team_id = $2 and created_at > now() - interval '${RETENTION_LIMITS.reacquireDays} days' order by player_id`,
      [league.id, teamId],
    );
    // What the team retained of the old player ended with the pick, and runs on without it.
    const [again] = await sql<{ amount: number }>(
      `select coalesce(sum(retained_part(x.player_id, x.percent, $4)), 0)::bigint as amount
       from retention x join draft_selection s on s.draft_id = $1 and s.overall = $2 and s.player_id = x.player_id and s.team_id = x.team_id
       where x.league_id = $3 and x.ended_at >= s.at and x.through_season >= $4`,
      [state.id, overall, league.id, league.season],
    );
    return {
      holdings: { ...byPosition, capUsed: capUsed + (again?.amount ?? 0), rookies },
      barred: barred.map((row) => row.player_id),
      rules: await this.queries.rules(league),
    };
  }

  /** The new player with his position of today, and his cap hit with what teams retain of it now. */
  private async today(
    sql: Sql,
    league: PlayingLeague,
    teamId: string,
    { retained: _, ...player }: PoolPlayer,
  ): Promise<PoolPlayer> {
    const { position, capHit } = await this.books.player(sql, league.id, teamId, player.id);
    const retained = await sql<RetainedShare>(
      `select team_id as "teamId", sum(retained_part(player_id, percent, $3))::bigint as amount from retention
       where league_id = $1 and player_id = $2 and ended_at is null and through_season >= $3 group by team_id order by team_id`,
      [league.id, player.id, league.season],
    );
    return { ...player, ...retainedFrom(capHit, retained), position };
  }

  /** The player came to the team by this draft and is there still, and no trade holds him. */
  private async requireHeld(sql: Sql, state: DraftState, slot: Slot, player: DraftedPlayer): Promise<void> {
    const [entry] = await sql<{ team_id: string; name: string; acquired_by: string }>(
      'select r.team_id, t.name, r.acquired_by from roster_entry r join team t on t.id = r.team_id where r.league_id = $1 and r.player_id = $2',
      [state.leagueId, player.id],
    );
    const moved = (message: string) =>
      new RefusalError({ name: 'playerMoved', field: 'overall', message, fix: BY_MOVES });
    if (!entry) throw moved(`${player.name} has been dropped since and is on no team.`);
    if (entry.team_id !== slot.ownerTeamId) throw moved(`${player.name} is on ${entry.name} now.`);
    if (entry.acquired_by !== `draft:${state.id}`)
      throw moved(`${player.name} has left ${entry.name} since the draft and come back.`);
    const held = await frozenDrop(sql, state.leagueId, [{ type: 'drop', playerId: player.id }]);
    if (held) throw new RefusalError({ ...held, field: 'overall', fix: 'Wait until that is settled.' });
  }

  private async requireFree(
    sql: Sql,
    leagueId: string,
    player: DraftedPlayer,
    holder: string | undefined,
  ): Promise<void> {
    if (holder !== undefined)
      throw new RefusalError({
        name: 'playerTaken',
        field: 'player_id',
        message: `${player.name} is on ${holder}.`,
        fix: 'Choose another player.',
      });
    const [waiver] = await sql<{ clears_at: string | Date; time_zone: string }>(
      `select clears_at, (select l.time_zone from league l where l.id = waiver.league_id) as time_zone from waiver where league_id = $1 and player_id = $2 and resolved_at is null`,
      [leagueId, player.id],
    );
    if (waiver)
      throw new RefusalError({
        name: 'onWaivers',
        field: 'player_id',
        message: `${player.name} is on waivers until ${momentWords(new Date(waiver.clears_at).getTime(), waiver.time_zone)}.`,
        fix: 'Choose another player, or let the team claim the player.',
      });
  }
}

function overSince(state: DraftState, league: PlayingLeague): RefusalError {
  const message =
    league.season === state.season
      ? `The league is in ${PHASE_WORDS[league.phase]}; picks are replaced until the season is over.`
      : `${state.name} belongs to ${state.season}; the league plays ${league.season}.`;
  return new RefusalError({ name: 'wrongPhase', message, fix: BY_MOVES });
}
