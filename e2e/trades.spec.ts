import type { TeamAnswer } from '@crease/core/teams/team.answers.js';
import { calendarSeason, seasonPlus } from '@crease/core/season.js';
import type { TradableAssetsAnswer, TradeAnswer } from '@crease/core/trades/trade.schema.js';
import type { Page } from '@playwright/test';
import { expect, PHONE_OPTIONS, TABLET, test, WIDE } from './support/test.js';
import { SMALL, type League, type Person, type World } from './support/world.js';

/** Three teams after their draft; accepted trades execute immediately. */
async function tradingLeague(world: World): Promise<{ league: League; cora: Person; ann: Person; ben: Person }> {
  const [cora, ann, ben] = await Promise.all([
    world.person('Cora', 'Chief'),
    world.person('Ann', 'Arrow'),
    world.person('Ben', 'Bear'),
  ]);
  const league = await world.league(cora, {
    managers: [ann, ben],
    settings: { ...SMALL, min_forwards: 0 },
    teamNames: ['Chiefs', 'Arrows', 'Bears'],
  });
  const draft = await world.draft(league, { begin: true });
  await world.pickForAll(draft, 6);
  await world.patch(cora, `${league.id}/settings`, { trade_review_hours: 0 });
  return { league, cora, ann, ben };
}

/** The season after the one in which the tests' leagues begin. */
const NEXT_SEASON = seasonPlus(calendarSeason(Date.now()), 1);

const rosterOf = async (world: World, as: Person, league: League, team: number) =>
  (await world.get<TeamAnswer>(as, `${league.id}/teams/${league.teams[team]?.id}`)).roster;
const inbox = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Inbox/ });
/** The count in the header, which updates without a reload. */
const waiting = (page: Page, count: number) =>
  expect(inbox(page)).toHaveAccessibleName(
    count === 0 ? 'Inbox' : `Inbox ${count} trade request${count === 1 ? '' : 's'}`,
  );
const openRequest = async (page: Page, from: string) => {
  await inbox(page).click();
  await page.getByRole('link', { name: `Trade Request received from ${from}` }).click();
  await expect(page.getByRole('heading', { name: 'Trade Review', level: 1 })).toBeVisible();
};
const answer = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

