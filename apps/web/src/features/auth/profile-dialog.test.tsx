import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import { setUser, useAuth } from '../../platform/session/auth-store.js';
import { renewUser } from '../../platform/session/own-user.js';
import { fakeServer } from '../../testing/fake-server.js';
import { MEL } from '../../testing/session.js';
import { ProfileDialog } from './ProfileDialog.js';
import { renderRouted } from '../../testing/screen.js';

const mel: UserInfo = { ...MEL, uid: 'Us1aaaaaaaaa', emailVerified: true, language: null };

test('a name given on another device shows here, and is not undone by a profile that is being edited', async () => {
  const renamed = { ...mel, last_name: 'Otter' };
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: path.startsWith('/api/login')
      ? { userInfo: [renamed] }
      : { success: true, user: { ...renamed, first_name: 'Melvin' } },
  }));
  useAuth.setState({ status: 'signed-in' });
  setUser(mel);
  renderRouted(<ProfileDialog onClose={jest.fn()} onSaved={jest.fn()} />, '/', new QueryClient());
  const first = screen.getByLabelText<HTMLInputElement>('First name');
  await userEvent.clear(first);
  await userEvent.type(first, 'Melvin');
  await act(() => renewUser());
  expect([first.value, screen.getByLabelText<HTMLInputElement>('Last name').value]).toEqual(['Melvin', 'Otter']);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { first_name: 'Melvin', uid: mel.uid, email: mel.email, remove_picture: false },
    ]),
  );
});
