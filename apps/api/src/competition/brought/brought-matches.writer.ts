import type { Insertable, Selectable } from 'kysely';
import { dayPlus } from '@crease/core/calendar.js';
import type { Season } from '@crease/core/season.js';
import type { Db, Tables } from '../../platform/database/database.js';
import { asRows, clockNow } from '../../platform/database/sql.js';

type MatchRow = Pick<Insertable<Tables['matchup']>, 'period' | 'home_team_id'> &
  Pick<Selectable<Tables['matchup']>, 'bracket' | 'away_team_id'> & {
    readonly round: number | null;
    readonly home_points: number;
    readonly away_points: number | null;
    /** The other site names the winner of a level match: 1 for the home side, 0 for the other one. */
    readonly tie_home: number | null;
  };

export interface BroughtSeason {
  readonly brought: 'points' | 'categories';
  /** By period. */
  readonly matches: readonly MatchRow[];
  /** Teams that played for the title, best seed first. */
  readonly seeds: readonly Pick<Selectable<Tables['playoff_team']>, 'team_id' | 'seed' | 'out_in'>[];
}

/** Days of imported periods are unknown. These only keep their order, and every period is over. */
const FIRST_DAY = '2000-10-01';
const MOST_TEAMS = 16;

/** Replaces the imported matchups of a past season; null removes them. Seasons that were played here stay. */
export async function putBroughtMatches(
  db: Db,
  leagueId: string,
  season: Season,
  given: BroughtSeason | null,
): Promise<void> {
  await db
    .deleteFrom('matchup_season')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('brought', 'is not', null)
    .execute();
  if (given === null) return;
  const own = { league_id: leagueId, season };
  await db
    .insertInto('matchup_season')
    .values({
      ...own,
      seed: '',
      brought: given.brought,
      playoff_teams: Math.min(given.seeds.length, MOST_TEAMS),
      third: given.matches.some(({ bracket }) => bracket === 'third'),
      calendar_due: false,
    })
    .execute();
  await insertPeriods(db, own, given.matches);
  await insertMatches(db, own, given.matches);
  const seedColumns = ['league_id', 'season', 'team_id', 'seed', 'out_in', 'consolation'] as const;
  const seeds = given.seeds.map((seed) => ({ ...own, ...seed, consolation: false }));
  await db
    .insertInto('playoff_team')
    .columns(seedColumns)
    .expression(db.selectFrom(asRows('playoff_team', seeds, 'given')).select(seedColumns))
    .execute();
}

interface OfSeason {
  readonly league_id: string;
  readonly season: Season;
}

/** Results are final from the beginning, and never announced. */
async function insertPeriods(db: Db, own: OfSeason, matches: BroughtSeason['matches']): Promise<void> {
  const rounds = new Map(matches.map(({ period, round }) => [period, round]));
  const columns = ['league_id', 'season', 'number', 'starts_on', 'ends_on', 'round'] as const;
  const periods = [...rounds].map(([number, round]) => {
    const day = dayPlus(FIRST_DAY, number);
    return { ...own, number, starts_on: day, ends_on: day, round };
  });
  await db
    .insertInto('matchup_period')
    .columns([...columns, 'decided_at'])
    .expression(
      db
        .selectFrom(asRows('matchup_period', periods, 'given'))
        .select(columns)
        .select(clockNow.as('decided_at')),
    )
    .execute();
}

const NO_TIE = { tie_by: null, tie_home: null, tie_away: null };

async function insertMatches(db: Db, own: OfSeason, matches: BroughtSeason['matches']): Promise<void> {
  const numbers = new Map<number, number>();
  const rows = matches.map(({ round: _, ...match }) => {
    const number = (numbers.get(match.period) ?? 0) + 1;
    numbers.set(match.period, number);
    const { tie_home: won = null } = match;
    const tie = won === null ? NO_TIE : { tie_by: 'other-site' as const, tie_home: won, tie_away: 1 - won };
    return { ...own, ...match, ...tie, number };
  });
  const columns = [
    ...['league_id', 'season', 'period', 'number', 'bracket'],
    ...['home_team_id', 'away_team_id', 'home_points', 'away_points'],
    ...['tie_by', 'tie_home', 'tie_away'],
  ] as const;
  await db
    .insertInto('matchup')
    .columns(columns)
    .expression(db.selectFrom(asRows('matchup', rows, 'given')).select(columns))
    .execute();
}
