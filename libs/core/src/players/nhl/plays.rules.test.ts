import { expect, test } from '@jest/globals';
import { needsPlays, PLAY_COLUMNS, playsSchema } from './plays.rules.js';

const play = (typeDescKey: string, periodType: string, details: object) => ({
  eventId: 1,
  periodDescriptor: { number: 1, periodType, maxRegulationPeriods: 3 },
  typeDescKey,
  details,
});
const read = (...plays: unknown[]) => playsSchema.parse({ id: 1, plays });
const figures = (...plays: unknown[]) => Object.fromEntries(read(...plays).figures ?? []);
const fight = (committedByPlayerId: unknown) =>
  play('penalty', 'REG', { typeCode: 'MAJ', descKey: 'fighting', duration: 5, committedByPlayerId });

test('counts assists in overtime, goals in the shootout and fights', () => {
  expect(PLAY_COLUMNS).toEqual(['ota', 'so_g', 'fights']);
  expect(
    figures(
      play('faceoff', 'REG', { winningPlayerId: 1, losingPlayerId: 2 }),
      play('goal', 'REG', { scoringPlayerId: 1, assist1PlayerId: 2, assist2PlayerId: 3 }),
      play('goal', 'OT', { scoringPlayerId: 1, assist1PlayerId: 2, assist2PlayerId: 3 }),
      play('goal', 'OT', { scoringPlayerId: 2 }),
      play('shot-on-goal', 'SO', { shootingPlayerId: 4 }),
      play('goal', 'SO', { scoringPlayerId: 4 }),
      fight(3),
      fight(5),
      play('penalty', 'REG', { typeCode: 'MAJ', descKey: 'boarding', duration: 5, committedByPlayerId: 1 }),
      { typeDescKey: 'game-end' },
    ),
  ).toEqual({
    2: { ota: 1, so_g: 0, fights: 0 },
    3: { ota: 1, so_g: 0, fights: 1 },
    4: { ota: 0, so_g: 1, fights: 0 },
    5: { ota: 0, so_g: 0, fights: 1 },
  });
});

test('a play that counts and cannot be read leaves the figures unknown, and others do not', () => {
  const { figures: unknown, faults } = read(fight(3), fight('Nobody'), play('goal', 'SO', {}));
  expect([unknown, faults.map(({ field }) => field)]).toEqual([
    null,
    ['details.scoringPlayerId', 'details.committedByPlayerId'],
  ]);
  expect(figures(7, null, play('goal', 'REG', {}), play('penalty', 'REG', { descKey: 'bench' }))).toEqual({});
});

test('counts the face-offs of both players', () => {
  const faceoff = (winningPlayerId: unknown, losingPlayerId: unknown) =>
    play('faceoff', 'REG', { winningPlayerId, losingPlayerId });
  const { faceoffs, faceoffFaults } = read(faceoff(1, 2), faceoff(1, 3), faceoff(2, 1), fight(3));
  expect([Object.fromEntries(faceoffs ?? []), faceoffFaults]).toEqual([
    { 1: { fow: 2, fol: 1 }, 2: { fow: 1, fol: 1 }, 3: { fow: 0, fol: 1 } },
    [],
  ]);
  const unread = read(faceoff(1, 2), faceoff(1, null), fight(3));
  expect([unread.faceoffs, unread.faceoffFaults.map(({ field }) => field)]).toEqual([null, ['details.losingPlayerId']]);
  expect([Object.fromEntries(unread.figures ?? []), unread.faults]).toEqual([
    { 3: { so_g: 0, ota: 0, fights: 1 } },
    [],
  ]);
});

test('are needed after regulation and where a player has a major penalty', () => {
  expect([needsPlays('3rd', [0, 4, 2]), needsPlays(null, []), needsPlays('3rd', [5])]).toEqual([false, false, true]);
  expect([needsPlays('OT', []), needsPlays('SO', [])]).toEqual([true, true]);
});
