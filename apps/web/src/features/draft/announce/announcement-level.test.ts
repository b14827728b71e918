import { beforeEach, expect, test } from '@jest/globals';
import { changeAnnouncementLevel, isAnnounced, useAnnouncementLevel } from './announcement-level.js';

beforeEach(() => useAnnouncementLevel.setState({ level: 'all' }));

const other = { urgent: false, others: true };
const own = { urgent: false };
const urgent = { urgent: true };

test('every pick is said, or what concerns one’s own team, or only what is urgent', () => {
  const said = () =>
    [other, own, urgent].map((sentence) => isAnnounced(useAnnouncementLevel.getState().level, sentence));
  expect(said()).toEqual([true, true, true]);
  changeAnnouncementLevel();
  expect(said()).toEqual([false, true, true]);
  changeAnnouncementLevel();
  expect(said()).toEqual([false, false, true]);
  changeAnnouncementLevel();
  expect(said()).toEqual([true, true, true]);
});

test('the choice outlives the page', () => {
  changeAnnouncementLevel();
  expect(localStorage.getItem('crease.draft.spoken')).toBe('mine');
});
