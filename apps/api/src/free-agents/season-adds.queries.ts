import { addStop, isStopped } from '@crease/core/leagues/calendar.rules.js';
import { momentWords } from '@crease/core/calendar.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonPlus } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { refusal } from './free-agents.refusals.js';

/** The free agents that a team has added in the league's season. Each used a pick; won claims count, too. */
async function addsOf(db: Db, league: Pick<PlayingLeague, 'id' | 'season'>, teamId: string): Promise<number> {
  const row = await db
    .selectFrom('fa_pick')
    .select(({ fn }) => fn.countAll<number>().as('adds'))
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('owner_team_id', '=', teamId)
    .where('player_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.adds);
}

/** The refusal when the calendar or the limit of adds forbids another add at `at` (default: now). */
export async function addsClosed(
  db: Db,
  league: PlayingLeague,
  team: Pick<TeamBooks, 'teamId' | 'name'>,
  at?: Date,
): Promise<Refusal | null> {
  const stop = addStop(league);
  if (stop !== null) {
    const now = at ?? (await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow()).now;
    if (isStopped(stop, now.getTime()))
      return refusal('playoffsFreeze', { figures: { lastDay: stop.lastDay, opens: opensAgain(league) } });
  }
  const most = league.settings.season_adds ?? 0;
  if (most === 0) return null;
  const adds = await addsOf(db, league, team.teamId);
  if (adds < most) return null;
  return refusal('seasonAdds', { figures: { team: team.name, adds, most }, figure: adds, limit: most });
}

/** The refusal for a claim that would be decided after the regular season, when rosters are frozen. */
export function claimClosed(league: PlayingLeague, decidedAt: Date): Refusal | null {
  const stop = addStop(league);
  if (!isStopped(stop, decidedAt.getTime())) return null;
  const decided = momentWords(decidedAt.getTime(), league.timeZone);
  const figures = { lastDay: stop.lastDay, opens: opensAgain(league), decided };
  return refusal('playoffsFreeze.claim', { figures, field: 'player_id' });
}

/** The day on which the next season usually starts and free agents are available again. */
const opensAgain = ({ season }: Pick<PlayingLeague, 'season'>): string =>
  defaultSeasonDates(seasonPlus(season, 1)).startsOn;
