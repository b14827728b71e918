import { describe, expect, it } from '@jest/globals';
import { newOwners, withExchange } from './exchange.rules.js';
import { buildLobby, buildTeams, EMPTY, id, MILLION } from '../testing/draft.builders.js';

const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)];
const lobby = buildLobby({ teams: buildTeams(3, { holdings: { ...EMPTY, F: 2, capUsed: 5 * MILLION } }), rounds: 2 });
const pickOf = (teamId: string, nth = 0) => lobby.slots.filter(({ ownerTeamId }) => ownerTeamId === teamId)[nth]!;

describe('a trade that is looked at', () => {
  it('moves open picks to their new owners, and nothing else', () => {
    const mine = pickOf(A);
    const theirs = pickOf(B, 1);
    const exchange = {
      picks: [
        { pickId: mine.pickId, to: B },
        { pickId: theirs.pickId, to: A },
        { pickId: 'of another draft', to: A },
      ],
    };
    expect([...newOwners(lobby.slots, exchange)]).toEqual([
      [mine.overall, B],
      [theirs.overall, A],
    ]);
    const after = withExchange(lobby, exchange);
    expect([mine, theirs].map(({ overall }) => after.slots[overall - 1]?.ownerTeamId)).toEqual([B, A]);
    expect(after.teams).toEqual(lobby.teams);
    // Unchanged slots keep their identity, so the board rerenders only two.
    expect(after.slots.filter((slot, index) => slot === lobby.slots[index])).toHaveLength(lobby.slots.length - 2);
  });

  it('leaves used picks where they are, and those that stay with their team', () => {
    const slot = pickOf(A);
    const used = { ...lobby, slots: lobby.slots.with(slot.overall - 1, { ...slot, status: 'skipped' as const }) };
    expect([...newOwners(used.slots, { picks: [{ pickId: slot.pickId, to: B }] })]).toEqual([]);
    expect([...newOwners(lobby.slots, { picks: [{ pickId: slot.pickId, to: A }] })]).toEqual([]);
  });

  it('changes what the teams hold by what goes over', () => {
    const { teams } = withExchange(lobby, {
      picks: [],
      holdings: [
        { teamId: A, by: { F: -1, capUsed: -3 * MILLION } },
        { teamId: B, by: { F: 1, capUsed: 3 * MILLION } },
      ],
    });
    expect(teams.map(({ holdings }) => [holdings.F, holdings.capUsed])).toEqual([
      [1, 2 * MILLION],
      [3, 8 * MILLION],
      [2, 5 * MILLION],
    ]);
    expect(teams[2]).toBe(lobby.teams.find(({ id: team }) => team === C));
  });
});
