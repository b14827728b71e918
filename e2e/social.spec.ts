import type { Locator, Page } from '@playwright/test';
import { expect, PHONE_OPTIONS, test } from './support/test.js';
import { newAccount, unique } from './support/world.js';

/** A real provider runs next to the application, with its own login and consent pages. */
const alert = (page: Page): Locator => page.getByRole('group', { name: 'Other ways to sign in' }).getByRole('alert');
const addressOf = (login: string) => `${login}@provider.test`;

/** Clicks the button and returns the pop-up at its first page. Clears the provider's cookies first. */
async function openProvider(page: Page, name: string): Promise<Page> {
  const context = page.context();
  await context.clearCookies({ name: /^_/ });
  // The provider's pages use external fonts; block them.
  await context.route(/^https:\/\/fonts\./, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name }).click()]);
  await popup.getByPlaceholder(/login/i).waitFor();
  return popup;
}

/** Signs in at the provider and consents; the pop-up then closes itself. */
async function comeBack(popup: Page, login: string): Promise<void> {
  await popup.getByPlaceholder(/login/i).fill(login);
  await popup.getByPlaceholder(/password/i).fill('any');
  const closed = popup.waitForEvent('close');
  await popup.locator('[type=submit]').click();
  // The provider may skip the consent page.
  await Promise.all([
    closed,
    popup
      .locator('[type=submit]')
      .filter({ hasText: /continue/i })
      .click({ timeout: 0 })
      .catch(() => undefined),
  ]);
}

test('a person who first comes from Google gets an account, and finds it again the next time', async ({
  page,
  open,
}) => {
  const login = `gino${unique()}`;
  const asked: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname === '/api/login' || pathname === '/api/create-user-social')
      asked.push(`${answer.request().method()} ${pathname} ${answer.status()}`);
  });
  await page.goto('/login');
  await comeBack(await openProvider(page, 'Continue with Google'), login);
  await expect(page.getByRole('button', { name: `Account of ${login} Person` })).toBeVisible();
  expect(asked, 'unknown, created, tried once more').toEqual([
    'GET /api/login 404',
    'POST /api/create-user-social 201',
    'GET /api/login 200',
  ]);

  const phone = await open(PHONE_OPTIONS);
  await phone.goto('/login');
  await comeBack(await openProvider(phone, 'Continue with Google'), login);
  await expect(phone.getByRole('button', { name: `Account of ${login} Person` })).toBeVisible();
});

