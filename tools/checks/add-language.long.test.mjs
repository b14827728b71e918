// Follows "How do I add a language?" of CONTRIBUTING.md in a copy of the repository, with a language that is generated
// from French: its plain texts begin with their own sign.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chromium } from '@playwright/test';
import ts from 'typescript';
import { chromiumFlags, findChromium } from '../browser.mjs';
import { inRoot } from '../lib/root.mjs';
import { openTestPostgres } from '../test-postgres.mjs';

const SIGN = '¤';
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-language-'));
const undo = [() => fs.rmSync(copy, { recursive: true })];
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});
const at = (...parts) => path.join(copy, ...parts);
const read = (file) => fs.readFileSync(at(file), 'utf8');

function change(file, from, to) {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: change this test and CONTRIBUTING.md`);
  fs.writeFileSync(at(file), text.replace(from, to));
}

const filesIn = (folder) =>
  fs
    .readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(copy, path.join(parentPath, name)));
const sizeOf = (files) => files.reduce((sum, file) => sum + fs.statSync(at(file)).size, 0);
const kilobytes = (bytes) => Math.round(bytes / 1_000);

/** The texts of a catalogue: what it exports, and the parts of tables. */
function entriesOf(file) {
  const leaves = (value) =>
    value && ts.isObjectLiteralExpression(value)
      ? value.properties.reduce((sum, { initializer }) => sum + leaves(initializer), 0)
      : 1;
  const exported = ts
    .createSourceFile(file, read(file), ts.ScriptTarget.Latest)
    .statements.filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return exported
    .flatMap((statement) => statement.declarationList?.declarations ?? statement)
    .reduce((sum, { initializer }) => sum + leaves(initializer), 0);
}

/** The name of a French catalogue in a file that chooses, and that of the new one. */
const own = (name) => `${name}Xx`;

/** Adds the new language wherever a file chooses between an English and a French entry. */
function choose(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const french = new Set();
  const insertions = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !/\.fr\.js$/.test(statement.moduleSpecifier.text)) continue;
    const bindings = statement.importClause.namedBindings;
    const names = ts.isNamespaceImport(bindings)
      ? [bindings.name.text]
      : bindings.elements.map(({ name }) => name.text);
    names.forEach((name) => french.add(name));
    const imported = ts.isNamespaceImport(bindings)
      ? `* as ${own(bindings.name.text)}`
      : `{ ${bindings.elements.map(({ propertyName, name }) => `${(propertyName ?? name).text} as ${own(name.text)}`).join(', ')} }`;
    const place = statement.moduleSpecifier.text.replace(/\.fr\.js$/, '.xx.js');
    insertions.push([statement.getEnd(), `\nimport ${imported} from '${place}';`]);
  }
  const inOwn = (text) => text.replace(/\b\w+\b/g, (word) => (french.has(word) ? own(word) : word));
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = (name) => node.properties.find((property) => property.name?.getText() === name);
      const fr = named('en') === undefined ? undefined : named('fr');
      if (fr !== undefined) {
        const value = ts.isShorthandPropertyAssignment(fr)
          ? own('fr')
          : inOwn(fr.getText().replace(/^fr\s*(?::|(?=\())/, ''));
        insertions.push([fr.getEnd(), ts.isMethodDeclaration(fr) ? `, xx${value}` : `, xx: ${value}`]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let text = read(file);
  for (const [place, added] of insertions.toSorted(([one], [other]) => other - one))
    text = text.slice(0, place) + added + text.slice(place);
  if (insertions.length > 0) fs.writeFileSync(at(file), text);
}

let catalogues;
beforeAll(() => {
  const left = /^(?:node_modules|dist|test-results|\.git|data)$/;
  fs.cpSync(inRoot(''), copy, { recursive: true, filter: (file) => !left.test(path.basename(file)) });
  // Caches of builds are beside the packages.
  for (const name of fs.readdirSync(inRoot('node_modules')).filter((one) => !/^\.(?!bin)/.test(one))) {
    fs.mkdirSync(at('node_modules'), { recursive: true });
    fs.symlinkSync(inRoot('node_modules', name), at('node_modules', name), 'junction');
  }

  // 1. Name it, and 7. offer it.
  const locale = 'libs/core/src/locale.ts';
  change(locale, "export type Language = 'en' | 'fr';", "export type Language = 'en' | 'fr' | 'xx';");
  change(locale, "= ['en', 'fr'];", "= ['en', 'fr', 'xx'];");
  change(locale, "  fr: onlyLanguage === 'en' ? EN : FR,", "  fr: onlyLanguage === 'en' ? EN : FR,\n  xx: FR,");
  change('apps/web/language.plugin.mjs', '  pseudo: {', "  xx: { ending: 'xx', tag: 'xx' },\n  pseudo: {");
  const names = 'apps/web/src/platform/session/language.ts';
  change(names, "fr: 'Français' }", "fr: 'Français', xx: 'Xx' }");
  const inOthers = 'libs/core/src/leagues/words/league.words';
  change(`${inOthers}.en.ts`, "fr: 'French' }", "fr: 'French', xx: 'Xx' }");
  change(`${inOthers}.fr.ts`, "fr: 'français' }", "fr: 'français', xx: 'xx' }");
  // 2. Store it.
  const migration = 'Migration29990101000000_xx';
  fs.writeFileSync(
    at('apps/api/src/migrations', `${migration}.ts`),
    read('apps/api/src/migrations/Migration20270221000000_french.ts')
      .replace('Migration20270221000000_french', migration)
      .replace('add column language_chosen boolean not null default false,', '')
      .replaceAll("in ('en', 'fr')", "in ('en', 'fr', 'xx')"),
  );
  const index = 'apps/api/src/migrations/index.ts';
  fs.writeFileSync(at(index), `import { ${migration} } from './${migration}.js';\n${read(index)}`);
  change(index, '\n];', `\n  { name: '${migration}', class: ${migration} },\n];`);
  // 4. Translate.
  const sources = ['apps/web/src', 'libs/core/src', 'apps/api/src'].flatMap(filesIn);
  catalogues = sources
    .filter((file) => /\.fr\.tsx?$/.test(file))
    .map((file) => {
      const translated = file.replace(/\.fr\.(tsx?)$/, '.xx.$1');
      const text = read(file)
        .replaceAll(/\.fr\.js'/g, ".xx.js'")
        .replaceAll(/^(export const \w+ = '|.*\bmessage: ')/gm, `$1${SIGN}`);
      fs.writeFileSync(at(translated), text);
      return translated;
    });
  const named = new Set([locale, names]);
  sources.filter((file) => /(?<!\.(?:en|fr))\.tsx?$/.test(file) && !named.has(file)).forEach(choose);
  // 5. Files without code.
  for (const file of ['offline.fr.html', 'crease.fr.webmanifest'])
    fs.copyFileSync(at('apps/web/public', file), at('apps/web/public', file.replace('.fr.', '.xx.')));
}, 120_000);

test('a build of the language has no word of another, and costs what CONTRIBUTING says', () => {
  const built = spawnSync(process.execPath, [at('apps/web/build.mjs')], {
    env: { ...process.env, CREASE_LANGUAGE: 'xx' },
    encoding: 'utf8',
  });
  expect(`${built.stdout}${built.stderr}`).not.toContain('has no words');
  expect(built.status).toBe(0);
  const output = filesIn('apps/web/dist');
  expect(read('apps/web/dist/index.xx.html')).toContain(SIGN);
  const code = output.filter((file) => file.endsWith('.js')).map(read);
  expect(code.filter((text) => text.includes(`${SIGN}Réessayer`)).length).toBeGreaterThan(0);
  expect(code.filter((text) => /['"`](?:Try again|Réessayer)['"`]/.test(text))).toEqual([]);

  const cost = {
    catalogues: catalogues.length,
    entries: catalogues.reduce((sum, file) => sum + entriesOf(file), 0),
    source: `${kilobytes(sizeOf(catalogues))} kB`,
    release: `${kilobytes(sizeOf(output.filter((file) => /\.(?:js|css)$/.test(file))))} kB of code`,
  };
  console.log('A language costs', cost);
  const [, files, entries] = /A language costs about (\d+) files with ([\d,]+) entries/.exec(read('CONTRIBUTING.md'));
  expect(Math.abs(cost.catalogues - Number(files))).toBeLessThanOrEqual(10);
  expect(Math.abs(cost.entries - Number(entries.replace(',', '')))).toBeLessThanOrEqual(400);
}, 300_000);

