import { readDraft } from '../../apps/api/src/testing/draft-check.js';
import { Figures, sleep } from './support/figures.js';
import { Fleet } from './support/fleet.js';
import { RedisServer } from './support/redis.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 2_000;

/** R3: Redis, which only carries events between processes, is stopped, killed and flushed. */
export const redisAway: Scenario = {
  name: 'R3',
  title: 'Redis stopped, killed and flushed',
  async run(run) {
    const redis = await RedisServer.start();
    if (!redis) {
      run.skip('there is no redis-server on this machine');
      return;
    }
    const fleet = await Fleet.start(run.cluster, { redis });
    try {
      const table = await Table.open(fleet, { rounds: run.size(55, 20) });
      const game = table.play(run.random, run.size(90, 60));
      await sleep(500);
      await phase(
        run,
        table,
        'stopped',
        run.size(10_000, 2_500),
        async () => redis.freeze(),
        async () => redis.thaw(),
      );
      await phase(
        run,
        table,
        'killed',
        run.size(30_000, 3_000),
        () => redis.kill(),
        () => redis.run(),
      );
      await phase(
        run,
        table,
        'flushed',
        run.size(4_000, 1_000),
        () => redis.flush(),
        async () => undefined,
      );
      game.stop();
      await game.done;
      run.figure('picks', table.acknowledged.length);
      run.failAll(await table.check());
      table.close();
    } finally {
      await fleet.stop();
      await redis.kill();
    }
  },
};

async function phase(
  run: Run,
  table: Table,
  what: string,
  ms: number,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<void> {
  const { fleet } = table;
  const before = table.acknowledged.length;
  const from = Date.now();
  await begin();
  const clocks = await Table.open(fleet, {
    teams: 4,
    rounds: 5,
    silent: true,
    quick: { clockMs: 150, graceMs: 50, autoMs: 100 },
  });
  await sleep(ms - (Date.now() - from));
  await end();
  await sleep(1_500);
  const { events } = await readDraft(fleet.db, clocks.draftId);
  const late = new Figures();
  let due: number | null = null;
  for (const { event, at } of events) {
    if (event.type === 'playerPicked' && due !== null) late.add(at.getTime() - due);
    if ('onClock' in event)
      due = event.onClock?.deadline ? Date.parse(event.onClock.deadline) + event.onClock.graceMs : null;
  }
  const spread = table.spread(from);
  const answers = table.answered((attempt) => attempt.at >= from && attempt.status === 200);
  run.figure(
    `${what} for ${(ms / 1000).toFixed(1)} s: picks`,
    `${table.acknowledged.length - before}, answered in ${answers.toString()}`,
  );
  run.figure(`${what}: from a commit to the last of ${table.rooms.length} clients`, spread);
  run.figure(`${what}: clocks rang late by`, late);
  run.require(
    table.acknowledged.length - before >= ms / 1_000,
    `${what}: only ${table.acknowledged.length - before} picks in ${ms} ms`,
  );
  run.require(answers.max <= LIMIT_MS, `${what}: a pick was answered only after ${Math.round(answers.max)} ms`);
  run.require(
    spread.max <= LIMIT_MS,
    `${what}: a pick took ${Math.round(spread.max)} ms to reach everybody (at most ${LIMIT_MS})`,
  );
  run.require(
    late.count > 0 && late.max <= LIMIT_MS,
    `${what}: a clock rang ${Math.round(late.max)} ms late (at most ${LIMIT_MS})`,
  );
  run.failAll(fleet.crashes(), what);
}
