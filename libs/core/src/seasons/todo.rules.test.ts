import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm, type LeaguePhase } from '../leagues/league.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { teamTodo } from './todo.rules.js';

const settings = settingsFromForm(leagueFormDefaults('dynasty'));
const held = (count: number, place: HeldPlayer['place'], from: number): HeldPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Player ${from + index}`,
    position: 'F',
    capHit: 4_000_000,
    retainedByOthers: 0,
    place,
    status: 'healthy',
    rookie: place === 'rookie',
  }));
const owls: TeamBooks = {
  teamId: 't',
  name: 'Owls',
  players: [...held(27, 'active', 1), ...held(12, 'rookie', 100), ...held(1, 'ir', 200)],
  retained: 0,
  retainedContracts: 0,
};
const rules = (phase: LeaguePhase, over: boolean) => teamTodo(owls, settings, phase, over).map(({ rule }) => rule);

describe('what a team must still do before the season', () => {
  test('is everything that the season would refuse, once the drafts are over', () => {
    expect(rules('annual-drafts', true)).toEqual([
      'cap',
      'rosterSize',
      'rookieBank',
      'healthyOnIr',
      'minimumDefense',
      'minimumGoalies',
    ]);
    expect(teamTodo(owls, settings, 'annual-drafts', true).map(({ message }) => message)).toContain(
      '0 of 2 goalies needed: add free agents from the day after the last draft, or trade for 2.',
    );
  });

  test('is not to find players while the drafts are still to come', () => {
    expect(rules('annual-drafts', false)).toEqual(['cap', 'rosterSize', 'rookieBank', 'healthyOnIr']);
  });

  test('is only what is wrong today while sizes rest, and nothing in season', () => {
    expect(rules('offseason', true)).toEqual(['cap']);
    expect(rules('in-season', true)).toEqual([]);
    expect(rules('setup', true)).toEqual([]);
  });
});

describe('a thing to do is said with its figures', () => {
  const base = {
    ...settings,
    salary_cap: 10_000_000,
    max_roster_size: 2,
    min_forwards: 1,
    min_defense: 1,
    min_goalies: 2,
    ir_slots: 1,
    rookie_bank_size: 1,
  };
  const said = (players: readonly HeldPlayer[], more: Partial<typeof base> = {}) =>
    teamTodo({ ...owls, players }, { ...base, ...more }, 'annual-drafts', true).map(({ message }) => message);
  const full = [...held(1, 'active', 1), { ...held(1, 'active', 2)[0], position: 'D' as const }] as HeldPlayer[];

  test('one and several', () => {
    expect(said([...held(3, 'active', 1)])).toEqual([
      '$2,000,000 over the cap of $10,000,000: drop or trade players, or move injured ones to injured reserve.',
      '3 active players for 2 places: drop or trade 1.',
      '0 of 1 defenseman needed: add a free agent from the day after the last draft, or trade for 1.',
      '0 of 2 goalies needed: add free agents from the day after the last draft, or trade for 2.',
    ]);
    const hurt = held(3, 'ir', 50).map((player) => ({ ...player, status: 'Out' }));
    expect(said([...full, ...hurt], { min_goalies: 0 })).toEqual([
      '3 players on 1 injured-reserve place: activate or drop 2.',
    ]);
    expect(said([...full, ...hurt], { min_goalies: 0, ir_slots: 2 })).toEqual([
      '3 players on 2 injured-reserve places: activate or drop 1.',
    ]);
    expect(said([...full, ...held(1, 'ir', 50)], { min_goalies: 0 })).toEqual([
      '1 healthy player on injured reserve: activate or drop.',
    ]);
    expect(said([...full, ...held(2, 'ir', 50)], { min_goalies: 0, ir_slots: 2 })).toEqual([
      '2 healthy players on injured reserve: activate or drop.',
    ]);
    expect(said([...full, ...held(3, 'rookie', 50)], { min_goalies: 0 })).toEqual([
      '3 players in a rookie bank of 1: promote, drop or trade 2.',
    ]);
  });

  test('in the startup drafts as before the annual ones', () => {
    expect(teamTodo({ ...owls, players: [] }, base, 'startup-drafts', true).map(({ rule }) => rule)).toEqual([
      'minimumForwards',
      'minimumDefense',
      'minimumGoalies',
    ]);
    expect(teamTodo({ ...owls, players: [] }, base, 'setup', true)).toEqual([]);
  });
});
