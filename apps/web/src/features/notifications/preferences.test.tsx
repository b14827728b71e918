import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTIFICATION_KINDS } from '@crease/core/notifications/notification.rules.js';
import { fakeServer } from '../../testing/fake-server.js';
import { PreferencesPanel } from './PreferencesPanel.js';
import { renderWith } from '../../testing/screen.js';

test('a switch that could not be kept goes back, also when the server cannot be asked any more', async () => {
  let online = true;
  let fail: () => void = () => undefined;
  fakeServer(({ method }) => {
    if (online)
      return {
        status: 200,
        body: { preferences: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true])), mail: true },
      };
    return method === 'GET' ? 'no network' : new Promise((resolve) => (fail = () => resolve('no network')));
  });
  renderWith(
    new QueryClient({
      defaultOptions: {
        queries: { retry: false, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
    <PreferencesPanel />,
  );
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(NOTIFICATION_KINDS.length));
  const first = () => screen.getAllByRole('switch')[0]?.getAttribute('aria-checked');
  online = false;
  await userEvent.click(screen.getAllByRole('switch')[0]!);
  await waitFor(() => expect(first()).toBe('false'));
  act(() => fail());
  await waitFor(() => expect(first()).toBe('true'));
});
