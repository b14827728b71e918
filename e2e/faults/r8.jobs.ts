import { startMailServer, type MailServer } from '../../apps/api/src/testing/mail-server.js';
import { sleep, until } from './support/figures.js';
import { Fleet } from './support/fleet.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

/** By this time every task must be done: the lock expires, another worker takes over, and unsent mails are found. */
const DONE_WITHIN_MS = 120_000;
const SUBJECT = 'Reset your password';
/** Longer than a worker's lock. */
const FROZEN_MS = 25_000;

/**
 * R8: queue workers are killed and frozen during their work. The work is mails, which show how often each was written.
 */
export const killedWorkers: Scenario = {
  name: 'R8',
  title: 'workers of the queue killed, and frozen past their lock: each effect once',
  async run(run) {
    const mail = await startMailServer();
    const fleet = await Fleet.start(run.cluster, { redis: run.redis, settings: { SMTP_URL: mail.url } });
    try {
      const table = await Table.open(fleet, { teams: 12, watchers: run.size(400, 12), rounds: 2 });
      const { rows } = await fleet.db.query<{ email: string }>(
        'select email from app_user where email is not null order by id',
      );
      const people = rows.map(({ email }) => email);
      const half = Math.ceil(people.length / 2);
      await killed(run, fleet, mail, people.slice(0, half));
      await frozen(run, fleet, mail, people.slice(half));
      run.failAll(fleet.crashes());
      table.close();
    } finally {
      await fleet.stop();
      await mail.close();
    }
  },
};

async function killed(run: Run, fleet: Fleet, mail: MailServer, people: readonly string[]): Promise<void> {
  const kills = run.size(100, 4);
  const asking = ask(fleet, people, run.size(200, 20));
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(run.random() * 400);
    const victim = fleet.api(kill % fleet.apis.length);
    await victim.kill();
    await victim.start();
  }
  await everybodyOnce(run, fleet, mail, await asking, `${kills} kills`);
}

async function frozen(run: Run, fleet: Fleet, mail: MailServer, people: readonly string[]): Promise<void> {
  const asking = ask(fleet, people, run.size(30, 5));
  for (const [index, api] of fleet.apis.entries()) {
    if (run.short && index > 0) break;
    await sleep(200);
    api.signal('SIGSTOP');
    await sleep(FROZEN_MS);
    api.signal('SIGCONT');
  }
  await everybodyOnce(run, fleet, mail, await asking, 'frozen past their lock');
}

/** Requests password resets until each is acknowledged. Returns the requests per user. */
async function ask(fleet: Fleet, people: readonly string[], everyMs: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  for (const email of people) {
    const body = JSON.stringify({ email });
    await until(async () => {
      asked.set(email, (asked.get(email) ?? 0) + 1);
      const answer = await fetch(`${fleet.balancer.url}/api/auth/reset-request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5_000),
      }).catch(() => null);
      return answer?.ok;
    }, 60_000);
    await sleep(everyMs);
  }
  return asked;
}

/**
 * Every user has a link, and not more links than requests: a request whose process died before answering was repeated.
 * Managers who lost their sockets when their draft began get another kind of mail, which does not count.
 */
async function everybodyOnce(
  run: Run,
  fleet: Fleet,
  mail: MailServer,
  asked: ReadonlyMap<string, number>,
  what: string,
): Promise<void> {
  const begun = Date.now();
  const people = [...asked.keys()];
  const messagesTo = (email: string) =>
    mail.received.filter(({ to, subject }) => to.includes(email) && subject === SUBJECT).map(({ text }) => text);
  const missing = () => people.filter((email) => messagesTo(email).length === 0);
  await until(() => missing().length === 0, DONE_WITHIN_MS, 250);
  const took = Math.round((Date.now() - begun) / 1_000);
  const again = people.reduce((sum, email) => sum + messagesTo(email).length - new Set(messagesTo(email)).size, 0);
  const requests = [...asked.values()].reduce((sum, times) => sum + times, 0);
  const { rows } = await fleet.db.query<{ email: string; written: number; which: string }>(
    `select to_address as email, count(*)::int as written, string_agg(kind || ' ' || id || ' at ' || created_at::time, ', ' order by created_at) as which from mail where to_address = any($1) and kind = 'reset' group by 1`,
    [people],
  );
  const doubled = rows.filter(({ email, written }) => written > (asked.get(email) ?? 0));
  run.figure(
    `${what}: ${people.length} people, ${requests} requests`,
    `all had their mail ${took} s after the last one; ${again} came again word for word, since their sender died before it could note them`,
  );
  run.require(missing().length === 0, `${what}: ${missing().length} of ${people.length} have no mail`);
  run.require(
    doubled.length === 0,
    `${what}: for ${doubled.length} people more was written than was asked for: ${doubled[0]?.which} after ${asked.get(doubled[0]?.email ?? '')} requests`,
  );
}
