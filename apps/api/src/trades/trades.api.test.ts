import { describe, expect, test } from '@jest/globals';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type {
  TradableAssetsAnswer,
  TradeAnswer,
  TradeListAnswer,
  TradeView,
} from '@crease/core/trades/trade.schema.js';
import { eventually } from '../testing/patience.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { faPick, forward, givePicks, pick, player, retain, tradeLeague } from './testing/trade-fixture.js';
import { TradeAlarms } from './clock/trade.alarms.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

describe('an offer', () => {
  test('is made, shown to both teams with what it would do, accepted and executed', async () => {
    const league = await tradeLeague(app, { office: 3 });
    await givePicks(league);
    await league.weekPicks();
    const [star, support] = await league.hold(0, [forward(8_000_001), forward(1_000_000)]);
    const [grinder] = await league.hold(1, [forward(2_000_000)]);
    const first = (await league.picks(1))['2027-28 general 1'] ?? '';
    const [fa] = await query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[1]}`;
    const id = await league.propose(
      { team: 0, gives: [player(star!.id), retain(star!.id, 25)] },
      { team: 1, gives: [player(grinder!.id), pick(first), faPick(fa!.id)] },
      { message: 'What do you think?' },
    );
    const seen = await league.view(1, id);
    expect(seen).toMatchObject({
      state: 'proposed',
      requested_by: league.teams[0],
      sent_to: league.teams[1],
      message: 'What do you think?',
      allowed: ['decline', 'counter', 'accept'],
    });
    expect((await league.view(0, id)).allowed).toEqual(['withdraw']);
    expect(seen.effects).toMatchObject({ sendable: true, legal: true, problems: [] });
    const [mine, theirs] = seen.effects!.sides;
    // No contract lasts beyond this season, so later seasons show the estimate separately.
    expect(
      mine.seasons.map(({ season, before, after }) => [season, before.cap_used, after.cap_used, after.estimated]),
    ).toEqual([
      ['2025-26', 9_000_001, 1_000_000 + 2_000_000 + 2_000_000, 0],
      ['2026-27', 0, 0, 3_000_000],
      ['2027-28', 0, 0, 3_000_000],
    ]);
    expect(theirs.seasons[0]).toMatchObject({
      before: { cap_used: 2_000_000 },
      after: { cap_used: 6_000_001, retained_contracts: 0 },
    });
    expect(await league.accept(1, id)).toMatchObject({ status: 200, body: { state: 'executed' } });
    const { players, picks, faPicks } = await league.owners();
    expect(players).toEqual({ [star!.id]: 1, [support!.id]: 0, [grinder!.id]: 0 });
    expect([picks[first], faPicks[fa!.id]]).toEqual([0, 0]);
    expect(
      await query`select team_id, percent, amount, through_season, ended_at from retention
        where player_id = ${star!.id}`,
    ).toEqual([
      { team_id: league.teams[0], percent: 25, amount: 2_000_000, through_season: '2025-26', ended_at: null },
    ]);
    const after = (await league.get<LeagueAnswer>(2, '')).teams;
    expect(after.find(({ team_id }) => team_id === league.teams[0])).toMatchObject({
      total_cap: 3_000_000,
      salary_retained: 2_000_000,
    });
    expect(after.find(({ team_id }) => team_id === league.teams[1])).toMatchObject({
      total_cap: 6_000_001,
      salary_retained: 0,
    });
  });

  test('shows in a redraft league what it does to this season alone: rosters of the next begin empty', async () => {
    const league = await tradeLeague(app, { type: 'redraft' });
    const [one] = await league.hold(1, [{ position: 'F', capHit: 4_000_000 }]);
    const { effects } = await league.preview(1, { team: 1, gives: [player(one?.id ?? 0)] }, { team: 2 });
    expect(effects.sides.map(({ seasons }) => seasons.map(({ season }) => season))).toEqual([['2025-26'], ['2025-26']]);
  });

  test('asks each team out of season to confirm a minimum of the coming season that it would miss', async () => {
    const league = await tradeLeague(app, { phase: 'offseason', form: { min_forwards: 1 }, office: 3 });
    const [star] = await league.hold(0, [forward(1_000_000)]);
    const [rival] = await league.hold(1, [forward(1_000_000)]);
    const asked = (team: number, offered: object) =>
      league.call<Refused & TradeAnswer>(team, 'POST', '/trades', offered);
    const refused = {
      status: 409,
      body: { refusal: { name: 'comingMinimum', field: 'confirm_short', figure: 0, limit: 1 } },
    };
    const given = league.sides({ team: 0, gives: [player(star!.id)] }, { team: 2 });
    expect(await asked(0, given)).toMatchObject(refused);
    expect((await asked(0, { ...given, confirm_short: true })).status).toBe(201);
    // The other manager confirms when accepting.
    const id = await league.propose({ team: 2 }, { team: 1, gives: [player(rival!.id)] });
    expect(await league.accept(1, id)).toMatchObject(refused);
    expect(await league.accept(1, id, { confirm_short: true })).toMatchObject({ status: 200 });
    // The commissioner confirms for both teams.
    const entered = { ...given, reason: 'Agreed by telephone' };
    const enter = (body: object) => league.call(3, 'POST', '/trades/on-behalf', body);
    expect(await enter({ ...entered, override: true })).toMatchObject(refused);
    expect((await enter({ ...entered, confirm_short: true })).status).toBe(201);
  });

  test('moves an FA pick through the last second of its Sunday', async () => {
    const league = await tradeLeague(app, { office: 3 });
    await league.weekPicks();
    const [fa] = await query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[1]}`;
    const id = await league.propose({ team: 1, gives: [faPick(fa!.id)] }, { team: 2 });
    const offered = () => league.call<TradableAssetsAnswer>(1, 'GET', `/trades/assets/${league.teams[1]}`);
    // Repeated, because a slow machine can miss the remaining part of the second.
    await eventually(async () => {
      await query`update fa_pick set expires_at = clock_timestamp() - interval '100 milliseconds'
        where id = ${fa?.id}`;
      expect((await offered()).body.fa_picks).toHaveLength(1);
      expect(await league.accept(2, id)).toMatchObject({ status: 200, body: { state: 'executed' } });
    }, 20_000);
    await query`update fa_pick set expires_at = clock_timestamp() - interval '1 second',
      owner_team_id = ${league.teams[1]} where id = ${fa?.id}`;
    expect((await offered()).body.fa_picks).toEqual([]);
  });

  test('waits in the inbox of the team that was asked, and in nobody else’s', async () => {
    const league = await tradeLeague(app, { office: 3 });
    const [star] = await league.hold(0, [forward(5_000_000)]);
    const id = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    const of = (by: number) => league.get<LeagueAnswer>(by, '');
    expect((await of(1)).trades).toEqual([{ trade_id: id, sent_to: league.teams[1], requested_by: league.teams[0] }]);
    expect(
      (await of(1)).teams
        .map(({ team_id, inbox }) => [team_id === league.teams[1], inbox])
        .filter(([mine, inbox]) => mine === true || inbox !== 0),
    ).toEqual([[true, 1]]);
    for (const by of [0, 2]) {
      expect((await of(by)).trades).toEqual([]);
      expect((await of(by)).teams.every(({ inbox }) => inbox === 0)).toBe(true);
    }
    expect(
      (await league.manager(1).api('GET', `/api/login?team=${league.teams[1]}&league=${league.id}`)).body,
    ).toMatchObject({ inbox: [{ trade_id: id }] });
    expect(
      (await league.manager(2).api('GET', `/api/login?team=${league.teams[1]}&league=${league.id}`)).body,
    ).toMatchObject({ inbox: [] });
    const boxes = await Promise.all(
      (['inbox', 'sent', 'all'] as const).map(
        async (box) => (await league.get<TradeListAnswer>(1, `/trades?box=${box}`)).trades.length,
      ),
    );
    expect(boxes).toEqual([1, 0, 1]);
    expect((await league.get<TradeListAnswer>(2, '/trades')).trades).toEqual([]);
  });

  test('is withdrawn, declined with a reason, or countered with its history kept', async () => {
    const league = await tradeLeague(app, { office: 3 });
    const [star] = await league.hold(0, [forward(5_000_000)]);
    const [other] = await league.hold(1, [forward(4_000_000)]);
    const at = `/api/${league.id}/trades`;
    const withdrawn = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    expectRefusal(await league.manager(1).api<Refused>('POST', `${at}/${withdrawn}/withdraw`), 403, 'notYours');
    expect(await league.manager(0).api('POST', `${at}/${withdrawn}/withdraw`)).toMatchObject({
      status: 200,
      body: { state: 'withdrawn' },
    });
    expectRefusal(await league.accept(1, withdrawn), 409, 'wrongTradeState');
    const declined = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    expect(await league.manager(1).api('POST', `${at}/${declined}/decline`, { reason: 'Not for that' })).toMatchObject({
      status: 200,
      body: { state: 'declined' },
    });
    expect((await league.view(0, declined)).reason).toBe('Team 2 declined: Not for that');
    const offer = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 }, { message: 'First' });
    // The same terms are refused, and the offer stays open.
    expectRefusal(
      await league.manager(1).api<Refused>('POST', `${at}/${offer}/counter`, {
        ...league.sides({ team: 1 }, { team: 0, gives: [player(star!.id)] }),
        message: 'Only other words',
      }),
      409,
      'counterUnchanged',
      { field: 'sides' },
    );
    expect((await league.view(1, offer)).state).toBe('proposed');
    const countered = await league.manager(1).api<{ trade_id: string }>('POST', `${at}/${offer}/counter`, {
      ...league.sides({ team: 1, gives: [player(other!.id)] }, { team: 0, gives: [player(star!.id)] }),
      message: 'Rather this',
    });
    expect(countered).toMatchObject({ status: 201, body: { state: 'proposed' } });
    const answer = await league.view(0, countered.body.trade_id);
    expect(answer.history.map(({ state, message, requested_by }) => [state, message, requested_by])).toEqual([
      ['countered', 'First', league.teams[0]],
      ['proposed', 'Rather this', league.teams[1]],
    ]);
    expect(answer.allowed).toEqual(['decline', 'counter', 'accept']);
    expect(await league.accept(0, countered.body.trade_id)).toMatchObject({ status: 200, body: { state: 'executed' } });
    expect(await league.get<TradeView>(2, `/trade/${countered.body.trade_id}`)).toMatchObject({
      state: 'executed',
      message: null,
      history: [],
    });
    expect((await league.call(2, 'GET', `/trade/${offer}`)).status).toBe(404);
  });

  test('is refused where it cannot be meant', async () => {
    const league = await tradeLeague(app, { form: { max_retention_perc: 25, faTradesAllowed: false } });
    await givePicks(league);
    await league.weekPicks();
    const [star] = await league.hold(0, [forward(5_000_000)]);
    const [theirs] = await league.hold(1, [forward(4_000_000)]);
    const [fa] = await query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[0]}`;
    const offer = (first: Parameters<typeof league.sides>[0], second: Parameters<typeof league.sides>[1]) =>
      league.call(0, 'POST', '/trades', league.sides(first, second));
    const refused = async (first: Parameters<typeof league.sides>[0], second: Parameters<typeof league.sides>[1]) => {
      const { status, body } = await offer(first, second);
      return `${status} ${body.refusal.name}`;
    };
    expect(await refused({ team: 0 }, { team: 1 })).toBe('409 emptyTrade');
    expect(await refused({ team: 0 }, { team: 0 })).toBe('422 sameTeam');
    expect(await refused({ team: 1, gives: [player(theirs!.id)] }, { team: 0 })).toBe('403 forbidden');
    expect(await refused({ team: 0, gives: [player(theirs!.id)] }, { team: 1 })).toBe('409 notOnTeam');
    expect(await refused({ team: 0, gives: [player(star!.id), player(star!.id)] }, { team: 1 })).toBe('409 namedTwice');
    expect(await refused({ team: 0, gives: [retain(star!.id, 10)] }, { team: 1 })).toBe('409 retentionAlone');
    expect(await refused({ team: 0, gives: [player(star!.id), retain(star!.id, 26)] }, { team: 1 })).toBe(
      '409 retentionPercent',
    );
    expect(
      await refused({ team: 0, gives: [pick((await league.picks(1))['2025-26 general 1'] ?? '')] }, { team: 1 }),
    ).toBe('409 pickNotOwned');
    expect(await refused({ team: 0, gives: [faPick(fa!.id)] }, { team: 1 })).toBe('409 faPicksNotTradable');
    expect(await offer({ team: 0, gives: [player(star!.id)] }, { team: 1, gives: [player(theirs!.id)] })).toMatchObject(
      { status: 201 },
    );
  });

  test('may be sent although it breaks a rule, is shown with what would mend it, and cannot be accepted as it is', async () => {
    const league = await tradeLeague(app, { office: 3, form: { salary_cap: 10_000_000, max_roster_size: 3 } });
    const [star] = await league.hold(0, [forward(6_000_000)]);
    const [cheap] = await league.hold(1, [forward(1_000_000), forward(5_500_000)]);
    const { effects } = await league.preview(0, { team: 0, gives: [player(star!.id)] }, { team: 1 });
    expect(effects).toMatchObject({ sendable: true, legal: false });
    expect(effects.sides[1].seasons[0]?.violations).toMatchObject([
      { rule: 'cap', figure: 12_500_000, limit: 10_000_000, decisive: true },
    ]);
    expect(effects.sides[1].suggestions.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Retain 42 % of Player/),
      expect.stringMatching(/^Drop Player \d+ \(\$5\.5M\)$/),
      expect.stringMatching(/^Drop Player \d+ \(\$6M\)$/),
    ]);
    const id = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    expectRefusal(await league.accept(1, id), 409, 'cap', { figure: 12_500_000, limit: 10_000_000 });
    expect((await league.view(1, id)).state).toBe('proposed');
    const [, dear] = await league.held(1);
    expect(await league.accept(1, id, { moves: [{ type: 'drop', player_id: dear!.id }] })).toMatchObject({
      status: 200,
      body: { state: 'executed' },
    });
    expect((await league.owners()).players).toEqual({ [star!.id]: 1, [cheap!.id]: 1 });
  });

  test('is not accepted when anything has changed since it was shown, and the refusal says what', async () => {
    const league = await tradeLeague(app, { office: 3 });
    const [star, spare] = await league.hold(0, [forward(6_000_000), forward(1_000_000)]);
    const id = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    const { version, hash, facts } = await league.view(1, id);
    await league.query('update contract set cap_hit = 7000000 where player_id = $1', [star!.id]);
    const accept = (body: object) => league.call(1, 'POST', `/trades/${id}/accept`, body);
    const refused = await accept({ version, hash, facts });
    expectRefusal(refused, 409, 'offerChanged');
    expect(refused.body.fields?.[`Team 1 gives ${star!.name}`]).toBe(
      'was cap hit $6,000,000, charge $6,000,000, healthy, active; now cap hit $7,000,000, charge $7,000,000, healthy, active',
    );
    await league.query('update contract set cap_hit = 6000000 where player_id = $1', [star!.id]);
    expect(await league.move(0, 'drop', spare!.id)).toMatchObject({ status: 200 });
    expect((await accept({ version, hash })).body.refusal.message).toBe(
      'Something in this trade has changed since you opened it.',
    );
    expect(await league.accept(1, id)).toMatchObject({ status: 200, body: { state: 'executed' } });
  });

  test('ends when another trade takes one of its assets, and both its teams are told', async () => {
    const league = await tradeLeague(app, { office: 3 });
    const [star] = await league.hold(0, [forward(5_000_000)]);
    const rival = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 2 });
    await league.trade({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    for (const by of [0, 2])
      expect(await league.view(by, rival)).toMatchObject({
        state: 'failed',
        reason: `Cancelled: ${star!.name} (F, $5M) went elsewhere in another trade.`,
      });
    const mails = await query<{ subject: string; to_address: string }>`select subject, to_address from mail
      where league_id = ${league.id} and subject like '%cancelled%'`;
    expect(mails).toHaveLength(2);
    expect((await league.call(1, 'GET', `/trade/${rival}`)).status).toBe(404);
  });

  test('is not mailed to a manager who cannot sign in any more', async () => {
    const league = await tradeLeague(app, { office: 3 });
    const [star] = await league.hold(0, [forward(5_000_000)]);
    const told = () => league.query('select kind from mail where league_id = $1', [league.id]);
    await league.query('update app_user set disabled_at = now() where id = $1', [league.manager(1).userId]);
    await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    expect(await told()).toEqual([]);
    await league.query('update app_user set disabled_at = null where id = $1', [league.manager(1).userId]);
    await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 });
    expect(await told()).toEqual([{ kind: 'trade-received' }]);
  });

  test('expires by itself, and tells both', async () => {
    const league = await tradeLeague(app, { office: 3 });
    const [star] = await league.hold(0, [forward(5_000_000)]);
    const id = await league.propose({ team: 0, gives: [player(star!.id)] }, { team: 1 }, { days: 1 });
    expect(
      Date.parse((await league.view(1, id)).expires_at ?? '') - Date.parse((await league.view(1, id)).proposed_at),
    ).toBe(86_400_000);
    await query`update trade set expires_at = clock_timestamp() - interval '1 second',
      due_at = clock_timestamp() + interval '1 hour' where id = ${id}`;
    expectRefusal(await league.accept(1, id), 409, 'offerExpired');
    await league.query('update trade set due_at = expires_at where id = $1', [id]);
    await eventually(async () =>
      expect(await league.view(0, id)).toMatchObject({ state: 'expired', reason: 'Nobody answered in time.' }),
    );
    await app.app.get(TradeAlarms).sweep();
    expect((await league.view(0, id)).version).toBe(2);
  });
});
