import { expect } from '@jest/globals';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { FaPicksAnswer } from '@crease/core/free-agents/free-agents.answers.js';
import type { MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import type { LedgerAnswer } from '@crease/core/leagues/ledger/ledger.answers.js';
import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { restOf } from '@crease/core/draft/auction/auction.rules.js';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TradableAssetsAnswer, TradePreview } from '@crease/core/trades/trade.schema.js';
import type { Database } from '../../platform/database/database.js';
import { findDraftPrecedence } from '../../competition/draft-order.queries.js';
import { wonAdds } from '../../free-agents/won-adds.queries.js';
import { eventually } from '../patience.js';
import type { HeldSeed } from '../play-fixture.js';
import type { Refused } from '../test-app.js';
import { pickAsRookie } from './rookie-picks.js';
import type { Bite, KindLife, KindTeam } from './kind.model.js';
import { dayAfter, pointsOn } from './own-count.js';

type Asset = number | object;
const CHEAP: HeldSeed = { position: 'F', capHit: 1_000_000 };
/** A pick that no team owns: rules about all picks refuse it first. */
const SOME_PICK = { kind: 'draft-pick', pick_id: 'AAAAAAAAAAAA' };

const teamAt = ({ teams }: KindLife, index: number): KindTeam => {
  const team = teams[index];
  if (team === undefined) throw new Error(`there is no team ${index}`);
  return team;
};

const call = async <T = Refused>({ league }: KindLife, team: number, method: string, path: string, body?: unknown) =>
  league.call<T & Partial<Refused>>(team, method, path, body);

/** The refusal's name; null when the call is carried out. */
async function refusalOf(life: KindLife, team: number, method: string, path: string, body: unknown) {
  const answer = await call<Partial<Refused>>(life, team, method, path, body);
  return answer.status < 300 ? null : (answer.body.refusal?.name ?? String(answer.status));
}

const add = async (life: KindLife, team: number, { drops = [] as number[], player = CHEAP } = {}) => {
  const [one] = await life.league.free([player]);
  return refusalOf(life, team, 'POST', '/free-agents/add', { player_id: one?.id, drop_player_ids: drops });
};

const sides = (life: KindLife, given: readonly Asset[], taken: readonly Asset[]) =>
  [given, taken].map((assets, index) => ({
    team_id: teamAt(life, index + 1).id,
    assets: assets.map((asset) => (typeof asset === 'number' ? { kind: 'player', player_id: asset } : asset)),
    moves: [],
  }));

/** An offer of the second team to the third. */
const offer = (life: KindLife, given: readonly Asset[], taken: readonly Asset[]) =>
  refusalOf(life, 1, 'POST', '/trades', { sides: sides(life, given, taken) });

const move = (life: KindLife, type: string, player_id: number) =>
  refusalOf(life, 1, 'POST', `/teams/${teamAt(life, 1).id}/moves`, { moves: [{ type, player_id }] });

const saveSheet = async (life: KindLife, core: readonly number[], team = 1) =>
  (await call<SheetAnswer>(life, team, 'PUT', '/protection-sheet', { core, bench: [] })).body;

const playersOf = (life: KindLife, team = 1) => teamAt(life, team).players;

/** The first add is carried out, the next one is refused. */
export const oneAddOnly =
  (rule: string, { drops = false } = {}): Bite =>
  async (life) => {
    const { spare } = teamAt(life, 1);
    expect(await add(life, 1, { drops: drops ? [spare] : [] })).toBeNull();
    expect(await add(life, 1)).toBe(rule);
  };

/** A free agent needs a bid between the minimum and the budget, which other teams do not see. */
export const bidsSealed: Bite = async (life) => {
  const [player] = await life.league.free([CHEAP]);
  const bid = (amount: number) => refusalOf(life, 1, 'POST', '/free-agents/bids', { player_id: player?.id, amount });
  expect(await add(life, 1)).toBe('bidOnly');
  expect(await bid(0)).toBe('belowMinimumBid');
  expect(await bid(51)).toBe('overBudget');
  expect(await bid(20)).toBeNull();
  const bids = async (team: number) => (await call<MarketAnswer>(life, team, 'GET', '/free-agents/bids')).body.bids;
  expect((await bids(1)).map(({ amount }) => amount)).toEqual([20]);
  expect(await bids(2)).toEqual([]);
};

