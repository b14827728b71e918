import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Caller } from '../../apps/api/src/testing/room-client.js';
import { Figures, sleep, until } from './support/figures.js';
import type { Api, Fleet } from './support/fleet.js';
import { CommitHold } from './support/hold.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 2_000;
type Point = 'before commit' | 'after commit' | 'after emit' | 'in the sweeper';
const POINTS: readonly Point[] = ['before commit', 'after commit', 'after emit', 'in the sweeper'];

/** A pick about to be made through the process that will die. */
interface Pick {
  readonly overall: number;
  readonly playerId: number;
  readonly teamId: string;
  readonly key: string;
  readonly manager: Caller;
}

/**
 * R2: the process that makes a pick dies at the worst moments. The test creates these moments from outside by blocking
 * the database.
 */
export const crashPoints: Scenario = {
  name: 'R2',
  title: 'SIGKILL before the commit, after it, after the emit, and in the sweeper',
  async run(run) {
    const times = run.size(20, 1);
    const fleet = await run.fleet();
    const table = await Table.open(fleet, { rounds: 10 });
    const hold = await CommitHold.install(fleet.db, fleet.databaseUrl);
    try {
      for (const point of POINTS) {
        const spread = new Figures();
        for (let time = 0; time < times; time += 1) {
          const reached = await crash(run, fleet, table, hold, point, time);
          if (reached !== null) spread.add(reached);
        }
        run.figure(`${point}, × ${times}: from the commit to the last of ${table.rooms.length} clients`, spread);
        run.require(spread.count === times, `${point}: only ${spread.count} of ${times} picks reached everybody`);
        run.require(
          spread.max <= LIMIT_MS,
          `${point}: a committed pick took ${Math.round(spread.max)} ms to reach everybody (at most ${LIMIT_MS})`,
        );
      }
    } finally {
      await hold.remove();
    }
    run.failAll(await table.check());
    table.close();
  },
};

/**
 * Plays one crash. Returns the milliseconds from the commit (or the return of a process) to the last client; null when
 * it failed.
 */
async function crash(
  run: Run,
  fleet: Fleet,
  table: Table,
  hold: CommitHold,
  point: Point,
  time: number,
): Promise<number | null> {
  const victim = fleet.api(Math.floor(run.random() * 2));
  const other = fleet.apis.find((api) => api !== victim) ?? victim;
  const pick = nextPick(run, table);
  const through = (api: Api, url = api.url) => new Caller([url], () => pick.manager.token, pick.manager.userId);
  let from: number;
  let rolledBack = false;
  switch (point) {
    case 'before commit': {
      await hold.take();
      const attempt = table.attempt(
        through(victim),
        'POST',
        `${table.path}/picks`,
        { overall: pick.overall, player_id: pick.playerId },
        pick.key,
      );
      const backend = await hold.held(victim.name);
      if (backend === null) {
        await hold.release();
        const { status, body } = await attempt;
        run.fail(
          `${point}, time ${time + 1}: pick ${pick.overall} never came to its commit: ${status} ${JSON.stringify(body)}`,
        );
        return null;
      }
      await victim.kill();
      // Every other transaction is terminated with its process. The others stay in the database, which then commits for
      // the dead process; one of them so late that other processes have already read past it.
      rolledBack = time % 2 === 1;
      if (time % 10 === 4) await sleep(4_000);
      if (rolledBack) await fleet.db.query('select pg_terminate_backend($1)', [backend]);
      await hold.release();
      from = Date.now();
      break;
    }
    case 'after commit': {
      await commitUnheard(fleet, table, hold, victim, pick, through(victim));
      from = Date.now();
      await victim.kill();
      break;
    }
    case 'after emit': {
      const proxy = await fleet.proxy([victim]);
      proxy.swallowAnswers();
      void table.attempt(
        through(victim, proxy.url),
        'POST',
        `${table.path}/picks`,
        { overall: pick.overall, player_id: pick.playerId },
        pick.key,
      );
      await Promise.race(
        table.rooms.map((room) => room.until((state) => state.slots[pick.overall - 1]?.status === 'taken', 5_000)),
      );
      from = Date.now();
      await victim.kill();
      proxy.cut();
      break;
    }
    case 'in the sweeper': {
      const wall = new pg.Client({ connectionString: fleet.databaseUrl, application_name: 'wall' });
      await wall.connect();
      await wall.query('begin');
      await commitUnheard(
        fleet,
        table,
        hold,
        victim,
        pick,
        through(victim),
        () => void wall.query('lock table event in access exclusive mode').catch(() => undefined),
      );
      const sweeping = await until(
        async () => {
          const { rows } = await fleet.db.query(
            `select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock' and query like '%from event where id > %'`,
            [other.name],
          );
          return rows.length > 0;
        },
        5_000,
        2,
      );
      if (!sweeping) run.fail(`${point}: nobody swept`);
      await Promise.all([victim.kill(), other.kill()]);
      await wall.query('rollback');
      await wall.end();
      await other.start();
      from = Date.now();
      break;
    }
  }
  const restarted = victim.start();
  const everybody = Promise.all(
    table.rooms.map((room) => room.until((state) => state.slots[pick.overall - 1]?.status === 'taken', 10_000)),
  );
  if (rolledBack && (await committed(fleet, table, pick.overall)))
    run.fail(`${point}: pick ${pick.overall} exists though its transaction was ended`);
  if (rolledBack) {
    await retry(run, table, other, pick, point);
    from = Date.now();
  }
  const arrived = await everybody.then(
    () => Date.now() - from,
    () => null,
  );
  if (arrived === null)
    run.fail(
      `${point}, time ${time + 1}: pick ${pick.overall} reached ${table.rooms.filter((room) => room.state.slots[pick.overall - 1]?.status === 'taken').length} of ${table.rooms.length} clients`,
    );
  if (!rolledBack) await retry(run, table, other, pick, point);
  await restarted;
  return arrived;
}

