import { expect, test } from '@jest/globals';
import type { DraftSnapshot, KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { maximumBid, restOf } from '@crease/core/draft/auction/auction.rules.js';
import { openPlaces } from '@crease/core/draft/auction/auction.places.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { SheetLock } from './sheet-lock.service.js';

const { app, query } = await fileApp();

const FORM: Partial<LeagueForm> = {
  num_teams: 2,
  max_roster_size: 5,
  ...NO_MINIMUMS,
  general_draft_length: 5,
  rookieDraftEnabled: false,
  min_forwards_protected: 0,
  min_defense_protected: 0,
  min_goalies_protected: 0,
  keeper_kind: 'number',
  keepers: 4,
  draft_form: 'auction',
  auction_budget: 60,
  keeper_raise: 5,
};
const HOUR = 3_600_000;
const go = async (league: PlayLeague, to: string, more: object = {}) => {
  const body = { to, override_reason: 'For this test', ...more };
  const answer = await league.call(0, 'POST', '/phase', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};
const save = (league: PlayLeague, core: number[], team = 0) =>
  league.call<SheetAnswer>(team, 'PUT', '/protection-sheet', { core, bench: [] });

/** The players bought in an earlier auction, by the first team, with their prices. */
async function bought(league: PlayLeague, prices: readonly (readonly [number, number])[]) {
  const draftId = await league.openDraft('ended');
  await query`update draft set season = '2020-21' where id = ${draftId}`;
  for (const [index, [player, price]] of prices.entries()) {
    const pick = `price${league.id.slice(0, 4)}${index}`.padEnd(12, '0').slice(0, 12);
    await query`insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
      values (${pick}, ${league.id}, '2020-21', 'general', ${index + 1}, ${league.teams[0]}, ${league.teams[0]})`;
    await query`insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id, price, at)
      values (${league.id}, ${draftId}, ${index + 1}, ${pick}, ${player}, ${league.teams[0]}, ${price}, now() - interval '9 months')`;
  }
}

test('keepers take their prices from the budget and places of the auction', async () => {
  const league = await playLeague(app, { form: FORM });
  const man = { position: 'F', capHit: 1_000_000 } as const;
  const [dear, fair, never, added] = (await league.hold(0, [man, man, man, man])).map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ];
  const [theirs] = (await league.hold(1, [man])).map(({ id }) => id) as [number];
  await bought(league, [
    [dear, 40],
    [fair, 9],
    [theirs, 30],
  ]);
  // Another team dropped the player before: the price starts again.
  await query`update roster_entry set acquired_by = 'waivers' where league_id = ${league.id} and player_id = ${theirs}`;
  await go(league, 'offseason');
  await go(league, 'protection', { protection_deadline: new Date(Date.now() + 2 * HOUR).toISOString() });

  const over = await save(league, [dear, fair]);
  expect(over.body.players.map(({ player_id, price }) => [player_id, price])).toEqual([
    [dear, 45],
    [fair, 14],
    [never, 1],
    [added, 1],
  ]);
  expect(over.body.rules.prices).toEqual({ budget: 60, minimum: 1, rounds: 5, roster_size: 5 });
  expect(over.body.faults).toMatchObject([
    {
      name: 'keeperBudget',
      message: 'The keepers cost $59 of the auction’s $60, and the 3 open places need $3.',
      fix: 'Release a dearer player, or several: the sheet is $2 over the budget.',
    },
  ]);
  expect((await save(league, [dear, never])).body.faults).toEqual([]);
  expect((await save(league, [theirs], 1)).body.players).toMatchObject([{ price: 1 }]);
  await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
  await app.app.get(SheetLock).lockDue();
  await go(league, 'annual-drafts');

  await league.free(Array.from({ length: 12 }, () => man));
  const api = <T>(method: string, path: string, body?: unknown, team = 0) =>
    league.call<T>(team, method, `/drafts${path}`, body);
  const { draft_id: id } = (await api<{ draft_id: string }>('POST', '', { type: 'general' })).body;
  const kept = (await api<{ players: KeptPlayer[] }>('GET', `/${id}/kept`)).body.players;
  expect(kept.map((player) => [player.id, player.price]).sort()).toEqual(
    [
      [dear, 45],
      [never, 1],
      [theirs, 1],
    ].sort(),
  );
  expect((await api('POST', `/${id}/begin`, {})).status).toBe(200);
  const { state } = (await api<DraftSnapshot>('GET', `/${id}`)).body;
  expect(state.rules.auction?.kept).toEqual({ [league.teams[0]!]: 46, [league.teams[1]!]: 1 });
  const money = league.teams.map((team) => [restOf(state, team), openPlaces(state, team), maximumBid(state, team)]);
  expect(money).toEqual([
    [14, 3, 12],
    [59, 4, 56],
  ]);
  // Nobody bids what the keepers have taken.
  const [player] = (await api<{ players: { id: number }[] }>('GET', `/${id}/pool`)).body.players;
  const nominator = league.teams.indexOf(state.onClock?.teamId ?? '');
  const nomination = { lot: 1, team_id: league.teams[nominator], player_id: player?.id };
  expect((await api('POST', `/${id}/nominations`, nomination, nominator)).status).toBe(200);
  const bid = (team: number, amount: number) =>
    api<Refused>('POST', `/${id}/bids`, { lot: 1, team_id: league.teams[team], amount }, team);
  if (nominator === 0) expect((await bid(1, 2)).status).toBe(200);
  expect((await bid(0, 13)).body.refusal).toMatchObject({ name: 'bidTooHigh', limit: 12 });
  expect((await bid(0, 12)).status).toBe(200);
});
