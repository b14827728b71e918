import { describe, expect, it } from '@jest/globals';
import {
  ageOn,
  hasOutgrown,
  isRookie,
  rookieReasons,
  STANDARD_LIMITS,
  type RookieFacts,
  type RookieLimits,
} from './rookie.rules.js';

const prospect = (more: Partial<RookieFacts> = {}): RookieFacts => ({
  position: 'F',
  birth_date: '2004-03-02',
  drafted_or_signed: true,
  seasons: [],
  ...more,
});
const names = (player: RookieFacts, season = '2025-26'): string[] =>
  rookieReasons(player, season).map((reason) => reason.name);

describe('the rookie rule', () => {
  it('takes a drafted young player without NHL games', () => {
    expect(isRookie(prospect(), '2025-26')).toBe(true);
  });

  it('asks for a draft or a signature', () => {
    expect(names(prospect({ drafted_or_signed: false }))).toEqual(['notDraftedOrSigned']);
  });

  it('does not guess a date of birth', () => {
    expect(names(prospect({ birth_date: null }))).toEqual(['birthDateUnknown']);
  });

  it('counts age on 15 September: 26 on the day is too old, the day after is not', () => {
    expect(names(prospect({ birth_date: '1999-09-15' }))).toEqual(['tooOld']);
    expect(names(prospect({ birth_date: '1999-09-16' }))).toEqual([]);
    expect(rookieReasons(prospect({ birth_date: '1990-01-01' }), '2025-26')).toEqual([
      expect.objectContaining({ figure: 35, limit: 26 }),
    ]);
  });

  it('allows 25 games in an earlier season, not 26', () => {
    expect(names(prospect({ seasons: [{ season: '2024-25', gp: 25 }] }))).toEqual([]);
    expect(rookieReasons(prospect({ seasons: [{ season: '2024-25', gp: 26 }] }), '2025-26')).toEqual([
      expect.objectContaining({ name: 'tooManyGamesInOneSeason', season: '2024-25', figure: 26, limit: 25 }),
    ]);
  });

  it('allows six games in one earlier season, not in two', () => {
    expect(
      names(
        prospect({
          seasons: [
            { season: '2023-24', gp: 6 },
            { season: '2024-25', gp: 5 },
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      rookieReasons(
        prospect({
          seasons: [
            { season: '2024-25', gp: 6 },
            { season: '2022-23', gp: 9 },
          ],
        }),
        '2025-26',
      ),
    ).toEqual([
      expect.objectContaining({ name: 'tooManyGamesInTwoSeasons', seasons: ['2022-23', '2024-25'], figure: 6 }),
    ]);
  });

  it('counts neither the season itself, nor later ones, nor playoffs', () => {
    const seasons = [
      { season: '2025-26', gp: 70 },
      { season: '2026-27', gp: 80 },
      { season: '2024-25', gp: 30, playoffs: true },
    ];
    expect(names(prospect({ seasons }))).toEqual([]);
    expect(names(prospect({ seasons }), '2026-27')).toEqual(['tooManyGamesInOneSeason']);
  });

  it('adds up the lines of one season', () => {
    expect(
      names(
        prospect({
          seasons: [
            { season: '2024-25', gp: 15 },
            { season: '2024-25', gp: 12 },
          ],
        }),
      ),
    ).toEqual(['tooManyGamesInOneSeason']);
  });

  it('names every reason at once', () => {
    const veteran = prospect({
      birth_date: '1995-01-01',
      drafted_or_signed: false,
      seasons: [
        { season: '2023-24', gp: 82 },
        { season: '2024-25', gp: 80 },
      ],
    });
    expect(names(veteran)).toEqual([
      'notDraftedOrSigned',
      'tooOld',
      'tooManyGamesInOneSeason',
      'tooManyGamesInTwoSeasons',
    ]);
  });
});

describe('age', () => {
  it('turns over on the birthday', () => {
    expect(ageOn('2000-02-29', '2025-02-28')).toBe(24);
    expect(ageOn('2000-02-29', '2025-03-01')).toBe(25);
  });
});

describe('a player of the rookie bank', () => {
  it('has outgrown the coming season’s rule by the games of the one that ends, or by age', () => {
    const played = prospect({ seasons: [{ season: '2025-26', gp: 26 }] });
    expect(hasOutgrown(played, '2025-26')).toBe(false);
    expect(hasOutgrown(played, '2026-27')).toBe(true);
    expect(hasOutgrown(prospect({ birth_date: '2000-09-15' }), '2025-26')).toBe(false);
    expect(hasOutgrown(prospect({ birth_date: '2000-09-15' }), '2026-27')).toBe(true);
  });

  it('stays where their date of birth or their club is merely not known', () => {
    expect(hasOutgrown(prospect({ birth_date: null, drafted_or_signed: false }), '2026-27')).toBe(false);
  });
});

describe('limits of a league', () => {
  const reasons = (player: RookieFacts, limits: Partial<RookieLimits>) =>
    rookieReasons(player, '2025-26', { ...STANDARD_LIMITS, ...limits });

  it('count ages on another day of the season', () => {
    const player = prospect({ birth_date: '1999-12-31' });
    expect(reasons(player, {})).toEqual([]);
    expect(reasons(player, { ageDay: '12-30' })).toEqual([]);
    expect(reasons(player, { ageDay: '12-31' })).toEqual([{ name: 'tooOld', figure: 26, limit: 26 }]);
    expect(reasons(prospect({ birth_date: '2000-01-31' }), { ageDay: '01-31' })).toEqual([
      { name: 'tooOld', figure: 26, limit: 26 },
    ]);
    expect(reasons(prospect({ birth_date: '2000-02-01' }), { ageDay: '01-31' })).toEqual([]);
  });

  it('count the games of the present season toward a career where the league says so', () => {
    const seasons = [
      { season: '2024-25', gp: 20 },
      { season: '2025-26', gp: 31 },
      { season: '2026-27', gp: 82 },
    ];
    const most = { skater: 50, goalie: 50 };
    expect(reasons(prospect({ seasons }), { career: most })).toEqual([]);
    expect(reasons(prospect({ seasons }), { career: most, careerNow: true })).toEqual([
      { name: 'tooManyGames', figure: 51, limit: 50 },
    ]);
    expect(reasons(prospect({ seasons: seasons.slice(0, 1) }), { career: most, careerNow: true })).toEqual([]);
  });
});
