import { describe, expect, it } from '@jest/globals';
import {
  conditionProblem,
  conditionReach,
  endOfDay,
  joinProposals,
  lastConditionDay,
  proposeOutcome,
  singlesOf,
  type ConditionFacts,
  type ConditionSetting,
} from './condition.rules.js';
import { conditionText } from '../shown/condition.words.js';
import { evidenceWords } from './proposal.words.js';
import {
  CUP,
  type Condition,
  type ConditionPart,
  type SingleCondition,
  type TradeAsset,
  type TeamResult,
  type WhichOfTwo,
} from '../trade.model.js';

const names = {
  player: (id: number) => `Player ${id}`,
  team: (id: string) => `Team ${id}`,
  pick: (id: string) => `Pick ${id}`,
};
const resolve_by = '2026-06-30';
const protectedPick: SingleCondition = { type: 'pick-protected', top: 10, resolve_by };
const games: SingleCondition = { type: 'games-played', player_id: 7, season: '2025-26', at_least: 60, resolve_by };
const finish: SingleCondition = { type: 'team-finish', team_id: 'a', season: '2025-26', top: 3, resolve_by };
const result = (reached: TeamResult): SingleCondition => ({
  type: 'team-result',
  team_id: 'a',
  season: '2025-26',
  result: reached,
  resolve_by,
});
const playoffs: SingleCondition = { type: 'playoffs-made', club: 'TBL', season: '2025-26', resolve_by };
const signed: SingleCondition = { type: 'signed', player_id: 7, season: '2026-27', resolve_by };
const award: SingleCondition = { type: 'award', player_id: 7, award: 'Calder Trophy', season: '2025-26', resolve_by };
const text: SingleCondition = { type: 'free-text', text: 'If it snows in June', resolve_by };
const of = (which: WhichOfTwo): SingleCondition => ({ type: 'pick-of-two', other_pick_id: 'o', which, resolve_by });
const both = (...[one, other]: [ConditionPart, ConditionPart]): Condition => ({
  type: 'both',
  of: [one, other],
  resolve_by,
});
const nothing: ConditionFacts = {
  pickNumber: null,
  games: null,
  place: null,
  seasonOver: false,
  clubInNhlPlayoffs: false,
  signed: false,
};

describe('a team’s result in the league', () => {
  const outcome = (reached: TeamResult, facts: Partial<ConditionFacts>, not = false) =>
    proposeOutcome({ ...result(reached), ...(not ? { not: true } : {}) }, { ...nothing, ...facts }, false)?.outcome ??
    null;

  it('is known once seeds are set, or at the end of a season without play-offs', () => {
    expect(outcome('playoffs', { qualified: null })).toBeNull();
    expect(outcome('playoffs', { qualified: ['b', 'a'] })).toBe('met');
    expect(outcome('playoffs', { qualified: ['b'] })).toBe('not-met');
    expect(outcome('playoffs', { qualified: ['b'] }, true)).toBe('met');
    expect(outcome('playoffs', { qualified: null, seasonOver: true })).toBe('not-met');
  });

  it('is a title for each champion of a season that is over', () => {
    expect(outcome('title', { champions: null })).toBeNull();
    expect(outcome('title', { champions: ['a', 'b'] })).toBe('met');
    expect(outcome('title', { champions: [] })).toBe('not-met');
  });
});

