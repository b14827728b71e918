import { DraftTrades } from '../../apps/api/src/draft/offers/draft-trades.service.js';
import { deadlineProblems, readDraft } from '../../apps/api/src/testing/draft-check.js';
import { startTestApp } from '../../apps/api/src/testing/test-app.js';
import { Figures, sleep, until } from './support/figures.js';
import { SECRET, type Fleet } from './support/fleet.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

/**
 * A hundred clocks expire without any client. After everything that stops or moves a clock there is exactly one next
 * deadline.
 */
export const unattended: Scenario = {
  name: 'CLOCK',
  title: 'a hundred time-outs unattended; one deadline after undo, trade, resume and restart',
  async run(run) {
    const fleet = await run.fleet();
    await timeOuts(run, fleet, run.size(100, 40), false);
    if (!run.short) await timeOuts(run, fleet, 100, true);
    await oneDeadline(run, fleet);
  },
};

async function timeOuts(run: Run, fleet: Fleet, picks: number, killing: boolean): Promise<void> {
  const teams = 10;
  const table = await Table.open(fleet, {
    teams,
    rounds: picks / teams,
    silent: true,
    quick: { clockMs: 60, graceMs: 20, autoMs: 40 },
  });
  const made = async () =>
    (
      await fleet.db.query<{ made: number; status: string }>('select made, status from draft where id = $1', [
        table.draftId,
      ])
    ).rows[0];
  if (killing) {
    for (const [index, api] of fleet.apis.entries()) {
      await until(async () => ((await made())?.made ?? 0) > 25 + index * 30, 60_000);
      await api.restart();
    }
  }
  const done = await until(async () => (await made())?.status === 'ended', 120_000, 50);
  const { events, state } = await readDraft(fleet.db, table.draftId);
  const late = new Figures();
  let due: number | null = null;
  for (const { event, at } of events) {
    if (event.type === 'playerPicked' && due !== null) late.add(at.getTime() - due);
    if ('onClock' in event)
      due = event.onClock?.deadline ? Date.parse(event.onClock.deadline) + event.onClock.graceMs : null;
  }
  run.figure(
    `${picks} time-outs${killing ? ', both processes killed meanwhile' : ''}: from the end of the clock to the pick`,
    late,
  );
  run.require(done === true, `only ${(await made())?.made} of ${picks} clocks ran out`);
  run.require(
    state.slots.every((slot) => slot.status === 'taken' && slot.how === 'rank'),
    'a pick is missing or was not made by rank',
  );
  run.require(events.filter(({ event }) => event.type === 'playerPicked').length === picks, 'a time-out picked twice');
  run.require(late.at(0) >= 0, 'a clock picked before its end');
  run.require(late.max <= 2_000, `a clock picked ${Math.round(late.max)} ms late (at most 2000)`);
  run.failAll(await table.check(), 'time-outs');
}

async function oneDeadline(run: Run, fleet: Fleet): Promise<void> {
  const table = await Table.open(fleet, {
    teams: 4,
    watchers: 2,
    rounds: 12,
    quick: { clockMs: 700, graceMs: 100, autoMs: 700 },
  });
  const { commissioner } = table.league;
  const office = await startTestApp({ databaseUrl: fleet.databaseUrl, env: { ROLE: 'all', SESSION_SECRET: SECRET } });
  const drafts = office.app.get(DraftTrades);
  const pickByHand = async () => {
    const { state } = await readDraft(fleet.db, table.draftId);
    await commissioner.must('POST', `${table.path}/picks`, {
      overall: state.onClock?.overall,
      player_id: table.freePlayer(state, run.random),
    });
  };
  const steps: [string, () => Promise<void>][] = [
    ['a pick', pickByHand],
    [
      'an undo',
      async () => {
        await pickByHand();
        const { state } = await readDraft(fleet.db, table.draftId);
        await commissioner.must('POST', `${table.path}/undo`, { overall: (state.onClock?.overall ?? 2) - 1 });
      },
    ],
    [
      'a resume',
      async () => {
        await commissioner.must('POST', `${table.path}/pause`, {});
        await sleep(1_000);
        await commissioner.must('POST', `${table.path}/resume`, {});
        // A resumed clock gets at least its full short time; a normal clock would get 15 s.
      },
    ],
    [
      'a trade of the pick on the clock',
      async () => {
        const { state } = await readDraft(fleet.db, table.draftId);
        const slot = state.slots[(state.onClock?.overall ?? 1) - 1];
        const owner = [...table.managers.keys()].find((teamId) => teamId !== slot?.ownerTeamId) ?? '';
        await fleet.db.query('update draft_pick set owner_team_id = $2 where id = $1', [slot?.pickId, owner]);
        await drafts.picksTraded([table.draftId], [slot?.pickId ?? ''], owner);
      },
    ],
    [
      'a restart of both processes',
      async () => {
        await Promise.all(fleet.apis.map((api) => api.restart()));
      },
    ],
  ];
  for (const [what, step] of steps) {
    await step();
    await calm(fleet, table);
    const { state } = await readDraft(fleet.db, table.draftId);
    run.failAll(await deadlineProblems(fleet.db, table.draftId, state), `after ${what}`);
    const overall = state.onClock?.overall ?? 0;
    const rung = await until(
      async () => (await readDraft(fleet.db, table.draftId)).state.slots[overall - 1]?.status === 'taken',
      20_000,
      50,
    );
    const { events } = await readDraft(fleet.db, table.draftId);
    const last = events.findLastIndex(({ event }) => event.type === 'picksUndone');
    const picks = events
      .slice(last + 1)
      .filter(({ event }) => event.type === 'playerPicked' && event.overall === overall).length;
    run.require(rung === true && picks === 1, `after ${what}: pick ${overall} was made ${picks} times`);
  }
  run.say(`one deadline, and one pick when it ran out, after ${steps.map(([what]) => what).join(', ')}`);
  await commissioner.must('POST', `${table.path}/end`, {});
  run.failAll(await table.check(), 'one deadline');
  table.close();
  await office.close();
}

/** Waits until the draft has just moved, so that it does not move again between two reads. */
async function calm(fleet: Fleet, table: Table): Promise<void> {
  await until(
    async () => {
      const { rows } = await fleet.db.query<{ left: number | null }>(
        `select extract(epoch from expires_at - clock_timestamp())::float8 as left from draft where id = $1`,
        [table.draftId],
      );
      return (rows[0]?.left ?? 0) > 0.2;
    },
    5_000,
    10,
  );
}
