import { addStop, isStopped } from '@crease/core/leagues/calendar.rules.js';
import { dayIn, dayPlus, momentIn, momentWords } from '@crease/core/calendar.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonPlus } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { rosterClosed } from '../competition/matchups/closed-teams.queries.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { refusal } from './free-agents.refusals.js';

/**
 * The free agents that a team has added in the league's season, or on one of its days ('2026-11-27'). Each used a pick;
 * won claims count, too.
 */
async function addsOf(
  db: Db,
  { id, season, timeZone }: Pick<PlayingLeague, 'id' | 'season' | 'timeZone'>,
  teamId: string,
  day: string | null = null,
): Promise<number> {
  const row = await db
    .selectFrom('fa_pick')
    .select(({ fn }) => fn.countAll<number>().as('adds'))
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('owner_team_id', '=', teamId)
    .where('player_id', 'is not', null)
    .$if(day !== null, (adds) =>
      adds
        .where('used_at', '>=', new Date(momentIn(day ?? '', timeZone)))
        .where('used_at', '<', new Date(momentIn(dayPlus(day ?? '', 1), timeZone))),
    )
    .executeTakeFirstOrThrow();
  return Number(row.adds);
}

/**
 * The refusal when the play-offs, the calendar or a limit of adds forbids another add at `at` (default: now). The limit
 * of a day does not apply to a `claim` that is only being made.
 */
export async function addsClosed(
  db: Db,
  league: PlayingLeague,
  team: Pick<TeamBooks, 'teamId' | 'name'>,
  { at, claim = false }: { readonly at?: Date; readonly claim?: boolean } = {},
): Promise<Refusal | null> {
  const closed = await rosterClosed(db, league, team.teamId);
  if (closed) return closed;
  const stop = addStop(league);
  const { season_adds: mostOfSeason = 0, adds_day: mostOfDay = 0 } = league.settings;
  if (stop === null && mostOfSeason === 0 && mostOfDay === 0) return null;
  const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
  if (stop !== null && isStopped(stop, (at ?? now).getTime()))
    return refusal('playoffsFreeze', { figures: { lastDay: stop.lastDay, opens: opensAgain(league) } });
  if (mostOfSeason > 0) {
    const adds = await addsOf(db, league, team.teamId);
    if (adds >= mostOfSeason)
      return refusal('seasonAdds', {
        figures: { team: team.name, adds, most: mostOfSeason },
        figure: adds,
        limit: mostOfSeason,
      });
  }
  if (mostOfDay === 0 || claim) return null;
  const day = dayIn((at ?? now).getTime(), league.timeZone);
  const adds = await addsOf(db, league, team.teamId, day);
  if (adds < mostOfDay) return null;
  return refusal('dayAdds', {
    figures: { team: team.name, adds, most: mostOfDay, day },
    figure: adds,
    limit: mostOfDay,
  });
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
