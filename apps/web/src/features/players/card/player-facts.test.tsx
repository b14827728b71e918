import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import { PlayerFacts } from './PlayerFacts.js';

afterEach(cleanup);

const year = (season: string) => ({ season, cap_hit: 14_000_000 });

function show(season: string) {
  const player = {
    cap: { cap_hit: 14_000_000, estimated: false },
    contract_expiry: 2028,
    expiry_status: 'UFA',
    contract_type: 'Standard',
    clause: 'NTC',
    contracts: [year('2025-26'), year('2026-27'), year('2027-28')],
  } as unknown as LeaguePlayerProfile;
  render(<PlayerFacts player={player} season={season} earned={{ points: 37, games: 22 }} />);
}
const years = () => within(screen.getByRole('region', { name: 'Contract years' })).getAllByRole('listitem');

test('the present season is marked among the years of a contract', () => {
  show('2026-27');
  expect(years().map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['2025-26$14M$14,000,000', null],
    ['2026-27$14M$14,000,000', 'true'],
    ['2027-28$14M$14,000,000', null],
  ]);
});

test('no year is marked when the contract has none of the season', () => {
  show('2028-29');
  expect(years().filter((one) => one.hasAttribute('aria-current'))).toEqual([]);
});
