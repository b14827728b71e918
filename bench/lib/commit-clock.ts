import type pg from 'pg';

/**
 * Offset to subtract from the database's clock (ms since 1970) to get this process's monotonic clock, and its maximum
 * error.
 */
export async function clockOffset(db: pg.Pool): Promise<{ offset: number; within: number }> {
  let best = { offset: 0, within: Infinity };
  const client = await db.connect();
  try {
    for (let sample = 0; sample < 200; sample += 1) {
      const before = performance.now();
      const { rows } = await client.query<{ now: number }>({
        name: 'clock',
        text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      });
      const after = performance.now();
      const within = (after - before) / 2;
      if (within < best.within) best = { offset: (rows[0]?.now ?? 0) - (before + after) / 2, within };
    }
  } finally {
    client.release();
  }
  return best;
}