/** A bid is at least the league's minimum, a multiple of its step, and within the cap space. */
export const bidsAreSalaries: Bite = async (life) => {
  const [player] = await life.league.free([CHEAP]);
  const bid = (amount: number) => refusalOf(life, 1, 'POST', '/free-agents/bids', { player_id: player?.id, amount });
  expect(await bid(499_000)).toBe('belowMinimumBid');
  expect(await bid(500_500)).toBe('salaryStep');
  expect(await bid(90_000_000)).toBe('overSpace');
  expect(await bid(501_000)).toBeNull();
  expect((await call<MarketAnswer>(life, 1, 'GET', '/free-agents/bids')).body).toMatchObject({
    budgets: [],
    bids: [{ amount: 501_000 }],
  });
};

/** A bid opens an auction with a fixed end. Others see its price; a team opens one at a time. */
export const lotOverDays: Bite = async (life) => {
  const [player, other] = await life.league.free([CHEAP, CHEAP]);
  const bid = (team: number, amount: number, of = player) =>
    refusalOf(life, team, 'POST', '/free-agents/bids', { player_id: of?.id, amount });
  const lots = async () => (await call<MarketAnswer>(life, 0, 'GET', '/free-agents/bids')).body.lots;
  expect(await bid(1, 51)).toBe('overBudget');
  expect(await bid(1, 20)).toBeNull();
  const [opened] = await lots();
  expect(opened).toMatchObject({ price: 1, leader_team_id: teamAt(life, 1).id });
  expect(await bid(2, 1)).toBe('belowPrice');
  expect(await bid(2, 30)).toBeNull();
  expect(await lots()).toMatchObject([{ price: 21, leader_team_id: teamAt(life, 2).id, ends_at: opened?.ends_at }]);
  expect(await bid(1, 5, other)).toBe('tooManyLots');
};

/** A trade gives cap space: the other team has it for the season. */
export const capSpaceTraded: Bite = async (life) => {
  const [one, two] = [teamAt(life, 1).id, teamAt(life, 2).id];
  const spaceOf = async (team: string) =>
    (await call<TradableAssetsAnswer>(life, 1, 'GET', `/trades/assets/${team}`)).body.cap_space;
  const [before, other] = [await spaceOf(one), await spaceOf(two)];
  const made = await call<{ trade_id: string }>(life, 1, 'POST', '/trades', {
    sides: [
      { team_id: one, assets: [{ kind: 'cap-space', season: before?.season, amount: 1 }], moves: [] },
      { team_id: two, assets: [], moves: [] },
    ],
  });
  const { version, hash } = (
    await call<{ version: number; hash: string }>(life, 2, 'GET', `/trade/${made.body.trade_id}`)
  ).body;
  expect((await call(life, 2, 'POST', `/trades/${made.body.trade_id}/accept`, { version, hash })).status).toBe(200);
  expect(await spaceOf(one)).toEqual({ ...before, space: (before?.space ?? 0) - 1 });
  expect(await spaceOf(two)).toEqual({ ...other, space: (other?.space ?? 0) + 1 });
};

/** A trade gives budget for bids: the other team has it when the trade is carried out. */
export const budgetTraded: Bite = async (life) => {
  const season = (await call<TradableAssetsAnswer>(life, 1, 'GET', `/trades/assets/${teamAt(life, 1).id}`)).body.budget
    ?.season;
  const gives = (amount: number) => ({
    sides: [
      { team_id: teamAt(life, 1).id, assets: [{ kind: 'budget', season, amount }], moves: [] },
      { team_id: teamAt(life, 2).id, assets: [], moves: [] },
    ],
  });
  const left = async (team: number) =>
    (await call<MarketAnswer>(life, 1, 'GET', '/free-agents/bids')).body.budgets.find(
      ({ team_id }) => team_id === teamAt(life, team).id,
    )?.left;
  const made = await call<{ trade_id: string }>(life, 1, 'POST', '/trades', gives(20));
  const { version, hash } = (
    await call<{ version: number; hash: string }>(life, 2, 'GET', `/trade/${made.body.trade_id}`)
  ).body;
  expect((await call(life, 2, 'POST', `/trades/${made.body.trade_id}/accept`, { version, hash })).status).toBe(200);
  expect([await left(1), await left(2)]).toEqual([30, 70]);
  const more = await call<TradePreview>(life, 1, 'POST', '/trades/preview', gives(31));
  expect(more.body.effects.problems.map(({ name }) => name)).toContain('budgetTooSmall');
};

export const addRefused =
  (rule: string, player: HeldSeed = CHEAP, team = 1): Bite =>
  async (life) =>
    expect(await add(life, team, { player })).toBe(rule);

export const moveRefused =
  (type: string, rule: string, slot = 0): Bite =>
  async (life) =>
    expect(await move(life, type, playersOf(life)[slot] ?? 0)).toBe(rule);

