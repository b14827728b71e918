import { afterEach, describe, expect, it, test } from '@jest/globals';
import { columnsIn, formOf } from './board-columns.js';
import { createRoomUi, showZone, widenBoard } from '../state/room-ui.store.js';

/** Width of the board's frame in pixels, by window width: with an open queue, next to its rail, and widened. */
const FRAME = { 1440: 702, 1600: 862, 1920: 1150, rail1440: 930, rail1920: 1314, widened1440: 1134 } as const;

const inView = (frame: number, teams: number) => {
  const { least } = columnsIn(frame, teams);
  return Math.min(teams, Math.floor((frame - 48) / least));
};

describe('the columns of the board', () => {
  test.each([
    ['of twelve teams at 1440 ten', FRAME[1440], 12, 10, 'dense'],
    ['all twelve at 1440 next to the rail', FRAME.rail1440, 12, 12, 'narrow'],
    ['all twelve at 1600', FRAME[1600], 12, 12, 'dense'],
    ['all twelve at 1920', FRAME[1920], 12, 12, 'narrow'],
    ['all twelve at 1920 next to the rail, with initials', FRAME.rail1920, 12, 12, 'roomy'],
    ['fourteen at 1440, widened', FRAME.widened1440, 14, 14, 'narrow'],
    ['of 32 at 1440 nine, with names that read', FRAME[1440], 32, 9, 'narrow'],
    ['of 32 at 1920 fifteen', FRAME[1920], 32, 15, 'narrow'],
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
