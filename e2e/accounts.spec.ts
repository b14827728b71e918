import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.js';
import { newAccount, PASSWORD, unique } from './support/world.js';

const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign up' });
const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' });
const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

async function openSignUp(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const form = signUpForm(page);
  await expect(field(form, 'Username')).toBeFocused();
  return form;
}

async function openSignIn(page: Page): Promise<Locator> {
  await page.goto('/login');
  await expect(field(signInForm(page), 'Email')).toBeFocused();
  return signInForm(page);
}

async function signIn(form: Locator, email: string, password: string): Promise<void> {
  await field(form, 'Email').fill(email);
  await field(form, 'Password').fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The field is red, and its message is tied to it. */
async function expectWrong(form: Locator, label: string, message: string | RegExp): Promise<void> {
  await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(form, label)).toHaveAccessibleDescription(message);
}

const fieldsOfSignUp = [
  { label: 'Username', empty: 'Username is required', short: ['ab', 'Username must be at least 3 characters'], good: 'mel.ott' },
  { label: 'First name', empty: 'First name is required', short: ['M', 'First name must be at least 2 characters'], good: 'Mel' },
  { label: 'Last name', empty: 'Last name is required', short: ['O', 'Last name must be at least 2 characters'], good: 'Ott' },
  { label: 'Email', empty: 'Email is required', short: ['mel@example', 'Please enter a valid email address'], good: 'mel@example.com' },
  { label: 'Password', empty: 'Password is required', short: ['12345', 'Password must be at least 6 characters'], good: 'slapshot9' },
] as const;

test('signing up asks for every field, in its own words, and waits with the button until all is well', async ({ page }) => {
  const form = await openSignUp(page);
  const create = form.getByRole('button', { name: 'Create account' });
  await expect(create).toBeDisabled();
  for (const { label, short, good } of fieldsOfSignUp) {
    await field(form, label).fill(short[0]);
    await field(form, label).blur();
    await expectWrong(form, label, short[1]);
    await expect(create).toBeDisabled();
    await field(form, label).fill(good);
    await expect(field(form, label)).not.toHaveAttribute('aria-invalid');
  }
  await expect(create).toBeEnabled();
  for (const { label, empty, good } of fieldsOfSignUp) {
    await field(form, label).fill('');
    await expectWrong(form, label, empty);
    await expect(create).toBeDisabled();
    await field(form, label).fill(good);
  }
  await field(form, 'Password').fill('123456');
  await expectWrong(form, 'Password', 'This password is one of the most used. Choose another.');
});

test('a new account is confirmed by a toast and signed in; a taken name is said at its field', async ({ page, open }) => {
  const account = newAccount('Nova');
  const form = await openSignUp(page);
  const fill = async (into: Locator, changed: Partial<typeof account> = {}) => {
    const { username, first, last, email, password } = { ...account, ...changed };
    await field(into, 'Username').fill(username);
    await field(into, 'First name').fill(first);
    await field(into, 'Last name').fill(last);
    await field(into, 'Email').fill(email);
    await field(into, 'Password').fill(password);
    await into.getByRole('button', { name: 'Create account' }).click();
  };
  await fill(form);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`User created for ${account.email}`);
  await expect(page.getByRole('button', { name: 'Account of Nova Tester' })).toBeVisible();
  await expect(signUpForm(page)).toHaveCount(0);

  const second = await openSignUp(await open());
  await fill(second, { email: `other-${unique()}@e2e.crease.test` });
  await expectWrong(second, 'Username', /^This username is taken\./);
});

test('signing in says what was wrong, at the field that is at fault', async ({ page, world }) => {
  const person = await world.person('Wendy');
  const form = await openSignIn(page);

  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectWrong(form, 'Email', 'Email is required');
  await field(form, 'Email').fill(person.email);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectWrong(form, 'Password', 'Password is required');

  await signIn(form, `nobody-${unique()}@e2e.crease.test`, PASSWORD);
  await expectWrong(form, 'Email', 'No account found with this email address.');
  await expect(field(form, 'Email')).toBeFocused();
  await signIn(form, person.email, 'not the password');
  await expectWrong(form, 'Password', 'Incorrect password.');
  await expect(field(form, 'Password')).toBeFocused();
  await signIn(form, 'wendy@nowhere', PASSWORD);
  await expectWrong(form, 'Email', 'Please enter a valid email address.');

  await signIn(form, person.email, person.password);
  await expect(page.getByRole('button', { name: 'Account of Wendy Tester' })).toBeVisible();
});

