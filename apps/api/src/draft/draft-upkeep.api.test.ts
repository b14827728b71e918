import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { LeagueListeners } from '../leagues/league-listeners.service.js';
import { DbClock } from '../platform/database/db-clock.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { Busy } from '../platform/refusal.error.js';
import { createDraft, seedPlayers, somePlayers, type SeededLeague } from '../testing/draft-fixture.js';
import { eventually } from '../testing/patience.js';
import type { Caller } from '../testing/room-client.js';
import { fileApp } from '../testing/test-app.js';
import { DraftQueries } from './draft.queries.js';
import { DraftSystem } from './draft.system.js';
import { DraftTrades } from './offers/draft-trades.service.js';
import { TradeAlarms } from '../trades/clock/trade.alarms.js';
import { DraftUpkeep } from './draft.upkeep.js';
import { NO_MINIMUMS } from '../testing/play-fixture.js';

const { app, db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60));
afterEach(() => {
  jest.restoreAllMocks();
});

/** A league in setup with a draft in the lobby; the first `managed` of its four teams have a manager. */
async function withDraft(managed = 4): Promise<{ of: SeededLeague; path: string }> {
  const of = await seed({
    managed,
    form: {
      num_teams: 4,
      rookieDraftEnabled: false,
      general_draft_startup_length: 2,
      ...NO_MINIMUMS,
    },
  });
  const { path } = await createDraft(of, { clock: { seconds: 3600 } });
  return { of, path };
}

const phaseOf = async (leagueId: string): Promise<string> =>
  (await db.query<{ phase: string }>('select phase from league where id = $1', [leagueId])).rows[0]?.phase ?? '';
const stateOf = async (caller: Caller, path: string): Promise<DraftState> =>
  (await caller.must<DraftSnapshot>('GET', path)).state;

describe('what the lobby of a draft shows', () => {
  it('is told to the whole league when it changes: the order, who picks by himself, whose pick it is', async () => {
    const { of, path } = await withDraft();
    const id = path.slice(path.lastIndexOf('/') + 1);
    await of.commissioner.must('PUT', `${path}/order`, { source: 'random', kind: 'snake' });
    await of.commissioner.must('PUT', `${path}/auto`, { team_id: of.teams[1]?.id, on: true });
    await of.commissioner.must('PUT', `${path}/clock`, { seconds: 60 });
    const rows = await query<{ type: string; league: boolean }>`select type, ${`league:${of.leagueId}`} = any(rooms)
      as league from event where stream = ${`draft:${id}`} order by seq`;
    const told = (type: string) => rows.filter((row) => row.type === type).map((row) => row.league);
    expect(told('orderSet').at(-1)).toBe(true);
    expect(told('autoChanged').at(-1)).toBe(true);
    expect(told('clockChanged')).toEqual([false]);
  });
});

describe('a process that dies when a draft has begun and the league is still in its setup', () => {
  async function diesAfterBegin(): Promise<{ of: SeededLeague; begin: () => Promise<{ status: number }> }> {
    const { of, path } = await withDraft();
    const key = randomUUID();
    const begin = () => of.commissioner.call('POST', `${path}/begin`, {}, key);
    jest.spyOn(app.app.get(DraftSystem), 'enterStartup').mockRejectedValue(new Busy());
    expect((await begin()).status).toBe(503);
    expect((await stateOf(of.commissioner, path)).status).toBe('running');
    expect(await phaseOf(of.leagueId)).toBe('setup');
    return { of, begin };
  }

  it('leaves the settings to the rules of a season: a change that takes something away waits', async () => {
    const { of } = await diesAfterBegin();
    expect(
      await of.commissioner.call('PATCH', `/api/${of.leagueId}/settings`, {
        salary_cap: of.settings.salary_cap - 1_000_000,
      }),
    ).toMatchObject({ status: 200, body: { applied: [], coming: [{ key: 'salary_cap' }] } });
    expect(
      await of.commissioner.call('PATCH', `/api/${of.leagueId}/settings`, { league_name: 'Still ours' }),
    ).toMatchObject({ status: 200 });
  });

  it('is made up for by the repeated request', async () => {
    const { of, begin } = await diesAfterBegin();
    jest.restoreAllMocks();
    expect((await begin()).status).toBe(200);
    expect(await phaseOf(of.leagueId)).toBe('startup-drafts');
  });

  it('is made up for by the next look', async () => {
    const { of } = await diesAfterBegin();
    jest.restoreAllMocks();
    await app.app.get(DraftUpkeep).look();
    expect(await phaseOf(of.leagueId)).toBe('startup-drafts');
  });
});

