import type { DraftType } from '@crease/core/draft-type.js';
import { describe, expect, it } from '@jest/globals';
import type { DraftPoolAnswer, DraftSnapshot, KeptPlayer } from '@crease/core/draft/draft.schema.js';
import {
  createDraft,
  orderByNumber,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../../testing/draft-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { NO_MINIMUMS } from '../../testing/play-fixture.js';

const [star, plain, hurt] = [8_000_001, 8_000_002, 8_000_003];
const rookie = 8_000_900;

const { db, seed, query } = await fileApp();
await seedPlayers(db, [
  ...somePlayers(40),
  { id: rookie, name: 'Remy Rook', position: 'D', capHit: 900_000, rookie: true },
]);
await db.query('update player set draft_year = 2024, draft_overall = 12 where id = $1', [rookie]);

/**
 * A league whose first team is full: three active players, one of them with salary retained by another team, and a
 * rookie.
 */
async function full(phase: string, type: 'dynasty' | 'redraft' = 'dynasty'): Promise<SeededLeague> {
  const of = await seed({
    type,
    form: {
      num_teams: 2,
      max_roster_size: 3,
      general_draft_length: 3,
      rookieDraftEnabled: type === 'dynasty',
      ...NO_MINIMUMS,
    },
  });
  const [first, second] = of.teams.map(({ id }) => id);
  await db.query('update league set phase = $2 where id = $1', [of.leagueId, phase]);
  for (const [player, place] of [
    [star, 'active'],
    [plain, 'active'],
    [hurt, 'ir'],
    [rookie, 'rookie'],
  ] as const)
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
      values (${of.leagueId}, ${player}, ${first}, ${place}, 'test')`;
  await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
    values (${of.leagueId}, ${of.leagueId}, ${star}, ${second}, 20, 1, '2027-28')`;
  return of;
}

async function mock(of: SeededLeague, type: DraftType = 'general') {
  const { id: draft_id, path } = await createDraft(of, { type, mock: true, clock: { seconds: 3600 } });
  const look = async () => ({
    teams: (await of.commissioner.must<DraftSnapshot>('GET', path)).state.teams,
    pool: (await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`)).players,
    kept: (await of.commissioner.must<{ players: KeptPlayer[] }>('GET', `${path}/kept`)).players.map(({ id }) => id),
  });
  return { draft_id, path, look };
}

describe('a mock draft', () => {
  it('has one name in its room and in every list after it was renamed', async () => {
    const of = await full('in-season');
    const { draft_id, path } = await mock(of);
    const rename = async (name: string) => {
      await of.commissioner.must('PUT', `${path}/settings`, { name, clock: { seconds: 3600 } });
      const { state } = await of.commissioner.must<DraftSnapshot>('GET', path);
      const { rows } = await db.query<object>('select name, built from draft where id = $1', [draft_id]);
      return [state.name, rows[0]];
    };
    const figures = { season: '2031-32', type: 'rookie', mock: false };
    expect(await rename('Night two')).toEqual(['Night two', { name: 'Night two', built: null }]);
    const built = { name: null, built: { key: 'yearly', figures } };
    expect(await rename('2031-32 rookie draft')).toEqual(['2031-32 rookie draft', built]);
    expect(await rename('Night three')).toEqual(['Night three', { name: 'Night three', built: null }]);
  });

  it('empties the rosters first while a season is played, in the mock alone', async () => {
    const of = await full('in-season');
    const { draft_id, path, look } = await mock(of);
    for (const begun of [false, true]) {
      if (begun) {
        await orderByNumber(of, draft_id);
        await of.commissioner.must('POST', `${path}/begin`, {});
      }
      const { teams, pool, kept } = await look();
      expect(teams[0]!.holdings).toEqual({
        ...{ F: 0, D: 0, G: 0, capUsed: 0, rookies: 1 },
        forwards: { C: 0, LW: 0, RW: 0 },
      });
      // A team goes on paying the salary it retains.
      expect(teams[1]!.holdings.capUsed).toBeGreaterThan(0);
      expect(pool.map(({ id }) => id)).toEqual(expect.arrayContaining([star, plain, hurt]));
      // Rookies have their own draft, so this one stays in the bank.
      expect(kept).toEqual([rookie]);
    }
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: star });
    const { rows } = await db.query('select player_id, team_id from roster_entry where league_id = $1', [of.leagueId]);
    expect(rows).toHaveLength(4);
    expect(rows.every(({ team_id }) => team_id === of.teams[0]!.id)).toBe(true);
  });

  it('of rookies empties the banks, and says where the NHL drafted them', async () => {
    const of = await full('in-season');
    const { teams, pool, kept } = await (await mock(of, 'rookie')).look();
    expect(teams[0]!.holdings.rookies).toBe(0);
    expect(pool).toEqual([expect.objectContaining({ id: rookie, nhlDraft: { year: 2024, overall: 12 } })]);
    expect(kept).toEqual(expect.arrayContaining([star, plain, hurt]));
    expect(kept).not.toContain(rookie);
  });

  it('keeps the rosters between seasons, and empties those of a redraft league', async () => {
    const dynasty = await (await mock(await full('annual-drafts'))).look();
    expect(dynasty.teams[0]!.holdings).toMatchObject({ F: 2, rookies: 1 });
    expect(dynasty.pool.map(({ id }) => id)).not.toContain(star);
    expect(dynasty.kept).toContain(star);
    const redraft = await (await mock(await full('offseason', 'redraft'))).look();
    expect(redraft.teams[0]!.holdings).toMatchObject({ F: 0, D: 0, capUsed: 0 });
    expect(redraft.pool.map(({ id }) => id)).toContain(star);
  });
});
