import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { freeAgents } from './support/season.js';
import { expect, test, WIDE } from './support/test.js';
import { SMALL } from './support/world.js';

test('a league is taken out as an archive, and comes in again from it with its teams, rosters and past @long', async ({
  world,
  open,
}) => {
  test.setTimeout(90_000);
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora, { settings: SMALL, teamNames: ['Wolves', 'Bears', 'Otters'] });
  const [one] = await freeAgents(world, league, cora);
  const [wolves] = league.teams;
  await world.moveIn(cora, league, {
    rosters: `fantasy_team,player\nWolves,${one?.name ?? ''}\n`,
    along: {
      standings: [{ where: 's', season: '2020-21', team: wolves?.id, rank: 1, points: 1_234 }],
      rules: 'Be kind.',
    },
  });
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/admin/commissioner-hub/data`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download archive' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const archive = test.info().outputPath('league.zip');
  await file.saveAs(archive);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /My Leagues/ })
    .click();
  await page
    .getByRole('dialog', { name: 'My Teams and Leagues' })
    .getByRole('button', { name: 'Create new league' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create a new league' });
  await dialog.getByRole('radio', { name: 'From an archive' }).click();
  await dialog.getByLabel('Archive').setInputFiles(archive);
  const preview = dialog.getByRole('region', { name: 'Contents of the archive' });
  await expect(preview).toContainText(`${league.name}`);
  await expect(preview).toContainText('3 teams; taken out on');
  await expect(preview).toContainText('here, and unchanged since');
  await dialog.getByRole('button', { name: 'Create league' }).click();

  await expect(page.getByText(`${league.name} is here`)).toBeVisible();
  await page.waitForURL((url) => !url.pathname.startsWith(`/${league.id}`) && /^\/\w{12}\//.test(url.pathname));
  const id = new URL(page.url()).pathname.split('/')[1] ?? '';
  expect(id).not.toBe(league.id);
  const facts = async (of: string) =>
    (await world.get<LeagueAnswer>(cora, of)).teams.map(({ team_name }) => team_name).sort();
  expect(await facts(id)).toEqual(await facts(league.id));
  await page.goto(`/${id}/league/history`);
  await expect(page.getByRole('group').filter({ hasText: 'Wolves' })).toContainText('1,234 points on another site');
});
