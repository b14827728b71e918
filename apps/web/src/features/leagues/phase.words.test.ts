import { describe, expect, test } from '@jest/globals';
import { consequences } from './phase.words.js';

const league = { phase: 'annual-drafts' as const, league_type: 'dynasty' as const, current_season: '2025-26', time_zone: 'America/Toronto', num_teams: 12, maxPickupsPerWeek: 2 };
const none = { start: '', end: '' };
const words = (...args: Parameters<typeof consequences>) => consequences(...args).join(' ');

describe('what a step in the league’s life does is said before it is taken', () => {
  test('a season counts the weeks of its dates, and promises none where they are left to the site', () => {
    expect(words(league, 'in-season', { start: '2025-10-06', end: '2025-10-26' })).toContain('2 free-agent picks a week for the weeks that are not over, of 3 in all');
    expect(words(league, 'in-season', none)).toContain('until the season ends');
    expect(words({ ...league, waiver_hours: 0 }, 'in-season', none)).toContain('free agents at once');
  });

  test('leaving the offseason begins the next season; a re-draft league’s rosters are emptied then', () => {
    const over = { ...league, phase: 'offseason' as const };
    expect(words(over, 'protection', none)).toContain('The season 2026-27 begins');
    expect(words(over, 'protection', none)).not.toContain('emptied');
    expect(words({ ...over, league_type: 'redraft' }, 'annual-drafts', none)).toContain('All rosters are emptied.');
    expect(words({ ...league, phase: 'in-season' }, 'offseason', none)).not.toContain('begins');
  });
});