it('leaves a league in its setup while its draft waits in the lobby, or only a mock has begun', async () => {
  const { of } = await withDraft();
  const { id: draft_id } = await createDraft(of, { mock: true });
  await of.commissioner.must('POST', `/api/${of.leagueId}/drafts/${draft_id}/begin`, {});
  await app.app.get(DraftUpkeep).look();
  expect(await phaseOf(of.leagueId)).toBe('setup');
  expect(await of.commissioner.call('PATCH', `/api/${of.leagueId}/settings`, { salary_cap: 99_000_000 })).toMatchObject(
    { status: 200 },
  );
});

it('is found by the watch of clocks when its clock ends soon, and by one for all clocks', async () => {
  const { of, path } = await withDraft();
  await of.commissioner.must('POST', `${path}/begin`, {});
  const id = path.slice(path.lastIndexOf('/') + 1);
  const found = async (withinSeconds: number | null) =>
    (await app.app.get(DraftQueries).running(withinSeconds)).some((draft) => draft.id === id);
  expect([await found(3_000), await found(null)]).toEqual([false, true]);
  expect(await found(4_000)).toBe(true);
});

it('begins with the pool as it is, whatever is in the names', async () => {
  const name = `Ian O'Bri\\en "?" $1 :x`;
  await seedPlayers(db, [{ id: 8_900_001, name, position: 'F', capHit: 1_000_000 }, ...somePlayers(1_500, 8_700_000)]);
  const { of, path } = await withDraft();
  await of.commissioner.must('POST', `${path}/begin`, {});
  const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
  expect(players.find(({ id }) => id === 8_900_001)?.name).toBe(name);
  const rows = await query<{ name: string }>`select x ->> 'name' as name
    from draft_pool p, jsonb_array_elements(p.players) x where p.draft_id = ${path.split('/').at(-1)}
    and (x ->> 'id')::int = 8900001`;
  expect(rows).toEqual([{ name }]);
});

