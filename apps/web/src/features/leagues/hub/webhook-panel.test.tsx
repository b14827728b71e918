import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE } from '../../../testing/matchups-league.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';
import { WebhookPanel } from './WebhookPanel.js';

afterEach(clearScreen);

const webhook: NonNullable<WebhookAnswer['webhook']> = {
  service: 'discord',
  ending: 'abcd',
  kinds: ['trades', 'polls'],
  on: true,
  set_by: null,
  set_at: '2026-03-01T10:00:00.000Z',
  succeeded_at: null,
  failing_since: null,
  stopped_at: null,
  next_at: null,
};

function open(answer: WebhookAnswer) {
  fakeServer(() => ({ status: 200, body: answer }));
  renderRouted(<WebhookPanel leagueId={LEAGUE} />);
}

test('without a channel the panel names what could be posted, and marks none of it', async () => {
  open({ webhook: null, tries: [] });
  const kinds = await screen.findByRole('region', { name: 'What can be posted' });
  expect(within(kinds).getByText('Trades')).toBeDefined();
  expect(within(kinds).queryByText('Posted')).toBeNull();
  expect(screen.getByRole('button', { name: 'Connect a channel' })).toBeDefined();
});

test('a channel has each kind marked as posted or not', async () => {
  open({ webhook, tries: [] });
  const kinds = await screen.findByRole('region', { name: 'What is posted' });
  expect(within(kinds).getByText('2 of 12')).toBeDefined();
  expect(within(kinds).getAllByText('Posted')).toHaveLength(2);
  expect(within(kinds).getAllByText('Not posted')).toHaveLength(10);
});
