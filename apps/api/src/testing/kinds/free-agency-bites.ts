import { expect } from '@jest/globals';
import type { MarketAnswer } from '@crease/core/free-agents/market/market.answers.js';
import type { RestrictedAnswer } from '@crease/core/free-agents/rfa/rfa.answers.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { Bite, KindLife } from './kind.model.js';

const SALARY = 1_000_000;

const call = async <T>(life: KindLife, team: number, method: string, path: string, body?: unknown) => {
  const answer = await life.league.call<T>(team, method, path, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
};

/** A player of team 1 has an entry-level contract that ends with the season. */
export const entryLevelEnds: Bite = async (life) => {
  await call(life, 0, 'PUT', `/contracts/${life.teams[1]?.spare}`, {
    salary: SALARY,
    last_season: '2025-26',
    kind: 'entry-level',
  });
};

/** Team 2 makes a sealed offer for that player. */
export const offerIsMade: Bite = async (life) => {
  const player = life.teams[1]?.spare ?? 0;
  expect(Object.keys(await life.league.places(1)).map(Number)).not.toContain(player);
  await call(life, 2, 'POST', '/free-agents/offers', { player_id: player, salary: 2 * SALARY, years: 2 });
};

/** Team 1 matches the offer, and all offers are shown. */
export const offerIsMatched: Bite = async (life) => {
  const player = life.teams[1]?.spare ?? 0;
  await call(life, 1, 'POST', `/free-agents/restricted/${player}/answer`, { match: true });
  const { players } = await call<RestrictedAnswer>(life, 3, 'GET', '/free-agents/restricted');
  expect(players).toMatchObject([
    { player_id: player, outcome: 'matched', offers: [{ team_id: life.teams[2]?.id, salary: 2 * SALARY }] },
  ]);
};

/** Team 1 does not match, and gets a pick of team 2. */
export const playerIsLetGo: Bite = async (life) => {
  const player = life.teams[1]?.spare ?? 0;
  await call(life, 1, 'POST', `/free-agents/restricted/${player}/answer`, { match: false });
  const { players } = await call<RestrictedAnswer>(life, 3, 'GET', '/free-agents/restricted');
  expect(players).toMatchObject([
    {
      player_id: player,
      outcome: 'signed',
      offers: [{ outcome: 'won', compensation: [{ type: 'rookie', round: 1 }] }],
    },
  ]);
};

/** The player is on team 2, and team 1 has its pick of the coming draft. */
export const picksArePaid: Bite = async (life) => {
  expect(Object.keys(await life.league.places(2)).map(Number)).toContain(life.teams[1]?.spare);
  const { picks } = await call<TeamPageAnswer>(life, 1, 'GET', `/teams/${life.teams[1]?.id}`);
  expect(picks).toContainEqual(
    expect.objectContaining({ type: 'rookie', round: 1, assigned_to: life.teams[2]?.id, owned_by: life.teams[1]?.id }),
  );
};

/** Team 2 opens the auction of a player of team 1 whose contract has ended. */
export const auctionIsOpened: Bite = async (life) => {
  const player = life.teams[1]?.spare ?? 0;
  await call(life, 2, 'POST', '/free-agents/bids', { player_id: player, amount: 20 });
  const { free_agency: agency } = await call<MarketAnswer>(life, 3, 'GET', '/free-agents/bids');
  expect(agency?.players).toContainEqual(
    expect.objectContaining({ player_id: player, former_team_id: life.teams[1]?.id, team_id: null }),
  );
};

/** Team 2 has won that player, for the minimum bid. */
export const auctionIsWon: Bite = async (life) => {
  const { results } = await call<MarketAnswer>(life, 3, 'GET', '/free-agents/bids');
  expect(results).toMatchObject([{ player_id: life.teams[1]?.spare, won_by: life.teams[2]?.id, price: 0 }]);
  expect(Object.keys(await life.league.places(2)).map(Number)).toContain(life.teams[1]?.spare);
};

/** The matched player stays with the new contract. */
export const matchedStays: Bite = async (life) => {
  expect(Object.keys(await life.league.places(1)).map(Number)).toEqual([life.teams[1]?.spare]);
};
