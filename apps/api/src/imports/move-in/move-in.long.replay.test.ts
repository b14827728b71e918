import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reconcile } from '@crease/core/imports/move-in/reconcile.rules.js';
import { rowsOfTeam } from '@crease/core/imports/move-in/row-fates.rules.js';
import { startTestApp, type TestApp, type TestUser } from '../../testing/test-app.js';
import { bringRealPlayers, LEAGUES, moveRealLeague, realLeaguesThere } from '../testing/real-leagues.js';

(realLeaguesThere() ? describe : describe.skip)('real leagues move in by their tables', () => {
  let app: TestApp;
  let owner: TestUser;

  beforeAll(async () => {
    app = await startTestApp();
    await bringRealPlayers(app);
    owner = await app.signUp('owner');
  }, 120_000);
  afterAll(() => app?.close());

  it.each(LEAGUES)(
    '$teams teams: everybody comes, or is asked; unknown ones as prospects; sums agree to the dollar',
    async (of) => {
      const { file, body, unknown, words, again } = await moveRealLeague(owner, of);
      expect(file.open).toEqual({ teams: [], words: [], positions: [] });
      expect(words.every((word) => /^\d+$/.test(word))).toBe(true);
      const refused = body.rows.filter(({ action }) => action === 'refused');
      expect(body.counts.created + refused.length).toBe(file.sent.length);
      expect(refused.length).toBeLessThan(file.sent.length * 0.1);
      for (const { team_id, team_name, players: here } of body.teams) {
        const there = rowsOfTeam(file, body, { team_id, team_name });
        const found = reconcile({ rows: there, counted: here });
        const explained = found.differences.reduce((sum, one) => sum + (one.here ?? 0) - (one.there ?? 0), 0);
        if (of.salaries) expect((found.there.cap ?? 0) + explained).toBe(found.here.cap);
        expect(there.length - found.differences.filter(({ why }) => why === 'missing').length).toBe(here.length);
      }
      expect((await again()).counts).toMatchObject({ created: 0, updated: 0, refused: refused.length });
      console.info(
        `${of.teams} teams: ${file.sent.length} rows of teams, ${body.counts.created} came, ${unknown} of them as prospects, ${refused.length} to be asked`,
      );
    },
    120_000,
  );
});
