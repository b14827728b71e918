import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayPlus } from '@crease/core/calendar.js';
import { CORRECTED_DAYS, planPeriods, type PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import { pairPeriod } from '@crease/core/competition/matchups/schedule.rules.js';
import {
  lastPlayoffDay,
  placeRounds,
  playoffRules,
  type PlayoffRules,
} from '@crease/core/competition/playoffs/playoff.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, clockNow } from '../../platform/database/sql.js';
import { gamesByDay } from '../../players/night.tables.js';
import { insertPairs } from './pairs.writer.js';
import { reopenRounds, settleRound } from './playoff.writer.js';
import { hasBegun, isScored, nhlDay, pointsInPeriod } from './matchup.queries.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

/** When the first period may begin: today, or with a season that began in the past. */
type FirstPeriod = 'today' | 'start';

/** Draws the matchups of a season that begins, where the league plays them. Returns the number of periods. */
export async function openMatchups(
  db: Db,
  league: OfSeason & { readonly settings: LeagueSettings },
  dates: PeriodDays,
  from: FirstPeriod = 'today',
): Promise<number> {
  if (league.settings.format !== 'h2h_points') return 0;
  const playoffs = playoffRules(league.settings, league.settings.num_teams);
  await db
    .insertInto('matchup_season')
    .values({
      league_id: league.id,
      season: league.season,
      seed: randomBytes(16).toString('hex'),
      median: league.settings.matchup_median ?? false,
      ...(playoffs === null
        ? {}
        : { playoff_teams: playoffs.teams, reseed: playoffs.reseed, round_periods: playoffs.periods }),
    })
    .execute();
  return planMatchups(db, league, dates, from);
}

/** Removes a season's matchups: its beginning is taken back. */
export async function removeMatchups(db: Db, leagueId: string, season: Season): Promise<void> {
  await db.deleteFrom('matchup_season').where('league_id', '=', leagueId).where('season', '=', season).execute();
}

/**
 * Plans the periods of a season that have not begun, and who meets whom in them. Periods that have begun stay as they
 * are, and none is planned in the past, unless `from` is the season’s start. Does nothing where the season is not
 * played in matchups. Returns the number of periods.
 */
export async function planMatchups(
  db: Db,
  { id: leagueId, season }: OfSeason,
  dates: PeriodDays,
  from: FirstPeriod = 'today',
): Promise<number> {
  const played = await db
    .selectFrom('matchup_season')
    .select(['seed', 'playoff_teams', 'reseed', 'round_periods', nhlDay.as('today')])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .executeTakeFirst();
  if (!played) return 0;
  const periodsToGo = db.deleteFrom('matchup_period').where('league_id', '=', leagueId).where('season', '=', season);
  if (await playoffsBegun(db, leagueId, season)) return 0;
  await periodsToGo.where('starts_on', '>', played.today).execute();
  // Nothing is played before the season: such a period would end in ties.
  await periodsToGo.where('ends_on', '<', dates.startsOn).where('decided_at', 'is', null).execute();
  const begun = await db
    .selectFrom('matchup_period')
    .select(['number', 'ends_on'])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = begun === undefined ? dates.startsOn : dayPlus(begun.ends_on, 1);
  const startsOn = first < dates.startsOn ? dates.startsOn : first;
  const games = await gamesByDay(db, season, dates);
  const rules: PlayoffRules | null =
    played.playoff_teams < 2
      ? null
      : { teams: played.playoff_teams, reseed: played.reseed, periods: played.round_periods };
  const endsOn = rules === null ? dates.endsOn : lastPlayoffDay({ startsOn, endsOn: dates.endsOn });
  const days = planPeriods({ startsOn, endsOn }, games).filter(
    (period) => from === 'start' || period.startsOn >= played.today,
  );
  const last = begun?.number ?? 0;
  const placed = placeRounds(rules, last + days.length, last);
  const periods = days.map((one, index) => ({ ...one, number: last + index + 1, round: placed.rounds[last + index] }));
  await insertPeriods(db, { leagueId, season, seed: played.seed }, periods);
  return last + days.length;
}

/** True when a round has begun by the calendar, also while it waits for its pairs: its periods stay. */
const playoffsBegun = async (db: Db, leagueId: string, season: Season): Promise<boolean> =>
  (await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('round', 'is not', null)
    .where('starts_on', '<=', nhlDay)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface Planned extends PeriodDays {
  readonly number: number;
  readonly round: number | null | undefined;
}

async function insertPeriods(
  db: Db,
  { leagueId, season, seed }: { readonly leagueId: string; readonly season: Season; readonly seed: string },
  planned: readonly Planned[],
): Promise<void> {
  if (planned.length === 0) return;
  const teams = await db.selectFrom('team').select('id').where('league_id', '=', leagueId).orderBy('number').execute();
  const key = { league_id: leagueId, season };
  const periods = planned.map(({ startsOn, endsOn, ...period }) => ({
    ...key,
    ...period,
    starts_on: startsOn,
    ends_on: endsOn,
  }));
  const ids = teams.map(({ id }) => id);
  const OF_PERIOD = ['league_id', 'season', 'number', 'starts_on', 'ends_on', 'round'] as const;
  await db
    .insertInto('matchup_period')
    .columns(OF_PERIOD)
    .expression(db.selectFrom(asRows('matchup_period', periods, 'given')).select(OF_PERIOD))
    .execute();
  const regular = planned.filter(({ round }) => round === null);
  await insertPairs(
    db,
    { id: leagueId, season },
    regular.map(({ number: period }) => ({ period, pairs: pairPeriod(ids, seed, period) })),
  );
}

/** Stores the points of periods as they are now. */
async function storePoints(db: Db, { id, season }: OfSeason, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('matchup as m')
    .from('matchup_period as p')
    .set(({ ref }) => ({
      home_points: pointsInPeriod(db, ref('m.home_team_id')),
      away_points: sql<number | null>`case when m.away_team_id is not null
        then ${pointsInPeriod(db, ref('m.away_team_id'))} end`,
    }))
    .whereRef('p.league_id', '=', 'm.league_id')
    .whereRef('p.season', '=', 'm.season')
    .whereRef('p.number', '=', 'm.period')
    .where('m.league_id', '=', id)
    .where('m.season', '=', season)
    .where('m.period', '=', anyOf(numbers))
    .execute();
}

const markPeriods = (db: Db, { id, season }: OfSeason, numbers: readonly number[]) =>
  db
    .updateTable('matchup_period')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('number', '=', anyOf(numbers));

/** Stores the results of a period that has ended. They are announced, but corrections still count. */
export async function announcePeriod(db: Db, league: OfSeason, number: number): Promise<void> {
  await storePoints(db, league, [number]);
  await markPeriods(db, league, [number]).set({ told_at: clockNow }).execute();
}

/** Makes the results of periods final, as they are now. */
export async function decidePeriods(db: Db, league: OfSeason, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await storePoints(db, league, numbers);
  await markPeriods(db, league, numbers)
    .set(({ fn, ref }) => ({ told_at: fn.coalesce(ref('told_at'), clockNow), decided_at: clockNow }))
    .execute();
}

/** Makes every period and round that has begun final, because the season ends. Returns the periods’ numbers. */
export async function decideBegun(db: Db, league: OfSeason): Promise<number[]> {
  const rows = await db
    .selectFrom('matchup_period as p')
    .select('p.number')
    .where('p.league_id', '=', league.id)
    .where('p.season', '=', league.season)
    .where('p.decided_at', 'is', null)
    // A round that is paired is settled in any case.
    .where(({ or, and, eb }) =>
      or([hasBegun(db), and([eb('p.round', 'is not', null), eb('p.starts_on', '<=', nhlDay)])]),
    )
    .orderBy('p.number')
    .execute();
  const numbers = rows.map(({ number }) => number);
  await decidePeriods(db, league, numbers);
  await settleRound(db, league);
  return numbers;
}

/** Makes every period that has ended final, without an announcement. */
export async function decideEnded(db: Db, league: OfSeason): Promise<void> {
  const rows = await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('ends_on', '<', nhlDay)
    .execute();
  await decidePeriods(
    db,
    league,
    rows.map(({ number }) => number),
  );
}

/** Takes the decision of periods back: the end of their season is taken back. */
export async function reopenPeriods(db: Db, league: OfSeason, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await markPeriods(db, league, numbers).set({ decided_at: null }).execute();
  await reopenRounds(db, league, numbers);
}

/** Periods before another one whose results are not final, in order. */
export const undecidedBefore = (db: Db, { id, season }: OfSeason, number: number) =>
  db
    .selectFrom('matchup_period')
    .select(['number', 'round', sql<boolean>`told_at is not null`.as('told')])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('number', '<', number)
    .where('decided_at', 'is', null)
    .orderBy('number')
    .execute();

/** Periods of seasons in progress whose results must be announced or become final, the earliest first. */
export const duePeriods = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'),
    )
    .select(['p.league_id', 'p.season', 'p.number', 'p.round', sql<boolean>`p.told_at is not null`.as('told')])
    .where('l.phase', '=', 'in-season')
    .where('p.decided_at', 'is', null)
    .where('p.ends_on', '<', nhlDay)
    .where(({ or, eb }) =>
      or([eb('p.told_at', 'is', null), eb('p.ends_on', '<', sql<string>`${nhlDay} - ${sql.lit(CORRECTED_DAYS)}::int`)]),
    )
    // A round of the play-offs is paired first.
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('p.round', 'is', null),
        exists(
          selectFrom('matchup as m')
            .select('m.number')
            .whereRef('m.league_id', '=', 'p.league_id')
            .whereRef('m.season', '=', 'p.season')
            .whereRef('m.period', '=', 'p.number'),
        ),
      ]),
    )
    .where(isScored('in'))
    .orderBy('p.league_id')
    .orderBy('p.number');
