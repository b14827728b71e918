import { describe, expect, it } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm, type LeagueForm, type LeaguePhase } from '../leagues/league.rules.js';
import { validateLeagueForm } from '../leagues/form.rules.js';
import type { Position } from '../position.js';
import { teamTodo } from '../seasons/todo.rules.js';
import { rosterRules, violations } from './cap.rules.js';
import { countAtLimits } from './position-limits.model.js';
import { positionLimits } from './position-limits.rules.js';
import { judgeMoves } from './roster.rules.js';
import type { HeldPlayer, TeamBooks } from './team.model.js';

const settingsWith = (more: Partial<LeagueForm>) =>
  settingsFromForm({
    ...leagueFormDefaults('dynasty'),
    min_forwards: 0,
    min_defense: 0,
    min_goalies: 0,
    ...more,
  });
const player = (id: number, position: Position, detail?: string, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `Player ${id}`,
  position,
  ...(detail === undefined ? {} : { detail }),
  capHit: 1,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: false,
  ...more,
});
const team = (...players: HeldPlayer[]): TeamBooks => ({
  teamId: 'T',
  name: 'Wolves',
  players,
  retained: 0,
  retainedContracts: 0,
});
const CENTRES = [player(1, 'F', 'C'), player(2, 'F', 'C')];

describe('the most players of a position', () => {
  it('are none where no setting limits one, also in leagues that never stored them', () => {
    expect(positionLimits(settingsWith({}))).toBeNull();
    expect(positionLimits({})).toBeNull();
    expect(positionLimits(settingsWith({ most_c: 4, most_g: 2 }))).toEqual({ C: 4, G: 2 });
    expect(violations(team(...CENTRES), rosterRules(settingsWith({}), 'in-season'))).toEqual([]);
  });

  it('count active players; forwards of an unknown wing count at none', () => {
    const held = [player(1, 'F', 'C'), player(2, 'F', 'RW'), player(3, 'F', 'F'), player(4, 'D'), player(5, 'G', 'G')];
    expect(countAtLimits(held)).toEqual({ C: 1, LW: 0, RW: 1, D: 1, G: 1 });
    const injured = [...CENTRES, player(3, 'F', 'C', { place: 'ir', status: 'IR' })];
    expect(violations(team(...injured), rosterRules(settingsWith({ most_c: 2 }), 'in-season'))).toEqual([]);
  });

  it.each([
    ['most_c', 'F', 'C', 'mostCentres', '2 centres; at most 1 is allowed.', 'Take 1 centre off the active roster.'],
    ['most_lw', 'F', 'LW', 'mostLeftWings', '2 left wings; at most 1 is', 'Take 1 left wing off'],
    ['most_rw', 'F', 'RW', 'mostRightWings', '2 right wings; at most 1 is', 'Take 1 right wing off'],
    ['most_d', 'D', 'D', 'mostDefense', '2 defensemen; at most 1 is', 'Take 1 defenseman off'],
    ['most_g', 'G', 'G', 'mostGoalies', '2 goalies; at most 1 is', 'Take 1 goalie off'],
  ] as const)('%s refuses one more and names figure, limit and remedy', (key, position, detail, name, message, fix) => {
    const rules = rosterRules(settingsWith({ [key]: 1 }), 'in-season');
    const add = { type: 'add', player: { ...player(9, position, detail), retainedByTeam: null } } as const;
    expect(judgeMoves(team(), [add], rules).ok).toBe(true);
    const second = judgeMoves(team(player(1, position, detail)), [add], rules);
    expect(second).toMatchObject({
      ok: false,
      refusal: {
        name,
        figure: 2,
        limit: 1,
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      },
    });
    expect(judgeMoves(team(player(1, position, detail)), [add, { type: 'drop', playerId: 1 }], rules).ok).toBe(true);
  });

  it('count whenever the roster size does, and are tasks before the season', () => {
    const settings = settingsWith({ most_c: 1 });
    const rulesIn = (phase: LeaguePhase) => violations(team(...CENTRES), rosterRules(settings, phase)).length;
    expect([rulesIn('startup-drafts'), rulesIn('in-season')]).toEqual([1, 1]);
    expect([rulesIn('offseason'), rulesIn('protection'), rulesIn('annual-drafts')]).toEqual([0, 0, 0]);
    expect(teamTodo(team(...CENTRES), settings, 'annual-drafts', true)).toEqual([
      { rule: 'mostCentres', message: '2 centres, and 1 may be on the roster: drop or trade 1.' },
    ]);
  });
});

describe('the form', () => {
  const faults = (more: Partial<LeagueForm>) =>
    validateLeagueForm({ ...leagueFormDefaults('dynasty', 'Rink'), ...more });
  it('accepts limits that hold the minimums and the roster', () => {
    expect(faults({ most_c: 3, most_lw: 3, most_rw: 3, most_d: 5, most_g: 2, max_roster_size: 16 })).toEqual({});
    expect(faults({ most_c: 1 })).toEqual({});
  });

  it.each([
    [{ most_c: 3, most_lw: 3, most_rw: 2 }, 'most_c', 'At most 8 forwards by position, and at least 9 are needed.'],
    [{ most_d: 4 }, 'most_d', 'At most 4 defensemen, and at least 5 are needed.'],
    [{ most_g: 1 }, 'most_g', 'At most 1 goalie, and at least 2 are needed.'],
    [
      { most_c: 6, most_lw: 4, most_rw: 4, most_d: 8, most_g: 2 },
      'most_c',
      'allow 24 players, and the roster holds 25.',
    ],
    [{ most_g: 101 }, 'most_g', 'At most 100 players. 0 means no limit.'],
  ] as const)('refuses %j', (more, key, message) => {
    expect(faults(more)[key]).toContain(message);
  });
});
