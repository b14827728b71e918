import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { runSql } from '../../../testing/answers/run-sql.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import type { TestApp } from '../../../testing/test-app.js';
import { markPairs, markPairsAfter } from '../../sweeps/due-pairs.writer.js';
import { findClosedTeams } from '../closed-teams.queries.js';
import { matchupSeasons, today } from './matchup-season.js';

type Points = Readonly<Record<number, number>>;

/** Seasons of four teams, with semi-finals in the third period and a final in the fourth. */
export function semiFinals(app: TestApp, form: Partial<LeagueForm> = {}) {
  const seasons = matchupSeasons(app, {
    num_teams: 4,
    playoff_teams: 4,
    playoff_end: 'season',
    playoff_third: false,
    playoff_consolation: 'none',
    ...form,
  });
  const { database, sweep, goTo, matchups, log } = seasons;
  const query = runSql(database);

  /** The first NHL game of today begins in this many hours. The next sweep reads the new time. */
  const game = async ({ id }: PlayLeague, hours: number) => {
    const [row] = await query<{ season: string }>`select current_season as season from league where id = ${id}`;
    const season = row?.season ?? '';
    await query`insert into nhl_game (id, season, day, starts_at, away, home, state, read_at)
       values ('semi-1', ${season}, ${today}, now() + make_interval(hours => ${hours}), 'MTL', 'TOR', 'scheduled', now())
       on conflict (id) do update set starts_at = excluded.starts_at, season = excluded.season, day = excluded.day`;
    await markPairs(database.db, { id, season });
  };
  const earn = async (league: PlayLeague, period: number, points: Readonly<Record<string, number>>) => {
    for (const [team, sum] of Object.entries(points))
      await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
         select league_id, ${team}, season, false, starts_on, ${sum} from matchup_period where league_id = ${league.id} and number = ${period}
         on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`;
  };

  /** A league on the first day of the semi-finals, three hours before their first game. */
  async function atSemiFinals(more: Partial<LeagueForm> = {}, weeks = 4) {
    const league = await seasons.begun(weeks, more);
    await goTo(league, 14);
    const first = Object.fromEntries(league.teams.map((team, index) => [team, 90 - 10 * index]));
    for (const period of [1, 2]) await earn(league, period, first);
    await game(league, 3);
    await sweep();
    const order = (await matchups(league)).playoffs?.seeds.map(({ team_id }) => team_id) ?? [];
    const at = (seed: number) => order[seed - 1] ?? '';
    /** Points of teams by their first seed. */
    const score = (period: number, points: Points) =>
      earn(league, period, Object.fromEntries(Object.entries(points).map(([seed, sum]) => [at(Number(seed)), sum])));
    /** Games of a period are corrected, as scoring does it. */
    const correct = async (period: number, points: Points) => {
      await score(period, points);
      const days = await query<{ league_id: string; season: string; day: string }>`select league_id, season,
        starts_on::text as day from matchup_period where league_id = ${league.id} and number = ${period}`;
      await database.write(({ db }) => markPairsAfter(db, days));
      await sweep();
    };
    /** Pairs of a round by first seeds. */
    const pairs = async (round: number) =>
      ((await matchups(league)).playoffs?.pairs ?? [])
        .filter((pair) => pair.round === round)
        .map(({ home_team_id: home, away_team_id: away }) =>
          [home, away ?? ''].map((id) => order.indexOf(id) + 1).join('-'),
        );
    /** Teams with a closed roster, by first seeds. */
    const closed = async () => {
      const playing = { id: league.id, phase: 'in-season', settings: { format: 'h2h_points' } } as const;
      const found = await findClosedTeams(database.db, playing, league.teams);
      return [...found].map((id) => order.indexOf(id) + 1).sort((a, b) => a - b);
    };
    const told = async (start: RegExp) => (await log(league)).filter((line) => start.test(line)).length;
    const states = async () => (await matchups(league)).periods.map(({ state }) => state);
    return { league, at, score, correct, pairs, closed, told, states };
  }

  /** The same on the first day of the final: seeds 1 and 2 won. */
  async function atFinal(more: Partial<LeagueForm> = {}) {
    const life = await atSemiFinals(more);
    await life.score(3, { 1: 9, 2: 9, 3: 5, 4: 5 });
    await goTo(life.league, 21);
    await game(life.league, 3);
    await sweep();
    return life;
  }

  return { ...seasons, query, game, atSemiFinals, atFinal };
}
