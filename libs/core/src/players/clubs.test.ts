import { describe, expect, it } from '@jest/globals';
import { clubCodeOfName, CLUB_CODES, currentClubCode, NHL_CLUBS, seasonClubCode } from './clubs.js';

describe('the NHL clubs', () => {
  it('are 32, eight in each division', () => {
    expect(new Set(CLUB_CODES).size).toBe(32);
    const sizes = new Map<string, number>();
    for (const club of NHL_CLUBS) sizes.set(club.division, (sizes.get(club.division) ?? 0) + 1);
    expect([...sizes.values()]).toEqual([8, 8, 8, 8]);
    expect(NHL_CLUBS.filter((club) => club.conference === 'Eastern')).toHaveLength(16);
    for (const club of NHL_CLUBS) expect(club.color).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('are found by former codes and other spellings', () => {
    expect(currentClubCode('ARI')).toBe('UTA');
    expect(currentClubCode(' t.b ')).toBe('TBL');
    expect(currentClubCode('XYZ')).toBeUndefined();
  });

  it('keep their former code in a line of statistics, several joined by a slash', () => {
    expect(seasonClubCode('ARI')).toBe('ARI');
    expect(seasonClubCode('WPG/T.B/ARI')).toBe('WPG/TBL/ARI');
    expect(seasonClubCode('WPG/Jokerit')).toBeUndefined();
  });

  it('are found by name, accents or not', () => {
    expect(clubCodeOfName('Montreal Canadiens')).toBe('MTL');
    expect(clubCodeOfName('Arizona Coyotes')).toBe('ARI');
    expect(clubCodeOfName('Utah Hockey Club')).toBe('UTA');
    expect(clubCodeOfName('Tor. Marlboros')).toBeUndefined();
  });
});
