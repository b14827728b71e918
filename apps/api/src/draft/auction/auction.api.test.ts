import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { decide } from '@crease/core/draft/draft.rules.js';
import { maximumBid, restOf } from '@crease/core/draft/auction/auction.rules.js';
import { comparable } from '../../archive/testing/comparable.js';
import { archiveForm, take } from '../../archive/testing/moves.js';
import { unzipped } from '../../archive/testing/zip.js';
import {
  SMALL_DRAFT,
  createDraft,
  orderByNumber,
  seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../../testing/draft-fixture.js';
import { eventually, PATIENCE_MS } from '../../testing/patience.js';
import { Caller, RoomClient } from '../../testing/room-client.js';
import { fileApp } from '../../testing/test-app.js';
import { DraftLog } from '../draft.log.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

interface Refused {
  refusal: { name: string; message: string; fix?: string };
}

const AUCTION = { ...SMALL_DRAFT, draft_form: 'auction' } as const;
const SIGNED = { salaries: 'own', salary_minimum: 1, contract_signing: 'managers', salary_cap: 1_000 } as const;
const QUICK = { ...AUCTION, auction_bid_seconds: 5 };

const { app, db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(200));

async function begun(form: Parameters<typeof seedLeague>[1]['form'] = AUCTION, urls = [app.url], clock?: number) {
  const of = await seedLeague(db, { urls, secret: app.config.SESSION_SECRET, form });
  const { id, path } = await createDraft(of, {
    ...(clock === undefined ? {} : { clock: { seconds: clock, quietHours: null } }),
  });
  await orderByNumber(of, id, 'linear');
  await of.commissioner.must('POST', `${path}/begin`, {});
  const manager = (number: number): Caller => of.teams[number - 1]!.manager!;
  const team = (number: number): string => of.teams[number - 1]!.id;
  const nominate = (number: number, lot: number, player: number) =>
    manager(number).must('POST', `${path}/nominations`, { lot, team_id: team(number), player_id: player });
  const bid = (number: number, lot: number, amount: number, by = manager(number)) =>
    by.insist<Refused & { seq: number }>(
      'POST',
      `${path}/bids`,
      { lot, team_id: team(number), amount },
      randomUUID(),
      PATIENCE_MS,
    );
  return { of, id, path, manager, team, nominate, bid };
}

const stateOf = async ({ of, path }: { of: SeededLeague; path: string }): Promise<DraftState> =>
  (await of.commissioner.must<DraftSnapshot>('GET', path)).state;

async function hammerFell(id: string, lot = 1): Promise<void> {
  await eventually(async () => {
    const rows = await query<{ auctioned: boolean }>`select exists (select 1 from event
        where stream = ${`draft:${id}`} and type = 'playerPicked'
      and data -> 'sale' ->> 'lot' = ${String(lot)}) as auctioned`;
    expect(rows[0]?.auctioned).toBe(true);
  }, PATIENCE_MS);
}

test('a lot is sold by the server’s clock to the highest bid, with its price, roster place and lines', async () => {
  const draft = await begun({ ...QUICK, ...SIGNED });
  const { of, id, path, team, nominate, bid } = draft;
  const contracts = async () =>
    (await db.query('select salary, source from league_contract where league_id = $1', [of.leagueId])).rows;
  const before = await stateOf(draft);
  expect(before).toMatchObject({ clock: { seconds: 30 }, rules: { auction: { budget: 200, bidSeconds: 5 } } });
  await nominate(1, 1, 8_000_003);
  expect((await bid(2, 1, 5)).status).toBe(200);
  expect((await bid(3, 1, 41)).status).toBe(200);
  expect((await bid(4, 1, 41)).body.refusal).toMatchObject({ name: 'bidTooLow', fix: 'Bid at least $42.' });
  expect((await bid(2, 1, 199)).body.refusal).toMatchObject({ name: 'bidTooHigh', fix: 'Bid at most $198.' });
  expect((await bid(2, 1, 60, draft.manager(4))).status).toBe(403);
  expect((await bid(2, 1, 60, of.commissioner)).status).toBe(200);
  await hammerFell(id);
  const after = await stateOf(draft);
  expect(after.slots[1]).toMatchObject({
    ownerTeamId: team(2),
    player: { id: 8_000_003 },
    sale: { lot: 1, price: 60 },
  });
  expect(restOf(after, team(2))).toBe(140);
  expect(after.onClock?.teamId).toBe(team(2));
  const rows = await query`select s.price, r.team_id, r.acquired_by, e.data -> 'says' ->> 'key' as line
    from draft_selection s join roster_entry r using (league_id, player_id)
    join event e on e.league_id = s.league_id and e.stream = 'draft:' || s.draft_id and e.type = 'playerPicked' where s.draft_id = ${id}`;
  expect(rows).toEqual([{ price: 60, team_id: team(2), acquired_by: `draft:${id}`, line: 'draft.bought' }]);
  expect(await contracts()).toEqual([{ salary: 60, source: 'auction' }]);
  expect(after.teams[1]?.holdings.capUsed).toBe(60);
  const late = await bid(4, 1, 70);
  expectRefusal(late, 409, 'lotSold', {
    message: expect.stringMatching(/^The hammer has fallen: .+ went to Team 2 for \$60\.$/),
  });
  const log = await of.commissioner.must<{ lines: { words: string }[] }>('GET', `${path}/log`);
  expect(JSON.stringify(log)).toContain('the hammer fell');

  await of.commissioner.must('POST', `${path}/undo`, { overall: 2 });
  const undone = await stateOf(draft);
  expect([restOf(undone, team(2)), undone.onClock?.teamId]).toEqual([200, team(1)]);
  expect(await contracts()).toEqual([]);
  expect((await db.query('select 1 from roster_entry where league_id = $1', [of.leagueId])).rowCount).toBe(0);
});

test('bids that become salaries begin at the league’s minimum, and those off its step are refused', async () => {
  const draft = await begun({ ...QUICK, ...SIGNED, salary_minimum: 10, salary_step: 5 });
  const { of, nominate, bid } = draft;
  await nominate(1, 1, 8_000_003);
  const opened = await stateOf(draft);
  expect(opened).toMatchObject({ auction: { lot: { amount: 10 } }, rules: { auction: { minimum: 10, step: 5 } } });
  expect((await bid(2, 1, 14)).body.refusal).toMatchObject({ name: 'bidTooLow', fix: 'Bid at least $15.' });
  const off = await bid(2, 1, 17);
  expect(off.status).toBe(409);
  expect(off.body.refusal).toMatchObject({ name: 'bidOffStep', field: 'amount', figure: 17, limit: 5 });
  expect((await bid(2, 1, 20)).status).toBe(200);
  await hammerFell(draft.id);
  const { rows } = await db.query('select salary from league_contract where league_id = $1', [of.leagueId]);
  expect(rows).toEqual([{ salary: 20 }]);
});

test('of 32 bids at once each is a raise, and every client has the same order of events', async () => {
  const other = await app.another();
  try {
    const draft = await begun(AUCTION, [app.url, other.url]);
    const { of, id, nominate, bid } = draft;
    await nominate(1, 1, 8_000_001);
    const rooms = [app.url, other.url].map(
      (url, index) => new RoomClient(draft.manager(index + 1), of.leagueId, id, url),
    );
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => bid(2 + (index % 3), 1, 2 + Math.floor(index / 2))),
    );
    const counted = answers.filter(({ status }) => status === 200);
    expect(counted.length).toBeGreaterThan(0);
    for (const { status, body } of answers)
      if (status !== 200) expect(['bidTooLow', 'leadsAlready']).toContain(body.refusal.name);
    const state = await stateOf(draft);
    const rows = await query<{ amount: number; team: string }>`select (data ->> 'amount')::int as amount,
        data ->> 'teamId' as team from event
      where stream = ${`draft:${id}`} and type = 'bidPlaced' order by seq`;
    expect(rows).toHaveLength(counted.length);
    rows.forEach(({ amount, team }, index) => {
      expect(amount).toBeGreaterThan(rows[index - 1]?.amount ?? 1);
      expect(team).not.toBe(rows[index - 1]?.team);
    });
    expect(state.auction?.lot).toMatchObject({ amount: rows.at(-1)?.amount, teamId: rows.at(-1)?.team });
    await eventually(() => {
      for (const room of rooms) expect(room.room?.state).toEqual(state);
    });
    for (const room of rooms) room.socket.close();
  } finally {
    await other.close();
  }
});

