import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { orderByNumber, seedLeague, seedPlayers, SMALL_DRAFT, somePlayers } from '../testing/draft-fixture.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { closeAll } from '../testing/answers/close-all.js';

/** Salaries of 40, 30, 20 and then 10 under a cap of 100. */
const SLOTTED = {
  ...SMALL_DRAFT,
  salaries: 'own',
  salary_minimum: 10,
  salary_cap: 100,
  slot_salary: 40,
  slot_step: 10,
} as const;

let app: TestApp;
let db: pg.Pool;
beforeAll(async () => {
  app = await startTestApp();
  db = new pg.Pool({ connectionString: app.config.DATABASE_URL });
  await seedPlayers(db, somePlayers(60));
});
afterAll(() => closeAll(db, app));

/** `free`: how many players are in no rookie bank. */
async function begun(form: object, { free = 60 } = {}) {
  const of = await seedLeague(db, {
    urls: [app.url],
    secret: app.config.SESSION_SECRET,
    form: { ...SLOTTED, ...form },
  });
  await db.query(
    `insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
     select $1, id, $2, 'rookie', 'test' from player where id > 8000000 + $3::int`,
    [of.leagueId, of.teams[3]?.id, free],
  );
  const { draft_id: id } = await of.commissioner.must<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
    type: 'general',
  });
  await orderByNumber(of, id, 'linear');
  const path = `/api/${of.leagueId}/drafts/${id}`;
  await of.commissioner.must('POST', `${path}/begin`, {});
  const pick = (overall: number, player: number) =>
    of.commissioner.must('POST', `${path}/picks`, { overall, player_id: player });
  const state = async () => (await of.commissioner.must<DraftSnapshot>('GET', path)).state;
  const contracts = async () =>
    (
      await db.query(
        `select player_id as id, salary, source, left(last_season, 4)::int - left(first_season, 4)::int + 1 as seasons,
           sign_until is not null as signs
         from league_contract where league_id = $1 order by signed_at, player_id`,
        [of.leagueId],
      )
    ).rows;
  const used = async (team: number) => {
    const teamId = of.teams[team]?.id;
    const { seasons } = await of.commissioner.must<CapLedgerAnswer>(
      'GET',
      `/api/${of.leagueId}/teams/${teamId}/cap-ledger`,
    );
    return seasons.map((season) => season.used);
  };
  return { of, path, pick, state, contracts, used };
}

test('a drafted player has the salary of the round and its contract at once; an undo takes it away', async () => {
  const { of, path, pick, state, contracts, used } = await begun({ slot_seasons: 2 });
  const first = { salary: 40, source: 'draft', seasons: 2, signs: false };
  await pick(1, 8_000_001);
  expect(await contracts()).toEqual([{ id: 8_000_001, ...first }]);
  expect((await state()).slots[0]).toMatchObject({ player: { id: 8_000_001, capHit: 40 } });
  expect((await state()).teams.find(({ id }) => id === of.teams[0]?.id)?.holdings.capUsed).toBe(40);
  expect(await used(0)).toEqual([40, 40, 0]);
  await pick(2, 8_000_002);
  await of.commissioner.must('POST', `${path}/replace`, { overall: 1, player_id: 8_000_003, reason: 'wrong name' });
  expect((await contracts()).map(({ id, salary }) => [id, salary])).toEqual([
    [8_000_002, 40],
    [8_000_003, 40],
  ]);
  await of.commissioner.must('POST', `${path}/undo`, { overall: 2 });
  expect(await contracts()).toEqual([{ id: 8_000_003, ...first }]);
  const { slots } = await state();
  const second = slots.find(({ round }) => round === 2)?.overall ?? 0;
  for (let overall = 2; overall <= second; overall += 1) await pick(overall, 8_000_010 + overall);
  expect((await contracts()).find(({ id }) => id === 8_000_010 + second)).toMatchObject({ salary: 30 });
  await of.commissioner.must('POST', `${path}/end`, {});
  expect(await contracts()).toHaveLength(second);
});

