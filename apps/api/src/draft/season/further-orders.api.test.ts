import { expect, test } from '@jest/globals';
import type { DraftType } from '@crease/core/draft-type.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { OrderRule } from '@crease/core/leagues/drafts/draft.table.js';
import type { LeagueForm, LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { SMALL_DRAFT, createDraft, seedPlayers, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { fillTeams } from './testing/season-league.js';

const FIRST = 8_770_001;

const { db, seed } = await fileApp();
await seedPlayers(
  db,
  somePlayers(40, FIRST).map((player) => (player.id < FIRST + 20 ? player : { ...player, rookie: true })),
);
await db.query('update player set draft_year = 2025 where id >= $1 and id < $1 + 20', [FIRST + 20]);

/** A league whose first team leads the tables of this season and of the one before. */
async function league(phase: LeaguePhase, form: Partial<LeagueForm>): Promise<SeededLeague> {
  const of = await seed({ form: { ...SMALL_DRAFT, max_roster_size: 8, protectionSheetsEnabled: false, ...form } });
  await db.query('update league set phase = $2 where id = $1', [of.leagueId, phase]);
  await fillTeams(db, of, { first: FIRST, seasons: ['2024-25', '2025-26'] });
  return of;
}
const withClass = (class_order: OrderRule) =>
  league('annual-drafts', { rookieDraftEnabled: true, rookies_drafted: 'general', class_rounds: 2, class_order });

async function create(of: SeededLeague, type: DraftType) {
  const { path } = await createDraft(of, { type, clock: { seconds: 3600 } });
  return {
    order: async () => (await of.commissioner.must<DraftSnapshot>('GET', path)).state.order,
    begin: () => of.commissioner.call<Refused>('POST', `${path}/begin`, {}),
    set: (body: object) => of.commissioner.call<Refused>('PUT', `${path}/order`, body),
  };
}
const ids = (of: SeededLeague) => of.teams.map(({ id }) => id);

test('a further draft goes by the table, the worst or the best team first', async () => {
  for (const [type, form] of [
    ['mid-season', { midseason_rounds: 1, midseason_order: 'best' }],
    ['waiver', { waiver_draft_rounds: 1, waiver_draft_protected: 2, waiver_draft_order: 'best' }],
  ] as const) {
    const of = await league('in-season', form);
    const draft = await create(of, type);
    expect(await draft.order()).toMatchObject({ source: 'best', kind: 'linear', teamIds: ids(of) });
    expect((await draft.set({ source: 'standings', kind: 'linear' })).status).toBe(200);
    expect((await draft.order()).teamIds).toEqual(ids(of).toReversed());
    expect((await draft.set({ source: 'best', kind: 'linear' })).status).toBe(200);
    expect((await draft.order()).teamIds).toEqual(ids(of));
  }
  const of = await withClass('table');
  expect(await (await create(of, 'class')).order()).toMatchObject({
    source: 'standings',
    teamIds: ids(of).toReversed(),
  });
});

test('or it is drawn when it begins, at random or by the lottery', async () => {
  for (const [rule, kind] of [
    ['random', 'snake'],
    ['lottery', 'linear'],
  ] as const) {
    const of = await withClass(rule);
    const draft = await create(of, 'class');
    expect(await draft.order()).toMatchObject({ source: 'undrawn', kind });
    expect((await draft.begin()).status).toBe(200);
    const order = await draft.order();
    expect(order).toMatchObject({ source: rule, kind, draw: 1, seed: expect.any(String) });
    expect(order.teamIds.toSorted()).toEqual(ids(of).toSorted());
  }
});

test('a lottery without a table, and the order of a draft that was not held, are drawn at random', async () => {
  const before = await withClass('lottery');
  await db.query('delete from team_points where league_id = $1', [before.leagueId]);
  const lottery = await create(before, 'class');
  expect((await lottery.begin()).status).toBe(200);
  expect(await lottery.order()).toMatchObject({ source: 'random', kind: 'linear', draw: 1, seed: expect.any(String) });

  for (const isHeld of [false, true]) {
    const of = await league('in-season', { midseason_rounds: 1, midseason_order: 'general' });
    const draft = await create(of, 'mid-season');
    expect((await draft.order()).source).toBe('undrawn');
    if (isHeld) {
      await db.query(`update league set phase = 'annual-drafts' where id = $1`, [of.leagueId]);
      await create(of, 'general');
      await db.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
    }
    expect((await draft.begin()).status).toBe(200);
    expect(await draft.order()).toMatchObject(
      isHeld ? { source: 'same', teamIds: ids(of).toReversed() } : { source: 'random', seed: expect.any(String) },
    );
  }
});

test('or it has the order of another draft, and waits for that', async () => {
  const of = await withClass('general');
  const draft = await create(of, 'class');
  expect((await draft.order()).source).toBe('undrawn');
  expect((await draft.begin()).body.refusal).toMatchObject({
    name: 'otherOrderOpen',
    message: expect.stringContaining('general draft'),
  });
  const general = await create(of, 'general');
  const [one, two, three, four] = ids(of);
  const team_ids = [two, four, one, three];
  expect((await general.set({ source: 'commissioner', kind: 'linear', team_ids })).status).toBe(200);
  expect((await draft.set({ source: 'same', kind: 'linear' })).status).toBe(200);
  expect(await draft.order()).toMatchObject({ source: 'same', teamIds: team_ids });
  expect((await draft.begin()).status).toBe(200);

  const later = await withClass('general');
  expect((await create(later, 'general')).order).toBeDefined();
  expect(await (await create(later, 'class')).order()).toMatchObject({
    source: 'same',
    teamIds: ids(later).toReversed(),
  });
  const own = await create(await withClass('table'), 'class');
  expect((await own.set({ source: 'same', kind: 'linear' })).body.refusal).toMatchObject({
    name: 'noOtherOrder',
    fix: expect.stringContaining('league settings'),
  });
});