test('a repeated bid counts once, and a pause refuses bids', async () => {
  // Also the default of other drafts can be chosen for nominations.
  const draft = await begun(AUCTION, [app.url], 90);
  expect((await stateOf(draft)).clock.seconds).toBe(90);
  const { of, path, manager, team, nominate, bid } = draft;
  await nominate(1, 1, 8_000_001);
  const key = randomUUID();
  const body = { lot: 1, team_id: team(2), amount: 9 };
  const twice = [
    await manager(2).call('POST', `${path}/bids`, body, key),
    await manager(2).call('POST', `${path}/bids`, body, key),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stateOf(draft)).auction?.lot).toMatchObject({ amount: 9, bids: 2 });
  await of.commissioner.must('POST', `${path}/pause`, {});
  expect((await bid(3, 1, 12)).body.refusal.name).toBe('draftPaused');
  await of.commissioner.must('POST', `${path}/resume`, {});
  expect((await bid(3, 1, 12)).status).toBe(200);
});

/** Tables without the news that a seat has no manager, which the moved draft may hear at any time. */
const withoutSeats = (tables: Record<string, string[]>): Record<string, string[]> => ({
  ...tables,
  draft: tables.draft?.map((line) => line.replace(/"seq":\d+/, '"seq":0')) ?? [],
  event: tables.event?.filter((line) => !line.includes('"change":{"auto":"empty"')) ?? [],
});