describe('a condition', () => {
  it.each([
    [protectedPick, 'Top-10 protected, else next year’s same round (by Jun 30, 2026)'],
    [games, 'If Player 7 plays 60 games or more in 2025-26 (by Jun 30, 2026)'],
    [finish, 'If Team a finishes in the top 3 in 2025-26 (by Jun 30, 2026)'],
    [{ ...finish, top: 1 }, 'If Team a finishes first in 2025-26 (by Jun 30, 2026)'],
    [result('playoffs'), 'If Team a makes the league’s play-offs of 2025-26 (by Jun 30, 2026)'],
    [{ ...result('title'), not: true }, 'If Team a does not win the league’s title of 2025-26 (by Jun 30, 2026)'],
    [playoffs, 'If TBL makes the playoffs of 2025-26 (by Jun 30, 2026)'],
    [signed, 'If Player 7 is signed for 2026-27 by Jun 30, 2026'],
    [award, 'If Player 7 wins the Calder Trophy of 2025-26 (by Jun 30, 2026)'],
    [text, 'If it snows in June (by Jun 30, 2026)'],
    [{ ...protectedPick, instead_pick_id: 'n' }, 'Top-10 protected, else Pick n (by Jun 30, 2026)'],
    [of('lower'), 'The later of this pick and Pick o (by Jun 30, 2026)'],
    [of('higher'), 'The earlier of this pick and Pick o (by Jun 30, 2026)'],
    [of('giver'), 'This pick, or Pick o as the giving team chooses by Jun 30, 2026'],
    [of('getter'), 'This pick, or Pick o as the team that gets it chooses by Jun 30, 2026'],
    [{ ...games, not: true }, 'If Player 7 does not play 60 games or more in 2025-26 (by Jun 30, 2026)'],
    [{ ...finish, top: 1, not: true }, 'If Team a does not finish first in 2025-26 (by Jun 30, 2026)'],
    [{ ...playoffs, not: true }, 'If TBL does not make the playoffs of 2025-26 (by Jun 30, 2026)'],
    [{ ...playoffs, round: 4 }, 'If TBL reaches the final of 2025-26 (by Jun 30, 2026)'],
    [{ ...playoffs, round: 2, not: true }, 'If TBL does not reach the second round of 2025-26 (by Jun 30, 2026)'],
    [{ ...playoffs, round: CUP }, 'If TBL wins the Stanley Cup of 2025-26 (by Jun 30, 2026)'],
    [{ ...playoffs, round: CUP, not: true }, 'If TBL does not win the Stanley Cup of 2025-26 (by Jun 30, 2026)'],
    [
      both(games, signed),
      'If Player 7 plays 60 games or more in 2025-26 and Player 7 is signed for 2026-27 (by Jun 30, 2026)',
    ],
    [
      both({ ...finish, not: true }, text),
      'If Team a does not finish in the top 3 in 2025-26 and it snows in June (by Jun 30, 2026)',
    ],
    [{ ...signed, not: true }, 'If Player 7 is not signed for 2026-27 by Jun 30, 2026'],
    [{ ...award, not: true }, 'If Player 7 does not win the Calder Trophy of 2025-26 (by Jun 30, 2026)'],
  ] as [Condition, string][])('has words', (condition, words) => {
    expect(conditionText(condition, names)).toBe(words);
  });

  it.each<[string, SingleCondition, Partial<ConditionFacts>, 'met' | 'not-met' | null]>([
    ['a protected pick conveys outside of its protection', protectedPick, { pickNumber: 11 }, 'met'],
    ['and not within it', protectedPick, { pickNumber: 10 }, 'not-met'],
    ['before the order is fixed nobody knows', protectedPick, {}, null],
    ['games are reached', games, { games: 60 }, 'met'],
    ['games are not reached yet', games, { games: 59 }, null],
    ['games were not reached when the season is over', games, { games: 59, seasonOver: true }, 'not-met'],
    ['a place counts when the season is over', finish, { place: 3, seasonOver: true }, 'met'],
    ['and not before', finish, { place: 1 }, null],
    ['a place beyond is not met', finish, { place: 4, seasonOver: true }, 'not-met'],
    ['playoffs were made', playoffs, { clubInNhlPlayoffs: true }, 'met'],
    ['or nobody can tell', playoffs, { seasonOver: true }, null],
    ['a contract is there', signed, { signed: true }, 'met'],
    ['turned round it is the other way', { ...signed, not: true }, { signed: true }, 'not-met'],
    ['and nobody can tell before', { ...signed, not: true }, {}, null],
    ['a place beyond, turned round', { ...finish, not: true }, { place: 4, seasonOver: true }, 'met'],
    ['a round was reached', { ...playoffs, round: 3 }, { clubInNhlPlayoffs: true, nhlPlayoffRound: 3 }, 'met'],
    ['or not yet', { ...playoffs, round: 3 }, { clubInNhlPlayoffs: true, nhlPlayoffRound: 2 }, null],
    ['the Cup was won', { ...playoffs, round: CUP }, { champion: 'TBL', nhlPlayoffRound: 4 }, 'met'],
    ['or another club won it', { ...playoffs, round: CUP }, { champion: 'FLA', nhlPlayoffRound: 4 }, 'not-met'],
    ['or the final is being played', { ...playoffs, round: CUP }, { champion: null, nhlPlayoffRound: 4 }, null],
    ['the later of two picks', of('lower'), { pickNumber: 9, otherNumber: 4 }, 'met'],
    ['is the other one', of('lower'), { pickNumber: 4, otherNumber: 9 }, 'not-met'],
    ['the earlier of two picks', of('higher'), { pickNumber: 4, otherNumber: 9 }, 'met'],
    ['is the other one', of('higher'), { pickNumber: 9, otherNumber: 4 }, 'not-met'],
    ['the one is open', of('lower'), { otherNumber: 4 }, null],
    ['who chooses is asked', of('giver'), { pickNumber: 9, otherNumber: 4 }, null],
    ['one of them is open', of('higher'), { pickNumber: 4 }, null],
    ['who chooses is asked', of('getter'), { pickNumber: 4, otherNumber: 9 }, null],
    ['no contract yet', signed, {}, null],
    ['an award is for a person to tell', award, { seasonOver: true }, null],
    ['free text too', text, { seasonOver: true }, null],
  ])('%s', (_, condition, facts, outcome) => {
    expect(proposeOutcome(condition, { ...nothing, ...facts }, false)?.outcome ?? null).toBe(outcome);
  });

  it('that is unproven at the end of its day is not met', () => {
    for (const condition of [protectedPick, games, finish, playoffs, signed, award, text]) {
      expect(proposeOutcome(condition, nothing, true)).toEqual({
        outcome: 'not-met',
        evidence: { key: 'notProven', figures: { by: '2026-06-30' } },
      });
    }
    expect(proposeOutcome(games, { ...nothing, games: 70 }, true)?.outcome).toBe('met');
    // Of two picks, the one that was named first goes.
    expect(proposeOutcome(of('getter'), nothing, true)).toEqual({
      outcome: 'met',
      evidence: { key: 'firstPick', figures: { by: '2026-06-30' } },
    });
    expect(proposeOutcome({ ...signed, not: true }, nothing, true)?.outcome).toBe('met');
  });

  it('of two comes true when both have, and fails with the first that did not', () => {
    const [one, two] = [
      { key: 'signed', figures: { season: '2026-27' } },
      { key: 'qualified', figures: { season: '2026-27' } },
    ] as const;
    const met = { outcome: 'met', evidence: one } as const;
    const other = { outcome: 'met', evidence: two } as const;
    const not = { outcome: 'not-met', evidence: { key: 'noPlayoffs', figures: { season: '2026-27' } } } as const;
    expect(joinProposals([met, other])).toEqual({
      outcome: 'met',
      evidence: { key: 'all', figures: { of: [one, two] } },
    });
    expect(evidenceWords(joinProposals([met, met])?.evidence ?? '')).toBe(evidenceWords(one));
    expect(joinProposals([met])).toEqual(met);
    expect(joinProposals([met, null])).toBeNull();
    expect(joinProposals([null, not])).toEqual(not);
    expect(joinProposals([met, not])).toEqual(not);
    expect(joinProposals([met])).toEqual(met);
    expect(joinProposals([null])).toBeNull();
    expect(singlesOf(both(games, signed))).toEqual([games, signed]);
    expect(singlesOf(games)).toEqual([games]);
  });

  it('reaches as far ahead as picks can be traded, and three seasons at least', () => {
    expect([0, 3, 5].map(conditionReach)).toEqual([3, 3, 5]);
    expect([0, 3, 5].map((ahead) => lastConditionDay('2025-26', ahead))).toEqual([
      '2029-06-30',
      '2029-06-30',
      '2031-06-30',
    ]);
  });

  it('stands only where it can', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const setting = (condition: Condition, more: Partial<ConditionSetting> = {}): ConditionSetting => ({
      season: '2025-26',
      picksAhead: 3,
      now,
      timeZone: 'America/Toronto',
      resolveAt: endOfDay(condition.resolve_by, 'America/Toronto'),
      expiresAt: null,
      isTeam: (id) => id === 'a',
      teams: 12,
      round: 1,
      ...more,
    });
    const problem = (asset: TradeAsset, condition: Condition, more: Partial<ConditionSetting> = {}) =>
      conditionProblem(asset, condition, setting(condition, more))?.name ?? null;
    const pick: TradeAsset = { kind: 'draft-pick', pick_id: 'p', condition: null };
    const player: TradeAsset = { kind: 'player', player_id: 1, condition: null };
    for (const condition of [protectedPick, games, finish, playoffs, signed, award, text])
      expect(problem(pick, condition)).toBeNull();
    expect(problem(player, protectedPick)).toBe('conditionWrongAsset');
    expect(problem(player, both(games, finish))).toBeNull();
    expect(problem(player, both(games, { ...finish, team_id: 'z' }))).toBe('conditionTeam');
    expect(problem(player, both(games, { ...finish, top: 12 }))).toBe('conditionPlace');
    expect(problem(player, both(games, { ...signed, season: '2030-31' }))).toBe('conditionSeason');
    expect(problem(pick, { ...games, resolve_by: '2025-12-30' })).toBe('conditionPast');
    expect(problem(pick, { ...games, resolve_by: '2030-01-01' })).toBe('conditionTooFar');
    expect(problem(pick, { ...games, season: '2024-25' })).toBe('conditionSeason');
    expect(problem(pick, { ...finish, team_id: 'z' })).toBe('conditionTeam');
    expect(problem({ kind: 'fa-pick', pick_id: 'f', condition: null }, games, { expiresAt: now + 1 })).toBe(
      'conditionAfterExpiry',
    );
  });
});

