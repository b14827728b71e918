import { sql } from 'kysely';
import { dayPlus } from '@crease/core/calendar.js';
import { breakTie, TIE_BREAKS, type TieFigures } from '@crease/core/competition/matchups/tie-break.rules.js';
import { lineOfGame, pointsOf, scoringOf, sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { isInCategories } from '@crease/core/leagues/formats.js';
import type { Season } from '@crease/core/season.js';
import { rulesOfDay, type DayRules } from '@crease/core/seasons/scoring.rules.js';
import type { Db } from '../../../platform/database/database.js';
import { anyOf } from '../../../platform/database/sql.js';
import { pastRules } from '../../../points/points.queries.js';
import { gamesIn } from '../matchup-page.queries.js';
import { matchupsOfPeriods } from '../../period-matchups.queries.js';
import { namesIn } from '../../../platform/database/rows.js';

const m = namesIn('matchup as m');
const s = namesIn('matchup_season as s');

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Breaks the ties of periods whose points have been stored, where the league wants it: of regular matchups, of rounds
 * of the play-offs, or both. The deciding step is stored with the matchup, so that every reader has the same winner.
 * Only level matchups read games.
 * @param teamId only matchups of this team
 */
export async function breakTies(
  db: Db,
  league: OfSeason,
  numbers: readonly number[],
  teamId: string | null = null,
): Promise<void> {
  const rules = await rulesOf(db, league);
  if (rules?.matchTies === 'broken') await breakRegular(db, league, rules, numbers, teamId);
  if (rules?.ties === 'bench') await breakRounds(db, league, rules, numbers, teamId);
}

const isOf =
  (teamId: string | null) =>
  ({ home, away }: { readonly home: string; readonly away: string | null }): boolean =>
    teamId === null || home === teamId || away === teamId;

async function breakRegular(
  db: Db,
  league: OfSeason,
  rules: Rules,
  numbers: readonly number[],
  teamId: string | null,
): Promise<void> {
  const level = await matchupsOfPeriods(db, league)
    .select(['m.period', 'm.number', 'm.home_team_id as home', 'm.away_team_id as away'])
    .select(['p.starts_on as from', 'p.ends_on as to'])
    .where('m.period', '=', anyOf(numbers))
    .where('p.round', 'is', null)
    .whereRef('m.home_points', '=', 'm.away_points')
    .execute();
  await clearTies(db, league, numbers, teamId);
  for (const one of level.filter(isOf(teamId))) await breakOne(db, league, rules, one);
}

/**
 * A round has one score of all its stored periods, and is level when the matches won are, where these decide. The last
 * period keeps what broke its tie.
 */
async function breakRounds(
  db: Db,
  league: OfSeason,
  rules: Rules,
  numbers: readonly number[],
  teamId: string | null,
): Promise<void> {
  const { id, season } = league;
  const rounds = await matchupsOfPeriods(db, league)
    .select(['p.round', 'm.number', 'm.home_team_id as home', 'm.away_team_id as away'])
    .select(({ fn }) => [
      fn.max('m.period').as('period'),
      fn.min('p.starts_on').as('from'),
      fn.max('p.ends_on').as('to'),
      sql<boolean>`sum(${m.home_points}) = sum(${m.away_points})
        and (not bool_and(${s.round_wins}) or sum(sign(${m.home_points} - ${m.away_points})) = 0)`.as('level'),
    ])
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'm.league_id').onRef('s.season', '=', 'm.season'),
    )
    .where('m.home_points', 'is not', null)
    .where('p.round', 'in', (played) =>
      played
        .selectFrom('matchup_period as o')
        .select(({ ref }) => ref('o.round').$notNull().as('round'))
        .where('o.league_id', '=', id)
        .where('o.season', '=', season)
        .where('o.number', '=', anyOf(numbers))
        .where('o.round', 'is not', null),
    )
    .groupBy(['p.round', 'm.number', 'm.home_team_id', 'm.away_team_id'])
    .execute();
  const stored = await db
    .selectFrom('matchup_period')
    .select('number')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('round', '=', anyOf(rounds.flatMap(({ round }) => round ?? [])))
    .execute();
  await clearTies(
    db,
    league,
    stored.map(({ number }) => number),
    teamId,
  );
  for (const { level, ...one } of rounds.filter(isOf(teamId))) if (level) await breakOne(db, league, rules, one);
}

/** A tied matchup of these days; `period` has the figures that break the tie. */
interface Level extends Span {
  readonly period: number;
  readonly number: number;
  readonly home: string;
  readonly away: string | null;
}

async function breakOne(
  db: Db,
  league: OfSeason,
  rules: Rules,
  { period, number, home, away, from, to }: Level,
): Promise<void> {
  if (away === null) return;
  const figures = await figuresOf(db, league, rules, [home, away], { from, to });
  const broken = breakTie(figures(home), figures(away));
  if (broken === null) return;
  await db
    .updateTable('matchup')
    .set({ tie_by: broken.by, tie_home: broken.home, tie_away: broken.away })
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('period', '=', period)
    .where('number', '=', number)
    .execute();
}

/** Forgets what broke the ties of periods, or only those of a team. */
export async function clearTies(
  db: Db,
  { id, season }: OfSeason,
  numbers: readonly number[],
  teamId: string | null = null,
): Promise<void> {
  await db
    .updateTable('matchup')
    .set({ tie_by: null, tie_home: null, tie_away: null })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('period', '=', anyOf(numbers))
    // A commissioner's decision counts while the teams are level.
    .where('tie_by', 'in', TIE_BREAKS)
    .$if(teamId !== null, (ties) =>
      ties.where(({ or, eb }) => or([eb('home_team_id', '=', teamId), eb('away_team_id', '=', teamId)])),
    )
    .execute();
}

const rulesOf = (db: Db, { id, season }: OfSeason) =>
  db
    .selectFrom('league as l')
    .innerJoin('matchup_season as s', 's.league_id', 'l.id')
    .select(['l.settings', 'l.time_zone as timeZone', 's.match_ties as matchTies', 's.ties', pastRules(db).as('past')])
    .where('l.id', '=', id)
    .where('s.season', '=', season)
    .executeTakeFirst();
type Rules = NonNullable<Awaited<ReturnType<typeof rulesOf>>>;

/** The teams' figures for breaking a tie on these days, by the rosters and line-ups that decided their points. */
async function figuresOf(
  db: Db,
  { id, season }: OfSeason,
  { settings, timeZone, past }: Rules,
  teamIds: readonly string[],
  days: Span,
): Promise<(teamId: string) => TieFigures> {
  const now: DayRules = { scoring: scoringOf(settings), timeZone };
  const rules = new Map(daysOf(days).map((day) => [day, rulesOfDay(day, past, now)]));
  const decided = [...rules].map(([day, { noon }]) => ({ day, noon }));
  const hasPoints = !isInCategories(settings);
  const games = await gamesIn(db, { leagueId: id, season, teamIds, days: { ...days, decided } }).execute();
  return (teamId) => {
    const own = games.filter((game) => game.teamId === teamId);
    const counted = own.filter(({ counts }) => counts);
    const idle = own.filter(({ dressed, place }) => hasPoints && !dressed && place === 'active');
    return {
      bench: sumOfPoints(
        idle.map((game) => pointsOf(lineOfGame(game), rules.get(game.day)?.scoring ?? {}, game.position)),
      ),
      goals: counted.reduce((sum, { g }) => sum + (g ?? 0), 0),
      players: new Set(counted.map((game) => game.id)).size,
    };
  };
}

function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
}
