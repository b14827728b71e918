import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { schema } from './schema.js';

/* A statement about one league compares each table by `league_id`, so that a cluster sends it to one machine. */

/**
 * Statements of files with a table that they do not compare by its league. Some are about all leagues. The list only
 * gets shorter.
 */
const WITHOUT_LEAGUE = [
  // Players are shared: one that an import left behind stays while any league names it.
  'archive/listed-players.sql: draft_pool',
  'archive/listed-players.sql: frozen_asset',
  'archive/listed-players.sql: lineup',
  'archive/listed-players.sql: lineup_day',
  'archive/listed-players.sql: move_in',
  'archive/listed-players.sql: protection_sheet',
  'archive/listed-players.sql: trade_asset',
  'archive/listed-players.sql: trade_block',
  // Each process reads the running clocks of all leagues at once.
  'draft/statements/drafts-running.sql: draft',
  // The relay reads all leagues' events in the order of ids, on a cluster for each machine.
  'platform/realtime/statements/relay-gaps-of-cluster.sql: event',
  'platform/realtime/statements/relay-gaps.sql: event',
  'platform/realtime/statements/relay-newest-of-machine.sql: event',
  'platform/realtime/statements/relay-newest.sql: event',
  'platform/realtime/statements/relay-page-of-cluster.sql: event',
  'platform/realtime/statements/relay-page.sql: event',
];

const ofLeagues = new Set([
  'roster_stay',
  ...schema.entities
    .filter(({ kind }) => kind === 'league')
    .map(({ meta }) => meta.tableName)
    .filter((name) => name !== 'league'),
]);

const WORDS = 'on|where|set|inner|left|join|order|group|limit|values|cross|select|using|from|returning|for';
const NAMED = new RegExp(
  String.raw`\b(from|join|update|into|using)\s+(\w+)\b(?!\()(?:\s+(?:as\s+)?(?!(?:${WORDS})\b)(\w+))?`,
  'g',
);

function queryAround(text: string, at: number): string {
  const edge = (step: 1 | -1): number => {
    const [deeper, out] = step === 1 ? ['(', ')'] : [')', '('];
    let depth = 0;
    let place = at;
    for (; place >= 0 && place < text.length; place += step) {
      if (text[place] === deeper) depth += 1;
      if (text[place] !== out) continue;
      if (depth === 0) break;
      depth -= 1;
    }
    return place;
  };
  return text.slice(edge(-1) + 1, edge(1));
}

/** Names the tables of leagues that a statement reads or writes without their league. */
function withoutLeague(statement: string): string[] {
  const text = statement.replaceAll('"', '');
  return [...text.matchAll(NAMED)].flatMap(({ 1: how, 2: table = '', 3: alias, index }) => {
    if (!ofLeagues.has(table)) return [];
    const query = queryAround(text, index);
    const plain = how === 'into' || alias === undefined;
    const named = new RegExp(String.raw`\b${alias ?? table}\.league_id\b`).test(query);
    return named || (plain && /(?<![.\w])league_id\b/.test(query)) ? [] : [table];
  });
}

test('prepared statements compare each table of leagues by its league', () => {
  const file = fs.readFileSync(new URL('hot-queries.txt', import.meta.url), 'utf8');
  const found = file
    .split(/^-- /m)
    .slice(1)
    .flatMap((part) => withoutLeague(part).map((table) => `${part.slice(0, part.indexOf('\n'))}: ${table}`));
  expect(found).toEqual([]);
});

test('statements in files compare each table of leagues by its league', () => {
  const root = new URL('.', import.meta.url);
  const found = fs
    .globSync('**/*.sql', { cwd: root })
    .sort()
    .flatMap((name) => {
      const text = fs.readFileSync(new URL(name, root), 'utf8').replace(/--.*$/gm, '');
      return withoutLeague(text).map((table) => `${name}: ${table}`);
    });
  expect([...new Set(found)].sort()).toEqual(WITHOUT_LEAGUE);
});

/**
 * Names the tables of leagues whose rows a typed query locks without a condition on their league. The query is read
 * from the last `selectFrom` before its lock.
 */
function lockedWithoutLeague(source: string): string[] {
  return [...source.matchAll(/\.for(?:Update|NoKeyUpdate|Share|KeyShare)\(/g)].flatMap(({ index }) => {
    const query = source.slice(source.lastIndexOf('selectFrom(', index), index);
    const table = /^selectFrom\(\[?\s*'(\w+)/.exec(query)?.[1] ?? 'unknown';
    const named = /\b(?:where|whereRef|on|onRef)\(\s*'(?:\w+\.)?league_id'/.test(query);
    return named || !(ofLeagues.has(table) || table === 'unknown') ? [] : [table];
  });
}

test('rows of leagues are locked by their league', () => {
  const root = new URL('.', import.meta.url);
  const found = fs
    .globSync('**/*.ts', { cwd: root })
    .filter((name) => !/\.test\.ts$|(?:^|\/)testing\/|^migrations\//.test(name))
    .sort()
    .flatMap((name) =>
      lockedWithoutLeague(fs.readFileSync(new URL(name, root), 'utf8')).map((table) => `${name}: ${table}`),
    );
  expect(found).toEqual([]);
  expect(lockedWithoutLeague("selectFrom('trade').where('id', '=', id).forUpdate()")).toEqual(['trade']);
  expect(lockedWithoutLeague("selectFrom('trade').where('league_id', '=', id).forUpdate()")).toEqual([]);
});

test('a table without its league is found, in a join, a subquery and a change', () => {
  expect(
    withoutLeague('select from "team" as "t" inner join "draft" as "d" on "d"."id" = $1 where "t"."league_id" = $2'),
  ).toEqual(['draft']);
  expect(withoutLeague('select (select from trade x where x.id = t.id) from team t where t.league_id = $1')).toEqual([
    'trade',
  ]);
  expect(withoutLeague('delete from lineup where team_id = $1')).toEqual(['lineup']);
  expect(withoutLeague('insert into "draft_queue" ("league_id", "draft_id") values ($1, $2)')).toEqual([]);
});
