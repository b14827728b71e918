import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Maintenance } from '@crease/core/auth/maintenance.schema.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { MaintenanceBar } from './MaintenanceBar.js';
import { clearScreen, renderWith } from '../../testing/screen.js';

afterEach(clearScreen);

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

function open(maintenance: Maintenance | null) {
  fakeServer(() => ({ status: 200, body: { config: [{}], maintenance, nhl_teams: [] } }));
  renderWith(queryClient, <MaintenanceBar />);
}

test('maintenance that is announced says when it begins and ends, with the reason', async () => {
  open({ since: inHours(2), until: inHours(3), reason: 'A new database.' });
  const words = await screen.findByText(/^Maintenance from .+ until about .+ nothing can be changed\./);
  expect(screen.getByRole('status').contains(words)).toBe(true);
  expect(words.textContent).toContain('A new database.');
});

test('maintenance that has begun says so, and leaves out an end that has passed', async () => {
  open({ since: inHours(-2), until: inHours(-1), reason: null });
  await screen.findByText(/^Crease is in maintenance\. You can look, but nothing can be changed\./);
});

test('without maintenance the live region is empty, so that later words are announced', async () => {
  open(null);
  expect((await screen.findByRole('status')).textContent).toBe('');
});