test.each(['tsconfig.json', 'apps/web/tsconfig.json'])(
  'the types of %s know the language',
  (project) => {
    const compiler = inRoot('node_modules/typescript-7/bin/tsc');
    const { stdout, status } = spawnSync(
      process.execPath,
      [compiler, '--noEmit', '--checkers', '1', '-p', at(project)],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
  600_000,
);

test('people can choose the language, and the page and the server speak it', async () => {
  const postgres = await openTestPostgres();
  undo.push(() => postgres.stop());
  const { createEmptyDatabase, launchApp } = await import(at('tools/launch-app.mjs'));
  const database = await createEmptyDatabase(postgres.url, 'language');
  undo.push(() => database.drop());
  const app = await launchApp({ databaseUrl: database.url, env: { EMBEDDED: '1', SAMPLE_GAMES: '0' } });
  undo.push(() => app.stop());
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  undo.push(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();

  await page.goto(app.url);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  for (const [name, language] of [
    ['Xx', 'xx'],
    ['Français', 'fr-CA'],
    ['Xx', 'xx'],
  ]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(`html[lang="${language}"]`).waitFor();
    // The page has its new language before the app of that language takes over.
    const isOwn = language === 'xx';
    await page.waitForFunction(([sign, is]) => globalThis.document.body.innerText.includes(sign) === is, [SIGN, isOwn]);
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('xx');

  const call = async (method, path, data, headers = {}) =>
    context.request.fetch(`${app.url}/api${path}`, { method, data, headers: { 'accept-language': 'xx', ...headers } });
  const account = { email: 'anna@language.crease.test', password: 'two blue lines' };
  const names = { username: 'anna', first_name: 'Anna', last_name: 'Tester', self_registration: true };
  await call('POST', '/create-user', { ...account, ...names });
  const refused = await (await call('POST', '/auth/sign-in', { ...account, password: 'another one' })).json();
  expect(refused.refusal.message.startsWith(SIGN)).toBe(true);
  const { accessToken } = await (await call('POST', '/auth/sign-in', account)).json();
  const chosen = await call('PUT', '/account/language', { language: 'xx' }, { authorization: `Bearer ${accessToken}` });
  expect(chosen.status()).toBe(200);
}, 600_000);
