import { expect, test } from '@jest/globals';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import type { FaPicksAnswer } from '@crease/core/free-agents/free-agents.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import { forge, rewrite } from '../../../archive/testing/forge.js';
import { bring, take } from '../../../archive/testing/moves.js';
import { unzipped } from '../../../archive/testing/zip.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { matchupSeasons } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { begun, goTo, log, sweep } = matchupSeasons(app, {
  num_teams: 2,
  adds_period: 3,
  matchup_chances: true,
});

const change = async (league: PlayLeague, settings: Partial<LeagueForm>, more: object = {}) =>
  (await league.call<SettingsChangedAnswer>(0, 'PATCH', '/settings', { ...settings, ...more })).body;
const limitOf = async (league: PlayLeague) =>
  (await league.get<FaPicksAnswer>(1, '/free-agents/picks')).add_limits.map(({ span, most }) => [span, most]);
const stored = async (league: PlayLeague) =>
  (await query<{ adds: number }>`select adds from matchup_period where league_id = ${league.id} order by number`).map(
    ({ adds }) => adds,
  );

test('a limit of adds that changes during a period applies from the next one', async () => {
  const league = await begun(4);
  await goTo(league, 1);
  for (const [adds, words] of [
    [5, /^.+ changed, as of the matchup period from .+: the /],
    [1, /^.+ changed, as of the matchup period from .+: the /],
  ] as const) {
    const { applied, coming } = await change(league, { adds_period: adds });
    expect([applied, coming.map(({ key, effect }) => [key, effect])]).toEqual([[], [['adds_period', 'next-period']]]);
    expect((await log(league))[0]).toMatch(words);
    expect([await limitOf(league), await stored(league)]).toEqual([[['period', 3]], [3, adds, adds, adds]]);
  }
  // The period keeps its limit when the change is applied, and the next one has its own before that.
  await query`update setting_change set due_at = now() - interval '1 hour' where league_id = ${league.id}`;
  await sweep();
  expect([await limitOf(league), await stored(league)]).toEqual([[['period', 3]], [3, 1, 1, 1]]);
  await goTo(league, 8);
  expect(await limitOf(league)).toEqual([['period', 1]]);
});

test('a limit that is new or gone begins with the next period, too', async () => {
  const league = await begun(4, { adds_period: 0 });
  await goTo(league, 1);
  await change(league, { adds_period: 2 });
  expect(await limitOf(league)).toEqual([]);
  await goTo(league, 8);
  expect(await limitOf(league)).toEqual([['period', 2]]);
});

test('inside play-offs the limit changes with a reason only, from the next round', async () => {
  const league = await begun(4);
  await goTo(league, 15);
  await query`update matchup_period set round = number - 2 where league_id = ${league.id} and number > 2`;
  expect((await change(league, { adds_period: 5 })).coming).toMatchObject([{ effect: 'next-season' }]);
  const forced = { force: { reason: 'All managers agreed', illegal_team_ids: [] } };
  expect((await change(league, { adds_period: 5 }, forced)).coming).toMatchObject([{ effect: 'next-period' }]);
  expect([await limitOf(league), await stored(league)]).toEqual([[['period', 3]], [3, 3, 3, 5]]);
});

test('an archive of a release without stored limits comes back with those of its settings @long', async () => {
  const league = await begun(4);
  await goTo(league, 1);
  const owner = league.manager(0);
  const files = await unzipped(await take(app.url, owner.token, league.id));
  const earlier = await forge(files, (now) => {
    rewrite('matchup_period', (row) => delete row.adds)(now);
    const manifest = JSON.parse(String(now.get('manifest.json'))) as ArchiveManifest;
    const table = manifest.tables.matchup_period;
    if (table !== undefined) table.columns = table.columns.filter((column) => column !== 'adds');
    now.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  });
  const { body } = await bring(owner, earlier);
  const back = await query<{ adds: number }>`select adds from matchup_period where league_id = ${body.league_id}`;
  expect(back.map(({ adds }) => adds)).toEqual([3, 3, 3, 3]);
});
