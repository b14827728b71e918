import { describe, expect, test } from '@jest/globals';
import { CUP, type Condition } from '@crease/core/trades/trade.model.js';
import type { ConditionLedgerAnswer, ConditionView } from '@crease/core/trades/trade.schema.js';
import { MembershipCache } from '../../platform/http/member.js';
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
import { ConditionWatch } from './condition.watch.js';
import { TradeAlarms } from '../clock/trade.alarms.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

// No periodic checks: each test checks the conditions when it needs to.
const { app, query } = await fileApp();
app.app.get(TradeAlarms).onModuleDestroy();

const ledger = async (league: TradeLeague, by = 3): Promise<ConditionView[]> =>
  (await league.get<ConditionLedgerAnswer>(by, '/trades/conditions')).conditions;
const confirm = (league: TradeLeague, id: string, body: object, by = 0): Promise<Answer<ConditionView & Refused>> =>
  league.call(by, 'POST', `/trades/conditions/${id}/confirm`, body);
const look = () => app.app.get(ConditionWatch).look();
const passDay = (league: TradeLeague) =>
  query`update trade_condition set resolve_by = clock_timestamp() - interval '1 second'
    where league_id = ${league.id}`;

/** An executed trade's pick under a condition. */
async function promised(
  condition: (league: TradeLeague, starId: number) => Condition,
  form: Parameters<typeof tradeLeague>[1] = {},
) {
  const league = await tradeLeague(app, form);
  await givePicks(league, { rounds: 1 });
  const [star] = await league.hold(1, [forward(2_000_000)]);
  const first = (await league.picks(2))['2025-26 general 1'] ?? '';
  await league.trade(
    { team: 1, gives: [player(star!.id)] },
    { team: 2, gives: [pick(first, condition(league, star!.id))] },
  );
  const [entry] = await ledger(league);
  return { league, star: star!, first, id: entry?.condition_id ?? '' };
}

