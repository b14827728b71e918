import { afterEach, describe, expect, it, test } from '@jest/globals';
import { columnsIn, formOf } from './board-columns.js';
import { createRoomUi, showZone, widenBoard } from '../state/room-ui.store.js';

/** Width of the board's frame in pixels, by window width: with three zones, and widened. */
const FRAME = { 1440: 575, 1600: 660, 1920: 832, widened1440: 1088 } as const;

/** Number of columns that are fully in view. */
const inView = (frame: number, teams: number) => {
  const { least } = columnsIn(frame, teams);
  return Math.min(teams, Math.floor((frame - 48) / least));
};

describe('the columns of the board', () => {
  test.each([
    ['eight teams at 1440', FRAME[1440], 8, 8, 'dense'],
    ['nine at 1600', FRAME[1600], 9, 9, 'dense'],
    ['twelve at 1920', FRAME[1920], 12, 12, 'dense'],
    ['fourteen at 1440, widened', FRAME.widened1440, 14, 14, 'narrow'],
    ['of twelve at 1440 seven, with names that read', FRAME[1440], 12, 7, 'narrow'],
    ['of 32 at 1920 ten', FRAME[1920], 32, 10, 'narrow'],
    ['four at 1440, with all that there is to say', FRAME[1440], 4, 4, 'roomy'],
  ] as const)('show %s', (_, frame, teams, seen, form) => {
    expect(inView(frame, teams)).toBe(seen);
    expect(formOf(columnsIn(frame, teams).width)).toBe(form);
  });

  it('never have text wider than they are', () => {
    for (let frame = 300; frame < 2000; frame += 7)
      for (let teams = 2; teams <= 32; teams += 1) {
        const { least, width } = columnsIn(frame, teams);
        expect(width).toBeLessThanOrEqual(Math.max(least, (frame - 48) / teams) - 13);
      }
  });
});

describe('a board that was widened', () => {
  afterEach(() => localStorage.clear());

  it('is wide again the next time on this device, and when it is asked for after the players', () => {
    const first = createRoomUi();
    expect(first.getState().wideBoard).toBe(false);
    widenBoard(first, true);
    showZone(first, 'players');
    expect(first.getState().wideBoard).toBe(false);
    showZone(first, 'board');
    expect(first.getState().wideBoard).toBe(true);
    expect(createRoomUi().getState().wideBoard).toBe(true);
    widenBoard(first, false);
    showZone(first, 'board');
    expect(first.getState().wideBoard).toBe(false);
    expect(createRoomUi().getState().wideBoard).toBe(false);
  });
});
