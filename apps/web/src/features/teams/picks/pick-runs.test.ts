import { expect, test } from '@jest/globals';
import type { TeamPick } from '@crease/core/teams/team.answers.js';
import { pickRuns, runsOf } from './pick-runs.js';

const [OWN, POLAR, RANGE] = ['Tm1aaaaaaaaa', 'Tm2aaaaaaaaa', 'Tm3aaaaaaaaa'] as const;
const name = (id: string) => ({ [OWN]: 'Harbor Lights', [POLAR]: 'Polar Line', [RANGE]: 'Range Riders' })[id] ?? '';

const pick = (round: number, more: Partial<TeamPick> = {}): TeamPick => ({
  id: `Pk${round}aaaaaaaaa`,
  season: '2026-27',
  type: 'general',
  round,
  pick_number: null,
  assigned_to: OWN,
  owned_by: OWN,
  player: null,
  coming: true,
  compensatory: false,
  forfeited: null,
  kept: false,
  ...more,
});

test('rounds in a row are one run', () => {
  expect(runsOf([1, 2, 3, 5, 7, 8])).toBe('R1–R3, R5, R7–R8');
  expect(runsOf([4, 4])).toBe('R4');
  expect(runsOf([])).toBe('');
});

test('a draft’s picks are the own rounds, then those that were traded, added or forfeited', () => {
  const picks = [
    pick(1),
    pick(2),
    pick(3, { owned_by: POLAR }),
    pick(4),
    pick(4, { assigned_to: RANGE }),
    pick(5, { compensatory: true }),
    pick(6, { forfeited: 'Voted' }),
    pick(7, { player: 'Ada Prov' }),
  ];
  expect(pickRuns(picks, OWN, name)).toBe(
    'R1–R2, R4 · R3 → Polar Line · R4 from Range Riders · R5 compensatory · R6 forfeited',
  );
});

test('a draft without own picks names what is left', () => {
  expect(pickRuns([pick(1, { owned_by: POLAR })], OWN, name)).toBe('R1 → Polar Line');
  expect(pickRuns([pick(1, { player: 'Ada Prov' })], OWN, name)).toBe('');
});