describe('a condition', () => {
  test('stands in the ledger for everybody, holds its asset, and is settled by a commissioner', async () => {
    const { league, first, id } = await promised(() => ({
      type: 'free-text',
      text: 'If the Wolves win the derby',
      resolve_by: day(30),
    }));
    expect(await ledger(league)).toMatchObject([
      {
        condition_id: id,
        state: 'waiting',
        from_team_id: league.teams[2],
        to_team_id: league.teams[1],
        proposed: null,
        confirmed: null,
        text: expect.stringMatching(/^If the Wolves win the derby \(by /),
      },
    ]);
    expect((await league.owners()).picks[first]).toBe(2);
    const again = await league.propose({ team: 2, gives: [pick(first)] }, { team: 3 });
    expectRefusal(await league.accept(3, again), 409, 'frozen', {
      message: expect.stringMatching(/is promised under a condition until/),
    });
    expect((await confirm(league, id, { outcome: 'met' }, 1)).status).toBe(403);
    const said = await league.call<ConditionView>(1, 'POST', `/trades/conditions/${id}/propose`, {
      outcome: 'met',
      note: 'It was 3–1',
    });
    expect(said).toMatchObject({
      status: 200,
      body: { proposed: { outcome: 'met', evidence: 'It was 3–1', by: 'Team 2 Manager' } },
    });
    expect((await league.call(3, 'POST', `/trades/conditions/${id}/propose`, { outcome: 'not-met' })).status).toBe(403);
    expect(await confirm(league, id, { outcome: 'met', note: 'I was there' })).toMatchObject({
      status: 200,
      body: { state: 'met', confirmed: { by: 'Team 1 Manager', note: 'I was there' } },
    });
    expect((await league.owners()).picks[first]).toBe(1);
    expectRefusal(await confirm(league, id, { outcome: 'not-met' }), 409, 'conditionSettled');
    const log = await league.log(3);
    expect(log[0]).toMatch(
      /^Condition met: If the Wolves win the derby \(by .*\)\. Team 2 gets 2025-26 general, round 1 \(Team 3\)\. I was there$/,
    );
    // The other offer has ended.
    expect((await league.view(3, again)).state).toBe('failed');
    expect(await league.query('select 1 from frozen_asset where league_id = $1', [league.id])).toEqual([]);
  });

  test('that was not met leaves its asset where it is, free again', async () => {
    const { league, first, id } = await promised(() => ({
      type: 'free-text',
      text: 'If it snows in July',
      resolve_by: day(30),
    }));
    expect(await confirm(league, id, { outcome: 'not-met' })).toMatchObject({
      status: 200,
      body: { state: 'not-met' },
    });
    expect((await league.owners()).picks[first]).toBe(2);
    expect((await league.trade({ team: 2, gives: [pick(first)] }, { team: 3 })).state).toBe('executed');
  });

  test('of a protected pick sends next year’s same round instead, and holds it until then', async () => {
    const { league, first, id } = await promised(() => ({ type: 'pick-protected', top: 3, resolve_by: day(60) }));
    const next = (await league.picks(2))['2026-27 general 1'] ?? '';
    expect((await ledger(league))[0]).toMatchObject({ instead: { pick_id: next, season: '2026-27' } });
    const offer = await league.propose({ team: 2, gives: [pick(next)] }, { team: 3 });
    expectRefusal(await league.accept(3, offer), 409, 'frozen');
    expect((await confirm(league, id, { outcome: 'not-met' })).status).toBe(200);
    const { picks } = await league.owners();
    expect([picks[first], picks[next]]).toEqual([2, 1]);
  });

  test('of one of two picks sends the other, and of a protected pick the one that was chosen', async () => {
    const league = await tradeLeague(app);
    await givePicks(league);
    const own = await league.picks(1);
    const [first, far, second] = [own['2025-26 general 1'], own['2027-28 general 1'], own['2025-26 general 2']].map(
      (id) => id ?? '',
    ) as [string, string, string];
    const other = own['2026-27 general 2'] ?? '';
    await league.trade(
      {
        team: 1,
        gives: [
          pick(first, { type: 'pick-protected', top: 1, instead_pick_id: far, resolve_by: day(60) }),
          pick(second, { type: 'pick-of-two', other_pick_id: other, which: 'getter', resolve_by: day(60) }),
        ],
      },
      { team: 2 },
    );
    const entries = await ledger(league);
    expect(entries.map(({ instead }) => instead)).toMatchObject(
      entries.map(({ asset }) => ({ pick_id: 'pick_id' in asset && asset.pick_id === first ? far : other })),
    );
    const offer = await league.propose({ team: 1, gives: [pick(other)] }, { team: 3 });
    expectRefusal(await league.accept(3, offer), 409, 'frozen');
    for (const { condition_id: id } of entries)
      expect((await confirm(league, id, { outcome: 'not-met' })).status).toBe(200);
    const { picks } = await league.owners();
    expect([first, far, second, other].map((id) => picks[id])).toEqual([1, 2, 1, 2]);
  });

  test('on a player takes the salary retained of them along, and holds its slot meanwhile', async () => {
    const league = await tradeLeague(app, { form: { retention_slots: 1 } });
    const [star, other] = await league.hold(1, [forward(4_000_003), forward(2_000_000)]);
    const condition: Condition = { type: 'free-text', text: 'If both still want it', resolve_by: day(20) };
    await league.trade({ team: 1, gives: [player(star!.id, condition), retain(star!.id, 25)] }, { team: 2 });
    expect(await league.query('select 1 from retention where league_id = $1', [league.id])).toEqual([]);
    const { effects } = await league.preview(
      1,
      { team: 1, gives: [player(other!.id), retain(other!.id, 10)] },
      { team: 3 },
    );
    expect(effects.problems).toMatchObject([{ name: 'retentionSlots', figure: 2, limit: 1 }]);
    const [entry] = await ledger(league);
    expect((await confirm(league, entry!.condition_id, { outcome: 'met' })).status).toBe(200);
    expect((await league.owners()).players[star!.id]).toBe(2);
    expect(
      await league.query('select team_id, percent, amount from retention where league_id = $1', [league.id]),
    ).toEqual([{ team_id: league.teams[1], percent: 25, amount: 1_000_000 }]);
  });

  test('on retained salary is settled only while somebody else has the player', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await league.trade(
      {
        team: 1,
        gives: [
          player(star!.id),
          retain(star!.id, 25, { type: 'free-text', text: 'If he is hurt', resolve_by: day(20) }),
        ],
      },
      { team: 2 },
    );
    const [entry] = await ledger(league);
    await league.trade({ team: 2, gives: [player(star!.id)] }, { team: 1 });
    expectRefusal(
      await confirm(league, entry!.condition_id, { outcome: 'met', override_reason: 'I say so' }),
      409,
      'holdsPlayer',
      { message: `${star!.name} is on Team 2 again, which pays all of the contract.` },
    );
    await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 3 });
    expect((await confirm(league, entry!.condition_id, { outcome: 'met' })).status).toBe(200);
    expect(await league.query('select team_id, amount from retention where league_id = $1', [league.id])).toEqual([
      { team_id: league.teams[1], amount: 1_000_000 },
    ]);
  });

  test('on retained salary is never settled so that more than the whole contract is retained, override or not', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await league.trade(
      {
        team: 1,
        gives: [
          player(star!.id),
          retain(star!.id, 50, { type: 'free-text', text: 'If he is hurt', resolve_by: day(20) }),
        ],
      },
      { team: 2 },
    );
    for (const [team, percent] of [
      [0, 40],
      [3, 20],
    ] as const) {
      await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
        values (${league.id} || ${league.teams[team]}, ${league.id}, ${star!.id}, ${league.teams[team]}, ${percent}, 1,
        '2025-26')`;
    }
    const [entry] = await ledger(league);
    const override = { outcome: 'met', override_reason: 'As agreed' };
    for (const body of [{ outcome: 'met' }, override]) {
      expectRefusal(await confirm(league, entry!.condition_id, body), 409, 'retainedOverWhole', {
        figure: 110,
        limit: 100,
        fix: 'Settle it as not met.',
      });
    }
    await league.query('update retention set percent = 30 where league_id = $1 and percent = 40', [league.id]);
    expectRefusal(await confirm(league, entry!.condition_id, { outcome: 'met' }), 409, 'retainedTwice', {
      fix: 'Override the rule with a reason, or settle it as not met.',
    });
    expect((await confirm(league, entry!.condition_id, override)).status).toBe(200);
  });

  test('counts no retention of the team that gets the player, for it ends', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(6_000_000)]);
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at)
      values (${league.id}, ${league.id}, ${star!.id}, ${league.teams[2]}, 25, 1, '2025-26',
      now() - interval '400 days')`;
    await league.trade(
      {
        team: 1,
        gives: [
          player(star!.id, { type: 'free-text', text: 'If both still want it', resolve_by: day(20) }),
          retain(star!.id, 30),
        ],
      },
      { team: 2 },
    );
    const [entry] = await ledger(league);
    expect((await confirm(league, entry!.condition_id, { outcome: 'met' })).status).toBe(200);
    expect(
      await query`select team_id, percent from retention where league_id = ${league.id} and ended_at is null`,
    ).toEqual([{ team_id: league.teams[1], percent: 30 }]);
  });

  test('whose outcome would break a rule waits, or is overridden with a reason that everybody reads', async () => {
    const league = await tradeLeague(app, { form: { salary_cap: 10_000_000 } });
    const [star] = await league.hold(1, [forward(6_000_000)]);
    await league.trade(
      { team: 1, gives: [player(star!.id, { type: 'free-text', text: 'If it comes to that', resolve_by: day(20) })] },
      { team: 2 },
    );
    await league.hold(2, [forward(6_000_000)]);
    const [entry] = await ledger(league);
    expectRefusal(await confirm(league, entry!.condition_id, { outcome: 'met' }), 409, 'cap', { figure: 12_000_000 });
    expect((await league.owners()).players[star!.id]).toBe(1);
    expect(await league.query('select ref from frozen_asset where league_id = $1', [league.id])).toEqual([
      { ref: String(star!.id) },
    ]);
    expect(
      await confirm(league, entry!.condition_id, { outcome: 'met', override_reason: 'Agreed by everybody' }),
    ).toMatchObject({ status: 200, body: { confirmed: { note: 'Rules overridden: Agreed by everybody' } } });
    expect((await league.owners()).players[star!.id]).toBe(2);
  });

  test('on an FA pick may not outlive it', async () => {
    const league = await tradeLeague(app);
    await league.weekPicks();
    const [fa] = await query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[1]}`;
    const late = await league.call(
      1,
      'POST',
      '/trades',
      league.sides(
        { team: 1, gives: [faPick(fa!.id, { type: 'free-text', text: 'If it lasts', resolve_by: day(9) })] },
        { team: 2 },
      ),
    );
    expectRefusal(late, 409, 'conditionAfterExpiry');
    await league.trade(
      { team: 1, gives: [faPick(fa!.id, { type: 'free-text', text: 'If it lasts', resolve_by: day(1) })] },
      { team: 2 },
    );
    const [entry] = await ledger(league);
    expect((await confirm(league, entry!.condition_id, { outcome: 'met' })).status).toBe(200);
    expect((await league.owners()).faPicks[fa!.id]).toBe(2);
  });

  test('can be long, and its trade is still accepted with everything that was shown', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(4_000_000)]);
    const id = await league.propose(
      {
        team: 1,
        gives: [player(star!.id, { type: 'free-text', text: 'long '.repeat(60).trim(), resolve_by: day(20) })],
      },
      { team: 2 },
    );
    expect(await league.accept(2, id)).toMatchObject({ status: 200, body: { state: 'executed' } });
  });
});

describe('a condition of a commissioner’s own trade', () => {
  const derby = (): Condition => ({ type: 'free-text', text: 'If the Wolves win the derby', resolve_by: day(30) });
  const vote = (league: TradeLeague, id: string, by: number, outcome: 'met' | 'not-met' | null) =>
    league.call<ConditionView & Refused>(by, 'PUT', `/trades/conditions/${id}/vote`, { outcome });
  const promote = async (league: TradeLeague, team: number, alone: boolean) => {
    await query`update membership set is_commissioner = (team_id = ${league.teams[team]} or (${!alone}
      and is_commissioner)) where league_id = ${league.id}`;
    forget(league);
  };
  /** Clears the membership cache, because the test changed memberships by SQL. */
  const forget = (league: TradeLeague) => {
    for (const index of league.teams.keys())
      app.app.get(MembershipCache).forget(league.id, league.manager(index).userId);
  };
  const log = async (league: TradeLeague) =>
    (await league.get<{ activities: { message: string }[] }>(3, '/activity-log')).activities[0]?.message;

  test('is decided by a third of the managers without a part in it', async () => {
    const { league, first, id } = await promised(derby, { form: { num_teams: 6 } });
    await promote(league, 1, true);
    expectRefusal(await confirm(league, id, { outcome: 'met' }, 1), 403, 'ownCondition', {
      fix: 'The votes of 2 uninvolved managers decide it.',
    });
    // Without the team or the office the member still cannot decide.
    await league.query('update trade set commissioners_own = true where league_id = $1', [league.id]);
    await query`update membership set team_id = null where league_id = ${league.id} and team_id = ${league.teams[1]}`;
    forget(league);
    expect((await confirm(league, id, { outcome: 'met' }, 1)).body.refusal?.name).toBe('ownCondition');
    expect((await vote(league, id, 2, 'met')).body.refusal?.name).toBe('conditionVote');
    expect(await vote(league, id, 3, 'met')).toMatchObject({
      status: 200,
      body: { decided_by: 'others', vote: { needed: 2, met: 1, not_met: 0, mine: 'met' }, may: ['vote'] },
    });
    expect((await vote(league, id, 3, null)).body.vote).toMatchObject({ met: 0, mine: null });
    expect((await vote(league, id, 3, 'not-met')).body.vote).toMatchObject({ met: 0, not_met: 1, mine: 'not-met' });
    await vote(league, id, 4, 'met');
    expect((await ledger(league, 0))[0]).toMatchObject({ state: 'waiting', vote: { met: 1, not_met: 1, mine: null } });
    expect(await vote(league, id, 5, 'met')).toMatchObject({
      status: 200,
      body: { state: 'met', vote: null, may: [], confirmed: { by: null } },
    });
    expect(await log(league)).toMatch(
      /^Condition met: .*\. Team 2 gets .*\. Decided by 2 of 4 uninvolved managers \(2 were needed\)\.$/,
    );
    expect((await league.owners()).picks[first]).toBe(1);
    expect((await vote(league, id, 0, 'met')).body.refusal?.name).toBe('conditionSettled');
  });

  test('is decided by another commissioner, and managers do not vote on other trades', async () => {
    const { league, first, id } = await promised(derby);
    expect((await vote(league, id, 3, 'met')).body.refusal?.message).toMatch(/^Managers vote only on conditions of a/);
    await promote(league, 2, false);
    expect(await ledger(league, 0)).toMatchObject([{ decided_by: 'others', vote: null, may: ['report', 'settle'] }]);
    expect(await ledger(league, 2)).toMatchObject([{ may: ['report'] }]);
    expectRefusal(await confirm(league, id, { outcome: 'met' }, 2), 403, {
      fix: 'Another commissioner can settle it.',
    });
    expect((await confirm(league, id, { outcome: 'met' }, 0)).status).toBe(200);
    expect((await league.owners()).picks[first]).toBe(1);
  });

  test('ends on its date as not proven where nobody could decide it', async () => {
    const { league, first, id } = await promised(derby);
    await promote(league, 1, true);
    await league.call(1, 'POST', `/trades/conditions/${id}/propose`, { outcome: 'met' });
    expect(await ledger(league, 1)).toMatchObject([{ decided_by: 'date', vote: null, may: ['report'] }]);
    expectRefusal(await vote(league, id, 3, 'met'), 409, {
      figure: 2,
      limit: 3,
      fix: 'It ends on its date by what is proven then.',
    });
    await look();
    expect((await ledger(league))[0]?.state).toBe('waiting');
    await passDay(league);
    await look();
    expect((await ledger(league))[0]).toMatchObject({ state: 'not-met', confirmed: { by: null } });
    expect(await log(league)).toMatch(
      /^Condition not met: .* Nobody without a part in the trade could decide it\. Not proven by /,
    );
    expect((await league.owners()).picks[first]).toBe(2);
    expect(await league.query('select 1 from frozen_asset where league_id = $1', [league.id])).toEqual([]);
  });

  test('or by what is proven by then, and is void where neither outcome can be carried out', async () => {
    const { league, first, star } = await promised((_, id) => ({
      type: 'signed',
      player_id: id,
      season: '2026-27',
      resolve_by: day(30),
    }));
    await promote(league, 1, true);
    await query`insert into contract (player_id, season, cap_hit, source)
      values (${star.id}, '2026-27', 1000000, 'test')`;
    await passDay(league);
    await look();
    expect((await ledger(league))[0]?.state).toBe('met');
    expect((await league.owners()).picks[first]).toBe(1);

    const both = await promised(() => ({ type: 'pick-protected', top: 3, resolve_by: day(30) }));
    await promote(both.league, 1, true);
    await both.league.query('update draft_pick set owner_team_id = $2 where league_id = $1 and original_team_id = $3', [
      both.league.id,
      both.league.teams[0],
      both.league.teams[2],
    ]);
    await passDay(both.league);
    await look();
    expect((await ledger(both.league))[0]).toMatchObject({ state: 'void' });
    expect(await both.league.query('select 1 from frozen_asset where league_id = $1', [both.league.id])).toEqual([]);
  });
});

describe('what the system proposes by itself', () => {
  const proposals = async (league: TradeLeague) =>
    (await ledger(league)).map(({ proposed }) => (proposed ? `${proposed.outcome}: ${proposed.evidence}` : null));

  test('from imported games: met as soon as the player has them, and the commissioner is written to once', async () => {
    const { league, star } = await promised((_, id) => ({
      type: 'games-played',
      player_id: id,
      season: '2025-26',
      at_least: 10,
      resolve_by: day(60),
    }));
    const games = (gp: number) =>
      query`insert into player_season (player_id, season, playoffs, club, gp, source)
        values (${star.id}, '2025-26', false, 'TOR', ${gp}, 'test') on conflict (player_id, season, playoffs) do update
        set gp = excluded.gp`;
    await games(9);
    await look();
    expect(await proposals(league)).toEqual([null]);
    await games(10);
    await look();
    expect(await proposals(league)).toEqual(['met: They have played 10 games in 2025-26.']);
    await games(11);
    await look();
    expect(await proposals(league)).toEqual(['met: They have played 11 games in 2025-26.']);
    expect(
      await query`select 1 from mail where league_id = ${league.id}
        and subject = 'A condition waits for your confirmation'`,
    ).toHaveLength(1);
    // A corrected statistic withdraws the proposal.
    await games(8);
    await look();
    expect(await proposals(league)).toEqual([null]);
    await passDay(league);
    await look();
    expect(await proposals(league)).toEqual([expect.stringMatching(/^not-met: Not proven by /)]);
    expect((await ledger(league))[0]?.state).toBe('due');
  });

  test('from contracts, playoffs, final standings and the order of a draft', async () => {
    const signed = await promised((_, id) => ({
      type: 'signed',
      player_id: id,
      season: '2026-27',
      resolve_by: day(60),
    }));
    const playoffs = await promised(() => ({
      type: 'playoffs-made',
      club: 'BUF',
      season: '2025-26',
      resolve_by: day(60),
    }));
    const round = await promised(() => ({
      type: 'playoffs-made',
      club: 'BUF',
      season: '2025-26',
      round: 2,
      resolve_by: day(60),
    }));
    const cup = await promised(() => ({
      type: 'both',
      of: [
        { type: 'playoffs-made', club: 'BUF', season: '2025-26', round: CUP },
        { type: 'playoffs-made', club: 'TBL', season: '2025-26', round: CUP, not: true },
      ],
      resolve_by: day(60),
    }));
    const finish = await promised((league) => ({
      type: 'team-finish',
      team_id: league.teams[3] ?? '',
      season: '2025-26',
      top: 1,
      resolve_by: day(60),
    }));
    const reaches = (result: 'playoffs' | 'title') =>
      promised((league) => ({
        type: 'team-result',
        team_id: league.teams[3] ?? '',
        season: '2025-26',
        result,
        resolve_by: day(60),
      }));
    const [seeded, title] = [await reaches('playoffs'), await reaches('title')];
    const order = await promised(() => ({ type: 'pick-protected', top: 2, resolve_by: day(60) }));
    await look();
    expect(await proposals(seeded.league)).toEqual([null]);
    await seeded.league.query(
      `with season as (
         insert into matchup_season (league_id, season, seed, playoff_teams)
         values ($1, '2025-26', repeat('0', 32), 2) returning league_id, season
       ) insert into playoff_team (league_id, season, team_id, seed) select league_id, season, $2, 1 from season`,
      [seeded.league.id, seeded.league.teams[3]],
    );
    // Until the first game results can change the seeds.
    await seeded.league.query(
      `insert into matchup_period (league_id, season, number, starts_on, ends_on, round, pairs_due)
       values ($1, '2025-26', 1, current_date, current_date + 6, 1, now() + interval '1 hour')`,
      [seeded.league.id],
    );
    await look();
    expect(await proposals(seeded.league)).toEqual([null]);
    await seeded.league.query('update matchup_period set pairs_due = null where league_id = $1', [seeded.league.id]);
    await title.league.query(
      `insert into season_standing (league_id, season, team_id, rank, points)
       select league_id, '2025-26', id, case id when $2 then 1 else 2 end, 9 from team where league_id = $1`,
      [title.league.id, title.league.teams[1]],
    );
    await title.league.phase('offseason');
    await look();
    expect(await proposals(seeded.league)).toEqual(['met: The team is in the play-offs of 2025-26.']);
    expect(await proposals(title.league)).toEqual(['not-met: The team did not win the title of 2025-26.']);
    for (const { league } of [signed, playoffs, finish, order]) expect(await proposals(league)).toEqual([null]);
    await signed.league.query(
      `insert into contract (player_id, season, cap_hit, source) values ($1, '2026-27', 1000000, 'test')`,
      [signed.star.id],
    );
    await playoffs.league.query(
      `insert into player_season (player_id, season, playoffs, club, gp, source) values ($1, '2025-26', true, 'BUF', 1, 'test')`,
      [playoffs.star.id],
    );
    await playoffs.league.query(
      `insert into player_game (player_id, game_id, season, playoffs, day, source) values ($1, '2025030114', '2025-26', true, '2026-04-20', 'test'), ($1, '2025030211', '2025-26', true, '2026-05-04', 'test')`,
      [playoffs.star.id],
    );
    const wins = (games: number) =>
      cup.league.query(
        `insert into player_game (player_id, game_id, season, playoffs, day, w, source)
         select $1, '202503041' || n, '2025-26', true, date '2026-06-01' + n, 1, 'test' from generate_series(1, $2::int) n on conflict do nothing`,
        [playoffs.star.id, games],
      );
    await wins(3);
    await look();
    expect(await proposals(cup.league)).toEqual([null]);
    await wins(4);
    await finish.league.query(
      `insert into team_points (league_id, team_id, season, playoffs, points) select t.league_id, t.id, x.season, x.playoffs, x.points from team t join (values ($1, '2025-26', false, 90), ($2, '2025-26', false, 80)) x (team_id, season, playoffs, points) on x.team_id = t.id`,
      [finish.league.teams[1], finish.league.teams[3]],
    );
    await finish.league.phase('offseason');
    await order.league.query('update draft_pick set pick_number = 2 where id = $1', [order.first]);
    await look();
    expect(await proposals(signed.league)).toEqual(['met: They have a contract for 2026-27.']);
    expect(await proposals(playoffs.league)).toEqual(['met: BUF has played in the playoffs of 2025-26.']);
    expect(await proposals(round.league)).toEqual(['met: BUF has played in round 4 of the playoffs of 2025-26.']);
    expect(await proposals(cup.league)).toEqual(['met: BUF won the Stanley Cup of 2025-26.']);
    expect((await ledger(cup.league))[0]?.text).toMatch(
      /^If BUF wins the Stanley Cup of 2025-26 and TBL does not win the Stanley Cup of 2025-26 \(by /,
    );
    expect(await proposals(finish.league)).toEqual(['not-met: The team finished 2025-26 in place 2.']);
    expect(await proposals(order.league)).toEqual(['not-met: It is pick 2 of its draft, within the top 2.']);
    // The final table includes the deductions for missing goalie games.
    await finish.league.query(
      `insert into season_standing (league_id, season, team_id, rank, points)
       select league_id, '2025-26', id, case id when $2 then 1 when $3 then 2 else 3 end,
         case id when $2 then 90 when $3 then 80 else 0 end
       from team where league_id = $1`,
      [finish.league.id, finish.league.teams[3], finish.league.teams[1]],
    );
    // The order is drawn again.
    await order.league.query('update draft_pick set pick_number = 3 where id = $1', [order.first]);
    await look();
    expect(await proposals(order.league)).toEqual(['met: It is pick 3 of its draft.']);
    expect(await proposals(finish.league)).toEqual(['met: The team finished 2025-26 in place 1.']);
    expect((await confirm(order.league, order.id, { outcome: 'met' })).status).toBe(200);
    expect((await order.league.owners()).picks[order.first]).toBe(1);
  });

  test('never overwrites what a manager or a commissioner said', async () => {
    const { league, star, id } = await promised((_, playerId) => ({
      type: 'games-played',
      player_id: playerId,
      season: '2025-26',
      at_least: 5,
      resolve_by: day(60),
    }));
    await league.call(2, 'POST', `/trades/conditions/${id}/propose`, { outcome: 'not-met', note: 'He is hurt' });
    await query`insert into player_season (player_id, season, playoffs, club, gp, source)
      values (${star.id}, '2025-26', false, 'TOR', 9, 'test')`;
    await look();
    expect(await proposals(league)).toEqual(['not-met: He is hurt']);
  });

  test('is looked for in every league, however many conditions are open, a part of them at a time', async () => {
    const { league, star } = await promised((_, id) => ({
      type: 'signed',
      player_id: id,
      season: '2027-28',
      resolve_by: day(60),
    }));
    // Many undecidable conditions, with ids before and after this one.
    await query`insert into trade_condition (id, league_id, trade_id, number, from_team_id, to_team_id, asset,
        condition, shown, resolve_by)
      select case when n % 2 = 0 then '1' else 'z' end || lpad(n::text, 11, '0'),
        c.league_id, c.trade_id, 1000 + n, c.from_team_id, c.to_team_id, c.asset,
        '{"type": "free-text", "text": "Some day", "resolve_by": "2028-01-01"}', c.shown, now() + interval '1 day'
      from trade_condition c, generate_series(1, 450) n where c.league_id = ${league.id}`;
    await query`insert into contract (player_id, season, cap_hit, source)
      values (${star.id}, '2027-28', 1000000, 'test')`;
    const proposed = () =>
      league.query(`select 1 from trade_condition where league_id = $1 and proposed_outcome = 'met'`, [league.id]);
    await look();
    expect(await proposed()).toEqual([]);
    await look();
    await look();
    expect(await proposed()).toHaveLength(1);
    await league.query('delete from trade_condition where league_id = $1', [league.id]);
  });
});