/** Sending a player down puts them on waivers. */
export const sentThroughWaivers =
  (database: Database): Bite =>
  async (life) => {
    const { spare } = teamAt(life, 1);
    expect(await move(life, 'toBank', spare)).toBeNull();
    const open = await database.query('select 1 from waiver where league_id = $1 and player_id = $2', [
      life.league.id,
      spare,
    ]);
    expect(open).toHaveLength(1);
  };

export const tradeRefused =
  (rule: string, what: 'swap' | 'two for one' | 'pick' = 'swap'): Bite =>
  async (life) => {
    const [one = 0, two = 0] = [teamAt(life, 1).spare, playersOf(life)[2]];
    const given = { swap: [one], 'two for one': [one, two], pick: [SOME_PICK] }[what];
    expect(await offer(life, given, [teamAt(life, 2).spare])).toBe(rule);
  };

/** Two teams trade spare players; the accepted trade is carried out at once. */
export const tradedAtOnce: Bite = async (life) => {
  const [own, theirs] = [teamAt(life, 1).spare, teamAt(life, 2).spare];
  const made = await call<{ trade_id: string }>(life, 1, 'POST', '/trades', { sides: sides(life, [own], [theirs]) });
  const trade = await call<{ version: number; hash: string }>(life, 2, 'GET', `/trade/${made.body.trade_id}`);
  const { version, hash } = trade.body;
  expect((await call(life, 2, 'POST', `/trades/${made.body.trade_id}/accept`, { version, hash })).status).toBe(200);
  expect(Object.keys(await life.league.places(1)).map(Number)).toContain(theirs);
};

/** A line-up with too many new players is refused. */
export const lineupRefused =
  (day: string): Bite =>
  async (life) => {
    const { id, players, spare } = teamAt(life, 1);
    const path = `/teams/${id}/lineup`;
    const { version } = (await call<{ version: number }>(life, 1, 'GET', `${path}?day=${day}`)).body;
    const [, , reserve, defenseman, goalie] = players;
    const places = [
      ...[reserve, spare].map((player_id) => ({ kind: 'F', player_id })),
      { kind: 'D', player_id: defenseman },
      { kind: 'G', player_id: goalie },
    ];
    expect(await refusalOf(life, 1, 'PUT', path, { day, version, places })).toBe('lineupChanges');
  };

/** A sheet with the first players of a team has these faults among others. */
export const sheetFault =
  (rule: string, players = 5): Bite =>
  async (life) => {
    const { faults } = await saveSheet(life, playersOf(life).slice(0, players));
    expect(faults.map(({ name }) => name)).toContain(rule);
  };

export const noSheet: Bite = async (life) => {
  const answer = await call(life, 1, 'GET', '/protection-sheet');
  expect(answer.body.refusal?.name).toBe('noSheets');
  expect(Object.keys(await life.league.places(1)).length).toBeGreaterThanOrEqual(playersOf(life).length);
};

/** A keeper costs a round, and players beyond the limit are refused. */
export const keepersCost =
  (round: number): Bite =>
  async (life) => {
    const { faults, players } = await saveSheet(life, playersOf(life).slice(0, 3));
    expect(faults.map(({ name }) => name)).toContain('keepers');
    expect(players.map((player) => player.round)).toContain(round);
  };

/** Players who were never bought cost the opening bid; a sheet within the budget is legal. */
export const keepersPriced =
  (price: number): Bite =>
  async (life) => {
    const { faults, players, rules } = await saveSheet(life, playersOf(life).slice(0, 2));
    expect(faults).toEqual([]);
    expect(rules.prices).toMatchObject({ minimum: price });
    expect(new Set(players.flatMap((player) => player.price ?? []))).toEqual(new Set([price]));
  };

/** The auction begins with budgets minus the keepers' prices. */
export const keepersPaid =
  (budget: number, price: number): Bite =>
  async (life) => {
    const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'general' });
    const path = `/drafts/${made.body.draft_id}`;
    expect(await refusalOf(life, 0, 'POST', `${path}/begin`, {})).toBe(null);
    const { state } = (await call<DraftSnapshot>(life, 0, 'GET', path)).body;
    for (const [team, { id }] of life.teams.entries()) {
      const keepers = (await life.league.held(team)).filter(({ place }) => place !== 'rookie').length;
      expect(restOf(state, id)).toBe(budget - price * keepers);
    }
    expect((await call(life, 0, 'POST', `${path}/end`, {})).status).toBe(200);
  };

