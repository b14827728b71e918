import { hash, verify } from '@node-rs/argon2';
import { atMostTimes, type Figure } from '../lib/figures.js';
import { HttpLine } from '../lib/http-line.js';
import { startLoad } from '../lib/load-process.js';
import type { PickTime } from '../lib/room.js';
import { median, summary } from '../lib/stats.js';
import { NAMES, openDraft, openProduct, specOf, type Configuration, type Product, type World } from '../lib/world.js';

const PASSWORD = 'a password of the benchmark';
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const BURST = 50;
/** Rounds per draft, which has 1,280 picks. */
const ROUNDS_PER_ROOM = 4;
const MOST_PICKS = 230;

async function openAccounts(product: Product, count: number): Promise<{ emails: string[]; passwordHash: string }> {
  const passwordHash = await hash(PASSWORD, PARAMETERS);
  const emails = Array.from({ length: count }, (_, index) => `signing-in-${index}@example.test`);
  await product.db.query(
    `insert into app_user (id, username, email, first_name, last_name, password_hash)
     select 'signer' || translate(lpad(number::text, 6, '9'), '0', 'A'), 'signing-in-' || number, email, 'Signing', 'In', $2 from unnest($1::text[]) with ordinality as x (email, number)`,
    [emails, passwordHash],
  );
  return { emails, passwordHash };
}

async function signIn(line: HttpLine, email: string): Promise<number> {
  const sent = performance.now();
  const answer = await line.post('/api/auth/sign-in', JSON.stringify({ email, password: PASSWORD }), '');
  if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}: ${answer.body}`);
  return answer.at - sent;
}

async function lines(url: string, count: number): Promise<HttpLine[]> {
  const opened = Array.from({ length: count }, () => new HttpLine(url));
  await Promise.all(opened.map((line) => line.opened));
  return opened;
}

/**
 * P14, first half: sign-ins compared with the password check alone, alternating. Consecutive checks would find warm
 * memory, which a sign-in does not.
 */
async function alone(
  product: Product,
  emails: readonly string[],
  passwordHash: string,
  rounds: number,
): Promise<{ ours: number[]; floor: number[]; floorRounds: number[] }> {
  const PER_ROUND = 15;
  const [line] = await lines(product.urls[0] ?? '', 1);
  if (!line) throw new Error('no connection');
  const found = { ours: [] as number[], floor: [] as number[], floorRounds: [] as number[] };
  for (let round = -2; round < rounds; round += 1) {
    const [bare, ours]: [number[], number[]] = [[], []];
    for (let attempt = 0; attempt < PER_ROUND; attempt += 1) {
      const began = performance.now();
      if (!(await verify(passwordHash, PASSWORD))) throw new Error('the password is wrong');
      bare.push(performance.now() - began);
      ours.push(await signIn(line, emails[attempt % emails.length] ?? ''));
    }
    if (round < 0) continue;
    found.ours.push(...ours);
    found.floor.push(...bare);
    found.floorRounds.push(median(bare));
  }
  line.close();
  return found;
}

/** P14, second half: picks with and without fifty concurrent sign-ins, alternating. */
async function burst(
  product: Product,
  emails: readonly string[],
  rounds: number,
): Promise<{ quiet: PickTime[]; busy: PickTime[]; quietRounds: number[]; took: number[] }> {
  const load = startLoad();
  let people: HttpLine[] = [];
  try {
    // A draft's picks are limited, so each serves some rounds.
    const rooms = Math.ceil(rounds / ROUNDS_PER_ROOM);
    for (let room = 0; room < rooms; room += 1) await load.open([specOf(await openDraft(product, 32))]);
    const pick = async (room: number, count: number) => (await load.picks([room], count, 0))[0] ?? [];
    for (let room = 0; room < rooms; room += 1) await pick(room, 60);
    people = await lines(product.urls[0] ?? '', BURST);
    const found = {
      quiet: [] as PickTime[],
      busy: [] as PickTime[],
      quietRounds: [] as number[],
      took: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      const room = round % rooms;
      const quiet = await pick(room, 50);
      found.quiet.push(...quiet);
      found.quietRounds.push(median(quiet.map(({ acknowledged }) => acknowledged)));
      let done = false;
      const began = performance.now();
      const all = Promise.all(people.map((line, index) => signIn(line, emails[index] ?? ''))).finally(() => {
        done = true;
        found.took.push(performance.now() - began);
      });
      // If picking fails first, report that error.
      all.catch(() => undefined);
      for (let picked = 0; !done && picked < MOST_PICKS; picked += 5) found.busy.push(...(await pick(room, 5)));
      await all;
    }
    return found;
  } finally {
    for (const line of people) line.close();
    await load.end();
  }
}

/** P14: sign-ins, and the effect of fifty concurrent sign-ins on a draft. */
export async function signIns(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  try {
    const { emails, passwordHash } = await openAccounts(product, BURST);
    const lone = await alone(product, emails, passwordHash, quick ? 6 : 24);
    const { quiet, busy, quietRounds, took } = await burst(product, emails, quick ? 6 : 18);
    const range = (values: readonly number[]) =>
      `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)} ms`;
    const [ours, floor] = [summary(lone.ours), summary(lone.floor)];
    const [during, before] = [
      summary(busy.map(({ acknowledged }) => acknowledged)),
      summary(quiet.map(({ acknowledged }) => acknowledged)),
    ];
    const stated = { goal: 'P14', configuration: NAMES[configuration] };
    return [
      atMostTimes(1.4, {
        ...stated,
        what: 'sign-in against its argon2id check, p50',
        ours: ours.p50,
        floor: floor.p50,
        note: `the check's rounds ${range(lone.floorRounds)}; ${ours.count} sign-ins`,
      }),
      atMostTimes(3.5, {
        ...stated,
        what: `pick while ${BURST} sign in, p99`,
        ours: during.p99,
        floor: before.p99,
        note: `quiet rounds' medians ${range(quietRounds)}; ${during.count} picks while signing in, which took ${range(took)}`,
      }),
    ];
  } finally {
    await product.stop();
  }
}
