import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { atMost, type Figure } from '../lib/figures.js';
import { NAMES, openDraft, type Configuration, type World } from '../lib/world.js';
import { idleFor } from './idle.js';
import { costliest, many, openLeagues, type ManyLeagues } from './many-leagues.js';

/** Copies of one league whose draft has begun. No one is connected, and the clocks run for hours. */
async function copyDraft({ product }: ManyLeagues, count: number): Promise<void> {
  const { league, draftId } = await openDraft(product, 0, 86_400, { general_draft_startup_length: 20 });
  // The service finds the copies at its next start.
  await product.apps[0]?.stop();
  const { db } = product;
  const ids = (): string[] => Array.from({ length: count }, () => newId((length) => randomBytes(length)));
  const copy = async (table: string, changes: Readonly<Record<string, string>>, where = `x.league_id = $3`) => {
    const { rows } = await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
         and not (table_name = 'event' and column_name = 'id')`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => changes[name] ?? (name === 'league_id' ? 'c.league_id' : `x.${name}`));
    await db.query(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
       from ${table} x cross join unnest($1::text[], $2::text[]) c(league_id, draft_id) where ${where}`,
      [...copies, league.leagueId],
    );
  };
  const copies = [ids(), ids()];
  const renamed = (column: string) =>
    `replace(replace(${column}, '${league.leagueId}', c.league_id), '${draftId}', c.draft_id)`;
  await copy('league', { id: 'c.league_id' }, 'x.id = $3');
  for (const table of ['team', 'membership']) await copy(table, {});
  // They began long ago: a look also matches the owners of picks of recently begun drafts.
  await copy('draft', { id: 'c.draft_id', begun_at: `x.begun_at - interval '1 day'` });
  for (const table of ['draft_pick', 'draft_pool']) await copy(table, { draft_id: 'c.draft_id' });
  await copy('stream', { id: renamed('x.id') });
  await copy('event', {
    stream: renamed('x.stream'),
    data: `${renamed('x.data::text')}::jsonb`,
    rooms: 'array[]::text[]',
  });
  await db.query('vacuum analyze');
  await product.launch();
}

/** @throws {Error} when the service could not work on a copied league: a league that is set aside costs nothing */
async function expectNoDelay({ product }: ManyLeagues): Promise<void> {
  const { rows } = await product.db.query<{ task: string; cause: string }>('select task, cause from league_delay');
  const [delay] = rows;
  if (delay) throw new Error(`${rows.length} leagues are set aside, the first in ${delay.task}: ${delay.cause}`);
}

/** DRAFTS: what open drafts cost while nobody is connected. */
export async function openDrafts(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const drafts = quick ? 100 : 1_000;
  const measure = async (count: number) => {
    const leagues = await openLeagues(world, configuration, many(quick));
    try {
      if (count > 0) await copyDraft(leagues, count);
      const { cores } = await idleFor(world, leagues);
      await expectNoDelay(leagues);
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
