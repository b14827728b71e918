import { expect, test } from '@jest/globals';
import type { DraftListEntry, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { bring, take } from '../../archive/testing/moves.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { beginInSeason, HELD_CASES } from './testing/season-league.js';

const { app, db, query } = await fileApp();
const owner = await app.signUp('mover');

test.each(HELD_CASES)('a league moves in the middle of a $type draft, which goes on there', async (held) => {
  const first = held.type === 'waiver' ? 8_731_001 : 8_730_001;
  const wanted = held.wanted(first);
  const { of, path } = await beginInSeason(app, db, { type: held.type, first });
  await of.teams[3]!.manager!.must('POST', `${path}/picks`, { overall: 1, player_id: wanted });
  // An archive of a running draft does not move in, because its clock would run out there.
  await of.commissioner.must('POST', `${path}/pause`, {});
  const before = await of.commissioner.must<DraftSnapshot>('GET', path);

  const moved = await bring(owner, await take(app.url, of.commissioner.token, of.leagueId));

  expect(moved.status).toBe(200);
  const league = moved.body.league_id ?? '';
  const { drafts } = (await owner.api<{ drafts: DraftListEntry[] }>('GET', `/api/${league}/drafts`)).body;
  const there = `/api/${league}/drafts/${drafts[0]?.id ?? ''}`;
  const snapshot = async () => (await owner.api<DraftSnapshot>('GET', there)).body.state;
  const after = await snapshot();
  expect(after).toMatchObject({ type: held.type, rules: before.state.rules });
  expect(after.teams.map(({ holdings }) => holdings)).toEqual(before.state.teams.map(({ holdings }) => holdings));
  const holder = async () => {
    const rows = await query<{ number: number; acquired_by: string }>`select t.number, r.acquired_by
        from roster_entry r join team t on t.league_id = r.league_id and t.id = r.team_id
      where r.league_id = ${league} and r.player_id = ${wanted}`;
    return rows[0];
  };
  expect(await holder()).toEqual({ number: 4, acquired_by: `draft:${after.id}` });

  const command = (name: string, body: object = {}) => owner.api<Refused>('POST', `${there}/${name}`, body);
  expect(await command('resume')).toMatchObject({ status: 200 });
  expect(await command('undo', { overall: 1 })).toMatchObject({ status: 200 });
  expect(await holder()).toEqual(held.type === 'waiver' ? { number: 1, acquired_by: 'test' } : undefined);
  expect(await command('picks', { overall: 1, player_id: wanted })).toMatchObject({ status: 200 });
  expect(await holder()).toMatchObject({ number: 4 });
});
