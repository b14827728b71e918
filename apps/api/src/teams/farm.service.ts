import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { asRows } from '../platform/database/sql.js';
import { farmRules, type CallUpRules } from '@crease/core/leagues/farm.rules.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { BooksQueries, heldDraft } from './books.queries.js';
import { callingUp, overdueInBanks, toCallUp } from './farm.queries.js';
import { TeamService } from './team.service.js';

/**
 * Announces call-ups from rookie banks. After the deadline the player is promoted, or the team cannot add players
 * (docs/rules.md, Cap and roster).
 */
@Injectable()
export class FarmService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly teams: TeamService,
    private readonly tasks: TimedTasks,
    private readonly rounds: LeagueRounds,
  ) {}

  async callUp(): Promise<void> {
    await this.rounds.each('farm', await callingUp(this.database.db).execute(), async ({ league_id, settings }) => {
      const rules = farmRules(settings)?.callUp;
      if (!rules) return;
      const due = await this.announce(league_id, rules);
      if (due !== null) this.tasks.arm('farm', league_id, due);
      if (rules.alone) await this.bringUp(league_id);
    });
  }

  /** Announces players who have played too many games. Returns their deadline. */
  private async announce(leagueId: string, rules: CallUpRules): Promise<Date | null> {
    const { games, days } = rules;
    const found = await toCallUp(this.database.db, leagueId, rules).execute();
    if (found.length === 0) return null;
    return this.database.write(async ({ db, record }) => {
      await this.books.lock(db, leagueId, [...new Set(found.map(({ team_id }) => team_id))]);
      const present = await toCallUp(db, leagueId, rules).execute();
      if (present.length === 0) return null;
      const league = await this.books.league(db, leagueId);
      const columns = ['league_id', 'player_id', 'season', 'games'] as const;
      const given = present.map((player) => ({
        league_id: leagueId,
        player_id: player.player_id,
        season: player.season,
        games: player.games ?? 0,
      }));
      const told = await db
        .insertInto('farm_call_up')
        .columns([...columns, 'due_at'])
        .expression(
          db
            .selectFrom(asRows('farm_call_up', given, 'given'))
            .select([...columns, sql<Date>`now() + ${days} * interval '1 day'`.as('due_at')]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['player_id', 'due_at'])
        .execute();
      const dueAt = told[0]?.due_at ?? null;
      if (dueAt === null) return null;
      const news = present.filter(({ player_id }) => told.some((row) => row.player_id === player_id));
      for (const teamId of new Set(news.map(({ team_id }) => team_id))) {
        const players = news.filter(({ team_id }) => team_id === teamId);
        await record(
          leagueLine({
            leagueId,
            actor: null,
            teamIds: [teamId],
            says: {
              key: 'team.mustComeUp',
              figures: {
                team: players[0]?.team ?? '',
                names: players.map(({ name }) => name),
                games,
                until: days === 0 ? null : { at: dueAt.toISOString(), timeZone: league.timeZone },
              },
            },
            data: { kind: 'callUp', teamId, players: players.map(({ player_id }) => player_id) },
          }),
        );
      }
      return dueAt;
    });
  }

  /** Promotes players whose deadline has passed, even beyond the limits of their teams. */
  private async bringUp(leagueId: string): Promise<void> {
    const found = await overdueInBanks(this.database.db, leagueId).execute();
    for (const teamId of new Set(found.map(({ team_id }) => team_id)))
      await this.database.write((transaction) => this.promote(transaction, leagueId, teamId));
  }

  private async promote(transaction: Transaction, leagueId: string, teamId: string): Promise<void> {
    const { db } = transaction;
    await this.books.lock(db, leagueId, [teamId]);
    // No moves while a draft is open: the next run finds them.
    if ((await heldDraft(db, leagueId)) !== null) return;
    const players = (await overdueInBanks(db, leagueId).execute()).filter(({ team_id }) => team_id === teamId);
    if (players.length === 0) return;
    const league = await this.books.league(db, leagueId);
    const [team] = await this.books.books(db, leagueId, [teamId]);
    if (!team) throw new Error('a locked team has books');
    await this.teams.applyMoves(transaction, {
      league,
      team,
      moves: players.map(({ player_id }) => ({ type: 'promote' as const, playerId: player_id })),
      actor: null,
      how: 'called-up',
    });
  }
}
