import fs from 'node:fs/promises';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { Locator, Page } from '@playwright/test';
import { DraftRoom } from '../support/draft-room.js';
import { expect, PHONE, PHONE_OPTIONS, TABLET, test, WIDE } from '../support/test.js';
import { newAccount, unique, type Account, type Draft, type Person } from '../support/world.js';

async function fillSignUp(page: Page, account: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Username').fill(account.username);
  await form.getByLabel('First name').fill(account.first);
  await form.getByLabel('Last name').fill(account.last);
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

const clipboard = (page: Page) =>
  page.evaluate(() => (navigator as unknown as { clipboard: { readText(): Promise<string> } }).clipboard.readText());
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a league is founded, its managers come in, and all of them draft it from three browsers', async ({
  open,
  world,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection to/);
  const [cora, maya, pia] = [newAccount('Cora', 'Chief'), newAccount('Maya', 'Middle'), newAccount('Pia', 'Phone')];
  const leagueName = `Night Shift ${unique()}`;
  const page = await open({ viewport: WIDE, permissions: ['clipboard-read', 'clipboard-write'] });
  const second = await open({ viewport: TABLET });
  const phone = await open(PHONE_OPTIONS);
  let leagueId = '';
  let draft: Draft;
  let commissioner: Person;
  let pool: DraftPoolAnswer['players'] = [];
  const snapshot = (): Promise<DraftSnapshot> => world.snapshot(draft, commissioner);

  await test.step('Cora signs up', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
    await fillSignUp(page, cora);
    await expect(toast(page)).toContainText(`Account created for ${cora.email}`);
    await expect(page.getByRole('dialog', { name: 'Create a new league' })).toBeVisible();
    commissioner = await world.signIn(cora);
  });

  await test.step('and creates a small dynasty league', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create a new league' });
    const number = (label: string) => dialog.getByRole('spinbutton', { name: label });
    const create = dialog.getByRole('button', { name: 'Create league' });
    await expect(dialog.getByRole('radio', { name: 'Dynasty', exact: true })).toBeChecked();
    await dialog.getByText('All settings').click();
    await expect(number('Salary cap')).toHaveValue('$88,000,000');
    await expect(number('Number of teams')).toHaveValue('12');
    await create.click();
    await expect(dialog.getByText('Still missing: League name')).toBeVisible();
    await dialog.getByLabel('League name').fill(leagueName);
    await expect(create).toBeEnabled();

    await dialog.getByLabel('Recommended settings').uncheck();
    await expect(number('Salary cap')).toHaveValue('$0');
    await expect(dialog.getByRole('switch', { name: 'Salary retention' })).not.toBeChecked();
    await expect(number('Number of teams')).toHaveAccessibleDescription('A league has 2 to 32 teams.');
    await expect(create).toBeDisabled();
    await dialog.getByLabel('Recommended settings').check();
    await expect(number('Salary cap')).toHaveValue('$88,000,000');
    await expect(dialog.getByLabel('League name')).toHaveValue(leagueName);

    await dialog.getByRole('radio', { name: 'Re-draft' }).click();
    await expect(number('Startup draft rounds')).toHaveCount(0);
    await expect(number('General draft rounds')).toHaveValue('20');
    await dialog.getByRole('radio', { name: 'Dynasty', exact: true }).click();
    await expect(number('General draft rounds')).toHaveValue('10');
    await dialog.getByRole('switch', { name: 'Rookie draft' }).click();
    await expect(number('Rookie bank size')).toHaveCount(0);
    await dialog.getByRole('switch', { name: 'Protection sheets' }).click();
    await expect(number('Protection limit')).toHaveCount(0);

    await number('Number of teams').fill('3');
    await dialog.getByRole('button', { name: 'Less: Salary cap' }).click();
    await expect(number('Salary cap')).toHaveValue('$87,000,000');
    await number('Salary cap').fill('24m');
    await number('Minimum forwards').fill('1');
    await number('Minimum defensemen').fill('0');
    await number('Minimum goalies').fill('0');
    await number('Roster size').fill('0');
    await expect(number('Roster size')).toHaveAccessibleDescription('A roster needs at least 1 player.');
    await expect(dialog.getByRole('status')).toHaveText('1 setting needs your attention.');
    await number('Roster size').fill('4');
    await number('Startup draft rounds').fill('3');
    await create.click();
    await expect(page).toHaveURL(/\/[1-9A-HJ-NP-Za-km-z]{12}\/home$/);
    await expect(toast(page)).toContainText(`${leagueName} created`);
    await expect(page.getByRole('heading', { name: 'Welcome, Cora' })).toBeVisible();
    leagueId = new URL(page.url()).pathname.split('/')[1] ?? '';
  });

  let mayasLink = '';
  let piasLink = '';
  await test.step('invites two managers: one by a link, one by email', async () => {
    await page.getByRole('link', { name: 'Invite 2 managers' }).click();
    // The league's one link comes first; these two get links of their own.
    const all = page.getByRole('dialog', { name: 'Invite 2 managers' });
    await expect(all.getByLabel('League link', { exact: true })).toHaveValue(/\?join=/);
    await all.getByRole('button', { name: 'Done' }).click();
    const teams = page.getByRole('region', { name: 'Teams and managers' });
    await teams.getByRole('button', { name: 'Invite manager' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Invit/ });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page)).toContainText('Invitation link copied');
    await expect(dialog.getByLabel('Invitation link')).toHaveValue(await clipboard(page));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(teams.getByText('Pending Invite')).toHaveCount(1);
    mayasLink = await clipboard(page);

    await teams.getByRole('button', { name: 'Invite manager' }).click();
    await dialog.getByLabel('Email (optional)').fill('pia at nowhere');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByLabel('Email (optional)')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await dialog.getByLabel('Email (optional)').fill(pia.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toContainText(`Send ${pia.email} this link yourself`);
    piasLink = await dialog.getByLabel('Invitation link').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(teams).toContainText('1 of 3 managed');
    await teams.getByRole('button', { name: 'Copy all 2 links' }).click();
    await expect(toast(page)).toContainText('2 invitation links copied');
    for (const link of [mayasLink, piasLink]) expect(await clipboard(page)).toContain(link);
  });

  await test.step('Maya opens the link, signs up and is in', async () => {
    await second.goto(mayasLink);
    await expect(second.getByRole('dialog', { name: 'Sign up' })).toContainText('has invited you to manage');
    await expect(second, 'the secret leaves the address').toHaveURL('/');
    await fillSignUp(second, maya);
    await expect(second.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
    await expect(second).toHaveURL(`/${leagueId}/home`);
    await expect(
      page.getByRole('region', { name: 'Teams and managers' }),
      'the commissioner sees her come',
    ).toContainText('2 of 3 managed');
  });

  await test.step('Pia, who has an account, opens the link on her phone', async () => {
    await world.signUp(pia);
    await phone.goto('/login');
    await phone.getByLabel('Email').fill(pia.email);
    await phone.getByLabel('Password', { exact: true }).fill(pia.password);
    await phone.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in', exact: true }).tap();
    // Without mail, addresses cannot be confirmed; the link is the proof.
    await expect(phone).toHaveURL('/leagues');
    await phone.goto(piasLink);
    await expect(phone.getByRole('heading', { name: 'Welcome, Pia' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Teams and managers' })).toContainText('3 of 3 managed');
  });

  await test.step('Maya renames her team, and the others see it without a reload', async () => {
    await second
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: /My Team/ })
      .click();
    await second.getByRole('button', { name: 'More', exact: true }).click();
    await second.getByRole('menuitem', { name: 'Edit team' }).click();
    await second.getByLabel('Team name').fill('Middle Kings');
    await second.getByRole('button', { name: 'Save team' }).click();
    await expect(second.getByRole('heading', { name: 'Middle Kings', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Teams and managers' })).toContainText('Middle Kings');
    await expect(phone.getByRole('list', { name: 'Teams', exact: true })).toContainText('Middle Kings');
  });

  await test.step('the commissioner creates the draft, draws its order, checks the draw, and sets it by hand', async () => {
    await page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Draft Room' }).click();
    await page.getByRole('button', { name: 'Create a draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a draft' });
    await dialog.getByRole('radio', { name: 'Other' }).click();
    await dialog.getByLabel('Length').fill('5');
    await expect(dialog.getByLabel('Length')).toHaveAccessibleDescription('The clock can be 15 seconds to 24 hours.');
    await expect(dialog.getByRole('button', { name: 'Create the draft' })).toBeDisabled();
    await dialog.getByLabel('Unit').selectOption('minutes');
    await dialog.getByLabel('Name').fill('Startup night');
    await dialog.getByRole('button', { name: 'Create the draft' }).click();

    const lobby = page.getByRole('region', { name: 'Startup night' });
    await expect(lobby).toContainText('9 in 3 rounds');
    await lobby.getByRole('button', { name: 'Random draw' }).click();
    await expect(toast(page)).toContainText('Order drawn');
    await lobby.getByRole('button', { name: 'Verify the draw' }).click();
    await expect(lobby).toContainText(
      'The seed matches the fingerprint published before the draw, and it gives this order.',
    );

    const order = lobby.getByRole('list', { name: 'Draft order' });
    await expect(order.getByRole('listitem')).toHaveCount(3);
    // Whatever the draw: the commissioner first, Maya's team second.
    const { teams } = await world.get<{ teams: { team_name: string; manager_name: string }[] }>(commissioner, leagueId);
    const wanted = ['Cora', 'Maya', 'Pia'].map(
      (first) => teams.find((team) => team.manager_name.startsWith(first))?.team_name ?? '',
    );
    const drawn = await order.getByRole('listitem').allTextContents();
    if (wanted.every((name, place) => drawn[place]?.includes(name))) {
      // The draw already has this order, so there would be nothing to save.
      await order.getByRole('button', { name: `Move ${wanted[0]} down` }).click();
      await lobby.getByRole('button', { name: 'Save this order' }).click();
      await expect(lobby).toContainText('Set by the commissioner');
    }
    for (const [place, name] of wanted.entries()) {
      for (;;) {
        const now = await order
          .getByRole('listitem')
          .evaluateAll(
            (lines, wantedName) => lines.findIndex((line) => (line.textContent ?? '').includes(wantedName)),
            name,
          );
        if (now <= place) break;
        await order.getByRole('button', { name: `Move ${name} up` }).click();
      }
    }
    await lobby.getByRole('button', { name: 'Save this order' }).click();
    await expect(toast(page)).toContainText('Order saved');
    await expect(lobby).toContainText('Set by the commissioner');
    for (const [place, name] of wanted.entries())
      await expect(order.getByRole('listitem').nth(place)).toContainText(name);
  });

  const [a, b, c] = [new DraftRoom(page), new DraftRoom(second), new DraftRoom(phone)];
  const rooms = [a, b, c];

  await test.step('everybody enters the room', async () => {
    await page.getByRole('region', { name: 'Startup night' }).getByRole('link', { name: 'Enter the room' }).click();
    await expect(a.clock).toBeVisible();
    const draftId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    draft = { id: draftId, league: { id: leagueId, name: leagueName, commissioner, teams: [] } };
    pool = (await world.pool(draft)).players;
    await Promise.all([b.goto(leagueId, draftId), c.goto(leagueId, draftId)]);
    for (const room of rooms) {
      await expect(room.page.getByText('The draft has not begun')).toBeVisible();
      const note = room.page.getByRole('dialog', { name: 'Your first draft' });
      await expect(note).toContainText('Step 1 of 4');
      const [clock, box] = [await room.clock.boundingBox(), await note.boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual((clock?.y ?? Infinity) + (clock?.height ?? 0));
      await room.page.keyboard.press('Escape');
      await expect(note).toHaveCount(0);
    }
    await expect(page.getByRole('navigation', { name: 'League' }), 'the room hides the league’s menus').toHaveCount(0);
    await a.show('Chat');
    await expect(page.getByRole('tabpanel', { name: 'Chat' }).getByText('3 here')).toBeVisible();
  });

  /** A forward (every team needs one) within a price range; a different one for each step of this night. */
  const used = new Set<number>();
  const player = (from: number, to: number) => {
    const found = pool.find(
      (one) =>
        one.position === 'F' &&
        one.capHit >= from &&
        one.capHit <= to &&
        !used.has(one.id) &&
        pool.filter((other) => other.name.includes(one.name)).length === 1,
    );
    if (found === undefined) throw new Error(`nobody costs between ${from} and ${to}`);
    used.add(found.id);
    return found;
  };
  pool.sort((one, other) => one.rank - other.rank);

  await test.step('they chat, and Maya queues', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('Welcome to the night shift.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(phone.getByRole('tab', { name: 'Chat' })).toContainText('1 new message');
    await c.show('Chat');
    await expect(phone.getByText('Welcome to the night shift.')).toBeVisible();
    await phone.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
    await phone.getByRole('button', { name: 'Send message' }).tap();
    await expect(page.getByText('Good luck!')).toBeVisible();
  });
  const queued = [player(1_000_000, 3_000_000), player(1_000_000, 3_000_000)];
  await test.step('the queue is kept in its order', async () => {
    for (const one of queued) await b.enqueue(one.name);
    await b.show('Queue');
    await expect(b.queue.getByRole('listitem')).toHaveCount(2);
    await expect(b.queue.getByRole('listitem').first()).toContainText(queued[0]?.name ?? '');
    await b.queue.getByRole('listitem').nth(1).hover();
    await b.queue.getByRole('button', { name: `Move ${queued[1]?.name} up` }).click();
    await expect(b.queue.getByRole('listitem').first()).toContainText(queued[1]?.name ?? '');
    queued.reverse();
  });

  await test.step('the draft begins, and Cora sees what a pick does to her cap before she makes it', async () => {
    await a.toolbar.getByRole('button', { name: 'Begin the draft' }).click();
    await page
      .getByRole('dialog', { name: 'Begin the draft?' })
      .getByRole('button', { name: 'Begin the draft' })
      .click();
    await expect(page.getByText('You are on the clock').first()).toBeVisible();
    await expect(page).toHaveTitle(/You are on the clock/);
    for (const room of rooms) await expect(room.clock).toHaveAccessibleName('Time left for this pick');

    const star = player(5_000_000, 9_000_000);
    const panel = await a.consider(star.name);
    await expect(panel).toContainText('Roster 1 of 4');
    await expect(panel, 'before, and after').toContainText(/\$24M.*\$\d+(\.\d)?M/s);
    await Promise.all([b.show('Board'), c.show('Board')]);
    await panel.getByRole('button', { name: `Draft ${star.name}` }).click();
    for (const room of rooms) await room.expectPick(1, star.name);
    await expect(b.announcements).toContainText(`Pick 1, ${(await snapshot()).state.teams[0]?.name}: ${star.name}`);
  });

  await test.step('Maya and Pia pick; who is too expensive cannot be picked', async () => {
    await expect(second).toHaveTitle(/You are on the clock/);
    const [forMaya, forPia] = [player(2_000_000, 6_000_000), player(2_000_000, 6_000_000)];
    await b.pick(forMaya.name);
    for (const room of [a, c]) await room.expectPick(2, forMaya.name);

    await expect(phone.getByText('You are on the clock').first()).toBeVisible();
    const panel = await c.consider(forPia.name);
    await panel.getByRole('button', { name: `Draft ${forPia.name}` }).tap();
    for (const room of rooms) await room.expectPick(3, forPia.name);
  });

  await test.step('a pause stops everybody, and ends again', async () => {
    await a.toolbar.getByRole('button', { name: 'Pause' }).click();
    for (const room of rooms) await expect(room.urgent).toContainText('The draft is paused.');
    await expect(c.clock).toHaveAccessibleName(/^The clock is stopped/);
    const waiting = pool.find((one) => !used.has(one.id) && one.capHit < 3_000_000);
    const panel = await c.consider(waiting?.name ?? '');
    await expect(panel.getByRole('button', { name: /^Draft / })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Close' }).tap();
    await a.toolbar.getByRole('button', { name: 'Resume' }).click();
    for (const room of rooms) await expect(room.urgent).toContainText('The draft continues.');
  });

  await test.step('the last pick is undone, with a preview of what that takes back', async () => {
    const { state } = await snapshot();
    await a.toolbar.getByRole('button', { name: 'Undo last' }).click();
    const dialog = page.getByRole('dialog', { name: /^Undo/ });
    await expect(dialog.getByRole('list', { name: 'Picks that are undone' }).getByRole('listitem')).toHaveText([
      new RegExp(state.slots[2]?.player?.name ?? ''),
    ]);
    await dialog.getByRole('button', { name: /^Undo pick 3/ }).click();
    await expect(toast(phone)).toContainText('Pick 3 was undone.');
    for (const room of rooms) {
      await expect(room.urgent).toContainText('Pick 3 was undone.');
      await room.expectPick(3, /on the clock/i);
    }
    await c.pick(player(2_000_000, 6_000_000).name);
  });

  const forTimeOut = player(1_000_000, 4_000_000);
  await test.step('Pia’s clock runs out while Maya is offline: her queue decides, and Maya catches up', async () => {
    await c.enqueue(forTimeOut.name);
    await b.show('Board');
    await second.context().setOffline(true);
    await expect(second.getByText('Offline').first()).toBeVisible();

    const change = async (open: () => Promise<void>) => {
      await a.toolbar.getByRole('button', { name: /^Change the clock/ }).click();
      await page.getByRole('radio', { name: 'Other' }).click();
      await open();
    };
    await change(async () => {
      await page.getByLabel('Length').fill('15');
      await page.getByLabel('Unit').selectOption('seconds');
    });
    await page.getByRole('button', { name: 'Change the clock', exact: true }).click();
    await expect(toast(phone)).toContainText('The clock is now 15 seconds for a pick.');
    await change(async () => {
      await page.getByLabel('Length').fill('10');
      await page.getByLabel('Unit').selectOption('minutes');
    });
    await expect(toast(phone)).toContainText(`Your clock ran outFrom your queue: ${forTimeOut.name}`, {
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Change the clock', exact: true }).click();
    for (const room of [a, c]) await room.expectPick(4, forTimeOut.name);

    await expect(b.place(4), 'nobody has told Maya').not.toHaveAccessibleName(new RegExp(forTimeOut.name));
    await second.context().setOffline(false);
    await b.expectPick(4, forTimeOut.name);
    await expect(second.getByText('Live', { exact: true })).toBeVisible();
    await expect(second).toHaveTitle(/You are on the clock/);
  });

  await test.step('Maya leaves her turn to Auto, which takes the first of her queue, and takes it back', async () => {
    await b.show('Queue');
    await second.getByRole('switch', { name: 'Auto' }).click();
    for (const room of rooms) await room.expectPick(5, queued[0]?.name ?? '');
    await expect(second.getByText('Auto picks for you')).toBeVisible();
    await second.getByRole('button', { name: 'Pick myself' }).click();
    await expect(second.getByText('Auto picks for you')).toHaveCount(0);
    expect((await snapshot()).state.slots[4]?.how).toBe('queue');
  });

  await test.step('the commissioner skips his own turn and, for the next one, finds who does not fit', async () => {
    await a.toolbar.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.getByRole('button', { name: 'Skip pick 6' }).click();
    for (const room of rooms) await room.expectPick(6, /skipped/i);

    const { state } = await snapshot();
    const used1 = state.slots[0]?.player?.capHit ?? 0;
    const expensive = pool.find(
      (one) => one.capHit > 24_000_000 - used1 && !state.slots.some((slot) => slot.player?.id === one.id),
    );
    if (expensive !== undefined) {
      const panel = await a.consider(expensive.name);
      await expect(panel.getByRole('button', { name: 'Show players who fit' })).toBeVisible();
      await expect(panel).toContainText('of cap space');
      await panel.getByRole('button', { name: 'Close' }).click();
    }
    await a.pick(player(1_000_000, 3_000_000).name);
  });

  await test.step('he picks for a team that is away, its manager is told, and the last pick ends the draft', async () => {
    const forMaya = player(1_000_000, 3_000_000);
    await a.toolbar.getByRole('button', { name: 'Pick for the team' }).click();
    const panel = await a.consider(forMaya.name);
    await panel.getByRole('button', { name: /^Pick .* for Middle Kings$/ }).click();
    await expect(toast(second)).toContainText(`The commissioner picked ${forMaya.name} for you`);
    await b.expectPick(8, forMaya.name);
    await c.pick(player(1_000_000, 3_000_000).name);
    for (const room of rooms) {
      await expect(room.urgent).toContainText('The draft has ended.');
      await expect(room.clock).toContainText('Final');
    }
    expect((await snapshot()).state.status).toBe('ended');
  });

  await test.step('a pick in the chat is reacted to by one press, and everybody sees it', async () => {
    await a.show('Chat');
    const { state } = await snapshot();
    const last = state.slots.findLast((slot) => slot.player !== null)?.player?.name ?? '';
    await page.getByRole('button', { name: `React to ${last}` }).click();
    await page
      .getByRole('dialog', { name: `React to ${last}` })
      .getByRole('button', { name: 'A steal' })
      .click();
    await expect(page.getByRole('button', { name: `A steal: 1, for ${last}`, pressed: true })).toBeVisible();
    await c.show('Chat');
    await phone.getByRole('button', { name: `A steal: 1, for ${last}`, pressed: false }).tap();
    await expect(page.getByRole('button', { name: `A steal: 2, for ${last}` })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Startup night: recap' })).toBeVisible();
    // Reactions are lists inside a pick.
    await expect(phone.getByRole('region', { name: 'My draft' }).locator('section > ol > li')).toHaveCount(3);
    await phone.getByRole('link', { name: 'Board', exact: true }).tap();
    await expect(phone.getByRole('tab', { name: /^Board/ })).toHaveAttribute('aria-selected', 'true');
    await c.show('Chat');
    await expect(phone.getByRole('button', { name: `A steal: 2, for ${last}`, pressed: true })).toBeVisible();
  });

  await test.step('the results stand in the history, and leave as CSV', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Leave the room' }).click();
    const results = page.getByRole('region', { name: 'Startup night' });
    const { state } = await snapshot();
    // Picks contain their team's name; reactions below them are list items too.
    const picks = results.getByRole('listitem').filter({ hasText: /Team 1|Team 3|Middle Kings/ });
    await expect(picks).toHaveCount(9);
    for (const slot of state.slots)
      await expect(picks.nth(slot.overall - 1)).toContainText(slot.player?.name ?? 'Skipped');
    await results.getByRole('radio', { name: 'By team' }).click();
    const kings = results.getByRole('region', { name: 'Middle Kings' });
    await expect(kings.locator('> ol > li')).toHaveCount(3);

    const download = page.waitForEvent('download');
    await results.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('startup-night.csv');
    const [head, ...lines] = (await fs.readFile(await file.path(), 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\n');
    expect(head).toBe(
      'overall,round,pick_in_round,team,original_team,status,player_id,player,position,club,cap_hit,charge,picked_by,picker,picked_at',
    );
    expect(lines).toHaveLength(9);
    for (const slot of state.slots) {
      const team = state.teams.find((one) => one.id === slot.ownerTeamId)?.name;
      expect(lines[slot.overall - 1]).toContain(
        [
          slot.overall,
          slot.round,
          slot.pickInRound,
          team,
          team,
          slot.status,
          slot.player?.id ?? '',
          slot.player?.name ?? '',
        ].join(','),
      );
    }
    await page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'League Home' }).click();
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText(/draft/i);
  });

  await test.step('the recap says what the night is remembered for, and makes pictures to share', async () => {
    await page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Draft Room' }).click();
    const results = page.getByRole('region', { name: 'Startup night' });
    await results.getByRole('tab', { name: 'Recap' }).click();
    await expect(results.getByRole('list', { name: 'Awards' })).toContainText('Tightest cap');
    await expect(results.getByRole('row', { name: /Middle Kings/ })).toContainText('3 F · 0 D · 0 G');
    for (const [what, name] of [
      ['the board', 'startup-night-the-board.png'],
      ['Middle Kings', 'startup-night-middle-kings.png'],
    ]) {
      await results.getByRole('button', { name: `Picture of ${what}` }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img')).toBeVisible();
      await dialog.getByRole('radio', { name: 'Light' }).click();
      const picture = page.waitForEvent('download');
      await dialog.getByRole('link', { name: 'Download' }).click();
      expect((await picture).suggestedFilename()).toBe(name);
      const bytes = await fs.readFile(await (await picture).path());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.length, 'something is drawn').toBeGreaterThan(20_000);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
  });
});

/** Counts fully visible, uncovered rows. */
const rowsInReach = (page: Page) =>
  page.evaluate(() => {
    interface Box {
      top: number;
      bottom: number;
      left: number;
      width: number;
    }
    interface Row {
      getBoundingClientRect(): Box;
      contains(other: unknown): boolean;
    }
    const { document, innerHeight } = globalThis as unknown as {
      innerHeight: number;
      document: { querySelectorAll(selector: string): Iterable<Row>; elementFromPoint(x: number, y: number): unknown };
    };
    return [...document.querySelectorAll('[data-player-row]')].filter((row) => {
      const { top, bottom, left, width } = row.getBoundingClientRect();
      return (
        top >= 0 &&
        bottom <= innerHeight &&
        [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + width / 2, y)))
      );
    }).length;
  });

const ON_ITS_SIDE = { width: 844, height: 390 };
/**
 * Desktops and laptops at 200 % or with little height: 1280 × 800, 1920 × 1080 and 1024 × 768 at 200 %, and a low
 * laptop.
 */
const LOW = [
  { width: 960, height: 540 },
  { width: 512, height: 384 },
  { width: 1280, height: 600 },
];

async function expectInReach(page: Page, button: Locator, what: string) {
  await expect(new DraftRoom(page).clock, what).toBeInViewport({ ratio: 1 });
  await expect(button, what).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'More', exact: true }), what).toBeInViewport({ ratio: 1 });
  await expect.poll(() => rowsInReach(page), what).toBeGreaterThanOrEqual(4);
}

for (const { name, options, others, folded } of [
  {
    name: 'a phone on its side',
    options: { ...PHONE_OPTIONS, viewport: ON_ITS_SIDE },
    others: [{ width: 568, height: 320 }],
    folded: false,
  },
  {
    name: 'a window at 200 % zoom',
    options: { viewport: { width: 640, height: 400 } },
    others: LOW,
    folded: true,
  },
])
  test(`${name} has the list, the clock and the commissioner’s tools in reach, and drafts @long`, async ({
    open,
    world,
  }) => {
    const cora = await world.person('Cora');
    const league = await world.league(cora, { managers: [await world.person('Maya'), await world.person('Pia')] });
    const draft = await world.draft(league, { begin: true });
    const page = await open({ as: cora, ...options });
    const room = new DraftRoom(page);
    await room.goto(league.id, draft.id);
    await expect(room.players.first()).toBeVisible();
    const pause = room.toolbar.getByRole('button', { name: 'Pause' });
    const forTeam = room.toolbar.getByRole('button', { name: 'Pick for the team' });
    await expect(page.getByTitle('Connected: changes appear at once')).toBeVisible();
    for (const size of [...others, options.viewport]) {
      await page.setViewportSize(size);
      await expectInReach(page, pause, `${size.width} × ${size.height}`);
    }
    await room.players.nth(3).click();
    const pick = page.getByRole('region', { name: /^Pick / }).getByRole('button', { name: /^Draft / });
    await expect(pick).toBeInViewport({ ratio: 1 });
    expect(await rowsInReach(page), 'the panel stands beside the list').toBeGreaterThanOrEqual(4);
    await pick.click();
    await room.expectPick(1, /^Pick 1: /);
    // For another team: a button in the same bar, or an item of its menu when space is short.
    if (folded) await room.toolbar.getByRole('button', { name: 'More for the commissioner' }).click();
    await (folded ? page.getByRole('menuitem', { name: 'Pick for the team' }) : forTeam).click();
    await expect(room.players.first()).toBeVisible();
    await room.players.nth(2).click();
    await page.getByRole('button', { name: /^Pick .* for / }).click();
    await room.expectPick(2, /^Pick 2: /);
    for (const zone of ['Team', 'Queue', 'Chat', 'Players'] as const) await room.show(zone);

    // Paused and on Auto: the fullest state of the bar.
    await world.put(cora, `${league.id}/drafts/${draft.id}/auto`, { team_id: league.teams[0]?.id, on: true });
    await pause.click();
    for (const size of [...others, options.viewport]) {
      await page.setViewportSize(size);
      const what = `paused, on Auto, ${size.width} × ${size.height}`;
      await expectInReach(page, room.toolbar.getByRole('button', { name: 'Resume' }), what);
      await expect(page.getByRole('button', { name: 'Pick myself' }), what).toBeInViewport({ ratio: 1 });
    }
  });

test('a phone that is turned keeps the search, the player who is looked at and the place in the list @long', async ({
  open,
  world,
}) => {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya] });
  const draft = await world.draft(league, { begin: true, seconds: 3600 });
  const page = await open({ as: cora, ...PHONE_OPTIONS });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  await room.search.fill('an');
  await expect(room.players.first()).toContainText(/an/i);
  const list = page.getByRole('grid', { name: 'Players' }).getByRole('rowgroup').last();
  await list.evaluate((element) => void ((element as unknown as { scrollTop: number }).scrollTop = 1_120));
  const rank = async () => Number(await list.getByRole('row').first().getAttribute('aria-rowindex'));
  await expect.poll(rank).toBeGreaterThan(10);
  const name = (await room.players.nth(7).locator('[data-player-name]').textContent()) ?? '';
  const row = room.players.filter({ hasText: name });
  const panel = page.getByRole('region', { name: `Pick ${name}`, exact: true });
  await row.tap();
  await expect(panel).toBeVisible();
  for (const size of [ON_ITS_SIDE, PHONE, ON_ITS_SIDE]) {
    const what = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await expect(panel.getByRole('button', { name: `Draft ${name}` }), what).toBeInViewport({ ratio: 1 });
    await expect(room.search, what).toHaveValue('an');
    await expect.poll(rank, what).toBeGreaterThan(10);
    await panel.getByRole('button', { name: 'Close' }).tap();
    await row.tap();
    await expect(panel, what).toBeVisible();
  }
  await panel.getByRole('button', { name: `Draft ${name}` }).tap();
  await room.expectPick(1, /^Pick 1: /);
});