describe('the end of a day', () => {
  it('is where the next begins, in the league’s time zone', () => {
    expect(new Date(endOfDay('2026-06-30', 'America/Toronto')).toISOString()).toBe('2026-07-01T04:00:00.000Z');
    expect(new Date(endOfDay('2026-01-15', 'America/Toronto')).toISOString()).toBe('2026-01-16T05:00:00.000Z');
    expect(new Date(endOfDay('2026-06-30', 'Europe/Vienna')).toISOString()).toBe('2026-06-30T22:00:00.000Z');
  });

  it('also on the days when the clocks change', () => {
    expect(new Date(endOfDay('2026-03-08', 'America/Toronto')).toISOString()).toBe('2026-03-09T04:00:00.000Z');
    expect(new Date(endOfDay('2026-11-01', 'America/Toronto')).toISOString()).toBe('2026-11-02T05:00:00.000Z');
    expect(new Date(endOfDay('2026-03-07', 'America/Toronto')).toISOString()).toBe('2026-03-08T05:00:00.000Z');
    // Daylight-saving time begins at midnight in Santiago and Beirut, so this day lasts until 1:00.
    expect(new Date(endOfDay('2024-09-07', 'America/Santiago')).toISOString()).toBe('2024-09-08T04:00:00.000Z');
    expect(new Date(endOfDay('2024-03-30', 'Asia/Beirut')).toISOString()).toBe('2024-03-30T22:00:00.000Z');
  });
});

