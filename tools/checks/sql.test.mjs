import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';
import { codeIn, roomOf } from '../lib/source-files.mjs';

/*
 * Statements are typed queries, or `.sql` files that the server checks (docs/decisions/0018-one-typed-door.md). This
 * test counts the remaining statements in text. It also checks that each table is written by one feature folder.
 */

/** Files that keep statements in text: how many, and why. */
const KEPT = {
  'apps/api/src/platform/backup/backup.database.ts': [
    6,
    'reads the catalogue and every table by name, on a connection of its own',
  ],
  'apps/api/src/platform/backup/restore.ts': [3, 'reads the catalogue of a database that is only being made'],
  'apps/api/src/platform/database/connection/pooled-client.ts': [1, 'sets limits in front of each statement'],
  'apps/api/src/platform/database/connection/pooler.ts': [3, 'tries out a pooler before the application starts'],
  'apps/api/src/platform/database/distribution/distribute-tables.ts': [
    9,
    'before the application has its database: no entity, no pool',
  ],
  'apps/api/src/platform/database/distribution/distribution.obstacles.ts': [1, 'sets up a cluster, as above'],
  'apps/api/src/platform/database/schema/functions.ts': [
    2,
    'before the application has its database: no entity, no pool',
  ],
  'apps/api/src/platform/database/schema/migrate.ts': [
    5,
    'before the application has its database: no entity, no pool',
  ],
  'apps/api/src/platform/database/schema/migration.checks.ts': [2, 'compares two schemas by the catalogue'],
  'tools/lib/database.mjs': [1, 'asks a database for its version before the application starts'],
  'tools/lib/postgres-databases.mjs': [2, 'starts the database server; it knows nothing of the application'],
  'tools/lib/postgres-server.mjs': [1, 'starts the database server; it knows nothing of the application'],
  'tools/restore.mjs': [1, 'looks at a database that is to be replaced'],
};
const KEPT_MOST = 40;

const STATEMENT =
  /^\s*(?:select\s|insert\s+into\s|update\s+\S+(?:\s+as\s+\w+|\s+\w+)?\s+set\s|delete\s+from\s|with\s+\w+\s*(?:\([^)]*\)\s*)?as\s)/;
