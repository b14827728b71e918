import { describe, expect, test } from '@jest/globals';
import type { TradeAnswer, TradeView } from '@crease/core/trades/trade.schema.js';
import { amount } from '../../testing/long-run.js';
import { eventually } from '../../testing/patience.js';
import { fileApp, type Answer, type Refused, type TestApp } from '../../testing/test-app.js';
import { forward, givePicks, pick, player, retain, tradeLeague, type TradeLeague } from '../testing/trade-fixture.js';
import { TradeSettlement } from './trade.settlement.js';

const { app: one, query } = await fileApp();
const two = await one.another();

const TIMES = amount(4, 15);
/** Pairs of two of five calls that are sent at once. */
const PAIRS = amount(10, 15);
type Told = Answer<TradeAnswer & Refused>;

async function call(
  on: TestApp,
  league: TradeLeague,
  by: number,
  method: string,
  path: string,
  body?: object,
): Promise<Told> {
  return on.api<TradeAnswer & Refused>(method, path, body, { authorization: `Bearer ${league.manager(by).token}` });
}

const word = ({ status, body }: Told): string =>
  status < 300 ? (body.state ?? 'done') : `${status} ${body.refusal.name}`;
const shownTo = async (league: TradeLeague, by: number, id: string) => {
  const { version, hash } = await league.view(by, id);
  return { version, hash };
};
/** Checks the invariants, whichever call won. */
async function untouched(league: TradeLeague): Promise<void> {
  expect(
    await query`select 1 from frozen_asset f join trade t on t.league_id = f.league_id and t.id = f.trade_id
      where f.league_id = ${league.id} and t.due_at is null and f.condition_id is null`,
  ).toEqual([]);
  expect(
    await query`select stream, count(*)::int as lines, max(seq)::int as last from event where league_id = ${league.id}
      group by stream having count(*) <> max(seq)`,
  ).toEqual([]);
}
/** The states that each team was notified of; each ending must be there exactly once. */
const endings = (league: TradeLeague, id: string) =>
  query<{ stream: string; states: string[] }>`select stream, array_agg(data ->> 'state' order by seq) as states
    from event where league_id = ${league.id} and type = 'tradeChanged' and data ->> 'tradeId' = ${id}
    and stream like 'team:%' group by stream`;

async function repeatedly(race: (time: number) => Promise<string>, times = TIMES): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const outcome = await race(time);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

