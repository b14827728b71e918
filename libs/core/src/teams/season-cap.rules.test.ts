import { describe, expect, test } from '@jest/globals';
import { rosterRules } from './cap.rules.js';
import { leagueFormDefaults, settingsFromForm, type LeaguePhase } from '../leagues/league.rules.js';
import { capOfSeason, seasonCap, seasonFigures, type CapLeague } from './season-cap.rules.js';
import type { HeldPlayer, TeamBooks } from './team.model.js';

const settings = settingsFromForm({ ...leagueFormDefaults('dynasty'), salary_cap: 20_000_000 });
const league = (phase: LeaguePhase = 'in-season', season = '2025-26'): CapLeague => ({
  season,
  settings,
  rules: rosterRules(settings, phase),
});
const held = (id: number, capHit: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `P${id}`,
  position: 'F',
  capHit,
  retainedByOthers: 0,
  place: 'active',
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
    held(1, 8_000_000, { retainedByOthers: 2_000_000 }),
    held(2, 5_000_000, { estimated: true, retainedByOthers: 500_000 }),
    held(3, 9_000_000, { place: 'ir' }),
    held(4, 900_000, { place: 'rookie', estimated: true }),
  ],
};

describe('a team’s cap in a season', () => {
  test('to come is what is signed and retained; who has no contract stands apart as estimated', () => {
    expect(seasonCap(team, '2026-27', league())).toEqual({
      season: '2026-27',
      cap: 20_000_000,
      signed: 6_000_000,
      estimated: 4_500_000,
      injured: 0,
      received: 2_000_000,
      retained: 1_000_000,
      dead: 0,
      spaceGiven: 0,
      used: 7_000_000,
      space: 13_000_000,
      level: 'room',
      signedPlayers: 1,
      estimatedPlayers: 1,
    });
  });

  test('that is present counts every active player, as moves are judged', () => {
    const cap = seasonCap(team, '2025-26', league());
    expect(cap).toMatchObject({
      signed: 6_000_000,
      estimated: 4_500_000,
      received: 2_500_000,
      used: 11_500_000,
      space: 8_500_000,
    });
    const { cap_used, cap_space, estimated, total_cap } = seasonFigures(team, '2025-26', league());
    expect({ cap_used, cap_space, estimated, total_cap }).toEqual({
      cap_used: cap.used,
      cap_space: cap.space,
      estimated: cap.estimated,
      total_cap: cap.signed + cap.estimated,
    });
  });

  test('counts injured reserve above the relief in the present season only', () => {
    const { rules, ...rest } = league();
    const limited = { ...rest, rules: { ...rules, irRelief: 6_500_000 } };
    expect(seasonCap(team, '2025-26', limited)).toMatchObject({ injured: 2_500_000, used: 14_000_000 });
    expect(seasonFigures(team, '2025-26', limited)).toMatchObject({ injured: 2_500_000, cap_used: 14_000_000 });
    expect(seasonCap(team, '2026-27', limited)).toMatchObject({ injured: 0, used: 7_000_000 });
    expect(seasonFigures(team, '2026-27', limited)).not.toHaveProperty('injured');
  });

  test('has the same figures where a trade shows it, and there too the cap alone is judged of one to come', () => {
    expect(seasonFigures(team, '2026-27', league())).toMatchObject({
      total_cap: 6_000_000,
      salary_retained: 1_000_000,
      cap_used: 7_000_000,
      estimated: 4_500_000,
      cap: 20_000_000,
      cap_space: 13_000_000,
      cap_level: 'room',
      violations: [],
    });
    const dear = { ...team, players: [...team.players, held(5, 13_000_001)] };
    expect(seasonFigures(dear, '2026-27', league())).toMatchObject({
      cap_space: -1,
      cap_level: 'over',
      violations: [{ rule: 'cap', figure: 20_000_001, limit: 20_000_000 }],
    });
    const exact = { ...team, players: [...team.players, held(5, 13_000_000)] };
    expect(seasonFigures(exact, '2026-27', league())).toMatchObject({
      cap_space: 0,
      cap_level: 'tight',
      violations: [],
    });
  });

  test.each([
    ['in-season', '2025-26', 20_000_000, 20_000_000],
    // The last season stays current until the offseason ends, with the cap of that phase.
    ['offseason', '2025-26', 22_000_000, 20_000_000],
    ['protection', '2026-27', 22_000_000, 22_000_000],
    ['annual-drafts', '2026-27', 20_000_000, 20_000_000],
  ] as const)(
    'is shown against the cap of the phase while it is present, and against the plain one before: %s of %s',
    (phase, season, present, next) => {
      expect([
        capOfSeason('2025-26', league(phase, season)),
        capOfSeason('2026-27', league(phase, season)),
        capOfSeason('2027-28', league(phase, season)),
      ]).toEqual([present, next, 20_000_000]);
    },
  );
});

test('every fault counts of the present season and of one past, and the cap alone of one to come', () => {
  const crowd = { ...team, players: Array.from({ length: 26 }, (_, index) => held(100 + index, 1)) };
  const rules = (season: string) => seasonFigures(crowd, season, league()).violations.map(({ rule }) => rule);
  expect(rules('2025-26')).toContain('rosterSize');
  expect(rules('2024-25')).toEqual(rules('2025-26'));
  expect(rules('2026-27')).toEqual([]);
});
