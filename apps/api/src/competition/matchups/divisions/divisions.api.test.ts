import { describe, expect, test } from '@jest/globals';
import type { DivisionsAnswer } from '@crease/core/competition/divisions/division.answers.js';
import { playLeague, type PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { datesOf, matchupSeasons } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { form, step, begun, goTo, matchups, log, sweep } = matchupSeasons(app, { num_teams: 4, divisions: 2 });

const view = (league: PlayLeague, by = 1) => league.get<DivisionsAnswer>(by, '/divisions');
const set = (
  league: PlayLeague,
  teams: readonly (readonly string[])[],
  by = 0,
  names: readonly (string | null)[] = [],
) =>
  league.call(by, 'PUT', '/divisions', {
    divisions: teams.map((ids, index) => ({ name: names[index] ?? null, team_ids: ids })),
  });
const draw = (league: PlayLeague, by = 0) => league.call(by, 'POST', '/divisions/draw');
const before = () => playLeague(app, { phase: 'annual-drafts', form });
const halves = ({ teams }: PlayLeague) => [teams.slice(0, 2), teams.slice(2)];
const teamsOf = ({ divisions }: DivisionsAnswer) => divisions.map(({ team_ids: ids }) => ids);
const earn = async (league: PlayLeague, period: number, points: readonly number[]) => {
  for (const [team, sum] of points.entries())
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select league_id, ${league.teams[team]}, season, false, starts_on, ${sum} from matchup_period where league_id = ${league.id} and number = ${period}`;
};

describe('divisions', () => {
  test('are drawn when the season begins, and their teams meet in its first period', async () => {
    const league = await begun(8);
    const { divisions, periods, seed } = await matchups(league);
    const sides = divisions.map(({ teams }) => teams.map(({ team_id: id }) => id).sort());
    expect(sides.map((side) => side.length)).toEqual([2, 2]);
    expect(sides.flat().sort()).toEqual([...league.teams].sort());
    expect(periods[0]?.matchups.map((one) => [one.home_team_id, one.away_team_id].sort())).toEqual(
      expect.arrayContaining(sides),
    );
    expect(await log(league)).toContainEqual(
      expect.stringMatching(new RegExp(`Teams were drawn into divisions: Division 1: .*The seed is ${seed}`)),
    );
  });

  test('are those that a commissioner set before the season, with their names', async () => {
    const league = await before();
    expect(await view(league)).toMatchObject({ open: true, divisions: [{ team_ids: [] }, { team_ids: [] }] });
    expect((await set(league, halves(league), 0, ['East', 'West'])).status).toBe(200);
    expect(await log(league)).toContainEqual(expect.stringContaining('The commissioner set the divisions. East: '));
    await step(league, 'in-season', datesOf(8));
    const { divisions } = await matchups(league);
    expect(divisions.map(({ name }) => name)).toEqual(['East', 'West']);
    expect(divisions.map(({ teams }) => teams.map(({ team_id: id }) => id).sort())).toEqual(
      halves(league).map((side) => [...side].sort()),
    );
    expect(await log(league)).not.toContainEqual(expect.stringContaining('Teams were drawn'));
  });

  test('stay from the season before; a new team is drawn into the smaller one', async () => {
    const league = await before();
    const [[one = '', two = ''] = [], [three = '', four = ''] = []] = halves(league);
    await query`insert into division (league_id, season, number, name) values (${league.id}, '2020-21', 1, 'East'), (${league.id}, '2020-21', 2, 'West')`;
    await query`insert into division_team (league_id, season, team_id, division)
       select ${league.id}, '2020-21', id, case when id = ${one} then 2 else 1 end from team where league_id = ${league.id} and id <> ${two}`;
    expect(teamsOf(await view(league))).toEqual([[three, four], [one]]);
    await step(league, 'in-season', datesOf(8));
    expect((await view(league)).divisions).toEqual([
      { number: 1, name: 'East', team_ids: [three, four] },
      { number: 2, name: 'West', team_ids: [one, two] },
    ]);
  });

  test('can be drawn and set until the first period begins; the pairs follow', async () => {
    const league = await begun(8);
    expect((await draw(league)).status).toBe(200);
    expect(await log(league)).toContainEqual(
      expect.stringContaining('The commissioner drew the divisions. Division 1:'),
    );
    const [[one = '', two = ''] = [], [three = '', four = ''] = []] = halves(league);
    for (const teams of [
      [
        [one, three],
        [two, four],
      ],
      [
        [one, two],
        [three, four],
      ],
    ]) {
      await set(league, teams);
      const { periods } = await matchups(league);
      expect(periods[0]?.matchups.map((pair) => [pair.home_team_id, pair.away_team_id].sort())).toEqual(
        expect.arrayContaining(teams.map((side) => [...side].sort())),
      );
    }
    await goTo(league, 1);
    expect((await view(league)).open).toBe(false);
    for (const late of [await set(league, halves(league)), await draw(league)])
      expect([late.status, late.body.refusal?.name]).toEqual([409, 'divisionsNotOpen']);
  });

  test('are refused for others, and where sizes, teams or names are wrong', async () => {
    const league = await before();
    const foreign = await before();
    const [one = '', ...others] = league.teams;
    expect((await set(league, halves(league), 1)).status).toBe(403);
    expect((await draw(league, 1)).status).toBe(403);
    const refused = async (teams: readonly (readonly string[])[], names: readonly string[] = []) =>
      (await set(league, teams, 0, names)).body.refusal?.name;
    expect(await refused([league.teams])).toBe('divisionsMissing');
    expect(await refused([[one], others])).toBe('divisionsUneven');
    expect(await refused([[one, one], others.slice(0, 2)])).toBe('teamNotInOne');
    expect(await refused([[...league.teams.slice(0, 2), foreign.teams[0] ?? ''], league.teams.slice(2)])).toBe(
      'strangerInDivision',
    );
    expect(await refused(halves(league), ['East', 'east'])).toBe('divisionNamedTwice');
    const without = await playLeague(app, { phase: 'annual-drafts', form: { ...form, divisions: 0 } });
    expect((await view(without)).divisions).toEqual([]);
    expect((await draw(without)).body.refusal?.name).toBe('divisionsNotOpen');
  });

  test('have winners, who have the best seeds where the league says so', async () => {
    const season = async (playoff_division_winners: boolean) => {
      const league = await playLeague(app, {
        phase: 'annual-drafts',
        form: { ...form, playoff_teams: 2, playoff_division_winners },
      });
      await set(league, halves(league));
      await step(league, 'in-season', datesOf(4));
      const [one, two, three, four] = league.teams;
      await league.call(0, 'PUT', '/matchups/2/pairs', {
        pairs: [
          { home_team_id: one, away_team_id: three },
          { home_team_id: two, away_team_id: four },
        ],
      });
      await earn(league, 1, [20, 20, 5, 9]);
      await earn(league, 2, [30, 30, 1, 2]);
      return league;
    };
    for (const winners of [false, true]) {
      const league = await season(winners);
      await goTo(league, 14);
      await sweep();
      const { table, divisions, playoffs } = await matchups(league);
      const leaders = divisions.map(({ teams }) => teams[0]?.team_id ?? '');
      expect(leaders[1]).toBe(league.teams[3]);
      const best = table.map(({ team_id: id }) => id);
      const seeds = playoffs?.seeds.map(({ team_id: id }) => id) ?? [];
      const others = league.teams.slice(0, 2);
      expect(best.slice(0, 2).sort()).toEqual([...others].sort());
      expect(seeds).toEqual(winners ? [leaders[0], league.teams[3]] : best.slice(0, 2));
    }
  });
});
