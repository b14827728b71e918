import { afterAll, expect, test } from '@jest/globals';
import type { CapMapAnswer } from '@crease/core/teams/caps/cap-map.answers.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { Database } from '../../platform/database/database.js';
import { playLeague } from '../../testing/play-fixture.js';
import { startTestApp } from '../../testing/test-app.js';
import { runSql } from '../../testing/answers/run-sql.js';

const app = await startTestApp();
afterAll(() => app.close());

test('the caps of all teams have the figures of the teams’ own pages', async () => {
  const league = await playLeague(app, { form: { num_teams: 3, salary_cap: 20_000_000 } });
  const [wing] = await league.hold(0, [
    { position: 'F', capHit: 6_000_000 },
    { position: 'D', capHit: 2_000_000 },
  ]);
  await league.hold(1, [{ position: 'G', capHit: 4_000_000 }]);
  const database = app.app.get(Database);
  const query = runSql(database);
  await query`insert into contract (player_id, season, cap_hit, source) values (${wing?.id}, '2026-27', 7000000, 'test')`;
  await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${wing?.id}, ${league.teams[1]}, 25, 1500000, '2026-27')`;
  const { body } = await league.manager(2).api<CapMapAnswer>('GET', `/api/${league.id}/caps`);
  expect(body.seasons.map(({ season, cap }) => [season, cap])).toEqual([
    ['2025-26', 20_000_000],
    ['2026-27', 20_000_000],
    ['2027-28', 20_000_000],
  ]);
  const partsOf = (team: number) =>
    body.seasons.map(({ teams }) => teams.find(({ team_id }) => team_id === league.teams[team]));
  expect(partsOf(0)[0]).toMatchObject({ by_position: { F: 4_500_000, D: 2_000_000, G: 0 }, space: 13_500_000 });
  expect(partsOf(1)[0]).toMatchObject({ by_position: { F: 0, D: 0, G: 4_000_000 }, retained: 1_500_000 });
  for (const team of [0, 1, 2]) {
    const page = await league.manager(team).api<TeamPageAnswer>('GET', `/api/${league.id}/teams/${league.teams[team]}`);
    expect(partsOf(team).map((parts) => [parts?.used, parts?.retained, parts?.space])).toEqual(
      page.body.outlook.map(({ used, retained, space }) => [used, retained, space]),
    );
  }
});