/** Keepers cost rounds by their rank in all leagues; the rulebook says so. */
export const keepersCostByRank: Bite = async (life) => {
  const sheets = await Promise.all(life.teams.map((_, team) => saveSheet(life, [], team)));
  for (const { players, rules } of sheets) {
    const last = Math.max(...(rules.rounds?.picks ?? []).map(({ round }) => round));
    for (const { player_id: id, round, rank, last_games: games } of players) {
      expect([id, rank === undefined]).toEqual([id, games === 0]);
      expect([id, round]).toEqual([
        id,
        rank === undefined ? last : Math.min(last, Math.ceil(rank / life.teams.length)),
      ]);
    }
  }
  const ranked = sheets
    .flatMap(({ players }) => players)
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  const points = ranked.map(({ last_points: earned }) => earned);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(new Set(ranked.map(({ round }) => round)).size).toBeGreaterThan(1);
};

/** A player on last season's sheet cannot be kept. */
export const keptOnce =
  (database: Database): Bite =>
  async (life) => {
    const kept = playersOf(life).slice(0, 1);
    await database.query(
      `insert into protection_sheet (league_id, team_id, season, core, status, locked_at)
       select id, $2, $3, $4, 'locked', now() from league where id = $1`,
      [life.league.id, teamAt(life, 1).id, '2025-26', kept],
    );
    const { faults } = await saveSheet(life, kept);
    expect(faults.map(({ name }) => name)).toContain('keeperYears');
  };

/** The last team of the season may keep more than the first. */
export const lastKeepsMore: Bite = async (life) => {
  const rules = [];
  for (const team of life.teams.keys())
    rules.push((await call<SheetAnswer>(life, team, 'GET', '/protection-sheet')).body.rules.keepers ?? 0);
  expect(Math.max(...rules)).toBeGreaterThan(Math.min(...rules));
};

/** The lottery draws among the last teams only; the draft is deleted again. */
export const lotteryDrawn =
  (database: Database): Bite =>
  async (life) => {
    const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'general' });
    const path = `/drafts/${made.body.draft_id}`;
    const drawn = await call(life, 0, 'PUT', `${path}/order`, { source: 'lottery', kind: 'linear' });
    expect(drawn.status).toBe(200);
    const { teamIds } = (await call<DraftSnapshot>(life, 0, 'GET', path)).body.state.order;
    const table = await database.query<{ team_id: string }>(
      `select team_id from season_standing where league_id = $1 and season = '2025-26' order by rank desc, team_id`,
      [life.league.id],
    );
    const worstFirst = table.map(({ team_id: id }) => id);
    expect(teamIds.slice(2)).toEqual(worstFirst.slice(2));
    expect([...teamIds.slice(0, 2)].sort()).toEqual(worstFirst.slice(0, 2).sort());
    expect((await call(life, 0, 'DELETE', path)).status).toBeLessThan(300);
  };

/** The last season's prizes are in the ledger; the commissioner orders the draft by them. */
export const orderByPrizes: Bite = async (life) => {
  const teams = life.teams.map(({ id }) => id);
  for (const [index, id] of teams.entries()) {
    const line = { season: '2025-26', kind: 'prize', label: 'Weeks won', amount: 10 * (index + 1), currency: 'CAD' };
    expect((await call(life, 0, 'POST', '/ledger', { ...line, team_ids: [id] })).status).toBeLessThan(300);
  }
  const { lines } = (await call<LedgerAnswer>(life, 1, 'GET', '/ledger')).body;
  const poorestFirst = lines
    .filter(({ kind, season }) => kind === 'prize' && season === '2025-26')
    .sort((one, other) => one.amount - other.amount)
    .map(({ team_id: id }) => id);
  expect(poorestFirst).toEqual(teams);
  const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'general' });
  const path = `/drafts/${made.body.draft_id}`;
  const order = { source: 'commissioner', kind: 'linear', team_ids: poorestFirst };
  expect((await call(life, 0, 'PUT', `${path}/order`, order)).status).toBe(200);
  expect((await call<DraftSnapshot>(life, 0, 'GET', path)).body.state.order.teamIds).toEqual(poorestFirst);
  expect((await call(life, 0, 'DELETE', path)).status).toBeLessThan(300);
};

/** A drafted player gets the round's salary at once, for two seasons. */
export const roundsSetSalaries: Bite = async (life) => {
  const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'general' });
  const path = `/drafts/${made.body.draft_id}`;
  expect(await refusalOf(life, 0, 'POST', `${path}/begin`, {})).toBe(null);
  const { players } = (await call<DraftPoolAnswer>(life, 0, 'GET', `${path}/pool`)).body;
  const [player] = players;
  expect(await refusalOf(life, 0, 'POST', `${path}/picks`, { overall: 1, player_id: player?.id })).toBe(null);
  const [first] = (await call<DraftSnapshot>(life, 0, 'GET', path)).body.state.slots;
  expect(first).toMatchObject({ player: { id: player?.id, capHit: 6_000_000 } });
  const { contract } =
    (await call<ContractsAnswer>(life, 0, 'GET', '/contracts')).body.players.find(
      ({ player_id: id }) => id === player?.id,
    ) ?? {};
  expect(contract).toMatchObject({ salary: 6_000_000, source: 'draft' });
  expect(contract?.last_season).toBe(seasonPlus(contract?.first_season ?? '', 1));
  expect((await call(life, 0, 'POST', `${path}/end`, {})).status).toBe(200);
};

