import { beforeEach, describe, expect, test } from '@jest/globals';
import { beginPlayoffs } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import {
  forward,
  givePicks,
  pick,
  player,
  tradeLeague,
  type Half,
  type TradeLeague,
} from '../testing/trade-fixture.js';
import { TradeAlarms } from './trade.alarms.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, sweep, query } = await fileApp();

let league: TradeLeague;
let stars: { id: number }[][];
let later: string;
let present: string;
beforeEach(async () => {
  league = await tradeLeague(app, { office: 3, form: { format: 'h2h_points', trade_deadline: '' } });
  const [row] = await query<{ season: string }>`select current_season as season from league where id = ${league.id}`;
  const season = row?.season ?? '';
  const next = `${Number(season.slice(0, 4)) + 1}-${String(Number(season.slice(5)) + 1).padStart(2, '0')}`;
  await givePicks(league, { seasons: [season, next] });
  stars = await Promise.all([0, 1, 2, 3].map((team) => league.hold(team, [forward(1_000_000), forward(1_000_000)])));
  later = (await league.picks(2))[`${next} general 1`] ?? '';
  present = (await league.picks(2))[`${season} general 1`] ?? '';
});
const star = (team: number, index = 0) => player(stars[team]?.[index]?.id ?? 0);
const propose = (first: Half, second: Half) => league.call(first.team, 'POST', '/trades', league.sides(first, second));
/** Teams 0 and 1 play for the title; 2 and 3 are out. */
const begin = () => beginPlayoffs(database, league, [0, 1]);
const CLOSED = { status: 409, body: { refusal: { name: 'playoffOut' } } };

describe('with a team without a match left in the play-offs', () => {
  test('no player is traded; the teams that play on do', async () => {
    await begin();
    expectRefusal(await propose({ team: 2, gives: [star(2)] }, { team: 1, gives: [star(1)] }), 409, 'playoffOut', {
      message: expect.stringMatching(/^Team 3 /),
    });
    expect(await propose({ team: 1, gives: [star(1)] }, { team: 2 })).toMatchObject(CLOSED);
    expect(await propose({ team: 2, gives: [pick(present)] }, { team: 1 })).toMatchObject(CLOSED);
    const preview = await league.preview(1, { team: 1, gives: [star(1)] }, { team: 2 });
    expect(preview.effects).toMatchObject({ sendable: false, problems: [{ name: 'playoffOut' }] });
    expect((await league.trade({ team: 0, gives: [star(0)] }, { team: 1, gives: [star(1)] })).state).toBe('executed');
  });

  test('picks of later seasons are traded, but not with a drop', async () => {
    await begin();
    const first = { team: 2, gives: [pick(later)] };
    const drop = [{ type: 'drop' as const, player_id: stars[2]?.[0]?.id ?? 0 }];
    expect(await propose({ ...first, moves: drop }, { team: 1 })).toMatchObject(CLOSED);
    expect((await league.trade(first, { team: 1 })).state).toBe('executed');
  });

  test('open offers end with the reason, those of later picks stay', async () => {
    const open = await league.propose({ team: 2, gives: [star(2)] }, { team: 1, gives: [star(1)] });
    const picks = await league.propose({ team: 2, gives: [pick(later)] }, { team: 0 });
    const others = await league.propose({ team: 0, gives: [star(0)] }, { team: 1, gives: [star(1, 1)] });
    await begin();
    expect(await league.accept(1, open)).toMatchObject({ status: 409 });
    await sweep();
    expect(await league.view(1, open)).toMatchObject({
      state: 'expired',
      reason: expect.stringMatching(/^Team 3 has no match left in the play-offs/),
    });
    expect(await league.view(2, picks)).toMatchObject({ state: 'proposed' });
    expect(await league.view(1, others)).toMatchObject({ state: 'proposed' });
  });

  test('accepted trades are carried out', async () => {
    await league.review(24);
    const { id, state } = await league.trade({ team: 2, gives: [star(2)] }, { team: 1, gives: [star(1)] });
    expect(state).toBe('in-review');
    await begin();
    await sweep();
    await query`update trade set review_until = now() - interval '1 second', due_at = now() - interval '1 second'
      where id = ${id}`;
    await app.app.get(TradeAlarms).sweep();
    expect(await league.view(2, id)).toMatchObject({ state: 'executed' });
    expect((await league.owners()).players[stars[2]?.[0]?.id ?? 0]).toBe(1);
  });

  test('a commissioner enters a trade with a reason', async () => {
    await begin();
    const enter = (override: boolean) =>
      league.call(3, 'POST', '/trades/on-behalf', {
        ...league.sides({ team: 2, gives: [star(2)] }, { team: 1, gives: [star(1)] }),
        reason: 'Agreed before the round',
        override,
      });
    expect(await enter(false)).toMatchObject(CLOSED);
    expect((await enter(true)).status).toBe(201);
  });
});
