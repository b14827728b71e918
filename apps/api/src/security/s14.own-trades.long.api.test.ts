import { expect, test } from '@jest/globals';
import { fileApp } from '../testing/test-app.js';
import { eventually } from '../testing/patience.js';
import { forward, player, tradeLeague, type TradeLeague } from '../trades/testing/trade-fixture.js';

/*
 * S14: a commissioner's own trade is under review for a day, and a third of the other managers can stop it. The
 * commissioner cannot avoid this by changing settings, office or team.
 */

const { app, query } = await fileApp();

const DAY_MS = 86_400_000;
const settings = (league: TradeLeague, hours: number, by = 0) =>
  league.call(by, 'PATCH', '/settings', { trade_review_hours: hours });
const office = (league: TradeLeague, by: number, of: number, on: boolean) =>
  league.call(by, 'PATCH', `/members/${league.manager(of).userId}`, { is_commissioner: on });
const vote = (league: TradeLeague, by: number, id: string) =>
  league.call(by, 'PUT', `/trades/${id}/veto-vote`, { veto: true });

/** Expects a review of a day from acceptance, which managers without a part in the trade can stop. */
async function expectReviewed(league: TradeLeague, id: string, voter = 3): Promise<void> {
  const seen = await league.view(voter, id);
  expect(seen).toMatchObject({ state: 'in-review', veto: { by: 'managers' } });
  expect(Date.parse(seen.review_until ?? '') - Date.parse(seen.accepted_at ?? '')).toBeGreaterThanOrEqual(DAY_MS);
  expect(await vote(league, voter, id)).toMatchObject({ status: 200, body: { state: 'vetoed' } });
}

/** A league with teams 0 (the commissioner's) to 3, without review by default. */
async function league0(review = 0): Promise<{ league: TradeLeague; star: number }> {
  const league = await tradeLeague(app, { review });
  const [star] = await league.hold(0, [forward(5_000_000)]);
  return { league, star: star?.id ?? 0 };
}

test("a commissioner's own trade is reviewed for a day though the league has no review, whichever team made the offer", async () => {
  const { league, star } = await league0(24);
  expect((await settings(league, 0)).status).toBe(200);
  const offered = await league.trade({ team: 0, gives: [player(star)] }, { team: 1 });
  expect(offered.state).toBe('in-review');
  await expectReviewed(league, offered.id);
  const answered = await league.trade({ team: 1 }, { team: 0, gives: [player(star)] });
  expect(answered.state).toBe('in-review');
  await expectReviewed(league, answered.id);
  const [other] = await league.hold(1, [forward(1_000_000)]);
  expect(await league.trade({ team: 1, gives: [player(other!.id)] }, { team: 2 })).toMatchObject({ state: 'executed' });
});

test('changing the review afterwards, to nothing or to an hour, ends no review of their own trade sooner', async () => {
  const { league, star } = await league0(24);
  const { id } = await league.trade({ team: 0, gives: [player(star)] }, { team: 1 });
  for (const hours of [1, 0]) expect((await settings(league, hours)).status).toBe(200);
  await expectReviewed(league, id);
});

test('a longer review than a day holds for their own trade too', async () => {
  const { league, star } = await league0(48);
  const { id } = await league.trade({ team: 0, gives: [player(star)] }, { team: 1 });
  const seen = await league.view(2, id);
  expect(Date.parse(seen.review_until ?? '') - Date.parse(seen.accepted_at ?? '')).toBe(2 * DAY_MS);
});

test('entering their own trade for both teams, or having another commissioner enter it, is reviewed for a day', async () => {
  const { league, star } = await league0();
  expect((await office(league, 0, 2, true)).status).toBe(200);
  for (const by of [0, 2]) {
    const entered = await league.call<{ trade_id: string; state: string }>(by, 'POST', '/trades/on-behalf', {
      ...league.sides({ team: 1 }, { team: 0, gives: [player(star)] }),
      reason: 'Agreed by telephone',
      override: true,
    });
    expect(entered).toMatchObject({ status: 201, body: { state: 'in-review' } });
    await expectReviewed(league, entered.body.trade_id);
  }
});

test('a trade between two commissioners is reviewed for a day, and neither of them can veto or vote', async () => {
  const { league, star } = await league0();
  expect((await office(league, 0, 1, true)).status).toBe(200);
  const { id } = await league.trade({ team: 0, gives: [player(star)] }, { team: 1 });
  for (const by of [0, 1]) {
    expect((await league.call(by, 'POST', `/trades/${id}/veto`, { reason: 'We agreed on it' })).body.refusal.name).toBe(
      'ownTrade',
    );
    expect((await vote(league, by, id)).status).toBe(403);
  }
  await expectReviewed(league, id);
});

