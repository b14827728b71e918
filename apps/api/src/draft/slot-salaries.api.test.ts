import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { orderByNumber, seedLeague, seedPlayers, SMALL_DRAFT, somePlayers } from '../testing/draft-fixture.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

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
afterAll(async () => {
  await db?.end();
  await app?.close();
});

async function begun(form: object) {
  const of = await seedLeague(db, {
    urls: [app.url],
    secret: app.config.SESSION_SECRET,
    form: { ...SLOTTED, ...form },
  });
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

test('managers choose the length of a contract whose salary the round has set', async () => {
  const { pick, contracts } = await begun({ contract_signing: 'managers', sign_least: 2, sign_salary: 'nhl' });
  await pick(1, 8_000_001);
  expect(await contracts()).toEqual([{ id: 8_000_001, salary: 40, source: 'draft', seasons: 2, signs: true }]);
});
