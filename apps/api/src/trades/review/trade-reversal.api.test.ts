import { describe, expect, test } from '@jest/globals';
import type { TradeReversalView } from '@crease/core/trades/trade.schema.js';
import { eventually } from '../../testing/patience.js';
import { fileApp, type Answer, type Refused } from '../../testing/test-app.js';
import {
  day,
  faPick,
  forward,
  givePicks,
  pick,
  player,
  retain,
  tradeLeague,
  type TradeLeague,
} from '../testing/trade-fixture.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();

const look = (league: TradeLeague, id: string): Promise<TradeReversalView> =>
  league.get<TradeReversalView>(0, `/trades/${id}/reversal`);
const reverse = (
  league: TradeLeague,
  id: string,
  more: object = {},
  by = 0,
): Promise<Answer<{ state: string } & Refused>> =>
  league.call(by, 'POST', `/trades/${id}/reverse`, { reason: 'Entered by mistake', ...more });

async function rich() {
  const league = await tradeLeague(app);
  await givePicks(league, { rounds: 1 });
  await league.weekPicks();
  const [star, dropped] = await league.hold(1, [forward(4_000_003), forward(1_000_000)]);
  const [hurt] = await league.hold(2, [{ position: 'D', capHit: 3_000_000, status: 'LTIR' }]);
  const first = (await league.picks(2))['2026-27 general 1'] ?? '';
  const second = (await league.picks(2))['2027-28 general 1'] ?? '';
  const [fa] = await league.query<{ id: string }>('select id from fa_pick where owner_team_id = $1', [league.teams[2]]);
  const { id } = await league.trade(
    {
      team: 1,
      gives: [player(star!.id), retain(star!.id, 25)],
      moves: [
        { type: 'drop', player_id: dropped!.id },
        { type: 'toIr', player_id: hurt!.id },
      ],
    },
    {
      team: 2,
      gives: [
        player(hurt!.id),
        pick(first),
        faPick(fa!.id),
        pick(second, { type: 'free-text', text: 'If it rains', resolve_by: day(30) }),
      ],
    },
  );
  return { league, id, star: star!, dropped: dropped!, hurt: hurt!, first, second, fa: fa! };
}

