import { readDraft } from '../../apps/api/src/testing/draft-check.js';
import { Figures, sleep } from './support/figures.js';
import type { Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 2_000;
/** This clock is so short that most turns use their time bank. */
const BANKED = { quick: { clockMs: 40, graceMs: 2_000, autoMs: 1_000 }, bank: 3_600 } as const;

/** R1: API processes are killed at random while the draft goes on. */
export const killedProcesses: Scenario = {
  name: 'R1',
  title: 'kill -9 of API processes at random moments of a draft',
  async run(run) {
    const kills = run.size(30, 3);
    const rounds = run.size(120, 8);
    const fleet = await run.fleet();
    const table = await Table.open(fleet, { rounds, ...BANKED });
    const recovery = new Figures();
    const game = table.play(run.random, run.size(90, 40));
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(200 + run.random() * 800);
      if (table.witness.state.status === 'ended') break;
      const victim = fleet.api(Math.floor(run.random() * fleet.apis.length));
      const at = Date.now();
      await victim.kill();
      await sleep(run.random() * 500);
      await victim.start();
      const after = table.recoveryFrom(at);
      if (after === null) {
        run.fail(`kill ${kill}: no pick at all until the process was back`);
        break;
      }
      recovery.add(after);
      if (kill === kills) game.stop();
    }
    game.stop();
    await game.done;
    await finish(table);
    run.figure('picks', table.acknowledged.length);
    run.figure('from a kill to the next pick', recovery);
    run.figure(
      'answers to picks',
      table.answered((attempt) => attempt.status === 200),
    );
    const { events } = await readDraft(fleet.db, table.draftId);
    const drawn = events.filter(({ event }) => event.type === 'playerPicked' && (event.drewMs ?? 0) > 0).length;
    run.figure('picks that drew from a time bank', drawn);
    run.require(drawn > kills, `only ${drawn} picks drew from a time bank`);
    run.require(recovery.count === kills, `only ${recovery.count} kills were played`);
    run.require(
      recovery.max <= LIMIT_MS,
      `a pick came only ${Math.round(recovery.max)} ms after a kill (at most ${LIMIT_MS})`,
    );
    run.require(
      table.acknowledged.length >= rounds * 12,
      `${table.acknowledged.length} picks were made, not ${rounds * 12}`,
    );
    run.failAll(await table.check());
    table.close();
  },
};

async function finish(table: Table): Promise<void> {
  const rest = table.play(() => 0, 0);
  await rest.done;
}
