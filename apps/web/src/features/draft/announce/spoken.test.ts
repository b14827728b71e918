import { beforeEach, expect, test } from '@jest/globals';
import { changeSpoken, isSaid, useSpoken } from './spoken.js';

beforeEach(() => useSpoken.setState({ spoken: 'all' }));

const other = { urgent: false, others: true };
const own = { urgent: false };
const urgent = { urgent: true };

test('every pick is said, or what concerns one’s own team, or only what is urgent', () => {
  const said = () => [other, own, urgent].map((sentence) => isSaid(useSpoken.getState().spoken, sentence));
  expect(said()).toEqual([true, true, true]);
  changeSpoken();
  expect(said()).toEqual([false, true, true]);
  changeSpoken();
  expect(said()).toEqual([false, false, true]);
  changeSpoken();
  expect(said()).toEqual([true, true, true]);
});

test('the choice outlives the page', () => {
  changeSpoken();
  expect(localStorage.getItem('crease.draft.spoken')).toBe('mine');
});
