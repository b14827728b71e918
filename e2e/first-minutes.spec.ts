import type { Locator, Page } from '@playwright/test';
import { DraftRoom } from './support/draft-room.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { newAccount, unique, type Account } from './support/world.js';

/** Counts taps by step; typing does not count. */
class Steps {
  readonly taken: string[] = [];
  #taps = 0;

  async tap(what: Locator): Promise<void> {
    await what.click();
    this.#taps += 1;
  }

  async step(name: string, work: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      this.#taps = 0;
      await work();
      this.taken.push(`${name}: ${this.#taps}`);
    });
  }
}

async function fillSignUp(page: Page, { username, first, last, email, password }: Account): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('First name').fill(first);
  await form.getByLabel('Last name').fill(last);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  return form.getByRole('button', { name: 'Create account' });
}

test('from the landing page to the first pick: a league, one link, a second manager, a draft @long', async ({
  open,
}) => {
  test.setTimeout(300_000);
  const [desk, phone] = [
    await open({ viewport: WIDE, permissions: ['clipboard-read', 'clipboard-write'] }),
    await open(PHONE_OPTIONS),
  ];
  const [cora, maya] = [new Steps(), new Steps()];
  const league = `Pond ${unique()}`;

  await cora.step('sign up by Get Started', async () => {
    await desk.goto('/');
    await cora.tap(desk.getByRole('button', { name: 'Get Started' }).first());
    await cora.tap(await fillSignUp(desk, newAccount('Cora', 'Chief')));
    await expect(desk.getByRole('dialog', { name: 'Create a new league' })).toBeVisible();
  });
  await cora.step('create the league', async () => {
    await desk.getByLabel('League name').fill(league);
    await cora.tap(desk.getByRole('dialog').getByRole('button', { name: 'Create league' }));
    await expect(desk.getByRole('heading', { name: 'Welcome, Cora' })).toBeVisible();
  });
  let link = '';
  await cora.step('copy the one link', async () => {
    await cora.tap(desk.getByRole('link', { name: 'Invite 11 managers' }));
    const dialog = desk.getByRole('dialog', { name: 'Invite 11 managers' });
    await expect(dialog.getByRole('heading', { name: 'Not joined yet (11)' })).toBeVisible();
    await cora.tap(dialog.getByRole('button', { name: 'Copy link' }));
    link = await dialog.getByLabel('League link', { exact: true }).inputValue();
    await expect(desk.getByText('League link copied')).toBeVisible();
  });

  await maya.step('join by the link', async () => {
    await phone.goto(link);
    await expect(phone.getByText(`Cora Chief invites you to ${league}. Open teams: 11 of 12.`)).toBeVisible();
    await maya.tap(await fillSignUp(phone, newAccount('Maya', 'Manager')));
    const dialog = phone.getByRole('dialog', { name: `Join ${league}` });
    await expect(dialog.getByLabel('Your team')).toBeVisible();
    await maya.tap(dialog.getByRole('button', { name: 'Take this team' }));
    await expect(phone.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
  });
  await test.step('the commissioner sees who joined', async () => {
    const dialog = desk.getByRole('dialog', { name: 'Invite 10 managers' });
    await expect(dialog.getByRole('heading', { name: 'Not joined yet (10)' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  const room = new DraftRoom(desk);
  await cora.step('create the draft', async () => {
    await cora.tap(desk.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Draft Room' }));
    await cora.tap(desk.getByRole('button', { name: 'Create a draft' }));
    await cora.tap(
      desk.getByRole('dialog', { name: 'Create a draft' }).getByRole('button', { name: 'Create the draft' }),
    );
    await cora.tap(desk.getByRole('link', { name: 'Enter the room' }));
    await expect(room.clock).toBeVisible();
  });
  await cora.step('begin the draft', async () => {
    const note = desk.getByRole('dialog', { name: 'Your first draft' });
    await expect(note).toBeVisible();
    await desk.keyboard.press('Escape');
    await cora.tap(room.toolbar.getByRole('button', { name: 'Begin the draft' }));
    await cora.tap(
      desk.getByRole('dialog', { name: 'Begin the draft?' }).getByRole('button', { name: 'Begin the draft' }),
    );
    await expect(desk.getByText('The draft has not begun')).toHaveCount(0);
  });
  await phone.goto(new URL(desk.url()).pathname);
  await phone.keyboard.press('Escape');
  const first = await Promise.any(
    [desk, phone].map(async (page) => {
      await expect(page.getByText('You are on the clock').first()).toBeVisible({ timeout: 90_000 });
      return page;
    }),
  );
  const steps = first === desk ? cora : maya;
  await steps.step('the first pick', async () => {
    const mine = new DraftRoom(first);
    await mine.show('Players');
    await steps.tap(mine.players.first());
    const pick = first.getByRole('region', { name: /^Pick / });
    await steps.tap(pick.getByRole('button', { name: /^Draft / }));
    await expect(pick).toHaveCount(0);
  });
  test.info().annotations.push({ type: 'taps', description: [...cora.taken, ...maya.taken].join('; ') });
  expect([...cora.taken, ...maya.taken]).toEqual(
    expect.arrayContaining([
      'sign up by Get Started: 2',
      'create the league: 1',
      'copy the one link: 2',
      'join by the link: 2',
      'create the draft: 4',
      'begin the draft: 2',
      'the first pick: 2',
    ]),
  );
});
