import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import {
  openDraft,
  seedLeague,
  seedPlayers,
  SMALL_DRAFT,
  somePlayers,
  type SeededLeague,
} from '../../testing/draft-fixture.js';
import { RoomClient } from '../../testing/room-client.js';
import { startTestApp, type Refused, type TestApp } from '../../testing/test-app.js';
import { linesWhere, queryOf } from '../../testing/log-lines.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';
import { closeAll } from '../../testing/answers/close-all.js';

let apps: TestApp[] = [];
const rooms: RoomClient[] = [];

const first = await startTestApp();
apps = [first, await first.another()];
const db = new pg.Pool({ connectionString: first.config.DATABASE_URL });
await seedPlayers(db, somePlayers(120));
afterAll(() => closeAll(...rooms, db, ...apps.toReversed()));

interface Ended {
  readonly of: SeededLeague;
  readonly id: string;
  readonly path: string;
  reopen(): Promise<{ status: number; body: Partial<Refused> & { status?: string } }>;
  state(): Promise<DraftSnapshot['state']>;
}

/** A draft of twelve picks that was ended after the third. */
async function ended(body: object = {}): Promise<Ended> {
  const of = await seedLeague(db, {
    urls: apps.map(({ url }) => url),
    secret: apps[0]!.config.SESSION_SECRET,
    form: { ...SMALL_DRAFT, max_roster_size: 3, ir_slots: 2 },
  });
  const { id, path } = await openDraft(of, body);
  await of.commissioner.must('POST', `${path}/begin`, {});
  for (const overall of [1, 2, 3])
    await of.commissioner.must('POST', `${path}/picks`, { overall, player_id: 8_000_000 + overall });
  await of.commissioner.must('POST', `${path}/end`, {});
  return {
    of,
    id,
    path,
    reopen: () => of.commissioner.call('POST', `${path}/reopen`, {}),
    state: async () => (await of.commissioner.must<DraftSnapshot>('GET', path)).state,
  };
}

const refused = (followed: string) => ({
  status: 409,
  body: {
    refusal: { name: 'somethingFollowed', message: `2025-26 startup draft cannot be reopened any more: ${followed}` },
  },
});

describe('a draft that was ended by mistake', () => {
  it('is reopened as it was, seen by everybody in the room at once, goes on, and can be ended again', async () => {
    const draft = await ended();
    const room = new RoomClient(draft.of.teams[2]!.manager!, draft.of.leagueId, draft.id, apps[1]!.url);
    rooms.push(room);
    await room.until((state) => state.status === 'ended');
    const { slots } = await draft.state();
    expect(await draft.reopen()).toMatchObject({ status: 200, body: { status: 'paused' } });
    await room.until((state) => state.status === 'paused' && state.onClock?.overall === 4);
    expect(room.state?.slots).toEqual(slots);
    expect(
      (await db.query('select status, ended_at, made, on_clock from draft where id = $1', [draft.id])).rows,
    ).toEqual([{ status: 'paused', ended_at: null, made: 3, on_clock: 4 }]);
    await draft.of.commissioner.must('POST', `${draft.path}/resume`, {});
    await draft.of.teams[3]!.manager!.must('POST', `${draft.path}/picks`, { overall: 4, player_id: 8_000_009 });
    await room.until((state) => state.onClock?.overall === 5);
    expect(room.state).toEqual(await draft.state());
    await draft.of.commissioner.must('POST', `${draft.path}/end`, {});
    expect((await db.query('select ended_at is not null as ended from draft where id = $1', [draft.id])).rows).toEqual([
      { ended: true },
    ]);
    expect((await draft.reopen()).status).toBe(200);
  });

  it('stands in the public log with who and when, as its end does', async () => {
    const draft = await ended();
    await draft.reopen();
    const { lines } = await draft.of.teams[1]!.manager!.must<DraftRecordAnswer>('GET', `${draft.path}/log`);
    expect(lines.slice(0, 2)).toMatchObject([
      { text: 'Reopened the draft.', actor: { user_id: draft.of.commissioner.userId } },
      { text: 'Ended the draft.', actor: { user_id: draft.of.commissioner.userId } },
    ]);
    expect(await linesWhere(queryOf(db), `stream = $1 and type = 'draftReopened'`, [`draft:${draft.id}`])).toEqual([
      '2025-26 startup draft was reopened by the commissioner',
    ]);
  });

  it('is reopened by a commissioner alone, and only while it has ended', async () => {
    const draft = await ended();
    expectRefusal(await draft.of.teams[1]!.manager!.call('POST', `${draft.path}/reopen`, {}), 403, 'commissionerOnly');
    const key = 'the same press of a button';
    expect((await draft.of.commissioner.call('POST', `${draft.path}/reopen`, {}, key)).status).toBe(200);
    expect((await draft.of.commissioner.call('POST', `${draft.path}/reopen`, {}, key)).status).toBe(200);
    expectRefusal(await draft.reopen(), 409, 'wrongDraftStatus');
  });

  it('is not reopened when every pick was used', async () => {
    const draft = await ended();
    await draft.reopen();
    for (let overall = 4; overall <= 12; overall += 1)
      await draft.of.commissioner.must('POST', `${draft.path}/skip`, { overall });
    expectRefusal(await draft.reopen(), 409, 'draftComplete');
  });

  it('knows the managers of now', async () => {
    const draft = await ended();
    await db.query('update membership set team_id = null where league_id = $1 and team_id = $2', [
      draft.of.leagueId,
      draft.of.teams[3]!.id,
    ]);
    await draft.reopen();
    expect((await draft.state()).teams.find(({ id }) => id === draft.of.teams[3]!.id)).toMatchObject({
      manager: null,
      auto: 'empty',
    });
  });
});

