// Follows "How do I add a language?" of CONTRIBUTING.md in a copy of the repository, with a language generated from
// French: its plain texts begin with ¤.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';

export const SIGN = '¤';
let copy = '';
const at = (...parts) => path.join(copy, ...parts);
export const read = (file) => fs.readFileSync(at(file), 'utf8');

function change(file, from, to) {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: change this test and CONTRIBUTING.md`);
  fs.writeFileSync(at(file), text.replace(from, to));
}

export const filesIn = (folder) =>
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

/** Makes the copy with the language `xx`. Returns the paths of its new catalogues. */
export function copyWithLanguage() {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-language-'));
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
  const catalogues = sources
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
  return catalogues;
}

export const removeCopy = () => fs.rmSync(copy, { recursive: true, force: true });

/** Builds the web app of the copy with only its new language. Returns the exit code and what was printed. */
export function buildLanguage() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('apps/web/build.mjs')], {
    env: { ...process.env, CREASE_LANGUAGE: 'xx' },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Checks the types of one project of the copy. Returns the exit code and what was printed. */
export function checkTypes(project) {
  const compiler = inRoot('node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--checkers', '1', '-p', at(project)], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

/** What the language costs: its catalogues with their entries, and kilobytes of source and of the release. */
export function costOf(catalogues) {
  return {
    catalogues: catalogues.length,
    entries: catalogues.reduce((sum, file) => sum + entriesOf(file), 0),
    source: kilobytes(sizeOf(catalogues)),
    release: kilobytes(sizeOf(filesIn('apps/web/dist').filter((file) => /\.(?:js|css)$/.test(file)))),
  };
}

/** Starts the copy on a database. Builds what is stale. */
export async function launchCopy(databaseUrl) {
  const { launchApp } = await import(at('tools/launch-app.mjs'));
  return launchApp({ databaseUrl, env: { EMBEDDED: '1', SAMPLE_GAMES: '0' } });
}
