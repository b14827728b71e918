import { momentWords } from '@crease/core/calendar.js';
import { lastRun, marketRules, nextRun } from '@crease/core/free-agents/market/market.rules.js';
import type { Refusal } from '@crease/core/result.js';
import type { Db } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import { hasDueBid } from './due-bids.queries.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { refusal } from '../free-agents.refusals.js';

/** The refusal of an add without a bid, in a league with bids; null while the player is first come. */
export async function firstComeClosed(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'settings' | 'timeZone' | 'sample'>,
  player: { readonly id: number; readonly name: string },
): Promise<Refusal | null> {
  const rules = marketRules(league.settings);
  if (rules === null) return null;
  if (!rules.firstCome) return refusal('bidOnly', { figures: { player: player.name }, field: 'player_id' });
  const { now, due } = await db
    .selectNoFrom(({ val }) => [clockNow.as('now'), hasDueBid(val(league.id), val(player.id)).as('due')])
    .executeTakeFirstOrThrow();
  if (due) return refusal('bidsUnderway.add', { figures: { player: player.name }, field: 'player_id' });
  const since = new Date(lastRun(rules, league.timeZone, now.getTime()));
  const begun = await db
    .selectFrom('nhl_game as g')
    .innerJoin('player as p', (join) =>
      join.on(({ eb, or, ref }) => or([eb('p.nhl_club', '=', ref('g.home')), eb('p.nhl_club', '=', ref('g.away'))])),
    )
    .select('g.id')
    .where('p.id', '=', player.id)
    .where('g.starts_at', '>', since)
    .where('g.starts_at', '<=', now)
    .where('g.state', 'not in', ['postponed', 'cancelled'])
    .where('g.sample', '=', league.sample)
    .limit(1)
    .executeTakeFirst();
  if (begun === undefined) return null;
  const until = momentWords(nextRun(rules, league.timeZone, now.getTime()), league.timeZone);
  return refusal('gameStarted', { figures: { player: player.name, until }, field: 'player_id' });
}