describe('the end of a draft stands', () => {
  it.each([
    [
      'the league has gone on to another phase',
      `update league set phase = 'in-season' where id = $1`,
      'the league has gone on to the season.',
    ],
    [
      'the league plays another season',
      `update league set current_season = '2026-27' where id = $1`,
      'the league plays 2026-27 by now.',
    ],
    [
      'a drafted player was dropped',
      'delete from roster_entry where league_id = $1 and player_id = 8000002',
      'the roster of Team 2 has changed since (Player 8000002).',
    ],
    [
      'a drafted player went to injured reserve',
      `update roster_entry set place = 'ir' where league_id = $1 and player_id = 8000002`,
      'the roster of Team 2 has changed since (Player 8000002).',
    ],
    [
      'a drafted player was traded',
      `update roster_entry r set team_id = t.id, acquired_by = 'trade:x', acquired_at = clock_timestamp() from team t where r.league_id = $1 and t.league_id = $1 and t.number = 4 and r.player_id = 8000001`,
      'the roster of Team 1 has changed since (Player 8000001).',
    ],
    [
      'an undrafted player was taken',
      `insert into roster_entry (league_id, player_id, team_id, place, acquired_at, acquired_by) select $1, 8000050, id, 'active', clock_timestamp(), 'fa' from team where league_id = $1 and number = 4`,
      'the roster of Team 4 has changed since (Player 8000050).',
    ],
    [
      'one of its picks was traded',
      `update draft_pick p set owner_team_id = t.id from team t where p.league_id = $1 and p.season = '2025-26' and p.round = 3 and t.league_id = $1 and t.number = 4 and p.original_team_id = (select id from team where league_id = $1 and number = 1)`,
      'the pick of round 3 of Team 1 has been traded since.',
    ],
    [
      'salary is retained',
      `insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at) select $1, $1, 8000001, id, 20, 1, '2027-28', clock_timestamp() from team where league_id = $1 and number = 4`,
      'the salary retained of Player 8000001 has changed since.',
    ],
    [
      'a later draft has begun',
      `insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, created_by, begun_at) select 'later-' || $1, $1, '2025-26', 'rookie', 'startup', 'Rookie draft', 'running', 1, 1, 1, created_by, clock_timestamp() from league where id = $1`,
      'Rookie draft has begun since.',
    ],
  ])('when %s', async (_, since, followed) => {
    const draft = await ended();
    await db.query(since, [draft.of.leagueId]);
    expect(await draft.reopen()).toMatchObject(refused(followed));
    expect((await draft.state()).status).toBe('ended');
    expect((await db.query('select ended_at is not null as ended from draft where id = $1', [draft.id])).rows).toEqual([
      { ended: true },
    ]);
  });

  it.each([
    [
      'picks of a later season were traded',
      `update draft_pick p set owner_team_id = t.id from team t where p.league_id = $1 and p.season = '2026-27' and t.league_id = $1 and t.number = 4`,
    ],
    [
      'a draft was prepared',
      `insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, created_by) select 'lobby-' || $1, $1, '2025-26', 'rookie', 'startup', 'Rookie draft', 'lobby', 1, 1, 1, created_by from league where id = $1`,
    ],
    ['a trade block or a name changed', `update team set name = name || '!' where league_id = $1`],
  ])('but not when %s', async (_, since) => {
    const draft = await ended();
    await db.query(since, [draft.of.leagueId]);
    expect((await draft.reopen()).status).toBe(200);
  });

  it('but not when a pick of it was replaced, which is the draft’s own', async () => {
    const draft = await ended();
    await draft.of.commissioner.must('POST', `${draft.path}/replace`, {
      overall: 2,
      player_id: 8_000_060,
      reason: 'A mistaken name',
    });
    expect((await draft.reopen()).status).toBe(200);
    expect((await draft.state()).slots[1]).toMatchObject({ status: 'taken', player: { id: 8_000_060 } });
  });

  it('in no mock: it changes nothing outside itself', async () => {
    const draft = await ended({ mock: true });
    await db.query(`update league set phase = 'in-season' where id = $1`, [draft.of.leagueId]);
    expect((await draft.reopen()).status).toBe(200);
  });
});