test('an archive brings a paused auction in again: lots, prices, budgets, undone sales, and it goes on @long', async () => {
  // A bid clock that is shorter than the API allows; the archive holds one that it allows.
  const draft = await begun({ ...AUCTION, auction_bid_seconds: 0.5 });
  const { of, id, path, team, nominate, bid } = draft;
  await db.query(`update league set settings = settings || '{"auction_bid_seconds": 5}' where id = $1`, [of.leagueId]);
  const sold = async (lot: number, nominator: number, buyer: number, price: number) => {
    await nominate(nominator, lot, 8_000_010 + lot);
    expect((await bid(buyer, lot, price)).status).toBe(200);
    await hammerFell(id, lot);
  };
  await sold(1, 1, 2, 60);
  await sold(2, 2, 3, 25);
  await of.commissioner.must('POST', `${path}/undo`, { overall: 3 });
  await nominate(2, 3, 8_000_013);
  expect((await bid(4, 3, 17)).status).toBe(200);
  await of.commissioner.must('POST', `${path}/pause`, {});

  const { token } = of.commissioner;
  const taken = await take(app.url, token, of.leagueId);
  const answer = await fetch(`${app.url}/api/archives`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: archiveForm(taken),
  });
  const { league_id: moved } = (await answer.json()) as { league_id: string };
  const [before, after] = [await unzipped(taken), await unzipped(await take(app.url, token, moved))].map((files) =>
    withoutSeats(comparable(files, ['membership', 'people'])),
  );
  expect(after?.event?.pop()).toContain('league.brought');
  expect(after).toEqual(before);
  expect(before?.draft_selection?.join()).toContain('"price":60');
  expect(before?.event?.filter((line) => line.includes('draft.undone'))).toHaveLength(1);

  const { rows } = await db.query<{ id: string }>('select id from draft where league_id = $1', [moved]);
  const there = `/api/${moved}/drafts/${rows[0]?.id}`;
  const { state } = await of.commissioner.must<DraftSnapshot>('GET', there);
  const money = (of: DraftState) => of.order.teamIds.map((teamId) => [restOf(of, teamId), maximumBid(of, teamId)]);
  expect(money(state)).toEqual(money(await stateOf(draft)));
  expect(state.auction?.lot).toMatchObject({ number: 3, amount: 17, bids: 2, teamId: state.order.teamIds[3] });
  await of.commissioner.must('POST', `${there}/resume`, {});
  await of.commissioner.must('POST', `${there}/bids`, { lot: 3, team_id: state.order.teamIds[0], amount: 18 });
  expect((await stateOf(draft)).auction?.lot).toMatchObject({ amount: 17, teamId: team(4) });
});

