import { beforeEach, expect, test } from '@jest/globals';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import type { TradableAssetsAnswer, TradeReversalView } from '@crease/core/trades/trade.schema.js';
import { eventually } from '../../testing/patience.js';
import { fileApp } from '../../testing/test-app.js';
import { forward, player, tradeLeague, type TradeLeague } from '../testing/trade-fixture.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

let league: TradeLeague;
let season = '';
beforeEach(async () => {
  league = await tradeLeague(app, { review: 0, form: { cap_trades: true, salary_cap: 20_000_000 } });
  const [row] = await query<{ season: string }>`select current_season as season from league where id = ${league.id}`;
  season = row?.season ?? '';
});

const space = (amount: number) => ({ kind: 'cap-space' as const, season, amount, condition: null });
const give = (amount: number) => league.trade({ team: 1, gives: [space(amount)] }, { team: 2 });
const caps = async (team: number) => {
  const { outlook } = await league.get<TeamPageAnswer>(0, `/teams/${league.teams[team]}`);
  return outlook.slice(0, 2).map(({ used, space: left }) => [used, left]);
};
const ledger = async (team: number) => {
  const [now] = (await league.get<CapLedgerAnswer>(0, `/teams/${league.teams[team]}/cap-ledger`)).seasons;
  return now?.lines.map(({ kind, amount, team_id }) => [kind, amount, team_id]);
};

test('cap space moves from one team to the other for the season, and both ledgers explain it', async () => {
  await league.hold(1, [forward(8_000_000)]);
  const { state } = await give(3_000_000);
  expect(state).toBe('executed');
  expect(await caps(1)).toEqual([
    [11_000_000, 9_000_000],
    [0, 20_000_000],
  ]);
  expect(await caps(2)).toEqual([
    [-3_000_000, 23_000_000],
    [0, 20_000_000],
  ]);
  expect(await ledger(1)).toEqual([
    ['salary', 8_000_000, null],
    ['space-given', 3_000_000, league.teams[2]],
  ]);
  expect(await ledger(2)).toEqual([['space-received', -3_000_000, league.teams[1]]]);
  // The other team can now take on more than the league's cap.
  const [star] = await league.hold(3, [forward(22_500_000)]);
  const got = await league.trade({ team: 3, gives: [player(star!.id)] }, { team: 2 });
  expect(got.state).toBe('executed');
  expect((await caps(2))[0]).toEqual([19_500_000, 500_000]);
});

test('a team cannot give cap space that it does not have, unless the same trade frees it', async () => {
  const [held] = await league.hold(1, [forward(18_000_000)]);
  const offer = await league.propose({ team: 1, gives: [space(3_000_000)] }, { team: 2 });
  expectRefusal(await league.accept(2, offer), 409, 'cap', { figure: 21_000_000, limit: 20_000_000 });
  const both = await league.trade({ team: 1, gives: [player(held!.id), space(3_000_000)] }, { team: 2 });
  expect(both.state).toBe('executed');
  expect((await caps(2))[0]).toEqual([15_000_000, 5_000_000]);
});

test('a reversal gives cap space back, and names the team that would be over the cap', async () => {
  const { id } = await give(3_000_000);
  await league.hold(2, [forward(22_000_000)]);
  const reversal = () => league.get<TradeReversalView>(0, `/trades/${id}/reversal`);
  const seen = await reversal();
  expect(seen).toMatchObject({ reasons: [] });
  expect(seen.overridable.join(' ')).toContain('Team 3');
  await league.query('delete from roster_entry where league_id = $1', [league.id]);
  expect(await reversal()).toMatchObject({ possible: true, reasons: [], overridable: [] });
  expect(await league.call(0, 'POST', `/trades/${id}/reverse`, { reason: 'Entered by mistake' })).toMatchObject({
    status: 200,
    body: { state: 'reversed' },
  });
  for (const team of [1, 2]) expect((await caps(team))[0]).toEqual([0, 20_000_000]);
});

test('cap space ends with the season: a trade in review fails, and a reversal is refused', async () => {
  const { id } = await give(3_000_000);
  await league.review(24);
  const waiting = await give(2_000_000);
  await league.query(`update league set current_season = '2031-32' where id = $1`, [league.id]);
  expect((await caps(1))[0]).toEqual([0, 20_000_000]);
  expect(await league.get<TradeReversalView>(0, `/trades/${id}/reversal`)).toMatchObject({
    possible: false,
    reasons: [`The cap space of ${season} ended with the season.`],
  });
  await query`update trade set review_until = clock_timestamp(), due_at = clock_timestamp() where id = ${waiting.id}`;
  await eventually(async () => expect((await league.view(3, waiting.id)).state).toBe('failed'));
});

test('cap space is refused where the league does not trade it, and with a condition', async () => {
  const send = (asset: object) =>
    league.call(1, 'POST', '/trades', {
      sides: [
        { team_id: league.teams[1], assets: [asset], moves: [] },
        { team_id: league.teams[2], assets: [], moves: [] },
      ],
    });
  const assets = () => league.get<TradableAssetsAnswer>(1, `/trades/assets/${league.teams[1]}`);
  expect((await assets()).cap_space).toEqual({ season, space: 20_000_000 });
  const condition = { type: 'free-text', text: 'If it rains', resolve_by: '2099-01-01' };
  expect(await send({ ...space(5), condition })).toMatchObject({ status: 409 });
  for (const amount of [0, 1.5, 1_000_000_001]) expect((await send(space(amount))).status).toBe(422);
  await league.query(`update league set settings = settings - 'cap_trades' where id = $1`, [league.id]);
  expect(await send(space(5))).toMatchObject({ status: 409, body: { refusal: { name: 'capSpaceNotTradable' } } });
  expect((await assets()).cap_space).toBeNull();
});
