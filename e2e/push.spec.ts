import type { BrowserContext, Route } from '@playwright/test';
import type { TeamAnswer } from '@crease/core/teams/team.answers.js';
import { startPushServer, type TestBrowser } from '../apps/api/src/testing/push-server.js';
import { chromiumFlags } from './support/browser.js';
import { startProduct } from './support/product.js';
import { waitForAnswers, watchRequests } from './support/requests.js';
import { describe, expect, PHONE_OPTIONS, test } from './support/test.js';
import { SMALL, World } from './support/world.js';

test.use({ serviceWorkers: 'allow' });

/** Replaces the browser's push service, which tests cannot reach, by a subscription with the test's keys. */
const subscribing = ({ subscription: { endpoint, keys } }: TestBrowser) => `(() => {
  let own = null;
  const make = (key) => ({
    endpoint: ${JSON.stringify(endpoint)},
    options: { applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: ${JSON.stringify(endpoint)}, keys: ${JSON.stringify(keys)} }),
    unsubscribe: async () => { own = null; return true; },
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (own = make(applicationServerKey));
  PushManager.prototype.getSubscription = async () => own;
})()`;

/** Lets the page believe that its processor is busy until `beIdle()`. */
const busy = `(() => {
  const waiting = [];
  window.requestIdleCallback = (work) => waiting.push(work);
  window.beIdle = () => waiting.splice(0).forEach((work) => work());
})()`;

test.use({ launchOptions: { executablePath: process.env.E2E_NOTIFYING_CHROMIUM, args: chromiumFlags } });

test('notices are turned on by a press, come by push when Crease is closed, and are shown with their words @long', async ({
  browser,
  playwright,
  problems,
}) => {
  test.setTimeout(180_000);
  const server = await startPushServer();
  const product = await startProduct({ env: { PUSH_ORIGINS: server.origin } });
  const request = await playwright.request.newContext({ baseURL: product.url });
  let opened: BrowserContext | null = null;
  try {
    const world = new World(request);
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
    const device = server.browser();
    const context = (opened = await browser.newContext({
      ...PHONE_OPTIONS,
      baseURL: product.url,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'crease.session', value: ben.uid }] }],
      },
    }));
    problems.watch(context);
    watchRequests(context);
    await context.addInitScript(subscribing(device));
    await context.addInitScript(busy);
    await context.request.post('/api/auth/sign-in', { data: { email: ben.email, password: ben.password } });
    const page = await context.newPage();

    await test.step('a press turns them on for this device, which stands in the list', async () => {
      await page.goto('/account/notifications');
      const panel = page.getByRole('region', { name: 'On your devices' });
      // The first worker of a new browser is installed slowly on a busy machine.
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      // Panels that still load would move the button away from the tap.
      await waitForAnswers(page);
      // The page looks after its devices when it is idle, which can be while this one is being added.
      const keepWaiting = async (route: Route) => {
        const live = page.waitForRequest('**/assets/socket-*');
        await page.evaluate('beIdle()');
        await live;
        await waitForAnswers(page, { held: 1 });
        await route.continue();
      };
      await page.route('**/api/push/devices', keepWaiting, { times: 1 });
      await panel.getByRole('button', { name: 'Turn on for this device' }).tap();
      await expect(panel.getByText('This device gets notices, also when Crease is closed.')).toBeVisible({
        timeout: 30_000,
      });
      const list = panel.getByRole('list', { name: 'Devices that get notices' });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByText('This device')).toBeVisible();
    });

    await test.step('an offer comes by push, with its figures and its page', async () => {
      const [, arrows, bears] = league.teams;
      const [star] = (await world.get<TeamAnswer>(ann, `${league.id}/teams/${arrows?.id}`)).roster;
      await world.post(ann, `${league.id}/trades`, {
        sides: [
          { team_id: arrows?.id, assets: [{ kind: 'player', player_id: star?.player_id }] },
          { team_id: bears?.id, assets: [] },
        ],
      });
      const offers = () => server.got.filter(({ payload }) => payload.title === 'Trade Request received from Arrows');
      await expect.poll(() => offers().length, { timeout: 30_000 }).toBe(1);
      expect(offers()[0]?.payload.path).toMatch(new RegExp(`^/${league.id}/trade/review/`));
    });

    await test.step('the service worker shows it', async () => {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      const got = server.got.at(-1);
      await page.goto('about:blank');
      // For a page that still counts as visible, the worker shows nothing.
      await expect
        .poll(async () => {
          await worker.evaluate(
            `self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(got?.payload))} }))`,
          );
          return worker.evaluate(
            `self.registration.getNotifications().then((all) => all.map(({ title, tag, data }) => ({ title, tag, data })))`,
          );
        })
        .toEqual([{ title: got?.payload.title, tag: got?.payload.tag, data: got?.payload.path }]);
    });
    await context.close();
    opened = null;
  } catch (error) {
    if (opened !== null) await describe(opened);
    throw error;
  } finally {
    await request.dispose();
    await product.stop();
    await server.close();
  }
});
