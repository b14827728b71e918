import { describe, expect, test } from '@jest/globals';
import type { ClaimsAnswer } from '@crease/core/free-agents/free-agents.schema.js';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query, sweep } = await fileApp();
const FORM = { num_teams: 3, max_roster_size: 9, ...NO_MINIMUMS, ir_slots: 1 };

interface Scene {
  readonly league: PlayLeague;
  add(team: number, playerId: number, more?: object, by?: number): Promise<{ status: number; body: Refused }>;
  move(team: number, moves: object[]): Promise<{ status: number; body: Refused }>;
  /** Makes forwards centres. */
  centres(...players: { id: number }[]): Promise<void>;
  /** Claims a player whose waiver then ends, and returns the reason why it failed. */
  claim(team: number, playerId: number, more?: object): Promise<string | null>;
}

async function sceneWith(settings: object): Promise<Scene> {
  const league = await playLeague(app, { form: { ...FORM, ...settings } });
  await league.weekPicks(3);
  const post = (by: number, path: string, body: object) => league.call(by, 'POST', `/${path}`, body);
  return {
    league,
    add: (team, playerId, more = {}, by = team) =>
      post(by, 'free-agents/add', { player_id: playerId, team_id: league.teams[team], ...more }),
    move: (team, moves) => post(team, `teams/${league.teams[team]}/moves`, { moves }),
    async centres(...players) {
      await query`update player set position_detail = 'C' where id = any(${players.map(({ id }) => id)}::int[])`;
    },
    async claim(team, playerId, more = {}) {
      await query`insert into waiver (id, league_id, player_id, dropped_by, dropped_at, clears_at)
         values (gen_random_uuid(), ${league.id}, ${playerId}, ${league.teams[2]}, now(), now() + interval '1 hour')`;
      const claimed = await post(team, 'free-agents/claims', { player_id: playerId, ...more });
      if (claimed.status >= 300) throw new Error(`the claim was refused: ${JSON.stringify(claimed.body)}`);
      await query`update waiver set clears_at = now() where league_id = ${league.id} and player_id = ${playerId}`;
      await sweep();
      const { claims } = await league.get<ClaimsAnswer>(team, '/free-agents/claims');
      return claims.find(({ player_id }) => player_id === playerId)?.reason ?? null;
    },
  };
}
const f = (capHit = 1_000_000) => ({ position: 'F' as const, capHit });

describe('the most players of a position', () => {
  test('bind adds, activations, claims and trades, with figure, limit and remedy', async () => {
    const { league, add, move, centres, claim } = await sceneWith({ most_c: 1, most_g: 1 });
    const [own, hurt] = await league.hold(0, [f(), { ...f(), status: 'IR', place: 'ir' as const }]);
    const [theirs, wing] = await league.hold(1, [f(), f()]);
    const [free, claimed, winger] = await league.free([f(), f(), f()]);
    await centres(own!, hurt!, theirs!, free!, claimed!);

    expectRefusal(await add(0, free!.id), 409, 'mostCentres', {
      message: 'Team 1 would have 2 centres; at most 1 is allowed.',
      figure: 2,
      limit: 1,
      fix: expect.stringContaining(`drop ${own!.name}`),
    });
    expect((await move(0, [{ type: 'activate', player_id: hurt!.id }])).body.refusal.name).toBe('mostCentres');
    expect(await claim(0, claimed!.id)).toContain('Team 1 would have 2 centres');
    const trade = async (theirId: number, ownMoves: object[] = []) =>
      (
        await league.call<TradePreview>(0, 'POST', '/trades/preview', {
          sides: [
            { team_id: league.teams[0], assets: [], moves: ownMoves },
            { team_id: league.teams[1], assets: [{ kind: 'player', player_id: theirId, condition: null }], moves: [] },
          ],
        })
      ).body;
    expect(JSON.stringify(await trade(theirs!.id))).toContain('Team 1 would have 2 centres; at most 1 is allowed.');
    expect(JSON.stringify(await trade(wing!.id))).not.toContain('at most 1 is allowed');

    // A winger, an exchange in one move, and a commissioner's reason are free of it.
    expect((await add(0, winger!.id)).status).toBe(200);
    expect((await add(0, free!.id, { drop_player_ids: [own!.id] })).status).toBe(200);
    expect((await add(0, claimed!.id, { override_reason: 'Everybody agreed' })).status).toBe(200);
  });
});