test('an offer is made, answered with another and accepted in two browsers; retained salary and a condition then stand on both team pages', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
  const { league, ann, ben } = await tradingLeague(world);
  const [, arrows, bears] = league.teams;
  const [star] = await rosterOf(world, ann, league, 1);
  const [grinder] = await rosterOf(world, ben, league, 2);
  const page = await open({ viewport: WIDE, as: ann });
  const other = await open({ viewport: TABLET, as: ben });
  await other.goto(`/${league.id}/home`);
  await waiting(other, 0);

  await test.step('Ann proposes from the Bears’ page', async () => {
    await page.goto(`/${league.id}/team/${bears?.id}`);
    await page.getByRole('link', { name: 'Propose a trade' }).click();
    await page.getByRole('checkbox', { name: star?.name }).check();
    await page.getByRole('button', { name: `Retain salary of ${star?.name}` }).click();
    await page.getByRole('spinbutton', { name: `Salary retained of ${star?.name}` }).fill('25');
    await page.getByRole('checkbox', { name: grinder?.name }).check();
    await expect(page.getByText('Both teams stay within the rules.')).toBeVisible();
    await page.getByLabel('A word to Bears').fill('One for one?');
    await page.reload();
    await expect(page.getByText('Your unsent offer is back.')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: `Salary retained of ${star?.name}` })).toHaveValue(/25/);
    await expect(page.getByLabel('A word to Bears')).toHaveValue('One for one?');
    await expect(page.getByText('Both teams stay within the rules.')).toBeVisible();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(page.getByText('The offer ends')).toBeVisible();
  });

  await test.step('Ben is notified at once, and wants a pick on top if his team does well', async () => {
    await waiting(other, 1);
    await openRequest(other, 'Arrows');
    await expect(other.getByText('One for one?')).toBeVisible();
    await other.getByRole('button', { name: 'Counter' }).click();
    await expect(other.getByRole('checkbox', { name: star?.name })).toBeChecked();
    const get = other.getByRole('region', { name: 'You get' });
    await get.getByRole('radio', { name: 'Draft picks' }).click();
    await get.getByRole('checkbox', { name: `${NEXT_SEASON} general, round 1` }).check();
    await get
      .getByRole('listitem')
      .filter({ hasText: `${NEXT_SEASON} general, round 1` })
      .getByRole('button', { name: 'Condition' })
      .click();
    await other.getByLabel('Type of condition').selectOption({ label: 'In your own words' });
    await other.getByLabel('The condition').fill('The Bears make the final');
    await other.getByRole('button', { name: 'Set condition' }).click();
    await expect(other.getByText('Both teams stay within the rules.')).toBeVisible();
    await other.getByRole('button', { name: 'Send counter-offer' }).click();
    await expect(other.getByText('The offer ends')).toBeVisible();
    await waiting(other, 0);
  });

  await test.step('Ann accepts what she sees', async () => {
    await waiting(page, 1);
    await expect(page.getByText('Bears answered with a counter-offer.').first()).toBeVisible();
    await openRequest(page, 'Bears');
    await expect(page.getByText(/The Bears make the final/).first()).toBeVisible();
    await answer(page, 'Accept trade');
    await expect(page.getByText('Executed', { exact: true }).first()).toBeVisible();
    await waiting(page, 0);
    await expect(other.getByText('Executed', { exact: true }).first()).toBeVisible();
    await page.goto(`/${league.id}/league/activity-log`);
    await page.getByRole('link', { name: 'See the trade' }).first().click();
    await expect(page.getByText('Executed', { exact: true }).first()).toBeVisible();
  });

  await test.step('the trade is a card to share, in the log as well, and its tree says where everything is', async () => {
    const received = page.getByRole('region', { name: 'Bears receives', exact: true });
    await expect(received.getByRole('link', { name: star?.name })).toBeVisible();
    await expect(received.getByText(/^\d+ pts? in \d+ GP/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Picture of the trade' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trade: Bears and Arrows' });
    await expect(dialog.getByRole('img')).toHaveAccessibleName(new RegExp(`Bears receives: .*${star?.name}`));
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('trade-bears-and-arrows.png');
    await page.keyboard.press('Escape');
    const tree = page.getByRole('region', { name: 'What Bears received' });
    await expect(tree.getByText('Still with Bears').first()).toBeVisible();
    await expect(tree.getByText(/^Promised: The Bears make the final/)).toBeVisible();
    await page.goto(`/${league.id}/league/activity-log`);
    await page.getByRole('button', { name: 'Show as a card' }).click();
    await expect(page.getByRole('region', { name: 'Bears receives', exact: true })).toContainText(star?.name ?? '');
  });

  await test.step('both team pages tell of the retained salary and the condition', async () => {
    for (const [reader, team] of [
      [page, arrows],
      [other, bears],
    ] as const) {
      await reader.goto(`/${league.id}/team/${team?.id}`);
      const retained = reader.getByRole('region', { name: 'Retained salary', exact: true });
      await expect(retained).toContainText(star?.name ?? '');
      await expect(reader.getByRole('region', { name: 'Conditions' })).toContainText('The Bears make the final');
    }
  });

  await test.step('Ben lets the star go, and the open tree follows', async () => {
    await page.goto(`/${league.id}/league/activity-log`);
    await page.getByRole('link', { name: 'See the trade' }).first().click();
    const tree = page.getByRole('region', { name: 'What Bears received' });
    await expect(tree.getByText('Still with Bears').first()).toBeVisible();
    await world.post(ben, `${league.id}/teams/${bears?.id}/moves`, {
      moves: [{ type: 'drop', player_id: star?.player_id }],
    });
    await expect(tree.getByText(/^Dropped by Bears on .*, now a free agent$/)).toBeVisible();
  });
});