/** Commits the pick while the process that made it is frozen and does not know. */
async function commitUnheard(
  fleet: Fleet,
  table: Table,
  hold: CommitHold,
  victim: Api,
  pick: Pick,
  caller: Caller,
  beforeCommit: () => void = () => undefined,
): Promise<void> {
  await hold.take();
  void table.attempt(
    caller,
    'POST',
    `${table.path}/picks`,
    { overall: pick.overall, player_id: pick.playerId },
    pick.key,
  );
  const backend = await hold.held(victim.name);
  victim.signal('SIGSTOP');
  beforeCommit();
  await hold.release();
  if (backend === null) throw new Error('the pick never came to its commit');
  if (!(await until(() => committed(fleet, table, pick.overall), 5_000, 1)))
    throw new Error('the pick was not committed');
}

const committed = async (fleet: Fleet, table: Table, overall: number): Promise<boolean> =>
  (await fleet.db.query('select 1 from draft_selection where draft_id = $1 and overall = $2', [table.draftId, overall]))
    .rows.length > 0;

/** The manager never got an answer: repeating with the same key returns the pick's outcome. */
async function retry(run: Run, table: Table, api: Api, pick: Pick, point: Point): Promise<void> {
  const caller = new Caller([api.url], () => pick.manager.token, pick.manager.userId);
  const answer = await table.pick(caller, pick.overall, pick.playerId, pick.key, 10_000);
  const same =
    answer.status === 200 &&
    answer.body.overall === pick.overall &&
    answer.body.player_id === pick.playerId &&
    answer.body.team_id === pick.teamId;
  if (!same)
    run.fail(
      `${point}: the retry of pick ${pick.overall} was answered ${answer.status} ${JSON.stringify(answer.body)}`,
    );
}

function nextPick(run: Run, table: Table): Pick {
  const state = table.rooms.reduce(
    (newest, room) => (room.state.seq > newest.seq ? room.state : newest),
    table.witness.state,
  );
  const { overall, teamId } = state.onClock ?? { overall: 0, teamId: '' };
  return {
    overall,
    teamId,
    playerId: table.freePlayer(state, run.random),
    key: randomUUID(),
    manager: table.managerOf(teamId),
  };
}
