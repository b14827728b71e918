import { describe, expect, it } from '@jest/globals';
import { wordIn } from '../locale.js';
import { clubName } from './club.words.js';
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

  it('have a name in each language, and unknown codes stay', () => {
    const names = wordIn('fr', () => CLUB_CODES.map(clubName));
    expect(names).toEqual(
      expect.arrayContaining(['Canadiens de Montréal', 'Oilers d’Edmonton', 'Avalanche du Colorado']),
    );
    expect(names.filter((name) => !/ (?:d’|de |du |de la |de l’)\p{Lu}/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(32);
    expect(CLUB_CODES.map(clubName)).toEqual(NHL_CLUBS.map(({ name }) => name));
    expect(wordIn('fr', () => clubName('ARI'))).toBe('ARI');
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