describe('an executed trade', () => {
  test('is taken back whole: players and their places, picks, retained salary, drops, conditions', async () => {
    const { league, id, star, dropped, hurt, first, fa } = await rich();
    expect((await league.owners()).players).toEqual({ [star.id]: 2, [hurt.id]: 1 });
    expect(await look(league, id)).toEqual({ possible: true, reasons: [], overridable: [] });
    expect((await league.owners()).players).toEqual({ [star.id]: 2, [hurt.id]: 1 });
    expect((await reverse(league, id, {}, 1)).status).toBe(403);
    expect((await reverse(league, id, { reason: '' })).status).toBe(422);
    expect(await reverse(league, id)).toMatchObject({ status: 200, body: { state: 'reversed' } });
    const { players, picks, faPicks } = await league.owners();
    expect(players).toEqual({ [star.id]: 1, [dropped.id]: 1, [hurt.id]: 2 });
    expect([picks[first], faPicks[fa.id]]).toEqual([2, 2]);
    expect(await league.places(2)).toEqual({ [hurt.id]: 'active' });
    for (const table of ['retention', 'frozen_asset'])
      expect(await league.query(`select 1 from ${table} where league_id = $1`, [league.id])).toEqual([]);
    expect(
      await league.query('select 1 from waiver where league_id = $1 and resolved_at is null', [league.id]),
    ).toEqual([]);
    expect(await league.query('select outcome from trade_condition where league_id = $1', [league.id])).toEqual([
      { outcome: 'void' },
    ]);
    expect(await league.view(3, id)).toMatchObject({
      state: 'reversed',
      reason: 'Reversed by the commissioner: Entered by mistake',
    });
    const log = (await league.get<{ activities: { message: string }[] }>(3, '/activity-log')).activities;
    expect(log[0]?.message).toBe('The trade of Team 2 and Team 3 was reversed by the commissioner: Entered by mistake');
    expect(
      await league.query(`select 1 from mail where league_id = $1 and subject like '%was reversed'`, [league.id]),
    ).toHaveLength(2);
    expect((await reverse(league, id)).body.refusal.name).toBe('wrongTradeState');
    // The player can come back at once, because the retention was removed with the trade.
    expect((await league.trade({ team: 1, gives: [player(star.id)] }, { team: 2 })).state).toBe('executed');
  });

  test('waits for a penalty that is being given, and is refused then: a forfeited pick stays where it is', async () => {
    const { league, id, fa } = await rich();
    const { pool } = database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update fa_pick set penalty = true where league_id = $1 and id = $2', [league.id, fa.id]);
    const reversed = reverse(league, id);
    const waiting = eventually(async () =>
      expect(
        await league.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%fa_pick%'`,
        ),
      ).toHaveLength(1),
    );
    expect(await Promise.race([reversed.then(() => 'answered'), waiting.then(() => 'waiting')])).toBe('waiting');
    await client.query('commit');
    client.release();
    expectRefusal(await reversed, 409, 'notReversible', {
      message: 'This trade cannot be reversed: The FA pick of week 7 was forfeited.',
    });
    expect((await league.owners()).faPicks[fa.id]).toBe(1);
  });

  test('resumes the contract of a dropped player and deletes the dead cap, also after the waiver', async () => {
    const league = await tradeLeague(app, { form: { salaries: 'own', salary_minimum: 1, salary_cap: 100 } });
    const at = `/api/${league.id}`;
    const dead = () =>
      league.query<{ amount: number }>('select amount from dead_cap where league_id = $1 order by season', [league.id]);
    for (const cleared of [false, true]) {
      const [dropped] = await league.hold(1, [forward(1)]);
      const [given] = await league.hold(2, [forward(1)]);
      const put = await league
        .manager(0)
        .api('PUT', `${at}/contracts/${dropped!.id}`, { salary: 10, last_season: '2026-27' });
      expect(put.status).toBe(200);
      const { id } = await league.trade(
        { team: 1, gives: [], moves: [{ type: 'drop', player_id: dropped!.id }] },
        { team: 2, gives: [player(given!.id)] },
      );
      expect(await dead()).toEqual([{ amount: 5 }, { amount: 3 }]);
      if (cleared)
        await league.query('update waiver set resolved_at = clock_timestamp() where league_id = $1', [league.id]);
      expect((await reverse(league, id)).status).toBe(200);
      expect(await league.places(1)).toMatchObject({ [String(dropped!.id)]: 'active' });
      expect(await dead()).toEqual([]);
      expect(
        await query`select salary, released_at from league_contract where league_id = ${league.id}
          and player_id = ${dropped!.id}`,
      ).toEqual([{ salary: 10, released_at: null }]);
    }
  });

  test('takes a dropped player off waivers, and tells who had claimed them', async () => {
    const { league, id, dropped } = await rich();
    expect((await league.call(3, 'POST', '/free-agents/claims', { player_id: dropped.id })).status).toBe(200);
    expect((await reverse(league, id)).status).toBe(200);
    const { claims } = await league.get<{ claims: unknown[] }>(3, '/free-agents/claims');
    expect(claims).toMatchObject([
      { player_id: dropped.id, outcome: 'lost', reason: 'The trade in which the player was dropped was reversed.' },
    ]);
  });

  test('cannot be taken back once its assets have gone on, and every reason is named', async () => {
    const { league, id, star, dropped, first, fa, second } = await rich();
    await league.trade({ team: 2, gives: [player(star.id)] }, { team: 3 });
    await league.trade({ team: 1, gives: [pick(first)] }, { team: 3 });
    await league.query('update waiver set resolved_at = now() where league_id = $1', [league.id]);
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
      values (${league.id}, ${dropped.id}, ${league.teams[3]}, 'active', 'test')`;
    await league.query(`update fa_pick set player_id = $2, used_at = now() where id = $1`, [fa.id, dropped.id]);
    const [condition] = await query<{ id: string }>`select id from trade_condition where league_id = ${league.id}`;
    await league.call(0, 'POST', `/trades/conditions/${condition?.id}/confirm`, { outcome: 'met' });
    const { possible, reasons } = await look(league, id);
    expect(possible).toBe(false);
    expect(reasons.sort()).toEqual(
      [
        `${star.name} is now on Team 4.`,
        'The pick 2026-27 general, round 1 now belongs to Team 4.',
        `${dropped.name}, who was dropped in the trade, is now on Team 4.`,
        'The FA pick of week 7 has been used.',
        'The condition on 2027-28 general, round 1 (Team 3) was settled and carried out.',
      ].sort(),
    );
    expectRefusal(await reverse(league, id, { override: true }), 409, 'notReversible', {
      fix: 'Enter a new trade instead.',
    });
    const { picks } = await league.owners();
    expect([picks[first], picks[second]]).toEqual([3, 1]);
  });

  test.each([
    [
      'promised in another trade',
      async (league: TradeLeague, id: string) => {
        await league.review(24);
        await league.trade({ team: 1, gives: [faPick(id)] }, { team: 3 });
      },
      'The FA pick of week 7 is promised in another trade.',
    ],
    [
      'forfeited',
      (league: TradeLeague, id: string) => league.query('update fa_pick set penalty = true where id = $1', [id]),
      'The FA pick of week 7 was forfeited.',
    ],
    [
      'expired',
      (league: TradeLeague, id: string) =>
        league.query(`update fa_pick set expires_at = now() - interval '1 hour' where id = $1`, [id]),
      'The FA pick of week 7 has expired.',
    ],
  ] as const)('is not taken back while an FA pick of it is %s', async (_, happens, reason) => {
    const league = await tradeLeague(app);
    await league.weekPicks();
    const [fa] = await query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[2]}`;
    const { id } = await league.trade({ team: 2, gives: [faPick(fa!.id)] }, { team: 1 });
    await happens(league, fa!.id);
    expect(await look(league, id)).toEqual({ possible: false, reasons: [reason], overridable: [] });
    expect((await reverse(league, id)).status).toBe(409);
    expect((await league.owners()).faPicks[fa!.id]).toBe(1);
  });

  test('that would break a rule on its way back says which, and goes back with an override', async () => {
    const league = await tradeLeague(app, { form: { salary_cap: 10_000_000 } });
    const [star] = await league.hold(1, [forward(6_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    await league.hold(1, [forward(7_000_000)]);
    expect(await look(league, id)).toEqual({
      possible: false,
      reasons: [],
      overridable: ['Team 2 would use $13,000,000 of a $10,000,000 cap: $3,000,000 too much.'],
    });
    expectRefusal(await reverse(league, id), 409, 'notReversible', { fix: 'Override the rules, or mend this first.' });
    expect(await reverse(league, id, { override: true })).toMatchObject({ status: 200, body: { state: 'reversed' } });
    expect((await league.owners()).players[star!.id]).toBe(1);
  });

  test('ends the offers of those who have to give back what they offered, and tells them', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(2_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    const offer = await league.propose({ team: 2, gives: [player(star!.id)] }, { team: 3 });
    expect((await reverse(league, id)).status).toBe(200);
    expect(await league.view(3, offer)).toMatchObject({
      state: 'failed',
      reason: `Cancelled: ${star!.name} (F, $2M) went back when a trade was reversed.`,
    });
    expect(
      await league.query(`select 1 from mail where league_id = $1 and subject like '%was cancelled'`, [league.id]),
    ).toHaveLength(2);
  });

  test('takes a retention back with it that had ended by it', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 50)] }, { team: 2 });
    await query`update retention set created_at = now() - interval '400 days' where league_id = ${league.id}`;
    const { id } = await league.trade({ team: 2, gives: [player(star!.id)] }, { team: 1 });
    const running = () =>
      league.query('select team_id, amount from retention where league_id = $1 and ended_at is null', [league.id]);
    expect(await running()).toEqual([]);
    expect((await reverse(league, id)).status).toBe(200);
    expect(await running()).toEqual([{ team_id: league.teams[1], amount: 2_000_000 }]);
  });

  test('that would bring a retention back beyond the whole of a contract stays, override or not', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 25)] }, { team: 2 });
    await query`update retention set created_at = now() - interval '400 days' where league_id = ${league.id}`;
    const { id } = await league.trade({ team: 2, gives: [player(star!.id)] }, { team: 1 });
    for (const [team, percent] of [
      [0, 50],
      [3, 30],
    ] as const) {
      await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
        values (${league.id} || ${league.teams[team]}, ${league.id}, ${star!.id}, ${league.teams[team]}, ${percent}, 1,
        '2025-26')`;
    }
    const reasons = [`105 % of ${star!.name} would be retained in all, more than the whole contract.`];
    expect(await look(league, id)).toEqual({ possible: false, reasons, overridable: [] });
    expectRefusal(await reverse(league, id, { override: true }), 409, 'notReversible', {
      message: `This trade cannot be reversed: ${reasons[0]}`,
    });
    await league.query('update retention set percent = 25 where league_id = $1 and percent = 30', [league.id]);
    expect((await reverse(league, id, { override: true })).status).toBe(200);
  });

  test('in a later season leaves a retention ended whose last season is over', async () => {
    const league = await tradeLeague(app);
    const [star, other] = await league.hold(1, [forward(4_000_000), forward(2_000_000)]);
    await league.trade(
      { team: 1, gives: [player(star!.id), retain(star!.id, 50), player(other!.id), retain(other!.id, 10)] },
      { team: 2 },
    );
    await query`update retention set created_at = now() - interval '400 days', through_season = case when
      player_id = ${star!.id} then '2025-26' else '2026-27' end where league_id = ${league.id}`;
    const { id } = await league.trade({ team: 2, gives: [player(star!.id), player(other!.id)] }, { team: 1 });
    await league.query(`update league set current_season = '2026-27' where id = $1`, [league.id]);
    expect((await reverse(league, id)).status).toBe(200);
    expect(
      await league.query('select player_id from retention where league_id = $1 and ended_at is null', [league.id]),
    ).toEqual([{ player_id: other!.id }]);
  });
});
