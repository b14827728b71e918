import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { SMALL_DRAFT, createDraft, seedPlayers, somePlayers, type SeededLeague } from '../testing/draft-fixture.js';
import { eventually } from '../testing/patience.js';
import { fileApp, type Refused } from '../testing/test-app.js';

const { db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60));

async function inSetup(): Promise<SeededLeague> {
  return seed({ form: SMALL_DRAFT });
}

describe('a request that is sent again because its answer was lost', () => {
  it('to create a draft gets the first answer, even when the draft has begun since or the user is no longer a commissioner', async () => {
    const of = await inSetup();
    const keys = [randomUUID(), randomUUID()] as const;
    const create = () =>
      of.commissioner.call<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, { type: 'general' }, keys[0]);
    const first = await create();
    expect(first.status).toBe(201);
    expect(await create()).toEqual(first);
    const path = `/api/${of.leagueId}/drafts/${first.body.draft_id}`;
    const order = () => of.commissioner.call('PUT', `${path}/order`, { source: 'random', kind: 'snake' }, keys[1]);
    const ordered = await order();
    expect(ordered.status).toBe(200);
    await of.commissioner.must('POST', `${path}/begin`, {});
    expect(await order()).toEqual(ordered);
    await db.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
    expect(await create()).toEqual(first);
    await db.query('update membership set is_commissioner = false where league_id = $1', [of.leagueId]);
    await eventually(async () => expect((await of.commissioner.call('POST', `${path}/pause`, {})).status).toBe(403));
    expect([await create(), await order()]).toEqual([first, ordered]);
  });

  it('to say who is a rookie is answered as the first time, when the draft has begun since', async () => {
    const of = await inSetup();
    const { path } = await createDraft(of);
    const key = randomUUID();
    const decide = (player_id: number) =>
      of.commissioner.call<Refused>(
        'PUT',
        `${path}/rookies`,
        { player_id, rookie: false, reason: 'They have played elsewhere' },
        key,
      );
    const first = await decide(8_000_001);
    expect(first).toEqual({ status: 200, body: { player_id: 8_000_001, rookie: false } });
    await of.commissioner.must('POST', `${path}/begin`, {});
    expect(await decide(8_000_001)).toEqual(first);
    expect(await decide(8_000_002)).toMatchObject({ status: 422, body: { refusal: { name: 'idempotencyKeyReused' } } });
  });

  it('to remove a draft is answered as the first time; a new request finds none', async () => {
    const of = await inSetup();
    const { id: draft_id } = await createDraft(of);
    const key = randomUUID();
    const remove = (by: string) =>
      of.commissioner.call<Refused>('DELETE', `/api/${of.leagueId}/drafts/${draft_id}`, undefined, by);
    expect([await remove(key), await remove(key)]).toEqual(
      [1, 2].map(() => ({ status: 200, body: { deleted: true } })),
    );
    expect((await remove(randomUUID())).status).toBe(404);
  });

  it('to give up one’s own office, and to leave, is answered as the first time', async () => {
    const of = await inSetup();
    const [, second, third] = of.teams.map(({ manager }) => manager!);
    await of.commissioner.must('PATCH', `/api/${of.leagueId}/members/${second!.userId}`, { is_commissioner: true });
    const keys = [randomUUID(), randomUUID()] as const;
    const resign = (key: string) =>
      second!.call<Refused>('PATCH', `/api/${of.leagueId}/members/${second!.userId}`, { is_commissioner: false }, key);
    expect([(await resign(keys[0])).status, (await resign(keys[0])).status]).toEqual([200, 200]);
    expect(await resign(randomUUID())).toMatchObject({ status: 403 });

    await of.commissioner.must('PATCH', `/api/${of.leagueId}/members/${third!.userId}`, { is_commissioner: true });
    const leave = (key: string, who = third!) =>
      who.call<Refused>('DELETE', `/api/${of.leagueId}/members/${third!.userId}`, undefined, key);
    expect([(await leave(keys[1])).status, (await leave(keys[1])).status]).toEqual([200, 200]);
    expect((await leave(randomUUID())).status).toBe(404);
    expect(
      await third!.call('DELETE', `/api/${of.leagueId}/members/${second!.userId}`, undefined, keys[1]),
    ).toMatchObject({ status: 404 });
    expect((await third!.call('GET', `/api/${of.leagueId}/members`)).status).toBe(404);
    expect((await leave(keys[1], second)).status).toBe(403);
  });
});

it('a draft that is created while its rounds are cut has the rounds and picks of the league', async () => {
  const of = await inSetup();
  const { id: draft_id } = await createDraft(of);
  await of.commissioner.must('DELETE', `/api/${of.leagueId}/drafts/${draft_id}`);
  const holder = await db.connect();
  const waiting = async (count: number) =>
    eventually(async () => {
      const { rowCount } = await db.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(count);
    });
  try {
    // Hold the settings change at the point where it deletes the picks.
    await holder.query('begin');
    await holder.query('select id from draft_pick where league_id = $1 and round = 3 for update', [of.leagueId]);
    const cut = of.commissioner.call('PATCH', `/api/${of.leagueId}/settings`, { general_draft_startup_length: 2 });
    await waiting(1);
    const created = of.commissioner.call<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
      type: 'general',
    });
    await waiting(2);
    await holder.query('commit');
    expect((await cut).status).toBe(200);
    const { status, body } = await created;
    expect(status).toBe(201);
    const { state } = await of.commissioner.must<DraftSnapshot>('GET', `/api/${of.leagueId}/drafts/${body.draft_id}`);
    expect([state.rounds, state.slots.length]).toEqual([2, 8]);
    const rows = await query<{ id: string }>`select id from draft_pick where league_id = ${of.leagueId}
      and season = '2025-26'`;
    expect(rows.map(({ id }) => id).sort()).toEqual(state.slots.map(({ pickId }) => pickId).sort());
  } finally {
    holder.release();
  }
});
