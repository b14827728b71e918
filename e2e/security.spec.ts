import type { BrowserContext, Page } from '@playwright/test';
import { SCRIPTS } from '../apps/api/src/security/testing/scripts.js';
import { DraftRoom } from './support/draft-room.js';
import { waitForAnswers } from './support/requests.js';
import { expect, test } from './support/test.js';
import { unique } from './support/world.js';

/*
 * S9 in a browser: no page runs scripts from names and messages, or even tries what the content security policy
 * forbids.
 */

const [SCRIPT, IMAGE, SVG] = SCRIPTS as [string, string, string];

/**
 * Records scripts that ran and policy violations in every page of the context. The scripts are text here, because they
 * run in the browser.
 */
const WATCH = `
  window.stopped = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.stopped.push(violatedDirective + ' ' + blockedURI));
  for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => window.stopped.push(name);
`;
const watch = (context: BrowserContext) => context.addInitScript(WATCH);

async function expectNothingRan(page: Page): Promise<void> {
  const seen = await page.evaluate<{ ran: string; stopped: string[] }>(
    `({ ran: String(window.ran), stopped: window.stopped })`,
  );
  expect(seen, page.url()).toEqual({ ran: 'undefined', stopped: [] });
  expect(
    await page
      .locator(
        'img[src="x"], svg[onload], iframe, script:not([src]):not([type="application/json"]), a[href^="javascript:"]',
      )
      .count(),
    page.url(),
  ).toBe(0);
}

test('scripts in names and messages are shown and never run @long', async ({ world, open, problems }) => {
  const person = await world.person('Mallory');
  await world.post(person, 'edit-user-info', { first_name: IMAGE, last_name: SCRIPT });
  const league = await world.league(person, {
    name: `${SVG} ${unique()}`,
    managers: [await world.person('Ann')],
    teamNames: [IMAGE, SCRIPT.slice(0, 40)],
  });
  const draft = await world.draft(league, { seconds: 36_000, begin: true });
  for (const message of SCRIPTS)
    await world.post(person, 'record-action', {
      league_id: league.id,
      user_id: person.uid,
      message,
      action_type: 'others',
    });
  await world.put(person, `${league.id}/trades/block/${league.teams[0]?.id}`, {
    player_ids: [],
    pick_ids: [],
    looking_for: IMAGE,
  });

  const page = await open({ as: person });
  await watch(page.context());
  for (const path of [
    'home',
    `team/${league.teams[0]?.id}`,
    'league/activity-log',
    'league/players',
    'admin/commissioner-hub',
    'draft/history',
  ]) {
    await page.goto(`/${league.id}/${path}`);
    await expect(
      page
        .getByText('<img src=x', { exact: false })
        .or(page.getByText('<svg onload', { exact: false }))
        .first(),
      path,
    ).toBeVisible();
    await waitForAnswers(page);
    await expectNothingRan(page);
  }

  await page.goto(`/${league.id}/draft/live/${draft.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  const said = page.getByRole('textbox', { name: 'Message' });
  await new DraftRoom(page).show('Chat');
  for (const text of [IMAGE, SVG, SCRIPT]) {
    await said.fill(text);
    await said.press('Enter');
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expectNothingRan(page);

  // The policy stops injected content; this shows that the test can detect it.
  problems.allow(/content security policy|ERR_INVALID_URL/i);
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('div'), { innerHTML: '<img src="data:image/png;base64,!" onerror="window.ran=99">' }))`,
  );
  await expect.poll(() => page.evaluate<number>('window.stopped.length')).toBeGreaterThan(0);
  expect(await page.evaluate<string>('String(window.ran)')).toBe('undefined');
});
