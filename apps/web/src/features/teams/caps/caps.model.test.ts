import { expect, test } from '@jest/globals';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { capRows, capsWords } from './caps.model.js';

const team = (team_id: string) => ({ team_id, team_name: team_id }) as TeamSummary;
const parts = (team_id: string, [F, D, G, injured, retained]: readonly [number, number, number, number, number]) => {
  const used = F + D + G + injured + retained;
  return { team_id, by_position: { F, D, G }, injured, retained, dead: 0, space_given: 0, used, space: 80 - used };
};

test('the stacks of all teams have one scale, which ends at the team furthest over the cap', () => {
  const [over, under, gone] = capRows([team('over'), team('under'), team('gone')], {
    seasons: [
      { season: '2025-26', cap: 80, teams: [parts('over', [50, 30, 10, 0, 10]), parts('under', [20, 0, 5, 5, 0])] },
    ],
  });
  expect(over?.stacks[0]).toMatchObject({
    capAt: 0.8,
    segments: [
      { part: 'F', from: 0, share: 0.5 },
      { part: 'D', from: 0.5, share: 0.3 },
      { part: 'G', from: 0.8, share: 0.1 },
      { part: 'retained', amount: 10, share: 0.1 },
    ],
  });
  expect(under?.stacks[0]?.segments.map(({ part, share }) => [part, share])).toEqual([
    ['F', 0.2],
    ['G', 0.05],
    ['injured', 0.05],
  ]);
  expect(gone?.stacks).toEqual([null]);
  // Cap space from a trade raises the cap, and the stack stays inside the scale.
  const [rich] = capRows([team('rich')], {
    seasons: [
      {
        season: '2025-26',
        cap: 80,
        teams: [{ ...parts('rich', [98, 0, 0, 0, 0]), space_given: -20, used: 78, space: 2 }],
      },
    ],
  });
  expect(rich?.stacks[0]).toMatchObject({ capAt: 1, segments: [{ part: 'F', amount: 98, share: 0.98 }] });
  expect(capsWords([rich!])).toBe('rich: Forwards $98, Traded space -$20, space $2.');
  expect(capsWords([under!, gone!])).toBe(
    'under: Forwards $20, Goalies $5, Injured reserve above the relief $5, space $50. gone: nothing.',
  );
});
