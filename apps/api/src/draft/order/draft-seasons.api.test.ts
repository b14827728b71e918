import { describe, expect, it, test } from '@jest/globals';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { PickSeason } from '@crease/core/draft/order/pick-seasons.rules.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { openDraft, seedPlayers, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { NO_MINIMUMS } from '../../testing/play-fixture.js';

const [star, plain, expiring] = [8_000_001, 8_000_002, 8_000_003];

const { db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60));
// The first two have contracts beyond this season; all others' contracts end with it.
await query`insert into contract (player_id, season, cap_hit, source) values
  (${star}, '2026-27', 7000000, 'test'), (${star}, '2027-28', 7500000, 'test'), (${plain}, '2026-27', 3000000, 'test')
  on conflict (player_id, season) do update set cap_hit = excluded.cap_hit`;

const league = (type: 'dynasty' | 'redraft' = 'dynasty', form: Partial<LeagueForm> = {}): Promise<SeededLeague> =>
  seed({
    type,
    form: {
      num_teams: 2,
      rookieDraftEnabled: false,
      general_draft_startup_length: 6,
      general_draft_length: 6,
      max_roster_size: 6,
      ...NO_MINIMUMS,
      ...form,
    },
  });

async function begun(of: SeededLeague, body: object = {}): Promise<string> {
  const { path } = await openDraft(of, body);
  await of.commissioner.must('POST', `${path}/begin`, {});
  return path;
}
const seasons = async (of: SeededLeague, path: string, team: string, player?: number): Promise<PickSeason[]> =>
  (
    await of.commissioner.must<{ seasons: PickSeason[] }>(
      'GET',
      `${path}/seasons/${team}${player === undefined ? '' : `?player_id=${player}`}`,
    )
  ).seasons;
const pick = (of: SeededLeague, path: string, overall: number, player_id: number) =>
  of.commissioner.must('POST', `${path}/picks`, { overall, player_id });

it('says of three seasons beforehand what the team’s page says after the pick', async () => {
  const of = await league();
  const path = await begun(of);
  const team = of.teams[0]!.id;
  for (const [overall, player] of [
    [1, star],
    [4, expiring],
  ] as const) {
    const before = await seasons(of, path, team, player);
    expect(before.map(({ season }) => season)).toEqual(['2025-26', '2026-27', '2027-28']);
    if (overall === 4) {
      await pick(of, path, 2, plain);
      await pick(of, path, 3, 8_000_010);
    }
    await pick(of, path, overall, player);
    const page = await of.commissioner.must<TeamPageAnswer>('GET', `/api/${of.leagueId}/teams/${team}`);
    expect(before.map(({ season, cap, pick: with_ }) => [season, cap, with_?.used, with_?.space])).toEqual(
      page.outlook.map(({ season, cap, used, space }) => [season, cap, used, space]),
    );
    const after = await seasons(of, path, team, player);
    expect(after.map(({ pick: none }) => none)).toEqual([null, null, null]);
    expect(after.map(({ used }) => used)).toEqual(before.map(({ pick: with_ }) => with_?.used));
  }
  expect((await seasons(of, path, team)).map(({ used }) => used).slice(1)).toEqual([7_000_000, 7_500_000]);
});

describe('where rounds set salaries', () => {
  const slotted = () =>
    league('dynasty', {
      salaries: 'own',
      salary_minimum: 10,
      salary_cap: 100,
      slot_salary: 40,
      slot_step: 10,
      slot_seasons: 2,
    });

  it('counts the salary of the round in the seasons of its contract, as the team’s page does after the pick', async () => {
    const of = await slotted();
    const path = await begun(of);
    const team = of.teams[0]!.id;
    const before = await seasons(of, path, team, star);
    expect(before.map(({ pick: one }) => [one?.signed, one?.used])).toEqual([
      [true, 40],
      [true, 40],
      [false, 0],
    ]);
    await pick(of, path, 1, star);
    const page = await of.commissioner.must<TeamPageAnswer>('GET', `/api/${of.leagueId}/teams/${team}`);
    expect(page.outlook.map(({ used }) => used)).toEqual([40, 40, 0]);
    const [next] = await seasons(of, path, team, plain);
    expect(next?.pick).toMatchObject({ charge: 30, used: 70 });
  });

  it('counts it in a mock as well', async () => {
    const of = await slotted();
    const path = await begun(of, { mock: true });
    const team = of.teams[0]!.id;
    await pick(of, path, 1, star);
    expect((await seasons(of, path, team)).map(({ used }) => used)).toEqual([40, 40, 0]);
  });
});

