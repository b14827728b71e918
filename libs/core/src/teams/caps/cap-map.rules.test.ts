import { expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../../leagues/league.rules.js';
import { rosterRules } from '../cap.rules.js';
import type { CapLeague } from '../season-cap.rules.js';
import type { HeldPlayer, TeamBooks } from '../team.model.js';
import { capParts } from './cap-map.rules.js';

const settings = settingsFromForm({
  ...leagueFormDefaults('dynasty'),
  salary_cap: 20_000_000,
  ir_relief: 2_000_000,
});
const league: CapLeague = { season: '2025-26', settings, rules: rosterRules(settings, 'in-season') };
const held = (id: number, position: HeldPlayer['position'], capHit: number, more: Partial<HeldPlayer> = {}) => ({
  id,
  name: `P${id}`,
  position,
  capHit,
  retainedByOthers: 0,
  place: 'active' as const,
  status: 'healthy',
  rookie: false,
  ...more,
});
const team: TeamBooks = {
  teamId: 't',
  name: 'Owls',
  retained: 1_000_000,
  retainedContracts: 1,
  players: [
    held(1, 'F', 8_000_000, { retainedByOthers: 2_000_000 }),
    held(2, 'F', 3_000_000, { estimated: true }),
    held(3, 'D', 4_000_000),
    held(4, 'G', 2_500_000, { place: 'ir', status: 'LTIR' }),
    held(5, 'G', 900_000, { place: 'rookie' }),
  ],
};

test('the parts of a season add up to the cap used, and with the space to the cap', () => {
  const parts = capParts(team, '2025-26', league);
  expect(parts).toEqual({
    byPosition: { F: 9_000_000, D: 4_000_000, G: 0 },
    injured: 500_000,
    retained: 1_000_000,
    dead: 0,
    spaceGiven: 0,
    used: 14_500_000,
    space: 5_500_000,
  });
  const { F, D, G } = parts.byPosition;
  expect(F + D + G + parts.injured + parts.retained).toBe(parts.used);
});

test('a later season has signed players only and no charge of injured reserve', () => {
  expect(capParts(team, '2026-27', league)).toEqual({
    byPosition: { F: 6_000_000, D: 4_000_000, G: 0 },
    injured: 0,
    retained: 1_000_000,
    dead: 0,
    spaceGiven: 0,
    used: 11_000_000,
    space: 9_000_000,
  });
});
