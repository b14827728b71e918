import type { Locator } from '@playwright/test';
import { dayPlus } from '@crease/core/calendar.js';
import { cutOff } from './support/cut-off.js';
import { advance, freeAgents, inSeason } from './support/season.js';
import { expect, openAll, SIZES, test } from './support/test.js';
import { SMALL } from './support/world.js';

const expectButton = async (button: Locator, enabled: boolean): Promise<void> => {
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeEnabled({ enabled });
};

test('at every size, the form refuses a league that cannot be played, with the figures at the field @long', async ({
  open,
  world,
}) => {
  test.setTimeout(180_000);
  const nora = await world.person('Nora');
  for (const { options } of SIZES) {
    const page = await open({ as: nora, ...options });
    await page.goto('/leagues');
    await page.getByRole('main').getByRole('button', { name: 'Create new league' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a new league' });
    const create = dialog.getByRole('button', { name: 'Create league' });
    await dialog.getByLabel('League name').fill('Ten rounds');
    await dialog.getByRole('radio', { name: 'Re-draft' }).click();
    await expectButton(create, true);
    await dialog.getByText('All settings').click();
    const rounds = dialog.getByRole('spinbutton', { name: 'General draft rounds' });
    await rounds.fill('10');
    await rounds.blur();
    await expectButton(create, false);
    await expect(rounds).toHaveAccessibleDescription(
      /10 rounds give a team 10 players, and the position minimums ask for 16\. Set at least 16 rounds/,
    );
    await rounds.fill('16');
    await rounds.blur();
    await expectButton(create, true);
    // Keepers that cost picks need as many rounds as a roster has places.
    await dialog.getByRole('radio', { name: 'Dynasty', exact: true }).click();
    await dialog.getByLabel('Keepers', { exact: true }).selectOption({ label: 'By round' });
    await expect(rounds).toHaveValue('25');
    await expectButton(create, true);
    expect(await cutOff(page)).toEqual([]);
    await page.context().close();
  }
});

test('at every size, a pool that is too small is shown in the lobby, before Begin and in the log @long', async ({
  open,
  world,
}) => {
  test.setTimeout(180_000);
  const cora = await world.person('Cora');
  const league = await world.league(cora, {
    settings: { ...SMALL, rookieDraftEnabled: true, rookie_draft_startup_length: 60, rookie_bank_size: 60 },
  });
  const draft = await world.draft(league, { type: 'rookie' });
  const pages = await openAll(open, cora);
  const words = /^180 picks, \d+ players: the last \d+ will be empty\.$/;
  for (const page of pages) {
    await page.goto(`/${league.id}/draft/history?draft=${draft.id}`);
    const shown = page.getByRole('status').filter({ hasText: words });
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Begin the draft?' });
    await expect(asked.getByText(words)).toBeVisible();
    await expectButton(asked.getByRole('button', { name: 'Begin the draft' }), true);
  }
  await pages[0]!.getByRole('dialog').getByRole('button', { name: 'Begin the draft' }).click();
  await expect(pages[0]!.getByRole('dialog')).toHaveCount(0);
  for (const page of pages) {
    await page.goto(`/${league.id}/league/activity-log`);
    await expect(page.getByRole('main').getByText(/has begun\. 180 picks, \d+ players/)).toBeVisible();
  }
});

test('at every size, a season is corrected, its statuses are the league’s, and a short roster is confirmed @long', async ({
  open,
  world,
}) => {
  test.setTimeout(180_000);
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await inSeason(world, cora, maya, ['Anchor', 'Beacon'], {
    min_forwards: 3,
    general_draft_startup_length: 3,
    maxPickupsPerWeek: 4,
  });
  const players = (await freeAgents(world, league, cora)).slice(0, SIZES.length);
  for (const { id } of players) await world.post(cora, `${league.id}/free-agents/add`, { player_id: id });
  const [seen] = players;
  const reason = 'Seen in a cast';
  await world.put(cora, `${league.id}/players/${seen!.id}/status`, { status: 'Out', reason });
  const pages = await openAll(open, cora);
  const correct = async (page: (typeof pages)[number], days: number): Promise<void> => {
    await page.goto(`/${league.id}/admin/commissioner-hub`);
    await page.getByRole('button', { name: 'Correct the dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the season’s dates' });
    const submit = dialog.getByRole('button', { name: 'Correct the dates' });
    await dialog.getByLabel('Last day').fill('2000-01-01');
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/The last day is before the first\./);
    await expectButton(submit, false);
    const first = await dialog.getByLabel('First day').inputValue();
    const today = new Date().toISOString().slice(0, 10);
    await dialog.getByLabel('Last day').fill(dayPlus(first > today ? first : today, days));
    await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText('The season ends on');
    await expectButton(submit, true);
    await submit.click();
    await expect(dialog).toHaveCount(0);
  };

  for (const [index, page] of pages.entries()) {
    await test.step(`in season, on ${SIZES[index]!.name}`, async () => {
      await correct(page, 90 + index);

      await page.goto(`/${league.id}/league/players?owner=mine`);
      const row = page.getByRole('grid', { name: 'Players' }).getByRole('row').filter({ hasText: seen!.name });
      await expect(row.locator('abbr:visible', { hasText: /^Out$/ })).toBeVisible();

      await page.goto(`/${league.id}/home`);
      const week = page.getByRole('region', { name: 'Your week' });
      await expect(week.getByText('A free-agent pick to use')).toBeVisible();
      await page.getByRole('radio', { name: 'Points Summary' }).click();
      const seasons = page.getByRole('combobox', { name: 'Season of the table' });
      // The earlier seasons are read after the page has appeared.
      await expect(seasons.getByRole('option')).toHaveCount(3);
      const oldest = (await seasons.getByRole('option').allTextContents()).at(-1) ?? '';
      await seasons.selectOption({ label: oldest });
      await expect(page.getByText('Not played in this league')).toBeVisible();
      const unknown = page.getByRole('main').locator('strong:visible').filter({ hasText: /^–$/ });
      await expect(unknown).toHaveCount(2);
    });
  }

  await advance(world, league, 'offseason');
  for (const [index, page] of pages.entries()) {
    await test.step(`out of season, on ${SIZES[index]!.name}`, async () => {
      await correct(page, 100 + index);

      await page.goto(`/${league.id}/home`);
      const week = page.getByRole('region', { name: 'Your week' });
      await expect(week.getByRole('listitem').or(week.getByText('Nothing waits for you.')).first()).toBeVisible();
      await expect(week.getByText(/free-agent pick/)).toHaveCount(0);

      const { name } = players[index]!;
      await page.goto(`/${league.id}/team/${league.teams[0]?.id}`);
      await page
        .getByRole('button', { name: `Move ${name}` })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Drop' }).click();
      const dialog = page.getByRole('dialog', { name: `Drop ${name}?` });
      const drop = dialog.getByRole('button', { name: 'Drop', exact: true });
      await expect(dialog.getByText(/at least 3 are needed when the season starts\./)).toBeVisible();
      await expectButton(drop, true);
      await drop.click();
      await expect(dialog.getByText('Still missing: Drop anyway')).toBeVisible();
      await dialog.getByRole('switch', { name: 'Drop anyway' }).click();
      await expectButton(drop, true);
      await drop.click();
      await expect(dialog).toHaveCount(0);
    });
  }
});
