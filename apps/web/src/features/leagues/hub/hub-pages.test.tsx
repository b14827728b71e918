import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../../../platform/requests/query-client.js';
import { paths } from '../../../platform/pages/paths.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { CommissionerHub } from './CommissionerHub.js';
import { SettingsSummary } from './SettingsSummary.js';
import { HubData } from './pages/HubData.js';
import { HubPeople } from './pages/HubPeople.js';
import { HubRules } from './pages/HubRules.js';
import { renderRouted } from '../../../testing/screen.js';

afterEach(() => queryClient.clear());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

function open(
  address: string,
  role: { is_commissioner: boolean; is_site_owner: boolean },
  phase: 'setup' | 'in-season' = 'setup',
) {
  const loaded = league('h2h_points', phase);
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, ...role } });
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: path.endsWith('/members')
      ? { members: [] }
      : path.endsWith('/invitations')
        ? { invitations: [] }
        : { coming: [] },
  }));
  renderRouted(
    <>
      <Address />
      <Routes>
        <Route path=":leagueId/admin/commissioner-hub" element={<CommissionerHub />}>
          <Route index element={<p>the first page</p>} />
          <Route path="people" element={<HubPeople />} />
          <Route path="rules" element={<HubRules />} />
          <Route path="data" element={<HubData />} />
          <Route path="*" element={null} />
        </Route>
      </Routes>
    </>,
    address,
  );
  return asked;
}

const COMMISSIONER = { is_commissioner: true, is_site_owner: false };
const at = () => screen.getByRole('status', { name: '' }).textContent;

test('a page of the commissioner’s settings asks only for its own panels', async () => {
  const asked = open(paths.commissionerHub(LEAGUE, 'people'), COMMISSIONER);
  await screen.findByRole('region', { name: 'Members' });
  expect(asked.map(({ path }) => path.split('/').at(-1)).sort()).toEqual(['invitations', 'members']);
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Season' }).getAttribute('aria-current')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Data' }));
  expect(screen.getByRole('button', { name: 'Download archive' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Move in' }).getAttribute('href')).toBe(paths.moveIn(LEAGUE));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Data' }));
});

test('the page of data does not lead to a move in that is closed, but to a league that can move in', async () => {
  open(paths.commissionerHub(LEAGUE, 'data'), COMMISSIONER, 'in-season');
  expect(await screen.findByRole('button', { name: 'Move into a new league' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Move in' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Earlier moves' }).getAttribute('href')).toBe(paths.moveIn(LEAGUE));
});

test('an address can open the settings form, and closing it removes that from the address', async () => {
  open(paths.commissionerHub(LEAGUE, 'rules', '?edit'), COMMISSIONER);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toBe(paths.commissionerHub(LEAGUE, 'rules'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit settings' }));
  expect(screen.getByRole('dialog', { name: 'League settings' })).toBeDefined();
});

test('the settings leave out those of play-offs and drafts that the league does not have', async () => {
  const shown = async (loaded: ReturnType<typeof league>) => {
    const { unmount } = renderRouted(<SettingsSummary league={loaded.league} actions={null} />);
    const names = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  const loaded = league('h2h_points', 'setup');
  const having = (playoff_teams: number) => ({ ...loaded, league: { ...loaded.league, playoff_teams } });
  expect(await shown(having(4))).toContain('Match for third place');
  const without = await shown(having(0));
  expect(without).toContain('Teams in the play-offs');
  expect(without).not.toContain('Match for third place');
  const draft = (steal_rounds: number) => ({ ...loaded, league: { ...loaded.league, steal_rounds } });
  expect(await shown(draft(2))).toContain('Order of the steal draft');
  const none = await shown(draft(0));
  expect(none).toContain('Steal draft rounds');
  expect(none).not.toContain('Order of the steal draft');
});

test('the settings that differ from those of a new league can be shown alone', async () => {
  const loaded = league('h2h_points', 'setup');
  const show = (more: Partial<typeof loaded.league>) =>
    renderRouted(<SettingsSummary league={{ ...loaded.league, ...more }} actions={null} without="play" />);
  const { unmount } = show({ ir_slots: 9 });
  const all = (await screen.findAllByRole('term')).length;
  await userEvent.click(screen.getByRole('radio', { name: 'Changed' }));
  const changed = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(changed).toContain('IR slots');
  expect(changed.length).toBeLessThan(all);
  expect(changed).not.toContain('Hours on waivers');
  unmount();
});

test('an unknown page leads to the first', async () => {
  open(`${paths.commissionerHub(LEAGUE)}/nowhere`, COMMISSIONER);
  expect(await screen.findByText('the first page')).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Season',
    'People',
    'Rules',
    'Channels',
    'Data',
  ]);
});

test('a site owner who is no commissioner has no page of data', async () => {
  open(paths.commissionerHub(LEAGUE, 'data'), { is_commissioner: false, is_site_owner: true });
  expect(await screen.findByText('the first page')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Data' })).toBeNull();
});
