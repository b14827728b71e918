import type { Page } from '@playwright/test';
import { expect, PHONE_OPTIONS, TABLET, test, WIDE } from './support/test.js';
import { unique } from './support/world.js';

const header = (page: Page) => page.getByRole('banner');
const leagueNav = (page: Page) => page.getByRole('navigation', { name: 'League' });

test('the landing page says what the product does, and Get Started stands there twice @long', async ({
  page,
  world,
  open,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Crease/);
  for (const feature of [
    'Salary and cap tracking',
    'Trade processing',
    'Live draft room',
    'Protection sheet management',
    'Player database',
    'Dynasty and rookie mode',
  ]) {
    await expect(page.getByRole('heading', { name: feature, exact: true })).toBeVisible();
  }
  const start = page.getByRole('button', { name: 'Get Started' });
  await expect(start).toHaveCount(2);
  for (const which of [start.first(), start.last()]) {
    await which.click();
    await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(which, 'the focus goes back to where it came from').toBeFocused();
  }

  const member = await open({ as: await world.person('Starter') });
  await member.goto('/');
  await member.getByRole('button', { name: 'Get Started' }).first().click();
  await expect(member.getByRole('dialog', { name: 'Create a new league' })).toBeVisible();
});

test('a manager with two leagues lands on My leagues, and follows a line to where something is done about it @long', async ({
  world,
  open,
}) => {
  const host = await world.person('Hanna', 'Host');
  const dora = await world.person('Dora');
  const near = await world.league(host, { managers: [dora] });
  const far = await world.league(host, { managers: [dora], teamNames: ['Hosts', 'Doras'] });
  const page = await open(PHONE_OPTIONS);
  await page.goto('/login');
  await page.getByLabel('Email').fill(dora.email);
  await page.getByLabel('Password', { exact: true }).fill(dora.password);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'My leagues', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/leagues');
  await expect(page.getByRole('region', { name: far.name })).toContainText('Nothing to do');
  const league = page.getByRole('region', { name: near.name });
  await expect(league).toContainText('1 thing to do');

  await test.step('the line is the way to it', async () => {
    await league.getByRole('link', { name: /Name your team/ }).tap();
    await expect(page).toHaveURL(`/${near.id}/team/${near.teams[1]?.id}`);
  });

  await test.step('the league’s home says the same, until it is done', async () => {
    await page.goto(`/${near.id}/home`);
    const week = page.getByRole('region', { name: 'Your week' });
    await expect(week.getByRole('link', { name: /Name your team/ })).toBeVisible();
    await world.patch(dora, `${near.id}/teams/${near.teams[1]?.id}`, { team_name: 'Doras too' });
    await expect(week.getByText('Nothing waits for you.')).toBeVisible();
  });
});

