import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { paths } from '../../../../platform/pages/paths.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { LEAGUE, league } from '../../../../testing/matchups-league.js';
import { renderRouted } from '../../../../testing/screen.js';
import { keys } from '../../../open-league/league-data.js';
import { HubPeople } from '../pages/HubPeople.js';

afterEach(() => queryClient.clear());

const EXPIRES = '2026-12-14T20:50:00.000Z';
const LINK = `https://crease.test/?join=${LEAGUE}.abc`;

function open(more = 0) {
  const loaded = league('h2h_points');
  const further = loaded.teams
    .slice(0, 1)
    .flatMap((team) =>
      Array.from({ length: more }, (_, at) => ({ ...team, team_id: `further${at}`, team_name: `Further ${at}` })),
    );
  const teams = [...loaded.teams, ...further].map((team, place) => ({ ...team, hasManager: place === 0 }));
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, teams });
  let link: { status: string; link: string | null; expires_at: string | null } = {
    status: 'none',
    link: null,
    expires_at: null,
  };
  const invitations: object[] = [];
  const asked = fakeServer(({ path, method, body }) => {
    if (path.endsWith('/members')) return { status: 200, body: { members: [] } };
    if (path.endsWith('/invitation-link') || path.endsWith('/renew')) {
      if (method === 'DELETE') {
        link = { status: 'closed', link: null, expires_at: EXPIRES };
        return { status: 200, body: { success: true } };
      }
      if (method !== 'GET') link = { status: 'open', link: LINK, expires_at: EXPIRES };
      return { status: 200, body: link };
    }
    if (path.endsWith('/invitations') && method === 'POST') {
      const { team_id, email } = body as { team_id: string; email: string };
      if (email.startsWith('refused'))
        return {
          status: 409,
          body: { refusal: { name: 'alreadyManager', message: 'This address already manages a team.' } },
        };
      const made = { id: email, team_id, team_name: '', email, account: null, status: 'pending', link: null };
      invitations.push({ ...made, created_at: EXPIRES, expires_at: EXPIRES });
      return { status: 201, body: invitations.at(-1)! };
    }
    if (path.endsWith('/invitations')) return { status: 200, body: { invitations: [...invitations] } };
    return { status: 200, body: { config: [{ mail: true }], nhl_teams: [] } };
  });
  renderRouted(
    <Routes>
      <Route path=":leagueId/admin/commissioner-hub/people" element={<HubPeople />} />
    </Routes>,
    paths.commissionerHub(LEAGUE, 'people', '?invite=all'),
  );
  return { asked, teams };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Invite \d+ manager/ }));

test('inviting everyone is one dialog with one link, which the commissioner can close and replace', async () => {
  const { teams } = open();
  const box = await dialog();
  expect((await box.findByLabelText<HTMLInputElement>('League link')).value).toBe(LINK);
  expect(box.getByText(/each person takes an open team\. It works until .*Dec/)).toBeDefined();
  expect(box.getByRole('heading', { name: `Not joined yet (${teams.length - 1})` })).toBeDefined();
  expect(box.getByText('Open to everyone with the league link').parentElement?.textContent).toContain(
    'Polar Line and Iron Range',
  );
  await userEvent.click(box.getByRole('button', { name: 'More for the league link' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Close link' }));
  expect(await box.findByText(/The league link is closed/)).toBeDefined();
  await userEvent.click(box.getByRole('button', { name: 'Make a new link' }));
  expect(await box.findByLabelText('League link')).toBeDefined();
});

test('many open teams are one line that opens', async () => {
  const { teams } = open(30);
  const box = await dialog();
  const line = await box.findByText(`${teams.length - 1} teams are open to everyone with the league link`);
  expect(line.closest('details')?.open).toBe(false);
  await userEvent.click(line);
  expect(box.getAllByText(/^Further \d+$/)).toHaveLength(30);
});

test('several addresses are invited to a team each, and a refused one stays in the box', async () => {
  const { asked, teams } = open();
  const box = await dialog();
  const field = box.getByLabelText('Email addresses');
  await userEvent.type(field, 'anna@crease.test, bert');
  expect(box.getByText('bert is not an email address.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'anna@crease.test, refused@crease.test');
  await userEvent.click(box.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await box.findByText(`Invited to ${teams[1]!.team_name}`)).toBeDefined();
  expect(await box.findByText('This address already manages a team.')).toBeDefined();
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('refused@crease.test'));
  expect(
    asked.filter(({ path, method }) => path.endsWith('/invitations') && method === 'POST').map(({ body }) => body),
  ).toEqual([
    { team_id: teams[1]!.team_id, email: 'anna@crease.test' },
    { team_id: teams[2]!.team_id, email: 'refused@crease.test' },
  ]);
  expect(await box.findByText(/anna@crease\.test, until/)).toBeDefined();
});

test('invitations without an address name it as missing', async () => {
  const { asked } = open();
  const box = await dialog();
  await userEvent.click(box.getByRole('button', { name: 'Send invitations' }));
  expect(box.getByText('Still missing: Email addresses')).toBeDefined();
  expect(document.activeElement).toBe(box.getByLabelText('Email addresses'));
  expect(asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/invitations'))).toEqual([]);
});
