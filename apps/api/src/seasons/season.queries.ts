import { draftName } from '@crease/core/draft/draft-name.words.js';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ufaDays } from '@crease/core/free-agents/ufa/ufa.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { nextPhase, type Situation } from '@crease/core/seasons/phase.rules.js';
import { datesToPlay, defaultSeasonDates, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { dayIn, isDay } from '@crease/core/calendar.js';
import { rosterRules, violations, violationWords } from '@crease/core/teams/cap.rules.js';
import type { Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { isSo } from '../platform/database/sql.js';
import { movedIn } from '../teams/short-adds.queries.js';
import { findLeavingPlayers } from '../contracts/contracts.queries.js';
import { openAgents } from '../free-agents/rfa/rfa.queries.js';
import { restrictedOf } from '../free-agents/rfa/rfa.writer.js';
import { findLots } from '../free-agents/market/lots.queries.js';
import { findNominations } from '../free-agents/ufa/ufa.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { namesIn } from '../platform/database/rows.js';

const config = namesIn('system_config');

/** A season's dates as the site owner configured them (`season_dates`); null when not configured. */
export async function configuredDates(db: Db, season: Season): Promise<SeasonDates | null> {
  const row = await db
    .selectFrom('system_config')
    .select(sql<{ start?: unknown; end?: unknown } | null>`${config.value} -> ${season}::text`.as('dates'))
    .where('key', '=', 'season_dates')
    .executeTakeFirst();
  const { start, end } = row?.dates ?? {};
  return typeof start === 'string' && typeof end === 'string' && isDay(start) && isDay(end) && start <= end
    ? { startsOn: start, endsOn: end }
    : null;
}

@Injectable()
export class SeasonQueries {
  constructor(
    private readonly books: BooksQueries,
    private readonly clock: DbClock,
  ) {}

  async siteDates(db: Db, season: Season): Promise<SeasonDates> {
    return (await configuredDates(db, season)) ?? defaultSeasonDates(season);
  }

  /**
   * Dates with which a season that has not begun will start: set by a commissioner and not yet over, otherwise the
   * site's.
   */
  async plannedDates(db: Db, league: Pick<PlayingLeague, 'id' | 'timeZone'>, season: Season): Promise<SeasonDates> {
    const plan = await db
      .selectFrom('season_plan')
      .select(['starts_on as startsOn', 'ends_on as endsOn'])
      .where('league_id', '=', league.id)
      .where('season', '=', season)
      .executeTakeFirst();
    const today = dayIn(this.clock.now(), league.timeZone);
    if (plan !== undefined && plan.endsOn >= today) return plan;
    return datesToPlay(await this.siteDates(db, season), today);
  }

  async situation(db: Db, league: PlayingLeague): Promise<Situation> {
    const drafts = await db
      .selectFrom('draft')
      .select(['type', 'name', 'built', 'status'])
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .where('kind', '<>', 'mock')
      .orderBy('created_at')
      .execute();
    const season = await db
      .selectFrom('league_season')
      .select('ends_on')
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .executeTakeFirst();
    const round = await db
      .selectFrom('protection_round')
      .select(({ eb }) => [
        isSo(eb('locked_at', 'is not', null)).as('locked'),
        isSo(eb('deadline', 'is not', null)).as('due'),
      ])
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .executeTakeFirst();
    const freeAgency = await opensFreeAgency(db, league);
    return {
      type: league.type,
      phase: league.phase,
      settings: league.settings,
      drafts: drafts.map(({ name, built, ...draft }) => ({ ...draft, name: draftName({ name, built }) })),
      freeAgency,
      ...(league.phase === 'free-agency' ? await this.agencies(db, league) : {}),
      illegalTeams: nextPhase({ ...league, freeAgency }) === 'in-season' ? await this.illegalTeams(db, league) : [],
      movedIn: league.phase === 'startup-drafts' && (await movedIn(db, league.id)),
      seasonEndsOn: season?.ends_on ?? null,
      today: dayIn(this.clock.now(), league.timeZone),
      sheetsLocked: round?.locked ?? false,
      sheetsDue: round?.due ?? false,
    };
  }

  private async agencies(
    db: Db,
    league: PlayingLeague,
  ): Promise<Pick<Situation, 'openAgents' | 'openLots' | 'nominations'>> {
    const nominations = await findNominations(db, league);
    return {
      openAgents: (await openAgents(db, league.id)).length,
      openLots: (await findLots(db, league.id)).map(({ player_name }) => player_name),
      ...(nominations === null ? {} : { nominations }),
    };
  }

  /** Teams that would be illegal in season, each with its first violation. */
  private async illegalTeams(db: Db, league: PlayingLeague): Promise<Situation['illegalTeams']> {
    const rules = rosterRules(league.settings, 'in-season');
    const books = await this.books.books(db, league.id, await teamsInOrder(db, league.id));
    return books.flatMap((team) => {
      const [first] = violations(team, rules);
      return first ? [{ teamId: team.teamId, name: team.name, message: violationWords(team.name, first).message }] : [];
    });
  }
}

/** True when the next season begins with free agency: contracts end, and teams can match offers or auction players. */
async function opensFreeAgency(db: Db, league: PlayingLeague): Promise<boolean> {
  if (league.phase !== 'offseason' || league.type === 'redraft') return false;
  const leaving = await findLeavingPlayers(db, league, seasonPlus(league.season, 1));
  return (ufaDays(league.settings) === null ? restrictedOf(league.settings, leaving) : leaving).length > 0;
}

/** The ids of a league's teams, sorted by number. */
export async function teamsInOrder(db: Db, leagueId: string): Promise<string[]> {
  const teams = await db.selectFrom('team').select('id').where('league_id', '=', leagueId).orderBy('number').execute();
  return teams.map(({ id }) => id);
}
