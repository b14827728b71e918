import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { openDraft, seedPlayers, SMALL_DRAFT, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import type { Caller } from '../../testing/room-client.js';
import { fileApp } from '../../testing/test-app.js';

const { db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60));

const [star, plain] = [8_000_001, 8_000_002];

describe('a retention that a pick of the player ended', () => {
  let of: SeededLeague;
  let path: string;
  let first: string;
  let second: string;

  /** The first team to pick has retained a fifth of the star's salary for `days` days. */
  async function begin({ days, through = '2027-28' }: { days: number; through?: string }) {
    first = of.teams[0]!.id;
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at)
      values (${of.leagueId}, ${of.leagueId}, ${star}, ${first}, 20, 1, ${through},
      now() - ${days} * interval '1 day')`;
    ({ path } = await openDraft(of));
    await of.commissioner.must('POST', `${path}/begin`, {});
    const { slots } = await state();
    expect(slots[0]!.ownerTeamId).toBe(first);
    second = slots[1]!.ownerTeamId;
  }
  const state = async () => (await of.commissioner.must<DraftSnapshot>('GET', path)).state;
  const runs = async () =>
    (
      await query<{ runs: boolean }>`select ended_at is null as runs from retention where league_id = ${of.leagueId}`
    )[0]!.runs;
  const command = (name: string, body: object) => of.commissioner.must('POST', `${path}/${name}`, body);
  async function agrees(team: string) {
    const { body } = await of.commissioner.call<{ figures: { cap_used: number } }>(
      'GET',
      `/api/${of.leagueId}/teams/${team}`,
    );
    expect((await state()).teams.find(({ id }) => id === team)?.holdings.capUsed).toBe(body.figures.cap_used);
  }

  beforeEach(async () => {
    of = await seed({ form: { ...SMALL_DRAFT, max_roster_size: 3 } });
  });

  it.each([
    ['after the year of waiting', 400, {}],
    ['by override within it', 100, { override_reason: 'Both teams agreed' }],
  ])('runs again when the pick is undone, %s', async (_, days, override) => {
    await begin({ days });
    await command('picks', { overall: 1, player_id: star, ...override });
    expect(await runs()).toBe(false);
    await agrees(first);
    await command('undo', { overall: 1 });
    expect(await runs()).toBe(true);
    await agrees(first);
    await command('picks', { overall: 1, player_id: plain });
    await (of.teams.find(({ id }) => id === second)!.manager as Caller).must('POST', `${path}/picks`, {
      overall: 2,
      player_id: star,
    });
    expect(await runs()).toBe(true);
    for (const team of [first, second]) await agrees(team);
  });

  it('runs again when another player takes his place, and ends with him who takes it', async () => {
    await begin({ days: 400 });
    await command('picks', { overall: 1, player_id: star });
    await command('replace', { overall: 1, player_id: plain, reason: 'wrong name' });
    expect(await runs()).toBe(true);
    await agrees(first);
    await command('replace', { overall: 1, player_id: star, reason: 'the first was right' });
    expect(await runs()).toBe(false);
    await agrees(first);
  });

  it('stays ended where it had ended before the pick, or where its last season is over', async () => {
    await begin({ days: 400, through: '2024-25' });
    await command('picks', { overall: 1, player_id: star });
    await command('undo', { overall: 1 });
    expect(await runs()).toBe(false);
    await query`update retention set through_season = '2027-28', ended_at = now() - interval '1 day'
      where league_id = ${of.leagueId}`;
    await command('picks', { overall: 1, player_id: star });
    await command('undo', { overall: 1 });
    expect(await runs()).toBe(false);
  });

  it('counts nowhere when its last season is over, whether or not its end was written down yet', async () => {
    await begin({ days: 400, through: '2024-25' });
    const pool = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    const costs = (player: number) => pool.players.find(({ id }) => id === player)!.capHit;
    const [{ cap_hit: dear }] = (
      await db.query<{ cap_hit: number }>('select cap_hit from contract where player_id = $1', [star])
    ).rows as [{ cap_hit: number }];
    expect(costs(star)).toBe(dear);
    await (of.teams.find(({ id }) => id === first)!.manager as Caller).must('POST', `${path}/picks`, {
      overall: 1,
      player_id: plain,
    });
    await (of.teams.find(({ id }) => id === second)!.manager as Caller).must('POST', `${path}/picks`, {
      overall: 2,
      player_id: star,
    });
    await of.commissioner.must('POST', `${path}/end`, {});
    const next = await of.commissioner.must<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
      type: 'general',
      mock: true,
    });
    path = `/api/${of.leagueId}/drafts/${next.draft_id}`;
    await command('begin', {});
    const { teams } = await of.commissioner.must<LeagueAnswer>('GET', `/api/${of.leagueId}`);
    for (const [team, used] of [
      [first, costs(plain)],
      [second, dear],
    ] as const) {
      await agrees(team);
      expect((await state()).teams.find(({ id }) => id === team)?.holdings.capUsed).toBe(used);
      expect(teams.find(({ team_id }) => team_id === team)).toMatchObject({ total_cap: used, salary_retained: 0 });
    }
  });
});
