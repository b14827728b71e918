import {
  calendarFigures,
  daysToPlan,
  lostDays,
  movedRuns,
  planCalendar,
  type CalendarFigures,
  type CalendarPlan,
  type LostDay,
  type PlannedPeriod,
} from '@crease/core/competition/calendar/calendar.rules.js';
import { changedCategories, goalieGamesIn } from '@crease/core/competition/categories/category.rules.js';
import { gameDaysIn, suitsGames, type PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import type { Pairing } from '@crease/core/competition/matchups/schedule.rules.js';
import type { PlayoffRules } from '@crease/core/competition/playoffs/playoff.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows } from '../../platform/database/sql.js';
import { moveComingChanges } from '../../leagues/coming/setting-changes.writer.js';
import { lookAgain } from '../../leagues/league.tables.js';
import { gamesByDay } from '../../players/schedule.tables.js';
import { addsInPeriod } from '@crease/core/free-agents/add-limits.rules.js';
import { areLimitsFixed, goalieStartsIn } from '@crease/core/competition/period-limits.rules.js';
import { periodCaps } from '@crease/core/competition/place-caps.rules.js';
import { goaliesOfRound } from '@crease/core/competition/roto/roto.rules.js';
import { closePlacesAgain } from '../closed-places.writer.js';
import { categorySeason } from './categories.writer.js';
import { nextPeriodOf, settingsOfNextPeriod } from './limits/period-limits.queries.js';
import { storedPeriodRules } from './limits/stored-period-rules.js';
import { nhlDay } from './matchup.queries.js';
import { deletePairs, drawPairs, editedPairs, insertPairs } from './pairs.writer.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

/** When the first period may begin: today, or with a season that began in the past. */
export type FirstPeriod = 'today' | 'start';

/**
 * Plans periods that have not begun, and their pairs. Plans none in the past, unless `from` is the season’s start. Does
 * nothing without matchups. Returns the number of periods.
 */
export async function planMatchups(
  db: Db,
  league: OfSeason,
  dates: PeriodDays,
  from: FirstPeriod = 'today',
): Promise<number> {
  const found = await readCalendar(db, league, dates, from);
  if (found === null) return 0;
  const planned = planCalendar(found.plan);
  await replacePeriods(db, league, found, planned);
  return found.kept + planned.length;
}

/** Ends of periods that a commissioner moved and that a calendar with these dates of the season would lose. */
export async function daysLostWith(db: Db, league: OfSeason, dates: PeriodDays): Promise<LostDay[]> {
  const found = await readCalendar(db, league, dates, 'today');
  return found === null ? [] : lostDays(found.coming, planCalendar(found.plan));
}

interface MovedCalendar extends CalendarFigures {
  readonly lost: readonly LostDay[];
}

/** Plans periods again where they no longer suit the NHL's changed schedule. Null when the calendar does not change. */
export async function followSchedule(db: Db, league: OfSeason, dates: PeriodDays): Promise<MovedCalendar | null> {
  const found = await readCalendar(db, league, dates, 'today');
  if (found === null) {
    // Otherwise a league in its play-offs would stay due.
    await noteSchedule(db, league);
    return null;
  }
  const { plan, coming, byGames, today } = found;
  const { games, periods: rules } = plan;
  const days = daysToPlan(plan);
  const ahead = { ...days, startsOn: days.startsOn > today ? days.startsOn : dayPlus(today, 1) };
  const planned =
    games === null || (byGames && suitsGames(coming, ahead, games, rules, dates)) ? null : planCalendar(plan);
  if (planned === null) {
    await noteSchedule(db, league, byGames);
    return null;
  }
  if (isSame(planned, coming)) {
    // The goalie games that a period needs follow its days with games.
    if (byGames) await noteSchedule(db, league, byGames);
    else await replacePeriods(db, league, found, planned);
    return null;
  }
  await replacePeriods(db, league, found, planned);
  return { ...calendarFigures(planned, rules), lost: lostDays(coming, planned) };
}

const isSame = (one: readonly PlannedPeriod[], other: readonly PlannedPeriod[]): boolean =>
  one.length === other.length &&
  one.every(({ startsOn, endsOn, round }, index) => {
    const before = other[index];
    return before?.startsOn === startsOn && before.endsOn === endsOn && before.round === round;
  });

interface Calendar {
  readonly plan: CalendarPlan;
  readonly today: string;
  readonly byGames: boolean;
  /** Number of the period that began last; 0 before the first. */
  readonly kept: number;
  readonly coming: readonly PlannedPeriod[];
}

/** A season’s calendar as it is stored. Null without matchups, and once the play-offs have begun. */
async function readCalendar(
  db: Db,
  { id: leagueId, season }: OfSeason,
  dates: PeriodDays,
  from: FirstPeriod,
): Promise<Calendar | null> {
  const played = await db
    .selectFrom('matchup_season as s')
    .innerJoin('league as l', 'l.id', 's.league_id')
    .select([
      's.playoff_teams',
      's.reseed',
      's.round_periods',
      's.short_weeks',
      's.weekday',
      's.period_days',
      's.split_days',
    ])
    .select(['s.by_games', 's.until_end', 's.long_final', 's.table_only'])
    .select(['l.is_sample', nhlDay.as('today')])
    .where('s.league_id', '=', leagueId)
    .where('s.season', '=', season)
    .executeTakeFirst();
  if (!played) return null;
  const rows = await db
    .selectFrom('matchup_period')
    .select(['number', 'starts_on as startsOn', 'ends_on as endsOn', 'round', 'moved'])
    .select(({ eb }) => eb('decided_at', 'is not', null).as('decided'))
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .orderBy('number')
    .execute();
  const { today } = played;
  // A round that has begun by the calendar may still wait for its pairs.
  if (rows.some(({ round, startsOn }) => round !== null && startsOn <= today)) return null;
  // No games are played before the season: such a period would end in ties.
  const stays = (row: (typeof rows)[number]) =>
    row.startsOn <= today && (row.endsOn >= dates.startsOn || Boolean(row.decided));
  const begun = rows.findLast(stays);
  const coming = rows.filter((row) => !stays(row));
  const playoffs: PlayoffRules | null =
    played.playoff_teams < 2
      ? null
      : {
          teams: played.playoff_teams,
          reseed: played.reseed,
          periods: played.round_periods,
          untilEnd: played.until_end,
          longFinal: played.long_final,
        };
  return {
    today,
    byGames: played.by_games,
    kept: begun?.number ?? 0,
    coming,
    plan: {
      dates,
      games: played.is_sample ? null : await gamesByDay(db, season, dates),
      periods: storedPeriodRules(played),
      playoffs,
      begun,
      notBefore: from === 'today' ? today : undefined,
      moved: movedRuns(coming, begun),
      roundsOnly: played.table_only,
    },
  };
}

async function replacePeriods(
  db: Db,
  { id: leagueId, season }: OfSeason,
  { coming, plan }: Calendar,
  planned: readonly PlannedPeriod[],
): Promise<void> {
  const edited = await editedPairs(
    db,
    { id: leagueId, season },
    coming.map(({ number }) => number),
  );
  await db
    .deleteFrom('matchup_period')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('number', '=', anyOf(coming.map(({ number }) => number)))
    .execute();
  const roundsOnly = plan.roundsOnly === true;
  await insertPeriods(db, { leagueId, season, plan, edited }, planned);
  if (roundsOnly) await closePlacesAgain(db, leagueId, season);
  const { nextPeriod } = await nextPeriodOf(db, { id: leagueId, season });
  if (nextPeriod !== null) await moveComingChanges(db, leagueId, nextPeriod);
  await lookAgain(db, leagueId);
  await noteSchedule(db, { id: leagueId, season }, plan.games !== null);
}

/** Notes with which schedule the periods were compared, and how they were planned where that changed. */
async function noteSchedule(db: Db, { id, season }: OfSeason, byGames?: boolean): Promise<void> {
  await db
    .updateTable('matchup_season')
    .set({
      ...(byGames === undefined ? {} : { by_games: byGames }),
      calendar_due: false,
      schedule_at: (change) => change.selectFrom('nhl_schedule').select('changed_at').where('season', '=', season),
    })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .execute();
}

async function insertPeriods(
  db: Db,
  {
    leagueId,
    season,
    plan: { dates, games, roundsOnly = false },
    edited,
  }: {
    readonly leagueId: string;
    readonly season: Season;
    readonly plan: CalendarPlan;
    /** Pairs that are kept, by the number of their period. */
    readonly edited: ReadonlyMap<number, readonly Pairing[]>;
  },
  planned: readonly PlannedPeriod[],
): Promise<void> {
  if (planned.length === 0) return;
  const began = await categorySeason(db, { id: leagueId, season });
  const settings = await settingsOfNextPeriod(db, leagueId);
  const own = began && changedCategories(settings, began);
  const key = { league_id: leagueId, season };
  const regular = planned.filter(({ round }) => round === null);
  const goaliesIn = ({ goalies, roto }: { readonly goalies: number; readonly roto: boolean }, days: number) =>
    roto
      ? goaliesOfRound(goalies, { days, ofSeason: gameDaysIn(dates, games) })
      : goalieGamesIn(goalies, days, areLimitsFixed(settings));
  const periods = planned.map(({ startsOn, endsOn, ...period }) => {
    const days = gameDaysIn({ startsOn, endsOn }, games);
    return {
      ...key,
      ...period,
      edited: period.round === null && edited.has(period.number),
      starts_on: startsOn,
      ends_on: endsOn,
      goalie_games: began && goaliesIn(began, days),
      // Rounds after a table have no limits of a matchup.
      goalie_starts: roundsOnly ? null : goalieStartsIn(settings, days),
      adds: roundsOnly ? null : addsInPeriod(settings, days),
      games_caps: roundsOnly ? {} : periodCaps(settings, days),
      categories: own?.categories ?? null,
      below: own?.below ?? null,
    };
  });
  const OF_PERIOD = [
    'league_id',
    'season',
    'number',
    'starts_on',
    'ends_on',
    'round',
    'goalie_games',
    'goalie_starts',
    'adds',
    'games_caps',
    'categories',
    'below',
    'edited',
    'moved',
  ] as const;
  await db
    .insertInto('matchup_period')
    .columns(OF_PERIOD)
    .expression(db.selectFrom(asRows('matchup_period', periods, 'given')).select(OF_PERIOD))
    .execute();
  const league = { id: leagueId, season };
  const drawn = await drawPairs(
    db,
    league,
    regular.map(({ number }) => number),
  );
  await insertPairs(
    db,
    league,
    drawn.map(({ period, pairs }) => ({ period, pairs: edited.get(period) ?? pairs })),
  );
}

/** Draws the pairs of all regular periods from another seed, while no period has begun. */
export async function redrawPairs(db: Db, league: OfSeason, seed: string): Promise<void> {
  const { id, season } = league;
  await db
    .updateTable('matchup_season')
    .set({ seed })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .execute();
  const periods = await db
    .updateTable('matchup_period')
    .set({ edited: false })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('round', 'is', null)
    .returning('number')
    .execute();
  const numbers = periods.map(({ number }) => number);
  await deletePairs(db, league, numbers);
  await insertPairs(db, league, await drawPairs(db, league, numbers));
}
