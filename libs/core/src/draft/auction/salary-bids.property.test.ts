import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { auctionRules } from '../../leagues/drafts/auction.rules.js';
import type { DraftState } from '../draft.model.js';
import { buildLobby, buildPlayer, buildTeams, managerOf, NOON } from '../testing/draft.builders.js';
import { DraftSimulator } from '../testing/draft.simulator.js';
import { openPlaces } from './auction.places.js';
import { leastBid } from './auction.prices.js';
import { maximumBid, restOf } from './auction.rules.js';

const PLAYERS = Array.from({ length: 40 }, (_, index) => buildPlayer(index + 1));
const ROUNDS = 4;

const shape = fc.record({
  lowest: fc.integer({ min: 0, max: 40 }),
  step: fc.integer({ min: 1, max: 9 }),
  opening: fc.integer({ min: 1, max: 40 }),
  raise: fc.integer({ min: 1, max: 12 }),
  extra: fc.integer({ min: 0, max: 200 }),
  bids: fc.array(
    fc.record({
      team: fc.nat(),
      over: fc.integer({ min: -2, max: 60 }),
      act: fc.constantFrom('bid', 'most', 'expire'),
      ceiling: fc.integer({ min: 1, max: 120 }),
    }),
    { maxLength: 60 },
  ),
});

test('each price that becomes a salary is at least the lowest one, is in steps, and leaves money for open places', () => {
  fc.assert(
    fc.property(shape, ({ lowest, step, opening, raise, extra, bids }) => {
      const settings = { salaries: 'own', contract_signing: 'managers', draft_form: 'auction' } as const;
      const amounts = { salary_minimum: lowest, salary_step: step, auction_minimum: opening, auction_raise: raise };
      const auction = auctionRules({ ...settings, ...amounts, auction_budget: 1 }, 'general');
      if (auction === null) throw new Error('no auction');
      const rules = { ...auction, budget: auction.minimum * ROUNDS + extra };
      const teams = buildTeams(3);
      const lobby = buildLobby({
        teams,
        rounds: ROUNDS,
        order: 'linear',
        clock: { seconds: 30 },
        rules: { minimums: { F: 0, D: 0, G: 0 }, salaryCap: 1_000_000, auction: rules },
      });
      const draft = new DraftSimulator(lobby, PLAYERS, NOON);
      draft.begin();
      const check = (state: DraftState) => {
        const amountsNow = state.slots.flatMap(({ sale }) => (sale ? [sale.price] : []));
        for (const amount of [...amountsNow, ...(state.auction?.lot ? [state.auction.lot.amount] : [])]) {
          expect(amount).toBeGreaterThanOrEqual(Math.max(lowest, opening));
          expect(amount % step).toBe(0);
        }
        for (const { id } of teams) {
          expect(restOf(state, id)).toBeGreaterThanOrEqual(rules.minimum * openPlaces(state, id));
          expect(maximumBid(state, id) % step).toBe(0);
        }
      };
      for (const { team, over, act, ceiling } of bids) {
        if (draft.state.status === 'paused') draft.must({ type: 'resume' });
        if (draft.state.status !== 'running') break;
        const { lot = null, lots = 0 } = draft.state.auction ?? {};
        const teamId = teams[team % teams.length]?.id ?? '';
        const nominator = draft.state.onClock?.teamId ?? '';
        if (lot === null)
          draft.do(
            { type: 'nominate', lot: lots + 1, teamId: nominator, playerId: (team % 40) + 1 },
            managerOf(nominator),
          );
        else if (act === 'expire') draft.expire([], new Map([[teamId, [{ player_id: lot.player.id, bid: ceiling }]]]));
        else {
          const amount = act === 'most' ? maximumBid(draft.state, teamId) : leastBid(draft.state) + over;
          const answer = draft.do(
            { type: 'bid', lot: lot.number, teamId, amount: Math.max(1, amount) },
            managerOf(teamId),
          );
          if (Math.max(1, amount) % step !== 0) expect(answer.ok).toBe(false);
        }
        check(draft.state);
      }
      if (draft.state.status === 'running') draft.expireAll();
      check(draft.state);
      for (const { id } of teams) expect(openPlaces({ ...draft.state, status: 'running' }, id)).toBe(0);
    }),
    { numRuns: 60 },
  );
});