it('reads the pool again when a player found a team meanwhile', async () => {
  const { of, path } = await withDraft();
  const queries = app.app.get(DraftQueries);
  const read = queries.pool.bind(queries);
  jest.spyOn(queries, 'pool').mockImplementationOnce(async (...asked) => {
    const pool = await read(...asked);
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
      values (${of.leagueId}, 8000001, ${of.teams[0]?.id}, 'active', 'test')`;
    return pool;
  });
  await of.commissioner.must('POST', `${path}/begin`, {});
  const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
  expect(players.map(({ id }) => id)).not.toContain(8_000_001);
  expect((await stateOf(of.commissioner, path)).teams[0]?.holdings.F).toBe(1);
});

it('cannot be followed in one league, which is set aside; the drafts of the others follow theirs', async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const drafts = [await withDraft(), await withDraft()];
  for (const { of, path } of drafts) await of.commissioner.must('POST', `${path}/begin`, {});
  const [bad, good] = drafts as [(typeof drafts)[number], (typeof drafts)[number]];
  const leagues = drafts.map(({ of }) => of.leagueId);
  // The relay and the rounds may follow a change at once, so the logs are unreadable before it.
  const system = app.app.get(DraftSystem);
  const execute = system.execute.bind(system);
  const follow = system.teamChanged.bind(system);
  jest.spyOn(system, 'teamChanged').mockImplementation((leagueId, ...more) => {
    if (leagueId === bad.of.leagueId) throw new Error('This log cannot be read.');
    return follow(leagueId, ...more);
  });
  jest.spyOn(system, 'execute').mockImplementation((draftId, ...more) => {
    if (bad.path.endsWith(draftId)) throw new Error('This log cannot be read.');
    return execute(draftId, ...more);
  });
  await db.query(`update team set name = 'Renamed' where league_id = any($1) and number = 4`, [leagues]);
  // As the event of each change does.
  await query`update stream set seq = seq + 1 where league_id = any(${leagues}) and id = 'league:' || league_id`;
  await query`update draft_pick p set owner_team_id = t.id from team t
    where t.league_id = p.league_id and t.number = 4
      and p.original_team_id = any(${drafts.map(({ of }) => of.teams[0]?.id)}) and p.round = 2`;
  await app.app.get(DraftUpkeep).look();
  await app.app.get(TradeAlarms).look();
  const rows = await query<{ league_id: string; task: string }>`select league_id, task from league_delay
    where league_id = any(${leagues}) order by task`;
  expect(rows).toEqual(['draft-owners', 'draft-teams'].map((task) => ({ league_id: bad.of.leagueId, task })));
  const state = await stateOf(good.of.commissioner, good.path);
  expect(state.teams.find(({ id }) => id === good.of.teams[3]?.id)?.name).toBe('Renamed');
  const moved = state.slots.filter(({ originalTeamId }) => originalTeamId === good.of.teams[0]?.id);
  expect(moved.map(({ ownerTeamId }) => ownerTeamId)).toEqual([good.of.teams[0]?.id, good.of.teams[3]?.id]);
  await db.query('delete from league_delay');
});

/** The pick of the second round goes to the fourth team, unknown to the draft. */
const give = ({ leagueId, teams }: SeededLeague, index: number) =>
  query`update draft_pick p set owner_team_id = t.id from team t
    where t.league_id = p.league_id and p.league_id = ${leagueId} and t.number = 4
      and p.original_team_id = ${teams[index]?.id} and p.round = 2`;
const given = async ({ commissioner, teams }: SeededLeague, path: string, index: number) =>
  (await stateOf(commissioner, path)).slots.filter(
    ({ originalTeamId, ownerTeamId }) => originalTeamId === teams[index]?.id && ownerTeamId === teams[3]?.id,
  ).length;
const beganAnHourAgo = ({ leagueId }: SeededLeague) =>
  query`update draft set begun_at = now() - interval '1 hour' where league_id = ${leagueId}`;

it('is matched with the owners of its picks soon after it began, and later only after a failure', async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const { of, path } = await withDraft();
  await of.commissioner.must('POST', `${path}/begin`, {});
  await app.app.get(TradeAlarms).look();
  await give(of, 0);
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 0)).toBe(1);
  await give(of, 1);
  await beganAnHourAgo(of);
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 1)).toBe(0);
  await app.app.get(LeagueRounds).setAside('draft-owners', of.leagueId, new Error('The draft could not be read.'));
  await query`update league_delay set next_try_at = now() where league_id = ${of.leagueId}`;
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 1)).toBe(1);
  expect(await query`select from league_delay where league_id = ${of.leagueId}`).toEqual([]);
});

it('is matched by a later look, when the database was too busy for the one after its beginning', async () => {
  const busy = jest.spyOn(app.app.get(DraftTrades), 'picksTraded').mockRejectedValue(new Busy());
  const { of, path } = await withDraft();
  await of.commissioner.must('POST', `${path}/begin`, {});
  await give(of, 0);
  await beganAnHourAgo(of);
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 0)).toBe(0);
  busy.mockRestore();
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 0)).toBe(1);
});

it('is matched again after an outage', async () => {
  const { of, path } = await withDraft();
  await of.commissioner.must('POST', `${path}/begin`, {});
  await beganAnHourAgo(of);
  await app.app.get(TradeAlarms).look();
  await give(of, 0);
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 0)).toBe(0);
  app.app.get(DbClock).lastOutage += 1;
  await app.app.get(TradeAlarms).look();
  expect(await given(of, path, 0)).toBe(1);
});

it('is matched again when it is reopened', async () => {
  const { of, path } = await withDraft();
  await of.commissioner.must('POST', `${path}/begin`, {});
  await beganAnHourAgo(of);
  await app.app.get(TradeAlarms).look();
  await of.commissioner.must('POST', `${path}/end`, {});
  await of.commissioner.must('POST', `${path}/reopen`, {});
  await app.app.get(TradeAlarms).look();
  await give(of, 0);
  await eventually(async () => {
    await app.app.get(TradeAlarms).look();
    expect(await given(of, path, 0)).toBe(1);
  });
});

describe('a draft that was not told of a change, because the process died after it', () => {
  const ignoreTeamChanges = () =>
    jest.spyOn(app.app.get(LeagueListeners), 'tellTeamChanged').mockResolvedValue(undefined);
  const teamOf = async (of: SeededLeague, path: string, index: number) =>
    (await stateOf(of.commissioner, path)).teams.find(({ id }) => id === of.teams[index]?.id);

  it('learns of a new manager by the next look, and no longer picks for him', async () => {
    const { of, path } = await withDraft(1);
    await of.commissioner.must('POST', `${path}/begin`, {});
    await of.commissioner.must('POST', `${path}/pause`, {});
    expect(await teamOf(of, path, 3)).toMatchObject({ auto: 'empty', manager: null });
    const user = await app.signUp(`new${randomUUID().slice(0, 6)}`);
    const { link } = await of.commissioner.must<{ link: string }>('POST', `/api/${of.leagueId}/invitations`, {
      team_id: of.teams[3]?.id,
    });
    const accept = () =>
      user.api('POST', '/api/accept-invitation', { invitation_token: new URL(link).searchParams.get('invitation') });
    const told = ignoreTeamChanges();
    expect((await accept()).status).toBe(200);
    expect(told).toHaveBeenCalledTimes(1);
    await app.app.get(DraftUpkeep).look();
    expect(await teamOf(of, path, 3)).toMatchObject({ auto: 'off', manager: user.name });
    const { seq } = await stateOf(of.commissioner, path);
    await app.app.get(DraftUpkeep).look();
    expect((await stateOf(of.commissioner, path)).seq).toBe(seq);
  });

  it('learns of him when he accepts again', async () => {
    const { of, path } = await withDraft(1);
    await of.commissioner.must('POST', `${path}/begin`, {});
    await of.commissioner.must('POST', `${path}/pause`, {});
    const user = await app.signUp(`new${randomUUID().slice(0, 6)}`);
    const { link } = await of.commissioner.must<{ link: string }>('POST', `/api/${of.leagueId}/invitations`, {
      team_id: of.teams[3]?.id,
    });
    const accept = () =>
      user.api('POST', '/api/accept-invitation', { invitation_token: new URL(link).searchParams.get('invitation') });
    ignoreTeamChanges();
    expect((await accept()).status).toBe(200);
    jest.restoreAllMocks();
    expect((await accept()).status).toBe(200);
    expect(await teamOf(of, path, 3)).toMatchObject({ auto: 'off', manager: user.name });
  });

  it('learns of a manager who was removed when the request is repeated, and by the next look', async () => {
    const { of, path } = await withDraft();
    await of.commissioner.must('POST', `${path}/begin`, {});
    const remove = (index: number, key: string) =>
      of.commissioner.call('DELETE', `/api/${of.leagueId}/members/${of.teams[index]?.manager?.userId}`, undefined, key);
    const keys = [randomUUID(), randomUUID()] as const;
    const told = ignoreTeamChanges();
    expect([(await remove(2, keys[0])).status, (await remove(3, keys[1])).status]).toEqual([200, 200]);
    expect(told).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
    expect((await remove(2, keys[0])).status).toBe(200);
    expect(await teamOf(of, path, 2)).toMatchObject({ auto: 'empty', manager: null });
    await app.app.get(DraftUpkeep).look();
    expect(await teamOf(of, path, 3)).toMatchObject({ auto: 'empty', manager: null });
  });
});
