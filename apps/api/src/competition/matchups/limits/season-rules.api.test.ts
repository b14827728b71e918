import { expect, test } from '@jest/globals';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsChangedAnswer, SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { playLeague, type PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { datesOf, matchupSeasons } from '../testing/matchup-season.js';

const { app } = await fileApp();
const { begun, form, log, matchups, step } = matchupSeasons(app, { num_teams: 4, matchup_chances: true });
const FORCE = { reason: 'All managers agreed', illegal_team_ids: [] };

const change = async (league: PlayLeague, settings: Partial<LeagueForm>) =>
  (await league.call<SettingsChangedAnswer>(0, 'PATCH', '/settings', { ...settings, force: FORCE })).body;
const preview = async (league: PlayLeague, settings: Partial<LeagueForm>) =>
  (await league.call<SettingsPreviewAnswer>(0, 'POST', '/settings/preview', settings)).body;

test('a season keeps its format and its rules, also when a commissioner gives a reason', async () => {
  const league = await begun(6);
  for (const settings of [{ format: 'points' }, { matchup_median: true }, { playoff_teams: 2 }] as const) {
    const [key] = Object.keys(settings);
    const { changes } = await preview(league, settings);
    expect(changes.find((one) => one.key === key)).toMatchObject({
      effect: 'next-season',
      begins_forced: changes[0]?.begins,
    });
    const { applied, coming } = await change(league, settings);
    expect([applied, coming.find((one) => one.key === key)?.effect]).toEqual([[], 'next-season']);
    const [line] = await log(league);
    expect(line).toMatch(/ changed, as of 20\d\d-\d\d: /);
    expect(line).not.toContain(FORCE.reason);
  }
  const { median_for: median, playoffs } = await matchups(league);
  expect([median, playoffs]).toEqual(['none', null]);
});

test('a season that has not begun takes the new rules', async () => {
  const league = await playLeague(app, { phase: 'annual-drafts', form });
  const { applied } = await change(league, { matchup_median: true });
  expect(applied).toEqual(['matchup_median']);
  await step(league, 'in-season', datesOf(4));
  expect((await matchups(league)).median_for).toBe('all');
});
