import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.js';
import { DelayNotice } from './DelayNotice.js';

const show = (timeZone: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DelayNotice leagueId="l1" timeZone={timeZone} />
    </QueryClientProvider>,
  );

test('a commissioner reads what is delayed and since when, by the clock of the league', async () => {
  const asked = fakeServer(() => ({
    status: 200,
    body: {
      delays: [
        { task: 'points', since: '2026-11-25T17:00:00.000Z' },
        { task: 'of-a-later-release', since: '2026-11-25T17:00:00.000Z' },
      ],
    },
  }));
  show('America/Toronto');
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toMatch(/^Scoring of this league has been delayed since .*12:00 PM EST\./);
  expect(notice.querySelectorAll('li')).toHaveLength(1);
  expect(asked[0]?.path).toBe('/api/l1/delays');
});

test('a league whose time zone is unknown still says what is delayed, in UTC', async () => {
  fakeServer(() => ({ status: 200, body: { delays: [{ task: 'points', since: '2026-11-25T17:00:00.000Z' }] } }));
  show('Mars/Phobos');
  expect((await screen.findByRole('status')).textContent).toMatch(/delayed since .*5:00 PM UTC\./);
});