/** The higher bid gets the lot; the team's budget pays. */
export const lotSold =
  (budget: number): Bite =>
  async (life) => {
    const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'general' });
    const path = `/drafts/${made.body.draft_id}`;
    const drafted = async () => (await call<DraftSnapshot>(life, 0, 'GET', path)).body.state;
    const order = { source: 'commissioner', kind: 'linear', team_ids: life.teams.map(({ id }) => id) };
    expect(await refusalOf(life, 0, 'PUT', `${path}/order`, order)).toBe(null);
    expect(await refusalOf(life, 0, 'POST', `${path}/begin`, {})).toBe(null);
    const { players } = (await call<DraftPoolAnswer>(life, 0, 'GET', `${path}/pool`)).body;
    const [player] = players;
    const [nominator, bidder] = [teamAt(life, 0), teamAt(life, 1)];
    const lot = { lot: 1, team_id: nominator.id, player_id: player?.id };
    expect(await refusalOf(life, 0, 'POST', `${path}/nominations`, lot)).toBe(null);
    const bid = (amount: number) => call(life, 1, 'POST', `${path}/bids`, { lot: 1, team_id: bidder.id, amount });
    expect((await bid(budget)).body.refusal).toMatchObject({ name: 'bidTooHigh' });
    expect((await bid(41)).status).toBe(200);
    await eventually(async () => {
      const { slots } = await drafted();
      expect(slots.find(({ sale }) => sale !== undefined)).toMatchObject({
        ownerTeamId: bidder.id,
        player: { id: player?.id },
        sale: { price: 41 },
      });
    });
    expect((await life.league.held(1)).map(({ id }) => id)).toContain(player?.id);
    expect((await call(life, 0, 'POST', `${path}/end`, {})).status).toBe(200);
  };

/** A pick takes an unprotected player of another team; undone, the player is back. The draft ends without a pick. */
export const takenAndReturned =
  (type: 'steal' | 'waiver'): Bite =>
  async (life) => {
    const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type });
    const path = `/drafts/${made.body.draft_id}`;
    expect((await call(life, 0, 'POST', `${path}/begin`, {})).status).toBe(200);
    const { onClock } = (await call<DraftSnapshot>(life, 0, 'GET', path)).body.state;
    const { players } = (await call<DraftPoolAnswer>(life, 0, 'GET', `${path}/pool`)).body;
    const theirs = players.find(({ from }) => from !== onClock?.teamId);
    const losing = life.teams.findIndex(({ id }) => id === theirs?.from);
    const has = async () => Object.keys(await life.league.places(losing)).map(Number);
    const pick = { overall: 1, player_id: theirs?.id, override_reason: 'For this test' };
    expect((await call(life, 0, 'POST', `${path}/picks`, pick)).status).toBe(200);
    expect(await has()).not.toContain(theirs?.id);
    expect((await call(life, 0, 'POST', `${path}/undo`, { overall: 1 })).status).toBe(200);
    expect(await has()).toContain(theirs?.id);
    expect((await call(life, 0, 'POST', `${path}/end`, {})).status).toBe(200);
  };

/** Begins a draft, picks a player of its pool for the team on the clock, and ends it. */
async function draftOne(
  life: KindLife,
  type: 'mid-season' | 'rookie' | 'class',
  { inside, outside, place }: { readonly inside: number; readonly outside: number; readonly place: string },
): Promise<void> {
  const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type });
  const path = `/drafts/${made.body.draft_id}`;
  expect(await refusalOf(life, 0, 'POST', `${path}/begin`, {})).toBeNull();
  const pool = (await call<DraftPoolAnswer>(life, 0, 'GET', `${path}/pool`)).body.players.map(({ id }) => id);
  expect([pool.includes(inside), pool.includes(outside)]).toEqual([true, false]);
  const { onClock } = (await call<DraftSnapshot>(life, 0, 'GET', path)).body.state;
  const pick = { overall: 1, player_id: inside, override_reason: 'For this test' };
  expect(await refusalOf(life, 0, 'POST', `${path}/picks`, pick)).toBeNull();
  const team = life.teams.findIndex(({ id }) => id === onClock?.teamId);
  expect((await life.league.places(team))[inside]).toBe(place);
  expect(await refusalOf(life, 0, 'POST', `${path}/end`, { confirm: true })).toBeNull();
}

