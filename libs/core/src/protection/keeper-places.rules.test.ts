import { expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import { rulesAtPlace } from './keeper-places.rules.js';
import { keeperPlacesWords } from './keeper-places.words.js';
import { sheetFaults, sheetRules } from './sheet.rules.js';
import type { HeldPlayer } from '../teams/team.model.js';

const settings = (more: object = {}) =>
  settingsFromForm({
    ...leagueFormDefaults('dynasty'),
    keeper_kind: 'number',
    keepers: 6,
    min_forwards_protected: 0,
    min_defense_protected: 0,
    min_goalies_protected: 0,
    ...more,
  });
const keepers = (more: object, place: number | undefined) => {
  const of = settings(more);
  return rulesAtPlace(sheetRules(of)!, of, place).most?.keepers;
};

test('lower places keep more, by groups of places', () => {
  const byFour = { keepers_more: 1, keepers_places: 4 };
  expect([1, 4, 5, 8, 9, 12].map((place) => keepers(byFour, place))).toEqual([6, 6, 7, 7, 8, 8]);
  expect([1, 2, 3].map((place) => keepers({ keepers_more: 2, keepers_places: 1 }, place))).toEqual([6, 8, 10]);
});

test('without a place, without more keepers and by dollars the rules stay', () => {
  expect([keepers({ keepers_more: 1 }, undefined), keepers({}, 12)]).toEqual([6, 6]);
  const dollars = settings({ keeper_kind: 'dollars' });
  const rules = sheetRules(dollars)!;
  expect(rulesAtPlace(rules, { ...dollars, keepers_more: 1 }, 9)).toBe(rules);
});

test('a sheet with too many keepers is refused with the place', () => {
  const of = settings({ keepers: 1, keepers_more: 1, keepers_places: 2 });
  const players = [1, 2, 3].map((id): HeldPlayer => ({
    id,
    name: `P ${id}`,
    position: 'F',
    capHit: 1,
    retainedByOthers: 0,
    place: 'active',
    status: 'healthy',
    rookie: false,
  }));
  const team = { teamId: 't', name: 'Owls', players, retained: 0, retainedContracts: 0 };
  const faults = (core: number[], place: number) =>
    sheetFaults(team, { core, bench: [] }, rulesAtPlace(sheetRules(of)!, of, place));
  expect(faults([1, 2], 3)).toEqual([]);
  expect(faults([1, 2, 3], 3)).toMatchObject([
    {
      name: 'keepers',
      message: 'The sheet keeps 3 players; at most 2 are allowed after place 3 of last season.',
      figure: 3,
      limit: 2,
    },
  ]);
  expect(faults([1, 2], 2)).toMatchObject([{ name: 'keepers', limit: 1 }]);
});

test('the rulebook says who keeps more', () => {
  expect(keeperPlacesWords(settings())).toBe('');
  expect(keeperPlacesWords(settings({ keepers_more: 1, keepers_places: 4 }))).toBe(
    ' The first 4 teams of last season’s table may keep that many; each further group of 4 places keeps 1 player more than the one before.',
  );
});