it('flags where the contract ends, and counts nothing there', async () => {
  const of = await league();
  const path = await begun(of);
  const years = await seasons(of, path, of.teams[0]!.id, plain);
  expect(years.map(({ pick: one }) => one?.signed)).toEqual([true, true, false]);
  expect(years[1]?.pick).toMatchObject({ charge: 3_000_000, used: 3_000_000 });
  expect(years[2]?.pick).toMatchObject({ charge: 3_000_000, used: 0 });
});

it('counts in a mock what was drafted in it, which stands on no roster', async () => {
  const of = await league();
  const path = await begun(of, { mock: true });
  const team = of.teams[0]!.id;
  const before = await seasons(of, path, team, star);
  await pick(of, path, 1, star);
  expect((await seasons(of, path, team)).map(({ used }) => used)).toEqual(before.map(({ pick: one }) => one?.used));
});

it('begins in season with empty rosters, as the mock does', async () => {
  const of = await league();
  const team = of.teams[0]!.id;
  await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
    values (${of.leagueId}, ${star}, ${team}, 'active', 'test')`;
  await db.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
  const path = await begun(of, { mock: true });
  const before = await seasons(of, path, team, star);
  expect(before.map(({ used }) => used)).toEqual([0, 0, 0]);
  expect(before[1]?.pick).toMatchObject({ charge: 7_000_000, used: 7_000_000 });
  const page = await of.commissioner.must<TeamPageAnswer>('GET', `/api/${of.leagueId}/teams/${team}`);
  expect(page.outlook[1]?.used).toBe(7_000_000);
});

test('a redraft league has one season, a strange team and a strange player none', async () => {
  const of = await league('redraft');
  const path = await begun(of);
  expect(await seasons(of, path, of.teams[0]!.id, star)).toHaveLength(1);
  expect((await of.commissioner.call('GET', `${path}/seasons/111111111111`)).status).toBe(404);
  expect((await of.commissioner.call('GET', `${path}/seasons/${of.teams[0]!.id}?player_id=77`)).status).toBe(404);
});

test('a draft ends as it begins where every pick was given up, or an annual one where no free agent is left', async () => {
  const hold = async (of: SeededLeague) => {
    const path = `/api/${of.leagueId}/drafts`;
    const { draft_id } = await of.commissioner.must<{ draft_id: string }>('POST', path, { type: 'general' });
    await of.commissioner.must('POST', `${path}/${draft_id}/begin`, {});
    return (await of.commissioner.must<DraftSnapshot>('GET', `${path}/${draft_id}`)).state;
  };
  const given = await league();
  // A mock creates the picks.
  await given.commissioner.must('POST', `/api/${given.leagueId}/drafts`, { type: 'general', mock: true });
  await query`update draft_pick set forfeited_at = now(), forfeited_reason = 'Given up to keep a player.'
    where league_id = ${given.leagueId}`;
  expect(await hold(given)).toMatchObject({ status: 'ended', onClock: null });

  const full = await league();
  await db.query(`update league set phase = 'annual-drafts' where id = $1`, [full.leagueId]);
  await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
    select ${full.leagueId}, id, ${full.teams[0]!.id}, 'active', 'test' from player`;
  const ended = await hold(full);
  expect(ended).toMatchObject({ status: 'ended', onClock: null });
  expect(ended.slots.every(({ status }) => status === 'open')).toBe(true);
});