test('a phone without a network says so in every state, and after some seconds that there is no contact @long', async ({
  open,
  world,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection to/);
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya] });
  const draft = await world.draft(league, { seconds: 3600 });
  const page = await open({ as: maya, ...PHONE_OPTIONS });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  const offline = page.getByText('Offline', { exact: true }).filter({ visible: true });
  const cut = async (state: string) => {
    await expect(page.getByTitle('Connected: changes appear at once'), state).toBeVisible();
    await page.context().setOffline(true);
    await expect(offline, state).toBeVisible();
    await expect(offline, state).toBeInViewport({ ratio: 1 });
  };
  const mend = () => page.context().setOffline(false);
  await cut('in the lobby');
  await mend();
  await world.command(draft, 'begin');
  await expect(page.getByText(/^On the clock/).first()).toBeVisible();
  await cut('while it runs');
  await mend();
  await world.put(maya, `${league.id}/drafts/${draft.id}/auto`, { team_id: league.teams[1]?.id, on: true });
  await expect(page.getByText('Auto picks for you')).toBeVisible();
  await cut('on Auto');
  await expect(page.getByRole('button', { name: 'Pick myself' })).toBeInViewport({ ratio: 1 });
  await mend();
  await world.command(draft, 'pause');
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await cut('while it is paused');
  const silence = page.locator('[data-silence]');
  await expect(silence).toHaveText(/^No contact with the server for \d+ s: what you see may be old\.$/, {
    timeout: 20_000,
  });
  await expect(room.clock).toContainText(/No contact, \d+ s/);
  await expect(offline).toBeVisible();
  await mend();
  await expect(silence).toBeHidden();
  await expect(room.clock).not.toContainText('No contact');
  await world.put(maya, `${league.id}/drafts/${draft.id}/auto`, { team_id: league.teams[1]?.id, on: false });
  await world.command(draft, 'resume');
  await world.pickForAll(draft, 1);
  const take = page.getByRole('button', { name: /^Take now: / });
  await expect(take).toBeVisible();
  await cut('on their own clock');
  await expect(take).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(offline, 'on its side').toBeInViewport({ ratio: 1 });
  await expect(take, 'on its side').toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await mend();
  await world.command(draft, 'end', { reason: 'It is late' });
  await expect(room.clock).toContainText('Final');
  await cut('when it has ended');
  await mend();
});

