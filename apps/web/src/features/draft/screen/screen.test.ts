import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { buildLobby, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { boardLayout } from '../state/board.model.js';
import { openRounds, roundsOfPage, screenShape, type ScreenRoom } from './screen.model.js';
import { draftedRounds, sideways } from './screen-rounds.model.js';

/** Size of the board's area on a TV, below the head. */
const TV = { width: 1896, height: 900 };
const room = (more: Partial<ScreenRoom>): ScreenRoom => ({ ...TV, teams: 12, rounds: 20, round: 1, ...more });

describe('the board on a television', () => {
  it('stands upright for twelve teams, in large type', () => {
    const shape = screenShape(room({}));
    expect(shape).toMatchObject({ across: 'teams', scrolls: false, from: 1 });
    expect(shape.type).toBeGreaterThanOrEqual(18);
  });

  it('lies on its side for 32 teams, and can still be read', () => {
    const shape = screenShape(room({ teams: 32 }));
    expect(shape).toMatchObject({ across: 'rounds', scrolls: false });
    expect(shape.type).toBeGreaterThanOrEqual(15);
    expect(shape.to - shape.from + 1).toBeGreaterThanOrEqual(8);
  });

  it('is scrolled on a phone, where no type fits', () => {
    expect(screenShape(room({ width: 390, height: 600, teams: 32 }))).toMatchObject({ scrolls: true, from: 1, to: 20 });
    // A phone on its side scrolls by rounds alone.
    const turned = screenShape(room({ width: 834, height: 290, teams: 12 }));
    expect(turned).toMatchObject({ scrolls: true, type: 11 });
    expect(turned.front + 12 * turned.width).toBeLessThanOrEqual(834);
  });

  it('fills no more than there is, with the present round open, whatever the screen', () => {
    const any = fc.record({
      width: fc.integer({ min: 320, max: 3840 }),
      height: fc.integer({ min: 240, max: 2160 }),
      teams: fc.integer({ min: 2, max: 32 }),
      rounds: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(any, fc.nat(), (screen, number) => {
        const round = (number % screen.rounds) + 1;
        const shape = screenShape({ ...screen, round });
        expect(round >= shape.from && round <= shape.to).toBe(true);
        if (shape.scrolls) return;
        const open = shape.to - shape.from + 1;
        const folded = (screen.rounds - open) * shape.folded;
        if (shape.across === 'teams') {
          expect(shape.front + screen.teams * shape.width).toBeLessThanOrEqual(screen.width);
          expect(4 * shape.type + open * shape.height + folded).toBeLessThanOrEqual(screen.height);
        } else {
          expect(shape.front + open * shape.width + folded).toBeLessThanOrEqual(screen.width);
          expect(1.9 * shape.type + screen.teams * shape.height).toBeLessThanOrEqual(screen.height);
        }
      }),
    );
  });
});

describe('the open rounds', () => {
  test.each([
    [1, { from: 1, to: 10 }],
    [9, { from: 1, to: 10 }],
    [10, { from: 4, to: 13 }],
    [12, { from: 4, to: 13 }],
    [13, { from: 7, to: 16 }],
    [20, { from: 11, to: 20 }],
    [null, { from: 1, to: 10 }],
  ])('in round %s of 20', (round, open) => expect(openRounds(round, 20, 10)).toEqual(open));

  it('hold the present round and its neighbours, and are as many as there may be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        fc.nat(),
        (open, rounds, number) => {
          const round = (number % rounds) + 1;
          const { from, to } = openRounds(round, rounds, open);
          expect(to - from + 1).toBe(Math.min(open, rounds));
          expect(from).toBeLessThanOrEqual(Math.max(1, round - 1));
          expect(to).toBeGreaterThanOrEqual(Math.min(rounds, round + 1));
        },
      ),
    );
  });
});

describe('the pages of a night that is over', () => {
  it('show every round once round, whatever the screen, and begin again', () => {
    const any = fc.record({
      width: fc.integer({ min: 320, max: 3840 }),
      height: fc.integer({ min: 240, max: 2160 }),
      teams: fc.integer({ min: 2, max: 32 }),
      rounds: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(any, (screen) => {
        const at = (page: number) => screenShape({ ...screen, round: null, page });
        const { pages } = at(0);
        const seen = new Set<number>();
        for (let page = 0; page < pages; page += 1)
          for (let { from } = at(page); from <= at(page).to; from += 1) seen.add(from);
        expect(seen.size).toBe(screen.rounds);
        expect(at(pages)).toEqual(at(0));
        expect(at(-1)).toEqual(at(pages - 1));
      }),
    );
  });

  test.each([
    [0, { from: 1, to: 8 }],
    [1, { from: 9, to: 16 }],
    [2, { from: 13, to: 20 }],
    [3, { from: 1, to: 8 }],
    [-1, { from: 13, to: 20 }],
  ])('page %s of 20 rounds, eight at a time', (page, rounds) => expect(roundsOfPage(page, 20, 8)).toEqual(rounds));

  it('leave out rounds in which nobody picked', () => {
    const lobby = buildLobby({ teams: buildTeams(4), rounds: 5 });
    const slots = lobby.slots.map((slot) => (slot.overall <= 5 ? { ...slot, status: 'skipped' as const } : slot));
    const boards = [slots, lobby.slots].map((some) => draftedRounds(boardLayout()(some, lobby.order.teamIds)));
    expect(boards.map(({ rows }) => rows.length)).toEqual([2, 1]);
  });
});

test('a pick changes one row of the board on its side, and no other', () => {
  const lobby = buildLobby({ teams: buildTeams(4), rounds: 3 });
  const [layOut, turn] = [boardLayout(), sideways()];
  const teamIds = lobby.order.teamIds;
  const before = turn(layOut(lobby.slots, teamIds));
  const slots = lobby.slots.with(5, { ...lobby.slots[5]!, status: 'skipped' });
  const after = turn(layOut(slots, teamIds));
  expect(after.map((row, index) => row === before[index])).toEqual([true, true, false, true]);
  expect(after[2]?.cells[1]?.[0]).toBe(slots[5]);
});
