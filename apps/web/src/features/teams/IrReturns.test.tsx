import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { keys } from '../open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { IrReturns } from './IrReturns.js';
import { renderRouted } from '../../testing/screen.js';
import { LEAGUE, leagueAnswer } from '../../testing/league.js';

const league = leagueAnswer();
const DUE = '2026-01-15T05:00:00.000Z';
type Line = TeamPageAnswer['roster'][number];
const held = (name: string, ir_return?: Line['ir_return']) =>
  ({ name, ...(ir_return === undefined ? {} : { ir_return }) }) as Line;
const show = (...roster: Line[]) =>
  renderRouted(
    <IrReturns
      leagueId={LEAGUE}
      page={{ team: { team_name: 'Harbor Lights' }, roster } as unknown as TeamPageAnswer}
    />,
  );

beforeEach(() => {
  fakeServer(() => ({ status: 200, body: league }));
  queryClient.setQueryData(keys.summary(LEAGUE), league);
});
afterEach(() => queryClient.clear());

test('healthy players are named with the moment by which they must leave injured reserve, in the league’s time', () => {
  show(held('Ada Prov', { due_at: DUE, over: false }), held('Ben Puck', { due_at: DUE, over: false }), held('Cy Net'));
  const [line, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(line?.textContent).toMatch(
    /^Ada Prov and Ben Puck are healthy and must leave injured reserve of Harbor Lights by .*Jan 15, 2026, .*00 .*EST/,
  );
  expect(line?.textContent).toContain('count toward the roster size and the cap');
});

test('a player whose days are over counts as active', () => {
  show(held('Ada Prov', { due_at: DUE, over: true }), held('Ben Puck', { due_at: DUE, over: false }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['Ada', 'Ben']);
  expect(screen.getByText(/^Ada Prov had to leave injured reserve and counts as active now\./)).toBeDefined();
});

test('many players with long names are all named, one line for each day', () => {
  const names = Array.from({ length: 12 }, (_, index) => `Maximilian-Alexander Wolkenkratzer ${index}`);
  const LATER = '2026-01-22T05:00:00.000Z';
  show(...names.map((name, index) => held(name, { due_at: index < 6 ? LATER : DUE, over: false })));
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines).toHaveLength(2);
  for (const [index, name] of names.entries()) expect(lines[index < 6 ? 1 : 0]).toContain(name);
});

test('a team without such players, or one that is not loaded, has no notice', () => {
  show(held('Ada Prov'));
  expect(screen.queryByRole('list')).toBeNull();
  show();
  expect(screen.queryByRole('list')).toBeNull();
});