for (const { name, options, touch } of [
  { name: 'under the mouse', options: { viewport: WIDE }, touch: false },
  { name: 'under the finger', options: PHONE_OPTIONS, touch: true },
])
  test(`the list stays where it is ${name} while players above are drafted @long`, async ({ open, world }) => {
    const cora = await world.person('Cora');
    const league = await world.league(cora, { managers: [await world.person('Maya'), await world.person('Pia')] });
    const draft = await world.draft(league, { begin: true, seconds: 3600 });
    const ranked = [...(await world.pool(draft)).players].sort((one, other) => one.rank - other.rank);
    const page = await open({ as: cora, ...options });
    const room = new DraftRoom(page);
    await room.goto(league.id, draft.id);
    const row = (place: number) => page.locator(`[data-player-row="${ranked[place]?.id}"]`);
    const pick = async (overall: number, place: number) => {
      await world.post(cora, `${league.id}/drafts/${draft.id}/picks`, { overall, player_id: ranked[place]?.id });
      await expect(page.locator('[aria-label="Latest picks"] > li')).toHaveCount(overall);
      // The list follows the latest picks with a delay.
      await page.waitForTimeout(300);
    };
    const topOf = async (place: number) => (await row(place).boundingBox())?.y;
    await expect(row(5)).toBeVisible();

    // At the top, where the list cannot scroll: a drafted player stays, struck through.
    const box = await row(4).boundingBox();
    if (box === null) throw new Error('the row is not there');
    const x = box.x + box.width / 3;
    let y = box.y + box.height / 2;
    const devtools = await page.context().newCDPSession(page);
    // Send a cancel, as when a scroll starts: a release would count as a tap and open the player's panel.
    const press = (type: 'touchStart' | 'touchCancel') =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchCancel' ? [] : [{ x, y }] });
    const hold = () => (touch ? press('touchStart') : page.mouse.move(x, y));
    const letGo = () => (touch ? press('touchCancel') : page.mouse.move(x, 5));
    await hold();
    const before = await topOf(4);
    await pick(1, 1);
    expect(await topOf(4)).toBe(before);
    await expect(row(1)).toContainText('Drafted no. 1 by ');
    await letGo();
    await expect(row(1)).toHaveCount(0);

    // A player who returns by an undo appears only after the list is released.
    await hold();
    const under = await topOf(5);
    await world.command(draft, 'undo', { overall: 1 });
    await expect(page.locator('[aria-label="Latest picks"] > li')).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(await topOf(5)).toBe(under);
    await expect(row(1)).toHaveCount(0);
    await letGo();
    await expect(row(1)).toBeVisible();

    const wanted = ranked[1]?.name ?? '';
    const elsewhere = page.getByRole('list', { name: 'Not in the pool' });
    await room.search.fill(wanted);
    await expect(room.players).toHaveCount(1);
    const only = await row(1).boundingBox();
    if (only === null) throw new Error('the row is not there');
    y = only.y + only.height / 2;
    await hold();
    await pick(1, 1);
    await expect(row(1)).toContainText('Drafted no. 1 by ');
    expect(await row(1).boundingBox()).toEqual(only);
    await expect(elsewhere).toHaveCount(0);
    await letGo();
    await expect(page.getByText('No player fits')).toBeVisible();
    await expect(elsewhere).toContainText(/drafted by .+, no\. 1/);
    await page.getByRole('button', { name: 'Show all players' }).click();
    await expect(row(0)).toBeVisible();

    await row(0).evaluate((element) => {
      const frame = (element as unknown as { closest(selector: string): { scrollTop: number } }).closest(
        '[role=rowgroup]',
      );
      frame.scrollTop = 600;
    });
    await page.waitForTimeout(600);
    const there = await topOf(18);
    await pick(2, 0);
    await pick(3, 2);
    expect(Math.abs(((await topOf(18)) ?? 0) - (there ?? -1))).toBeLessThanOrEqual(1);
  });

