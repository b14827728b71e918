import { DraftRoom } from './support/draft-room.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';

const SIZES = [
  { name: 'at a desk', tag: ['@long'], options: { viewport: WIDE } },
  { name: 'on a phone in the dark', tag: [], options: { ...PHONE_OPTIONS, colorScheme: 'dark' } },
] as const;

for (const { name, tag, options } of SIZES)
  test(
    `a visitor drafts against Auto from the landing page, ${name}, and asks the server nothing`,
    { tag: [...tag] },
    async ({ open }) => {
      const page = await open(options);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      page.on('websocket', (socket) => asked.push(socket.url()));
      await page.goto('/');
      await page.getByRole('link', { name: 'Try a draft' }).click();
      await expect(page).toHaveURL('/try');
      const room = new DraftRoom(page);
      await expect(room.urgent).toContainText('on the clock');
      await expect(page.getByText('You draft against 7 teams on Auto')).toBeVisible();

      await page.keyboard.press('/');
      await expect(room.search).toBeFocused();
      await page.keyboard.press('Enter');
      await room.players.first().click();
      const draft = page.getByRole('button', { name: /^Draft / });
      const player = (await draft.innerText()).replace('Draft ', '');
      await draft.click();
      await expect(room.announcements).toContainText(player);
      await expect(await room.show('Board')).toContainText(player.slice(player.lastIndexOf(' ') + 1).slice(0, 4));
      await expect(page.getByText('You draft against 7 teams on Auto')).toBeHidden();
      await expect(room.announcements).toContainText('Iron Range');

      expect(asked.filter((path) => /socket|^\/api\/(?!system-config)/.test(path))).toEqual([]);
      await expect(page.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
    },
  );

test('a zone whose file cannot be loaded offers a retry, and the rest of the room stays', async ({
  open,
  problems,
}) => {
  problems.allow(/ERR_FAILED|dynamically imported module|could not be loaded/);
  const page = await open(PHONE_OPTIONS);
  await page.goto('/try');
  const room = new DraftRoom(page);
  await expect(room.urgent).toContainText('on the clock');
  const files = /\/assets\/.+\.js$/;
  let refused = 0;
  await page.route(files, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.getByRole('tab', { name: 'Queue' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
  await expect(failure).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await expect(room.urgent).toContainText('on the clock');
  await page.unroute(files);
  await failure.getByRole('button', { name: 'Try again' }).click();
  // Chromium does not fetch a failed module again, so the retry loads the page.
  await expect(async () => {
    await room.show('Queue');
    await expect(page.getByText('Your queue is empty')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(failure).toHaveCount(0);
});
