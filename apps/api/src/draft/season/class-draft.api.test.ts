import { expect, test } from '@jest/globals';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { DraftPoolAnswer } from '@crease/core/draft/draft.schema.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { seedPlayers, SMALL_DRAFT, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { fillTeams, HELD } from './testing/season-league.js';

const FIRST = 8_760_001;
/** Two rookies of the newest class and one of the class before, on no team. */
const [NEWEST, ANOTHER, OLDER] = [FIRST + 20, FIRST + 21, FIRST + 22] as const;

const { db, seed, query } = await fileApp();
await seedPlayers(
  db,
  somePlayers(30, FIRST).map((player) =>
    [NEWEST, ANOTHER, OLDER].includes(player.id) ? { ...player, rookie: true } : player,
  ),
);
for (const [id, year] of [
  [NEWEST, 2025],
  [ANOTHER, 2025],
  [OLDER, 2024],
])
  await db.query('update player set draft_year = $2 where id = $1', [id, year]);

async function league(phase: LeaguePhase, class_rounds = 1): Promise<SeededLeague> {
  const of = await seed({
    form: {
      ...SMALL_DRAFT,
      rookieDraftEnabled: true,
      rookies_drafted: 'general',
      protectionSheetsEnabled: false,
      general_draft_length: 1,
      class_rounds,
    },
  });
  await db.query('update league set phase = $2 where id = $1', [of.leagueId, phase]);
  await fillTeams(db, of, { first: FIRST, seasons: ['2024-25'] });
  return of;
}

const create = (of: SeededLeague, type: 'class' | 'general' = 'class') =>
  of.commissioner.call<Refused & { draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
    type,
    clock: { seconds: 3600 },
  });
const pathOf = async (of: SeededLeague, type: 'class' | 'general') =>
  `/api/${of.leagueId}/drafts/${(await create(of, type)).body.draft_id}`;
const poolOf = async (of: SeededLeague, path: string) =>
  (await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`)).players.map(({ id }) => id);

test('a class draft is held among the annual drafts of a league that has one', async () => {
  expect((await create(await league('annual-drafts', 0))).body.refusal).toMatchObject({ name: 'noSuchDraft' });
  for (const phase of ['startup-drafts', 'in-season', 'protection'] as const)
    expect((await create(await league(phase))).body.refusal).toMatchObject({ name: 'wrongPhase' });
  const of = await league('annual-drafts');
  expect((await create(of)).status).toBe(201);
  expect((await create(of)).body.refusal).toMatchObject({ name: 'draftExists' });
  const home = await of.commissioner.must<HomeAnswer>('GET', `/api/${of.leagueId}/home`);
  expect(home.furtherPicks.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => 'class'));
  expect([...home.generalPicks, ...home.rookiePicks].some(({ type }) => type === 'class')).toBe(false);
});

test('it drafts one class into the rookie bank, and the general draft waits for it and has the rest', async () => {
  const of = await league('annual-drafts');
  const general = await pathOf(of, 'general');
  const path = await pathOf(of, 'class');
  expect((await of.commissioner.call<Refused>('POST', `${general}/begin`, {})).body.refusal).toMatchObject({
    name: 'classFirst',
    fix: expect.stringContaining('Finish it'),
  });
  await of.commissioner.must('POST', `${path}/begin`, {});
  expect((await poolOf(of, path)).toSorted()).toEqual([NEWEST, ANOTHER]);
  const last = of.teams[3]!;
  const older = await last.manager!.call<Refused>('POST', `${path}/picks`, { overall: 1, player_id: OLDER });
  expect(older.body.refusal).toMatchObject({ name: 'playerNotInPool' });
  await last.manager!.must('POST', `${path}/picks`, { overall: 1, player_id: NEWEST });
  const rows = await query`select team_id, place from roster_entry where league_id = ${of.leagueId}
    and player_id = ${NEWEST}`;
  expect(rows).toEqual([{ team_id: last.id, place: 'rookie' }]);
  await of.commissioner.must('POST', `${path}/end`, { confirm: true });
  await of.commissioner.must('POST', `${general}/begin`, {});
  const left = await poolOf(of, general);
  expect([NEWEST, ANOTHER, OLDER].map((id) => left.includes(id))).toEqual([false, true, true]);
  expect(left).not.toContain(FIRST + HELD);
});
