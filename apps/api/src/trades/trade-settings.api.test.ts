import { describe, expect, test } from '@jest/globals';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { fileApp } from '../testing/test-app.js';
import { day, givePicks, pick, tradeLeague, type TradeLeague } from './testing/trade-fixture.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

/** A league in setup, with three rounds of picks for this season and the next three. */
async function inSetup(review = 0): Promise<TradeLeague> {
  const league = await tradeLeague(app, {
    phase: 'setup',
    review,
    form: { num_teams: 4, rookieDraftEnabled: false, general_draft_startup_length: 3, general_draft_length: 3 },
  });
  await givePicks(league);
  return league;
}

const change = (league: TradeLeague, body: Partial<LeagueForm>) => league.call(0, 'PATCH', '/settings', body);
const everything = (league: TradeLeague) =>
  query`select (select count(*)::int from team where league_id = ${league.id}) as teams, (select count(*)::int
    from trade where league_id = ${league.id}) as trades, (select count(*)::int from draft_pick
    where league_id = ${league.id}) as picks`;

describe('a change of the settings', () => {
  test('leaves the picks of an accepted trade alone, which is under review', async () => {
    const league = await inSetup(24);
    const last = (await league.picks(1))['2026-27 general 3'] ?? '';
    expect(await league.trade({ team: 1, gives: [pick(last)] }, { team: 2 })).toMatchObject({ state: 'in-review' });
    const before = await everything(league);
    expectRefusal(await change(league, { general_draft_length: 2 }), 409, 'picksTraded');
    expect(await everything(league)).toEqual(before);
  });

  test('leaves a pick alone that is promised under a condition', async () => {
    const league = await inSetup();
    const promised = (await league.picks(1))['2026-27 general 2'] ?? '';
    await league.trade(
      { team: 1, gives: [pick(promised, { type: 'free-text', text: 'If it snows', resolve_by: day(30) })] },
      { team: 2 },
    );
    const before = await everything(league);
    expectRefusal(await change(league, { general_draft_length: 1 }), 409, 'picksTraded');
    expect(await everything(league)).toEqual(before);
    expect((await change(league, { general_draft_length: 2 })).status).toBe(200);
  });

  test.each([
    ['under review', 24, null],
    ['carried out', 0, null],
    ['with an open condition', 0, { type: 'free-text', text: 'If it snows', resolve_by: day(30) } as const],
  ])('never takes away a team without a manager whose trade is %s', async (_, review, condition) => {
    const league = await inSetup(review);
    const gives = (await league.picks(3))['2026-27 general 1'] ?? '';
    await league.trade({ team: 3, gives: [pick(gives, condition)] }, { team: 2 });
    // Return the pick, so that only the trade refers to its original team.
    await league.query('update draft_pick set owner_team_id = original_team_id where id = $1', [gives]);
    await league.query('delete from membership where team_id = $1', [league.teams[3]]);
    const before = await everything(league);
    expectRefusal(await change(league, { num_teams: 3 }), 409, 'teamsTaken', {
      field: 'num_teams',
      figure: 3,
      limit: 4,
    });
    expect(await everything(league)).toEqual(before);
  });

  test('takes away a team without a manager whose offers came to nothing', async () => {
    const league = await inSetup();
    const gives = (await league.picks(3))['2026-27 general 1'] ?? '';
    await league.propose({ team: 3, gives: [pick(gives)] }, { team: 2 });
    await league.query('delete from membership where team_id = $1', [league.teams[3]]);
    expect((await change(league, { num_teams: 3 })).status).toBe(200);
    expect(await everything(league)).toMatchObject([{ teams: 3, trades: 0 }]);
  });
});
