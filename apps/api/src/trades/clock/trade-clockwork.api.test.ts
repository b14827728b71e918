import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../testing/patience.js';
import { testQueue } from '../../testing/queue.js';
import { fileApp } from '../../testing/test-app.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import {
  day,
  forward,
  givePicks,
  pick,
  player,
  retain,
  tradeLeague,
  type TradeLeague,
} from '../testing/trade-fixture.js';
import { TradeAlarms } from './trade.alarms.js';
import { TRADE_QUEUE, TradeSettlement } from '../settlement/trade.settlement.js';

/** No sweeps, so that only jobs settle trades. */
const { app, query } = await fileApp({ env: { ROLE: 'all' } });
app.app.get(TradeAlarms).onModuleDestroy();
const settlement = app.app.get(TradeSettlement);

/** Makes a trade due in `ms` milliseconds and sets its alarm. */
async function dueIn(league: TradeLeague, id: string, ms: number): Promise<number> {
  const due = app.app.get(DbClock).now() + ms;
  await query`update trade set due_at = to_timestamp(${due}::float8 / 1000),
    expires_at = case when expires_at is null then null else to_timestamp(${due}::float8 / 1000) end where id = ${id}`;
  const { state, version } = await league.view(1, id);
  settlement.armed({ trade_id: id, state, version, due });
  return due;
}
const ended = async (league: TradeLeague, id: string): Promise<number> => {
  const [row] = await query<{ at: number }>`select (extract(epoch from ended_at) * 1000)::float8 as at from trade
    where id = ${id}`;
  return row?.at ?? 0;
};
const states = (league: TradeLeague, id: string) =>
  query<{ state: string }>`select data ->> 'state' as state from event where stream = ${`team:${league.teams[1]}`}
    and data ->> 'tradeId' = ${id} order by seq`;

describe('time', () => {
  test('ends an offer and a review, not before and by its job alone', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star, other] = await league.hold(1, [forward(1_000_000), forward(1_000_000)]);
    const offer = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    const { id: reviewed } = await league.trade({ team: 1, gives: [player(other!.id)] }, { team: 2 });
    const due = [await dueIn(league, offer, 1_200), await dueIn(league, reviewed, 1_200)] as const;
    await eventually(async () => {
      expect((await league.view(1, offer)).state).toBe('expired');
      expect((await league.view(1, reviewed)).state).toBe('executed');
    }, 10_000);
    for (const [index, id] of [offer, reviewed].entries())
      expect(await ended(league, id)).toBeGreaterThanOrEqual(due[index] ?? 0);
  }, 30_000);

  test('that rings early, twice, late or for something that is over changes nothing', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(1_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 10)] }, { team: 2 });
    const jobs = app.app.get(JobsService);
    for (let ring = 0; ring < 3; ring += 1)
      await jobs.add(TRADE_QUEUE, 'tradeDue', { tradeId: id }, { jobId: `early-${id}-${ring}` });
    const queue = testQueue(app, TRADE_QUEUE);
    // Wait until the early jobs are done; after the change below they would count as late ones.
    for (let ring = 0; ring < 3; ring += 1)
      await eventually(async () => expect(await queue.isDone(`early-${id}-${ring}`)).toBe(true));
    await queue.close();
    expect(await settlement.due(id)).toBeNull();
    expect((await league.view(1, id)).state).toBe('in-review');
    await query`update trade set due_at = clock_timestamp() - interval '3 days',
      review_until = clock_timestamp() - interval '3 days' where id = ${id}`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => settlement.due(id)));
    expect(answers.filter((state) => state === 'executed')).toHaveLength(1);
    for (let ring = 0; ring < 3; ring += 1)
      await jobs.add(TRADE_QUEUE, 'tradeDue', { tradeId: id }, { jobId: `late-${id}-${ring}` });
    expect(await settlement.due(id)).toBeNull();
    expect(await settlement.due('nobodyknows1')).toBeNull();
    expect((await states(league, id)).map(({ state }) => state)).toEqual(['proposed', 'in-review', 'executed']);
    expect(await league.query('select amount from retention where league_id = $1', [league.id])).toEqual([
      { amount: 100_000 },
    ]);
  }, 30_000);

  test('that nobody rang for is found by the sweep of a process that starts later', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(1_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    const offer = await league.propose({ team: 2, gives: [] }, { team: 1, gives: [pick(await aPick(league))] });
    await query`update trade set due_at = clock_timestamp() - interval '2 days' where league_id = ${league.id}
      and due_at is not null`;
    const later = await app.another();
    try {
      await eventually(async () =>
        expect([(await league.view(1, id)).state, (await league.view(1, offer)).state]).toEqual([
          'executed',
          'expired',
        ]),
      );
    } finally {
      await later.close();
    }
  }, 30_000);
});

