import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../../testing/fake-server.js';
import { DelaysPanel } from './DelaysPanel.js';

const show = (panel: ReactNode) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {panel}
      </QueryClientProvider>
    </MemoryRouter>,
  );
const delay = {
  league_id: 'l1',
  league_name: 'The Pond',
  task: 'points',
  since: '2026-11-25T12:00:00.000Z',
  tries: 3,
  next_try_at: '2026-11-25T13:00:00.000Z',
  cause: 'Invalid time zone specified: Mars/Phobos',
};
const other = { ...delay, league_id: 'l2', league_name: 'The Rink', task: 'trade-deadlines', tries: 1 };

test('the console lists delayed work with its cause, and Retry takes what works again off the list', async () => {
  const user = userEvent.setup();
  const asked = fakeServer(({ method }) => ({
    status: 200,
    body: { delays: method === 'POST' ? [other] : [delay, other] },
  }));
  show(<DelaysPanel />);
  const list = await screen.findByRole('list', { name: 'Delayed work' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('The Pond: points');
  expect(first?.textContent).toContain('3 tries');
  expect(first?.textContent).toContain('Invalid time zone specified: Mars/Phobos');
  expect(second?.textContent).toContain('The Rink: trade deadlines');
  expect(second?.textContent).toContain('1 try,');
  expect(within(list).getByRole('link', { name: 'The Pond' }).getAttribute('href')).toContain('l1');
  await user.click(screen.getByRole('button', { name: 'Retry points of The Pond' }));
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin/league-delays/retry',
    body: { league_id: 'l1', task: 'points' },
  });
  expect(screen.queryByRole('link', { name: 'The Pond' })).toBeNull();
  expect(screen.getByRole('link', { name: 'The Rink' })).toBeDefined();
});
