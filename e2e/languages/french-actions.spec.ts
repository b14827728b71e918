import type { Page } from '@playwright/test';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import * as layouts from '../../apps/web/src/app/layouts/layouts.words.fr.js';
import * as account from '../../apps/web/src/features/account/account.words.fr.js';
import * as auth from '../../apps/web/src/features/auth/auth.words.fr.js';
import * as chat from '../../apps/web/src/features/draft/chat/chat.words.fr.js';
import * as history from '../../apps/web/src/features/draft/history/history.words.fr.js';
import * as draftList from '../../apps/web/src/features/draft/list/list.words.fr.js';
import * as hub from '../../apps/web/src/features/leagues/hub/hub.words.fr.js';
import * as moveIn from '../../apps/web/src/features/move-in/move-in.words.fr.js';
import * as players from '../../apps/web/src/features/players/list/list.words.fr.js';
import * as protection from '../../apps/web/src/features/protection/protection.words.fr.js';
import * as lineup from '../../apps/web/src/features/teams/lineup/lineup.words.fr.js';
import * as teams from '../../apps/web/src/features/teams/teams.words.fr.js';
import * as trades from '../../apps/web/src/features/trades/trades.words.fr.js';
import * as pages from '../../apps/web/src/ui/page/page.words.fr.js';
import { DraftRoom, type Zone } from '../support/draft-room.js';
import { wrongTexts } from '../support/english-texts.js';
import { FormFiller } from '../support/forms.js';
import { noteChanges, Pressed } from '../support/layers.js';
import { textsOn } from '../support/pseudo-language.js';
import { waitForAnswers } from '../support/requests.js';
import { freeAgents, inSeason, protecting } from '../support/season.js';
import { expect, test as base, WIDE } from '../support/test.js';
import type { League, Person, World } from '../support/world.js';

/** Takes an action on a page, waits until the declared call has changed something, and reads the page. */
type Act = (page: Page, call: string, action: () => Promise<unknown>) => Promise<void>;

const test = base.extend<{ enter: (as: Person) => Promise<Page>; act: Act; pressed: Pressed }>({
  pressed: async ({}, use) => use(new Pressed()),
  enter: async ({ open, pressed }, use) =>
    use(async (as) => {
      const page = await open({ viewport: WIDE, as });
      await noteChanges(page, pressed);
      return page;
    }),
  act: async ({ pressed }, use) =>
    use(async (page, call, action) => {
      pressed.changes.delete(call);
      await action();
      await expect.poll(() => pressed.changes.has(call), { message: call }).toBe(true);
      await waitForAnswers(page);
      expect.soft(wrongTexts(await textsOn(page)), call).toEqual([]);
    }),
});

