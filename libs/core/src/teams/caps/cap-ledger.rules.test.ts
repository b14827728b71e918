import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Place } from '../../position.js';
import { seasonCap } from '../season-cap.rules.js';
import type { HeldPlayer, RosterRules, TeamBooks } from '../team.model.js';
import { capLedger } from './cap-ledger.rules.js';

const rules = (irRelief: number | undefined, onCap: boolean): RosterRules => ({
  salaryCap: 100,
  maxRosterSize: null,
  minimums: null,
  irSlots: 3,
  rookieBank: true,
  rookieBankSize: null,
  retentionSlots: 3,
  ...(irRelief === undefined ? {} : { irRelief }),
  ...(onCap ? { farm: { onCap: true } as never } : {}),
});
const part = fc.record({ playerId: fc.integer({ min: 100, max: 105 }), amount: fc.integer({ min: 1, max: 30 }) });
const man = fc.record({
  hit: fc.integer({ min: 0, max: 60 }),
  kept: fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 2 }),
  place: fc.constantFrom<Place>('active', 'ir', 'rookie'),
  status: fc.constantFrom('healthy', 'IR'),
  estimated: fc.boolean(),
  over: fc.boolean(),
});

test('the lines of every season add up to the cap used', () => {
  fc.assert(
    fc.property(
      fc.array(man, { maxLength: 12 }),
      fc.array(part, { maxLength: 3 }),
      fc.array(part, { maxLength: 3 }),
      fc.array(fc.record({ amount: fc.integer({ min: -40, max: 40 }) }), { maxLength: 3 }),
      fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
      fc.boolean(),
      fc.constantFrom('2026-27', '2027-28'),
      (men, retained, dead, spaces, relief, onCap, season) => {
        const shares = men.flatMap(({ hit, kept }, index) =>
          kept.map((percent) => ({ playerId: index, amount: Math.floor((hit * percent) / 100) })),
        );
        const players = men.map(({ hit, place, status, estimated, over }, index): HeldPlayer => ({
          id: index,
          name: `Player ${index}`,
          position: 'F',
          capHit: hit,
          ...(estimated ? { estimated } : {}),
          retainedByOthers: shares
            .filter(({ playerId }) => playerId === index)
            .reduce((sum, { amount }) => sum + amount, 0),
          place,
          status,
          rookie: false,
          ...(over ? { irReturn: { dueAt: '2026-11-01T00:00:00.000Z', over } } : {}),
        }));
        const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
        const team: TeamBooks = {
          teamId: 'a',
          name: 'Owls',
          players,
          retained: sum(retained),
          retainedContracts: retained.length,
          dead: sum(dead),
          spaceGiven: sum(spaces),
        };
        const league = { season: '2026-27', settings: { salary_cap: 100 }, rules: rules(relief, onCap) };
        const named = (list: readonly { playerId: number; amount: number }[]) =>
          list.map((one) => ({ ...one, name: 'Ada Prov', teamId: 'b' }));
        const { lines, used } = capLedger(team, season, league, {
          retained: named(retained),
          dead: named(dead),
          received: named(shares),
          spaces: spaces.map(({ amount }) => ({ amount, teamId: 'b' })),
        });
        expect(sum(lines)).toBe(used);
        expect(used).toBe(seasonCap(team, season, league).used);
      },
    ),
  );
});
