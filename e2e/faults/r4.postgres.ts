import pg from 'pg';
import { readDraft } from '../../apps/api/src/testing/draft-check.js';
import { Figures, sleep, until } from './support/figures.js';
import type { Fleet } from './support/fleet.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 2_000;
/** Time of a request on a busy machine. */
const WIRE_MS = 250;

/**
 * R4: the database is killed, frozen, cut off, full or locked, while one draft is played and another one's clock is
 * running out.
 */
export const postgresAway: Scenario = {
  name: 'R4',
  title: 'PostgreSQL stopped hard, frozen, its connections ended, full, locked',
  async run(run) {
    const fleet = await run.fleet();
    const busy = await Table.open(fleet, { rounds: run.size(80, 30) });
    const game = busy.play(run.random, 160);
    await sleep(300);
    await away(
      run,
      fleet,
      busy,
      'stopped hard',
      run.size(15_000, 3_500),
      () => fleet.cluster.kill(),
      () => fleet.cluster.start(),
    );
    await away(
      run,
      fleet,
      busy,
      'frozen',
      run.size(10_000, 3_500),
      () => fleet.cluster.freeze(),
      async () => fleet.cluster.thaw(),
    );
    await full(run, fleet, busy, run.size(10_000, 3_500));
    await terminated(run, fleet, busy, run.size(10, 2));
    await slowReports(run, fleet, busy, run.size(8_000, 2_000));
    game.stop();
    await game.done;
    run.figure('picks acknowledged', busy.acknowledged.length);
    run.figure('all answers to picks', busy.answered());
    run.failAll(await busy.check(), 'the draft being played');
    busy.close();
    await locked(run, fleet, run.size(10_000, 3_500));
  },
};

