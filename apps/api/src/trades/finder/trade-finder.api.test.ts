import { expect, test } from '@jest/globals';
import type { TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import { fileApp } from '../../testing/test-app.js';
import { forward, player, tradeLeague } from '../testing/trade-fixture.js';

const { app, query } = await fileApp();

test('the finder has partners from whom both gain, by the points and the cap of the league', async () => {
  const league = await tradeLeague(app, { form: { min_forwards: 1, min_defense: 1 } });
  const holdWith = async (team: number, held: readonly (readonly ['F' | 'D', number])[]) => {
    const players = await league.hold(
      team,
      held.map(([position]) => ({ ...forward(1_000_000), position })),
    );
    for (const [index, { id }] of players.entries())
      await query`insert into player_season (player_id, season, playoffs, club, gp, g, a, source)
        values (${id}, '2025-26', false, 'BUF', 10, ${held[index]![1]}, 0, 'test')`;
    return players.map(({ id }) => id);
  };
  const ask = (team: number) => league.get<TradeFinderAnswer>(team, '/trades/finder');
  const mine = await holdWith(0, [
    ['F', 30],
    ['F', 20],
    ['F', 10],
    ['D', 0],
  ]);
  const theirs = await holdWith(1, [
    ['F', 0],
    ['D', 30],
    ['D', 20],
    ['D', 10],
  ]);
  for (const team of [2, 3])
    await holdWith(team, [
      ['F', 5],
      ['D', 5],
    ]);

  const found = await ask(0);
  expect(found).toMatchObject({
    season: '2025-26',
    places: { F: 1, D: 1 },
    median: { F: 5, D: 5 },
    mine: { per_place: { F: 30, D: 0 }, needs: ['D'], surplus: ['F'], cap_space: found.cap - 4_000_000 },
  });
  expect(found.partners).toMatchObject([
    {
      team_id: league.teams[1],
      needs: ['F'],
      surplus: ['D'],
      cap_space: found.cap - 4_000_000,
      swaps: [
        {
          give: [{ player_id: mine[1], points: 20, hit: 1_000_000 }],
          get: [{ player_id: theirs[2], points: 20 }],
          gain: 20,
          partner_gain: 20,
          changes: [
            { position: 'D', points: 20, rank: 4, rank_after: 2 },
            { position: 'F', points: 0, rank: 1, rank_after: 1 },
          ],
          partner_changes: [
            { position: 'F', points: 20, rank: 4, rank_after: 2 },
            { position: 'D', points: 0, rank: 1, rank_after: 1 },
          ],
        },
        {},
        {},
      ],
    },
  ]);
  // The partner finds the same swap, a team at the median none.
  expect((await ask(1)).partners).toMatchObject([
    { team_id: league.teams[0], swaps: [{ give: [{ player_id: theirs[2] }], get: [{ player_id: mine[1] }] }, {}, {}] },
  ]);
  expect((await ask(2)).partners).toEqual([]);

  // A player in a trade under review cannot be given twice.
  await league.review(24);
  await league.trade({ team: 0, gives: [player(mine[1]!)] }, { team: 3, gives: [] });
  const given = (await ask(0)).partners.flatMap(({ swaps }) => swaps.map(({ give }) => give[0]?.player_id));
  expect(given).toEqual(expect.arrayContaining([mine[0], mine[2]]));
  expect(given).not.toContain(mine[1]);
});