async function aPick(league: TradeLeague): Promise<string> {
  await givePicks(league, { rounds: 1, seasons: ['2025-26'] });
  return (await league.picks(1))['2025-26 general 1'] ?? '';
}

describe('an accepted trade', () => {
  test('is not altered by settings that change during its review', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(4_000_000)]);
    const first = await aPick(league);
    const { id } = await league.trade(
      { team: 1, gives: [player(star!.id), retain(star!.id, 40), pick(first)] },
      { team: 2 },
    );
    await league.query(
      `update league set settings = settings || '{"retentionEnabled": false, "max_retention_perc": 5, "retention_slots": 0, "draftPickTradesAllowed": false, "faTradesAllowed": false}' where id = $1`,
      [league.id],
    );
    expect((await league.view(3, id)).effects).toMatchObject({ legal: true, problems: [] });
    expect(
      (await league.preview(2, { team: 2, gives: [] }, { team: 1, gives: [pick(first)] })).effects.problems,
    ).toMatchObject([{ name: 'picksNotTradable' }]);
    await league.query(`update trade set due_at = clock_timestamp() where id = $1`, [id]);
    expect(await settlement.due(id)).toBe('executed');
    expect(await league.query('select amount from retention where league_id = $1', [league.id])).toEqual([
      { amount: 1_600_000 },
    ]);
    expect((await league.owners()).picks[first]).toBe(2);
  });

  test('keeps what was allowed for the conditions that it leaves behind', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await league.trade(
      {
        team: 1,
        gives: [
          player(star!.id),
          retain(star!.id, 40, { type: 'free-text', text: 'If he is hurt', resolve_by: day(20) }),
        ],
      },
      { team: 2 },
    );
    await query`update league set settings = settings || '{"retentionEnabled": false, "retention_slots": 0}'
      where id = ${league.id}`;
    const [condition] = await query<{ id: string }>`select id from trade_condition where league_id = ${league.id}`;
    expect(
      await league.call(0, 'POST', `/trades/conditions/${condition?.id}/confirm`, { outcome: 'met' }),
    ).toMatchObject({ status: 200 });
    expect(await league.query('select amount from retention where league_id = $1', [league.id])).toEqual([
      { amount: 1_600_000 },
    ]);
  });
});

test('a player who comes back to a team that retains of them, drafted or as a free agent, ends what it retained: it pays the whole contract, once', async () => {
  const league = await tradeLeague(app);
  const [star] = await league.hold(1, [forward(4_000_000)]);
  await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 25)] }, { team: 2 });
  await league.query('delete from roster_entry where player_id = $1', [star!.id]);
  await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
    values (${league.id}, ${star!.id}, ${league.teams[1]}, 'active', 'draft:x')`;
  const { teams } = await league.get<{ teams: { team_id: string; total_cap: number; salary_retained: number }[] }>(
    0,
    '',
  );
  expect(teams.find(({ team_id }) => team_id === league.teams[1])).toMatchObject({
    total_cap: 4_000_000,
    salary_retained: 0,
  });
});
