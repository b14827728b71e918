import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTIFICATION_KINDS } from '@crease/core/notifications/notification.rules.js';
import type { PushAnswer } from '@crease/core/notifications/push.schema.js';
import { fakeServer } from '../../testing/fake-server.js';
import { PushPanel } from './PushPanel.js';
import { renderWith } from '../../testing/screen.js';

const all = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true])) as PushAnswer['preferences'];
const phone: PushAnswer['devices'][number] = {
  device_id: 'abcdefghijkm',
  device: 'Chrome on Android',
  endpoint_hash: 'x',
  made_at: '2026-11-01T00:00:00.000Z',
  succeeded_at: null,
  trouble: 'The push service of this browser does not answer. Crease retries.',
  preferences: { ...all, invitation: false },
};

function show(devices: PushAnswer['devices']) {
  const answer: PushAnswer = {
    public_key: 'k',
    preferences: all,
    quiet: null,
    urgent: false,
    devices,
    most_devices: 10,
  };
  const asked = fakeServer(() => ({ status: 200, body: answer }));
  renderWith(new QueryClient({ defaultOptions: { queries: { retry: false } } }), <PushPanel />);
  return asked;
}

test('a browser that cannot get notices is told so, and is offered nothing to choose', async () => {
  show([]);
  expect(await screen.findByText(/^This browser cannot get notices\./)).toBeTruthy();
  expect(screen.queryAllByRole('switch')).toHaveLength(0);
});

test('other devices are listed with what is wrong; kinds and quiet hours are sent as they are switched', async () => {
  const asked = show([phone]);
  expect(await screen.findByRole('list', { name: 'Devices that get notices' })).toBeTruthy();
  expect(screen.getByText(phone.trouble ?? '')).toBeTruthy();
  expect(screen.getByText(/1 kind left out/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Kinds on Chrome on Android' }));
  const group = screen.getByRole('group', { name: 'Notices on Chrome on Android' });
  const invitation = [...group.querySelectorAll<HTMLElement>('[role=switch]')][
    NOTIFICATION_KINDS.indexOf('invitation')
  ];
  expect(invitation?.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(invitation!);
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/api/push/devices/abcdefghijkm', body: { preferences: { invitation: true } } },
      { path: '/api/push', body: { quiet: { from_minute: 1_380, to_minute: 420 } } },
    ]),
  );
});
