import { expect, it } from '@jest/globals';
import type { DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { openDraft, seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { RoomClient } from '../../testing/room-client.js';
import { fileApp } from '../../testing/test-app.js';

const { db, seed } = await fileApp();
await seedPlayers(db, somePlayers(120));

async function begun(draftPickTradesAllowed: boolean) {
  const of = await seed({ form: { ...SMALL_DRAFT, max_roster_size: 3, draftPickTradesAllowed } });
  const { id, path } = await openDraft(of);
  await of.commissioner.must('POST', `${path}/begin`, {});
  const { state } = await of.commissioner.must<DraftSnapshot>('GET', path);
  const managerOf = (overall: number) =>
    of.teams.find(({ id: team }) => team === state.slots[overall - 1]!.ownerTeamId)!.manager!;
  const shop = (by: number, overall: number, open = true, more: object = {}) =>
    managerOf(by).call<{ refusal?: { name: string } }>('PUT', `${path}/shop`, { overall, open, ...more });
  return { of, id, path, shop, managerOf };
}

it('a pick is opened to offers by its manager alone; the room sees it at once, and it ends with the pick', async () => {
  const { of, id, path, shop, managerOf } = await begun(true);
  const room = new RoomClient(managerOf(2), of.leagueId, id);
  await room.until((state) => state.status === 'running');
  expect(await shop(2, 1)).toMatchObject({ status: 403, body: { refusal: { name: 'notYourPick' } } });
  expect((await shop(1, 1)).status).toBe(200);
  const marked = await room.until((state) => isShopped(state.slots[0]!));
  expect(marked.slots.filter(isShopped)).toHaveLength(1);
  expect((await shop(1, 1, false)).status).toBe(200);
  expect(await shop(1, 1)).toMatchObject({ status: 409, body: { refusal: { name: 'shoppedJustNow', limit: 60 } } });
  expect((await shop(2, 2)).status).toBe(200);
  expect(await shop(2, 2, true, { asks: ['everything'] })).toMatchObject({ status: 422 });
  expect((await shop(2, 2, true, { asks: ['G', 'later'] })).status).toBe(200);
  expect((await room.until((state) => (state.slots[1]?.shop?.asks?.length ?? 0) > 0)).slots[1]?.shop).toMatchObject({
    open: true,
    asks: ['later', 'G'],
  });
  expect(await shop(2, 99)).toMatchObject({ status: 409, body: { refusal: { name: 'pickNotOpen' } } });
  await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
  await of.commissioner.must('POST', `${path}/picks`, { overall: 2, player_id: 8_000_002 });
  const after = await room.until((state) => state.slots[1]!.status === 'taken');
  expect(after.slots.filter(isShopped)).toEqual([]);
  expect(room.state).toEqual((await of.commissioner.must<DraftSnapshot>('GET', path)).state);
  const { lines } = await of.commissioner.must<DraftRecordAnswer>('GET', `${path}/log`);
  expect(
    lines.filter(({ type }) => type === 'pickShopped').map(({ text }) => text.replace(/^.* (opened|closed)/, '$1')),
  ).toEqual([
    expect.stringMatching(/ looks for picks of other drafts or a goalie for round 1, pick 2\.$/),
    'opened round 1, pick 2 to offers.',
    'closed round 1, pick 1 to offers.',
    'opened round 1, pick 1 to offers.',
  ]);
  room.close();
});

it('none is opened where the league trades no draft picks', async () => {
  const { shop } = await begun(false);
  expect(await shop(1, 1)).toMatchObject({ status: 409, body: { refusal: { name: 'picksNotTradable' } } });
});