test('picks are traded inside the room, and every board changes at once', async ({ open, world }) => {
  test.setTimeout(120_000);
  const [cora, ann, ben] = [await world.person('Cora'), await world.person('Ann'), await world.person('Ben')];
  const league = await world.league(cora, { managers: [ann, ben], teamNames: ['Chiefs', 'Arrows', 'Bears'] });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  const [page, other, phone] = await Promise.all([
    open({ as: ann, viewport: WIDE }),
    open({ as: ben, viewport: TABLET }),
    open({ as: cora, ...PHONE_OPTIONS }),
  ]);
  const rooms = [page, other, phone].map((browser) => new DraftRoom(browser));
  for (const room of rooms) await room.goto(league.id, draft.id);
  const [mine, theirs, third] = rooms;
  if (mine === undefined || theirs === undefined || third === undefined) throw new Error('three rooms are open');

  // Ann starts from the pick on the board: she wants the sixth and gives the fifth.
  await mine.show('Board');
  await mine.place(6).click();
  await page.getByRole('button', { name: 'Offer for this pick' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trade draft picks' });
  await dialog.getByRole('group', { name: 'You give' }).getByRole('checkbox', { name: 'Round 2, pick 5' }).check();
  await expect(dialog.getByRole('status')).toContainText(
    'the trade is carried out immediately because the draft is running.',
  );
  await dialog.getByLabel('A word to Bears').fill('A round early?');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByRole('region', { name: 'Made by you' })).toContainText('Your offer to Bears');

  await expect(toast(other)).toContainText('Arrows offers you a trade');
  await expect(theirs.announcements.or(theirs.urgent).filter({ hasText: 'Arrows offers you a trade' })).toHaveCount(1);
  await expect(other.getByText('1 trade offer waits')).toBeAttached();
  await other.getByRole('button', { name: 'Trades', exact: true }).click();
  const offers = other.getByRole('dialog', { name: 'Trade draft picks' });
  await expect(offers).toContainText('A round early?');
  await expect(offers).toContainText('Carried out at once: the draft is running.');
  const change = offers.getByRole('region', { name: 'Effect of the trade' });
  await expect(change.getByRole('list', { name: 'Picks that change hands' }).getByRole('listitem')).toHaveText([
    /#5.*Arrows.*Bears/,
    /#6.*Bears.*Arrows/,
  ]);
  await change.getByRole('button', { name: 'See on the board' }).click();
  await expect(offers).toHaveCount(0);
  await theirs.expectPick(6, /^Pick 6: open, would go to Arrows$/);
  await expect(other.getByRole('status').filter({ hasText: 'The offer of Arrows.' })).toBeVisible();
  await other.getByRole('button', { name: 'Back to the offer' }).click();
  await offers.getByRole('button', { name: 'Accept…' }).click();
  await offers.getByRole('button', { name: 'Accept trade' }).click();
  await expect(toast(other)).toContainText('Trade carried out');
  await offers.getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toContainText('The trade with Bears is carried out');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await mine.expectPick(6, /^Pick 6, Arrows, from Bears: open$/);
  await theirs.expectPick(5, /^Pick 5, Bears, from Arrows: open$/);
  await third.show('Board');
  await expect(third.place(6)).toContainText('Arrows');
  const { state } = await world.snapshot(draft);
  expect(state.slots.map(({ ownerTeamId }) => league.teams.findIndex(({ id }) => id === ownerTeamId))).toEqual([
    0, 1, 2, 0, 2, 1,
  ]);

  await world.post(ann, `${league.id}/trades`, {
    sides: [
      { team_id: league.teams[1]?.id, assets: [{ kind: 'draft-pick', pick_id: state.slots[5]?.pickId }], moves: [] },
      { team_id: league.teams[0]?.id, assets: [{ kind: 'draft-pick', pick_id: state.slots[3]?.pickId }], moves: [] },
    ],
    message: null,
    days: 1,
  });
  await expect(toast(phone)).toContainText('Arrows offers you a trade');
  await toast(phone).getByRole('button', { name: 'Answer' }).tap();
  const asked = phone.getByRole('dialog', { name: 'Trade draft picks' });
  await asked.getByRole('button', { name: 'Accept…' }).tap();
  await asked.getByRole('button', { name: 'Accept trade' }).tap();
  await asked.getByRole('button', { name: 'Close' }).tap();
  await expect(third.place(4)).toContainText('Arrows');
  await expect(third.place(6)).toContainText('Chiefs');
});
