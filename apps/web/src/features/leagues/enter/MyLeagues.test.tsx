import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Concern } from '@crease/core/activity/concerns.answers.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, POLAR } from '../../../testing/matchups-league.js';
import { MyLeagues } from './MyLeagues.js';
import { renderRouted } from '../../../testing/screen.js';

const OTHER = 'Lg2aaaaaaaaa';
const entry = (league_id: string, phase: 'setup' | 'in-season', user_team_id: string) => ({
  league_id,
  league_name: league_id === LEAGUE ? 'Pond Kings' : 'Pond Kings 2',
  phase,
  season: '2025-26',
  user_team: 'Harbor Lights',
  user_team_id,
  user_team_picture: null,
  is_commissioner: false,
  pending: false,
});
const standing = {
  rank: 2,
  shared: false,
  teams: 8,
  points: 100,
  above: null,
  below: null,
  record: null,
  latest: { day: '2025-11-27', points: 3 },
};

beforeEach(() => useAuth.setState({ status: 'signed-in' }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  useAuth.setState({ status: 'signed-out', user: null });
});

test('a league whose games run shows tonight’s points, and another the last night', async () => {
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: path.endsWith('/my-concerns')
      ? { leagues: [LEAGUE, OTHER].map((league_id) => ({ league_id, phase: 'in-season', standing, concerns: [] })) }
      : path.endsWith('/tonight')
        ? {
            day: '2025-11-28',
            source: { on: true, read_at: null, silent_since: null },
            replay: null,
            games: [{ id: '1', state: 'live' }],
            teams: [{ team_id: HARBOR, points: 12.5 }],
            players: [],
          }
        : { allLeagues: [entry(LEAGUE, 'in-season', HARBOR), entry(OTHER, 'setup', POLAR)] },
  }));
  renderRouted(
    <MyLeagues
      onCreate={() => undefined}
      onChoose={() => undefined}
      onJoin={() => Promise.resolve()}
      phaseOf={(phase) => phase}
    />,
  );
  const rows = await screen.findAllByRole('region');
  await within(rows[0]!).findByText('+12.5 tonight');
  const words = rows.map((row) => row.textContent.replaceAll('\u00a0', ' '));
  expect(words[0]).toContain('Harbor Lights · 2nd of 8 · +12.5 tonight · Live');
  expect(words[1]).toContain('Harbor Lights · 2nd of 8 · +3 on ');
  expect(asked.filter(({ path }) => path.endsWith('/tonight')).map(({ path }) => path)).toEqual([
    `/api/${LEAGUE}/tonight`,
  ]);
});

test('a league that waits for its manager comes first', async () => {
  const poll: Concern = {
    kind: 'polls',
    todo: true,
    count: 1,
    names: [],
    text: 'Goalies next season',
    at: null,
    about: null,
  };
  fakeServer(({ path }) => ({
    status: 200,
    body: path.endsWith('/my-concerns')
      ? {
          leagues: [LEAGUE, OTHER].map((league_id) => ({
            league_id,
            phase: 'setup',
            standing: null,
            concerns: league_id === OTHER ? [poll] : [],
          })),
        }
      : { allLeagues: [entry(LEAGUE, 'setup', HARBOR), entry(OTHER, 'setup', POLAR)] },
  }));
  renderRouted(
    <MyLeagues
      onCreate={() => undefined}
      onChoose={() => undefined}
      onJoin={() => Promise.resolve()}
      phaseOf={(phase) => phase}
    />,
  );
  const rows = await screen.findAllByRole('region');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Pond Kings 2', 'Pond Kings']);
});
