import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';

const SIZES = [
  { name: 'at a desk', tag: ['@long'], options: { viewport: WIDE } },
  { name: 'on a phone in the dark', tag: [], options: { ...PHONE_OPTIONS, colorScheme: 'dark' } },
] as const;

for (const { name, tag, options } of SIZES)
  test(`a visitor looks around as Robin, ${name}, and is told to sign up`, { tag: [...tag] }, async ({ open }) => {
    const page = await open(options);
    await page.goto('/');
    await page.getByRole('button', { name: 'Look around as Robin' }).click();
    const bar = page.getByRole('complementary', { name: 'Visit' });
    await expect(bar).toContainText('You look around as Robin.');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Frozen Pond Dynasty/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible();
    await expect(bar).toBeVisible();
    await expect(page.getByRole('link', { name: /^Commissioner/ })).toHaveCount(0);
    await page.goto('/account/notifications');
    await expect(page).toHaveURL('/leagues');
    await bar.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  });
