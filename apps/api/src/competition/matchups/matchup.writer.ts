import { randomBytes } from 'node:crypto';
import { expressionBuilder, sql } from 'kysely';
import { formatOf } from '@crease/core/competition/formats/formats.js';
import type { DrawnDivisions } from '@crease/core/competition/divisions/division.words.js';
import { CORRECTED_DAYS, type PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import { correctionsOf } from '@crease/core/competition/matchups/corrections.rules.js';
import { matchupTies } from '@crease/core/competition/matchups/tie-break.rules.js';
import { scheduleRules } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { recordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import { tableOrder } from '@crease/core/competition/matchups/table-order.rules.js';
import type { PlayoffRules } from '@crease/core/competition/playoffs/playoff.rules.js';
import { furtherMatches, playoffRules, tiesOf } from '@crease/core/competition/formats/playoff-settings.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import { lookAgain } from '../../leagues/league.tables.js';
import type { Db, Tables } from '../../platform/database/database.js';
import { anyOf, clockNow, orNow } from '../../platform/database/sql.js';
import { openDivisions } from './divisions/divisions.tables.js';
import { planMatchups, type FirstPeriod } from './calendar.writer.js';
import { breakTies, clearTies } from './results/broken-ties.writer.js';
import { findOpenTies } from './results/open-ties.queries.js';
import { reopenCalendar } from '../sweeps/due-calendars.writer.js';
import { keepPairs, reopenPairs, reopenRounds, resettleRound, settleRound } from './playoff.writer.js';
import { openCategories, removeCategories, storeCategoryPoints } from './categories.writer.js';
import { hasBegun, isScored, nhlDay, waitsForNight } from './matchup.queries.js';
import { figuresInPeriod, pointsInPeriod } from './results/period-sums.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const periodRow = namesIn('matchup_period');
const s = namesIn('matchup_season as s');
const p = namesIn('matchup_period as p');

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

export interface OpenedMatchups {
  readonly periods: number;
  /** The schedule follows from it. */
  readonly seed: string;
  /** Divisions into which teams were drawn; null where all stay in theirs, and without divisions. */
  readonly drawn: DrawnDivisions | null;
}

/** Stores how a season that begins is decided, and draws its matchups where the league plays them. */
export async function openMatchups(
  db: Db,
  league: OfSeason & { readonly settings: LeagueSettings },
  dates: PeriodDays,
  from: FirstPeriod = 'today',
): Promise<OpenedMatchups> {
  await openCategories(db, league);
  const rules = seasonRules(league.settings);
  const seed = randomBytes(16).toString('hex');
  if (rules === null) return { periods: 0, seed, drawn: null };
  const { id, season } = league;
  await db
    .insertInto('matchup_season')
    .values({ league_id: id, season, seed, ...rules })
    .execute();
  const isTable = 'table_only' in rules;
  const divisions = isTable ? null : await openDivisions(db, league, seed);
  const periods = await planMatchups(db, league, dates, from);
  return {
    periods: isTable ? 0 : periods,
    seed,
    drawn: divisions === null ? null : { seed, divisions },
  };
}

/** The rules that a season stores when it begins; null without matchups and play-offs. */
export function seasonRules(settings: LeagueSettings) {
  const playoffs = playoffRules(settings, settings.num_teams);
  const ofRounds = playoffs === null ? {} : roundColumns(settings, playoffs);
  const periods = formatOf(settings).periods(settings);
  if (periods === null) return playoffs === null ? null : { table_only: true, ...ofRounds };
  return {
    median: settings.matchup_median ?? false,
    ...scheduleRules(settings),
    record: recordKind(settings),
    table_order: tableOrder(settings),
    corrections: correctionsOf(settings),
    match_ties: matchupTies(settings),
    short_weeks: periods.shortWeeks,
    weekday: periods.weekday,
    period_days: periods.days,
    split_days: periods.split ?? null,
    ...ofRounds,
  };
}

const roundColumns = (settings: LeagueSettings, playoffs: PlayoffRules) => ({
  playoff_teams: playoffs.teams,
  reseed: playoffs.reseed,
  round_periods: playoffs.periods,
  round_wins: playoffs.byWins ?? false,
  long_final: playoffs.longFinal ?? false,
  until_end: playoffs.untilEnd ?? false,
  ties: tiesOf(settings),
  division_winners: settings.playoff_division_winners ?? false,
  ...furtherMatches(settings),
  losers_first: settings.playoff_losers_first ?? false,
});

export async function removeMatchups(db: Db, leagueId: string, season: Season): Promise<void> {
  await removeCategories(db, leagueId, season);
  await db.deleteFrom('matchup_season').where('league_id', '=', leagueId).where('season', '=', season).execute();
  await lookAgain(db, leagueId);
}

async function storePoints(db: Db, { id, season }: OfSeason, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('matchup as m')
    .from('matchup_period as p')
    .set(({ ref }) => ({
      home_points: pointsInPeriod(db, ref('m.home_team_id')),
      away_points: sql<number | null>`case when ${ref('m.away_team_id')} is not null
        then ${pointsInPeriod(db, ref('m.away_team_id'))} end`,
      home_figures: figuresInPeriod(db, ref('m.home_team_id')),
      away_figures: figuresInPeriod(db, ref('m.away_team_id')),
    }))
    .whereRef('p.league_id', '=', 'm.league_id')
    .whereRef('p.season', '=', 'm.season')
    .whereRef('p.number', '=', 'm.period')
    .where('m.league_id', '=', id)
    .where('m.season', '=', season)
    .where('m.period', '=', anyOf(numbers))
    .execute();
  await storeCategoryPoints(db, { id, season }, numbers);
  await breakTies(db, { id, season }, numbers);
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

/** Stores announced results again until they are final, with later corrections. Returns the periods that changed. */
export async function followCorrections(db: Db, league: OfSeason): Promise<number[]> {
  const { id, season } = league;
  await db
    .updateTable('matchup_season')
    .set({ compared_on: nhlDay })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .execute();
  const open = await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('told_at', 'is not', null)
    .where('decided_at', 'is', null)
    .execute();
  const numbers = open.map(({ number }) => number);
  const points = () =>
    db
      .selectFrom('matchup')
      .select(['period', 'number', 'home_points', 'away_points', 'tie_by', 'tie_home', 'tie_away'])
      .where('league_id', '=', id)
      .where('season', '=', season)
      .where('period', '=', anyOf(numbers))
      // A result that a commissioner set does not follow the games.
      .where('set_at', 'is', null)
      .execute();
  const keyOf = (row: Awaited<ReturnType<typeof points>>[number]) => JSON.stringify(row);
  const before = new Set((await points()).map(keyOf));
  await storePoints(db, league, numbers);
  const changed = (await points()).flatMap((row) => (before.has(keyOf(row)) ? [] : [row.period]));
  return [...new Set(changed)].sort((a, b) => a - b);
}

/**
 * Where results are compared each night: corrections count to the end, or ties are broken, which needs more than the
 * points of the days. Repeats the condition of the index `matchup_season_compared`, so that the statement reads only
 * due seasons.
 */
const isUncompared = sql<boolean>`(${s.corrections} = 'always' or ${s.match_ties} = 'broken' or ${s.ties} = 'bench')
  and coalesce(${s.compared_on}, '-infinity'::date) < ${nhlDay}`;

/** An announced result of season `s` that is not final. */
const hasOpenResult = () =>
  expressionBuilder<Tables & { s: Tables['matchup_season'] }, 's'>().exists(({ selectFrom }) =>
    selectFrom('matchup_period as p')
      .select('p.number')
      .whereRef('p.league_id', '=', 's.league_id')
      .whereRef('p.season', '=', 's.season')
      .where('p.told_at', 'is not', null)
      .where('p.decided_at', 'is', null),
  );

/** Seasons without an open result have nothing to compare until the next night: later sweeps of the day skip them. */
export async function passComparisons(db: Db): Promise<void> {
  await db
    .updateTable('matchup_season as s')
    .set({ compared_on: nhlDay })
    .where(isUncompared)
    .where(({ not }) => not(hasOpenResult()))
    .execute();
}

/** Seasons in progress with announced results, not compared since the last night. */
export const dueComparisons = (db: Db) =>
  db
    .selectFrom('matchup_season as s')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 's.league_id').onRef('l.current_season', '=', 's.season'),
    )
    .select(['s.league_id', 's.season'])
    .where('l.phase', '=', 'in-season')
    .where(isUncompared)
    .where(({ and, not }) => and([hasOpenResult(), not(waitsForNight(nhlDay))]))
    .orderBy('s.league_id');

export async function decidePeriods(db: Db, league: OfSeason, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await storePoints(db, league, numbers);
  await markPeriods(db, league, numbers)
    .set(({ ref }) => ({ told_at: orNow(ref('told_at')), decided_at: clockNow }))
    .execute();
}

/** Makes begun periods and rounds final, because the season ends. Returns the periods’ numbers. */
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
  await keepPairs(db, league);
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
  await reopenCalendar(db, league);
  if (numbers.length === 0) return;
  await markPeriods(db, league, numbers).set({ decided_at: null }).execute();
  await clearTies(db, league, await runningAmong(db, league, numbers));
  await reopenRounds(db, league, numbers);
  await reopenPairs(db, league, numbers);
}

