import { expect, test } from '@jest/globals';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { createLeague, leagueOf } from '../../testing/test-league.js';
import { Database } from '../../platform/database/database.js';

const { app, database } = await fileApp();
const owner = await app.signUp('owner');
const leagueId = await createLeague(owner, { num_teams: 3, rookieDraftEnabled: false });
const ours = await leagueOf(owner, leagueId);
const season = ours.league.current_season;
const teams = ours.teams.map(({ team_id }) => team_id);

const declare = (body: object, key?: string) =>
  owner.api<{ pick_id: string } & Refused>(
    'POST',
    `/api/${leagueId}/declared-picks`,
    { reason: 'By the rules', ...body },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const picksOf = async (team: string) =>
  (await owner.api<TeamPageAnswer>('GET', `/api/${leagueId}/teams/${team}`)).body.picks;
const added = (team: string | undefined, of: string) => ({
  what: 'added',
  team_id: team,
  season: of,
  type: 'general',
  round: 1,
});

test('picks of a season to come are declared, stand on the team’s page and in the log, and are taken back', async () => {
  const [one = ''] = teams;
  const next = seasonPlus(season, 2);
  const made = await declare(added(one, next), 'declared-once-0001');
  expect(made.status).toBe(200);
  expect((await declare(added(one, next), 'declared-once-0001')).body).toEqual(made.body);
  const own = (await picksOf(one)).filter((pick) => pick.season === next && pick.round === 1);
  expect(own.map(({ compensatory, coming }) => [compensatory, coming])).toEqual([
    [false, true],
    [true, true],
  ]);
  const first = own.find(({ compensatory }) => !compensatory)?.id;
  expect((await declare({ what: 'forfeited', pick_id: first })).status).toBe(200);
  const gone = (await picksOf(one)).find(({ id }) => id === first);
  expect(gone).toMatchObject({ forfeited: 'By the rules', kept: false });
  expect((await declare({ what: 'forfeited', pick_id: first })).body.refusal.name).toBe('alreadyForfeited');
  expect((await declare({ what: 'restored', pick_id: first })).status).toBe(200);
  expect((await declare({ what: 'removed', pick_id: made.body.pick_id })).status).toBe(200);
  expect((await picksOf(one)).filter((pick) => pick.season === next && pick.round === 1)).toHaveLength(1);
  const lines = await app.app
    .get(Database)
    .query<{ what: string }>(
      `select data -> 'says' -> 'figures' ->> 'what' as what from event where league_id = $1 and data -> 'says' ->> 'key' = 'draft.declared' order by id`,
      [leagueId],
    );
  expect(lines.map(({ what }) => what)).toEqual(['added', 'forfeited', 'restored', 'removed']);
});

test('a draft that is made afterwards has them in its order; from then on its lobby changes them', async () => {
  const [one = '', two = ''] = teams;
  const extra = await declare(added(two, season));
  const lost = (await picksOf(one)).find((pick) => pick.season === season && pick.round === 2);
  expect((await declare({ what: 'forfeited', pick_id: lost?.id })).status).toBe(200);
  const advanced = await owner.api('POST', `/api/${leagueId}/phase`, { to: 'startup-drafts', override_reason: 'Now' });
  expect(advanced.status).toBe(200);
  const { body } = await owner.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, { type: 'general' });
  const { body: snapshot } = await owner.api<DraftSnapshot>('GET', `/api/${leagueId}/drafts/${body.draft_id}`);
  const { slots } = snapshot.state;
  const round = slots.filter((slot) => slot.round === 1);
  expect(round).toHaveLength(4);
  expect(round.at(-1)).toMatchObject({ pickId: extra.body.pick_id, extra: 1, ownerTeamId: two });
  expect(slots.find(({ pickId }) => pickId === lost?.id)?.status).toBe('forfeited');
  const late = await declare({ what: 'restored', pick_id: lost?.id });
  expect([late.status, late.body.refusal.name]).toEqual([409, 'draftMade']);
  expect(late.body.refusal.fix).toContain('Draft Room');
});

test('a pick that was traded is not taken away', async () => {
  const [one = '', two = ''] = teams;
  const next = seasonPlus(season, 1);
  const made = await declare(added(one, next));
  await database.query('update draft_pick set owner_team_id = $2 where id = $1', [made.body.pick_id, two]);
  const refused = await declare({ what: 'removed', pick_id: made.body.pick_id });
  expect([refused.status, refused.body.refusal.name]).toEqual([409, 'pickTraded']);
});