/** During the season the teams draft players who are on no team. */
export const draftedInSeason: Bite = async (life) => {
  const [free] = await life.league.free([CHEAP]);
  await draftOne(life, 'mid-season', { inside: free?.id ?? 0, outside: teamAt(life, 1).spare, place: 'active' });
};

/** The draft has only players of this year's entry draft. */
export const draftedOfClass =
  (database: Database, type: 'rookie' | 'class'): Bite =>
  async (life) => {
    const rookie: HeldSeed = { ...CHEAP, rookie: true };
    // A draft ends with the last player of its pool.
    const [own, another, older] = await life.league.free([rookie, rookie, rookie]);
    await database.query(
      `update player p set draft_year = left(l.current_season, 4)::int - (p.id = $4)::int
       from league l where l.id = $1 and p.id in ($2, $3, $4)`,
      [life.league.id, own?.id, another?.id, older?.id],
    );
    await draftOne(life, type, { inside: own?.id ?? 0, outside: older?.id ?? 0, place: 'rookie' });
  };

/** There is no rookie draft, and the general draft waits for none. */
export const noRookieDraft: Bite = async (life) => {
  const refused = await call(life, 0, 'POST', '/drafts', { type: 'rookie' });
  expect(refused.body.refusal).toMatchObject({ name: 'noSuchDraft' });
  const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'general' });
  const path = `/drafts/${made.body.draft_id}`;
  expect((await call(life, 0, 'POST', `${path}/begin`, {})).status).toBe(200);
  expect((await call(life, 0, 'POST', `${path}/end`, {})).status).toBe(200);
};

/** A new team joins, takes a player of two other teams, and has picks of the next draft. */
export const newTeamJoins =
  (database: Database): Bite =>
  async (life) => {
    const made = await call<{ draft_id: string }>(life, 0, 'POST', '/drafts', { type: 'expansion', teams: 1 });
    const path = `/drafts/${made.body.draft_id}`;
    expect((await call(life, 0, 'POST', `${path}/begin`, {})).status).toBe(200);
    const drafted = async () => (await call<DraftSnapshot>(life, 0, 'GET', path)).body.state;
    // A team without a manager picks automatically.
    await eventually(async () => expect((await drafted()).status).toBe('ended'));
    const { slots } = await drafted();
    expect(slots.map(({ status }) => status)).toEqual(['taken', 'taken']);
    const rows = await database.query(
      `select t.number, (select count(*)::int from roster_entry r where r.team_id = t.id) as players,
         exists (select 1 from draft_pick p where p.owner_team_id = t.id and p.type = 'general') as picks
       from team t where t.league_id = $1 and t.number > 4`,
      [life.league.id],
    );
    expect(rows).toEqual([{ number: 5, players: 2, picks: true }]);
  };

export const rostersEmpty: Bite = async (life) => expect(await life.league.held(1)).toEqual([]);

export const picksAhead =
  (database: Database, seasons: number): Bite =>
  async (life) => {
    const [row] = await database.query<{ last: string; present: string }>(
      `select max(p.season) as last, l.current_season as present from draft_pick p join league l on l.id = p.league_id
       where l.id = $1 group by l.id`,
      [life.league.id],
    );
    expect(row?.last).toBe(seasonPlus(row?.present ?? '', seasons));
  };

/** Teams outside the play-offs have their own bracket. */
export const lowerBracket: Bite = async (life) => {
  const { playoffs } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups')).body;
  expect(playoffs?.consolation).toMatchObject({ kind: 'losers', seeds: [expect.anything(), expect.anything()] });
};

/** Each team has two opponents in each regular period. */
export const doubleHeaders: Bite = async (life) => {
  const { periods } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups')).body;
  for (const { round, matchups } of periods)
    if (round === null)
      expect(matchups.map(({ away_team_id: away }) => away === null)).toEqual(life.teams.map(() => false));
};

/** A week has two periods. The matches won in finished periods decide a round. */
export const seriesInHalfWeeks: Bite = async (life) => {
  const { periods, playoffs } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups')).body;
  const first = periods.slice(0, 2).map(({ starts_on: from, ends_on: to }) => [from, to]);
  expect(first).toEqual([
    [dayAfter(0), dayAfter(2)],
    [dayAfter(3), dayAfter(6)],
  ]);
  expect(periods.filter(({ round }) => round !== null)).toHaveLength(3);
  expect(playoffs?.by_wins).toBe(true);
  for (const { wins } of playoffs?.pairs ?? []) expect([0, 1]).toContain((wins?.home ?? 2) + (wins?.away ?? 2));
};