test('in a mock Auto bids what the player on the block is worth, and no roster changes @long', async () => {
  const of = await seed({ form: { ...AUCTION, auction_bid_seconds: 0.1 } });
  const manager = of.teams[1]!.manager!;
  const { id, path } = await createDraft(of, { mock: true }, manager);
  await manager.must('POST', `${path}/begin`, {});
  await manager.must('PUT', `${path}/auto`, { team_id: of.teams[1]!.id, on: true });
  await hammerFell(id);
  const state = await stateOf({ of, path });
  const sold = state.slots.find(({ sale }) => sale?.lot === 1);
  // The best player of the pool, whom four teams with twelve places value at more than a fifth of a budget.
  expect(sold?.player?.id).toBe(8_000_001);
  expect(sold?.sale?.price).toBeGreaterThan(40);
  expect((await db.query('select 1 from roster_entry where league_id = $1', [of.leagueId])).rowCount).toBe(0);
  await manager.must('POST', `${path}/end`, {});
});

test('the database refuses a bid after the hammer, although no process has sold the lot yet', async () => {
  const draft = await begun();
  const { of, id, nominate, team } = draft;
  await nominate(1, 1, 8_000_001);
  const log = app.app.get(DraftLog);
  const state = await log.load(id, true);
  const command = { type: 'bid', lot: 1, teamId: team(2), amount: 5 } as const;
  const actor = { userId: draft.manager(2).userId, teamIds: [team(2)], commissioner: false };
  const decided = decide(state, command, actor, await log.poolFor(state), Date.now());
  if (!decided.ok) throw new Error(decided.refusal.message);
  const append = { state, events: decided.value, actor: actor.userId, guard: { user: actor.userId, team: team(2) } };
  const at = new Date(0).toISOString();
  expect(await log.append({ ...append, hammer: { at, outage: 1_000_000 } })).toEqual({ kind: 'late' });
  expect((await stateOf({ of, path: draft.path })).auction?.lot?.bids).toBe(1);
});

test('after the hammer Auto bids first, and a late bid counts as one on its amount', async () => {
  // No process of this test gives heartbeats, and their silence would move the hammer.
  await db.query(`update heartbeat set at = clock_timestamp() + interval '10 minutes'`);
  const draft = await begun();
  const { id, path, manager, team, nominate, bid } = draft;
  await manager(4).must('PUT', `${path}/queue/${team(4)}`, { wishes: [{ player_id: 8_000_001, bid: 20 }] });
  await nominate(1, 1, 8_000_001);
  await manager(4).must('PUT', `${path}/auto`, { team_id: team(4), on: true });
  // Another process reads a fallen hammer before this one's alarm.
  await query`update event set data = jsonb_set(
      jsonb_set(data, '{onClock,deadline}', to_jsonb((data #>> '{onClock,startedAt}'))), '{onClock,graceMs}', '0')
    where stream = ${`draft:${id}`} and type in ('playerNominated', 'autoChanged')`;
  const other = await app.another();
  try {
    const by = new Caller([other.url], manager(2).token, manager(2).userId);
    expect((await bid(2, 1, 2, by)).body.refusal).toMatchObject({ name: 'bidTooLow', fix: 'Bid at least $3.' });
    expect((await bid(2, 1, 25, by)).status).toBe(200);
    expect((await stateOf(draft)).auction?.lot).toMatchObject({ teamId: team(2), amount: 25, bids: 3 });
  } finally {
    await other.close();
  }
});

test('a bid after an outage that no process has recorded yet is not late', async () => {
  const { id, team, nominate, manager } = await begun();
  await nominate(1, 1, 8_000_001);
  const log = app.app.get(DraftLog);
  const state = await log.load(id, true);
  const { rows } = await db.query<{ last: number }>('select coalesce(max(id), 0)::int as last from outage');
  await db.query(`update heartbeat set at = clock_timestamp() - interval '10 seconds'`);
  const append = { state, events: [], actor: manager(2).userId, guard: { user: manager(2).userId, team: team(2) } };
  const hammer = { at: new Date(0).toISOString(), outage: rows[0]?.last ?? 0 };
  expect((await log.append({ ...append, hammer })).kind).toBe('outage');
});
