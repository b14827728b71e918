import { expect, test } from '@jest/globals';
import type { LedgerAnswer } from '@crease/core/leagues/ledger/ledger.answers.js';
import { playLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

test('commissioners note fees and prizes, who paid and who got one; members read them, and the log tells each change', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 } });
  const note = (by: number, more: object = {}) =>
    league.call(by, 'POST', '/ledger', {
      season: '2026-27',
      kind: 'fee',
      label: 'Entry fee',
      amount: 50,
      currency: 'CAD',
      team_ids: league.teams,
      ...more,
    });
  const lines = async () => (await league.get<LedgerAnswer>(1, '/ledger')).lines;
  expect(await lines()).toEqual([]);
  expect((await note(1)).status).toBe(403);
  expect((await note(0)).status).toBe(201);
  expect(await note(0, { kind: 'prize', label: 'Champion', amount: 90, team_ids: [league.teams[1]] })).toMatchObject({
    status: 201,
  });
  const [first, second, prize] = await lines();
  expect([first, second, prize].map((line) => [line?.team_id, line?.kind, line?.amount, line?.paid])).toEqual([
    [expect.anything(), 'fee', 50, false],
    [expect.anything(), 'fee', 50, false],
    [league.teams[1], 'prize', 90, false],
  ]);
  const pay = (by: number, id = '', paid = true) => league.call(by, 'PUT', `/ledger/${id}`, { paid });
  const own = [first, second].find((line) => line?.team_id === league.teams[1]);
  expect((await pay(1, own?.id)).status).toBe(403);
  expect([(await pay(0, own?.id)).status, (await pay(0, own?.id)).status]).toEqual([200, 200]);
  expect((await pay(0, prize?.id)).status).toBe(200);
  expect((await pay(0, prize?.id, false)).status).toBe(200);
  expect((await lines()).map(({ id, paid }) => [id, paid])).toEqual(
    [first, second, prize].map((line) => [line?.id, line?.id === own?.id]),
  );
  const remove = (by: number, id = '') => league.call(by, 'DELETE', `/ledger/${id}`);
  expect((await remove(1, prize?.id)).status).toBe(403);
  expect([(await remove(0, prize?.id)).status, (await remove(0, prize?.id)).status]).toEqual([200, 404]);
  expect(await lines()).toHaveLength(2);
  const money = (await league.log(1)).filter((line) => line.includes('CAD'));
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
  const note = (more: object) => league.call(0, 'POST', '/ledger', { ...body, ...more });
  expect((await note({ team_ids: [other.teams[0]] })).status).toBe(404);
  expect((await note({ amount: 0 })).status).toBeGreaterThanOrEqual(400);
  await query`insert into league_ledger (league_id, id, season, team_id, kind, label, amount, currency)
    select ${league.id}, 'line' || n, '2026-27', ${league.teams[0]}, 'fee', 'Fee', 1, 'CAD'
      from generate_series(1, 2000) n`;
  expectRefusal(await note({}), 409, 'ledgerFull', { field: 'team_ids', figure: 2_000, limit: 2_000 });
});