describe('where managers choose the length of contracts', () => {
  const SIGNED = { contract_signing: 'managers', sign_least: 2, sign_salary: 'nhl' } as const;
  const signed = (player: number, salary: number) => ({
    id: 8_000_000 + player,
    salary,
    source: 'draft',
    seasons: 2,
    signs: true,
  });
  /** Four teams pick 40, 30 and 20, in the order of the players. */
  const salaryAt = (overall: number) => 40 - 10 * Math.floor((overall - 1) / 4);
  const allOf = (count: number) => Array.from({ length: count }, (_, index) => signed(index + 1, salaryAt(index + 1)));

  test('the round sets the salary of every pick, also of the last one, and of a replacement after the end', async () => {
    const { of, path, pick, state, contracts, used } = await begun(SIGNED);
    await pick(1, 8_000_001);
    expect(await contracts()).toEqual([signed(1, 40)]);
    for (let overall = 2; overall <= 12; overall += 1) await pick(overall, 8_000_000 + overall);
    expect((await state()).status).toBe('ended');
    expect(await contracts()).toEqual(allOf(12));
    // All of them have the same days to sign from the end on.
    const { rows } = await db.query('select distinct sign_until from league_contract where league_id = $1', [
      of.leagueId,
    ]);
    expect(rows).toHaveLength(1);
    expect(await used(3)).toEqual([90, 90, 0]);
    await of.commissioner.must('POST', `${path}/replace`, { overall: 12, player_id: 8_000_020, reason: 'wrong name' });
    expect(await contracts()).toEqual([...allOf(11), signed(20, 20)]);
    expect(await used(3)).toEqual([90, 90, 0]);
  });

  test.each([40, 0])(
    'a replacement after the end concerns the contract of its player alone, with a first salary of %i',
    async (slot_salary) => {
      const { of, path, pick } = await begun({ ...SIGNED, sign_salary: 'minimum', slot_salary });
      for (let overall = 1; overall <= 12; overall += 1) await pick(overall, 8_000_000 + overall);
      await db.query(
        `update league_contract set sign_until = (sign_until at time zone 'utc' - interval '2 days') at time zone 'utc' where league_id = $1`,
        [of.leagueId],
      );
      const deadlines = async () => {
        const found = await db.query<{ id: number; at: Date }>(
          'select player_id as id, sign_until as at from league_contract where league_id = $1',
          [of.leagueId],
        );
        return new Map(found.rows.map(({ id, at }) => [id, at.getTime()]));
      };
      await of.commissioner.must('DELETE', `/api/${of.leagueId}/contracts/8000001`);
      const before = await deadlines();
      expect(before.size).toBe(11);
      await of.commissioner.must('POST', `${path}/replace`, {
        overall: 12,
        player_id: 8_000_020,
        reason: 'wrong name',
      });
      const after = await deadlines();
      const started = after.get(8_000_020) ?? 0;
      before.delete(8_000_012);
      after.delete(8_000_020);
      expect(after).toEqual(before);
      expect(started).toBeGreaterThan(Math.max(...before.values()));
    },
  );

  test('also when the draft ends because no player is left', async () => {
    const { pick, state, contracts } = await begun(SIGNED, { free: 6 });
    for (let overall = 1; overall <= 6; overall += 1) await pick(overall, 8_000_000 + overall);
    expect((await state()).status).toBe('ended');
    expect(await contracts()).toEqual(allOf(6));
  });

  test('a replacement after the end is judged and paid by the salaries of the draft', async () => {
    const { of, path, pick, state, contracts } = await begun(SIGNED);
    for (let overall = 1; overall <= 12; overall += 1) await pick(overall, 8_000_000 + overall);
    await db.query(`update league set settings = settings || '{"slot_salary": 0}' where id = $1`, [of.leagueId]);
    await of.commissioner.must('POST', `${path}/replace`, { overall: 12, player_id: 8_000_020, reason: 'wrong name' });
    expect(await contracts()).toEqual([...allOf(11), signed(20, 20)]);
    expect((await state()).slots[11]).toMatchObject({ player: { id: 8_000_020, capHit: 20 } });
  });
});