test('giving the office up for a moment makes it no trade like others, whether before the offer or before the answer', async () => {
  const { league, star } = await league0();
  expect((await office(league, 0, 3, true)).status).toBe(200);
  const open = await league.propose({ team: 0, gives: [player(star)] }, { team: 1 });
  expect((await office(league, 0, 0, false)).status).toBe(200);
  expect(await league.accept(1, open)).toMatchObject({ status: 200, body: { state: 'in-review' } });
  await expectReviewed(league, open, 2);
  const later = await league.trade({ team: 0, gives: [player(star)] }, { team: 1 });
  expect(later.state).toBe('in-review');
  expect((await office(league, 3, 0, true)).status).toBe(200);
  await expectReviewed(league, later.id, 2);
  // After a week the team counts as an ordinary team.
  expect((await office(league, 0, 0, false)).status).toBe(200);
  await query`update team set commissioner_until = (commissioner_until at time zone 'utc' - interval '7 days') at time zone 'utc'
    where league_id = ${league.id}`;
  expect(await league.trade({ team: 0, gives: [player(star)] }, { team: 1 })).toMatchObject({ state: 'executed' });
});

test('handing the team to somebody else who accepts, or taking it over afterwards, makes it no trade like others', async () => {
  const { league, star } = await league0();
  const [theirs] = await league.hold(1, [forward(4_000_000)]);
  const open = await league.propose({ team: 1, gives: [player(theirs!.id)] }, { team: 0, gives: [player(star)] });
  // The commissioner stays in office and hands the team to a friend.
  const friend = await app.signUp(`friend${league.id.slice(-6).toLowerCase()}`);
  await query`update membership set team_id = null where league_id = ${league.id}
    and user_id = ${league.manager(0).userId}`;
  await query`insert into membership (league_id, user_id, team_id)
    values (${league.id}, ${friend.userId}, ${league.teams[0]})`;
  const { version, hash, facts } = (
    await friend.api<{ version: number; hash: string; facts: object }>('GET', `/api/${league.id}/trade/${open}`)
  ).body;
  expect(await friend.api('POST', `/api/${league.id}/trades/${open}/accept`, { version, hash, facts })).toMatchObject({
    status: 200,
    body: { state: 'in-review' },
  });
  await expectReviewed(league, open);
});

test('somebody who becomes a commissioner during the review has no quicker trade: it lasts a day, and the managers decide', async () => {
  const { league } = await league0(1);
  const [star] = await league.hold(1, [forward(5_000_000)]);
  const [also] = await league.hold(1, [forward(5_000_000)]);
  const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
  const stopped = await league.trade({ team: 1, gives: [player(also!.id)] }, { team: 2 });
  expect((await office(league, 0, 1, true)).status).toBe(200);
  await query`update trade set accepted_at = clock_timestamp() - interval '1 hour', review_until = clock_timestamp(),
    due_at = clock_timestamp() where league_id = ${league.id}`;
  await expectReviewedLater(league, id);
  expect(await vote(league, 3, stopped.id)).toMatchObject({ status: 200, body: { state: 'vetoed' } });
  await query`update trade set accepted_at = clock_timestamp() - interval '1 day', review_until = clock_timestamp(),
    due_at = clock_timestamp() where id = ${id}`;
  await eventually(async () => expect((await league.view(3, id)).state).toBe('executed'));
});

async function expectReviewedLater(league: TradeLeague, id: string): Promise<void> {
  await eventually(async () => {
    const seen = await league.view(3, id);
    expect(seen).toMatchObject({ state: 'in-review', veto: { by: 'managers' }, allowed: ['vote'] });
    expect(Date.parse(seen.review_until ?? '') - Date.parse(seen.accepted_at ?? '')).toBe(DAY_MS);
  });
}

test('a league can be deleted with its commissioners and teams, and a commissioner removed from it', async () => {
  const { league } = await league0();
  expect((await office(league, 0, 1, true)).status).toBe(200);
  expect((await league.call(0, 'DELETE', `/members/${league.manager(1).userId}`)).status).toBe(200);
  await league.query('delete from league where id = $1', [league.id]);
  expect(await league.query('select 1 from team where league_id = $1', [league.id])).toEqual([]);
});
