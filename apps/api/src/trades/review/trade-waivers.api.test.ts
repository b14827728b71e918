import { afterAll, expect, test } from '@jest/globals';
import type { Refused } from '../../testing/test-app.js';
import { startTestApp } from '../../testing/test-app.js';
import { forward, player, tradeLeague } from '../testing/trade-fixture.js';
import { TradeAlarms } from '../clock/trade.alarms.js';

const app = await startTestApp();
afterAll(() => app.close());

test('an accepted trade holds whom its moves put on waivers, and ends other offers for the player', async () => {
  const league = await tradeLeague(app, { review: 24 });
  await league.query(
    `update league set settings = settings || '{"farm_send_down": "waivers", "rookie_bank_size": 3}' where id = $1`,
    [league.id],
  );
  const [wanted, young] = await league.hold(1, [forward(2_000_000), { ...forward(1_000_000), rookie: true }]);
  await league.query(`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = $1`, [
    young!.id,
  ]);
  const [given] = await league.hold(2, [forward(2_000_000)]);
  const other = await league.propose({ team: 3 }, { team: 1, gives: [player(young!.id)] });
  const id = await league.propose(
    { team: 1, gives: [player(wanted!.id)], moves: [{ type: 'toBank', player_id: young!.id }] },
    { team: 2, gives: [player(given!.id)] },
  );
  expect(await league.accept(2, id)).toMatchObject({ status: 200, body: { state: 'in-review' } });
  for (const type of ['drop', 'toBank'])
    expect(
      await league.manager(1).api<Refused>('POST', `/api/${league.id}/teams/${league.teams[1]}/moves`, {
        moves: [{ type, player_id: young!.id }],
      }),
    ).toMatchObject({ status: 409, body: { refusal: { name: 'frozen' } } });
  expect((await league.view(3, other)).state).toBe('proposed');

  await league.query(`update trade set review_until = clock_timestamp(), due_at = clock_timestamp() where id = $1`, [
    id,
  ]);
  await app.app.get(TradeAlarms).sweep();
  expect((await league.view(2, id)).state).toBe('executed');
  expect(await league.places(1)).toEqual({ [String(given!.id)]: 'active' });
  expect(await league.query('select player_id, to_bank from waiver where league_id = $1', [league.id])).toEqual([
    { player_id: young!.id, to_bank: true },
  ]);
  expect((await league.view(3, other)).state).toBe('failed');
});
