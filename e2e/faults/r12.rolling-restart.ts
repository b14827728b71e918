import { Figures, sleep } from './support/figures.js';
import type { Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 2_000;

/** R12: a rolling deployment during a draft. */
export const rollingRestart: Scenario = {
  name: 'R12',
  title: 'the processes are restarted one after the other in the middle of a draft, behind a balancer',
  async run(run) {
    const fleet = await run.fleet();
    const table = await Table.open(fleet, { rounds: run.size(40, 12), through: fleet.balancer.url });
    const game = table.play(run.random, run.size(60, 40));
    const ends = new Figures();
    const next = new Figures();
    for (let time = 0; time < run.size(10, 1); time += 1) {
      for (const api of fleet.apis) {
        await sleep(200 + run.random() * 400);
        const at = Date.now();
        await api.stop();
        ends.add(Date.now() - at);
        await sleep(run.random() * 300);
        await api.start();
        const after = table.recoveryFrom(at);
        if (after !== null) next.add(after);
      }
    }
    game.stop();
    await game.done;
    const refused = table.attempts.filter(({ status }) => status !== 200 && status !== 0);
    run.figure('restarts', ends.count);
    run.figure('from being asked to end to having ended', ends);
    run.figure('from being asked to end to the next pick', next);
    run.figure('answers to picks', table.answered());
    // A request may hit the end of its idle connection. Browsers repeat it automatically, and our clients repeat it
    // with its key.
    run.figure(
      'requests whose connection had just been closed, sent again',
      table.attempts.filter(({ status }) => status === 0).length,
    );
    run.require(
      refused.length === 0,
      `${refused.length} of ${table.attempts.length} picks failed, the first with ${refused[0]?.status} ${refused[0]?.name}`,
    );
    run.require(
      next.max <= LIMIT_MS,
      `a pick came only ${Math.round(next.max)} ms after a process was asked to end (at most ${LIMIT_MS})`,
    );
    run.failAll(await table.check());
    table.close();
  },
};
