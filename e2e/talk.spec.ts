import type { Page } from '@playwright/test';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { SMALL } from './support/world.js';

const nav = (page: Page) => page.getByRole('navigation', { name: 'League' }).filter({ visible: true });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });

test('a league talks and votes: a mention reaches its manager at once, and what the votes come to stands in the log', async ({
  world,
  open,
}) => {
  const [cora, ann] = await Promise.all([world.person('Cora', 'Chief'), world.person('Ann', 'Arrow')]);
  const league = await world.league(cora, { managers: [ann], settings: SMALL, teamNames: ['Chiefs', 'Arrows'] });
  const laptop = await open({ viewport: WIDE, as: cora });
  const phone = await open({ ...PHONE_OPTIONS, as: ann });
  await laptop.goto(`/${league.id}/talk`);
  await phone.goto(`/${league.id}/home`);
  await expect(laptop.getByText('No threads yet')).toBeVisible();

  await test.step('a thread with a poll is written, with a name that is completed', async () => {
    await laptop.getByRole('button', { name: 'New thread' }).click();
    const form = laptop.getByRole('dialog', { name: 'New thread' });
    await form.getByLabel('Title').fill('Injured reserve');
    await form.getByLabel('Post').fill('Three places are **too few**. ');
    await form.getByLabel('Post').press('End');
    await form.getByLabel('Post').pressSequentially('@ann');
    await expect(form.getByRole('option', { name: 'Ann Arrow' })).toHaveAttribute('aria-selected', 'true');
    await laptop.keyboard.press('Enter');
    await expect(form.getByLabel('Post')).toHaveValue('Three places are **too few**. @Ann Arrow ');
    await form.getByRole('switch', { name: 'With a poll' }).click();
    await form.getByLabel('Question').fill('How many places on injured reserve?');
    await form.getByLabel('Choice 1').fill('Three');
    await form.getByLabel('Choice 2').fill('Four');
    await form.getByRole('switch', { name: 'Hidden ballots' }).click();
    await form.getByRole('button', { name: 'Post with poll' }).click();
    await expect(laptop.getByRole('heading', { name: 'Injured reserve', level: 1 })).toBeVisible();
  });

  await test.step('a person whom it names is notified at once, and is one tap away', async () => {
    await expect(nav(phone).getByRole('link', { name: /^Activity/ })).toHaveAccessibleName(/1 unread on the board$/);
    await expect(bell(phone)).toHaveAccessibleName('Notices 1 unread');
    await phone
      .getByRole('main')
      .getByRole('link', { name: /A poll waits for your vote/ })
      .tap();
    await expect(phone.getByRole('heading', { name: 'Injured reserve', level: 1 })).toBeVisible();
    await expect(nav(phone).getByRole('link', { name: /^Activity/ })).not.toHaveAccessibleName(/on the board/);
    await expect(bell(phone)).toHaveAccessibleName('Notices');
  });

  await test.step('a vote and an answer are there on the other screen', async () => {
    await phone.getByRole('radio', { name: 'Four' }).check();
    await phone.getByRole('button', { name: 'Vote', exact: true }).tap();
    await expect(phone.getByText('You have voted.')).toBeVisible();
    await expect(laptop.getByText('1 of 2 teams voted')).toBeVisible();
    await phone.getByRole('form', { name: 'Reply' }).getByLabel('Reply').fill('Four, please.');
    await phone.getByRole('button', { name: 'Reply', exact: true }).tap();
    const answer = laptop.getByRole('listitem', { name: 'Post 2 by Ann Arrow' });
    await expect(answer).toContainText('Four, please.');
    await answer.getByRole('button', { name: 'React to post 2' }).click();
    await laptop.getByRole('menuitem', { name: 'Agree', exact: true }).click();
    await expect(phone.getByRole('button', { name: 'Agree 1: Cora Chief' })).toBeVisible();
    // A large screen has the list and the first thread next to each other.
    await laptop.goto(`/${league.id}/talk`);
    const lines = laptop.getByRole('region', { name: 'Threads' }).getByRole('link');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('Ann Arrow: Four, please.');
    await expect(lines).toHaveAttribute('aria-current', 'true');
    await expect(answer).toContainText('Four, please.');
  });

  await test.step('the commissioner ends it, and the result stands in the log', async () => {
    await laptop.getByRole('button', { name: 'End early' }).click();
    const why = laptop.getByRole('dialog', { name: 'End this poll now?' });
    await why.getByLabel('Reason').fill('Nobody else is awake');
    await why.getByRole('button', { name: 'End poll' }).click();
    await expect(phone.getByText('Ended early by Cora Chief: Nobody else is awake')).toBeVisible();
    await expect(phone.getByText('Most')).toBeVisible();
    await laptop.goto(`/${league.id}/league/activity-log`);
    await expect(
      laptop.getByText(
        'Cora Chief ended the poll “How many places on injured reserve?” early (Nobody else is awake): Four 1, Three 0 (1 of 2 teams voted).',
      ),
    ).toBeVisible();
  });
});
