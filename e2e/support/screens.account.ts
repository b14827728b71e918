import { expect } from '@playwright/test';
import { at, dialog, menuItem, press, then, type Screen } from './screen.js';

export const home = at(({ demo }) => `/${demo.id}/home`, 'Welcome, Robin');

export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'landing', who: 'visitor', open: at(() => '/', /front office/) },
  {
    name: 'landing-signed-in',
    who: 'robin',
    open: then(
      at(() => '/', 'Your leagues'),
      (page) => expect(page.getByRole('region', { name: 'Your leagues' })).toBeVisible(),
    ),
  },
  {
    name: 'try-draft',
    who: 'visitor',
    open: then(
      at(() => '/try', 'Try a draft'),
      (page) => expect(page.getByRole('timer')).toBeVisible(),
    ),
  },
  { name: 'login', who: 'visitor', open: at(() => '/login', 'Sign in to Crease') },
  { name: 'privacy', who: 'visitor', open: at(() => '/privacy-policy', 'Privacy Policy') },
  { name: 'terms', who: 'visitor', open: at(() => '/terms-conditions', 'Terms and Conditions') },
  {
    name: 'sign-up',
    who: 'visitor',
    open: then(
      at(() => '/', /front office/),
      press('Get Started'),
      dialog,
      async (page) => {
        await page.getByLabel('Username').fill('ab');
        await page.getByLabel('Password', { exact: true }).fill('short');
        await page.getByLabel('Email').fill('somebody');
        await page.getByLabel('First name').focus();
      },
    ),
  },
  {
    name: 'sign-in-dropdown',
    who: 'visitor',
    open: then(
      at(() => '/', /front office/),
      press('Sign in'),
      dialog,
    ),
  },
  {
    name: 'new-league',
    who: 'newcomer',
    open: then(
      at(() => '/', 'Your leagues'),
      press('Get Started'),
      dialog,
    ),
  },
  {
    name: 'new-league-emptied',
    who: 'newcomer',
    open: then(
      at(() => '/', 'Your leagues'),
      press('Get Started'),
      dialog,
      (page) => page.getByLabel('Recommended settings').uncheck(),
    ),
  },
  {
    name: 'new-league-from-an-archive',
    who: 'newcomer',
    open: then(
      at(() => '/', 'Your leagues'),
      press('Get Started'),
      dialog,
      (page) => page.getByRole('radio', { name: 'From an archive' }).click(),
      (page) => expect(page.getByLabel('Archive')).toBeVisible(),
    ),
  },
  {
    name: 'no-leagues',
    who: 'newcomer',
    open: then(
      at(() => '/', 'Your leagues'),
      (page) =>
        page
          .getByRole('banner')
          .getByRole('button', { name: /My Leagues/ })
          .click(),
      dialog,
    ),
  },
  {
    name: 'closed-league',
    who: 'newcomer',
    open: async (page, { demo }) => {
      await page.goto(`/${demo.id}/home`);
      await expect(page.getByText('This league is not open to you')).toBeVisible();
    },
  },

  { name: 'home', who: 'robin', open: home },
  {
    name: 'home-points',
    who: 'robin',
    open: then(home, (page) => page.getByRole('radio', { name: 'Points Summary' }).click()),
  },
  {
    name: 'home-cap-map',
    who: 'robin',
    open: then(
      home,
      (page) => page.getByRole('radio', { name: 'Cap map' }).click(),
      (page) => expect(page.getByText('All figures as a table')).toBeAttached(),
    ),
  },
  { name: 'home-young', who: 'commissioner', open: at(({ young }) => `/${young.id}/home`, /Welcome/) },
  { name: 'home-crowded', who: 'commissioner', open: at(({ crowded }) => `/${crowded.league.id}/home`, /Welcome/) },
  { name: 'my-leagues', who: 'maya', open: at(() => '/leagues', 'My leagues') },
  {
    name: 'my-leagues-none',
    who: 'newcomer',
    open: then(
      at(() => '/leagues', 'My leagues'),
      (page) => expect(page.getByText('You are in no league yet')).toBeVisible(),
    ),
  },
  {
    name: 'join-by-link',
    who: 'maya',
    open: then(
      at(() => '/leagues', 'My leagues'),
      press('Join by link'),
      dialog,
      (page) => page.getByLabel('Invitation link').fill('not a link'),
    ),
  },
  {
    name: 'leagues-dropdown',
    who: 'maya',
    open: then(
      at(({ demo }) => `/${demo.id}/home`, /Welcome/),
      (page) =>
        page
          .getByRole('banner')
          .getByRole('button', { name: /My Leagues/ })
          .click(),
      dialog,
    ),
  },
  { name: 'inbox', who: 'robin', open: then(home, press(/^Inbox/), dialog) },
  {
    name: 'account-menu',
    who: 'robin',
    open: then(home, async (page) => {
      await page.getByRole('button', { name: 'Account of Robin Okafor' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
    }),
  },
  {
    name: 'profile',
    who: 'robin',
    open: then(
      home,
      async (page) => {
        await page.getByRole('button', { name: 'Account of Robin Okafor' }).focus();
        await page.keyboard.press('Enter');
      },
      menuItem('My Profile'),
      dialog,
    ),
  },
  {
    name: 'reset-password',
    who: 'visitor',
    open: then(
      at(() => '/login', 'Sign in to Crease'),
      press('Forgot your password?'),
      dialog,
      press('Send reset link'),
    ),
  },
  {
    name: 'new-password',
    who: 'visitor',
    open: async (page) => {
      // Changing only the fragment would load nothing.
      await page.goto('about:blank');
      await page.goto(`/#reset=${'x'.repeat(43)}`);
      await dialog(page);
      await page.getByLabel('New password', { exact: true }).fill('power play');
    },
  },
  {
    name: 'dead-link',
    who: 'visitor',
    open: async (page) => {
      await page.goto('about:blank');
      await page.goto(`/#verify=${'x'.repeat(43)}`);
      await dialog(page);
      await expect(page.getByText('This link is not valid.')).toBeVisible();
    },
  },
  {
    name: 'account',
    who: 'robin',
    open: then(
      at(() => '/user/robin', 'Robin Okafor'),
      (page) => expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible(),
      (page) => expect(page.getByRole('list', { name: 'Sign-ins' })).toBeVisible(),
    ),
  },
  {
    name: 'change-email',
    who: 'robin',
    open: then(
      at(() => '/user/robin', 'Robin Okafor'),
      press('Change email'),
      dialog,
    ),
  },
  {
    name: 'delete-account',
    who: 'robin',
    open: then(
      at(() => '/user/robin', 'Robin Okafor'),
      press('Delete account'),
      dialog,
    ),
  },
];
