import { afterAll, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { LedgerAnswer } from '@crease/core/leagues/ledger/ledger.answers.js';
import { Database } from '../../platform/database/database.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { startTestApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const app = await startTestApp();
afterAll(() => app.close());

const log = async (league: PlayLeague) =>
  (
    await league.manager(1).api<ActivityLogAnswer>('GET', `/api/${league.id}/activity-log?limit=100`)
  ).body.activities.map(({ message }) => message);

test('commissioners note fees and prizes, who paid and who got one; members read them, and the log tells each change', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 } });
  const note = (by: number, more: object = {}) =>
    league.manager(by).api<Refused>('POST', `/api/${league.id}/ledger`, {
      season: '2026-27',
      kind: 'fee',
      label: 'Entry fee',
      amount: 50,
      currency: 'CAD',
      team_ids: league.teams,
      ...more,
    });
  const lines = async () => (await league.manager(1).api<LedgerAnswer>('GET', `/api/${league.id}/ledger`)).body.lines;
  expect(await lines()).toEqual([]);
  expect((await note(1)).status).toBe(403);
  expect((await note(0)).status).toBe(201);
  expect((await note(0, { kind: 'prize', label: 'Champion', amount: 90, team_ids: [league.teams[1]] })).status).toBe(
    201,
  );
  const [first, second, prize] = await lines();
  expect([first, second, prize].map((line) => [line?.team_id, line?.kind, line?.amount, line?.paid])).toEqual([
    [expect.anything(), 'fee', 50, false],
    [expect.anything(), 'fee', 50, false],
    [league.teams[1], 'prize', 90, false],
  ]);
  const pay = (by: number, id = '', paid = true) =>
    league.manager(by).api('PUT', `/api/${league.id}/ledger/${id}`, { paid });
  const own = [first, second].find((line) => line?.team_id === league.teams[1]);
  expect((await pay(1, own?.id)).status).toBe(403);
  expect([(await pay(0, own?.id)).status, (await pay(0, own?.id)).status]).toEqual([200, 200]);
  expect((await pay(0, prize?.id)).status).toBe(200);
  expect((await pay(0, prize?.id, false)).status).toBe(200);
  expect((await lines()).map(({ id, paid }) => [id, paid])).toEqual(
    [first, second, prize].map((line) => [line?.id, line?.id === own?.id]),
  );
  const remove = (by: number, id = '') => league.manager(by).api('DELETE', `/api/${league.id}/ledger/${id}`);
  expect((await remove(1, prize?.id)).status).toBe(403);
  expect([(await remove(0, prize?.id)).status, (await remove(0, prize?.id)).status]).toEqual([200, 404]);
  expect(await lines()).toHaveLength(2);
  const money = (await log(league)).filter((line) => line.includes('CAD'));
  expect(money.reverse()).toEqual([
    'The commissioner noted the fee “Entry fee” (50 CAD, 2026-27) for all teams.',
    'The commissioner noted the prize “Champion” (90 CAD, 2026-27) for Team 2.',
    'Team 2 has paid the fee “Entry fee” (50 CAD, 2026-27).',
    'The prize “Champion” (90 CAD, 2026-27) was paid to Team 2.',
    'The prize “Champion” (90 CAD, 2026-27) was not paid to Team 2.',
    'The commissioner removed the prize “Champion” (90 CAD, 2026-27) of Team 2.',
  ]);
});

test('a team of another league, a bad amount and a full ledger are refused', async () => {
  const [league, other] = [
    await playLeague(app, { form: { num_teams: 2 } }),
    await playLeague(app, { form: { num_teams: 2 } }),
  ];
  const body = {
    season: '2026-27',
    kind: 'fee',
    label: 'Entry fee',
    amount: 50,
    currency: 'CAD',
    team_ids: [league.teams[0]],
  };
  const note = (more: object) =>
    league.manager(0).api<Refused>('POST', `/api/${league.id}/ledger`, { ...body, ...more });
  expect((await note({ team_ids: [other.teams[0]] })).status).toBe(404);
  expect((await note({ amount: 0 })).status).toBeGreaterThanOrEqual(400);
  await app.app.get(Database).query(
    `insert into league_ledger (league_id, id, season, team_id, kind, label, amount, currency)
     select $1, 'line' || n, '2026-27', $2, 'fee', 'Fee', 1, 'CAD' from generate_series(1, 2000) n`,
    [league.id, league.teams[0]],
  );
  expectRefusal(await note({}), 409, 'ledgerFull', { field: 'team_ids', figure: 2_000, limit: 2_000 });
});