const MAYBE = /['"`]\s*(?:select|insert|update|delete|with)\s/;

/** Statements by their first line. */
function statementsIn(file) {
  const text = fs.readFileSync(inRoot(file), 'utf8');
  if (!MAYBE.test(text)) return [];
  const found = [];
  const look = (node) => {
    const said = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
    if (said && STATEMENT.test(node.text)) found.push(node.text.trim().split('\n')[0]);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

const code = () =>
  ['apps/api/src', 'apps/web/src', 'libs', 'tools'].flatMap((folder) =>
    codeIn(folder).filter((file) => roomOf(file) !== 'migrations'),
  );

describe('statements as texts', () => {
  const texts = new Map(code().map((file) => [file, statementsIn(file)]));

  it('stand only where there is a reason', () => {
    const kept = Object.fromEntries(Object.keys(KEPT).map((file) => [file, texts.get(file)?.length ?? 0]));
    expect(kept).toEqual(Object.fromEntries(Object.entries(KEPT).map(([file, [count]]) => [file, count])));
    const all = Object.values(KEPT).reduce((sum, [count]) => sum + count, 0);
    expect(all).toBeLessThanOrEqual(KEPT_MOST);
  });

  it('stand nowhere else', () => {
    const rest = [...texts].filter(([file, found]) => found.length > 0 && !(file in KEPT));
    expect(Object.fromEntries(rest)).toEqual({});
  });

  it('would be found', () => {
    expect(
      ['select 1', ' with own as (select', 'update league set name = $1', 'delete from t'].every((text) =>
        STATEMENT.test(text),
      ),
    ).toBe(true);
    expect(
      ['with a reason', 'update the roster', 'DELETE /:league_id', 'selected'].some((text) => STATEMENT.test(text)),
    ).toBe(false);
  });
});

/** Tables that a second feature writes, and why. */
const SHARED = {
  draft_pick: 'draft_append numbers the picks of a draft that begins, in the one round trip of its first event',
  roster_entry: 'draft_pick and draft_append give a drafted player to the team, in the one round trip of the pick',
  retention: 'draft_append lets a retention go on when the pick is undone that ended it, in the same round trip',
};
const SHARED_MOST = 3;

/** Platform tables that a feature's statement writes, because it is `Database.write` in one round trip. */
const WRITE_PATH = {
  event: 'draft_pick, draft_bid and draft_append',
  league_idempotency: 'draft_pick, draft_bid and draft_append',
};

/** Database functions and triggers, and the feature that each belongs to. */
const FUNCTIONS = {
  beat: 'platform',
  draft_append: 'draft',
  draft_bid: 'draft',
  sign_drafted: 'contracts',
  sign_slots: 'contracts',
  unsign_drafted: 'contracts',
  draft_pick: 'draft',
  end_own_retention: 'trades',
  keep_pick_moves: 'free-agents',
  keep_line_for_channel: 'notifications',
  keep_roster_past: 'teams',
  merge_bids: 'free-agents',
  merge_league_contracts: 'contracts',
  merge_player: 'players',
  remember_commissioners_team: 'leagues',
  retained_part: 'trades',
};

const BUILT = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'/g;
const WRITTEN = /\b(?:insert\s+into|delete\s+from|update)\s+(?:only\s+)?(\w+)/g;

function tablesOf() {
  const found = new Set();
  for (const file of codeIn('apps/api/src', /\.entity\.ts$/))
    for (const [, table] of fs.readFileSync(inRoot(file), 'utf8').matchAll(/\btable\('(\w+)'/g)) found.add(table);
  return found;
}

/** By table: the folders that write it, each with one such file. Excludes seeds and migrations. */
function writers(tables) {
  const found = new Map();
  const write = (table, room, file) => {
    if (!tables.has(table)) return;
    if (!found.has(table)) found.set(table, new Map());
    found.get(table).set(room, file);
  };
  for (const file of codeIn('apps/api/src', /\.(?:ts|sql)$/)) {
    const folder = roomOf(file);
    if (folder === '' || folder === 'migrations' || folder === 'seeds') continue;
    const text = fs.readFileSync(inRoot(file), 'utf8');
    const name = /\/functions\/(\w+)\.sql$/.exec(file)?.[1];
    const room = name === undefined ? folder : (FUNCTIONS[name] ?? `the function ${name}`);
    if (file.endsWith('.ts')) for (const [, table] of text.matchAll(BUILT)) write(table, room, file);
    const texts = file.endsWith('.sql') ? [text.replace(/--.*$/gm, '')] : statementsOf(text);
    for (const one of texts) for (const [, table] of one.matchAll(WRITTEN)) write(table, room, file);
  }
  return found;
}

const statementsOf = (text) => [...text.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)].map(([one]) => one);

describe('every table', () => {
  const written = writers(tablesOf());
  const allowed = (table) => new Set([...(SHARED[table] ? ['draft'] : []), ...(WRITE_PATH[table] ? ['draft'] : [])]);

  it('has one room that writes it; where a second one does, there is a reason', () => {
    const shared = {};
    for (const [table, rooms] of written) {
      const own = [...rooms].filter(([room]) => !allowed(table).has(room));
      if (own.length > 1) shared[table] = Object.fromEntries(own);
    }
    expect(shared).toEqual({});
  });

  it('that a second room writes is written by the statements of a pick alone', () => {
    expect(Object.keys(SHARED).length).toBeLessThanOrEqual(SHARED_MOST);
    for (const table of [...Object.keys(SHARED), ...Object.keys(WRITE_PATH)]) {
      const { draft, ...others } = Object.fromEntries(written.get(table) ?? []);
      expect({ table, draft, others: Object.keys(others).length > 0 }).toEqual({
        table,
        draft: expect.stringMatching(/^apps\/api\/src\/functions\/draft_(?:append|pick)\.sql$/),
        others: true,
      });
    }
  });

  it('can be told who writes it: every function of the database has its room', () => {
    const functions = codeIn('apps/api/src/functions', /\.sql$/).map((file) => file.replace(/^.*\/|\.sql$/g, ''));
    expect(functions.filter((name) => !(name in FUNCTIONS))).toEqual([]);
  });
});

/*
 * A statement has at most 65,535 parameters, so a list is one parameter (`anyOf`, `asRows`), or its limit is named
 * here.
 */
const LIMITED_LISTS = {
  'apps/api/src/free-agents/market/budgets.writer.ts': 'a league has at most 64 teams',
  'apps/api/src/leagues/league-shape.writer.ts': 'a league has at most 64 teams',
  'apps/api/src/leagues/league.service.ts': 'a league has at most 64 teams',
  'apps/api/src/teams/ir-return.service.ts': 'only the players on injured reserve of one league',
  'apps/api/src/trades/trade.writer.ts': 'the call limits the assets of a trade',
};

/** Names of single rows, and of constants. */
const NO_LIST = /^(?:row|key|device|[A-Z_]+)$/;

/** Lists with one parameter for each entry, by source text. */
function spreadLists(text) {
  const found = [];
  const look = (node) => {
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText();
      const [first, second, third] = node.arguments;
      const isList = (one) =>
        (ts.isIdentifier(one) && !NO_LIST.test(one.text)) ||
        (ts.isCallExpression(one) && /\.map\($/.test(`${one.expression.getText()}(`));
      if (name === 'values' && node.expression.getText() !== 'Object.values' && first !== undefined && isList(first))
        found.push(first.getText());
      if (third !== undefined && ts.isStringLiteral(second) && /^(?:not )?in$/.test(second.text) && isList(third))
        found.push(third.getText());
      if (name === 'join' && node.expression.getText() === 'sql.join') found.push(node.getText());
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

describe('a list in a statement', () => {
  it('is one parameter, except where its length has a limit', () => {
    const found = {};
    for (const file of codeIn('apps/api/src', /\.ts$/)) {
      if (['migrations', 'seeds'].includes(roomOf(file))) continue;
      const text = fs.readFileSync(inRoot(file), 'utf8');
      if (!/\.values\(|'(?:not )?in'|sql\.join/.test(text)) continue;
      const lists = spreadLists(text);
      if (lists.length > 0) found[file] = lists;
    }
    const kept = Object.keys(LIMITED_LISTS);
    expect(Object.fromEntries(Object.entries(found).filter(([file]) => !kept.includes(file)))).toEqual({});
    expect(kept.filter((file) => !(file in found))).toEqual([]);
  });

  it('would be found', () => {
    expect(
      spreadLists("db.where('id', 'in', ids); db.values(rows.map(f)); db.values(added); sql.join(ids)"),
    ).toHaveLength(4);
    expect(spreadLists("db.where('id', 'in', ['a']); db.where('id', '=', anyOf(ids)); db.values({ id })")).toEqual([]);
  });
});

/** Fragments that name columns as text, by their beginning, and why. */
const TEXT_NAMES = {
  '(select name from migration': 'the table of applied migrations has no entity',
  'overriding system value': 'two keywords of an insert',
};

/** Keywords that are also names of columns. */
const KEYWORDS = ['at', 'by', 'from', 'to'];

/** Columns that a fragment names as text. Aliases that the fragment declares itself are its own. */
function bareNames(fragment, columns) {
  if (/^(?:\w+ \([\w, ]+\)$|(?:(?:rollback to|release) )?savepoint )/.test(fragment.trim())) return [];
  if (Object.keys(TEXT_NAMES).some((beginning) => fragment.startsWith(beginning))) return [];
  const text = fragment.replace(/'[^']*'|::\s*\w+|\w+ =>/g, ' ').replace(/\b(as \w+) \([\w, ]*\)/g, '$1');
  const declared = [...text.matchAll(/(?:\bas|\)) (\w+)|(?<!distinct )\bfrom (\w+)/g)].map(([, a, b]) => a ?? b);
  const own = new Set([...declared, ...KEYWORDS, ...(text.includes('jsonb_each_text(') ? ['key', 'value'] : [])]);
  return [...text.replace(/\b\w+(?=\()|\bas \w+/g, ' ').matchAll(/\b(?:([a-z_]\w*)\.)?([a-z_]\w*)/g)]
    .filter(([, alias, name]) => !own.has(alias ?? name) && (alias !== undefined || columns.has(name)))
    .map(([name]) => name);
}

/** The texts of the `sql` fragments of a file, with `$` for their figures. */
function fragmentsIn(text) {
  const found = [];
  const look = (node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      const { template } = node;
      const spans = ts.isTemplateExpression(template) ? template.templateSpans.map(({ literal }) => literal.text) : [];
      found.push([template.text ?? template.head.text, ...spans].join(' $ '));
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function columnsOfTables() {
  const texts = codeIn('apps/api/src', /\.entity\.ts$/).map((file) => fs.readFileSync(inRoot(file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^ +(\w+): p\b/gm)].map(([, column]) => column)));
}

describe('a fragment of a statement', () => {
  const columns = columnsOfTables();

  it('names columns by checked references', () => {
    const found = {};
    const kept = new Set();
    for (const file of codeIn('apps/api/src', /\.ts$/)) {
      const text = fs.readFileSync(inRoot(file), 'utf8');
      if (['migrations', 'seeds'].includes(roomOf(file)) || !text.includes('sql')) continue;
      const fragments = fragmentsIn(text);
      for (const beginning of Object.keys(TEXT_NAMES))
        if (fragments.some((fragment) => fragment.startsWith(beginning))) kept.add(beginning);
      const names = fragments.flatMap((fragment) => bareNames(fragment, columns));
      if (names.length > 0) found[file] = names;
    }
    expect(found).toEqual({});
    expect([...kept].sort()).toEqual(Object.keys(TEXT_NAMES).sort());
  });

  it('would be found', () => {
    const bare = fragmentsIn('sql`sum(m.points)`; sql<number>`points + ${a}`; sql`x.day is distinct from y.day`');
    expect(bare.map((fragment) => bareNames(fragment, columns))).toEqual([
      ['m.points'],
      ['points'],
      ['x.day', 'y.day'],
    ]);
    const own = "sql`w (day, points)`; sql`${m.points} at time zone 'utc'`; sql`(select g.day from (${x}) g) as day`";
    expect(fragmentsIn(own).flatMap((fragment) => bareNames(fragment, columns))).toEqual([]);
  });
});

describe('an order by a name', () => {
  const BARE = /\.orderBy\('(?:\w+\.)?(?:full_name|last_name|name)'/;

  it('uses the order of people', () => {
    const found = codeIn('apps/api/src', /\.ts$/)
      .filter((file) => !['migrations', 'seeds'].includes(roomOf(file)))
      .filter((file) => BARE.test(fs.readFileSync(inRoot(file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('would be found', () => {
    expect(
      [`.orderBy('p.full_name')`, `.orderBy('name', 'desc')`, `.orderBy('season')`].map((one) => BARE.test(one)),
    ).toEqual([true, true, false]);
  });
});
