import { afterAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { DraftPool, PickJudge } from '@crease/core/draft/team/legality.rules.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { openDraft, seedLeague, seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { RoomClient } from '../../testing/room-client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { closeAll } from '../../testing/answers/close-all.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

let app: TestApp;
const urls: string[] = [];

async function start(): Promise<void> {
  const secret = app?.config.SESSION_SECRET;
  app = await startTestApp({
    databaseUrl: database.url,
    ...(secret === undefined ? {} : { env: { SESSION_SECRET: secret } }),
  });
  urls.splice(0, 1, app.url);
}

const database = await createTestDatabase();
await start();
const db = new pg.Pool({ connectionString: database.url });
await seedPlayers(db, somePlayers(200));
afterAll(() => closeAll(db, app, database));

it('follows the conditions of a queue when the clock runs out, also in a process that was started after it was written', async () => {
  const of = await seedLeague(db, {
    urls,
    secret: app.config.SESSION_SECRET,
    form: { ...SMALL_DRAFT, max_roster_size: 3 },
  });
  const { id, path } = await openDraft(of);
  const read = async () => (await of.commissioner.must<DraftSnapshot>('GET', path)).state;
  const { slots, rounds } = await read();
  const team = slots[1]!.ownerTeamId;
  const manager = of.teams.find((one) => one.id === team)!.manager!;
  const queue = `${path}/queue/${team}`;
  const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
  const goalie = players.find(({ position }) => position === 'G')!;
  const most = 5_000_000;
  const rule: Wish = { positions: ['D'], most, gone: { how: 'all', player_ids: [goalie.id] } };
  const wishes: Wish[] = [
    { player_id: 8_000_001, from_round: rounds, fewer_than: { position: 'F', count: 1 } },
    { positions: ['G'], most: 0 },
    rule,
    8_000_050,
  ];

  expect(await manager.must('PUT', queue, { wishes: [...wishes, rule, 8_000_001] })).toEqual({
    wishes,
    player_ids: [8_000_001, 8_000_050],
  });
  const refused = async (wish: Wish) => manager.call('PUT', queue, { wishes: [wish] });
  expectRefusal(await refused({ ...rule, gone: { how: 'any', player_ids: [1_999_999] } }), 422, 'playerUnknown', {
    figure: 1_999_999,
  });
  expectRefusal(await refused({ player_id: 8_000_001, from_round: rounds + 1 }), 422, 'roundUnknown', {
    field: 'wishes',
    figure: rounds + 1,
    limit: rounds,
  });
  expect(await refused({ positions: [] })).toMatchObject({ status: 422 });
  const stranger = of.teams.find((one) => one.id !== team)!.manager!;
  expect((await stranger.call('PUT', queue, { wishes })).status).toBe(403);
  expect(await manager.must('GET', queue)).toEqual({ wishes, player_ids: [8_000_001, 8_000_050] });

  await of.commissioner.must('POST', `${path}/begin`, {});
  await of.commissioner.must('POST', `${path}/pause`, {});
  await manager.must('PUT', `${path}/auto`, { team_id: team, on: true });
  await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: goalie.id });
  const before = await read();
  expect(before).toMatchObject({ status: 'paused', onClock: { overall: 2, teamId: team } });
  const shown = new PickJudge(before, team, new DraftPool(players)).automatic(wishes);
  expect(shown).toMatchObject({ how: 'queue', wish: 2, player: { position: 'D' } });
  expect(shown!.player.capHit).toBeLessThanOrEqual(most);

  await app.close();
  await start();
  await of.commissioner.must('POST', `${path}/resume`, {});
  const room = new RoomClient(of.commissioner, of.leagueId, id);
  const state = await room.until((now) => now.slots[1]!.status === 'taken');
  expect(state.slots[1]).toMatchObject({ how: 'queue', player: { id: shown!.player.id } });
  room.close();
}, 60_000);
