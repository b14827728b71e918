import { describe, expect, test } from '@jest/globals';
import type { TradeReversalView } from '@crease/core/trades/trade.schema.js';
import { seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { amount } from '../testing/long-run.js';
import { fileApp, type Answer, type Refused, type TestApp } from '../testing/test-app.js';
import { linesWhere } from '../testing/log-lines.js';
import { draftNights, type Night } from './testing/draft-night.js';
import { forward, givePicks, pick, player } from './testing/trade-fixture.js';

const { app: one, closing, database, query } = await fileApp();
const two = await one.another();
await seedPlayers(database.pool, somePlayers(120));
const nights = closing(draftNights(one, two));
const { draftNight } = nights;

const AT_ONCE = 'Carried out at once: the draft is running.';
const TIMES = amount(2, 5);

type Told = Answer<{ state: string } & Partial<Refused>>;
const word = ({ status, body }: Told): string => (status < 300 ? body.state : `${status} ${body.refusal?.name}`);

const call = (
  night: Night,
  by: number,
  method: string,
  path: string,
  body?: object,
  on: TestApp = one,
): Promise<Told> =>
  on.api(method, `/api/${night.league.id}/trades/${path}`, body, {
    authorization: `Bearer ${night.league.manager(by).token}`,
  });
const vote = (night: Night, by: number, id: string, on: TestApp = one, veto = true) =>
  call(night, by, 'PUT', `${id}/veto-vote`, { veto }, on);
const reverse = (night: Night, by: number, id: string) =>
  call(night, by, 'POST', `${id}/reverse`, { reason: 'Not tonight' });
const log = (night: Night) =>
  linesWhere(night.league.query, `stream = $1`, [`league:${night.league.id}`]).then((lines) => lines.at(-1));
const mails = (night: Night, subject: string) =>
  night.league.query('select 1 from mail where league_id = $1 and subject like $2', [night.league.id, subject]);

/** Board and table have the same owners; each drafted player is on the team that owned the pick. */
async function consistent(night: Night): Promise<void> {
  const state = await night.state();
  await night.room.until((seen) => seen.seq >= state.seq);
  expect(night.room.state).toEqual(state);
  const { picks, players } = await night.league.owners();
  for (const slot of state.slots) {
    expect([slot.overall, night.league.teams[picks[slot.pickId] ?? -1]]).toEqual([slot.overall, slot.ownerTeamId]);
    if (slot.player !== null) expect(night.league.teams[players[slot.player.id] ?? -1]).toBe(slot.ownerTeamId);
  }
}

describe('while a draft runs, a trade of draft picks', () => {
  test('is carried out at acceptance whatever the review, and everybody sees it at once, on every process', async () => {
    const night = await draftNight({ review: 24 });
    const { league, room, slot } = night;
    await givePicks(league, { rounds: 1, seasons: ['2026-27'] });
    const first = (await slot(1)).pickId;
    const coming = (await league.picks(2))['2026-27 general 1'] ?? '';
    const [gives, gets] = [
      { team: 1, gives: [pick(first)] },
      { team: 2, gives: [pick(coming)] },
    ];
    expect((await league.preview(1, gives, gets)).effects).toMatchObject({ at_once: true, legal: true });
    const id = await league.propose(gives, gets);
    expect(await league.view(2, id)).toMatchObject({
      effects: { at_once: true },
      facts: expect.arrayContaining([expect.objectContaining({ what: 'Acceptance', how: AT_ONCE })]),
      at_once: false,
    });
    // Other picks' effects on the two teams do not count as a change of the offer.
    const seen = await league.view(2, id);
    expect(await league.accept(2, id)).toMatchObject({ status: 200, body: { state: 'executed' } });
    expect(seen.facts.some(({ what }) => what.includes('roster'))).toBe(false);
    await room.until((now) => now.slots[0]?.ownerTeamId === league.teams[2] && now.onClock?.teamId === league.teams[2]);
    const done = await league.view(3, id);
    expect(done).toMatchObject({ state: 'executed', at_once: true, allowed: [], review_until: null });
    expect((await league.view(0, id)).allowed).toEqual(['reverse']);
    expect(await log(night)).toMatch(/^Trade: Team 3 gets 2025-26 general, round 1.* the draft was running\.$/);
    const [mail] = await query<{ body: string }>`select body from mail where league_id = ${league.id}
      and subject like '%was executed' limit 1`;
    expect(mail?.body).toContain('It can be reversed until one of its picks is used.');
    expect(await mails(night, '%was executed')).toHaveLength(2);
    await consistent(night);
  }, 60_000);

  test('is carried out while the draft is paused, too', async () => {
    const { league, slot, draftId } = await draftNight({ review: 24 });
    expect((await league.call(0, 'POST', `/drafts/${draftId}/pause`, {})).status).toBe(200);
    const { pickId } = await slot(1);
    expect((await league.trade({ team: 1, gives: [pick(pickId)] }, { team: 2 })).state).toBe('executed');
  }, 60_000);

  test('is reviewed as ever with the setting off, with anything else in it, and when no pick is of that draft', async () => {
    const night = await draftNight({ review: 24 });
    const { league, slot } = night;
    await givePicks(league, { rounds: 1, seasons: ['2026-27'] });
    const [star] = await league.hold(1, [forward(1_000_000)]);
    const last = (await slot(29)).pickId;
    const other = (await slot(25)).pickId;
    const mixed = await league.trade({ team: 1, gives: [pick(last), player(star!.id)] }, { team: 2 });
    expect(mixed.state).toBe('in-review');
    const coming = (await league.picks(1))['2026-27 general 1'] ?? '';
    expect((await league.trade({ team: 1, gives: [pick(coming)] }, { team: 2 })).state).toBe('in-review');
    // When the setting for execution at acceptance changes, the offer counts as changed.
    const id = await league.propose({ team: 1, gives: [pick(other)] }, { team: 2 });
    const { version, hash, facts } = await league.view(2, id);
    const change = await league.call(0, 'PATCH', '/settings', { draft_trades_at_once: false });
    expect(change.status).toBe(200);
    const late = await call(night, 2, 'POST', `${id}/accept`, { version, hash, facts });
    expect(word(late)).toBe('409 offerChanged');
    expect(late.body.refusal?.message).toContain(`Acceptance: no longer: ${AT_ONCE}`);
    expect(await league.accept(2, id)).toMatchObject({ status: 200, body: { state: 'in-review' } });
    expect(await league.view(3, id)).toMatchObject({ at_once: false, effects: { at_once: false } });
  }, 60_000);
});

describe('such a trade is reversed', () => {
  test('in an auction too, of an open place before the place of the team that leads', async () => {
    const night = await draftNight({ auction: true });
    const { league, slot, draftId } = night;
    const post = (by: number, path: string, body: object) =>
      league.call(by, 'POST', `/drafts/${draftId}/${path}`, body);
    expect((await post(1, 'nominations', { lot: 1, team_id: league.teams[1], player_id: 8_000_001 })).status).toBe(200);
    expect((await post(3, 'bids', { lot: 1, team_id: league.teams[3], amount: 5 })).status).toBe(200);
    const first = (await slot(1)).pickId;
    const { id, state } = await league.trade({ team: 1, gives: [pick(first)] }, { team: 2 });
    expect([state, await slot(1)]).toEqual(['executed', { pickId: first, owner: 2 }]);
    expect(word(await reverse(night, 0, id))).toBe('reversed');
    expect(await slot(1)).toEqual({ pickId: first, owner: 1 });
  }, 60_000);

  test('by the commissioner until one of its picks is used, and again when that pick is undone', async () => {
    const night = await draftNight({ review: 24 });
    const { league, slot, take, undo } = night;
    const first = (await slot(1)).pickId;
    const { id } = await league.trade({ team: 1, gives: [pick(first)] }, { team: 2 });
    expect((await take(2, 1)).status).toBe(200);
    const late = await reverse(night, 0, id);
    expect(word(late)).toBe('409 tradedPickUsed');
    expect(late.body.refusal).toMatchObject({
      message: 'A pick of this trade has been used, so you can no longer reverse it.',
      fix: 'Ask a commissioner to undo that pick in the draft first.',
    });
    expect((await league.view(0, id)).allowed).toEqual([]);
    expect(await undo(1)).toBe(200);
    expect(await league.get<TradeReversalView>(0, `/trades/${id}/reversal`)).toEqual({
      possible: true,
      reasons: [],
      overridable: [],
    });
    expect(word(await reverse(night, 0, id))).toBe('reversed');
    expect(await slot(1)).toEqual({ pickId: first, owner: 1 });
    await consistent(night);
  }, 60_000);

  test('where it is a commissioner’s own, by a third of the uninvolved managers, and not by that commissioner', async () => {
    const night = await draftNight({ review: 24, teams: 8 });
    const { league, room } = night;
    const own = await night.slot(8);
    expect(own.owner).toBe(0);
    const { id, state } = await league.trade({ team: 0, gives: [pick(own.pickId)] }, { team: 1 });
    expect(state).toBe('executed');
    await room.until((now) => now.slots[7]?.ownerTeamId === league.teams[1]);
    const refused = await reverse(night, 0, id);
    expect(word(refused)).toBe('403 ownReversal');
    expect(refused.body.refusal?.fix).toBe(
      'Another commissioner can, or the votes of 2 uninvolved managers (0 so far).',
    );
    expect((await league.view(2, id)).veto).toEqual({ by: 'managers', votes: 0, needed: 2, mine: false });
    expect((await league.view(2, id)).allowed).toEqual(['vote']);
    expect(word(await vote(night, 1, id))).toBe('403 notYours');
    expect(word(await vote(night, 2, id))).toBe('executed');
    expect((await league.view(2, id)).veto).toMatchObject({ votes: 1, mine: true });
    expect(word(await vote(night, 2, id, one, false))).toBe('executed');
    expect(word(await vote(night, 3, id))).toBe('executed');
    expect(word(await vote(night, 2, id, two))).toBe('reversed');
    await room.until((now) => now.slots[7]?.ownerTeamId === league.teams[0]);
    const reason = '2 of 6 uninvolved managers (2 were needed).';
    expect(await league.view(5, id)).toMatchObject({ state: 'reversed', reason: `Reversed by ${reason}`, veto: null });
    expect(await log(night)).toBe(`The trade of Team 1 and Team 2 was reversed by ${reason}`);
    expect(await mails(night, '%was reversed')).toHaveLength(2);
    expect(word(await vote(night, 4, id))).toBe('409 wrongTradeState');
    await consistent(night);
  }, 60_000);

  test('where it is a commissioner’s own, by another commissioner; also one that was entered for both teams', async () => {
    const night = await draftNight({ review: 24 });
    const { league, slot, take } = night;
    const own = await slot(4);
    const entered = await league.call<{ trade_id: string }>(0, 'POST', '/trades/on-behalf', {
      ...league.sides({ team: 0, gives: [pick(own.pickId)] }, { team: 1 }),
      reason: 'Agreed by telephone',
    });
    expect(entered).toMatchObject({ status: 201, body: { state: 'executed' } });
    const id = entered.body.trade_id;
    await query`update membership set is_commissioner = true where league_id = ${league.id}
      and team_id = ${league.teams[2]}`;
    expect(word(await reverse(night, 0, id))).toBe('403 ownReversal');
    expect(word(await reverse(night, 2, id))).toBe('reversed');
    expect((await slot(4)).owner).toBe(0);
    // A used pick allows neither votes nor reversals.
    const again = await league.trade({ team: 0, gives: [pick(own.pickId)] }, { team: 1 });
    for (const overall of [1, 2, 3]) expect((await take(overall, overall)).status).toBe(200);
    expect((await take(1, 4)).status).toBe(200);
    expect(word(await vote(night, 3, again.id))).toBe('409 tradedPickUsed');
    expect((await league.view(3, again.id)).veto).toBeNull();
    await consistent(night);
  }, 60_000);

  test('by votes as long as nothing has followed it, in words', async () => {
    const night = await draftNight({ review: 24 });
    const { league, slot } = night;
    const own = await slot(4);
    const { id } = await league.trade({ team: 0, gives: [pick(own.pickId)] }, { team: 1 });
    await league.trade({ team: 1, gives: [pick(own.pickId)] }, { team: 2 });
    const refused = await vote(night, 3, id);
    expect(word(refused)).toBe('409 notReversible');
    expect(refused.body.refusal?.message).toMatch(/now belongs to Team 3\.$/);
    // A vote that could not be executed is not stored.
    expect((await league.view(3, id)).veto).toMatchObject({ votes: 0, mine: false });
  }, 60_000);
});

describe('on two processes at once', () => {
  test('three votes of which two are needed: one reverses the trade, and the last finds it reversed', async () => {
    const night = await draftNight({ review: 24, teams: 8 });
    const { league } = night;
    const own = await night.slot(64);
    for (let time = 0; time < TIMES; time += 1) {
      const { id } = await league.trade({ team: 0, gives: [pick(own.pickId)] }, { team: 1 });
      const answers = await Promise.all(
        [2, 3, 4].map((by, index) => vote(night, by, id, (time + index) % 2 === 0 ? one : two)),
      );
      expect(answers.map(word).sort()).toEqual(['409 wrongTradeState', 'executed', 'reversed']);
      expect((await night.slot(64)).owner).toBe(0);
      expect(await mails(night, '%was reversed')).toHaveLength(2 * (time + 1));
    }
    await consistent(night);
  }, 120_000);

  test('a vote that reverses a trade and the pick of its slot: one of them happens, nothing by halves', async () => {
    const night = await draftNight({ review: 24 });
    const { league, slot, take } = night;
    for (let time = 0; time < TIMES; time += 1) {
      const overall = 4 * (time + 1);
      for (const by of [1, 2, 3]) expect((await take(by, overall - 4 + by)).status).toBe(200);
      const own = await slot(overall);
      const { id } = await league.trade({ team: 0, gives: [pick(own.pickId)] }, { team: 2 });
      const [first, second] = time % 2 === 0 ? [one, two] : [two, one];
      const [voted, taken] = await Promise.all([vote(night, 3, id, first), take(2, overall, second)]);
      const outcome = `${word(voted)}, ${taken.status} ${taken.name}`;
      expect(['reversed, 403 notYourTurn', '409 tradedPickUsed, 200 ', '409 notReversible, 200 ']).toContain(outcome);
      const now = await night.state();
      const back = voted.status === 200;
      expect([outcome, now.slots[overall - 1]?.ownerTeamId]).toEqual([outcome, league.teams[back ? 0 : 2]]);
      expect((await league.view(3, id)).state).toBe(back ? 'reversed' : 'executed');
      if (back) expect((await take(0, overall)).status).toBe(200);
    }
    await consistent(night);
  }, 120_000);
});
