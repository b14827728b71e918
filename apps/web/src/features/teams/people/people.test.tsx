import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoManagersAnswer } from '@crease/core/leagues/co-managers/co-manager.answers.js';
import { useOverlay } from '../../../platform/pages/overlays.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { PeopleDialog } from './PeopleDialog.js';
import { renderWith } from '../../../testing/screen.js';

const person = (user_id: string, name: string, co_manager: boolean) => ({ user_id, name, picture: null, co_manager });
const PEOPLE = [person('Us1aaaaaaaaa', 'Mel Ott', false), person('Us2aaaaaaaaa', 'Jo Doe', true)];
const INVITED = {
  id: 'In1aaaaaaaaa',
  email: 'kim@crease.test',
  account: null,
  expires_at: '2099-01-01T00:00:00.000Z',
  link: 'https://crease.test/?invitation=abc',
};

function renderPeople(answer: Partial<CoManagersAnswer>) {
  queryClient.clear();
  const whole = { people: PEOPLE, invitations: [], can_change: true, most: 3, ...answer };
  const asked = fakeServer(({ method }) => ({
    status: method === 'POST' ? 201 : 200,
    body: method === 'DELETE' ? { success: true } : whole,
  }));
  renderWith(
    queryClient,
    <PeopleDialog leagueId="Lg1aaaaaaaaa" teamId="Tm1aaaaaaaaa" name="Wolves" onClose={jest.fn()} />,
  );
  return asked;
}

test('the manager invites a co-manager by address, and removes one', async () => {
  const asked = renderPeople({});
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a co-manager' }));
  const form = screen.getByRole('form', { name: 'Invite a co-manager' });
  await userEvent.type(within(form).getByRole('textbox', { name: 'Email (optional)' }), 'kim@crease.test');
  await userEvent.click(within(form).getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'kim@crease.test' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More for Jo Doe' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from the team' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the team' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('a full team says why nobody can be invited', async () => {
  renderPeople({ invitations: [INVITED] });
  expect(await screen.findByText(/at most 3 people, open invitations included/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite a co-manager' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Revoke the invitation: kim@crease.test' })).toBeTruthy();
});

test('a co-manager sees the people and changes nothing', async () => {
  renderPeople({ can_change: false });
  expect(await screen.findByText('Mel Ott')).toBeTruthy();
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Close', 'Close']);
});

test('a co-manager leaves by the dialog of the league', async () => {
  useAuth.setState({ user: { uid: 'Us2aaaaaaaaa' } as never });
  renderPeople({ can_change: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave team and league' }));
  expect(useOverlay.getState()).toMatchObject({ open: 'leave-league', leagueId: 'Lg1aaaaaaaaa' });
});