/** Makes the database unavailable for `ms`. Checks the answers to one draft's managers and the other draft's clock. */
async function away(
  run: Run,
  fleet: Fleet,
  busy: Table,
  how: string,
  ms: number,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<void> {
  // The clock would expire during the fault.
  const clockMs = run.size(15_000, 5_000);
  const quiet = await Table.open(fleet, {
    teams: 4,
    watchers: 2,
    rounds: 4,
    ...(run.short ? { quick: { clockMs, graceMs: 500, autoMs: 1_000 } } : { seconds: 15 }),
  });
  const turn = quiet.witness.state.onClock;
  const deadline = Date.parse(turn?.deadline ?? '');
  await sleep(deadline - ms * 0.6 - Date.now());
  const from = Date.now();
  await begin();
  const begun = Date.now();
  await sleep(ms - (begun - from));
  const returning = Date.now();
  await end();
  // A starting database may serve before its start is noticed here.
  const served = busy.attempts.find((attempt) => attempt.status === 200 && attempt.at >= returning);
  const back = Math.min(Date.now(), served ? served.at + served.ms : Infinity);
  const gone = back - begun;

  // The clock stopped: within two seconds all clients see the new deadline, and no automatic pick was made. Two
  // processes may each record their part of the outage, so the clock may be put back in several steps.
  const putBack = () => Date.parse(quiet.witness.state.onClock?.deadline ?? '') - deadline;
  const moved = await until(() => putBack() >= gone - 300 && quiet.witness.state, LIMIT_MS + WIRE_MS);
  const by = putBack();
  run.require(
    moved !== null && moved.onClock?.overall === 1,
    `${how}: the clock was put back by ${by} ms for ${gone} ms within ${LIMIT_MS} ms`,
  );
  // The fault itself may take a while to start, and counts as part of the outage.
  const whole = back - from;
  run.require(by <= whole + LIMIT_MS + 1_000, `${how}: the clock was put back by ${by} ms for at most ${whole} ms`);
  const recovered = await until(() => busy.recoveryFrom(back), 10_000);
  const during = busy.attempts.filter((attempt) => attempt.at >= from && attempt.at + attempt.ms < back);
  const told = during.filter((attempt) => attempt.status > 0);
  const slowest = Math.max(0, ...during.map((attempt) => attempt.ms));
  run.figure(
    `${how} for ${(gone / 1000).toFixed(1)} s: first pick after its return`,
    `${recovered} ms; clock put back by ${by} ms; ${told.length} answers meanwhile, the slowest after ${slowest} ms`,
  );
  run.require(
    recovered !== null && recovered <= LIMIT_MS,
    `${how}: the first pick came ${recovered} ms after the return (at most ${LIMIT_MS})`,
  );
  run.require(slowest <= LIMIT_MS + WIRE_MS, `${how}: an answer took ${slowest} ms (at most ${LIMIT_MS})`);
  const early = 300; // requests that were already running
  const strange = told.filter(
    (attempt) =>
      attempt.at > begun + early &&
      !(attempt.status === 503 && attempt.name === 'tryAgain') &&
      !(attempt.status === 200 && attempt.at + attempt.ms >= returning),
  );
  run.require(
    strange.length === 0,
    `${how}: answered ${strange[0]?.status} ${strange[0]?.name} instead of "try again"`,
  );
  run.require(
    told.some((attempt) => attempt.status === 503),
    `${how}: nobody was told anything`,
  );

  const due = Date.parse(moved ? (moved.onClock?.deadline ?? '') : '') + (moved ? (moved.onClock?.graceMs ?? 0) : 0);
  await until(
    async () => (await readDraft(fleet.db, quiet.draftId)).state.slots[0]?.status === 'taken',
    due - Date.now() + 10_000,
    100,
  );
  const { events } = await readDraft(fleet.db, quiet.draftId);
  const picked = events.find(({ event }) => event.type === 'playerPicked');
  const late = (picked?.at.getTime() ?? Infinity) - due;
  run.require(late >= 0 && late <= LIMIT_MS, `${how}: the clock's own pick came ${late} ms after the new deadline`);
  run.failAll(await quiet.check(), `${how}, the draft whose clock ran`);
  quiet.close();
}

/** Takes all connections, so that lost ones cannot be replaced. */
async function full(run: Run, fleet: Fleet, busy: Table, ms: number): Promise<void> {
  await away(
    run,
    fleet,
    busy,
    'full',
    ms,
    () => fleet.cluster.fill(),
    () => fleet.cluster.empty(),
  );
}

async function terminated(run: Run, fleet: Fleet, busy: Table, times: number): Promise<void> {
  const recovery = new Figures();
  for (let time = 0; time < times; time += 1) {
    const { rowCount } = await fleet.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'api-%'`,
    );
    const at = Date.now();
    const after = await until(() => busy.recoveryFrom(at), 10_000);
    if (after === null || rowCount === 0) run.fail('connections ended: no pick afterwards');
    else recovery.add(after);
    await sleep(600);
  }
  run.figure(`connections ended × ${times}: to the next pick`, recovery);
  run.require(
    recovery.max <= LIMIT_MS,
    `connections ended: a pick came only ${Math.round(recovery.max)} ms later (at most ${LIMIT_MS})`,
  );
}

/** Blocked requests take all connections they can; picks must not be affected. */
async function slowReports(run: Run, fleet: Fleet, busy: Table, ms: number): Promise<void> {
  const other = await Table.open(fleet, { teams: 4, watchers: 0, rounds: 2, silent: true });
  const { draft_id: lobby } = await other.league.commissioner.must<{ draft_id: string }>(
    'POST',
    `/api/${other.league.leagueId}/drafts`,
    { type: 'general', mock: true },
  );
  const lock = new pg.Client({ connectionString: fleet.databaseUrl });
  await lock.connect();
  await lock.query('begin; lock table contract in access exclusive mode');
  const from = Date.now();
  const hanging = Array.from({ length: 60 }, () =>
    other.league.commissioner.call('GET', `/api/${other.league.leagueId}/drafts/${lobby}/pool`).catch(() => null),
  );
  await sleep(ms);
  const during = busy.answered((attempt) => attempt.at > from);
  run.require(
    busy.attempts.some((attempt) => attempt.at > from && attempt.status === 200),
    'slow reports: no pick while other requests hang',
  );
  run.require(
    !busy.attempts.some((attempt) => attempt.at > from && attempt.status === 503),
    'slow reports: a pick was refused because other requests hang',
  );
  await lock.query('rollback');
  await lock.end();
  await Promise.all(hanging);
  run.figure('60 requests hang on a locked table: picks meanwhile', during);
}

async function locked(run: Run, fleet: Fleet, ms: number): Promise<void> {
  const clockMs = run.size(15_000, 5_000);
  const table = await Table.open(fleet, {
    teams: 4,
    watchers: 2,
    rounds: 4,
    ...(run.short ? { quick: { clockMs, graceMs: 500, autoMs: 1_000 } } : { seconds: 15 }),
  });
  const turn = table.witness.state.onClock;
  await sleep(Date.parse(turn?.deadline ?? '') - ms * 0.6 - Date.now());
  const lock = new pg.Client({ connectionString: fleet.databaseUrl });
  await lock.connect();
  await lock.query('begin');
  await lock.query('select 1 from draft where id = $1 for update', [table.draftId]);
  const from = Date.now();
  const trying = table.pick(table.managerOf(turn?.teamId ?? ''), 1, table.freePlayer(table.witness.state, run.random));
  await sleep(ms);
  const during = table.attempts.filter((attempt) => attempt.at >= from);
  await lock.query('rollback');
  const back = Date.now();
  await lock.end();
  const answer = await trying;
  const recovered = table.recoveryFrom(back);
  const slowest = Math.max(0, ...during.map((attempt) => attempt.ms));
  run.figure(
    `the draft's row locked for ${(ms / 1000).toFixed(1)} s over the end of its clock: first pick after`,
    `${recovered} ms; ${during.length} answers meanwhile, the slowest after ${slowest} ms`,
  );
  run.require(
    during.length > 0 && during.every((attempt) => attempt.status === 503 && attempt.name === 'tryAgain'),
    'locked: a pick was not answered "try again"',
  );
  run.require(slowest <= LIMIT_MS + WIRE_MS, `locked: an answer took ${slowest} ms (at most ${LIMIT_MS})`);
  run.require(
    answer.status === 200 && recovered !== null && recovered <= LIMIT_MS,
    `locked: the manager's pick was answered ${answer.status} ${answer.body.refusal?.name ?? ''} ${recovered} ms after the lock`,
  );
  run.failAll(await table.check(), 'locked');
  table.close();
}
