import { expect, test } from '@jest/globals';
import { firstMark, markNumbers, markOf, TEAM_COLORS, TEAM_MARKS, teamColor } from './team-mark.js';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
/** Relative luminance by WCAG 2. */
const luminance = (hex: string) =>
  channels(hex)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test('every colour stands out on the surfaces of both themes, and a white mark on it', () => {
  for (const color of TEAM_COLORS)
    for (const surface of ['#ffffff', '#10171e']) expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
  expect(new Set(TEAM_COLORS).size).toBe(16);
});

test('32 teams have 32 marks, and each is read back', () => {
  const first = Array.from({ length: 32 }, (_, index) => markOf(firstMark(index + 1)));
  expect(new Set(first.map((one) => one?.mark)).size).toBe(32);
  expect(first.map((one) => one?.color)).toEqual([...TEAM_COLORS, ...TEAM_COLORS]);
  expect(firstMark(33)).toBe(firstMark(1));
});

test('what is no mark, or does not exist, is none', () => {
  expect(markNumbers('mark:32:16')).toEqual({ mark: TEAM_MARKS.length, color: TEAM_COLORS.length });
  for (const wrong of [null, undefined, '', '/api/uploads/a.png', 'mark:0:1', 'mark:33:1', 'mark:1:17', 'mark:1:1 '])
    expect(markOf(wrong)).toBeNull();
});

test('a team with a logo has the colour of its place', () => {
  expect(teamColor('mark:1:3', 0)).toBe(TEAM_COLORS[2]);
  expect(teamColor('/api/uploads/a.png', 17)).toBe(TEAM_COLORS[1]);
});