/** The leaders of the divisions are the first seeds. */
export const divisionWinners: Bite = async (life) => {
  const { divisions, playoffs } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups')).body;
  const leaders = divisions.map(({ teams }) => teams[0]?.team_id);
  expect(leaders).toHaveLength(2);
  const seeds = playoffs?.seeds.slice(0, leaders.length).map(({ team_id: id }) => id) ?? [];
  expect([...seeds].sort()).toEqual([...leaders].sort());
};

/** The winner of the loser's bracket has a further pick of the next draft. */
export const losersPick =
  (database: Database): Bite =>
  async ({ league }) =>
    expect(
      await database.query(
        `select season, round from draft_pick where league_id = $1 and extra > 0 and owner_team_id = original_team_id`,
        [league.id],
      ),
    ).toEqual([{ season: '2026-27', round: 1 }]);

/** The winner of the loser's bracket picks first in the next general draft and rookie draft. */
export const losersFirst =
  (database: Database): Bite =>
  async (life) => {
    const { playoffs } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups?season=2025-26')).body;
    const winner = playoffs?.consolation?.winner;
    expect(winner).toEqual(expect.any(String));
    for (const type of ['general', 'rookie'] as const) {
      const found = await findDraftPrecedence(database.db, life.league.id, type, '2025-26');
      expect(found?.ahead).toEqual([winner]);
      expect(found?.others).toHaveLength(life.teams.length - 1);
    }
  };

/** A team that is out of the play-offs cannot add players. */
export const outIsClosed: Bite = async (life) => {
  const { playoffs } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups')).body;
  const inPlay = new Set(playoffs?.seeds.map(({ team_id: id }) => id));
  const out = life.teams.findIndex(({ id }) => !inPlay.has(id));
  expect(await add(life, out)).toBe('playoffOut');
};

/** Each round of the cup goes to the team with more points on its days. */
export const cupWon: Bite = async (life) => {
  const { cup } = (await call<CupAnswer>(life, 0, 'GET', '/cup?season=2025-26')).body;
  expect(cup?.pairs.map(({ round }) => round)).toEqual([1, 1, 2]);
  for (const { round, home_team_id: home, away_team_id: away, ...pair } of cup?.pairs ?? []) {
    const days = cup?.rounds[round - 1];
    const [one = 0, other = 0] = [home, away].map((id) =>
      pointsOn(
        life.kind,
        life.teams.findIndex((team) => team.id === id),
        days?.starts_on,
        days?.ends_on,
      ),
    );
    expect([pair.home_points, pair.away_points]).toEqual([one, other]);
    if (one !== other) expect(pair.ahead).toBe(one > other ? home : away);
  }
  expect(cup?.winner).toBe(cup?.pairs.at(-1)?.ahead);
};

/** Gives players contracts: the second team's first for two seasons, the spare one for three. */
const signTwo = async (life: KindLife): Promise<{ star: number; spare: number }> => {
  const [star = 0] = playersOf(life);
  const { spare } = teamAt(life, 1);
  const terms = [
    [star, 12_000_000, 1],
    [spare, 4_000_001, 2],
  ] as const;
  for (const [player, salary, further] of terms)
    expect(
      await refusalOf(life, 0, 'PUT', `/contracts/${player}`, {
        salary,
        last_season: seasonPlus('2025-26', further),
      }),
    ).toBeNull();
  return { star, spare };
};

const ledgerOf = async (life: KindLife) => {
  const { body } = await call<CapLedgerAnswer>(life, 1, 'GET', `/teams/${teamAt(life, 1).id}/cap-ledger`);
  for (const { used, lines } of body.seasons) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(used);
  return body.seasons.map(({ lines }) => lines.map(({ kind, player_id, amount }) => ({ kind, player_id, amount })));
};

/** A player costs the salary of the contract and not the NHL's hit; only commissioners set it. */
export const ownSalaries: Bite = async (life) => {
  const { star, spare } = await signTwo(life);
  const body = { salary: 1, last_season: '2025-26' };
  expect(await refusalOf(life, 1, 'PUT', `/contracts/${star}`, body)).toBe('forbidden');
  expect(await refusalOf(life, 0, 'PUT', `/contracts/${star}`, body)).toBe('salaryTooLow');
  const [present = []] = await ledgerOf(life);
  expect(present).toContainEqual({ kind: 'salary', player_id: star, amount: 12_000_000 });
  expect(present).toContainEqual({ kind: 'salary', player_id: spare, amount: 4_000_001 });
};

/** Players without a contract for the next season have left. */
export const contractsLast: Bite = async (life) => {
  const [star = 0] = playersOf(life);
  const { spare } = teamAt(life, 1);
  expect((await life.league.held(1)).map(({ id }) => id).sort()).toEqual([star, spare].sort());
};

