import { afterAll, describe, expect, test } from '@jest/globals';
import { findPgbouncer, openTestPgbouncer } from '../../../../tools/jest/pgbouncer.mjs';
import { Database } from '../platform/database/database.js';
import { seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { createTestDatabase } from '../testing/test-database.js';
import { startTestApp } from '../testing/test-app.js';
import { draftNights } from './testing/draft-night.js';
import { givePicks, pick } from './testing/trade-fixture.js';

const runs = (await findPgbouncer())?.keepsStatements === true;
if (!runs) console.warn('The draft night behind a pooler is skipped: there is no PgBouncer 1.21 or newer here.');

(runs ? describe : describe.skip)('two processes behind a pooler', () => {
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  test('play a draft with a trade, see it live, and go on after a restart', async () => {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const pooler = await openTestPgbouncer(database.url, { default_pool_size: 4, query_wait_timeout: 2 });
    ends.push(() => pooler.stop());
    const one = await startTestApp({
      databaseUrl: database.url,
      env: { DATABASE_URL: pooler.at(database.url), DATABASE_DIRECT_URL: database.url },
    });
    ends.push(() => one.close());
    const two = await one.another();
    ends.push(() => two.close());
    await seedPlayers(one.app.get(Database).pool, somePlayers(120));

    const nights = draftNights(one, two);
    ends.push(async () => nights.close());
    const night = await nights.draftNight({ review: 24 });
    const { league, room, slot } = night;
    expect((await night.take(1, 1)).status).toBe(200);
    await room.until(({ slots }) => slots[0]?.status === 'taken');

    await givePicks(league, { rounds: 1, seasons: ['2026-27'] });
    const next = (await slot(2)).pickId;
    const coming = (await league.picks(3))['2026-27 general 1'] ?? '';
    const id = await league.propose({ team: 2, gives: [pick(next)] }, { team: 3, gives: [pick(coming)] });
    expect(await league.accept(3, id)).toMatchObject({ status: 200, body: { state: 'executed' } });
    await room.until(({ slots }) => slots[1]?.ownerTeamId === league.teams[3]);

    const three = await one.another();
    ends.push(() => three.close());
    await two.close();
    expect((await night.take(3, 2, three)).status).toBe(200);
    expect((await night.take(3, 3)).status).toBe(200);
    expect((await night.state()).slots.slice(0, 3).map(({ status }) => status)).toEqual(['taken', 'taken', 'taken']);
  });
});
