import type { Transaction } from './database.js';

/** Which kinds of players there are to play on. */
export async function playerKinds(sql: Transaction['sql']): Promise<{ real: boolean; sample: boolean }> {
  const [row] = await sql<{ real: boolean; sample: boolean }>(
    'select exists (select 1 from player where not is_sample) as real, exists (select 1 from player where is_sample) as sample',
  );
  return row ?? { real: false, sample: false };
}
