import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { buildLobby, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { RollCall } from './CheckIn.js';

afterEach(cleanup);

function named(vacant: number): number {
  const teams = buildTeams(6).map((team, index) => ({ ...team, manager: index < vacant ? null : team.manager }));
  render(<RollCall state={buildLobby({ teams, rounds: 1 })} present={[]} peopleOf={() => null} />);
  return screen.getAllByRole('listitem').length;
}

test('a few teams without a manager are named, more are only counted', () => {
  expect(named(4)).toBe(6);
  cleanup();
  expect(named(5)).toBe(1);
  expect(screen.getByText(/5 without a manager, on Auto/)).toBeDefined();
});
