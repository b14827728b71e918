import { sql } from 'kysely';
import { ufaDays } from '@crease/core/free-agents/ufa/ufa.rules.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { asRows, clockNow } from '../../platform/database/sql.js';
import { leagueLine } from '../../platform/events/audience.js';
import type { PlayingLeague } from '../../teams/books.queries.js';

interface Ended {
  readonly player_id: number;
  readonly team_id: string;
  readonly salary: number | null;
}

const COLUMNS = ['league_id', 'season', 'player_id', 'team_id', 'salary', 'nominate_until'] as const;

async function insertAgents(db: Db, league: PlayingLeague, players: readonly Ended[], until: Date): Promise<void> {
  const rows = players.map(({ player_id, team_id, salary }) => ({
    league_id: league.id,
    season: league.season,
    player_id,
    team_id,
    salary,
    nominate_until: until,
  }));
  await db
    .insertInto('unrestricted_agent')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('unrestricted_agent', rows, 'given')).select(COLUMNS))
    .execute();
}

/** Begins the days in which teams open auctions of players whose contract has ended, with a line in the log. */
export async function openUnrestricted(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  league: PlayingLeague,
  players: readonly Ended[],
): Promise<void> {
  const days = ufaDays(league.settings);
  if (days === null || players.length === 0) return;
  const { until } = await db
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', ${clockNow} + ${days} * interval '1 day')`.as('until'))
    .executeTakeFirstOrThrow();
  await insertAgents(db, league, players, until);
  const figures = { players: players.length, until: until.toISOString(), timeZone: league.timeZone };
  await record(
    leagueLine({
      leagueId: league.id,
      actor: null,
      says: { key: 'ufa.opened', figures },
      data: { kind: 'unrestricted', playerIds: players.map(({ player_id }) => player_id) },
    }),
  );
}

/** Lets teams auction a restricted free agent whom the former team has let go, while auctions can be opened. */
export async function openLetGo(db: Db, league: PlayingLeague, agent: Ended): Promise<void> {
  const days = ufaDays(league.settings);
  if (days === null) return;
  const { now, until } = await db
    .selectFrom('restricted_agent as a')
    .select(({ ref, fn, selectFrom }) => [
      clockNow.as('now'),
      // The season has one deadline. The setting counts only where no other player has set it.
      fn
        .coalesce(
          selectFrom('unrestricted_agent as u')
            .select(({ fn: of }) => of.max<Date>('u.nominate_until').as('until'))
            .whereRef('u.league_id', '=', 'a.league_id')
            .whereRef('u.season', '=', 'a.season'),
          sql<Date>`date_trunc('milliseconds', ${ref('a.opened_at')} + ${days} * interval '1 day')`,
        )
        .as('until'),
    ])
    .where('a.league_id', '=', league.id)
    .where('a.season', '=', league.season)
    .where('a.player_id', '=', agent.player_id)
    .executeTakeFirstOrThrow();
  if (until > now) await insertAgents(db, league, [agent], until);
}

export async function removeUnrestricted(db: Db, leagueId: string, season: string): Promise<void> {
  await db.deleteFrom('unrestricted_agent').where('league_id', '=', leagueId).where('season', '=', season).execute();
}