describe('on two processes at once', () => {
  test('an acceptance and a withdrawal: one of them happens, and both sides are told which', async () => {
    const league = await tradeLeague(one);
    const [star] = await league.hold(1, [forward(5_000_000)]);
    let [owner, other] = [1, 2];
    const outcomes = await repeatedly(async (time) => {
      const id = await league.propose({ team: owner, gives: [player(star!.id)] }, { team: other });
      const body = await shownTo(league, other, id);
      const at = `/api/${league.id}/trades/${id}`;
      const [first, second] = time % 2 === 0 ? [one, two] : [two, one];
      const [accepted, withdrawn] = await Promise.all([
        call(first, league, other, 'POST', `${at}/accept`, body),
        call(second, league, owner, 'POST', `${at}/withdraw`),
      ]);
      const outcome = `${word(accepted)}, ${word(withdrawn)}`;
      const executed = accepted.status === 200;
      expect(['executed, 409 wrongTradeState', '409 wrongTradeState, withdrawn']).toContain(outcome);
      expect((await league.owners()).players[star!.id]).toBe(executed ? other : owner);
      for (const by of [owner, other])
        expect((await league.view(by, id)).state).toBe(executed ? 'executed' : 'withdrawn');
      expect((await endings(league, id)).map(({ states }) => states.at(-1))).toEqual(
        executed ? ['executed', 'executed'] : ['withdrawn', 'withdrawn'],
      );
      if (executed) [owner, other] = [other, owner];
      return outcome;
    });
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(TIMES);
    await untouched(league);
  }, 60_000);

  test('two trades of the same player: one is executed, the other ends with a word to its teams', async () => {
    const league = await tradeLeague(one, { office: null });
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await repeatedly(async (time) => {
      const owner = (await league.owners()).players[star!.id] ?? 0;
      const [left, right] = [0, 1, 2, 3].filter((team) => team !== owner) as [number, number];
      const offers = [
        await league.propose({ team: owner, gives: [player(star!.id)] }, { team: left }),
        await league.propose({ team: owner, gives: [player(star!.id)] }, { team: right }),
      ] as const;
      const bodies = [await shownTo(league, left, offers[0]), await shownTo(league, right, offers[1])] as const;
      const [first, second] = time % 2 === 0 ? [one, two] : [two, one];
      const answers = await Promise.all([
        call(first, league, left, 'POST', `/api/${league.id}/trades/${offers[0]}/accept`, bodies[0]),
        call(second, league, right, 'POST', `/api/${league.id}/trades/${offers[1]}/accept`, bodies[1]),
      ]);
      const won = answers.findIndex(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await league.owners()).players[star!.id]).toBe(won === 0 ? left : right);
      const loser = won === 0 ? 1 : 0;
      expect(answers[loser]?.body.refusal.name).toBe('wrongTradeState');
      expect(await league.view(owner, offers[loser])).toMatchObject({
        state: 'failed',
        reason: expect.stringMatching(/^Cancelled: .* went elsewhere in another trade\.$/),
      });
      expect(
        await query`select 1 from mail where league_id = ${league.id} and subject like ${'%was cancelled'}`,
      ).toHaveLength(2 * (time + 1));
      return `${won}`;
    });
    await untouched(league);
  }, 60_000);

  test('two trades of the same player with a review: one holds them, the other is refused and stays an offer', async () => {
    const league = await tradeLeague(one, { review: 24 });
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await repeatedly(async (time) => {
      const offers = [
        await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 }),
        await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 3 }),
      ] as const;
      const bodies = [await shownTo(league, 2, offers[0]), await shownTo(league, 3, offers[1])] as const;
      const [first, second] = time % 2 === 0 ? [one, two] : [two, one];
      const answers = await Promise.all([
        call(first, league, 2, 'POST', `/api/${league.id}/trades/${offers[0]}/accept`, bodies[0]),
        call(second, league, 3, 'POST', `/api/${league.id}/trades/${offers[1]}/accept`, bodies[1]),
      ]);
      expect(answers.map(word).sort()).toEqual([expect.stringMatching(/^409 (frozen|offerChanged)$/), 'in-review']);
      const won = answers[0]?.status === 200 ? 0 : 1;
      expect(await league.query('select trade_id from frozen_asset where league_id = $1', [league.id])).toEqual([
        { trade_id: offers[won] },
      ]);
      expect((await league.call(0, 'POST', `/trades/${offers[won]}/veto`, { reason: 'Next race' })).status).toBe(200);
      await league.call(1, 'POST', `/trades/${offers[won === 0 ? 1 : 0]}/withdraw`);
      return `${won}`;
    });
    await untouched(league);
  }, 60_000);

  test('a drop and an acceptance: either the player goes, or they are dropped and the acceptance says so', async () => {
    const league = await tradeLeague(one);
    await repeatedly(async (time) => {
      const [star] = await league.hold(1, [forward(1_000_000)]);
      const id = await league.propose({ team: 1, gives: [player(star!.id), retain(star!.id, 10)] }, { team: 2 });
      const body = await shownTo(league, 2, id);
      const [first, second] = time % 2 === 0 ? [one, two] : [two, one];
      const [accepted, dropped] = await Promise.all([
        call(first, league, 2, 'POST', `/api/${league.id}/trades/${id}/accept`, body),
        call(second, league, 1, 'POST', `/api/${league.id}/teams/${league.teams[1]}/moves`, {
          moves: [{ type: 'drop', player_id: star!.id }],
        }),
      ]);
      const outcome = `${word(accepted)}, ${word(dropped)}`;
      expect(['executed, 409 notOnTeam', '409 offerChanged, done']).toContain(outcome);
      const executed = accepted.status === 200;
      expect((await league.owners()).players[star!.id]).toBe(executed ? 2 : undefined);
      expect(await league.query('select amount from retention where player_id = $1', [star!.id])).toEqual(
        executed ? [{ amount: 100_000 }] : [],
      );
      if (executed) {
        expect(await league.move(2, 'drop', star!.id)).toMatchObject({ status: 200 });
        await league.query('update retention set ended_at = now() where player_id = $1', [star!.id]);
      }
      return outcome;
    });
    await untouched(league);
  }, 60_000);

  test('two counters, two acceptances, an acceptance and a refusal: one of two', async () => {
    const league = await tradeLeague(one);
    const [star] = await league.hold(1, [forward(1_000_000)]);
    const [other] = await league.hold(2, [forward(1_000_000)]);
    await repeatedly(async (time) => {
      const mine = (await league.owners()).players[star!.id] === 1 ? star! : other!;
      const theirs = mine === star ? other! : star!;
      const id = await league.propose({ team: 1, gives: [player(mine.id)] }, { team: 2, gives: [player(theirs.id)] });
      const at = `/api/${league.id}/trades/${id}`;
      const answer = { ...league.sides({ team: 2, gives: [player(theirs.id)] }, { team: 1 }) };
      const body = await shownTo(league, 2, id);
      const calls = [
        () => call(one, league, 2, 'POST', `${at}/accept`, body),
        () => call(two, league, 2, 'POST', `${at}/accept`, body),
        () => call(two, league, 2, 'POST', `${at}/decline`, {}),
        () => call(one, league, 2, 'POST', `${at}/counter`, answer),
        () => call(two, league, 2, 'POST', `${at}/counter`, answer),
      ];
      const pair = [calls[time % 5], calls[(time + 1 + Math.floor(time / 5)) % 5]] as const;
      const answers = await Promise.all(pair.map((send) => send!()));
      expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true]);
      expect(answers.find(({ status }) => status >= 300)?.body.refusal.name).toBe('wrongTradeState');
      const open = await query<{ id: string }>`select id from trade where league_id = ${league.id}
        and state = 'proposed'`;
      expect(open.length).toBeLessThanOrEqual(1);
      for (const { id: left } of open) await league.call(2, 'POST', `/trades/${left}/withdraw`);
      return answers.map(word).join();
    }, PAIRS);
    await untouched(league);
  }, 60_000);

  test('trades of other teams, with and without drops, beside a draft that waits: nobody waits for each other in a circle', async () => {
    const league = await tradeLeague(one, {
      phase: 'setup',
      office: 4,
      form: { num_teams: 5, general_draft_startup_length: 4, rookieDraftEnabled: false },
    });
    const created = await league.call<{ draft_id: string }>(4, 'POST', '/drafts', { type: 'general' });
    expect(created.status).toBe(201);
    const outcomes = await repeatedly(async () => {
      const [mine, gone] = await league.hold(0, [forward(1_000_000), forward(1_000_000)]);
      const [theirs] = await league.hold(2, [forward(1_000_000)]);
      const offers = [
        await league.propose(
          { team: 0, gives: [player(mine!.id)], moves: [{ type: 'drop', player_id: gone!.id }] },
          { team: 1 },
        ),
        await league.propose({ team: 2, gives: [player(theirs!.id)] }, { team: 3 }),
      ] as const;
      const bodies = [await shownTo(league, 1, offers[0]), await shownTo(league, 3, offers[1])] as const;
      const answers = await Promise.all([
        call(one, league, 1, 'POST', `/api/${league.id}/trades/${offers[0]}/accept`, bodies[0]),
        call(two, league, 3, 'POST', `/api/${league.id}/trades/${offers[1]}/accept`, bodies[1]),
      ]);
      await league.query('delete from roster_entry where league_id = $1', [league.id]);
      return answers.map(word).join();
    });
    expect(outcomes).toEqual({ 'executed,executed': TIMES });
    expect(
      await league.query<{ deadlocks: number }>(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      ),
    ).toEqual([{ deadlocks: 0 }]);
    await untouched(league);
  }, 60_000);

  test('the end of a review and a veto: the trade is executed or vetoed, never both', async () => {
    const league = await tradeLeague(one, { review: 24 });
    await givePicks(league, { rounds: 1, seasons: ['2025-26'] });
    const first = (await league.picks(1))['2025-26 general 1'] ?? '';
    let [owner, other] = [1, 2];
    await repeatedly(async () => {
      const { id } = await league.trade({ team: owner, gives: [pick(first)] }, { team: other });
      await query`update trade set review_until = clock_timestamp() + interval '4 milliseconds',
        due_at = clock_timestamp() + interval '4 milliseconds' where id = ${id}`;
      const [vetoed] = await Promise.all([
        call(two, league, 0, 'POST', `/api/${league.id}/trades/${id}/veto`, { reason: 'Just in time' }),
        ...Array.from({ length: 4 }, () => one.app.get(TradeSettlement).due(id)),
      ]);
      const seen = await eventually(async () => {
        const view: TradeView = await league.view(3, id);
        expect(['executed', 'vetoed']).toContain(view.state);
        return view;
      }, 5_000);
      expect(seen.state).toBe(vetoed.status === 200 ? 'vetoed' : 'executed');
      if (vetoed.status !== 200) expect(['409 reviewOver', '409 wrongTradeState']).toContain(word(vetoed));
      expect((await league.owners()).picks[first]).toBe(vetoed.status === 200 ? owner : other);
      if (vetoed.status !== 200) [owner, other] = [other, owner];
      return seen.state;
    });
    await untouched(league);
  }, 60_000);
});
