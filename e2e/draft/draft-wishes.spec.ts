import { expect, PHONE_OPTIONS, test, WIDE } from '../support/test.js';
import { DraftRoom } from '../support/draft-room.js';

test('a rule written on a phone is what Auto takes at zero, one press takes it, and a pick is shopped from the clock', async ({
  open,
  world,
}) => {
  const [cora, ann, ben] = [await world.person('Cora'), await world.person('Ann'), await world.person('Ben')];
  const league = await world.league(cora, { managers: [ann, ben], teamNames: ['Chiefs', 'Arrows', 'Bears'] });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  const ranked = [...(await world.pool(draft)).players].sort((one, other) => one.rank - other.rank);
  const goalie = ranked.find(({ position }) => position === 'G');
  if (goalie === undefined) throw new Error('there is no goalie');
  const phone = await open({ as: ann, ...PHONE_OPTIONS });
  const room = new DraftRoom(phone);
  await room.goto(league.id, draft.id);

  await room.show('Queue');
  await phone.getByRole('button', { name: 'Add a rule' }).click();
  const form = phone.getByRole('form', { name: 'Add a rule' });
  await form.getByLabel('Cap hit at most').fill('3');
  await form.getByRole('searchbox').fill(goalie.name);
  await form.getByRole('searchbox').press('Enter');
  await expect(form.getByRole('status')).toContainText(`If ${goalie.name} is gone: best defenseman up to $3M.`);
  await expect(form.getByRole('status')).toContainText('It waits.');
  await form.getByRole('button', { name: 'Add to queue' }).click();
  await expect(room.queue.getByRole('listitem')).toContainText('Waits');

  // Another team takes the goalie: Ann is on the clock, and the rule applies.
  await world.post(cora, `${league.id}/drafts/${draft.id}/picks`, { overall: 1, player_id: goalie.id });
  const best = ranked.find(({ position, capHit }) => position === 'D' && capHit <= 3_000_000);
  if (best === undefined) throw new Error('there is no such defenseman');
  await expect(room.queue.getByRole('listitem')).toContainText(`Now ${best.name}`);
  const take = phone.getByRole('button', { name: `Take now: ${best.name}` });
  await expect(take).toBeInViewport({ ratio: 1 });

  const other = await open({ as: ben, viewport: WIDE });
  await new DraftRoom(other).goto(league.id, draft.id);
  await phone.getByRole('button', { name: 'Shop this pick' }).click();
  // The toast with this button closes by itself.
  await phone.getByRole('button', { name: 'What for?' }).click();
  await expect(other.getByText('Arrows is taking offers for pick 2', { exact: true }).first()).toBeVisible();
  await other.getByRole('button', { name: 'Make an offer' }).first().click();
  const dialog = other.getByRole('dialog', { name: 'Trade draft picks' });
  await expect(dialog.getByRole('combobox', { name: 'Trade with' })).toHaveValue(league.teams[1]?.id ?? '');
  await expect(
    dialog.getByRole('group', { name: 'Arrows gives' }).getByRole('checkbox', { name: /on the clock/ }),
  ).toBeChecked();

  // Ben's link opens the full trade page with the pick preselected.
  const shop = phone.getByRole('dialog', { name: 'Trade draft picks' });
  await shop.getByRole('button', { name: 'Picks of other drafts' }).click();
  await shop.getByRole('button', { name: 'A goalie' }).click();
  await expect(shop.getByRole('button', { name: 'A goalie', pressed: true })).toBeVisible();
  await shop.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByText('For this pick its owner looks for picks of other drafts or a goalie.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Shopped 1' }).click();
  const listed = dialog.getByRole('list', { name: 'Picks open to offers' }).getByRole('listitem');
  await expect(listed).toContainText('Arrows');
  await expect(listed).toContainText('On the clock');
  await expect(listed).toContainText('Looks for picks of other drafts or a goalie');
  await listed.getByRole('button', { name: 'Make an offer' }).click();
  await dialog.getByRole('link', { name: 'Open the full builder' }).click();
  await expect(other.getByRole('heading', { name: 'Propose a trade' })).toBeVisible();
  await expect(other.getByText('Arrows · no. 2')).toBeVisible();
  await other.getByRole('link', { name: 'Back to the draft room' }).click();

  await take.click();
  await new DraftRoom(other).expectPick(2, new RegExp(`^Pick 2: ${best.name},`));
  await expect(other.getByRole('button', { name: 'Make an offer' })).toHaveCount(0);
});
