import type { NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import type { TeamAnswer } from '@crease/core/teams/team.answers.js';
import type { Page } from '@playwright/test';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { SMALL } from './support/world.js';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });

test('what concerns somebody is one tap away, read by entry on every device, and a draft is one line of the log that opens', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
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
  const [, arrows, bears] = league.teams;
  const [star] = (await world.get<TeamAnswer>(ann, `${league.id}/teams/${arrows?.id}`)).roster;

  const laptop = await open({ viewport: WIDE, as: ben });
  const phone = await open({ ...PHONE_OPTIONS, as: ben });
  await laptop.goto(`/${league.id}/home`);
  await phone.goto(`/${league.id}/league/activity-log`);

  await test.step('the draft is one line, which opens', async () => {
    const log = phone.getByRole('region', { name: 'Log' });
    const fold = log.getByRole('button', { name: /^Show the \d+ earlier lines of this draft$/ });
    await expect(fold).toHaveCount(1);
    const before = await log.getByRole('link', { name: 'See the draft' }).count();
    expect(before).toBe(1);
    await fold.tap();
    await expect.poll(() => log.getByRole('link', { name: 'See the draft' }).count()).toBeGreaterThan(6);
  });

  await test.step('an offer reaches both devices at once', async () => {
    await world.post(ann, `${league.id}/trades`, {
      sides: [
        { team_id: arrows?.id, assets: [{ kind: 'player', player_id: star?.player_id }] },
        { team_id: bears?.id, assets: [] },
      ],
    });
    const { unread } = await world.get<NoticesAnswer>(ben, 'notices');
    expect(unread).toBeGreaterThan(0);
    for (const page of [laptop, phone]) await expect(bell(page)).toHaveAccessibleName(`Notices ${unread} unread`);
  });

  await test.step('it is read on the phone, and read on the laptop', async () => {
    await bell(phone).tap();
    await bell(laptop).click();
    const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' });
    await panel(laptop).getByRole('link', { name: 'All notices' }).click();
    const offer = { hasText: 'Trade Request received from Arrows' };
    const entry = (page: Page) => page.getByRole('main').getByRole('listitem').filter(offer);
    await expect(entry(laptop)).toContainText('New');
    await panel(phone).getByRole('listitem').filter(offer).getByRole('link').tap();
    await expect(phone.getByRole('heading', { name: 'Trade Review', level: 1 })).toBeVisible();
    await expect(entry(laptop)).not.toContainText('New');
    await laptop.getByRole('button', { name: /^Mark as unread: Trade Request/ }).click();
    await expect(entry(laptop)).toContainText('New');
    const all = laptop.getByRole('button', { name: 'Mark all as read' });
    await all.click();
    await expect(laptop.getByText('Nothing unread')).toBeVisible();
    await expect(bell(phone)).toHaveAccessibleName('Notices');
  });
});