test('the static pages have their sections, today’s date, a contact and the way back @long', async ({ page }) => {
  const now = new Date();
  // Midnight may pass during the test.
  await page.clock.setFixedTime(now);
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'America/New_York' }).format(now);
  await page.goto('/');
  const pages = [
    {
      link: 'Privacy Policy',
      sections: ['Information We Collect', 'How We Use Your Information', 'Information Sharing', 'Contact'],
    },
    {
      link: 'Terms and Conditions',
      sections: ['Acceptance of Terms', 'Use License', 'User Accounts', 'League Participation', 'Contact'],
    },
  ];
  for (const { link, sections } of pages) {
    await page
      .getByRole('contentinfo')
      .or(page.getByRole('navigation', { name: 'Legal' }))
      .getByRole('link', { name: link })
      .click();
    await expect(page.getByRole('heading', { name: link, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections);
    await expect(page.getByText('Last updated:')).toHaveText(`Last updated: ${today}`);
    await expect(page.getByRole('link', { name: 'support@e2e.crease.test' })).toHaveAttribute(
      'href',
      'mailto:support@e2e.crease.test',
    );
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('a visitor’s two dropdowns: one open at a time, closed by Esc and by a press outside @long', async ({ page }) => {
  await page.goto('/');
  const [signIn, signUp] = ['Sign in', 'Sign up'].map((name) => ({
    opener: header(page).getByRole('button', { name }),
    box: page.getByRole('dialog', { name }),
  })) as [Door, Door];
  await signIn.opener.click();
  await expect(signIn.box).toBeVisible();
  await expect(signIn.opener).toHaveAttribute('aria-expanded', 'true');
  await signUp.opener.click();
  await expect(signUp.box).toBeVisible();
  await expect(signIn.box).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(signUp.box).toHaveCount(0);
  await expect(signUp.opener).toBeFocused();

  await signIn.opener.click();
  await expect(signIn.box).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(signIn.box).toHaveCount(0);

  await signIn.opener.click();
  await signIn.box.getByRole('button', { name: 'Create an account' }).click();
  await expect(signUp.box).toBeVisible();
  await signUp.box.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.box).toBeVisible();
});

test('a menu opened while the next page is still on its way stays open on it, with the focus @long', async ({
  world,
  open,
}) => {
  const page = await open({ as: await world.person('Hasty') });
  await page.goto('/');
  await expect(header(page).getByRole('button', { name: /My Leagues/ })).toBeVisible();
  let arrive: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (arrive = resolve));
  let asked: () => void = () => undefined;
  const onTheWay = new Promise<void>((resolve) => (asked = resolve));
  await page.route('**/assets/*.js', async (route) => {
    asked();
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await onTheWay;
  await expect(page).toHaveURL('/privacy-policy');
  await header(page)
    .getByRole('button', { name: /My Leagues/ })
    .click();
  const leagues = page.getByRole('dialog', { name: 'My Teams and Leagues' });
  await expect(leagues).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await expect(leagues).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
  await expect(leagues).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

interface Door {
  opener: ReturnType<Page['getByRole']>;
  box: ReturnType<Page['getByRole']>;
}

test('a member’s dropdowns in the header: leagues, inbox, account', async ({ world, open }) => {
  const person = await world.person('Dora');
  const page = await open({ as: person, viewport: WIDE });
  await page.goto('/');
  const leagues = page.getByRole('dialog', { name: 'My Teams and Leagues' });
  const openLeagues = header(page).getByRole('button', { name: /My Leagues/ });
  await openLeagues.click();
  await expect(leagues).toContainText("You haven't joined any leagues yet");
  await leagues.getByRole('button', { name: 'Create new league' }).click();
  await expect(leagues).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Create a new league' })).toBeVisible();
  await page.keyboard.press('Escape');

  const own = await world.league(person, { name: `Own ${unique()}`, teamNames: ['Dora’s Own'] });
  const others = await world.league(await world.person('Host'), { name: `Others ${unique()}`, managers: [person] });
  const claimed = await world.league(await world.person('Inviter'), { name: `Claimed ${unique()}` });
  await world.invite(claimed, claimed.teams[1]?.id ?? '', person.email);
  await page.goto(`/${own.id}/home`);
  await openLeagues.click();
  await expect(leagues.getByRole('link', { name: new RegExp(own.name) })).toContainText('Dora’s Own');
  await expect(leagues.getByRole('link', { name: new RegExp(own.name) })).not.toContainText('Pending Invite');
  await expect(leagues.getByRole('link', { name: new RegExp(others.name) })).toBeVisible();
  await expect(leagues).not.toContainText(claimed.name);

  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await header(page)
    .getByRole('button', { name: /^Inbox/ })
    .click();
  await expect(inbox).toContainText('No trade requests');
  await expect(leagues, 'only one is open').toHaveCount(0);

  const account = page.getByRole('menu', { name: 'Account' });
  await page.mouse.move(600, 600);
  await header(page).getByRole('button', { name: 'Account of Dora Tester' }).hover();
  await expect(account).toBeVisible();
  await expect(inbox).toHaveCount(0);
  await expect(account).toContainText(person.email);
  await expect(account.getByRole('menuitem')).toHaveText(['My Team', 'My Profile', 'Sign out']);
  await page.mouse.move(600, 700);
  await expect(account, 'it goes when the pointer does').toHaveCount(0);

  await header(page).getByRole('button', { name: 'Account of Dora Tester' }).focus();
  await page.keyboard.press('Enter');
  await expect(account.getByRole('menuitem', { name: 'My Team' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(account.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: 'Account of Dora Tester' })).toBeFocused();

  await openLeagues.click();
  await leagues.getByRole('link', { name: new RegExp(others.name) }).click();
  await expect(page).toHaveURL(`/${others.id}/home`);
  await expect(header(page)).toContainText(others.name);
});

test('the inbox shows the requests of all leagues on every page, and leads into the right one @long', async ({
  world,
  open,
}) => {
  const [person, partner] = [await world.person('Ines'), await world.person('Otto')];
  const leagues = [
    await world.league(partner, { name: `First ${unique()}`, managers: [person] }),
    await world.league(partner, { name: `Second ${unique()}`, managers: [person] }),
  ];
  const page = await open({ as: person, viewport: WIDE });
  await page.goto(`/user/${person.username}`);
  await expect(header(page).getByRole('button', { name: /^Inbox/ })).toBeVisible();
  for (const league of leagues) {
    const { generalPicks } = await world.get<{ generalPicks: { id: string; owned_by: string }[] }>(
      partner,
      `${league.id}/home`,
    );
    const pick = generalPicks.find((one) => one.owned_by === league.teams[0]?.id)?.id;
    await world.post(partner, `${league.id}/trades`, {
      sides: [
        { team_id: league.teams[0]?.id, assets: [{ kind: 'draft-pick', pick_id: pick, condition: null }], moves: [] },
        { team_id: league.teams[1]?.id, assets: [], moves: [] },
      ],
    });
  }
  await expect(
    header(page).getByRole('button', { name: 'Inbox 2 trade requests' }),
    'live, on a page that is about no league',
  ).toBeVisible();
  await header(page)
    .getByRole('button', { name: /My Leagues/ })
    .click();
  await expect(
    page
      .getByRole('dialog', { name: 'My Teams and Leagues' })
      .getByRole('link', { name: new RegExp(leagues[1]?.name ?? '') }),
  ).toContainText('1 trade request');
  await header(page)
    .getByRole('button', { name: /^Inbox/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Inbox' })
    .getByRole('link', { name: new RegExp(leagues[1]?.name ?? '') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${leagues[1]?.id}/trade/review/`));
  await expect(page.getByRole('heading', { name: 'Trade Review' })).toBeVisible();
});

test('a member who leaves a league loses it at once; its last commissioner names a successor @long', async ({
  world,
  open,
}) => {
  const [person, other] = [await world.person('Lea'), await world.person('Udo')];
  const league = await world.league(person, { managers: [other] });
  const page = await open({ as: person, viewport: WIDE });
  await page.goto(`/user/${person.username}`);
  await page.getByRole('button', { name: `Leave ${league.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Leave ${league.name}?` });
  await dialog.getByRole('button', { name: 'Leave league' }).click();
  await expect(dialog.getByText('Still missing: New commissioner')).toBeVisible();
  await dialog.getByLabel('New commissioner').selectOption(other.uid);
  await dialog.getByRole('button', { name: 'Leave league' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`You left ${league.name}`);
  await expect(page.getByRole('region', { name: 'My leagues' })).toContainText("You haven't joined any leagues yet");
  const { members } = await world.get<{ members: { name: string; is_commissioner: boolean }[] }>(
    other,
    `${league.id}/members`,
  );
  expect(members).toMatchObject([{ name: other.name, is_commissioner: true }]);
});

test('the site owner finds the console in his menu; nobody else can open it @long', async ({ world, open }) => {
  const person = await world.person('Norma');
  const league = await world.league(person);
  const page = await open({ as: person });
  await page.goto(`/${league.id}/admin/console`);
  await expect(page).toHaveURL(`/${league.id}/home`);
});

test('the side navigation leads to every section, and to what the league and the role allow', async ({
  world,
  open,
}) => {
  const manager = await world.person('Marta');
  const league = await world.league(await world.person('Conny'), {
    managers: [manager],
    teamNames: ['Northern Lights', 'Southern Nights'],
  });
  const page = await open({ as: league.commissioner, viewport: WIDE });
  await page.goto(`/${league.id}`);
  await expect(page, 'the root is the home').toHaveURL(`/${league.id}/home`);
  const links: [name: string, path: string, heading: string][] = [
    ['Recent Activity', 'league/activity-log', 'Activity'],
    ['Board', 'talk', 'Board'],
    ['Standings', 'league/standings', 'Standings'],
    ['Players', 'league/players', 'Player'],
    ['Draft Room', 'draft/history', 'Draft Room'],
    ['Protection Sheet Builder', 'admin/protection-sheet', 'Protection'],
    ['Commissioner Settings', 'admin/commissioner-hub', 'Commissioner Settings'],
    ['Rules', 'admin/rules', 'Rulebook'],
    ['League Home', 'home', 'Welcome'],
  ];
  for (const [name, path, title] of links) {
    await leagueNav(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${league.id}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(leagueNav(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  const teams = leagueNav(page).getByRole('button', { name: 'Teams' });
  await expect(leagueNav(page).getByRole('link', { name: /Northern Lights/ })).toHaveAccessibleName(/your team/);
  await expect(leagueNav(page).getByRole('link', { name: /Southern Nights/ })).not.toHaveAccessibleName(/your team/);
  await teams.click();
  await expect(leagueNav(page).getByRole('link', { name: /Southern Nights/ })).toHaveCount(0);
  await leagueNav(page).getByRole('button', { name: 'New league' }).click();
  await expect(page.getByRole('dialog', { name: 'Create a new league' })).toBeVisible();

  const other = await open({ as: manager, viewport: TABLET });
  await other.goto(`/${league.id}/home`);
  await expect(leagueNav(other).getByRole('link', { name: 'Players' })).toBeVisible();
  await expect(leagueNav(other).getByRole('link', { name: 'Commissioner Settings' })).toHaveCount(0);
  await leagueNav(other).getByRole('button', { name: 'Teams' }).click();
  await other
    .getByRole('dialog', { name: 'Teams' })
    .getByRole('link', { name: /Northern Lights/ })
    .click();
  await expect(other.getByRole('heading', { name: 'Northern Lights', level: 1 })).toBeVisible();
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await expect(other.getByRole('menuitem', { name: 'Edit team' }), 'somebody else’s team').toHaveCount(0);
  await other.keyboard.press('Escape');
  await leagueNav(other).getByRole('button', { name: 'Teams' }).click();
  await expect(other.getByRole('dialog', { name: 'Teams' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Teams' }), 'another page closes it').toHaveCount(0);
  await other.goto(`/${league.id}/admin/commissioner-hub`);
  await expect(other, 'the commissioner’s page is not a manager’s').toHaveURL(`/${league.id}/home`);
});

test('on a phone four tabs stand at the bottom, Teams opens a sheet, and Activity leads to the board', async ({
  world,
  open,
}) => {
  const league = await world.league(await world.person('Pocket'), {
    managers: [await world.person('Rival')],
    teamNames: ['Pocket Rockets', 'Rival Schools'],
  });
  const page = await open({ ...PHONE_OPTIONS, as: league.commissioner });
  await page.goto(`/${league.id}/home`);
  const bar = leagueNav(page);
  await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveText(['Home', 'Teams', 'Players', /^Activity/]);
  await bar.getByRole('button', { name: 'Teams' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Teams' });
  await expect(sheet.getByRole('link', { name: /Pocket Rockets/ })).toHaveAccessibleName(/your team/);
  await sheet.getByRole('link', { name: /Rival Schools/ }).tap();
  await expect(page.getByRole('heading', { name: 'Rival Schools', level: 1 })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  for (const [tab, path] of [
    ['Players', 'league/players'],
    ['Activity', 'league/activity-log'],
    ['Home', 'home'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).tap();
    await expect(page).toHaveURL(`/${league.id}/${path}`);
    await expect(bar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
  await bar.getByRole('link', { name: 'Activity' }).tap();
  await page.getByRole('main').getByRole('link', { name: 'Board' }).tap();
  await expect(page).toHaveURL(`/${league.id}/talk`);
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(bar.getByRole('link', { name: 'League Home' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
});

test('the draft room hides the league’s menus, and gives them back @long', async ({ world, open }) => {
  const league = await world.league(await world.person('Rooma'));
  const draft = await world.draft(league);
  const page = await open({ as: league.commissioner, viewport: WIDE });
  await page.goto(`/${league.id}/draft/live/${draft.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(leagueNav(page)).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: /My Leagues|Inbox/ })).toHaveCount(0);
  await header(page)
    .getByRole('button', { name: /^Account of/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My Team' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goto(`/${league.id}/draft/history`);
  await expect(leagueNav(page)).toBeVisible();
});

test('the theme follows the system until one is chosen, and the choice stays @long', async ({ world, open }) => {
  const league = await world.league(await world.person('Themis'));
  const page = await open({ as: league.commissioner, colorScheme: 'light', viewport: WIDE });
  await page.goto(`/${league.id}/home`);
  const ground = () =>
    page.evaluate(() => {
      const { document, getComputedStyle } = globalThis as unknown as {
        document: { documentElement: object };
        getComputedStyle(of: object): { backgroundColor: string };
      };
      return getComputedStyle(document.documentElement).backgroundColor;
    });
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  const choose = async (name: string) => {
    await header(page)
      .getByRole('button', { name: /^Account of/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.getByRole('menuitemradio', { name })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
  };
  await choose('Ice (light)');
  await expect.poll(ground).toBe(light);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(), 'also after a reload').toBe(light);
  await choose('System');
  await expect.poll(ground).toBe(dark);
});

test('? shows the keys, / searches, and a new page takes the focus @long', async ({ world, open }) => {
  const league = await world.league(await world.person('Kay'));
  const page = await open({ as: league.commissioner, viewport: WIDE });
  await page.goto(`/${league.id}/home`);
  // Wait for the app: the greeting appears earlier.
  await expect(leagueNav(page).getByRole('link', { name: 'Players' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(sheet).toContainText('Search on this page');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await leagueNav(page).getByRole('link', { name: 'Players' }).click();
  await expect(page.getByRole('heading', { name: /Player/, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /Player.*Crease/ })).toHaveCount(1);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.type('?');
  await expect(page.getByRole('searchbox').first()).toHaveValue('?');
  await expect(page.getByRole('dialog'), 'in a field a question mark is text').toHaveCount(0);
});
