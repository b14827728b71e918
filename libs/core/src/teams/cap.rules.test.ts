import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import { rosterRules, violations } from './cap.rules.js';
import { judgeMoves } from './roster.rules.js';
import type { HeldPlayer, TeamBooks } from './team.model.js';

const settings = settingsFromForm(leagueFormDefaults('dynasty'));
const players = (count: number, place: HeldPlayer['place'], from: number): HeldPlayer[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Player ${from + index}`, position: index % 9 === 0 ? 'G' : index % 3 === 0 ? 'D' : 'F', capHit: 1, retainedByOthers: 0, place, status: 'healthy', rookie: place === 'rookie' }));
const team = (active: number, bank: number): TeamBooks => ({ teamId: 't', name: 'Owls', players: [...players(active, 'active', 1), ...players(bank, 'rookie', 100)], retained: 0, retainedContracts: 0 });
const faults = (books: TeamBooks, phase: Parameters<typeof rosterRules>[1]) => violations(books, rosterRules(settings, phase)).map(({ rule }) => rule);

describe('the sizes of roster and rookie bank', () => {
  test('rest from the season’s end to the next one’s start: a full bank has room for the annual rookie draft', () => {
    for (const phase of ['offseason', 'protection', 'annual-drafts'] as const) expect(faults(team(30, 14), phase)).toEqual([]);
  });

  test('count in the startup and in season', () => {
    expect(faults(team(26, 11), 'startup-drafts')).toEqual(['rosterSize', 'rookieBank']);
    expect(faults(team(26, 11), 'in-season')).toEqual(['rosterSize', 'rookieBank']);
  });

  test('do not let a league without a rookie bank have one', () => {
    const none = settingsFromForm({ ...leagueFormDefaults('dynasty'), rookieDraftEnabled: false });
    for (const phase of ['offseason', 'annual-drafts', 'in-season'] as const) expect(violations(team(25, 1), rosterRules(none, phase)).map(({ rule }) => rule)).toContain('rookieBank');
  });

  test('can be brought down before the season by drops and by promoting, whatever else is too many', () => {
    const full = team(27, 12);
    for (const move of [{ type: 'drop', playerId: 100 }, { type: 'promote', playerId: 100 }, { type: 'drop', playerId: 1 }] as const) expect(judgeMoves(full, [move], rosterRules(settings, 'annual-drafts')).ok).toBe(true);
  });

  test('leave the cap as it is: 110 % until the annual drafts, and in full from then on', () => {
    expect(rosterRules(settings, 'protection').salaryCap).toBe(96_800_000);
    expect(rosterRules(settings, 'annual-drafts').salaryCap).toBe(88_000_000);
  });
});
