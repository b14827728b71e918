import type { Locator, Page } from '@playwright/test';
import { connects, gate } from './support/live.js';
import { siteOwner } from './support/places.js';
import { expect, PHONE_OPTIONS, test } from './support/test.js';
import { newAccount, PASSWORD, unique } from './support/world.js';

const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign up' });
const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' });
const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

async function openSignUp(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
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

async function expectWrong(form: Locator, label: string, message: string | RegExp): Promise<void> {
  await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(form, label)).toHaveAccessibleDescription(message);
}

const fieldsOfSignUp = [
  {
    label: 'Username',
    empty: 'Username is required',
    short: ['ab', 'Username must be at least 3 characters'],
    good: 'mel.ott',
  },
  {
    label: 'First name',
    empty: 'First name is required',
    short: ['M', 'First name must be at least 2 characters'],
    good: 'Mel',
  },
  {
    label: 'Last name',
    empty: 'Last name is required',
    short: ['O', 'Last name must be at least 2 characters'],
    good: 'Ott',
  },
  {
    label: 'Email',
    empty: 'Email is required',
    short: ['mel@example', 'Please enter a valid email address'],
    good: 'mel@example.com',
  },
  {
    label: 'Password',
    empty: 'Password is required',
    short: ['12345', 'Password must be at least 6 characters'],
    good: 'slapshot9',
  },
] as const;

test('signing up asks for every field, in its own words, and sends nothing until all is well @long', async ({
  page,
}) => {
  const form = await openSignUp(page);
  const create = form.getByRole('button', { name: 'Create account' });
  await create.click();
  for (const { label, empty } of fieldsOfSignUp) await expectWrong(form, label, empty);
  await expect(field(form, fieldsOfSignUp[0].label)).toBeFocused();
  for (const { label, short, good } of fieldsOfSignUp) {
    await field(form, label).fill(short[0]);
    await field(form, label).blur();
    await expectWrong(form, label, short[1]);
    await field(form, label).fill(good);
    await expect(field(form, label)).not.toHaveAttribute('aria-invalid');
  }
  for (const { label, empty, good } of fieldsOfSignUp) {
    await field(form, label).fill('');
    await create.click();
    await expectWrong(form, label, empty);
    await expect(field(form, label)).toBeFocused();
    await field(form, label).fill(good);
  }
  await field(form, 'Password').fill('123456');
  await expectWrong(form, 'Password', 'This password is one of the most used. Choose another.');
});

