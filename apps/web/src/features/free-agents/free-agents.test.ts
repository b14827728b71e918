import { expect, test } from '@jest/globals';
import { tally } from './free-agents.model.js';

const now = Date.parse('2025-11-20T12:00:00Z');
const pick = (more: object) => ({
  id: 'p',
  week: 7,
  assigned_to: 'a',
  owned_by: 'a',
  player_taken: null,
  starts_at: '2025-11-17T05:00:00Z',
  expiry_date: '2025-11-23T23:59:59Z',
  ...more,
});

test('a team’s picks are counted by what became of them; what it gave away counts once, what it got counts as its own', () => {
  const picks = [
    pick({}),
    pick({ assigned_to: 'b' }),
    pick({ owned_by: 'b' }),
    pick({ player_taken: 'Theo Marchand' }),
    pick({ player_taken: 'penalty' }),
    pick({ expiry_date: '2025-11-16T23:59:59Z' }),
  ];
  expect(tally(picks, 'a', now)).toEqual({ open: 2, used: 1, expired: 1, away: 1, penalty: 1 });
});
