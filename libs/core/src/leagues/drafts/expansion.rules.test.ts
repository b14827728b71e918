import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, type LeagueForm } from '../league.rules.js';
import { judgeExpansion } from './expansion.rules.js';

const league = (form: Partial<LeagueForm> = {}): LeagueForm => ({
  ...leagueFormDefaults('dynasty', 'Pond'),
  expansion_rounds: 6,
  ...form,
});

describe('new teams', () => {
  test('are added when the others can lose enough players', () => {
    expect(judgeExpansion(league(), 4)).toEqual({ ok: true, value: 16 });
    expect(judgeExpansion(league({ expansion_most_lost: 0 }), 20)).toEqual({ ok: true, value: 32 });
  });

  test.each<[string, Partial<LeagueForm>, number, object]>([
    [
      'beyond the largest league',
      { num_teams: 30 },
      3,
      { name: 'tooManyTeams', field: 'teams', figure: 33, limit: 32, fix: 'Add at most 2.' },
    ],
    ['to a full league', { num_teams: 32 }, 1, { fix: 'Begin another league with the new teams.' }],
    [
      'for whom the others cannot lose enough',
      { num_teams: 4 },
      2,
      {
        name: 'expansionShort',
        figure: 12,
        limit: 8,
        message: '2 new teams and 6 rounds are 12 picks, and 4 teams losing at most 2 lose 8.',
        fix: 'Raise the most lost in the expansion draft to 3, or lower its rounds or the number of new teams.',
      },
    ],
    [
      'who could not meet the minimums',
      { protectionSheetsEnabled: false, expansion_rounds: 1 },
      1,
      { name: 'unplayable', fields: { expansion_rounds: expect.any(String) } },
    ],
  ])('%s are refused with the figures', (_, form, added, refusal) => {
    expect(judgeExpansion(league(form), added)).toMatchObject({ ok: false, refusal });
  });
});