/** An added player costs the NHL's hit; the manager signs within the team's limits. */
export const managersSign: Bite = async (life) => {
  const { spare } = await signTwo(life);
  const [one] = await life.league.free([{ position: 'F', capHit: 2_000_001 }]);
  const joining = { player_id: one?.id, drop_player_ids: [spare] };
  expect(await refusalOf(life, 1, 'POST', '/free-agents/add', joining)).toBeNull();
  const sign = (years: number) => refusalOf(life, 1, 'PUT', `/contracts/${one?.id}/length`, { years });
  expect([await sign(5), await sign(3), await sign(1)]).toEqual(['contractYears', null, 'notToSign']);
  const seasons = await ledgerOf(life);
  for (const lines of seasons) expect(lines).toContainEqual({ kind: 'salary', player_id: one?.id, amount: 2_000_001 });
};

/** A call-up has the salary of the player's round, and a contract into the third season. */
export const comesUpSigned =
  (database: Database): Bite =>
  async (life) => {
    const [prospect] = await life.league.hold(1, [{ position: 'F', capHit: 1, place: 'rookie', rookie: true }]);
    const player = prospect?.id ?? 0;
    await pickAsRookie(database, life.league.id, { player, team: teamAt(life, 1).id, round: 2 });
    await signTwo(life);
    expect(await move(life, 'promote', player)).toBeNull();
    for (const lines of await ledgerOf(life))
      expect(lines).toContainEqual({ kind: 'salary', player_id: player, amount: 925_000 });
  };

/** The signed player stays into the next season; the others leave. */
export const signedStay: Bite = async (life) => {
  const [star = 0] = playersOf(life);
  const held = (await life.league.held(1)).map(({ id }) => id);
  expect(held).toContain(star);
  expect(held).toHaveLength(2);
  await ledgerOf(life);
};

/** A cut leaves half of the salary in this season and a quarter in each further one, rounded up. */
export const cutsCost: Bite = async (life) => {
  const { spare } = await signTwo(life);
  expect(await move(life, 'drop', spare)).toBeNull();
  const dead = (await ledgerOf(life)).map((lines) => lines.filter(({ kind }) => kind === 'dead'));
  expect(dead).toEqual([2_000_001, 1_000_001, 1_000_001].map((amount) => [{ kind: 'dead', player_id: spare, amount }]));
};

/** Two NHL contracts end with the season; the second player is restricted. */
export const contractsEnd =
  (database: Database): Bite =>
  async (life) => {
    const [restricted] = playersOf(life);
    const ended = 'update player set contract_expiry = 2026, expiry_status = $2 where id = $1';
    await database.query(ended, [teamAt(life, 1).spare, 'UFA']);
    await database.query(ended, [restricted, 'RFA']);
  };

/** The unrestricted free agent left the team as the season began, and all others stayed. */
export const freeAgentsLeft: Bite = async (life) =>
  expect((await life.league.held(1)).map(({ id }) => id).sort()).toEqual([...playersOf(life)].sort());

/** Each announced period with the best score raises a team's limit of adds by two. */
export const addsWonByScore: Bite = async (life) => {
  const { periods } = (await call<MatchupsAnswer>(life, 0, 'GET', '/matchups')).body;
  const over = periods.filter(({ round, state }) => round === null && (state === 'final' || state === 'ended'));
  const best = over.map(({ starts_on: from, ends_on: to }) =>
    life.teams.map((_, team) => pointsOn(life.kind, team, from, to)),
  );
  expect(best.length).toBeGreaterThan(0);
  for (const team of life.teams.keys()) {
    const highs = best.filter((scores) => scores[team] === Math.max(...scores)).length;
    const { add_limits: limits } = (await call<FaPicksAnswer>(life, team, 'GET', '/free-agents/picks')).body;
    const season = limits.find(({ span }) => span === 'season');
    expect([team, season?.most, season?.won ?? 0]).toEqual([team, 1 + 2 * highs, 2 * highs]);
  }
};

/** The bracket outside the play-offs has one winner, who has won adds for the new season. */
export const lowerWinnerAhead =
  (database: Database): Bite =>
  async ({ league, teams }) => {
    const { settings } = await database.db
      .selectFrom('league')
      .select('settings')
      .where('id', '=', league.id)
      .executeTakeFirstOrThrow();
    const of = { id: league.id, season: '2026-27', settings };
    const won = [];
    for (const { id } of teams) won.push(await wonAdds(database.db, of, id));
    expect(won.sort()).toEqual([0, 0, 0, 3]);
  };