test.use({ locale: 'fr-CA' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

async function confirm(page: Page, name: string | RegExp, password?: string): Promise<void> {
  await press(page, name);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  await expect(dialog).toBeVisible();
  expect(await new FormFiller(password).send(dialog, String(name))).toBe(true);
}

async function twoPeople(world: World): Promise<[Person, Person]> {
  return Promise.all([world.person('Anna'), world.person('Bob')]);
}

const LINEUPS = { lineups: 'day', lineup_f: 2, lineup_d: 0, lineup_u: 0, lineup_g: 0 };

async function offer(world: World, { id, teams: [one, two] }: League, by: Person, [gives, gets]: number[][]) {
  const sides = [
    { team_id: one?.id, assets: gives?.map((player_id) => ({ kind: 'player', player_id })) },
    { team_id: two?.id, assets: gets?.map((player_id) => ({ kind: 'player', player_id })) },
  ];
  const ordered = by === one?.manager ? sides : sides.toReversed();
  return (await world.post<TradeAnswer>(by, `${id}/trades`, { message: '?', sides: ordered })).trade_id;
}

test('line-ups, trades and teams are confirmed in French @long', async ({ world, enter, act }) => {
  test.setTimeout(180_000);
  const [anna, bob] = await twoPeople(world);
  const league = await inSeason(world, anna, bob, ['Loups', 'Ours'], LINEUPS);
  const [one, two, three] = await freeAgents(world, league, anna);
  if (!one || !two || !three) throw new Error('the sample has free agents');
  await world.post(anna, `${league.id}/free-agents/add`, { player_id: one.id });
  for (const { id } of [two, three]) await world.post(bob, `${league.id}/free-agents/add`, { player_id: id });
  const his = await enter(bob);
  const own = `/${league.id}/team/${league.teams[1]?.id}`;

  await his.goto(`${own}/lineup`);
  await act(his, 'PUT /:league_id/teams/:team_id/lineup', async () => {
    await press(his, lineup.takeOutOfLineUp({ player: two.name }));
    await press(his, lineup.saveLineUp);
  });

  const review = (page: Page, trade: string) => page.goto(`/${league.id}/trade/review/${trade}`);
  await review(his, await offer(world, league, anna, [[one.id], [two.id]]));
  await act(his, 'POST /:league_id/trades/:trade_id/decline', () => confirm(his, trades.decline));
  await review(his, await offer(world, league, bob, [[one.id], [two.id]]));
  await act(his, 'POST /:league_id/trades/:trade_id/withdraw', () => confirm(his, trades.withdrawOffer));
  await review(his, await offer(world, league, anna, [[one.id], [two.id]]));
  await act(his, 'POST /:league_id/trades/:trade_id/accept', () => confirm(his, trades.acceptTrade));

  await his.goto(own);
  await act(his, 'PATCH /:league_id/teams/:team_id', async () => {
    await press(his, pages.more);
    await his.getByRole('menuitem', { name: teams.editTeam }).click();
    await his.getByRole('dialog').getByRole('textbox').first().fill('Renards');
    await press(his, teams.saveTeam);
  });
});

test('bids and protection sheets are confirmed in French @long', async ({ world, enter, act }) => {
  test.setTimeout(180_000);
  const [anna, bob] = await twoPeople(world);
  const market = await inSeason(world, anna, bob, ['Loups', 'Ours'], { free_agents: 'bids' });
  const his = await enter(bob);
  await his.goto(`/${market.id}/league/free-agents`);
  await act(his, 'POST /:league_id/free-agents/bids', () => confirm(his, new RegExp(`^${players.bid} `)));

  const keepers = await protecting(world, anna, bob);
  const hers = await enter(anna);
  await hers.goto(`/${keepers.id}/admin/protection-sheet`);
  await act(hers, 'PUT /:league_id/protection-sheet', () =>
    hers.getByRole('radio', { name: protection.core }).first().click(),
  );
});

test('a draft pick and a message in its room are confirmed in French @long', async ({ world, enter, act }) => {
  test.setTimeout(180_000);
  const [anna, bob] = await twoPeople(world);
  const league = await world.league(anna, { managers: [bob] });
  const draft = await world.draft(league);
  const page = await enter(anna);
  await page.goto(`/${league.id}/draft/history?draft=${draft.id}`);
  await act(page, 'POST /:league_id/drafts/:draft_id/begin', () => confirm(page, history.begin));
  await page.goto(`/${league.id}/draft/live/${draft.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  const { players: pool } = await world.pool(draft);
  const name = pool.find(({ rookie, capHit }) => !rookie && capHit < 2_000_000)?.name ?? '';
  await act(page, 'POST /:league_id/drafts/:draft_id/picks', async () => {
    await page.getByRole('searchbox').first().fill(name);
    await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().click();
    await press(page, draftList.draftPlayer({ player: name }));
  });
  await new DraftRoom(page).show(String(chat.chat) as Zone);
  await page.getByRole('textbox', { name: chat.message }).fill('Bonne chance!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bonne chance!')).toBeVisible();
  expect(wrongTexts(await textsOn(page))).toEqual([]);
});

test('an account, an import and an export are confirmed in French @long', async ({ world, enter, act }) => {
  test.setTimeout(180_000);
  const [anna] = await twoPeople(world);
  const league = await world.league(anna, { teamNames: ['Loups', 'Ours', 'Renards'] });
  const page = await enter(anna);
  await page.goto(`/${league.id}/home`);
  await act(page, 'POST /edit-user-info', async () => {
    await press(page, layouts.accountOf({ user: anna.name }));
    await page.getByRole('menuitem', { name: layouts.myProfile }).click();
    await page.getByLabel(auth.firstName).fill('Annie');
    await press(page, auth.saveChanges);
  });
  await page.goto(`/${league.id}/admin/commissioner-hub/data`);
  await Promise.all([page.waitForEvent('download'), press(page, hub.downloadArchive)]);
  await waitForAnswers(page);
  expect(wrongTexts(await textsOn(page))).toEqual([]);

  const [one] = await freeAgents(world, league, anna);
  await page.goto(`/${league.id}/admin/move-in`);
  await page.getByLabel(moveIn.files).setInputFiles({
    name: 'formations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`fantasy_team,player\nLoups,${one?.name ?? ''}\n`),
  });
  await act(page, 'POST /:league_id/move-in', async () => {
    await press(page, moveIn.tryIt);
    await press(page, moveIn.bringRosters);
  });
  await act(page, 'POST /:league_id/move-in/:move_in_id/undo', () => confirm(page, moveIn.undo));

  // It signs out all other sessions.
  await page.goto(`/user/${anna.username}`);
  await page.getByRole('radio', { name: account.security }).click();
  await act(page, 'POST /auth/password', () => confirm(page, account.changePassword, anna.password));
});