test('on a phone an offer is built in three steps; under review the commissioner vetoes it with a reason that everybody reads @long', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
  const { league, cora, ann, ben } = await tradingLeague(world);
  await world.patch(cora, `${league.id}/settings`, { trade_review_hours: 24 });
  const [mine] = await rosterOf(world, ann, league, 1);
  const [theirs] = await rosterOf(world, ben, league, 2);
  const phone = await open({ ...PHONE_OPTIONS, as: ann });
  const other = await open({ ...PHONE_OPTIONS, as: ben });
  const commissioner = await open({ viewport: WIDE, as: cora });

  await phone.goto(`/${league.id}/trade/new?with=${league.teams[2]?.id}`);
  await phone.getByRole('checkbox', { name: mine?.name }).check();
  await phone.getByRole('button', { name: 'Next' }).click();
  await phone.getByRole('checkbox', { name: theirs?.name }).check();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { name: 'Bears after the trade' })).toBeVisible();
  await expect(phone.getByText('Both teams stay within the rules.')).toBeVisible();
  await phone.getByRole('button', { name: 'Send offer' }).click();
  await expect(phone.getByText('The offer ends')).toBeVisible();

  await commissioner.goto(`/${league.id}/trade/all`);
  await expect(commissioner.getByText('No trades yet')).toBeVisible();

  await other.goto(`/${league.id}/home`);
  await openRequest(other, 'Arrows');
  await answer(other, 'Accept trade');
  await expect(other.getByText('Under review', { exact: true }).first()).toBeVisible();

  await commissioner.getByRole('link', { name: /Arrows.*Bears/ }).click();
  await commissioner.getByRole('button', { name: 'Veto' }).click();
  await commissioner.getByRole('dialog').getByLabel('Reason').fill('Both clubs share an owner.');
  await commissioner.getByRole('dialog').getByRole('button', { name: 'Veto' }).click();
  for (const reader of [commissioner, phone, other])
    await expect(reader.getByText('Vetoed by the commissioner: Both clubs share an owner.').first()).toBeVisible();
  expect((await rosterOf(world, ann, league, 1)).map(({ name }) => name)).toContain(mine?.name);
});

test('what has changed since a trade was opened is shown, and has to be looked at before it is accepted @long', async ({
  world,
  open,
}) => {
  const { league, ann, ben } = await tradingLeague(world);
  const [, arrows, bears] = league.teams;
  const [star, spare] = await rosterOf(world, ann, league, 1);
  const { draft_picks: picks } = await world.get<TradableAssetsAnswer>(ben, `${league.id}/trades/assets/${bears?.id}`);
  const { trade_id: id } = await world.post<TradeAnswer>(ann, `${league.id}/trades`, {
    sides: [
      { team_id: arrows?.id, assets: [{ kind: 'player', player_id: star?.player_id }] },
      { team_id: bears?.id, assets: [{ kind: 'draft-pick', pick_id: picks.at(-1)?.pick_id }] },
    ],
  });
  const page = await open({ viewport: WIDE, as: ben });
  await page.goto(`/${league.id}/trade/review/${id}`);
  const accept = page.getByRole('button', { name: 'Accept trade' });
  await expect(accept).toBeEnabled();
  await world.post(ann, `${league.id}/teams/${arrows?.id}/moves`, {
    moves: [{ type: 'drop', player_id: spare?.player_id }],
  });
  const changed = page.getByRole('alert', { name: 'What has changed' });
  await expect(changed).toContainText('Arrows, roster');
  await accept.click();
  await expect(changed.getByRole('button', { name: 'I have seen it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, 'Accept trade');
  await expect(page.getByText('Executed', { exact: true }).first()).toBeVisible();
});
