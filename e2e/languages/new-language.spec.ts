import { expect, test } from '@playwright/test';
import {
  buildLanguage,
  checkTypes,
  copyWithLanguage,
  costOf,
  filesIn,
  launchCopy,
  read,
  removeCopy,
  SIGN,
} from '../../tools/checks/new-language.mjs';
import { createEmptyDatabase } from '../../tools/launch-app.mjs';
import { openTestPostgres } from '../../tools/test-postgres.mjs';

// The tests share one copy of the repository.
test.describe.configure({ mode: 'serial' });
test.describe('a language that is added by the recipe @long', () => {
  const undo: (() => unknown)[] = [removeCopy];
  let catalogues: string[] = [];

  test.beforeAll(() => {
    test.setTimeout(120_000 * Number(process.env.TEST_SLOWNESS ?? 1));
    catalogues = copyWithLanguage();
  });
  test.afterAll(async () => {
    for (const step of undo.toReversed()) await step();
  });

  test('its build has no word of another, and costs what CONTRIBUTING says', () => {
    test.slow();
    const built = buildLanguage();
    expect(built.output).not.toContain('has no words');
    expect(built.status).toBe(0);
    expect(read('apps/web/dist/index.xx.html')).toContain(SIGN);
    const code = filesIn('apps/web/dist')
      .filter((file) => file.endsWith('.js'))
      .map(read);
    expect(code.some((text) => text.includes(`${SIGN}Réessayer`))).toBe(true);
    expect(code.filter((text) => /['"`](?:Try again|Réessayer)['"`]/.test(text))).toEqual([]);

    const cost = costOf(catalogues);
    console.log('A language costs', cost);
    const [, files, entries = ''] =
      /A language costs about (\d+) files with ([\d,]+) entries/.exec(read('CONTRIBUTING.md')) ?? [];
    expect(Math.abs(cost.catalogues - Number(files))).toBeLessThanOrEqual(10);
    expect(Math.abs(cost.entries - Number(entries.replace(',', '')))).toBeLessThanOrEqual(400);
  });

  for (const project of ['tsconfig.json', 'apps/web/tsconfig.json'])
    test(`the types of ${project} know it`, () => {
      test.setTimeout(300_000 * Number(process.env.TEST_SLOWNESS ?? 1));
      expect(checkTypes(project)).toEqual({ status: 0, output: '' });
    });

  test('people can choose it, and the page and the server speak it', async ({ browser }) => {
    test.setTimeout(300_000 * Number(process.env.TEST_SLOWNESS ?? 1));
    const postgres = await openTestPostgres();
    undo.push(() => postgres.stop());
    const database = await createEmptyDatabase(postgres.url, 'language');
    undo.push(() => database.drop());
    const app = await launchCopy(database.url);
    undo.push(() => app.stop());
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();

    await page.goto(app.url);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    for (const [name, language] of [
      ['Xx', 'xx'],
      ['Français', 'fr-CA'],
      ['Xx', 'xx'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator(`html[lang="${language}"]`).waitFor();
      // The page has its new language before the app of that language takes over.
      const text = page.locator('body');
      await (language === 'xx' ? expect(text).toContainText(SIGN) : expect(text).not.toContainText(SIGN));
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('xx');

    const call = (method: string, path: string, data: object, headers: Record<string, string> = {}) =>
      context.request.fetch(`${app.url}/api${path}`, {
        method,
        data,
        headers: { 'accept-language': 'xx', ...headers },
      });
    const account = { email: 'anna@language.crease.test', password: 'two blue lines' };
    const names = { username: 'anna', first_name: 'Anna', last_name: 'Tester', self_registration: true };
    await call('POST', '/create-user', { ...account, ...names });
    const signIn = await call('POST', '/auth/sign-in', { ...account, password: 'another one' });
    const refused = (await signIn.json()) as { refusal: { message: string } };
    expect(refused.refusal.message.startsWith(SIGN)).toBe(true);
    const signedIn = (await (await call('POST', '/auth/sign-in', account)).json()) as { accessToken: string };
    const authorization = `Bearer ${signedIn.accessToken}`;
    const chosen = await call('PUT', '/account/language', { language: 'xx' }, { authorization });
    expect(chosen.status()).toBe(200);
    await context.close();
  });
});
