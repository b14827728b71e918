import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import { SETTINGS } from '@crease/core/leagues/settings.table.js';
import type { RulesAnswer, RulesHistoryAnswer, RulesText } from '@crease/core/settings/rulebook.schema.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { IrReturnService } from '../teams/ir-return.service.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';

const { app, database } = await fileApp();

let league: PlayLeague;
beforeEach(async () => {
  league = await playLeague(app, {
    form: { num_teams: 2, max_roster_size: 2, ...NO_MINIMUMS, salary_cap: 20_000_000 },
  });
});
const rules = (team = 0) => league.get<RulesAnswer>(team, '/rules');
const history = async () => (await league.get<RulesHistoryAnswer>(1, '/rules/text/history')).texts;
const write = (body: object, team = 0, headers: Record<string, string> = {}) =>
  league.call<Refused & { text: RulesText }>(team, 'PUT', '/rules/text', body, headers);

describe('the rules of a league', () => {
  test('are written from its settings and change with them', async () => {
    const all = async () =>
      (await rules(1)).sections.flatMap((section) => section.rules.map(({ text }) => text)).join('\n');
    expect(await all()).toContain('The cap is $20,000,000.');
    expect(await all()).toContain('waivers for 24 hours');
    await league.call(0, 'PATCH', '/settings', { waiver_hours: 0 });
    expect(await all()).toContain('There are no waivers');
  });

  test('explain a refusal where its name leads', async () => {
    const held = await league.hold(1, [seedOf('F', 1), seedOf('F', 1)]);
    const refused = await league.move(1, 'toIr', held[0]?.id);
    const found = (await rules()).sections
      .flatMap((section) => section.rules)
      .filter(({ explains }) => explains.includes(refused.body.refusal.name));
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('Day-to-day is not enough')]);
  });
});

test('a league that was stored before the newest settings plays by their earlier values', async () => {
  const rows = Object.entries(SETTINGS).flatMap(([key, row]) =>
    'earlier' in row ? [[key, row.earlier, row.default] as const] : [],
  );
  expect(rows.map(([key]) => key)).toEqual(expect.arrayContaining(['ir_return_days', 'farm_call_up_counts']));
  const settings = (text: string, value: unknown) =>
    database.query(`update league set settings = ${text} where id = $1`, [league.id, value]);
  const [healthy] = await league.hold(1, [{ position: 'F', capHit: 1, place: 'ir' }]);
  const seen = async () => {
    await app.app.get(IrReturnService).announce();
    const answers = ['rules', 'settings', `teams/${league.teams[1]}`].map(async (path) => {
      const { status, body } = await league.call(1, 'GET', `/${path}`);
      expect([path, status]).toEqual([path, 200]);
      return body;
    });
    return Promise.all(answers);
  };
  await settings('settings || $2::jsonb', Object.fromEntries(rows.map(([key, earlier]) => [key, earlier])));
  const chosen = await seen();
  await settings(
    'settings - $2::text[]',
    rows.map(([key]) => key),
  );
  expect(await seen()).toEqual(chosen);
  // With a new league's values the healthy player must leave.
  await settings('settings || $2::jsonb', Object.fromEntries(rows.map(([key, , now]) => [key, now])));
  const now = await seen();
  expect(now[0]).not.toEqual(chosen[0]);
  const due = ([, , page]: unknown[]) =>
    (page as TeamPageAnswer).roster.find(({ player_id }) => player_id === healthy!.id)?.ir_return?.over;
  expect([due(chosen), due(now)]).toEqual([undefined, false]);
});

describe('the commissioner’s own text', () => {
  test('is written, changed and taken down, and every version is kept', async () => {
    expect(await rules(1)).toMatchObject({ text: null, can_edit: false });
    const first = await write({ body: '# House rules\r\n\r\nBe **kind**.\u0007', version: null });
    expect(first).toMatchObject({
      status: 200,
      body: { text: { body: '# House rules\n\nBe **kind**.', written_by: expect.any(String) } },
    });
    const second = await write({ body: 'Be kind, and pay in time.', version: first.body.text.id });
    expect(await rules(0)).toMatchObject({ text: second.body.text, can_edit: true });
    await write({ body: '', version: second.body.text.id });
    expect((await rules()).text).toBeNull();
    expect((await write({ body: 'Anew.' })).status).toBe(200);
    expect((await history()).map(({ body }) => body)).toEqual([
      'Anew.',
      '',
      'Be kind, and pay in time.',
      '# House rules\n\nBe **kind**.',
    ]);
    const log = (await league.get<ActivityLogAnswer>(1, '/activity-log')).activities;
    expect(log.map(({ message, data }) => [message.replace(/^.* (wrote|changed|removed) /, '$1 '), data.kind])).toEqual(
      [
        ['wrote rules for the league.', 'rules'],
        ['removed the league’s own rules.', 'rules'],
        ['changed the league’s own rules.', 'rules'],
        ['wrote rules for the league.', 'rules'],
      ],
    );
  });

  test('is not overwritten by who did not see the newest', async () => {
    const first = await write({ body: 'One' });
    const both = await Promise.all([
      write({ body: 'Two', version: first.body.text.id }),
      write({ body: 'Three', version: first.body.text.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      refusal: { name: 'rulesChanged', fix: expect.any(String) },
    });
    expect(await write({ body: 'Four' })).toMatchObject({ status: 409 });
    expect(await history()).toHaveLength(2);
  });

  test('twice the same, or with the same key, is one version', async () => {
    const key = { 'idempotency-key': 'rules-rules-rules' };
    const first = await write({ body: 'One' }, 0, key);
    expect((await write({ body: 'One' }, 0, key)).body).toEqual(first.body);
    expect((await write({ body: 'One', version: first.body.text.id })).body).toEqual(first.body);
    expect(await history()).toHaveLength(1);
  });

  test('is the commissioner’s, and not too long', async () => {
    expect((await write({ body: 'Mine' }, 1)).status).toBe(403);
    expect((await write({ body: 'x'.repeat(20_001) })).status).toBe(422);
    expect((await write({ body: 7 })).status).toBe(422);
    expect((await write({ body: 'x'.repeat(20_000) })).status).toBe(200);
  });
});
