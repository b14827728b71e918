import { DraftRoom } from '../support/draft-room.js';
import { expect, test, PHONE, WIDE } from '../support/test.js';
import { SMALL } from '../support/world.js';

test('two managers bid for a player until the hammer falls, one by keyboard and one on a phone', async ({
  world,
  open,
}) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await world.league(cora, {
    managers: [max],
    settings: { ...SMALL, draft_form: 'auction', auction_bid_seconds: 5 },
    teamNames: ['Aces', 'Bears'],
  });
  const draft = await world.draft(league, { begin: true, kind: 'linear' });
  const [first] = (await world.pool(draft)).players;
  if (!first) throw new Error('the sample has players');

  const chief = new DraftRoom(await open({ as: cora, viewport: WIDE }));
  const manager = new DraftRoom(await open({ as: max, viewport: PHONE }));
  await chief.goto(league.id, draft.id);
  await manager.goto(league.id, draft.id);
  const block = chief.page.getByRole('region', { name: 'Auction' });
  const small = manager.page.getByRole('region', { name: 'Auction' });
  await expect(block).toContainText('You nominate: choose a player. The opening bid is $1.');
  await expect(small).toContainText('Aces nominates a player.');

  const panel = await chief.consider(first.name);
  await panel.getByRole('button', { name: `Nominate ${first.name} for $1` }).click();
  await expect(small).toContainText(first.name);
  await small.getByRole('button', { name: 'Bid $2' }).click();
  await expect(small).toContainText('You lead');
  await expect(block).toContainText('Bears leads');
  await expect(chief.urgent).toContainText('You were outbid: $2 by Bears.');

  await chief.page.keyboard.press('+');
  await expect(small).toContainText('Aces leads');
  await small.getByRole('button', { name: 'Max $199' }).click();
  await small.getByRole('button', { name: 'Bid', exact: true }).click();
  await expect(block).toContainText('Bears leads');
  await expect(block).toContainText('$199');
  await expect(chief.page.getByRole('list', { name: 'Budgets' })).toContainText('Bears');

  await expect(small).toContainText('You nominate', { timeout: 15_000 });
  await expect(chief.announcements).toContainText(`Sold: ${first.name} to Bears for $199`);
  await expect(small.getByRole('list', { name: 'Budgets' })).toContainText('Bears: $1 left, maximum $1, 1 open place');
  await chief.expectPick(2, first.name);

  await chief.toolbar.getByRole('button', { name: 'Undo' }).click();
  await chief.page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click();
  await expect(small.getByRole('list', { name: 'Budgets' })).toContainText('Bears: $200 left, maximum $199');
  await expect(block).toContainText('You nominate');
});
