import { expect, type Page } from '@playwright/test';
import type { TradableAssetsAnswer, TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { DraftRoom, type Zone } from './draft-room.js';
import { SITE_OWNER_EMAIL } from './product.js';
import { busySeason, protecting } from './season.js';
import { newAccount, unique, type Draft, type League, type Person, type World } from './world.js';

/** Everybody of the demo signs in with it. */
export const DEMO_PASSWORD = 'overtime-winner';

/** The places that the screens show: the demo league, and one that is still being set up, with the longest of names. */
export interface Places {
  /** Runs the demo league, and is on the clock in its draft. */
  robin: Person;
  /** Manages a team of the demo league. */
  maya: Person;
  owner: Person;
  newcomer: Person;
  demo: { id: string; draft: string; rookies: string; team: string; otherTeam: string; mayasTeam: string };
  /** An offer of Robin's that waits for Maya. */
  offer: string;
  young: League;
  /** In season, with waivers, claims and penalties. */
  playing: League;
  /** Its protection sheets are open. */
  keepers: League;
  lobby: Draft;
  /** Of a league with a draft that runs, its commissioner on the clock. */
  running: Draft;
}

const demoPerson = (world: World, username: string): Promise<Person> =>
  world.signIn({ username, first: '', last: '', email: `${username}@demo.crease.test`, password: DEMO_PASSWORD });

export async function siteOwner(world: World): Promise<Person> {
  const account = { ...newAccount('Olive', 'Owner'), email: SITE_OWNER_EMAIL };
  // Whoever comes first signs him up.
  return world.signIn(account).catch(() => world.signUp(account).catch(() => world.signIn(account)));
}

const LONG_NAMES = [
  'The Most Distinguished Gentlemen of Ice',
  'Wolkenkratzerbezwingerinnen Oberhausen',
  'Ø'.repeat(40),
  'A',
];

/** A player with some of his salary retained and a protected pick, for a pick. */
async function makeOffer(world: World, from: Person, league: string, mine: string, theirs: string): Promise<string> {
  const [own, other] = await Promise.all(
    [mine, theirs].map((team) => world.get<TradableAssetsAnswer>(from, `${league}/trades/assets/${team}`)),
  );
  const player = { player_id: own?.players.find(({ retainable }) => retainable >= 10)?.player_id };
  // Not this season's: a draft of it is being held.
  const [first, second] = [own, other].map(
    (team) =>
      team?.draft_picks.find(
        (pick) => pick.season > (team.draft_picks[0]?.season ?? '') && pick.assigned_to === team.team_id,
      )?.pick_id,
  );
  const resolve_by = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const { trade_id: id } = await world.post<TradeAnswer>(from, `${league}/trades`, {
    message: 'You need a scorer, I need a future. Sleep on it.',
    sides: [
      {
        team_id: mine,
        assets: [
          { kind: 'player', ...player },
          { kind: 'retention', ...player, percent: 10 },
          { kind: 'draft-pick', pick_id: first, condition: { type: 'pick-protected', top: 3, resolve_by } },
        ],
      },
      { team_id: theirs, assets: [{ kind: 'draft-pick', pick_id: second }] },
    ],
  });
  return id;
}

/** `demoWords` is what seeding the demo printed. */
export async function findPlaces(world: World, demoWords: string): Promise<Places> {
  const [, id, draft] = /\/(\w{12})\/draft\/live\/(\w{12})/.exec(demoWords) ?? [];
  if (id === undefined || draft === undefined) throw new Error('The demo did not say where its draft room is.');
  const [robin, maya, owner, newcomer] = await Promise.all([
    demoPerson(world, 'robin'),
    demoPerson(world, 'maya'),
    siteOwner(world),
    world.person('Newton', 'Newcomer'),
  ]);
  const { teams, me } = await world.get<{
    teams: { team_id: string; manager_name: string | null }[];
    me: { team_id: string };
  }>(robin, id);
  const { drafts } = await world.get<{ drafts: { id: string; type: string }[] }>(robin, `${id}/drafts`);
  const mayasTeam = teams.find((team) => team.manager_name?.startsWith('Maya'))?.team_id ?? '';
  const other = teams.find((team) => team.team_id !== me.team_id && team.team_id !== mayasTeam);

  const commissioner = await world.person('Bartholomew', 'Featherstonehaugh-Cholmondeley');
  const young = await world.league(commissioner, {
    name: `The Worshipful League of Extraordinarily Patient General M ${unique()}`.slice(0, 60),
    managers: [await world.person('Al', 'Ox')],
    settings: {},
  });
  for (const [index, name] of LONG_NAMES.entries())
    await world.patch(commissioner, `${young.id}/teams/${young.teams[index]?.id}`, { team_name: name });
  await world.invite(
    young,
    young.teams[2]?.id ?? '',
    `a-rather-long-address-${unique()}@mail.of-somebody.e2e.crease.test`,
  );
  const lobby = await world.draft(young);
  const running = await world.draft(
    await world.league(commissioner, {
      name: 'Second Wind',
      managers: [maya],
      settings: { rookieDraftEnabled: false },
    }),
    { seconds: 36_000, begin: true },
  );
  const offer = await makeOffer(world, robin, id, me.team_id, mayasTeam);
  return {
    robin,
    maya,
    owner,
    newcomer,
    young,
    lobby,
    running,
    offer,
    playing: await busySeason(world, commissioner, maya),
    keepers: await protecting(world, commissioner, maya),
    demo: {
      id,
      draft,
      rookies: drafts.find((one) => one.type === 'rookie')?.id ?? '',
      team: me.team_id,
      otherTeam: other?.team_id ?? '',
      mayasTeam,
    },
  };
}

export type Who = 'visitor' | 'robin' | 'maya' | 'owner' | 'newcomer' | 'commissioner';

export interface Screen {
  name: string;
  who: Who;
  /** Leads a page there, ready to be looked at. */
  open: (page: Page, places: Places) => Promise<void>;
  /** Only where it looks different: from this width on, or below it. */
  only?: 'phone' | 'wider';
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
/** Everything has arrived: nothing says that it is loading. */
export const arrived = async (page: Page) => {
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Opening)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

const at =
  (path: (places: Places) => string, title: string | RegExp): Screen['open'] =>
  async (page, places) => {
    await page.goto(path(places));
    await heading(page, title);
    await arrived(page);
  };

const room =
  (path: (places: Places) => string, zone?: Zone): Screen['open'] =>
  async (page, places) => {
    await page.goto(path(places));
    await expect(page.getByRole('timer')).toBeVisible();
    if (zone !== undefined) {
      await new DraftRoom(page).show(zone);
    }
    await arrived(page);
  };

const demoRoom = ({ demo }: Places) => `/${demo.id}/draft/live/${demo.draft}`;
const runningRoom = ({ running }: Places) => `/${running.league.id}/draft/live/${running.id}`;

/** Ticks the first player of the reader's own side, and has some of his salary retained. */
const buildOffer = async (page: Page) => {
  await page.getByRole('region', { name: 'You give' }).getByRole('checkbox').first().check();
  // What an earlier look left unsent is back.
  const retain = page.getByRole('button', { name: /^Retain salary/ });
  await expect(retain.or(page.getByRole('button', { name: 'Retain nothing' })).first()).toBeVisible();
  if (await retain.isVisible()) await retain.click();
  await expect(page.getByRole('status').filter({ hasText: /rule|cannot be sent/ })).toBeVisible();
};

/** Opens something from a page that is there already. */
const then =
  (first: Screen['open'], ...steps: ((page: Page) => Promise<void>)[]): Screen['open'] =>
  async (page, places) => {
    await first(page, places);
    for (const step of steps) await step(page);
  };
const press = (name: string | RegExp, within?: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await (within === undefined ? button : page.getByRole('toolbar', { name: within }).getByRole('button', { name }))
    .first()
    .click();
};
const dialog = async (page: Page) => {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
  await arrived(page);
};
const chooseTab = (name: string) => async (page: Page) => {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await tab.click();
};
const menuItem = (name: string | RegExp) => (page: Page) => page.getByRole('menuitem', { name }).click();

const home = at(({ demo }) => `/${demo.id}/home`, 'Welcome, Robin');

/** Every screen of the product, with the dialogs that belong to it. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', who: 'visitor', open: at(() => '/', /front office/) },
  {
    name: 'landing-signed-in',
    who: 'robin',
    open: then(
      at(() => '/', /front office/),
      (page) => expect(page.getByRole('region', { name: 'Your leagues' })).toBeVisible(),
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
      press('Sign In'),
      dialog,
    ),
  },
  {
    name: 'new-league',
    who: 'newcomer',
    open: then(
      at(() => '/', /front office/),
      press('Get Started'),
      dialog,
    ),
  },
  {
    name: 'new-league-emptied',
    who: 'newcomer',
    open: then(
      at(() => '/', /front office/),
      press('Get Started'),
      dialog,
      (page) => page.getByLabel('Recommended settings').uncheck(),
    ),
  },
  {
    name: 'no-leagues',
    who: 'newcomer',
    open: then(
      at(() => '/', /front office/),
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
  { name: 'home-young', who: 'commissioner', open: at(({ young }) => `/${young.id}/home`, /Welcome/) },
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
      // From elsewhere: a change of the fragment alone loads nothing.
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
  {
    name: 'team-edit',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/team/${demo.team}`, 'Harbour Icebreakers'),
      press('Edit team'),
      dialog,
    ),
  },
  { name: 'keyboard', who: 'robin', open: then(home, (page) => page.keyboard.press('?'), dialog) },
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
  { name: 'trades', who: 'robin', open: at(({ demo }) => `/${demo.id}/trade/all`, 'Trades') },
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
    name: 'trade-review',
    who: 'maya',
    open: at(({ demo, offer }) => `/${demo.id}/trade/review/${offer}`, 'Trade Review'),
  },
  {
    name: 'trade-accept',
    who: 'maya',
    open: then(
      at(({ demo, offer }) => `/${demo.id}/trade/review/${offer}`, 'Trade Review'),
      press('Accept trade'),
      dialog,
    ),
  },
  {
    name: 'rules-own',
    who: 'commissioner',
    open: at(({ playing }) => `/${playing.id}/admin/rules#onWaivers`, 'Rulebook'),
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
  { name: 'notifications', who: 'robin', open: at(() => '/account/notifications', 'Notifications') },
  {
    name: 'protection-sheet',
    who: 'robin',
    open: at(({ demo }) => `/${demo.id}/admin/protection-sheet`, /Protection/),
  },
  {
    name: 'commissioner',
    who: 'commissioner',
    open: at(({ young }) => `/${young.id}/admin/commissioner-hub`, 'Commissioner Settings'),
  },
  {
    name: 'commissioner-demo',
    who: 'robin',
    open: at(({ demo }) => `/${demo.id}/admin/commissioner-hub`, 'Commissioner Settings'),
  },
  {
    name: 'settings-dialog',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/admin/commissioner-hub`, 'Commissioner Settings'),
      press('Edit settings'),
      dialog,
    ),
  },
  {
    name: 'invite-dialog',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/admin/commissioner-hub`, 'Commissioner Settings'),
      press('Invite manager'),
      dialog,
    ),
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
    name: 'console-system',
    who: 'owner',
    open: then(
      at(({ demo }) => `/${demo.id}/admin/console`, /Console/),
      chooseTab('System'),
      arrived,
    ),
  },

  {
    name: 'drafts',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/draft/history`, 'Draft Room'),
      (page) => expect(page.getByRole('radio', { name: 'By round' })).toBeVisible(),
    ),
  },
  {
    name: 'drafts-by-team',
    who: 'robin',
    open: then(
      at(({ demo }) => `/${demo.id}/draft/history?draft=${demo.rookies}`, 'Draft Room'),
      (page) => page.getByRole('radio', { name: 'By team' }).click(),
    ),
  },
  {
    name: 'lobby-order',
    who: 'commissioner',
    open: then(
      at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
      (page) => expect(page.getByRole('list', { name: 'Draft order' })).toBeVisible(),
    ),
  },
  {
    name: 'lobby-teams',
    who: 'commissioner',
    open: then(
      at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
      chooseTab('Teams'),
    ),
  },
  {
    name: 'lobby-settings',
    who: 'commissioner',
    open: then(
      at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
      chooseTab('Settings'),
      (page) => page.getByRole('switch', { name: 'Quiet hours' }).click(),
    ),
  },
  {
    name: 'create-draft',
    who: 'commissioner',
    open: then(
      at(({ young }) => `/${young.id}/draft/history`, 'Draft Room'),
      press('Create a draft'),
      dialog,
    ),
  },

  { name: 'room-lobby', who: 'commissioner', open: room(({ young, lobby }) => `/${young.id}/draft/live/${lobby.id}`) },
  {
    name: 'room-on-the-clock',
    who: 'commissioner',
    open: then(
      room(runningRoom),
      (page) => new DraftRoom(page).players.nth(2).click(),
      (page) => expect(page.getByRole('region', { name: /^Pick / })).toBeVisible(),
    ),
  },
  { name: 'room-waiting', who: 'maya', open: room(runningRoom) },
  { name: 'room-paused', who: 'robin', open: room(demoRoom) },
  { name: 'room-board', who: 'robin', open: room(demoRoom, 'Board') },
  { name: 'room-team', who: 'robin', open: room(demoRoom, 'Team') },
  {
    name: 'room-queue',
    who: 'maya',
    open: then(room(runningRoom, 'Players'), async (page) => {
      const room = new DraftRoom(page);
      for (const place of [0, 2, 3, 5, 8]) {
        const add = room.players.nth(place).getByRole('button', { name: /^Queue / });
        await expect(room.players.nth(place)).toBeVisible();
        if (await add.isVisible()) await add.click();
      }
      await room.show('Queue');
      await expect(room.queue.getByRole('listitem')).toHaveCount(5);
    }),
  },
  { name: 'room-chat', who: 'maya', open: room(demoRoom, 'Chat') },
  { name: 'room-filters', who: 'maya', open: then(room(demoRoom, 'Players'), press(/^Filters/), dialog) },
  {
    name: 'room-pick-details',
    who: 'robin',
    open: then(
      room(demoRoom, 'Board'),
      (page) =>
        page
          .getByRole('button', { name: /^(Pick )?2\b/ })
          .first()
          .click(),
      dialog,
    ),
  },
  {
    name: 'room-undo',
    who: 'robin',
    open: then(
      room(demoRoom),
      press('More for the commissioner', 'Commissioner'),
      menuItem('Undo back to an earlier pick…'),
      dialog,
    ),
  },
  {
    name: 'room-replace',
    who: 'robin',
    open: then(
      room(demoRoom),
      press('More for the commissioner', 'Commissioner'),
      menuItem('Replace a player…'),
      dialog,
    ),
  },
  { name: 'room-clock', who: 'robin', open: then(room(demoRoom), press(/^Change the clock/, 'Commissioner'), dialog) },
  { name: 'room-keyboard', who: 'robin', open: then(room(demoRoom), (page) => page.keyboard.press('?'), dialog) },
  { name: 'room-big-screen', who: 'maya', open: room((places) => `${demoRoom(places)}?view=board`) },
  { name: 'room-ended', who: 'robin', open: room(({ demo }) => `/${demo.id}/draft/live/${demo.rookies}`, 'Board') },
];

export const personOf = (who: Who, places: Places): Person | undefined =>
  who === 'visitor' ? undefined : who === 'commissioner' ? places.young.commissioner : places[who];
