import { describe, expect, test } from '@jest/globals';
import { readRosterReport } from './roster-report.rules.js';
import { compareReport, type ReportedPlayer } from './report-changes.rules.js';

const REPORT = `
NATIONAL HOCKEY LEAGUE

Playing Roster - NORTH STARS
Last update: 10:15:02 11/22/2026

Active
 19  Aho, Anton                 no row of a player
 11  Anton Aalto           C  6'1"  195lbs.  1996-01-07  Turku, FIN
  4  Bo van der Berg       D  6' 2" 210 lbs. 1994-03-02  Almelo, NED
     Carl O'Neil           G  6'4"  214lbs.  1999-12-30  Cork

Injury Reserve List
 27  Émile Dupont          L  5'11" 188lbs.  1998-05-05  Gatineau, QC, CAN    11/03/2026
 88  Erik Engström         R  6'0"  190lbs.  2001-02-28  Umeå, SWE    2026-10-30
     Nobody Known          D  6'0"  190lbs.  2000-01-01  Nowhere    10/01/2026
     Mangled Row           D  190lbs.  2000-01

Playing Roster - SOUTH SEAS
Last update: 08:00:00 06/30/2026
Active
  9  Finn Frost            R  6'0"  190lbs.  1997-07-07  Oslo
Injury Reserve List
 10  Gus Green             C  6'0"  190lbs.  1997-08-08  Bergen   05/01/2026
`;
const TODAY = '2026-11-23';

const player = (id: number, full_name: string, birth_date: string | null, more: Partial<ReportedPlayer> = {}) =>
  ({
    id,
    full_name,
    position: 'F',
    nhl_club: null,
    birth_date,
    line: null,
    status: 'healthy',
    status_by: null,
    ...more,
  }) satisfies ReportedPlayer;

describe('a roster report', () => {
  const clubs = readRosterReport(REPORT);

  test('is read club by club, with the day of its update and what could not be read', () => {
    expect(clubs.map(({ club, updated, rows }) => [club, updated, rows.length])).toEqual([
      ['NORTH STARS', '2026-11-22', 6],
      ['SOUTH SEAS', '2026-06-30', 2],
    ]);
    expect(clubs[0]?.rows.map(({ name, position, injured, since }) => [name, position, injured, since])).toEqual([
      ['Anton Aalto', 'F', false, null],
      ['Bo van der Berg', 'D', false, null],
      ["Carl O'Neil", 'G', false, null],
      ['Émile Dupont', 'F', true, '2026-11-03'],
      ['Erik Engström', 'F', true, '2026-10-30'],
      ['Nobody Known', 'D', true, '2026-10-01'],
    ]);
    expect(clubs[0]?.unread).toEqual(['Mangled Row           D  190lbs.  2000-01']);
    expect(readRosterReport('<html>Sorry</html>')).toEqual([]);
  });

  const compare = (players: readonly ReportedPlayer[]) => compareReport(clubs, players, TODAY);

  test('joins by name, whatever its accents, and by day of birth, and says of whom it found nobody', () => {
    const outcome = compare([
      player(1, 'Emile Dupont', '1998-05-05'),
      player(2, 'Erik Engstrom', '2001-02-27'),
      player(3, 'Anton Aalto', '1996-01-07'),
    ]);
    expect(outcome.changes).toEqual([{ player_id: 1, status: 'IR', since: '2026-11-03' }]);
    expect(outcome.injured).toBe(1);
    expect(outcome.missed.map(({ name, why }) => [name, why])).toEqual([
      ['Mangled Row           D  190lbs.  2000-01', { key: 'report.unread' }],
      ['Erik Engström', expect.objectContaining({ key: expect.any(String) })],
      ['Nobody Known', { key: 'report.unknown' }],
    ]);
  });

  test('says nothing where a section is old', () => {
    const outcome = compare([player(5, 'Gus Green', '1997-08-08')]);
    expect(outcome.changes).toEqual([]);
    expect(outcome.stale).toEqual(['SOUTH SEAS']);
  });

  test('brings back whom it had put on injured reserve, and nobody else', () => {
    const hurt = { status: 'IR', status_by: 'report' } as const;
    expect(compare([player(3, 'Anton Aalto', '1996-01-07', hurt)]).changes).toEqual([
      { player_id: 3, status: 'healthy', since: null },
    ]);
    expect(compare([player(3, 'Anton Aalto', '1996-01-07', { status: 'IR' })]).changes).toEqual([]);
    // Being in no list means nothing while one section is outdated.
    expect(compare([player(6, 'Hal Hill', '1990-01-01', hurt)]).changes).toEqual([]);
    expect(compareReport(clubs.slice(0, 1), [player(6, 'Hal Hill', '1990-01-01', hurt)], TODAY).changes).toEqual([
      { player_id: 6, status: 'healthy', since: null },
    ]);
  });

  test('leaves what was set by hand, and a more exact word of a file', () => {
    expect(
      compare([
        player(1, 'Emile Dupont', '1998-05-05', { status: 'healthy', status_by: 'hand' }),
        player(2, 'Erik Engstrom', '2001-02-28', { status: 'LTIR' }),
        player(3, 'Anton Aalto', '1996-01-07', { status: 'Out', status_by: 'hand' }),
      ]).changes,
    ).toEqual([]);
  });
});
