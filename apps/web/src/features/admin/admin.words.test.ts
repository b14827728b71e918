import { expect, test } from '@jest/globals';
import { securityDetails } from './admin.words.js';

test.each([
  [{ by: 'password', kept: true, session: 's1' }, 'through: password, stays signed in: yes'],
  [
    { kind: 'nhl-games', source: { key: 'from.games', figures: { from: '2026-10-07', to: '2026-10-08' } } },
    'kind: NHL games, source: ',
  ],
  [{ player_id: 7, status: 'LTIR' }, 'player: 7, status: Long-term injured reserve (LTIR)'],
  [
    { season_dates: { starts_on: '2026-10-07', ends_on: '2027-04-14' } },
    'dates of the season: first day: 2026-10-07, last day: 2027-04-14',
  ],
  [{ until: null, other: [1, 'two'] }, 'until: –, other: 1, two'],
  [{}, ''],
])('%j is said in words', (data, words) => {
  expect(securityDetails({ data })).toContain(words);
});
