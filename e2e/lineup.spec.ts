import AxeBuilder from '@axe-core/playwright';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test } from './support/test.js';

test('a line-up is set on a phone, and a day that is locked is only looked at', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max, ['Anchor', 'Beacon'], {
    lineups: 'day',
    lineup_f: 2,
    lineup_d: 1,
    lineup_u: 0,
    lineup_g: 0,
  });
  const [first, second] = await freeAgents(world, league, max);
  if (!first || !second) throw new Error('the sample has free agents');
  for (const { id } of [first, second]) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
  const page = await open({ as: max, ...PHONE_OPTIONS });
  await page.goto(`/${league.id}/team/${league.teams[1]?.id}`);
  await page.getByRole('link', { name: 'Line-up', exact: true }).tap();
  const places = page.getByRole('region', { name: 'Places' });
  const reserves = page.getByRole('region', { name: 'Reserves' });
  // Nobody has set it: the best stand.
  await expect(places).toContainText(first.name);
  await places.getByRole('button', { name: `Take ${first.name} out of the line-up` }).tap();
  await expect(reserves).toContainText(first.name);
  await page.getByRole('button', { name: 'Save line-up' }).tap();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Line-up saved')).toBeVisible();
  await expect(reserves).toContainText(first.name);
  // A reserve, then the empty place they go to.
  await reserves.getByRole('button', { name: first.name }).tap();
  await places.getByRole('button', { name: 'Empty' }).first().tap();
  await expect(places).toContainText(first.name);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.getByRole('button', { name: 'Save line-up' }).tap();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.getByRole('radio').first().tap();
  await expect(page.getByText(/^Locked since .+12:00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save line-up' })).toBeHidden();
});
