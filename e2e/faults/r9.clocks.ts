import { countdownAt, measureClock } from '../../apps/web/src/features/draft/sync/server-clock.js';
import { RoomClient } from '../../apps/api/src/testing/room-client.js';
import { readDraft } from '../../apps/api/src/testing/draft-check.js';
import { Figures } from './support/figures.js';
import { Fleet } from './support/fleet.js';
import type { Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 200;

/** R9: the processes' clocks are wrong by two seconds in either direction, the browsers' by five minutes. */
export const wrongClocks: Scenario = {
  name: 'R9',
  title: "the API processes' clocks wrong by ± 2 s, the browsers' by ± 5 min",
  async run(run) {
    const fleet = await Fleet.start(run.cluster, { redis: run.redis, skews: [2_000, -2_000] });
    try {
      const picks = run.size(60, 12);
      const table = await Table.open(fleet, {
        teams: 6,
        watchers: 4,
        rounds: Math.ceil(picks / 6) + 1,
        quick: { clockMs: 400, graceMs: 100, autoMs: 150 },
      });
      const countdown = new Figures();
      const time = new Figures();
      const listeners = fleet.apis.map(
        (api) => new RoomClient(table.league.commissioner, table.league.leagueId, table.draftId, api.url),
      );
      table.rooms.push(...listeners);
      await Promise.all(listeners.map((room) => room.until((state) => state.status === 'running')));
      // Half of the managers pick manually, and the clock picks for the others: both processes decide and record.
      for (let overall = 1; overall <= picks; overall += 1) {
        const state = await table.witness.until(
          (now) => (now.onClock?.overall ?? 0) >= overall || now.status === 'ended',
          20_000,
        );
        const turn = state.onClock;
        if (!turn || turn.overall > overall || overall % 2 === 0) continue;
        for (const room of listeners) {
          const asked = Date.now();
          const now = await timeOf(room);
          time.add(Math.abs(now - (asked + Date.now()) / 2));
        }
        void table.pick(
          table.managerOf(turn.teamId),
          turn.overall,
          table.freePlayer(state, run.random),
          undefined,
          2_000,
        );
      }
      for (const wrong of [300_000, -300_000]) {
        const browserNow = () => Date.now() + wrong;
        for (const room of listeners) {
          const measured = await measureClock(() => timeOf(room), browserNow);
          const { state } = room;
          const deadline = new Date(Date.now() + 30_000).toISOString();
          const shown = countdownAt(
            {
              ...state,
              status: 'running',
              onClock: { overall: 1, teamId: '', startedAt: deadline, deadline, graceMs: 2_000, remainingMs: null },
            },
            browserNow() + (measured?.offset ?? 0),
          );
          countdown.add(Math.abs((shown.kind === 'running' ? shown.ms : 0) - (Date.parse(deadline) - Date.now())));
        }
      }
      const { events } = await readDraft(fleet.db, table.draftId);
      const started = new Figures();
      const late = new Figures();
      let early = 0;
      let turn: { deadline: string | null; graceMs: number } | null = null;
      for (const { event, at } of events) {
        if (event.type === 'playerPicked' && event.how !== 'manual' && turn?.deadline) {
          const by = at.getTime() - Date.parse(turn.deadline) - turn.graceMs;
          if (by < 0) early += 1;
          late.add(by);
        }
        if (!('onClock' in event)) continue;
        if (event.onClock && event.type === 'playerPicked')
          started.add(Math.abs(Date.parse(event.onClock.startedAt) - at.getTime()));
        turn = event.onClock;
      }
      run.figure("the 'time' message is wrong by", time);
      run.figure('the countdown of a browser that is 5 minutes off is wrong by', countdown);
      run.figure("a turn's beginning differs from the commit by", started);
      run.figure("the clock's own picks after the deadline and its grace", late);
      run.require(
        time.count > 0 && time.max <= LIMIT_MS,
        `the 'time' message was wrong by ${time.max} ms (at most ${LIMIT_MS})`,
      );
      run.require(countdown.max <= LIMIT_MS, `a countdown was wrong by ${countdown.max} ms (at most ${LIMIT_MS})`);
      run.require(started.max <= LIMIT_MS, `a turn began ${started.max} ms from its commit (at most ${LIMIT_MS})`);
      run.require(early === 0, `${early} picks were made before their deadline`);
      run.require(late.count > 0 && late.max <= 2_000, `a clock rang ${late.max} ms late`);
      await table.league.commissioner.must('POST', `${table.path}/end`, {}).catch(() => undefined);
      run.failAll(await table.check());
      table.close();
    } finally {
      await fleet.stop();
    }
  },
};

async function timeOf(room: RoomClient): Promise<number> {
  const answer = await room.socket.timeout(5_000).emitWithAck('time', {});
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.now;
}