test('a new account is confirmed by a toast and signed in; a taken name is said at its field @long', async ({
  page,
  open,
}) => {
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
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `Account created for ${account.email}`,
  );
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

test('what signing in cannot reach or must not answer is said above the form @long', async ({
  page,
  problems,
  context,
}) => {
  problems.allow(/Failed to load resource/);
  const form = await openSignIn(page);
  const answer = (status: number, name: string, message: string) =>
    context.route('**/api/auth/sign-in', (route) => route.fulfill({ status, json: { refusal: { name, message } } }));

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

test('a reload stays signed in, a second tab is signed in, and signing out in one signs out the other', async ({
  world,
  open,
}) => {
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

  await page.getByRole('navigation', { name: 'League' }).getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  await other.reload();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a member of one league is taken there after signing in @long', async ({ page, world }) => {
  const person = await world.person('Solo');
  const league = await world.league(person, { name: `Only one ${unique()}` });
  await signIn(await openSignIn(page), person.email, person.password);
  await expect(page).toHaveURL(`/${league.id}/home`);
  await expect(page.getByRole('banner')).toContainText(league.name);
  await page.goto('/login');
  await expect(page, 'who is signed in has nothing to do at the sign-in page').not.toHaveURL(/login/);
});

test('a visitor is sent away from every page of a league, and an unknown address leads to the landing page @long', async ({
  page,
  world,
}) => {
  const league = await world.league(await world.person('Greta'));
  for (const path of [
    '',
    '/home',
    `/team/${league.teams[0]?.id}`,
    '/league/players',
    '/league/activity-log',
    '/admin/rules',
    '/admin/console',
    '/admin/commissioner-hub',
    '/admin/protection-sheet',
    '/draft/history',
    '/draft/live/aaaaaaaaaaaa',
    '/trade/review/aaaaaaaaaaaa',
  ]) {
    await page.goto(`/${league.id}${path}`);
    await expect(page, path).toHaveURL('/');
  }
  for (const path of ['/nowhere', '/login/further', '/privacy-policy/old', `/${league.id}/nowhere`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(2);
});

test('a league stays closed to a non-member who has its address @long', async ({ world, open }) => {
  const league = await world.league(await world.person('Owner'));
  const page = await open({ as: await world.person('Stranger') });
  await page.goto(`/${league.id}/home`);
  await expect(page.getByText('This league is not open to you')).toBeVisible();
  await expect(page.getByText(league.name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to my leagues' }).click();
  await expect(page).toHaveURL('/leagues');
});

test('a reset goes from the form to "Check your email"; its link works once, and signs out everywhere else', async ({
  page,
  world,
  open,
}) => {
  const person = await world.person('Rita');
  const elsewhere = await open({ as: person });
  await elsewhere.goto(`/user/${person.username}`);
  await expect(elsewhere.getByRole('heading', { name: 'Rita Tester', level: 1 })).toBeVisible();

  const form = await openSignIn(page);
  await form.getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = page.getByRole('form', { name: 'Reset password' });
  await reset.getByRole('button', { name: 'Send reset link' }).click();
  await expectWrong(reset, 'Email', 'Please enter your email address.');
  await field(reset, 'Email').fill('rita@nowhere');
  await reset.getByRole('button', { name: 'Send reset link' }).click();
  await expectWrong(reset, 'Email', 'Please enter a valid email address.');
  await field(reset, 'Email').fill(person.email);
  await reset.getByRole('button', { name: 'Send reset link' }).click();
  const sent = page.getByRole('dialog', { name: 'Check your email' });
  await expect(sent).toContainText('Password reset email sent. Please check your inbox & junk folder.');
  await sent.getByRole('button', { name: 'Done' }).click();

  // Without a mail server, the site owner creates the link.
  const { link } = await world.post<{ link: string }>(await siteOwner(world), `admin/users/${person.uid}/reset-link`);
  const path = new URL(link).hash;
  await page.goto('/');
  await page.goto(`/${path}`);
  const chosen = page.getByRole('form', { name: 'Choose a new password' });
  await expect(page, 'a secret does not stay in the address').toHaveURL('/');
  await field(chosen, 'New password').fill('123456');
  await chosen.getByRole('button', { name: 'Save password' }).click();
  await expectWrong(chosen, 'New password', 'This password is one of the most used. Choose another.');
  await field(chosen, 'New password').fill('back-hand shelf');
  await chosen.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('button', { name: 'Account of Rita Tester' })).toBeVisible();
  await expect(elsewhere, 'every other session has ended').toHaveURL('/');

  const late = await open();
  await late.goto(`/${path}`);
  await field(late.getByRole('form', { name: 'Choose a new password' }), 'New password').fill('one more time');
  await late.getByRole('button', { name: 'Save password' }).click();
  await expect(late.getByRole('dialog', { name: 'Reset password' })).toContainText('This link has been used.');
  await late.getByRole('button', { name: 'Send a new link' }).click();
  await expect(late.getByRole('form', { name: 'Reset password' })).toBeVisible();
  await late.goto('/');
  await late.goto('/#verify=cut-short');
  await expect(late.getByRole('dialog', { name: 'Confirm your email' })).toContainText('This link is not complete.');
});

test('a profile has names and a picture; what is wrong with a file is said before anything is sent @long', async ({
  world,
  open,
}) => {
  const person = await world.person('Pat');
  const league = await world.league(person);
  const page = await open({ as: person });
  await page.goto(`/${league.id}/home`);
  await page.getByRole('button', { name: 'Account of Pat Tester' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  const file = form.locator('input[type=file]');
  const picture = form.getByRole('group', { name: 'Picture' });

  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_100_000, 1) });
  await expect(picture).toContainText('The picture is larger than 1 MB.');
  await file.setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('GIF89a, whatever it is called'),
  });
  await expect(picture).toContainText('This is not a PNG or JPG picture.');
  await file.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 60 } }),
  });
  await expect(picture.locator('img'), 'a preview').toBeVisible();
  await expect(picture).toContainText('PNG or JPG, at most 1 MB');

  await field(form, 'First name').fill('P');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectWrong(form, 'First name', 'First name must be at least 2 characters');
  await field(form, 'First name').fill('');
  await field(form, 'Last name').fill('Quinn');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'User Information Updated Successfully!',
  );
  await expect(page).toHaveURL(`/user/${person.username}`);
  await expect(
    page.getByRole('heading', { name: 'Pat Quinn', level: 1 }),
    'a blank field kept its value',
  ).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/uploads\//);

  await test.step('a team has a name and a logo the same way', async () => {
    await page.goto(`/${league.id}/team/${league.teams[0]?.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit team' }).click();
    const team = page.getByRole('form', { name: 'Edit team' });
    await team.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
    });
    await field(team, 'Team name').fill('Quinn’s Quarters');
    await team.getByRole('button', { name: 'Save team' }).click();
    await expect(page.getByRole('heading', { name: 'Quinn’s Quarters', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('img[src^="/api/uploads/"]').first()).toBeVisible();
  });
});

test('on a phone: the devices that are signed in, one ended from here; the history; one’s data; and the end of the account @long', async ({
  world,
  open,
  problems,
}) => {
  const person = await world.person('Sam');
  const other = await open({ as: person });
  const connected = connects(other);
  await other.goto(`/user/${person.username}`);
  await connected;
  const page = await open({ ...PHONE_OPTIONS, as: person });
  await page.goto(`/user/${person.username}`);

  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all others' }).tap();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('2 other sessions were signed out');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other, 'it learns of it at once').toHaveURL('/');

  await expect(page.getByRole('list', { name: 'Sign-ins' })).toContainText('Signed in');
  await page.getByRole('radio', { name: 'Security' }).tap();
  await page.getByRole('button', { name: 'Change password' }).tap();
  const password = page.getByRole('form', { name: 'Change password' });
  await field(password, 'Current password').fill('not mine');
  await field(password, 'New password').fill('five-hole special');
  await password.getByRole('button', { name: 'Save password' }).tap();
  await expectWrong(password, 'Current password', 'Incorrect password.');
  await field(password, 'Current password').fill(person.password);
  await password.getByRole('button', { name: 'Save password' }).tap();
  await expect(password).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Security events' })).toContainText('Password changed');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('crease-my-data.json');

  problems.allow(/Failed to load resource/);
  await page.getByRole('button', { name: 'Delete account' }).tap();
  const end = page.getByRole('form', { name: 'Delete your account?' });
  await field(end, 'Current password').fill('five-hole special');
  await end.getByRole('button', { name: 'Delete my account' }).tap();
  await expect(end.getByRole('alert')).toHaveText(/^Still missing: Type/);
  await end.getByLabel(/^Type/).fill('delete my account');
  await end.getByRole('button', { name: 'Delete my account' }).tap();
  await expect(page).toHaveURL('/');
  await signIn(await openSignIn(page), person.email, 'five-hole special');
  await expectWrong(signInForm(page), 'Email', 'No account found with this email address.');
});

test('a device that had no live connection when its session was ended learns of it as soon as it has one @long', async ({
  world,
  open,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const person = await world.person('Lena');
  const page = await open({ as: person });
  const connection = gate();
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    await connection.opened;
    socket.connectToServer();
  });
  await page.goto(`/user/${person.username}`);
  await expect(page.getByRole('heading', { name: 'Lena Tester', level: 1 })).toBeVisible();
  await world.post(person, 'auth/password', { current_password: person.password, password: 'blue-line wrist shot' });
  connection.open();
  await expect(page).toHaveURL('/');
});

test('after twenty minutes without input two tabs count down together; an answer in one keeps both, silence signs out both @long', async ({
  world,
  open,
  problems,
}) => {
  // Moving the clock breaks the page's pending connections.
  problems.allow(/WebSocket/);
  const person = await world.person('Ida');
  const league = await world.league(person);
  const page = await open({ as: person });
  const context = page.context();
  await context.clock.install();
  const home = async (tab: Page) => {
    await tab.goto(`/${league.id}/home`);
    await expect(tab.getByRole('heading', { name: 'Welcome, Ida' })).toBeVisible();
    await expect.poll(() => tab.evaluate("localStorage.getItem('crease.input')")).not.toBeNull();
  };
  const question = (tab: Page) => tab.getByRole('alertdialog', { name: 'Are you still there?' });

  await test.step('in the room of a draft that is not over nobody is asked', async () => {
    const draft = await world.draft(league);
    await home(page);
    await page.goto(`/${league.id}/draft/live/${draft.id}`);
    await expect(page.getByRole('timer')).toBeVisible();
    const sat = () => page.evaluate("Date.now() - Number(localStorage.getItem('crease.input'))").then(Number);
    await context.clock.fastForward('40:00');
    await expect.poll(sat, 'sitting there is as good as input').toBeLessThan(60_000);
    await expect(question(page)).toHaveCount(0);
  });

  await page.evaluate("localStorage.removeItem('crease.input')");
  await home(page);
  const other = await context.newPage();
  await page.evaluate("localStorage.removeItem('crease.input')");
  await home(other);
  const both = [page, other];

  await context.clock.fastForward('20:01');
  for (const tab of both) await expect(question(tab).getByRole('timer')).toHaveText(/^[12]\dseconds$/);
  await page.bringToFront();
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  for (const tab of both) await expect(question(tab)).toHaveCount(0);

  await context.clock.fastForward('20:31');
  for (const tab of both) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(signInForm(page)).toBeVisible();
});

test('the site owner finds a user, disables him at once with a reason, reads it in the log, and enables him again', async ({
  world,
  open,
  page: visitor,
}) => {
  const person = await world.person('Nils');
  const league = await world.league(person);
  const his = await open({ as: person });
  await his.goto(`/${league.id}/home`);
  await expect(his.getByRole('heading', { name: 'Welcome, Nils' })).toBeVisible();

  const page = await open({ as: await siteOwner(world) });
  await page.goto(`/${league.id}/admin/console`);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.username);
  const users = page.getByRole('region', { name: 'Users found (1)' });
  await users.getByRole('button', { name: `More for ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Disable account…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disable Nils Tester?' });
  await expect(question).toContainText('Every session of');
  await question.getByLabel('Reason').fill('Sold his picks twice');
  await question.getByRole('button', { name: 'Disable account' }).click();
  await expect(users).toContainText('Disabled');
  await expect(his).toHaveURL('/');
  await signIn(await openSignIn(visitor), person.email, person.password);
  await expectWrong(signInForm(visitor), 'Email', 'This account has been disabled.');

  await users.getByRole('button', { name: `More for ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Security log' }).click();
  const log = page.getByRole('region', { name: 'Security log' });
  await expect(log.getByRole('row').filter({ hasText: 'Account disabled by the site owner' })).toContainText(
    'Sold his picks twice',
  );

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.username);
  await users.getByRole('button', { name: `More for ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Enable account' }).click();
  await expect(users).not.toContainText('Disabled');
  await signIn(signInForm(visitor), person.email, person.password);
  await expect(visitor).toHaveURL(`/${league.id}/home`);
});