describe('a condition stands at each of its boundaries', () => {
  const setting: ConditionSetting = {
    season: '2025-26',
    picksAhead: 3,
    now: 1_000,
    timeZone: 'America/Toronto',
    resolveAt: 2_000,
    expiresAt: null,
    isTeam: () => true,
    teams: 12,
    round: 1,
  };
  const found = (condition: Condition, more: Partial<ConditionSetting> = {}) =>
    conditionProblem({ kind: 'draft-pick', pick_id: 'p', condition: null }, condition, { ...setting, ...more });
  const name = (more: Partial<ConditionSetting>, condition: Condition = text) => found(condition, more)?.name ?? null;

  it('its day is still to end, and not after the last season that it can be about', () => {
    expect([name({ resolveAt: 1_000 }), name({ resolveAt: 1_001 })]).toEqual(['conditionPast', null]);
    const last = endOfDay('2029-06-30', 'America/Toronto');
    expect([name({ resolveAt: last }), name({ resolveAt: last + 1 })]).toEqual([null, 'conditionTooFar']);
    const later = endOfDay('2031-06-30', 'America/Toronto');
    expect([name({ resolveAt: later, picksAhead: 5 }), name({ resolveAt: later + 1, picksAhead: 5 })]).toEqual([
      null,
      'conditionTooFar',
    ]);
    expect(found({ ...text, resolve_by: '2030-01-01' }, { resolveAt: last + 1 })).toMatchObject({
      message: 'Jan 1, 2030 is too far away: conditions reach until Jun 30, 2029.',
      fix: 'Choose a day until Jun 30, 2029.',
    });
  });

  it('a free-agent pick lives as long as its condition', () => {
    expect([name({ expiresAt: 2_000 }), name({ expiresAt: 1_999 }), name({ expiresAt: 5_000 })]).toEqual([
      null,
      'conditionAfterExpiry',
      null,
    ]);
  });

  it('its season is this one or one of the next three', () => {
    const of = (season: string) => name({}, { ...games, season });
    expect(['2024-25', '2025-26', '2028-29', '2029-30'].map(of)).toEqual([
      'conditionSeason',
      null,
      null,
      'conditionSeason',
    ]);
    expect(found({ ...games, season: '2029-30' })).toEqual({
      name: 'conditionSeason',
      message: '2029-30 cannot be a condition’s season.',
      fix: 'Choose 2025-26 to 2028-29.',
    });
    expect(['2030-31', '2031-32'].map((season) => name({ picksAhead: 5 }, { ...games, season }))).toEqual([
      null,
      'conditionSeason',
    ]);
  });

  it('its place can come out either way in this league', () => {
    const four = { teams: 4 };
    const top = (count: number, more: Partial<ConditionSetting> = {}) =>
      name({ ...four, ...more }, { ...protectedPick, top: count });
    const place = (count: number, teams = 4) => name({ teams }, { ...finish, top: count });
    expect([1, 3, 4, 10].map((count) => top(count))).toEqual([null, null, 'conditionPlace', 'conditionPlace']);
    expect([4, 5, 7, 8].map((count) => top(count, { round: 2 }))).toEqual([
      'conditionPlace',
      null,
      null,
      'conditionPlace',
    ]);
    expect([1, 3, 4, 10].map((count) => place(count))).toEqual([null, null, 'conditionPlace', 'conditionPlace']);
    expect(place(1, 1)).toBe('conditionPlace');
    expect(found({ ...protectedPick, top: 10 }, four)).toEqual({
      name: 'conditionPlace',
      message: 'Protecting the first 10 decides nothing: in this league picks of round 1 are number 1 to 4.',
      fix: 'Protect the first 1 to 3.',
      figure: 10,
      limit: 3,
    });
    expect(found({ ...protectedPick, top: 4 }, { ...four, round: 2 })).toMatchObject({ figure: 4, limit: 5 });
    expect(found({ ...protectedPick, top: 32 }, { teams: 12, round: 4 })).toMatchObject({
      message: 'Protecting the first 32 decides nothing: in this league picks of round 4 are number 37 to 48.',
      fix: 'Choose another condition.',
    });
    expect(found({ ...finish, top: 10 }, four)).toEqual({
      name: 'conditionPlace',
      message: 'Every team of this league finishes in the top 10: it has 4.',
      fix: 'Ask for a place from 1 to 3.',
      figure: 10,
      limit: 3,
    });
    expect(found({ ...protectedPick, top: 2 }, { teams: 2 })?.fix).toBe('Protect the first 1.');
    expect(found({ ...finish, top: 2 }, { teams: 2 })?.fix).toBe('Ask for place 1.');
  });

  it('nobody knows of a team without a place, though the season is over', () => {
    expect(proposeOutcome(finish, { ...nothing, seasonOver: true }, false)).toBeNull();
  });
});

it('a condition other than protection stands on a player too', () => {
  const setting: ConditionSetting = {
    season: '2025-26',
    picksAhead: 3,
    now: 0,
    timeZone: 'UTC',
    resolveAt: 1,
    expiresAt: null,
    isTeam: () => true,
    teams: 12,
    round: 1,
  };
  for (const condition of [games, finish, text])
    expect(conditionProblem({ kind: 'player', player_id: 1, condition: null }, condition, setting)).toBeNull();
});