test('every way a sign-in by pop-up can fail is said in its own words, and another try is possible @long', async ({
  page,
  world,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const member = await world.signUp({ ...newAccount('Eve'), email: addressOf(`eve${unique()}`) });
  const login = member.email.split('@')[0] ?? '';
  await page.goto('/login');

  await test.step('closed', async () => {
    const popup = await openProvider(page, 'Continue with Facebook');
    await popup.close();
    await expect(alert(page)).toHaveText('Sign-in was cancelled.');
  });
  await test.step('cancelled at the provider', async () => {
    const popup = await openProvider(page, 'Continue with Google');
    await popup.getByRole('link', { name: /cancel/i }).click();
    await expect(alert(page)).toHaveText('Sign-in was cancelled.');
  });
  await test.step('an account with this address already', async () => {
    await comeBack(await openProvider(page, 'Continue with Google'), login);
    await expect(alert(page)).toHaveText(
      'An account with this email already exists. Try signing in with email/password instead.',
    );
  });
  await test.step('network', async () => {
    const popup = await openProvider(page, 'Continue with Google');
    await context.route('**/api/login?*', (route) => route.abort('internetdisconnected'));
    await comeBack(popup, `nora${unique()}`);
    await expect(alert(page)).toHaveText('Network error. Please check your connection and try again.');
    await context.unroute('**/api/login?*');
  });
  await test.step('anything else', async () => {
    const popup = await openProvider(page, 'Continue with Facebook');
    await context.route('**/api/login?*', (route) =>
      route.fulfill({ status: 500, json: { refusal: { name: 'failed', message: 'It broke.' } } }),
    );
    await comeBack(popup, `oleg${unique()}`);
    await expect(alert(page)).toHaveText('Facebook sign-in failed. Please try again.');
    await context.unroute('**/api/login?*');
  });
  await test.step('blocked', async () => {
    await page.evaluate('window.open = () => null');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(alert(page)).toHaveText('Pop-up blocked. Please allow pop-ups and try again.');
  });
});

test('a provider is linked to an account, opens it, and is unlinked; without a password the last one stays @long', async ({
  world,
  open,
}) => {
  const person = await world.person('Lina');
  const login = `lina${unique()}`;
  const page = await open({ as: person });
  await page.goto(`/user/${person.username}`);
  const ways = page.getByRole('region', { name: 'Signing in' });
  await comeBack(await openProvider(page, 'Link Google'), login);
  const proof = page.getByRole('dialog', { name: 'Link Google' });
  await expect(proof).toContainText(addressOf(login));
  await proof.getByLabel('Current password', { exact: true }).fill('not mine');
  await proof.getByRole('button', { name: 'Link Google' }).click();
  await expect(proof.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'Incorrect password.',
  );
  await proof.getByLabel('Current password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Link Google' }).click();
  await expect(ways.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('Linked');

  const other = await open();
  await other.goto('/login');
  await comeBack(await openProvider(other, 'Continue with Google'), login);
  await expect(other.getByRole('button', { name: 'Account of Lina Tester' }), 'the same account').toBeVisible();

  await ways.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(ways.getByRole('button', { name: 'Link Google' })).toBeVisible();

  // An account created by a provider has no password as a fallback.
  const fresh = await open();
  await fresh.goto('/login');
  const newcomer = `fred${unique()}`;
  await comeBack(await openProvider(fresh, 'Continue with Facebook'), newcomer);
  // After the sign-in the page changes, and a menu opened before that closes.
  await expect(fresh).toHaveURL('/leagues');
  await fresh.getByRole('button', { name: `Account of ${newcomer} Person` }).click();
  await fresh.getByRole('menuitem', { name: 'My Profile' }).click();
  await fresh.getByRole('link', { name: 'Account and security' }).click();
  await fresh.getByRole('button', { name: 'Unlink Facebook' }).click();
  await expect(fresh.getByRole('region', { name: 'Notifications' })).toContainText(
    'Facebook is your only way to sign in.',
  );
  await expect(fresh.getByRole('button', { name: 'Unlink Facebook' })).toBeVisible();
});

test('an invitation to an address that Google vouches for is where sign-in leads; it asks first, and can be declined @long', async ({
  world,
  page,
}) => {
  const login = `ivo${unique()}`;
  const leagues = [await world.league(await world.person('Host')), await world.league(await world.person('Hostess'))];
  for (const league of leagues) await world.invite(league, league.teams[1]?.id ?? '', addressOf(login));
  const [first, second] = leagues;
  await page.goto('/login');
  await comeBack(await openProvider(page, 'Continue with Google'), login);
  // Signing in ends on the leagues page; a menu opened before that would close.
  await page.waitForURL(/\/leagues$/);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /My Leagues/ }).click();
  await page
    .getByRole('dialog', { name: 'My Teams and Leagues' })
    .getByRole('link', { name: new RegExp(first?.name ?? '') })
    .click();
  await expect(page.getByRole('heading', { name: `You are invited to ${first?.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline invitation' }).click();
  await expect(page).toHaveURL('/leagues');
  await page.reload();
  await header.getByRole('button', { name: /My Leagues/ }).click();
  await page
    .getByRole('dialog', { name: 'My Teams and Leagues' })
    .getByRole('link', { name: new RegExp(second?.name ?? '') })
    .click();
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${login}` })).toBeVisible();
});
