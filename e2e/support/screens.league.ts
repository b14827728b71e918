import { expect, type Page } from '@playwright/test';
import { arrived, at, chooseTab, dialog, menuItem, press, then, type Screen } from './screen.js';
import { home } from './screens.account.js';

/** Ticks the first player of the user's side and retains a part of the salary. */
const buildOffer = async (page: Page) => {
  await page.getByRole('region', { name: 'You give' }).getByRole('checkbox').first().check();
  // An unsent offer of an earlier look may be restored.
  const retain = page.getByRole('button', { name: /^Retain salary/ });
  await expect(retain.or(page.getByRole('button', { name: 'Retain nothing' })).first()).toBeVisible();
  if (await retain.isVisible()) await retain.click();
  await expect(page.getByRole('status').filter({ hasText: /rule|cannot be sent/ })).toBeVisible();
};

/** League screens: teams, players, trades, and the pages of commissioners and the site owner. */
export const LEAGUE_SCREENS: readonly Screen[] = [
  {
    name: 'team-edit',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/team/${demo.team}`, 'Harbour Icebreakers'),
      press('More'),
      menuItem('Edit team'),
      dialog,
    ),
  },
  {
    name: 'team-people',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/team/${demo.team}`, 'Harbour Icebreakers'),
      press('More'),
      menuItem('Co-managers'),
      dialog,
    ),
  },
  { name: 'keyboard', who: 'robin', open: then(home, (page) => page.keyboard.press('?'), dialog) },
  {
    name: 'home-palette',
    who: 'robin',
    open: then(home, press('Find'), async (page) => {
      await page.getByRole('combobox', { name: /^Find players/ }).fill('trade');
      await expect(page.getByRole('option', { name: /^Propose a trade with/ }).first()).toBeVisible();
      await arrived(page);
    }),
  },
  {
    name: 'teams-sheet',
    who: 'robin',
    only: 'phone',
    open: then(
      home,
      (page) => page.getByRole('navigation', { name: 'League' }).getByRole('button', { name: 'Teams' }).click(),
      dialog,
    ),
  },
  { name: 'team-own', who: 'robin', open: at(({ demo }) => `/${demo.id}/team/${demo.team}`, 'Harbour Icebreakers') },
  {
    name: 'team-contracts',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/team/${demo.team}?view=contracts`, 'Harbour Icebreakers'),
      (page) => expect(page.getByRole('table', { name: /^Contracts of/ })).toBeVisible(),
    ),
  },
  { name: 'team-other', who: 'robin', open: at(({ demo }) => `/${demo.id}/team/${demo.otherTeam}`, /./) },
  { name: 'team-empty', who: 'commissioner', open: at(({ young }) => `/${young.id}/team/${young.teams[1]?.id}`, /./) },
  {
    name: 'players',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/league/players`, 'Players'),
      (page) => expect(page.getByRole('grid', { name: 'Players' })).toBeVisible(),
    ),
  },
  {
    name: 'players-goalies',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/league/players?pos=G`, 'Players'),
      (page) => expect(page.getByRole('grid', { name: 'Players' })).toBeVisible(),
    ),
  },
  {
    name: 'player',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/league/players?owner=mine`, 'Players'),
      (page) => page.getByRole('grid', { name: 'Players' }).getByRole('row').nth(1).click(),
      dialog,
    ),
  },
  {
    name: 'free-agents',
    who: 'commissioner',
    open: at(({ playing }) => `/${playing.id}/league/free-agents`, 'Free Agents'),
  },
  {
    name: 'claim',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/league/free-agents`, 'Free Agents'),
      press(/^Change the claim/),
      dialog,
    ),
  },
  {
    name: 'team-in-season',
    who: 'maya',
    open: at(({ playing }) => `/${playing.id}/team/${playing.teams[1]?.id}`, /./),
  },
  {
    name: 'team-previous-contracts',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/team/${demo.team}?usePrevious=true`, 'Harbour Icebreakers'),
      (page) => expect(page.getByText(/^Showing \d{4}-\d{2} Contract Data/)).toBeVisible(),
    ),
  },
  { name: 'activity', who: 'robin', open: at(({ demo }) => `/${demo.id}/league/activity-log`, /Activity/) },
  {
    name: 'standings',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/league/standings`, 'Standings'),
      (page) => expect(page.getByRole('region', { name: 'The race' })).toBeVisible(),
    ),
  },
  {
    name: 'standings-seasons',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/league/standings`, 'Standings'),
      async (page) => {
        await page.getByLabel('Season', { exact: true }).selectOption('3 seasons');
      },
    ),
  },
  {
    name: 'standings-history',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/league/history`, 'Champions and records'),
      (page) => expect(page.getByRole('region', { name: 'Records' })).toBeVisible(),
    ),
  },
  {
    name: 'standings-history-brought',
    who: 'commissioner',
    open: then(
      at(({ brought }) => `/${brought.id}/league/history`, 'Champions and records'),
      async (page) => {
        await page.getByText('Trades of 2021-22').click();
        await page.getByText('Draft of 2021-22').click();
        await expect(page.getByRole('link', { name: /^Since the trade/ }).first()).toBeVisible();
        await page.getByRole('region', { name: 'Past rosters, imported' }).locator('summary').first().click();
        // The last click scrolled a panel's heading half behind the bar.
        await page.mouse.wheel(0, -10_000);
      },
    ),
  },
  {
    name: 'trade-brought',
    who: 'commissioner',
    open: at(
      ({ brought }) => `/${brought.id}/trade/brought/${brought.trade.split('.').slice(1).join('/')}`,
      'Trade Review',
    ),
  },
  { name: 'trades', who: 'robin', open: at(({ demo }) => `/${demo.id}/trade/all`, 'Trades') },
  { name: 'trade-finder', who: 'robin', open: at(({ demo }) => `/${demo.id}/trade/finder`, 'Trade finder') },
  { name: 'trade-block', who: 'robin', open: at(({ demo }) => `/${demo.id}/trade/block`, 'Trade block') },
  {
    name: 'trade-block-edit',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/trade/block`, 'Trade block'),
      press('Edit'),
      dialog,
    ),
  },
  { name: 'conditions', who: 'robin', open: at(({ demo }) => `/${demo.id}/trade/conditions`, 'Conditions') },
  {
    name: 'trade-builder',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/trade/new?with=${demo.mayasTeam}`, 'Propose a trade'),
      buildOffer,
    ),
  },
  {
    name: 'trade-condition',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/trade/new?with=${demo.mayasTeam}`, 'Propose a trade'),
      buildOffer,
      press('Condition'),
      dialog,
    ),
  },
  {
    name: 'trade-conditions-joined',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/trade/new?with=${demo.mayasTeam}`, 'Propose a trade'),
      buildOffer,
      press('Condition'),
      dialog,
      (page) => page.getByRole('checkbox', { name: 'And a second condition' }).check(),
    ),
  },
  {
    name: 'trade-review',
    who: 'maya',
    open: at(({ demo, offer }) => `/${demo.id}/trade/review/${offer}`, 'Trade Review'),
  },
  {
    name: 'trade-outlook',
    who: 'commissioner',
    open: at(({ categories }) => `/${categories.id}/trade/review/${categories.trade}`, 'Trade Review'),
  },
  {
    name: 'trade-outlook-open',
    who: 'commissioner',
    open: then(
      at(({ categories }) => `/${categories.id}/trade/review/${categories.trade}`, 'Trade Review'),
      async (page) => {
        const outlook = page.getByRole('region', { name: 'Outlook after the trade' });
        await outlook.locator('summary').waitFor();
        // Without matchups it is open already.
        if (!(await outlook.getByRole('table').isVisible())) await outlook.locator('summary').click();
        await expect(outlook.getByRole('table')).toBeVisible();
      },
    ),
  },
  {
    name: 'trade-accept',
    who: 'maya',
    open: then(
      at(({ demo, offer }) => `/${demo.id}/trade/review/${offer}`, 'Trade Review'),
      press(/^(Accept trade|.+ and accept)$/),
      dialog,
    ),
  },
  { name: 'board-empty', who: 'commissioner', open: at(({ young }) => `/${young.id}/talk`, 'Board') },
  {
    name: 'board-new',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/talk`, 'Board'),
      press('New thread'),
      dialog,
      (page) => page.getByRole('switch', { name: 'With a poll' }).click(),
    ),
  },
  { name: 'board', who: 'commissioner', open: at(({ playing }) => `/${playing.id}/talk`, 'Board') },
  {
    name: 'board-thread',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/talk`, 'Board'),
      (page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: /Injured reserve/ })
          // A wide screen shows the thread next to the list, with its title as a second link.
          .first()
          .click(),
      (page) => expect(page.getByRole('heading', { name: /Injured reserve/, level: 1 })).toBeVisible(),
    ),
  },
  {
    name: 'rules-own',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/admin/rules#onWaivers`, 'Rulebook'),
      // The requested rule is scrolled to the middle, which puts another one half behind the bar.
      (page) => page.mouse.wheel(0, -10_000),
    ),
  },
  {
    name: 'rules-editor',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/admin/rules`, 'Rulebook'),
      press('Edit'),
      dialog,
    ),
  },
  {
    name: 'protection-builder',
    who: 'commissioner',
    open: then(
      at(({ keepers }) => `/${keepers.id}/admin/protection-sheet`, /Protection/),
      (page) => expect(page.getByText('Your players')).toBeVisible(),
    ),
  },
  {
    name: 'phase-in-season',
    who: 'commissioner',
    open: at(({ playing }) => `/${playing.id}/admin/commissioner-hub`, 'Commissioner Settings'),
  },
  {
    name: 'phase-dialog',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/admin/commissioner-hub`, 'Commissioner Settings'),
      press(/^Go on to/),
      dialog,
    ),
  },
  {
    name: 'season-dates',
    who: 'commissioner',
    open: then(
      at(({ playing }) => `/${playing.id}/admin/commissioner-hub`, 'Commissioner Settings'),
      press('Correct the dates'),
      (page) => page.getByLabel('Last day').fill('2099-05-01'),
    ),
  },
  { name: 'notices', who: 'robin', open: at(() => '/account/notices', 'Notices') },
  { name: 'notifications', who: 'robin', open: at(() => '/account/notifications', 'Notifications') },
  {
    name: 'protection-sheet',
    who: 'robin',
    open: at(({ demo }) => `/${demo.id}/admin/protection-sheet`, /Protection/),
  },
  { name: 'console', who: 'owner', open: at(({ demo }) => `/${demo.id}/admin/console`, /Console/) },
  {
    name: 'console-disable',
    who: 'owner',
    open: then(
      at(({ demo }) => `/${demo.id}/admin/console`, /Console/),
      press('More for maya'),
      menuItem('Disable account…'),
      dialog,
    ),
  },
  {
    name: 'console-leagues',
    who: 'owner',
    open: then(
      at(({ demo }) => `/${demo.id}/admin/console`, /Console/),
      chooseTab('Leagues'),
      arrived,
    ),
  },
  {
    name: 'console-log',
    who: 'owner',
    open: then(
      at(({ demo }) => `/${demo.id}/admin/console`, /Console/),
      chooseTab('Security log'),
      arrived,
    ),
  },
  {
    name: 'console-players',
    who: 'owner',
    open: then(
      at(({ demo }) => `/${demo.id}/admin/console`, /Console/),
      chooseTab('Players'),
      arrived,
    ),
  },
  {
    name: 'console-system',
    who: 'owner',
    open: then(
      at(({ demo }) => `/${demo.id}/admin/console`, /Console/),
      chooseTab('System'),
      arrived,
    ),
  },
];
