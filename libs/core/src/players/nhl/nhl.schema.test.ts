import { describe, expect, it } from '@jest/globals';
import {
  addLines,
  lineOfGoalie,
  lineOfSkater,
  linesOfLanding,
  nhlGoalieSummarySchema,
  nhlLandingSchema,
  nhlRosterPlayerSchema,
  nhlSkaterSummarySchema,
  seasonOfNumber,
  seconds,
} from './nhl.schema.js';
import { reasonWords } from '../files/report.words.js';

describe("the NHL's way of writing", () => {
  it('seasons are eight digits', () => {
    expect(seasonOfNumber(20242025)).toBe('2024-25');
    expect(seasonOfNumber(19992000)).toBe('1999-00');
    expect(seasonOfNumber(20242026)).toBeNull();
    expect(seasonOfNumber(2024)).toBeNull();
  });

  it('ice time is minutes and seconds, or seconds', () => {
    expect(seconds('3741:22')).toBe(224_482);
    expect(seconds(70.4)).toBe(70);
    expect(seconds('soon')).toBeNull();
    expect(seconds(undefined)).toBeNull();
  });

  it('has no half of a letter, no year 0 and no draft of another age: each would fail the import of all players', () => {
    const player = { id: 1, firstName: 'Ada', lastName: 'Prov', positionCode: 'C' };
    const draftDetails = { year: 2_020, round: 1, overallPick: 9 };
    expect(nhlRosterPlayerSchema.safeParse({ ...player, birthDate: '1999-02-28' }).success).toBe(true);
    expect(nhlRosterPlayerSchema.safeParse({ ...player, firstName: 'Ad\ud83c' }).success).toBe(false);
    expect(nhlRosterPlayerSchema.safeParse({ ...player, birthDate: '0000-01-01' }).success).toBe(false);
    expect(nhlLandingSchema.safeParse({ playerId: 1, draftDetails }).success).toBe(true);
    for (const odd of [{ year: 20_202_021 }, { overallPick: 9_007_199_254 }, { round: -1 }])
      expect(nhlLandingSchema.safeParse({ playerId: 1, draftDetails: { ...draftDetails, ...odd } }).success).toBe(
        false,
      );
  });

  it('names are objects by language, or plain', () => {
    const player = { id: 1, firstName: { default: 'Ada', cs: 'Adka' }, lastName: 'Prov', positionCode: 'L' };
    expect(nhlRosterPlayerSchema.parse(player)).toMatchObject({ firstName: 'Ada', lastName: 'Prov' });
    expect(nhlRosterPlayerSchema.safeParse({ ...player, positionCode: 'F' }).success).toBe(false);
  });
});

describe('rows of reports', () => {
  it('know one thing by several names', () => {
    const base = { playerId: 1, gamesPlayed: 10 };
    const skater = (more: object) => lineOfSkater(nhlSkaterSummarySchema.parse({ ...base, ...more }), '2025-26', false);
    expect([skater({ penaltyMinutes: 4 }).pim, skater({ pim: 6 }).pim, skater({}).pim]).toEqual([4, 6, null]);
    const goalie = (more: object) => lineOfGoalie(nhlGoalieSummarySchema.parse({ ...base, ...more }), '2025-26', true);
    expect([goalie({ otLosses: 2 }).otl, goalie({ overtimeLosses: 3 }).otl]).toEqual([2, 3]);
  });

  it('join clubs by a slash, and drop what is no NHL club', () => {
    const clubOf = (teamAbbrevs: string | null) =>
      lineOfSkater(nhlSkaterSummarySchema.parse({ playerId: 1, gamesPlayed: 1, teamAbbrevs }), '2025-26', false).club;
    expect([clubOf('CGY,PHI'), clubOf('XXX'), clubOf(null)]).toEqual(['CGY/PHI', null, null]);
  });

  it("give a goalie's rates from the counts", () => {
    const line = lineOfGoalie(
      nhlGoalieSummarySchema.parse({ playerId: 1, gamesPlayed: 2, goalsAgainst: 5, shotsAgainst: 50, timeOnIce: 7200 }),
      '2025-26',
      false,
    );
    expect(line).toMatchObject({ sv_pct: 0.9, gaa: 2.5 });
    expect(addLines(line, { ...line, ga: 0, sa: 0, toi_seconds: 0, gp: 1 })).toMatchObject({
      gp: 3,
      sv_pct: 0.9,
      gaa: 2.5,
    });
  });
});

describe("a player's page", () => {
  it('is read though seasons are missing altogether', () => {
    expect(linesOfLanding(nhlLandingSchema.parse({ playerId: 1 }))).toEqual({ lines: [], faults: [] });
  });

  it('names rows that cannot be read, and keeps the others', () => {
    const good = {
      season: 20242025,
      gameTypeId: 2,
      leagueAbbrev: 'NHL',
      gamesPlayed: 3,
      goals: 1,
      assists: 1,
      teamName: { default: 'Seattle Kraken' },
    };
    const { lines, faults } = linesOfLanding(
      nhlLandingSchema.parse({ playerId: 1, seasonTotals: [{ season: 'x' }, good, { ...good, season: 20242029 }] }),
    );
    expect(lines).toEqual([expect.objectContaining({ season: '2024-25', club: 'SEA', gp: 3, pts: 2 })]);
    expect(faults.map(reasonWords)).toEqual([
      expect.stringContaining('seasonTotals[0]'),
      'seasonTotals[2] season 20242029 is no season',
    ]);
  });
});