test('what signing in cannot reach or must not answer is said above the form', async ({ page, problems, context }) => {
  problems.allow(/Failed to load resource/);
  const form = await openSignIn(page);
  const answer = (status: number, name: string, message: string) => context.route('**/api/auth/sign-in', (route) => route.fulfill({ status, json: { refusal: { name, message } } }));

  await answer(403, 'userDisabled', 'This account has been disabled.');
  await signIn(form, 'somebody@example.com', PASSWORD);
  await expectWrong(form, 'Email', 'This account has been disabled.');
  await context.unroute('**/api/auth/sign-in');

  await answer(429, 'tooManyRequests', 'Slow down.');
  await signIn(form, 'somebody@example.com', PASSWORD);
  await expect(form.getByRole('alert')).toHaveText('Too many failed attempts. Please try again later.');
  await context.unroute('**/api/auth/sign-in');

  await answer(500, 'failed', 'It broke.');
  await signIn(form, 'somebody@example.com', PASSWORD);
  await expect(form.getByRole('alert')).toHaveText('Sign in failed. Please try again.');
  await context.unroute('**/api/auth/sign-in');

  await context.setOffline(true);
  await signIn(form, 'somebody@example.com', PASSWORD);
  await expect(form.getByRole('alert')).toHaveText('Network error. Please check your connection and try again.');
});

test('a reload stays signed in, a second tab is signed in, and signing out in one signs out the other', async ({ world, open }) => {
  const person = await world.person('Tess');
  const league = await world.league(person);
  const page = await open({ as: person });
  await page.goto(`/${league.id}/home`);
  await expect(page.getByRole('heading', { name: 'Welcome, Tess' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Tess' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`/${league.id}/admin/rules`);
  await expect(other.getByRole('heading', { name: 'Rulebook', level: 1 })).toBeVisible();

  await page.getByRole('navigation', { name: 'League' }).getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  await other.reload();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('whoever has one league is taken there after signing in', async ({ page, world }) => {
  const person = await world.person('Solo');
  const league = await world.league(person, { name: `Only one ${unique()}` });
  await signIn(await openSignIn(page), person.email, person.password);
  await expect(page).toHaveURL(`/${league.id}/home`);
  await expect(page.getByRole('banner')).toContainText(league.name);
  await page.goto('/login');
  await expect(page, 'who is signed in has nothing to do at the sign-in page').not.toHaveURL(/login/);
});

test('a visitor is sent away from every page of a league, and an unknown address leads to the landing page', async ({ page, world }) => {
  const league = await world.league(await world.person('Greta'));
  for (const path of ['', '/home', `/team/${league.teams[0]?.id}`, '/league/players', '/league/activity-log', '/admin/rules', '/admin/console', '/admin/commissioner-hub', '/admin/protection-sheet', '/draft/history', '/draft/live/aaaaaaaaaaaa', '/trade/review/aaaaaaaaaaaa']) {
    await page.goto(`/${league.id}${path}`);
    await expect(page, path).toHaveURL('/');
  }
  for (const path of ['/nowhere', '/login/further', '/privacy-policy/old', `/${league.id}/nowhere`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(2);
});

test('a league one does not belong to stays closed, whoever knows its address', async ({ world, open }) => {
  const league = await world.league(await world.person('Owner'));
  const page = await open({ as: await world.person('Stranger') });
  await page.goto(`/${league.id}/home`);
  await expect(page.getByText('This league is not open to you')).toBeVisible();
  await expect(page.getByText(league.name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to my leagues' }).click();
  await expect(page).toHaveURL('/');
});
