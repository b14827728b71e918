import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm, type LeaguePhase } from '../leagues/league.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { teamTodo } from './todo.rules.js';

const settings = settingsFromForm(leagueFormDefaults('dynasty'));
const held = (count: number, place: HeldPlayer['place'], from: number): HeldPlayer[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Player ${from + index}`, position: 'F', capHit: 4_000_000, retainedByOthers: 0, place, status: 'healthy', rookie: place === 'rookie' }));
const owls: TeamBooks = { teamId: 't', name: 'Owls', players: [...held(27, 'active', 1), ...held(12, 'rookie', 100), ...held(1, 'ir', 200)], retained: 0, retainedContracts: 0 };
const rules = (phase: LeaguePhase, over: boolean) => teamTodo(owls, settings, phase, over).map(({ rule }) => rule);

describe('what a team must still do before the season', () => {
  test('is everything that the season would refuse, once the drafts are over', () => {
    expect(rules('annual-drafts', true)).toEqual(['cap', 'rosterSize', 'rookieBank', 'healthyOnIr', 'minimumDefense', 'minimumGoalies']);
    expect(teamTodo(owls, settings, 'annual-drafts', true).map(({ message }) => message)).toContain('0 of 2 goalies needed: trade for 2, or ask your commissioner to add free agents.');
  });

  test('is not to find players while the drafts are still to come', () => {
    expect(rules('annual-drafts', false)).toEqual(['cap', 'rosterSize', 'rookieBank', 'healthyOnIr']);
  });

  test('is only what is wrong today while sizes rest, and nothing in season', () => {
    expect(rules('offseason', true)).toEqual(['cap', 'healthyOnIr']);
    expect(rules('in-season', true)).toEqual([]);
    expect(rules('setup', true)).toEqual([]);
  });
});
