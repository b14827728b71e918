import { randomUUID } from 'node:crypto';
import { readDraft } from '../../apps/api/src/testing/draft-check.js';
import { Caller } from '../../apps/api/src/testing/room-client.js';
import { Figures, sleep } from './support/figures.js';
import type { Fleet } from './support/fleet.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

export const races: Scenario = {
  name: 'R5',
  title: 'one pick raced from two processes, and by hand against the clock',
  async run(run) {
    const fleet = await run.fleet();
    const before = await deadlocks(fleet);
    await manyHands(run, fleet, run.size(500, 24), 16);
    if (!run.short) await manyHands(run, fleet, 500, 16);
    await againstTheClock(run, fleet, run.size(500, 20));
    run.require((await deadlocks(fleet)) === before, 'the database found a deadlock');
  },
};

/** Each pick is requested by `hands` concurrent requests per process, with different players. */
async function manyHands(run: Run, fleet: Fleet, picks: number, hands: number): Promise<void> {
  const teams = 10;
  // The draft continues after the last race, so that its losers get the same refusal as the others.
  const table = await Table.open(fleet, { teams, watchers: 0, rounds: Math.ceil((picks + 1) / teams) });
  const refusals = new Map<string, number>();
  const whole = new Figures();
  const { slots } = table.witness.state;
  for (const slot of slots.slice(0, picks)) {
    const manager = table.managerOf(slot.ownerTeamId);
    const ways = fleet.apis.map((api) => new Caller([api.url], () => manager.token, manager.userId));
    const taken = new Set(table.acknowledged.map(({ playerId }) => playerId));
    const free = table.players.filter((id) => !taken.has(id));
    const at = Date.now();
    const answers = await Promise.all(
      Array.from({ length: hands * ways.length }, (_, hand) => {
        // Two requests per player, so that both the pick and the player are contested.
        const playerId = free[Math.floor(hand / 2) % free.length] ?? 0;
        return table.attempt(
          ways[hand % ways.length] ?? manager,
          'POST',
          `${table.path}/picks`,
          { overall: slot.overall, player_id: playerId },
          randomUUID(),
        );
      }),
    );
    whole.add(Date.now() - at);
    const won = answers.filter((answer) => answer.status === 200);
    for (const { body } of won) table.acknowledge(body);
    if (won.length !== 1) run.fail(`pick ${slot.overall} was won ${won.length} times`);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      const name = `${status} ${body.refusal?.name ?? ''}`;
      refusals.set(name, (refusals.get(name) ?? 0) + 1);
    }
  }
  const strange = [...refusals.keys()].filter((name) => name !== '409 pickMoved' && name !== '409 playerTaken');
  run.figure(`${picks} picks × ${hands * 2} hands: from the first request to the last answer`, whole);
  run.figure('losers were told', [...refusals].map(([name, count]) => `${name} × ${count}`).join(', '));
  run.require(strange.length === 0, `losers were also told ${strange.join(', ')}`);
  run.failAll(await table.check(), 'many hands');
  table.close();
}

/** The manager's pick arrives within 5 ms of the automatic pick. */
async function againstTheClock(run: Run, fleet: Fleet, races_: number): Promise<void> {
  const teams = 10;
  const table = await Table.open(fleet, {
    teams,
    watchers: 2,
    rounds: Math.ceil((races_ + 10) / teams),
    quick: { clockMs: 120, graceMs: 30, autoMs: 90 },
  });
  const { witness } = table;
  let raced = 0;
  let byHand = 0;
  let onTheWay = 3;
  const sent: Promise<unknown>[] = [];
  for (let overall = 1; raced < races_ && witness.state.status !== 'ended';) {
    const state = await witness.until(
      (now) => now.status === 'ended' || (now.onClock?.overall ?? 0) >= overall,
      20_000,
    );
    const turn = state.onClock;
    if (!turn?.deadline) break;
    overall = turn.overall + 1;
    const wait = Date.parse(turn.deadline) + turn.graceMs - Date.now() - onTheWay + (run.random() * 10 - 5);
    if (wait < 0) continue;
    raced += 1;
    const manager = table.managerOf(turn.teamId);
    const { url } = fleet.api(Math.floor(run.random() * 2));
    const player = table.freePlayer(state, run.random);
    await sleep(wait);
    sent.push(
      table
        .attempt(
          new Caller([url], () => manager.token, manager.userId),
          'POST',
          `${table.path}/picks`,
          { overall: turn.overall, player_id: player },
          randomUUID(),
        )
        .then(({ status, body }) => {
          if (status === 200) {
            byHand += 1;
            table.acknowledge(body);
          } else if (status !== 409 || (body.refusal?.name !== 'pickMoved' && body.refusal?.name !== 'playerTaken'))
            run.fail(`against the clock: pick ${turn.overall} was answered ${status} ${body.refusal?.name ?? ''}`);
          // Aim at the middle, so that both sides win about as often.
          onTheWay = Math.min(40, Math.max(0, onTheWay + (status === 200 ? -0.3 : 0.3)));
        }),
    );
  }
  await Promise.all(sent);
  run.figure(
    `${raced} picks raced against the clock within ± 5 ms`,
    `${byHand} won by hand, ${raced - byHand} by the clock`,
  );
  run.require(raced >= races_, `only ${raced} races were run`);
  run.require(run.short || (byHand > 0 && byHand < raced), 'one side never won');
  await table.league.commissioner.must('POST', `${table.path}/end`, {}).catch(() => undefined);
  const { events } = await readDraft(fleet.db, table.draftId);
  const hands = events.filter(({ event }) => event.type === 'playerPicked' && event.how === 'manual').length;
  run.require(hands === byHand, `${byHand} picks by hand were acknowledged, ${hands} are in the log`);
  run.failAll(await table.check(), 'against the clock');
  table.close();
}

async function deadlocks(fleet: Fleet): Promise<number> {
  const { rows } = await fleet.db.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