/** Reopens ties that the season's end decided by the seed. */
export async function reopenTies(db: Db, league: OfSeason): Promise<void> {
  const ties = await findOpenTies(db, league);
  if (ties.length === 0) return;
  await resettleRound(
    db,
    league,
    ties.map(({ period }) => period),
  );
}

/** Periods whose games are not over: their ties are not broken yet. */
async function runningAmong(db: Db, { id, season }: OfSeason, numbers: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('number', '=', anyOf(numbers))
    .where('ends_on', '>=', nhlDay)
    .execute();
  return rows.map(({ number }) => number);
}

/** Periods before another one whose results are not final, in order. */
export const undecidedBefore = (db: Db, { id, season }: OfSeason, number: number) =>
  db
    .selectFrom('matchup_period')
    .select(['number', 'round', sql<boolean>`${periodRow.told_at} is not null`.as('told')])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('number', '<', number)
    .where('decided_at', 'is', null)
    .orderBy('number')
    .execute();

/** Periods in seasons in progress, to be announced or become final, the earliest first. */
export const duePeriods = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'),
    )
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .select(['p.league_id', 'p.season', 'p.number', 'p.round', sql<boolean>`${p.told_at} is not null`.as('told')])
    .select('s.corrections')
    .where('l.phase', '=', 'in-season')
    .where('p.decided_at', 'is', null)
    .where('p.ends_on', '<', nhlDay)
    // Its pairs are decided once more first.
    .where('p.pairs_due', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('p.told_at', 'is', null),
        eb('s.corrections', '=', 'never'),
        and([
          eb('s.corrections', '=', 'three-days'),
          eb('p.ends_on', '<', sql<string>`${nhlDay} - ${sql.lit(CORRECTED_DAYS)}::int`),
        ]),
      ]),
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
