import { momentWords } from '@crease/core/calendar.js';
import type { FreeAgencyView } from '@crease/core/free-agents/market/market.answers.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { Db } from '../../platform/database/database.js';
import { clockNow, nameOrder } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { playableIn } from '../../players/players.queries.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { refusal } from '../free-agents.refusals.js';

type League = Pick<PlayingLeague, 'id' | 'phase' | 'season' | 'timeZone'>;
type MarketLeague = League & Pick<PlayingLeague, 'settings'>;

/** The unrestricted free agents of a season, with the teams that have them now. */
const agentsOf = (db: Db, { id, season }: Pick<League, 'id' | 'season'>) =>
  db
    .selectFrom('unrestricted_agent as a')
    .innerJoin('player as p', 'p.id', 'a.player_id')
    .leftJoin('roster_entry as r', (on) =>
      on.onRef('r.league_id', '=', 'a.league_id').onRef('r.player_id', '=', 'a.player_id'),
    )
    .where('a.league_id', '=', id)
    .where('a.season', '=', season);

export async function findFreeAgency(db: Db, league: League): Promise<FreeAgencyView | null> {
  if (league.phase !== 'free-agency') return null;
  const rows = await agentsOf(db, league)
    .select(['a.player_id', 'p.full_name as player_name', 'p.position', 'a.team_id as former_team_id', 'a.salary'])
    .select(['r.team_id', 'a.nominate_until'])
    .orderBy('a.salary', (order) => order.desc().nullsLast())
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('p.id')
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  return {
    nominations_until: first.nominate_until.toISOString(),
    players: rows.map(({ nominate_until: _, ...row }) => row),
  };
}

/** The players whose auctions can still be opened, and until when; null where there are none. */
export async function findNominations(
  db: Db,
  league: MarketLeague,
): Promise<{ players: number; until: string; timeZone: string } | null> {
  if (league.phase !== 'free-agency' || marketRules(league.settings)?.lots == null) return null;
  const { players, until } = await agentsOf(db, league)
    .select(({ fn }) => [fn.countAll<number>().as('players'), fn.max<Date | null>('a.nominate_until').as('until')])
    .where('r.player_id', 'is', null)
    .where('a.nominate_until', '>', clockNow)
    .where(playableIn(league.id, league.season))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bid as b')
            .select('b.id')
            .whereRef('b.league_id', '=', 'a.league_id')
            .whereRef('b.player_id', '=', 'a.player_id')
            .where('b.decided_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return until === null ? null : { players: Number(players), until: until.toISOString(), timeZone: league.timeZone };
}

/**
 * Refuses a bid that free agency does not allow: for a player who is not an unrestricted free agent, or a new auction
 * after the days for opening one. In season all free agents can be auctioned.
 */
export async function refuseInFreeAgency(
  db: Db,
  league: League,
  player: { readonly id: number; readonly name: string },
  { opens, now }: { readonly opens: boolean; readonly now: Date },
): Promise<void> {
  if (league.phase !== 'free-agency') return;
  const agent = await agentsOf(db, league)
    .select('a.nominate_until')
    .where('a.player_id', '=', player.id)
    .executeTakeFirst();
  if (agent === undefined)
    throw new RefusalError(refusal('notUnrestricted', { figures: { player: player.name }, field: 'player_id' }));
  const { nominate_until: until } = agent;
  if (!opens || until > now) return;
  const figures = { player: player.name, until: momentWords(until.getTime(), league.timeZone) };
  throw new RefusalError(refusal('nominationsOver', { figures, field: 'player_id' }));
}
