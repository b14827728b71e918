import type { Locator } from '@playwright/test';
import { cutOff } from './support/cut-off.js';
import { advance, freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { SMALL } from './support/world.js';

const SIZES = [
  { name: 'a phone', options: PHONE_OPTIONS },
  { name: 'a phone on its side', options: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } },
  { name: 'a desk', options: { viewport: WIDE } },
] as const;

/** Expects that the dialog's submit button is fully visible, so that the user sees what stops it. */
const expectButton = async (button: Locator, enabled: boolean): Promise<void> => {
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeEnabled({ enabled });
};

for (const { name, options } of SIZES) {
  test(`on ${name}, the form refuses a league that cannot be played, with the figures at the field`, async ({
    open,
    world,
  }) => {
    const page = await open({ as: await world.person('Nora'), ...options });
    await page.goto('/leagues');
    await page.getByRole('main').getByRole('button', { name: 'Create New League' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a New League' });
    const create = dialog.getByRole('button', { name: 'Create League' });
    await dialog.getByLabel('League name').fill('Ten rounds');
    await dialog.getByRole('radio', { name: 'Re-draft' }).click();
    await expectButton(create, true);
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
    expect(await cutOff(page)).toEqual([]);
  });

  test(`on ${name}, a pool that is too small is shown in the lobby, before Begin and in the log`, async ({
    open,
    world,
  }) => {
    const cora = await world.person('Cora');
    const league = await world.league(cora, {
      settings: { ...SMALL, rookieDraftEnabled: true, rookie_draft_startup_length: 60, rookie_bank_size: 60 },
    });
    const draft = await world.draft(league, { type: 'rookie' });
    const page = await open({ as: cora, ...options });
    await page.goto(`/${league.id}/draft/history?draft=${draft.id}`);
    const words = /^180 picks, \d+ players: the last \d+ will be empty\.$/;
    const shown = page.getByRole('status').filter({ hasText: words });
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Begin the draft?' });
    await expect(asked.getByText(words)).toBeVisible();
    await expectButton(asked.getByRole('button', { name: 'Begin the draft' }), true);
    await asked.getByRole('button', { name: 'Begin the draft' }).click();
    await expect(asked).toHaveCount(0);
    await page.goto(`/${league.id}/league/activity-log`);
    await expect(page.getByRole('main').getByText(/has begun\. 180 picks, \d+ players/)).toBeVisible();
  });

  test(`on ${name}, a season is corrected, its statuses are the league's, and a short roster is confirmed`, async ({
    open,
    world,
  }) => {
    const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
    const league = await inSeason(world, cora, maya, ['Anchor', 'Beacon'], { min_forwards: 1 });
    const [player] = await freeAgents(world, league, cora);
    await world.post(cora, `${league.id}/free-agents/add`, { player_id: player!.id });
    const page = await open({ as: cora, ...options });

    await test.step('the dates of the season are corrected after a preview', async () => {
      await page.goto(`/${league.id}/admin/commissioner-hub`);
      await page.getByRole('button', { name: 'Correct the dates' }).click();
      const dialog = page.getByRole('dialog', { name: 'Correct the season’s dates' });
      const submit = dialog.getByRole('button', { name: 'Correct the dates' });
      const last = dialog.getByLabel('Last day');
      await last.fill('2000-01-01');
      await expect(last).toHaveAccessibleDescription(/The last day is before the first\./);
      await expectButton(submit, false);
      await last.fill(new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10));
      await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText('The season ends on');
      await expectButton(submit, true);
      await submit.click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a status that the commissioner set is shown in the list of players', async () => {
      const reason = 'Seen in a cast';
      await world.put(cora, `${league.id}/players/${player!.id}/status`, { status: 'Out', reason });
      await page.goto(`/${league.id}/league/players?owner=mine`);
      const row = page.getByRole('grid', { name: 'Players' }).getByRole('row').filter({ hasText: player!.name });
      await expect(row.locator('abbr:visible', { hasText: /^Out$/ })).toBeVisible();
    });

    await test.step('a season before the league has no points', async () => {
      await page.goto(`/${league.id}/home`);
      await page.getByRole('radio', { name: 'Points Summary' }).click();
      const seasons = page.getByRole('combobox', { name: 'Season of the table' });
      const oldest = (await seasons.getByRole('option').allTextContents()).at(-1) ?? '';
      await seasons.selectOption({ label: oldest });
      await expect(page.getByText('Not played in this league')).toBeVisible();
      const unknown = page.getByRole('main').locator('strong:visible').filter({ hasText: /^–$/ });
      await expect(unknown).toHaveCount(2);
    });

    await test.step('out of season a drop below a coming minimum is confirmed', async () => {
      await advance(world, league, 'offseason');
      await page.goto(`/${league.id}/team/${league.teams[0]?.id}`);
      await page
        .getByRole('button', { name: `Move ${player!.name}` })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Drop' }).click();
      const dialog = page.getByRole('dialog', { name: `Drop ${player!.name}?` });
      const drop = dialog.getByRole('button', { name: 'Drop', exact: true });
      await expect(dialog.getByText(/at least 1 is needed when the season starts\./)).toBeVisible();
      await expectButton(drop, false);
      await dialog.getByRole('switch', { name: 'Drop anyway' }).click();
      await expectButton(drop, true);
      await drop.click();
      await expect(dialog).toHaveCount(0);
    });
  });
}
