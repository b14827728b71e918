import fs from 'node:fs/promises';
import ICAL from 'ical.js';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { expect, PHONE_OPTIONS, test, WIDE } from '../support/test.js';

test('a night is agreed on, counted down to, and the commissioner sees in another browser who will be there @long', async ({
  open,
  world,
}) => {
  test.setTimeout(120_000);
  const [cora, maya, noel] = [
    await world.person('Cora', 'Chief'),
    await world.person('Maya', 'Middle'),
    await world.person('Noel', 'North'),
  ];
  const league = await world.league(cora, { managers: [maya, noel], teamNames: ['Comets', 'Meteors', 'Northmen'] });
  const draft = await world.draft(league);
  const [page, phone] = [await open({ as: cora, viewport: WIDE }), await open({ as: maya, ...PHONE_OPTIONS })];
  const lobby = `/${league.id}/draft/history?draft=${draft.id}`;
  const rollCall = page.getByRole('region', { name: 'Who is there' });
  const timer = { name: 'Time left until the draft' };

  await test.step('the commissioner sets the date', async () => {
    await page.goto(lobby);
    await expect(page.getByText('No date yet')).toBeVisible();
    await page.getByRole('button', { name: 'Set a date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a date' });
    await dialog.getByLabel('Day').fill(dayPlus(dayIn(Date.now(), 'America/Toronto'), -2));
    await dialog.getByLabel('Time').fill('20:30');
    await dialog.getByRole('button', { name: 'Set the date' }).click();
    await expect(dialog).toContainText('is over.');
    await dialog.getByLabel('Day').fill(dayPlus(dayIn(Date.now(), 'America/Toronto'), 3));
    await dialog.getByRole('button', { name: 'Set the date' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('timer', timer)).toHaveText(/^[23] d \d+ h$/);
    await expect(page.getByText(/8:30 PM/)).toBeVisible();
  });

  await test.step('a manager finds it on the league’s home, and takes it into their calendar', async () => {
    await phone.goto(`/${league.id}/home`);
    const next = phone.getByRole('region', { name: 'Your week' });
    await expect(next.getByRole('timer', { name: 'Time left' })).toHaveText(/^[23] d \d+ h$/);
    await expect(next).toContainText('8:30 PM');
    await next.getByRole('link', { name: /Open the lobby/ }).click();
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Add to calendar' }).click();
    const text = await fs.readFile(await (await download).path(), 'utf8');
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('url')).toContain(lobby);
  });

  await test.step('who has the lobby open is there, and who answers is seen at once', async () => {
    await expect(rollCall).toContainText('2 here now');
    await phone.getByRole('radio', { name: 'I can’t make it' }).click();
    await expect(phone.getByText('Auto picks for your team, from your queue first.')).toBeVisible();
    // A manager who answered "away" but stays in the room still counts as here.
    await phone.goto(`/${league.id}/home`);
    await expect(rollCall.getByRole('listitem').filter({ hasText: 'Meteors' })).toContainText('Away: Auto picks');
    await expect(rollCall).toContainText('1 here now');
    await expect(rollCall).toContainText('1 away, on Auto');
    await phone.goto(lobby);
    await phone.getByRole('radio', { name: 'I’ll be there' }).click();
    await phone.goto(`/${league.id}/home`);
    await expect(rollCall.getByRole('listitem').filter({ hasText: 'Meteors' })).toContainText('Will be there');
    await expect(rollCall.getByRole('listitem').filter({ hasText: 'Northmen' })).toContainText('No answer');
  });

  await test.step('the date is moved: everybody is asked again, and the log says it', async () => {
    await page.getByRole('button', { name: 'Change the date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the date' });
    await dialog.getByLabel('Time').fill('19:00');
    await dialog.getByRole('button', { name: 'Change the date' }).click();
    await expect(page.getByText(/7:00 PM/)).toBeVisible();
    await expect(rollCall.getByRole('listitem').filter({ hasText: 'Meteors' })).toContainText('No answer');
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(
      /Moved the date from .+, 8:30 PM E[SD]T to .+, 7:00 PM E[SD]T\./,
    );
    expect((await world.snapshot(draft)).state.status).toBe('lobby');
  });
});
