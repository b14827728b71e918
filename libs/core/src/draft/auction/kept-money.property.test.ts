import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DraftState, Holdings } from '../draft.model.js';
import { buildLobby, buildPlayer, buildTeams, managerOf, NOON } from '../testing/draft.builders.js';
import { DraftSimulator } from '../testing/draft.simulator.js';
import { openPlaces } from './auction.places.js';
import { leastBid } from './auction.prices.js';
import { keptMoney, maximumBid, restOf, spentOf } from './auction.rules.js';

const PLAYERS = Array.from({ length: 60 }, (_, index) => buildPlayer(index + 1));
const SIZE = 6;
const held = (keepers: number): Holdings => ({ F: keepers, D: 0, G: 0, capUsed: 0, rookies: 0 });

const shape = fc.record({
  rounds: fc.integer({ min: 1, max: SIZE }),
  minimum: fc.integer({ min: 1, max: 3 }),
  extra: fc.integer({ min: 0, max: 60 }),
  keepers: fc.array(
    fc.record({ count: fc.integer({ min: 0, max: SIZE + 1 }), price: fc.integer({ min: 0, max: 120 }) }),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
  bids: fc.array(fc.record({ team: fc.nat(), over: fc.integer({ min: -1, max: 30 }), expires: fc.boolean() }), {
    maxLength: 60,
  }),
});

test('with any keepers and any bids, no team has less than the minimum for each open place', () => {
  fc.assert(
    fc.property(shape, ({ rounds, minimum, extra, keepers, bids }) => {
      const budget = minimum * SIZE + extra;
      const teams = buildTeams(keepers.length).map((team, index) => ({
        ...team,
        holdings: held(keepers[index]?.count ?? 0),
      }));
      const auction = { budget, minimum, raise: 1, bidSeconds: 12 };
      const rules = { minimums: { F: 0, D: 0, G: 0 }, maxRosterSize: SIZE, sizesRest: true, auction } as const;
      const lobby = buildLobby({ teams, rounds, order: 'linear', clock: { seconds: 30 }, rules });
      const prices = new Map(teams.map(({ id }, index) => [id, keepers[index]?.price ?? 0]));
      const kept = keptMoney(lobby, prices);
      const draft = new DraftSimulator(
        { ...lobby, rules: { ...lobby.rules, auction: { ...auction, kept } } },
        PLAYERS,
        NOON,
      );
      draft.begin();
      const check = (state: DraftState) => {
        for (const [index, { id }] of teams.entries()) {
          const places = openPlaces(state, id);
          expect(restOf(state, id)).toBeGreaterThanOrEqual(minimum * places);
          expect(restOf(state, id)).toBe(budget - (kept[id] ?? 0) - spentOf(state, id));
          // A keeper fills a place, also while sizes are not enforced.
          const bought = state.slots.filter(({ ownerTeamId, status }) => ownerTeamId === id && status === 'taken');
          const { count = 0 } = keepers[index] ?? {};
          expect(bought.length).toBeLessThanOrEqual(Math.max(0, SIZE - count));
          if (places > 0 && state.status !== 'ended') expect(maximumBid(state, id)).toBeGreaterThanOrEqual(minimum);
        }
      };
      check(draft.state);
      for (const { team, over, expires } of bids) {
        if (draft.state.status !== 'running') break;
        const { lot = null, lots = 0 } = draft.state.auction ?? {};
        const teamId = teams[team % teams.length]?.id ?? '';
        if (lot === null)
          draft.do(
            { type: 'nominate', lot: lots + 1, teamId: draft.state.onClock?.teamId ?? '', playerId: (team % 60) + 1 },
            managerOf(draft.state.onClock?.teamId ?? ''),
          );
        else if (expires) draft.expire();
        else
          draft.do(
            { type: 'bid', lot: lot.number, teamId, amount: Math.max(1, leastBid(draft.state) + over) },
            managerOf(teamId),
          );
        check(draft.state);
      }
      if (draft.state.status === 'running') draft.expireAll();
      check(draft.state);
      for (const { id } of teams) expect(openPlaces({ ...draft.state, status: 'running' }, id)).toBe(0);
    }),
    { numRuns: 60 },
  );
});
