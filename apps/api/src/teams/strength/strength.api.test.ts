import { afterAll, expect, test } from '@jest/globals';
import type { StrengthAnswer } from '@crease/core/teams/strength/strength.answers.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { Database } from '../../platform/database/database.js';
import { playLeague } from '../../testing/play-fixture.js';
import { startTestApp } from '../../testing/test-app.js';

const app = await startTestApp();
afterAll(() => app.close());

test('each team has the points of its active players by position, as its page has them, and the league its median', async () => {
  const league = await playLeague(app, { form: { num_teams: 3 } });
  const [wing, , hurt] = await league.hold(0, [
    { position: 'F', capHit: 1_000_000 },
    { position: 'D', capHit: 1_000_000 },
    { position: 'F', capHit: 1_000_000, place: 'ir', status: 'LTIR' },
  ]);
  const [other] = await league.hold(1, [{ position: 'F', capHit: 1_000_000 }]);
  const database = app.app.get(Database);
  for (const [player, goals] of [
    [wing, 3],
    [hurt, 9],
    [other, 1],
  ] as const)
    await database.query(
      `insert into player_season (player_id, season, playoffs, gp, g, a, pts, source) values ($1, '2025-26', false, 10, $2, 0, $2, 'test')`,
      [player?.id, goals],
    );
  const { body } = await league.manager(2).api<StrengthAnswer>('GET', `/api/${league.id}/strength`);
  const of = (team: number) => body.teams.find(({ team_id }) => team_id === league.teams[team])?.points;
  const page = await league.manager(0).api<TeamPageAnswer>('GET', `/api/${league.id}/teams/${league.teams[0]}`);
  const own = page.body.roster.find(({ player_id }) => player_id === wing?.id);
  expect(own?.points).toBeGreaterThan(0);
  expect(of(0)).toEqual({ F: own?.points, D: 0, G: 0 });
  expect(of(2)).toEqual({ F: 0, D: 0, G: 0 });
  expect(body.median).toEqual({ F: of(1)?.F, D: 0, G: 0 });
});
