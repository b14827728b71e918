import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { atMost, type Figure } from '../lib/figures.js';
import { NAMES, openDraft, type Configuration, type World } from '../lib/world.js';
import { idleFor } from './idle.js';
import { costliest, FEW, many, openLeagues, type ManyLeagues } from './many-leagues.js';

/** Copies of one draft that has begun, in other leagues. No one is connected, and their clocks run for hours. */
async function copyDraft({ product }: ManyLeagues, count: number): Promise<void> {
  const { draftId } = await openDraft(product, 0, 86_400);
  const { db } = product;
  await db.query(
    `create temp table copies as
       select l.id as league_id, n.id as draft_id from (select id, row_number() over (order by id) as at from league) l
       join unnest($1::text[]) with ordinality n(id, at) on n.at = l.at
       where not exists (select 1 from draft d where d.league_id = l.id)`,
    [Array.from({ length: count }, () => newId((length) => randomBytes(length)))],
  );
  const copy = async (table: string, changes: Readonly<Record<string, string>>, where: string) => {
    const { rows } = await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
         and not (table_name = 'event' and column_name = 'id')`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    await db.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((name) => changes[name] ?? `x.${name}`).join(', ')} from ${table} x cross join copies c where ${where}`,
    );
  };
  const id = `'${draftId}'`;
  await copy('draft', { id: 'c.draft_id', league_id: 'c.league_id' }, `x.id = ${id}`);
  await copy('draft_pool', { draft_id: 'c.draft_id', league_id: 'c.league_id' }, `x.draft_id = ${id}`);
  await copy('stream', { id: `'draft:' || c.draft_id`, league_id: 'c.league_id' }, `x.id = 'draft:' || ${id}`);
  await copy(
    'event',
    { stream: `'draft:' || c.draft_id`, league_id: 'c.league_id', rooms: `array[]::text[]` },
    `x.stream = 'draft:' || ${id}`,
  );
  await db.query('vacuum analyze');
}

/** DRAFTS: what open drafts cost while nobody is connected. */
export async function openDrafts(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const drafts = quick ? 100 : 1_000;
  const measure = async (count: number) => {
    const leagues = await openLeagues(world, configuration, Math.max(many(quick), drafts + FEW));
    try {
      if (count > 0) await copyDraft(leagues, count);
      const { cores } = await idleFor(world, leagues);
      return { cores, statements: await costliest(leagues.product) };
    } finally {
      await leagues.product.stop();
    }
  };
  const none = await measure(0);
  const open = await measure(drafts);
  console.log(open.statements.join('\n'));
  return [
    atMost(0.05, {
      goal: 'DRAFTS',
      configuration: NAMES[configuration],
      what: `${drafts} open drafts without clients`,
      unit: 'cores',
      ours: open.cores,
      floor: none.cores,
    }),
  ];
}
