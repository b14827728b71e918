import { sql } from 'kysely';
import { refusal } from '@crease/core/competition/competition.refusals.js';
import { hasMatches } from '@crease/core/leagues/formats.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/settings.values.js';
import type { Refusal } from '@crease/core/result.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('matchup_period as p');
const l = namesIn('league as l');

/** The last round of league `l` that has pairs, and whether a round is still to be decided. */
const lastRound = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .select(({ fn, exists, selectFrom }) => [
      fn
        .max<number | null>('p.round')
        .filterWhere(
          exists(
            selectFrom('matchup as m')
              .select('m.number')
              .whereRef('m.league_id', '=', 'p.league_id')
              .whereRef('m.season', '=', 'p.season')
              .whereRef('m.period', '=', 'p.number'),
          ),
        )
        .as('round'),
      sql<boolean>`bool_or(${p.decided_at} is null)`.as('open'),
    ])
    .where('p.league_id', '=', sql.ref<string>('l.id'))
    .where('p.season', '=', sql.ref<string>('l.current_season'))
    .where('p.round', 'is not', null)
    .as('last');

/** The matchups of team `t` in the last round that has pairs. */
const pairsOfTeam = (db: Db) =>
  db
    .selectFrom('matchup as m')
    .innerJoin('matchup_period as p', (join) =>
      join
        .onRef('p.league_id', '=', 'm.league_id')
        .onRef('p.season', '=', 'm.season')
        .onRef('p.number', '=', 'm.period'),
    )
    .select('m.number')
    .where('m.league_id', '=', sql.ref<string>('l.id'))
    .where('m.season', '=', sql.ref<string>('l.current_season'))
    .where('p.round', '=', sql.ref<number>('last.round'))
    .where(({ eb, or }) =>
      or([eb('m.home_team_id', '=', sql.ref<string>('t.id')), eb('m.away_team_id', '=', sql.ref<string>('t.id'))]),
    );

const opening = (db: Db) =>
  db
    .selectFrom('playoff_opening as o')
    .select('o.team_id')
    .where('o.league_id', '=', sql.ref<string>('l.id'))
    .where('o.season', '=', sql.ref<string>('l.current_season'))
    .where('o.team_id', '=', sql.ref<string>('t.id'));

/**
 * Teams `t` of leagues `l` in season that have no match left, once the play-offs have begun and where the league closes
 * their rosters. A team has a match left while it is in a pair of the last round; after the final none has.
 */
const teamsOut = (db: Db) =>
  db
    .selectFrom('league as l')
    .innerJoinLateral(lastRound(db), (join) => join.onTrue())
    .innerJoin('team as t', 't.league_id', 'l.id')
    .where('l.phase', '=', 'in-season')
    .where('last.round', 'is not', null)
    .where(sql<boolean>`coalesce(${l.settings} ->> 'playoff_out', 'closed') = 'closed'`)
    .where(({ or, not, exists, eb }) => or([eb('last.open', '=', false), not(exists(pairsOfTeam(db)))]));

export const closedTeams = (db: Db) =>
  teamsOut(db)
    .select(['l.id as league_id', 'l.current_season as season', 't.id as team_id', 't.name'])
    .where(({ not, exists }) => not(exists(opening(db))));

interface PlayingLeague {
  readonly id: string;
  readonly phase: LeaguePhase;
  readonly settings: Partial<Pick<LeagueSettings, 'format' | 'table_playoff_teams'>>;
}

/** False where no roster can be closed, so that nothing needs to be read. */
const mayClose = ({ phase, settings }: PlayingLeague): boolean => phase === 'in-season' && hasMatches(settings);

/** Teams without a match left, and whether a commissioner opened their rosters. */
export async function findTeamsOut(
  db: Db,
  league: PlayingLeague,
): Promise<ReadonlyMap<string, { readonly name: string; readonly opened: boolean }>> {
  if (!mayClose(league)) return new Map();
  const rows = await teamsOut(db)
    .select(({ exists }) => ['t.id', 't.name', exists(opening(db)).as('opened')])
    .where('l.id', '=', league.id)
    .execute();
  return new Map(rows.map(({ id, name, opened }) => [id, { name, opened: opened === true }]));
}

const closedAmong = async (db: Db, league: PlayingLeague, teamIds: readonly string[]) =>
  mayClose(league) ? closedTeams(db).where('l.id', '=', league.id).where('t.id', '=', anyOf(teamIds)).execute() : [];

/** Which of these teams have a closed roster. Ask in the transaction that has locked them. */
export const findClosedTeams = async (
  db: Db,
  league: PlayingLeague,
  teamIds: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await closedAmong(db, league, teamIds)).map(({ team_id }) => team_id));

/** The refusal of adds, claims and drops of a team whose roster is closed; null otherwise. */
export async function rosterClosed(db: Db, league: PlayingLeague, teamId: string): Promise<Refusal | null> {
  const [closed] = await closedAmong(db, league, [teamId]);
  return closed === undefined ? null : refusal('playoffOut', { figures: { team: closed.name } });
}
